package worker

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Keep keeps the pictures during which a child died in a folder, each with a text that says how it died. The oldest are
// removed.
type Keep struct {
	Folder string // "": nothing is kept
	Most   int    // how many pictures are kept; 0: 20
	// Failed, if not nil, is called with an error of writing.
	Failed func(error)
}

const (
	keptPrefix = "broken-"
	keptMost   = 20
)

// save keeps one picture.
func (k Keep) save(r request, picture []byte, why, stderr string) {
	if k.Folder == "" {
		return
	}
	if err := k.write(r, picture, why, stderr, time.Now()); err != nil && k.Failed != nil {
		k.Failed(fmt.Errorf("the picture that broke the reader could not be kept: %w", err))
	}
}

func (k Keep) write(r request, picture []byte, why, stderr string, now time.Time) error {
	if err := os.MkdirAll(k.Folder, 0o755); err != nil {
		return err
	}
	name := keptPrefix + now.UTC().Format("20060102-150405.000000000")
	ending := ".jpg"
	if bytes.HasPrefix(picture, []byte("\x89PNG")) {
		ending = ".png"
	}
	text := fmt.Sprintf("%s.\nsource %q, frame %d, taken %s, expected %v\n\n%s", why, r.Source, r.Serial, r.Taken.Format(time.RFC3339Nano), r.Expect, stderr)
	if err := os.WriteFile(filepath.Join(k.Folder, name+ending), picture, 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(k.Folder, name+".txt"), []byte(text), 0o644); err != nil {
		return err
	}
	return k.prune()
}

// prune removes the oldest pictures; the names sort by time.
func (k Keep) prune() error {
	most := k.Most
	if most <= 0 {
		most = keptMost
	}
	entries, err := os.ReadDir(k.Folder)
	if err != nil {
		return err
	}
	var names []string
	for _, e := range entries {
		n := e.Name()
		if strings.HasPrefix(n, keptPrefix) && !e.IsDir() {
			names = append(names, strings.TrimSuffix(n, filepath.Ext(n)))
		}
	}
	slices.Sort(names)
	names = slices.Compact(names)
	for len(names) > most {
		for _, ending := range []string{".jpg", ".png", ".txt"} {
			if err := os.Remove(filepath.Join(k.Folder, names[0]+ending)); err != nil && !os.IsNotExist(err) {
				return err
			}
		}
		names = names[1:]
	}
	return nil
}
