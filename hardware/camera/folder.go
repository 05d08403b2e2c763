package camera

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"quartermaster/vision"
)

// maxPictures bounds how many pictures of a folder are used: the first ones by name.
const maxPictures = 10_000

// Folder shows the pictures of a folder in the order of their names. Each throw shows the next one, and the first follows the
// last. In a rig folder the picture of the empty board comes first, then the pictures of throws/.
// It is a vision.Source and a vision.Thrower.
type Folder struct {
	*standing
	paths []string

	turn sync.Mutex // one step at a time; guards next
	next int
}

var (
	_ vision.Source  = (*Folder)(nil)
	_ vision.Thrower = (*Folder)(nil)
)

// NewFolder lists the pictures of a folder and shows the first one that can be decoded. The error is one sentence.
func NewFolder(path string) (*Folder, error) {
	if path == "" {
		return nil, errors.New("the camera's address names no folder; write folder:PATH")
	}
	list := path
	if info, err := os.Stat(filepath.Join(path, "throws")); err == nil && info.IsDir() {
		list = filepath.Join(path, "throws")
	}
	paths, err := pictures(list)
	if err != nil {
		return nil, err
	}
	f := &Folder{standing: newStanding("folder", ""), paths: paths}
	if empty := filepath.Join(path, "calibration", "empty.jpg"); list != path && f.open(empty) == nil {
		return f, nil
	}
	if err := f.step(); err != nil {
		return nil, err
	}
	return f, nil
}

// pictures lists a folder's JPEG and PNG files in the order of their names.
func pictures(folder string) ([]string, error) {
	dir, err := os.Open(folder)
	if err != nil {
		return nil, fmt.Errorf("the folder of pictures %.300q cannot be opened: %w", folder, bare(err))
	}
	defer dir.Close()
	var paths []string
	for len(paths) < maxPictures {
		entries, err := dir.ReadDir(1000)
		for _, e := range entries {
			switch strings.ToLower(filepath.Ext(e.Name())) {
			case ".jpg", ".jpeg", ".png":
				paths = append(paths, filepath.Join(folder, e.Name()))
			}
		}
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("the folder of pictures %.300q cannot be read: %w", folder, bare(err))
		}
	}
	if len(paths) == 0 {
		return nil, fmt.Errorf("the folder %.300q has no pictures; put JPEG or PNG files there", folder)
	}
	slices.Sort(paths)
	return paths[:min(len(paths), maxPictures)], nil
}

// bare returns the cause of a file error without the path, since the sentence around it names the file.
func bare(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// open shows one picture file, or returns why it cannot.
func (f *Folder) open(path string) error {
	data, err := readBounded(path)
	if err != nil {
		return err
	}
	config, err := check(data)
	if err != nil {
		return err
	}
	f.show(data, config.Width, config.Height, "")
	return nil
}

// readBounded reads a file, or returns an error and reads nothing if the file is too large.
func readBounded(path string) ([]byte, error) {
	info, err := os.Stat(path) // before opening, since opening a pipe waits for its writer
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errors.New("it is no file")
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(io.LimitReader(file, maxBytes+1))
}

// step shows the next picture that can be decoded. The state then names the pictures that were skipped, and why.
func (f *Folder) step() error {
	var skipped []string
	for range f.paths {
		path := f.paths[f.next]
		f.next = (f.next + 1) % len(f.paths)
		err := f.open(path)
		if err == nil {
			f.mu.Lock()
			f.reason = skippedSentence(skipped)
			f.mu.Unlock()
			return nil
		}
		skipped = append(skipped, fmt.Sprintf("%.100q (%v)", filepath.Base(path), bare(err)))
	}
	return errors.New("no picture of the folder can be read: " + skippedSentence(skipped))
}

func skippedSentence(skipped []string) string {
	switch len(skipped) {
	case 0:
		return ""
	case 1:
		return "a picture was skipped: " + skipped[0]
	}
	return fmt.Sprintf("%d pictures were skipped, the first was %s", len(skipped), skipped[0])
}

// Throw implements vision.Thrower: it shows the next picture and returns when the sink has taken it. It ignores which dice are
// wanted. While Run is not running it waits until ctx ends.
func (f *Folder) Throw(ctx context.Context, _ vision.Expect, _ ...[2]float64) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	f.turn.Lock()
	defer f.turn.Unlock()
	if err := f.step(); err != nil {
		return err
	}
	return f.shown(ctx)
}
