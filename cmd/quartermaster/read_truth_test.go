//go:build cgo && linux

package main

import (
	"encoding/json"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/score"
)

// truthRigs are the rigs whose battles are compared. They are the repository's, or those of QM_THROWS where that is set.
var truthRigs = []string{"A_recommended", "B_webcam", "E_wide"}

// whole is a line of "quartermaster read --resolve", loaded again.
type whole struct {
	vision.Reading
	Error   string  `json:"error"`
	Duels   []duel  `json:"duels"`
	Outcome outcome `json:"outcome"`
}

// asRead is the truth as a perfect reader would give it.
func asRead(truth vision.Truth) vision.Reading {
	var read vision.Reading
	for i, d := range truth.Dice {
		read.Dice = append(read.Dice, vision.Die{ID: i, Colour: d.Colour, Value: d.Value, Pose: d.Pose, Centre: d.Centre, Edge: d.Edge, Footprint: d.Footprint})
	}
	return read
}

func duelsAreTrue(t *testing.T, program string) {
	throws := os.Getenv("QM_THROWS")
	if throws == "" {
		throws = "../../vision/testdata/throws"
	}
	throwsSeen, battles, duels := 0, 0, 0
	for _, name := range truthRigs {
		n, b, d := rigsDuels(t, program, filepath.Join(throws, name))
		throwsSeen, battles, duels = throwsSeen+n, battles+b, duels+d
	}
	t.Logf("%d throws, %d battles, %d duels", throwsSeen, battles, duels)
	if 3*battles < throwsSeen || duels < 5 {
		t.Errorf("of %d throws only %d battles with %d duels could be compared", throwsSeen, battles, duels)
	}
}

// rigsDuels compares the battles of one rig and says how many throws there are, and how many battles and duels were compared.
func rigsDuels(t *testing.T, program, at string) (throws, battles, duels int) {
	t.Helper()
	folder, err := score.OpenRigFolder(at)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "rig.json")
	if out, err := exec.CommandContext(t.Context(), program, "calibrate", folder.Setup(), "-o", file).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	rig, err := calibration.LoadRig(file)
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"read", "--rig", file, "--resolve", "sevenseas"}
	for _, truth := range folder.Throws {
		args = append(args, folder.Picture(truth))
	}
	out, err := exec.CommandContext(t.Context(), program, args...).Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) != len(folder.Throws) {
		t.Fatalf("%d lines of %d pictures", len(lines), len(folder.Throws))
	}
	game, err := newResolving("sevenseas", rig.Colours)
	if err != nil {
		t.Fatal(err)
	}
	for i, truth := range folder.Throws {
		var got whole
		if err := json.Unmarshal([]byte(lines[i]), &got); err != nil {
			t.Fatal(err)
		}
		j := score.Judge(score.Sight{Truth: truth, Reading: got.Reading}, nil)
		doubts := slices.ContainsFunc(got.Questions, func(q vision.Question) bool { return q.Kind != vision.AskCloser })
		if !j.Right() || !j.Plain() || doubts {
			continue // what the reader owes is measured elsewhere
		}
		t.Run(filepath.Base(at)+"-"+truth.Picture, func(t *testing.T) {
			read := asRead(truth)
			battles++
			duels += sameBattle(t, game.of(&read), got, j.Belongs)
		})
	}
	return len(folder.Throws), battles, duels
}

// sameBattle holds the battle of a reading against that of the truth and says how many duels it could compare; by gives
// the truth's index of each die read.
func sameBattle(t *testing.T, want *battle, got whole, by []int) int {
	t.Helper()
	// The order hangs on less than the reader's error where a margin is small; then only the question counts.
	const exact = 0.25 // mm
	clear := math.Abs(want.Outcome.Certain-2) > exact
	closer := slices.ContainsFunc(got.Questions, func(q vision.Question) bool { return q.Kind == vision.AskCloser })
	if clear && closer != (want.Outcome.Certain < 2) {
		t.Errorf("people are asked which pair is nearer: %v; the truth stands up to %v mm", closer, want.Outcome.Certain)
	}
	if closer || want.Outcome.Certain < 2 {
		return 0
	}
	if !maps.Equal(got.Outcome.Left, want.Outcome.Left) || !maps.Equal(got.Outcome.Sunk, want.Outcome.Sunk) || got.Outcome.Text == "" {
		t.Errorf("it comes to %+v, truly %+v", got.Outcome, want.Outcome)
	}
	for _, d := range want.Duels {
		if d.Margin != nil && *d.Margin < exact {
			return 0 // two pairs may well have changed places
		}
	}
	if len(got.Duels) != len(want.Duels) {
		t.Fatalf("there are %d duels, truly %d", len(got.Duels), len(want.Duels))
	}
	at := map[int]int{}
	for i, d := range got.Dice {
		at[d.ID] = by[i]
	}
	for i, d := range got.Duels {
		truly := want.Duels[i]
		var sinks []int
		for _, id := range d.Sinks {
			sinks = append(sinks, at[id])
		}
		if at[d.Dice[0]] != truly.Dice[0] || at[d.Dice[1]] != truly.Dice[1] || !slices.Equal(sinks, truly.Sinks) {
			t.Errorf("duel %d is %+v (of the truth's dice %d and %d), truly %+v", i+1, d, at[d.Dice[0]], at[d.Dice[1]], truly)
		}
		if math.Abs(*d.Gap-*truly.Gap) > exact || (d.Margin == nil) != (truly.Margin == nil) || d.Margin != nil && math.Abs(*d.Margin-*truly.Margin) > 2*exact {
			have, _ := json.Marshal(d)
			want, _ := json.Marshal(truly)
			t.Errorf("duel %d is %s, truly %s", i+1, have, want)
		}
	}
	return len(got.Duels)
}
