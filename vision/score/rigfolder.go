package score

import (
	"bytes"
	"context"
	"fmt"
	"image"
	_ "image/jpeg" // pictures of a rig folder are JPEG
	_ "image/png"  // or PNG
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"quartermaster/vision"
)

// RigFolder is a folder with the setup and the calibration of a rig, and with throws and their truth.
type RigFolder struct {
	Name   string // the last element of Path
	Path   string
	Throws []vision.Truth
}

// OpenRigFolder reads the truth of a rig folder and checks that all its pictures exist.
func OpenRigFolder(path string) (RigFolder, error) {
	full, err := filepath.Abs(path)
	if err != nil {
		return RigFolder{}, err
	}
	f := RigFolder{Name: filepath.Base(full), Path: path}
	file, err := os.Open(filepath.Join(path, "truth.jsonl"))
	if err != nil {
		return f, fmt.Errorf("%s is no rig folder: %w", path, err)
	}
	defer file.Close()
	if f.Throws, err = vision.LoadTruth(file); err != nil {
		return f, fmt.Errorf("%s: %w", file.Name(), err)
	}
	if len(f.Throws) == 0 {
		return f, fmt.Errorf("%s holds no throw", file.Name())
	}
	for _, t := range f.Throws {
		if _, err := os.Stat(f.Picture(t)); err != nil {
			return f, fmt.Errorf("the picture of a truth line is missing: %w", err)
		}
	}
	return f, nil
}

// Setup returns the path of the folder's setup file.
func (f RigFolder) Setup() string { return filepath.Join(f.Path, "setup.json") }

// Picture returns the path of a throw's picture.
func (f RigFolder) Picture(t vision.Truth) string { return filepath.Join(f.Path, "throws", t.Picture) }

// Image decodes a throw's picture. It returns nil if the picture cannot be decoded. The reader refuses such a picture as well.
func (f RigFolder) Image(t vision.Truth) (image.Image, error) {
	data, err := os.ReadFile(f.Picture(t))
	if err != nil {
		return nil, err
	}
	picture, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, nil
	}
	return picture, nil
}

// Read has a reader read one throw of the folder. If the reader refuses the picture, Read returns a sight without a reading, and no
// error.
func (f RigFolder) Read(ctx context.Context, r vision.Reader, t vision.Truth, expected bool) (Sight, error) {
	s := Sight{Truth: t, Expected: expected}
	data, err := os.ReadFile(f.Picture(t))
	if err != nil {
		return s, err
	}
	var expect vision.Expect
	if expected {
		expect = t.Expect()
	}
	s.Reading, err = r.Read(ctx, vision.Frame{Data: data, Taken: time.Now(), Source: f.Name}, expect)
	if ended := ctx.Err(); ended != nil {
		return s, ended
	}
	if err != nil {
		s.Reading, s.Unread = vision.Reading{}, err.Error()
	}
	s.Reading.Picture = t.Picture
	return s, nil
}

// Match returns the folder's throws with their readings from the lines of an earlier run. A line names its picture by the file's name,
// or by a path in which the name of the rig folder precedes it.
func (f RigFolder) Match(lines []vision.ReadingLine, expected bool) ([]Sight, error) {
	at := map[string]vision.ReadingLine{}
	for _, l := range lines {
		path := strings.Split(filepath.ToSlash(l.Picture), "/")
		name := path[len(path)-1]
		if len(path) > 1 && !slices.Contains(path, f.Name) {
			continue
		}
		if _, twice := at[name]; twice {
			return nil, fmt.Errorf("%s of %s was read twice: read each rig once", name, f.Name)
		}
		at[name] = l
	}
	var all []Sight
	for _, t := range f.Throws {
		l, ok := at[t.Picture]
		if !ok {
			return nil, fmt.Errorf("there is no reading of %s in %s", t.Picture, f.Name)
		}
		l.Picture = t.Picture
		all = append(all, Sight{Truth: t, Reading: l.Reading, Unread: l.Error, Expected: expected})
	}
	return all, nil
}
