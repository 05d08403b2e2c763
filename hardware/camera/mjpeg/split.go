package mjpeg

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
)

// MaxFrame bounds the size of a frame, in bytes.
const MaxFrame = 8 << 20

// maxSide bounds width and height of a frame, in pixels.
const maxSide = 16384

// The markers of segments, without their FF (ITU-T T.81, table B.1).
const (
	sof0 = 0xc0 // start of frame, baseline
	sof2 = 0xc2 // start of frame, progressive
	dht  = 0xc4 // Huffman tables
	rst0 = 0xd0 // restart, up to rst7
	rst7 = 0xd7
	soi  = 0xd8 // start of image
	eoi  = 0xd9 // end of image
	sos  = 0xda // start of scan
	tem  = 0x01
)

// errBroken says that a frame is incomplete or damaged.
var errBroken = errors.New("a frame of the stream is not whole")

// Frame is one picture of a stream.
type Frame struct {
	Data          []byte // a JPEG file
	Width, Height int    // pixels, as its header says
}

// Splitter reads frames from a stream. It is for one goroutine.
type Splitter struct {
	r      *bufio.Reader
	begun  bool   // the start marker of the next frame has been read
	broken uint64 // frames that were dropped
}

// NewSplitter makes a splitter of a stream.
func NewSplitter(r io.Reader) *Splitter { return &Splitter{r: bufio.NewReaderSize(r, 64<<10)} }

// Broken returns the number of frames dropped so far: cut off, larger than MaxFrame, or damaged between their segments.
func (s *Splitter) Broken() uint64 { return s.broken }

// Next returns the next whole frame, in memory of its own. The error is the stream's: io.EOF at its end.
func (s *Splitter) Next() (Frame, error) {
	for {
		if !s.begun {
			if err := s.seek(); err != nil {
				return Frame{}, err
			}
		}
		s.begun = false
		b := builder{Frame: Frame{Data: []byte{0xff, soi}}}
		err := s.frame(&b)
		if err == nil {
			return b.Frame, nil
		}
		s.broken++
		if !errors.Is(err, errBroken) {
			return Frame{}, err
		}
	}
}

// seek skips to the next start of image.
func (s *Splitter) seek() error {
	for {
		switch _, err := s.r.ReadSlice(0xff); {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil:
			return err
		}
		m, err := s.marker()
		if err != nil {
			return err
		}
		if m == soi {
			return nil
		}
	}
}

// marker reads the byte after FF. Any number of FF bytes may come before it.
func (s *Splitter) marker() (byte, error) {
	for {
		m, err := s.r.ReadByte()
		if err != nil || m != 0xff {
			return m, err
		}
	}
}

// builder is a frame that is being read.
type builder struct {
	Frame
	kind    byte // marker of its frame header: sof0, sof2 …; 0 before the header
	tables  bool // it has Huffman tables
	scanned bool
}

// frame reads a frame from after its start marker to its end.
func (s *Splitter) frame(b *builder) error {
	for {
		f, err := s.r.ReadByte()
		if err != nil {
			return err
		}
		if f != 0xff {
			return errBroken
		}
		m, err := s.marker()
		if err != nil {
			return err
		}
		for m == sos && err == nil { // a scan ends with the marker after it
			m, err = s.scan(b)
		}
		if err != nil {
			return err
		}
		switch {
		case m == eoi && b.scanned:
			b.Data = append(b.Data, 0xff, eoi)
			return nil
		case m == soi:
			s.begun = true // the previous frame was truncated
			return errBroken
		case m == tem || m >= rst0 && m <= rst7:
			b.Data = append(b.Data, 0xff, m)
		case m < sof0 || m == eoi: // reserved, or the end before any scan
			return errBroken
		default:
			if err := s.segment(b, m); err != nil {
				return err
			}
		}
	}
}

// segment reads one segment, whose length stands in it.
func (s *Splitter) segment(b *builder, m byte) error {
	head, err := s.r.Peek(2)
	if err != nil {
		return eof(err)
	}
	n := int(binary.BigEndian.Uint16(head))
	if n < 2 || len(b.Data)+2+n > MaxFrame {
		return errBroken
	}
	at := len(b.Data) + 2
	b.Data = append(append(b.Data, 0xff, m), make([]byte, n)...)
	if _, err := io.ReadFull(s.r, b.Data[at:]); err != nil {
		return eof(err)
	}
	switch body := b.Data[at+2:]; {
	case m == dht:
		b.tables = true
	case m >= sof0 && m <= 0xcf && m != 0xc8 && m != 0xcc: // a frame header of any kind
		if b.kind != 0 || len(body) < 6 {
			return errBroken
		}
		b.kind, b.Height, b.Width = m, int(binary.BigEndian.Uint16(body[1:])), int(binary.BigEndian.Uint16(body[3:]))
		if b.Width < 1 || b.Height < 1 || b.Width > maxSide || b.Height > maxSide {
			return errBroken
		}
	}
	return nil
}

// scan reads a scan's header and its coded data, and returns the marker that ends it.
func (s *Splitter) scan(b *builder) (byte, error) {
	if b.kind == 0 {
		return 0, errBroken
	}
	if !b.tables {
		if b.kind > sof0+1 { // the standard tables are for baseline pictures only
			return 0, errBroken
		}
		b.Data, b.tables = append(b.Data, standardTables...), true
	}
	if err := s.segment(b, sos); err != nil {
		return 0, err
	}
	b.scanned = true
	for {
		data, err := s.r.ReadSlice(0xff)
		if len(b.Data)+len(data) > MaxFrame-4 {
			return 0, errBroken
		}
		b.Data = append(b.Data, data...)
		if errors.Is(err, bufio.ErrBufferFull) {
			continue
		}
		if err != nil {
			return 0, err
		}
		m, err := s.marker()
		if err != nil {
			return 0, err
		}
		if m == 0 || m >= rst0 && m <= rst7 {
			b.Data = append(b.Data, m)
			continue
		}
		b.Data = b.Data[:len(b.Data)-1] // without the FF of the marker
		return m, nil
	}
}

// eof returns err, with io.ErrUnexpectedEOF replaced by io.EOF.
func eof(err error) error {
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return io.EOF
	}
	return err
}
