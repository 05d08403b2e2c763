package archive

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"maps"
	"regexp"
	"slices"
	"time"

	"quartermaster/companion"
)

// A copy of everything is one gzip stream of lines, each a JSON object: a head, papers of the house, for each table its
// name, papers and entries, and an end that holds the sum of all lines before it. It holds no file names, and its names must match
// patterns, so that a copy that is brought back cannot write outside of the record.
type (
	// CopyHead says what a copy holds, so that a list of copies need not read them.
	CopyHead struct {
		Format int       `json:"quartermaster"` // 1
		Made   time.Time `json:"made"`
		Tables int       `json:"tables"`
		Steps  int       `json:"steps"`         // entries of all tables
		Last   time.Time `json:"last,omitzero"` // when the newest of them was given
	}
	copyLine struct {
		Table string          `json:"table,omitempty"`
		Paper string          `json:"paper,omitempty"`
		Body  []byte          `json:"body,omitempty"`
		Entry json.RawMessage `json:"entry,omitempty"`
		End   string          `json:"end,omitempty"` // SHA-256 of the lines before, each with its line feed
	}
)

const copyFormat = 1

// The bounds of a copy. The longest evening has a few hundred steps.
const (
	mostCopyLine   = 4 << 20
	mostCopyBytes  = 256 << 20 // unpacked
	mostCopyRatio  = 60        // unpacked by packed; what this program writes packs to a tenth or so
	freeCopyBytes  = 4 << 20   // unpacked, before anybody looks at the ratio
	mostCopySteps  = 2_000_000
	mostCopyTables = 100
	mostCopyPapers = 20_000
)

var paperName = regexp.MustCompile(`^[a-z]{1,20}(/[a-z0-9-]{1,40})?$`)

// headOf sums up what is kept.
func headOf(c *companion.Contents, made time.Time) CopyHead {
	h := CopyHead{Format: copyFormat, Made: made.UTC(), Tables: len(c.Tables)}
	for _, k := range c.Tables {
		h.Steps += len(k.Entries)
		if n := len(k.Entries); n > 0 && k.Entries[n-1].At.After(h.Last) {
			h.Last = k.Entries[n-1].At
		}
	}
	return h
}

// WriteCopy writes everything that a house keeps, but for answers that are still sealed.
func WriteCopy(w io.Writer, c *companion.Contents, made time.Time) error {
	z := gzip.NewWriter(w)
	sum := sha256.New()
	out := bufio.NewWriter(io.MultiWriter(z, sum))
	enc := json.NewEncoder(out)
	papers := func(p map[string][]byte) error {
		for _, name := range slices.Sorted(maps.Keys(p)) {
			if name == companion.SealedPaper {
				continue
			}
			if err := enc.Encode(copyLine{Paper: name, Body: p[name]}); err != nil {
				return err
			}
		}
		return nil
	}
	if err := enc.Encode(headOf(c, made)); err != nil {
		return err
	}
	if err := papers(c.Papers); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(c.Tables)) {
		if err := enc.Encode(copyLine{Table: id}); err != nil {
			return err
		}
		if err := papers(c.Tables[id].Papers); err != nil {
			return err
		}
		for _, e := range c.Tables[id].Entries {
			b, err := e.Marshal()
			if err != nil {
				return err
			}
			if err := enc.Encode(copyLine{Entry: b}); err != nil {
				return err
			}
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if err := json.NewEncoder(z).Encode(copyLine{End: hex.EncodeToString(sum.Sum(nil))}); err != nil {
		return err
	}
	return z.Close()
}

// copyReader reads the lines of a copy, bounded.
type copyReader struct {
	packed *counted
	lines  *bufio.Reader
	sum    hash.Hash
	read   int64
}

// counted counts what is read of a stream.
type counted struct {
	io.Reader
	n int64
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += int64(n)
	return n, err
}

func newCopyReader(r io.Reader) (*copyReader, error) {
	packed := &counted{Reader: r}
	z, err := gzip.NewReader(bufio.NewReaderSize(packed, 16<<10))
	if err != nil {
		return nil, companion.Refuse("copy-none")
	}
	return &copyReader{packed, bufio.NewReaderSize(z, 64<<10), sha256.New(), 0}, nil
}

// next gives a line with its line feed, and the sum of those before it.
func (r *copyReader) next() (line []byte, before []byte, err error) {
	before = r.sum.Sum(nil)
	for {
		part, err := r.lines.ReadSlice('\n')
		// A small file that unpacks to very much was made to harm.
		if r.read += int64(len(part)); len(line)+len(part) > mostCopyLine || r.read > mostCopyBytes || r.read > freeCopyBytes+mostCopyRatio*r.packed.n {
			return nil, nil, companion.Refuse("copy-big")
		}
		line = append(line, part...)
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil:
			return nil, nil, companion.Refuse("copy-damaged")
		}
		r.sum.Write(line)
		return line, before, nil
	}
}

