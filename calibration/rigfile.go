package calibration

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/google/renameio/v2/maybe"
)

const maxRigBytes = 64 << 20

const calibrateAgain = "run quartermaster calibrate again"

// LoadRig reads and checks a rig file. Its error is one sentence that says what to do.
func LoadRig(path string) (*Rig, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, cannotOpen(path, err)
	}
	defer f.Close()
	data, err := readBounded(f, maxRigBytes)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	r, err := ParseRig(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	return r, nil
}

// ParseRig reads and checks the text of a rig file.
func ParseRig(data []byte) (*Rig, error) {
	if len(data) > maxRigBytes {
		return nil, fmt.Errorf("the file is larger than %d MB: %s", maxRigBytes>>20, calibrateAgain)
	}
	if err := checkVersion(data, RigVersion, calibrateAgain); err != nil {
		return nil, err
	}
	var r Rig
	if err := decodeStrict(data, &r); err != nil {
		return nil, err
	}
	if err := r.Check(); err != nil {
		return nil, err
	}
	return &r, nil
}

// Encode gives the rig file's text. A rig that would not be loaded again is refused.
func (r *Rig) Encode() ([]byte, error) {
	if err := r.Check(); err != nil {
		return nil, err
	}
	whole := *r
	if whole.Teach.Dice == nil {
		whole.Teach.Dice = []TaughtDie{}
	}
	text, err := json.MarshalIndent(&whole, "", " ")
	if err != nil {
		return nil, err
	}
	// Lists of numbers on one line: a matrix is read as a row, not as nine lines.
	text = numbers.ReplaceAllFunc(text, func(list []byte) []byte {
		return append([]byte("["), append(bytes.Join(bytes.Fields(list[1:len(list)-1]), []byte(" ")), ']')...)
	})
	text = append(text, '\n')
	if len(text) > maxRigBytes {
		return nil, fmt.Errorf("the rig file would be larger than %d MB: give smaller pictures", maxRigBytes>>20)
	}
	return text, nil
}

// A list of numbers over several lines; a string has no line breaks in JSON, so none is touched.
var numbers = regexp.MustCompile(`\[\n\s*[-+.0-9eE]+(,\s+[-+.0-9eE]+)*\s*\]`)

// Save writes the rig file. The file that was there before stays whole until the new one is on disk.
func (r *Rig) Save(path string) error {
	text, err := r.Encode()
	if err != nil {
		return err
	}
	if err := maybe.WriteFile(path, text, 0o644); err != nil {
		return fmt.Errorf("%s cannot be written (%w): check the folder and the free space", path, unwrapPath(err))
	}
	return nil
}
