package score

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quartermaster/vision"
)

func TestARigFolderIsWhole(t *testing.T) {
	folder := t.TempDir()
	open := func(want string) {
		t.Helper()
		_, err := OpenRigFolder(folder)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("error is %v, want %q", err, want)
		}
	}
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	open("is no rig folder")
	write("truth.jsonl", "")
	open("holds no throw")
	write("truth.jsonl", trueLine)
	open("is missing")
	write("throws/0001.jpg", "")
	open("")
}

// stub is a fake reader that returns given readings.
type stub struct {
	told    vision.Reading
	refuses error
	heard   vision.Expect
}

func (s *stub) Read(_ context.Context, _ vision.Frame, e vision.Expect) (vision.Reading, error) {
	s.heard = e
	return s.told, s.refuses
}
func (s *stub) Top(context.Context, vision.Reading) (vision.Top, error) { return vision.Top{}, nil }
func (s *stub) Close() error                                            { return nil }

func TestReadingAThrowOfAFolder(t *testing.T) {
	path := t.TempDir()
	f := RigFolder{Name: filepath.Base(path), Path: path}
	truth := vision.Truth{Picture: "0001.jpg", Dice: []vision.TrueDie{lying(4, 50, 50), lying(2, 80, 50)}}
	if _, err := f.Read(t.Context(), &stub{}, truth, false); err == nil {
		t.Error("a missing picture was read")
	}
	if err := os.Mkdir(filepath.Join(path, "throws"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(f.Picture(truth), []byte("a picture"), 0o644); err != nil {
		t.Fatal(err)
	}
	blind := &stub{}
	if s, err := f.Read(t.Context(), blind, truth, false); err != nil || blind.heard != nil || s.Reading.Picture != "0001.jpg" {
		t.Errorf("read %+v, %v; told %v", s, err, blind.heard)
	}
	told := &stub{refuses: errors.New("it is no picture")}
	if s, err := f.Read(t.Context(), told, truth, true); err != nil || told.heard["red"] != 2 || s.Unread != "it is no picture" || !s.Expected {
		t.Errorf("read %+v, %v; told %v", s, err, told.heard)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := f.Read(ended, blind, truth, false); !errors.Is(err, context.Canceled) {
		t.Errorf("after the end the error is %v", err)
	}
}

func TestReadingsFindTheirThrows(t *testing.T) {
	f := RigFolder{Name: "kitchen", Throws: []vision.Truth{{Picture: "0001.jpg"}, {Picture: "0002.jpg"}}}
	line := func(picture string, width int) vision.ReadingLine {
		return vision.ReadingLine{Reading: vision.Reading{Picture: picture, Width: width}}
	}
	for _, c := range []struct {
		name  string
		lines []vision.ReadingLine
		want  string
	}{
		{"by plain names", []vision.ReadingLine{line("0001.jpg", 1), line("0002.jpg", 2)}, ""},
		{"by paths in any order", []vision.ReadingLine{line("rigs/kitchen/throws/0002.jpg", 2), line("attic/0001.jpg", 9), line("kitchen/0001.jpg", 1)}, ""},
		{"one is missing", []vision.ReadingLine{line("0001.jpg", 1), line("attic/0002.jpg", 2)}, "there is no reading of 0002.jpg in kitchen"},
		{"one stands twice", []vision.ReadingLine{line("0001.jpg", 1), line("kitchen/0001.jpg", 1)}, "0001.jpg of kitchen was read twice"},
	} {
		t.Run(c.name, func(t *testing.T) {
			all, err := f.Match(c.lines, true)
			if c.want != "" {
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Errorf("error is %v, want %q", err, c.want)
				}
				return
			}
			if err != nil || len(all) != 2 || all[0].Reading.Width != 1 || all[1].Reading.Width != 2 || !all[0].Expected {
				t.Errorf("matched %+v, %v", all, err)
			}
		})
	}
}