func (r *copyReader) head() (h CopyHead, err error) {
	line, _, err := r.next()
	if err != nil {
		return CopyHead{}, err
	}
	if json.Unmarshal(line, &h) != nil || h.Format < 1 {
		return CopyHead{}, companion.Refuse("copy-none")
	}
	if h.Format > copyFormat {
		return CopyHead{}, companion.Refuse("copy-newer")
	}
	return h, nil
}

// ReadCopyHead reads what a copy holds, and not whether it is whole.
func ReadCopyHead(r io.Reader) (CopyHead, error) {
	c, err := newCopyReader(r)
	if err != nil {
		return CopyHead{}, err
	}
	return c.head()
}

// ReadCopy reads a whole copy. An error is *Refused and says in words for people what is wrong with it.
func ReadCopy(r io.Reader) (*companion.Contents, CopyHead, error) {
	in, err := newCopyReader(r)
	if err != nil {
		return nil, CopyHead{}, err
	}
	head, err := in.head()
	if err != nil {
		return nil, CopyHead{}, err
	}
	c := copied{all: &companion.Contents{Papers: map[string][]byte{}, Tables: map[string]*companion.TableContents{}}}
	for {
		line, before, err := in.next()
		if err != nil {
			return nil, CopyHead{}, err
		}
		var l copyLine
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		if d.Decode(&l) != nil {
			return nil, CopyHead{}, companion.Refuse("copy-damaged")
		}
		if l.End == "" {
			if err := c.add(l); err != nil {
				return nil, CopyHead{}, err
			}
			continue
		}
		if l.End != hex.EncodeToString(before) || in.over() != nil || c.steps != head.Steps {
			return nil, CopyHead{}, companion.Refuse("copy-damaged")
		}
		return c.all, head, nil
	}
}

// copied is the part of a copy that was read so far.
type copied struct {
	all           *companion.Contents
	at            *companion.TableContents // the table that lines belong to; nil: none has begun
	steps, papers int
}

// add takes one line of a copy.
func (c *copied) add(l copyLine) error {
	switch {
	case l.Table != "":
		if !companion.TableName.MatchString(l.Table) || c.all.Tables[l.Table] != nil || len(c.all.Tables) >= mostCopyTables {
			return companion.Refuse("copy-odd")
		}
		c.at = &companion.TableContents{Papers: map[string][]byte{}}
		c.all.Tables[l.Table] = c.at
	case l.Paper != "":
		if c.papers++; !paperName.MatchString(l.Paper) || c.papers > mostCopyPapers {
			return companion.Refuse("copy-odd")
		}
		into := c.all.Papers
		if c.at != nil {
			into = c.at.Papers
		}
		into[l.Paper] = append([]byte{}, l.Body...)
	case l.Entry != nil && c.at != nil:
		e, err := companion.UnmarshalEntry(l.Entry)
		if c.steps++; err != nil || c.steps > mostCopySteps || e.No != int64(len(c.at.Entries))+1 {
			return companion.Refuse("copy-damaged")
		}
		c.at.Entries = append(c.at.Entries, e)
	default:
		return companion.Refuse("copy-damaged")
	}
	return nil
}

// over checks that the stream ends here and that gzip's own checksum is right.
func (r *copyReader) over() error {
	if _, err := r.lines.ReadByte(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("there is more after the end: %w", err)
	}
	return nil
}
