package score

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"

	"quartermaster/vision"
)

// PlacesRead tags a throw whose values, colours and poses people have confirmed, but whose places are the reader's own:
// places are not scored there, and neither are battles, which hang on them.
const PlacesRead = "places-read"

// mostCases bounds the cases of one rig.
const mostCases = 2000

// Cases keeps throws that people have put right or confirmed as a rig folder: rig.json, throws and truth.jsonl, one folder
// for each rig that was used. Any number of goroutines may use it.
type Cases struct {
	folder string
	rig    []byte

	mu sync.Mutex
}

// OpenCases keeps cases of a rig in a folder of that rig's own below the given one. Nothing is written before the first
// case.
func OpenCases(folder, rigName string, rig []byte) *Cases {
	return &Cases{folder: filepath.Join(folder, rigName), rig: rig}
}

// Folder is where the cases of the rig are kept.
func (c *Cases) Folder() string { return c.folder }

// caseName is what a case may be called; it becomes the name of a file.
var caseName = regexp.MustCompile(`^[a-z0-9]{1,40}$`)

// Keep keeps one throw: its picture (JPEG) and what really lay there, as people have said. A case that was kept already is
// replaced.
func (c *Cases) Keep(name string, picture []byte, dice []vision.Die) error {
	if !caseName.MatchString(name) {
		return fmt.Errorf("a case cannot be called %.60q", name)
	}
	truth := vision.Truth{Picture: name + ".jpg", Tags: []string{"corrected", PlacesRead}, Dice: []vision.TrueDie{}}
	for _, d := range dice {
		t := vision.TrueDie{Colour: d.Colour, Value: d.Value, Face: d.Face, Pose: d.Pose, Centre: d.Centre, Yaw: d.Yaw, Edge: d.Edge, Footprint: d.Footprint, Visible: 1}
		if d.Pose == vision.Hidden {
			t.Visible = 0.25
		}
		if t.Value == 0 && t.Pose != vision.Flat {
			t.Value = 1 // what does not lie flat shows nothing that is scored
		}
		truth.Dice = append(truth.Dice, t)
	}
	if err := truth.Check(); err != nil {
		return fmt.Errorf("the throw is no case: %w", err)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	all, err := c.load()
	if err != nil {
		return err
	}
	if i := slices.IndexFunc(all, func(t vision.Truth) bool { return t.Picture == truth.Picture }); i >= 0 {
		all[i] = truth
	} else {
		all = append(all, truth)
	}
	if len(all) > mostCases {
		return fmt.Errorf("%s holds %d cases already; put them elsewhere", c.folder, mostCases)
	}
	var lines bytes.Buffer
	for _, t := range all {
		line, err := json.Marshal(t)
		if err != nil {
			return err
		}
		lines.Write(append(line, '\n'))
	}
	if err := os.MkdirAll(filepath.Join(c.folder, "throws"), 0o755); err != nil {
		return err
	}
	// The truth comes last: a picture without a line is no case, a line without a picture would be a broken folder.
	for _, f := range []struct {
		name string
		data []byte
	}{{"rig.json", c.rig}, {filepath.Join("throws", truth.Picture), picture}, {"truth.jsonl", lines.Bytes()}} {
		if err := replace(filepath.Join(c.folder, f.name), f.data); err != nil {
			return err
		}
	}
	return nil
}

func (c *Cases) load() ([]vision.Truth, error) {
	file, err := os.Open(filepath.Join(c.folder, "truth.jsonl"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return vision.LoadTruth(file)
}

// replace writes a file whole or not at all.
func replace(path string, data []byte) error {
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, data) {
		return nil
	}
	file, err := os.CreateTemp(filepath.Dir(path), ".part-*")
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	err = errors.Join(err, file.Chmod(0o644), file.Sync(), file.Close())
	if err == nil {
		err = os.Rename(file.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(file.Name()))
	}
	return nil
}
