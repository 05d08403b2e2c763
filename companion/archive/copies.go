package archive

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"quartermaster/companion"
)

// Copy is a copy of everything in the folder of copies.
type Copy struct {
	Name string `json:"name"` // what Bring calls it by
	Why  string `json:"why"`  // CopyDaily …
	CopyHead
}

// Why a copy was made. Older programs made others, called "salvaged", of what they could read of a damaged record.
const (
	CopyDaily  = "daily"
	CopyBefore = "before" // before another was brought back
)

const (
	copyEnding   = ".quartermaster"
	mostCopies   = 14 // of each kind
	copyStamp    = "20060102-150405"
	betweenDaily = 20 * time.Hour
)

var copyName = regexp.MustCompile(`^(daily|before|salvaged)-[0-9]{8}-[0-9]{6}(-[0-9]{1,3})?\.quartermaster$`)

// Copies lists the copies, newest first. A file that is none is left out.
func (a *Archive) Copies() ([]Copy, error) {
	all := []Copy{}
	files, err := os.ReadDir(a.cfg.Copies)
	if a.cfg.Copies == "" || errors.Is(err, os.ErrNotExist) {
		return all, nil
	}
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		m := copyName.FindStringSubmatch(f.Name())
		if m == nil {
			continue
		}
		file, err := os.Open(filepath.Join(a.cfg.Copies, f.Name()))
		if err != nil {
			continue
		}
		head, err := ReadCopyHead(file)
		if file.Close() != nil || err != nil {
			continue
		}
		all = append(all, Copy{f.Name(), m[1], head})
	}
	slices.SortFunc(all, func(x, y Copy) int { return cmp.Or(y.Made.Compare(x.Made), strings.Compare(y.Name, x.Name)) })
	return all, nil
}

// WriteTo writes a copy of everything as it is now.
func (a *Archive) WriteTo(ctx context.Context, w io.Writer) error {
	c, err := a.cfg.House.Contents(ctx)
	if err != nil {
		return err
	}
	return WriteCopy(w, c, a.cfg.Now())
}

// CopyFailed says why the last copy could not be kept; nil: it was kept, or none was due yet.
func (a *Archive) CopyFailed() error {
	if failed := a.failed.Load(); failed != nil {
		return *failed
	}
	return nil
}

// noted keeps how the last copy went.
func (a *Archive) noted(err error) error {
	a.failed.Store(&err)
	return err
}

// KeepDaily keeps a copy if the last one is of another day and anything was played since.
func (a *Archive) KeepDaily(ctx context.Context) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.noted(a.keepDailyLocked(ctx))
}

func (a *Archive) keepDailyLocked(ctx context.Context) error {
	if a.cfg.Copies == "" {
		return nil
	}
	all, err := a.Copies()
	if err != nil {
		return err
	}
	for _, c := range all {
		if c.Why == CopyDaily && a.cfg.Now().Sub(c.Made) < betweenDaily && !c.Made.After(a.cfg.Now()) {
			return nil
		}
	}
	c, err := a.cfg.House.Contents(ctx)
	if err != nil {
		return err
	}
	now := headOf(c, a.cfg.Now())
	if now.Steps == 0 || len(all) > 0 && all[0].Steps == now.Steps && all[0].Last.Equal(now.Last) && all[0].Tables == now.Tables {
		return nil
	}
	_, err = a.keep(CopyDaily, c)
	return err
}

// KeepCopy keeps a copy now.
func (a *Archive) KeepCopy(ctx context.Context) (Copy, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	made, err := a.keepCopyLocked(ctx)
	return made, a.noted(err)
}

func (a *Archive) keepCopyLocked(ctx context.Context) (Copy, error) {
	if a.cfg.Copies == "" {
		return Copy{}, nil
	}
	c, err := a.cfg.House.Contents(ctx)
	if err != nil {
		return Copy{}, err
	}
	return a.keep(CopyDaily, c)
}

// keep writes a copy into the folder, and throws the oldest of its kind away when there are too many.
func (a *Archive) keep(why string, c *companion.Contents) (Copy, error) {
	if err := os.MkdirAll(a.cfg.Copies, 0o700); err != nil {
		return Copy{}, fmt.Errorf("the folder of copies cannot be made: %w", err)
	}
	now := a.cfg.Now()
	base := filepath.Join(a.cfg.Copies, why+"-"+now.UTC().Format(copyStamp))
	path := base + copyEnding
	for n := 2; ; n++ {
		if _, err := os.Lstat(path); errors.Is(err, os.ErrNotExist) {
			break
		}
		path = fmt.Sprintf("%s-%d%s", base, n, copyEnding)
	}
	if err := companion.WriteWhole(path, func(w io.Writer) error { return WriteCopy(w, c, now) }); err != nil {
		return Copy{}, fmt.Errorf("the copy could not be kept: %w", err)
	}
	all, err := a.Copies()
	if err != nil {
		return Copy{}, err
	}
	// The new one stays even if its date is older: clocks go wrong.
	kind := slices.DeleteFunc(all, func(c Copy) bool { return c.Why != why || c.Name == filepath.Base(path) })
	for _, old := range kind[min(len(kind), mostCopies-1):] {
		if err := os.Remove(filepath.Join(a.cfg.Copies, old.Name)); err != nil {
			return Copy{}, err
		}
	}
	return Copy{filepath.Base(path), why, headOf(c, now)}, nil
}

// dropCopies removes everything from the folder of copies.
func (a *Archive) dropCopies() error {
	if a.cfg.Copies == "" {
		return nil
	}
	files, err := os.ReadDir(a.cfg.Copies)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	for _, f := range files {
		if err := os.RemoveAll(filepath.Join(a.cfg.Copies, f.Name())); err != nil {
			return err
		}
	}
	return nil
}

// Bring puts a copy of the folder in place of everything. What is there now is kept as a copy first.
func (a *Archive) Bring(ctx context.Context, name string) (CopyHead, error) {
	if a.cfg.Copies == "" || !copyName.MatchString(name) {
		return CopyHead{}, companion.Refuse("copy-gone")
	}
	b, err := os.ReadFile(filepath.Join(a.cfg.Copies, name))
	if errors.Is(err, os.ErrNotExist) {
		return CopyHead{}, companion.Refuse("copy-gone")
	}
	if err != nil {
		return CopyHead{}, err
	}
	return a.Restore(ctx, bytes.NewReader(b))
}

// Restore puts a copy in place of everything. What is there now is kept as a copy first.
func (a *Archive) Restore(ctx context.Context, r io.Reader) (CopyHead, error) {
	c, head, err := ReadCopy(r)
	if err != nil {
		return CopyHead{}, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	return head, a.changeLocked(ctx, func(ctx context.Context, _ map[string]companion.Frozen) error {
		err := a.cfg.House.Replace(ctx, c, func(now *companion.Contents) error {
			if a.cfg.Copies == "" || headOf(now, a.cfg.Now()).Steps == 0 {
				return nil
			}
			_, err := a.keep(CopyBefore, now)
			return err
		})
		if err == nil {
			a.brought.Store(true)
		}
		return err
	})
}
