package vision

import (
	"fmt"
	"io"
	"path/filepath"
)

// Truth is what really lay on the board in one picture: one line of a rig folder's truth.jsonl.
type Truth struct {
	Picture string    `json:"picture"`
	Tags    []string  `json:"tags"`
	Dice    []TrueDie `json:"dice"`
}

// TrueDie is one die as it really lay. Value is the face that points up most, also of a die that leans; Face is what a
// printed one shows.
type TrueDie struct {
	Colour    string        `json:"colour"`
	Value     int           `json:"value"`
	Face      string        `json:"face,omitempty"`
	Pose      Pose          `json:"pose"`
	Centre    [2]float64    `json:"centre_mm"`
	Yaw       float64       `json:"yaw_deg"`
	Edge      float64       `json:"edge_mm"`
	Footprint [4][2]float64 `json:"footprint_mm"`
	Tilt      float64       `json:"tilt_deg"`
	Visible   float64       `json:"visible"` // share of the top face that the camera sees, 0 to 1
}

// Shows is what points up most, in a word: the number of pips, or what a printed face shows.
func (d TrueDie) Shows() string { return shows(d.Value, d.Face) }

// Readable says whether the camera can read the die: it lies flat and at least half of its top face is seen.
func (d TrueDie) Readable() bool { return d.Pose == Flat && d.Visible >= 0.5 }

// Tagged says whether the throw carries a tag, such as "ordinary".
func (t Truth) Tagged(tag string) bool {
	for _, have := range t.Tags {
		if have == tag {
			return true
		}
	}
	return false
}

// Expect is how many dice of each colour were thrown: what a game would tell the reader.
func (t Truth) Expect() Expect {
	e := Expect{}
	for _, d := range t.Dice {
		e[d.Colour]++
	}
	return e
}

// LoadTruth reads truth lines. Its error names the line that is wrong.
func LoadTruth(r io.Reader) ([]Truth, error) {
	var all []Truth
	seen := map[string]bool{}
	err := eachLine(r, func(line []byte) error {
		var t Truth
		if err := DecodeStrict(line, &t); err != nil {
			return err
		}
		if err := t.Check(); err != nil {
			return err
		}
		if seen[t.Picture] {
			return fmt.Errorf("picture %q stands twice", t.Picture)
		}
		seen[t.Picture] = true
		all = append(all, t)
		return nil
	})
	return all, err
}

// Check says in one sentence what is wrong with a truth.
func (t Truth) Check() error {
	if t.Picture == "" || filepath.Base(t.Picture) != t.Picture {
		return fmt.Errorf("picture %q must be the plain name of a file", t.Picture)
	}
	if len(t.Dice) > mostDice {
		return fmt.Errorf("%d dice are more than %d", len(t.Dice), mostDice)
	}
	for i, d := range t.Dice {
		switch {
		case d.Colour == "":
			return fmt.Errorf("die %d has no colour", i)
		case d.Value < 1 || d.Value > 6:
			return fmt.Errorf("die %d has the value %d, not 1 to 6", i, d.Value)
		case d.Pose != Flat && d.Pose != Cocked && d.Pose != Stacked && d.Pose != Hidden:
			return fmt.Errorf("die %d has the pose %q", i, d.Pose)
		case !(d.Edge > 0):
			return fmt.Errorf("die %d has an edge of %v mm", i, d.Edge)
		case !(d.Visible >= 0 && d.Visible <= 1):
			return fmt.Errorf("die %d is visible to %v, not 0 to 1", i, d.Visible)
		}
	}
	return nil
}
