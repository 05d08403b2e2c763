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

	"github.com/google/renameio/v2/maybe"

	"quartermaster/vision"
)

// PlacesRead tags a throw of which people have confirmed the values, colours and poses, but not the positions. Those come from the
// reader itself. So neither its positions nor its battles, which depend on positions, are scored.
const PlacesRead = "places-read"

// Accepted tags a throw about which nobody was asked and which people left as it was read.
const Accepted = "accepted"

// mostCases is the maximum number of cases of one rig. Chosen.
const mostCases = 2000

// Cases stores throws that people have corrected or confirmed. Each rig has a rig folder of its own, with rig.json, throws and
// truth.jsonl. Several goroutines may use it at the same time.
type Cases struct {
	folder string
	rig    []byte
	newest int // how many are kept, the newest, accepted throws among them; 0: mostCases, and no accepted ones

	mu sync.Mutex
}

// OpenCases returns the cases of a rig. They are stored in the subfolder rigName of the given folder. It writes nothing: files are
// written with the first case.
func OpenCases(folder, rigName string, rig []byte) *Cases {
	return &Cases{folder: filepath.Join(folder, rigName), rig: rig}
}

// OpenNewest returns the cases of a rig like OpenCases. It keeps accepted throws as well, and at most so many: the oldest accepted throw makes
// room for a new one, and the oldest of all where there is none.
func OpenNewest(folder, rigName string, rig []byte, most int) *Cases {
	c := OpenCases(folder, rigName, rig)
	c.newest = most
	return c
}

// Folder returns the folder of the rig's cases.
func (c *Cases) Folder() string { return c.folder }

// caseName matches valid names of cases. They become names of files.
var caseName = regexp.MustCompile(`^[a-z0-9]{1,40}$`)

// Keep stores one throw: its picture (JPEG) and its dice as people have confirmed or corrected them. It replaces an earlier case with
// the same name. said says whether people said something about it; if not, they accepted what was read.
func (c *Cases) Keep(name string, picture []byte, dice []vision.Die, said bool) error {
	if !said && c.newest == 0 {
		return nil
	}
	if !caseName.MatchString(name) {
		return fmt.Errorf("a case cannot be called %.60q", name)
	}
	truth := truthOf(name, dice, said)
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
	all, gone := c.makeRoom(all)
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
	// The truth is written last. A picture without a line in it is ignored, but a line without a picture would make the folder invalid.
	for _, f := range []struct {
		name string
		data []byte
	}{{"rig.json", c.rig}, {filepath.Join("throws", truth.Picture), picture}, {"truth.jsonl", lines.Bytes()}} {
		if err := replace(filepath.Join(c.folder, f.name), f.data); err != nil {
			return err
		}
	}
	for _, picture := range gone { // a picture without a line is ignored, so nothing is wrong if it stays
		_ = os.Remove(filepath.Join(c.folder, "throws", picture))
	}
	return nil
}

// truthOf describes the dice of a case as people have confirmed them.
func truthOf(name string, dice []vision.Die, said bool) vision.Truth {
	truth := vision.Truth{Picture: name + ".jpg", Tags: []string{"corrected", PlacesRead}, Dice: []vision.TrueDie{}}
	if !said {
		truth.Tags[0] = Accepted
	}
	for _, d := range dice {
		t := vision.TrueDie{Colour: d.Colour, Value: d.Value, Face: d.Face, Pose: d.Pose, Centre: d.Centre, Yaw: d.Yaw, Edge: d.Edge, Footprint: d.Footprint, Visible: 1}
		if d.Pose == vision.Hidden {
			t.Visible = 0.25
		}
		if t.Value == 0 && t.Pose != vision.Flat {
			t.Value = 1 // the value of a die that does not lie flat is not scored
		}
		truth.Dice = append(truth.Dice, t)
	}
	return truth
}

// makeRoom leaves out the cases for which there is no room, and names their pictures.
func (c *Cases) makeRoom(all []vision.Truth) (left []vision.Truth, gone []string) {
	for c.newest > 0 && len(all) > c.newest {
		i := max(0, slices.IndexFunc(all[:len(all)-1], func(t vision.Truth) bool { return t.Tagged(Accepted) }))
		gone = append(gone, all[i].Picture)
		all = slices.Delete(all, i, i+1)
	}
	return all, gone
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

// replace replaces the content of a file atomically.
func replace(path string, data []byte) error {
	if old, err := os.ReadFile(path); err == nil && bytes.Equal(old, data) {
		return nil
	}
	return maybe.WriteFile(path, data, 0o644)
}
