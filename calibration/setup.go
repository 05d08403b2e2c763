package calibration

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// SetupVersion is the version of the setup file that this program reads.
const SetupVersion = 1

// The bounds of what an owner may give.
const (
	maxSetupBytes   = 1 << 20
	maxPictureBytes = 24 << 20
	maxLensPictures = 60
	maxColours      = 16
	maxTaps         = 200
	maxFaces        = 48 // pictures of the faces of one printed die
)

// Setup is what the owner gives: sizes, colours, pictures and taps. It is read from setup.json.
type Setup struct {
	Version int           `json:"version"`
	Name    string        `json:"name"`
	Board   Board         `json:"board"`
	Die     SetupDie      `json:"die"`
	Colours []SetupColour `json:"colours"`
	Lens    *SetupLens    `json:"lens,omitempty"`       // nil: taken as free of distortion
	Corners [][2]float64  `json:"corners_px,omitempty"` // of the floor, in Empty: (0,0), (w,0), (w,h), (0,h)
	Empty   string        `json:"empty"`
	Teach   *SetupTeach   `json:"teach,omitempty"`

	dir  string // the setup file's folder, to which its paths are relative
	held *held  // its pictures, read in advance by LoadPictures; nil: each is read on demand
}

// SetupDie is the size of the dice; a nil edge is measured from the teaching picture.
type SetupDie struct {
	EdgeMM *float64 `json:"edge_mm,omitempty"`
}

// SetupColour is one colour of the set and what it stands for. A die with printed faces, such as a combat die, is a
// colour of its own that is taught by its faces.
type SetupColour struct {
	Name  string      `json:"name"`
	Role  string      `json:"role,omitempty"`
	Faces []SetupFace `json:"faces,omitempty"`
}

// SetupFace is a picture of one face of a printed die: the die lies on the board with that face up. Each face is shown
// once or twice; the order in which faces are named first is the order of their values.
type SetupFace struct {
	Face    string      `json:"face"` // what it is called: "2", "star"
	Picture string      `json:"picture"`
	At      *[2]float64 `json:"px,omitempty"` // a place on the die, raw pixels; nil: nothing else lies there that the empty board lacks
}

// Shown is one face of a printed die as the owner shows it: a SetupFace with its picture, encoded.
type Shown struct {
	Face    string
	Picture []byte
	At      *[2]float64
}

// SetupLens is the source of the lens: pictures of a chessboard, or the name of a stock lens.
type SetupLens struct {
	Pictures   []string    `json:"pictures,omitempty"` // file names, * allowed
	Chessboard *Chessboard `json:"chessboard,omitempty"`
	Profile    string      `json:"profile,omitempty"`
}

// Chessboard is the printed board of the lens pictures: inner corners and the side of a square.
type Chessboard struct {
	Columns  int     `json:"columns"`
	Rows     int     `json:"rows"`
	SquareMM float64 `json:"square_mm"`
}

// SetupTeach is a picture of dice whose colours the owner says.
type SetupTeach struct {
	Picture string `json:"picture"`
	Dice    []Tap  `json:"dice"`
}

// Tap is one die of the teaching picture: its colour and a place on it (raw pixels, up to 4 px off).
type Tap struct {
	Colour string     `json:"colour"`
	At     [2]float64 `json:"px"`
}

// LoadSetup reads and checks a setup file. Its error is one sentence that says what to correct.
func LoadSetup(path string) (*Setup, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, cannotOpen(path, err)
	}
	defer f.Close()
	data, err := readBounded(f, maxSetupBytes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	s, err := ParseSetup(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	s.dir = filepath.Dir(path)
	return s, nil
}

// ParseSetup reads and checks the text of a setup file whose pictures lie in the working directory.
func ParseSetup(data []byte) (*Setup, error) {
	if err := checkVersion(data, SetupVersion, "change it, or use a program that knows it"); err != nil {
		return nil, err
	}
	var s Setup
	if err := decodeStrict(data, &s); err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
		return nil, err
	}
	s.dir = "."
	return &s, nil
}

// Open reads a picture that the setup names. The path may not lead out of the setup file's folder.
func (s *Setup) Open(path string) ([]byte, error) {
	if s.held != nil {
		return s.held.open(path)
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return nil, cannotOpen(s.dir, err)
	}
	defer root.Close()
	return readIn(root, path)
}

// LensPictures are the names of the lens pictures with their * filled in, sorted, each once.
func (s *Setup) LensPictures() ([]string, error) {
	if s.Lens == nil {
		return nil, nil
	}
	if s.held != nil {
		return s.held.lens, nil
	}
	root, err := os.OpenRoot(s.dir)
	if err != nil {
		return nil, cannotOpen(s.dir, err)
	}
	defer root.Close()
	var all []string
	for _, pattern := range s.Lens.Pictures {
		found, err := fs.Glob(root.FS(), filepath.ToSlash(filepath.Clean(pattern)))
		if err != nil || len(found) == 0 {
			return nil, fmt.Errorf("no picture is called %q (lens.pictures): check the name, it is relative to the setup file", pattern)
		}
		all = append(all, found...)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	if len(all) > maxLensPictures {
		return nil, fmt.Errorf("lens.pictures names %d pictures: keep the best %d or fewer", len(all), maxLensPictures)
	}
	return all, nil
}

func readIn(root *os.Root, path string) ([]byte, error) {
	f, err := root.Open(filepath.FromSlash(path))
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("there is no file %q: check the name, it is relative to the setup file", path)
		}
		return nil, cannotOpen(path, err)
	}
	defer f.Close()
	data, err := readBounded(f, maxPictureBytes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return data, nil
}

// readBounded reads a whole file of at most limit bytes. It never reads more than that into memory.
func readBounded(f io.Reader, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, fmt.Errorf("the file cannot be read (%w): check the disk and the name", unwrapPath(err))
	}
	if int64(len(data)) > limit {
		return nil, fmt.Errorf("the file is larger than %d MB: give a smaller one", limit>>20)
	}
	if len(data) == 0 {
		return nil, errors.New("the file is empty: give another")
	}
	return data, nil
}

func cannotOpen(path string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("there is no file %q: check the name", path)
	}
	return fmt.Errorf("%q cannot be opened (%w): check the name and the rights", path, unwrapPath(err))
}

// unwrapPath removes the system call and the path from an error: the message names the file already.
func unwrapPath(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

// insideFolder says whether a path stays within its folder.
func insideFolder(path string) bool {
	return path != "" && !strings.ContainsRune(path, 0) && filepath.IsLocal(filepath.FromSlash(path))
}
