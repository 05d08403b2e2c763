package score

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"quartermaster/vision"
)

// TestScoresAgreeWithASecondProgram compares the scores of random readings with those of an independent program. That is written in
// another language, from the text of vision/CONTRACT.md.
func TestScoresAgreeWithASecondProgram(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		if os.Getenv("QM_REQUIRE_PYTHON") != "" {
			t.Fatal("python3 is missing; install Debian's package python3")
		}
		t.Skip("python3 is missing")
	}
	for seed, expected := range map[uint64]bool{1: false, 2: true, 3: false, 4: true} {
		t.Run(fmt.Sprintf("made-up throws %d, counts told %v", seed, expected), func(t *testing.T) {
			throws := madeUp(rand.New(rand.NewPCG(seed, 0)), 200, expected)
			folder := t.TempDir()
			truth, readings := filepath.Join(folder, "truth.jsonl"), filepath.Join(folder, "readings.jsonl")
			var truths, lines bytes.Buffer
			var s Scores
			for _, sight := range throws {
				s.Add(Judge(sight, nil))
				writeLine(t, &truths, sight.Truth)
				writeLine(t, &lines, vision.ReadingLine{Reading: sight.Reading, Error: sight.Unread})
			}
			for path, text := range map[string][]byte{truth: truths.Bytes(), readings: lines.Bytes()} {
				if err := os.WriteFile(path, text, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			args := []string{"testdata/score_check.py", truth, readings}
			if expected {
				args = append(args, "--expected")
			}
			cmd := exec.Command(python, args...)
			cmd.Stderr = os.Stderr
			out, err := cmd.Output()
			if err != nil {
				t.Fatal(err)
			}
			var theirs map[string][]*float64
			if err := json.Unmarshal(out, &theirs); err != nil {
				t.Fatal(err)
			}
			for name, share := range map[string]Share{"found": s.Found, "value": s.Value, "colour": s.Colour, "extra": s.Extra,
				"marked": s.Marked, "loose": s.Loose, "right": s.Right, "asked": s.Asked, "ordinary": s.AskedOrdinary, "silent": s.Silent} {
				low, high := share.Wilson()
				agree(t, name, theirs[name], float64(share.K), float64(share.N), low, high)
				if share.K == 0 || share.K == share.N {
					t.Errorf("%s is %v: the throws are too tame to compare it", name, share)
				}
			}
			agree(t, "place", theirs["place"], s.Place.Quantile(0.5), s.Place.Quantile(0.95))
			agree(t, "time", theirs["time"], s.Time.Quantile(0.5), s.Time.Quantile(0.95))
		})
	}
}

func writeLine(t *testing.T, into *bytes.Buffer, v any) {
	t.Helper()
	line, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	into.Write(append(line, '\n'))
}

func agree(t *testing.T, name string, theirs []*float64, ours ...float64) {
	t.Helper()
	if len(theirs) != len(ours) {
		t.Errorf("%s: they say %d numbers, we %d", name, len(theirs), len(ours))
		return
	}
	for i := range ours {
		if theirs[i] == nil || math.Abs(*theirs[i]-ours[i]) > 1e-9 {
			t.Errorf("%s, number %d: they say %v, we %v", name, i, theirs[i], ours[i])
		}
	}
}

// madeUp returns random throws that cover every kind of fault, question and guard.
func madeUp(r *rand.Rand, n int, expected bool) []Sight {
	colours := []string{"red", "green", "blue"}
	poses := []vision.Pose{vision.Cocked, vision.Stacked, vision.Hidden}
	kinds := []string{vision.AskValue, vision.AskColour, vision.AskPose, vision.AskExists, vision.AskCount, vision.AskCloser}
	seldom := func(in int) bool { return r.IntN(in) == 0 }
	var all []Sight
	for i := range n {
		s := Sight{Expected: expected, Truth: vision.Truth{Picture: fmt.Sprintf("%04d.jpg", i), Tags: []string{}, Dice: []vision.TrueDie{}}}
		if seldom(2) {
			s.Truth.Tags = append(s.Truth.Tags, "ordinary")
		}
		s.Reading = vision.Reading{Version: 1, Picture: s.Truth.Picture, Dice: []vision.Die{}, Questions: []vision.Question{}, Guards: []vision.Guard{},
			Elapsed: vision.Elapsed{Decode: 5 + r.Float64(), Total: 7 + 10*r.Float64()}}
		for range r.IntN(7) {
			d := lying(1+r.IntN(6), 80*r.Float64(), 80*r.Float64())
			d.Colour = colours[r.IntN(3)]
			if seldom(8) {
				d.Pose, d.Visible = poses[r.IntN(3)], []float64{0, 0.05, 0.3, 0.7, 1}[r.IntN(5)]
			}
			s.Truth.Dice = append(s.Truth.Dice, d)
			if seldom(12) {
				continue
			}
			got := vision.Die{ID: len(s.Reading.Dice) + 3, Colour: d.Colour, Value: d.Value, Pose: vision.Flat,
				Centre: [2]float64{d.Centre[0] + r.NormFloat64(), d.Centre[1] + r.NormFloat64()}}
			if seldom(12) {
				got.Value = r.IntN(7)
			}
			if seldom(12) {
				got.Colour = colours[r.IntN(3)]
			}
			if seldom(12) || d.Pose != vision.Flat && seldom(2) {
				got.Pose = poses[r.IntN(3)]
			}
			if seldom(15) {
				got.Centre[0] += 14 * r.Float64()
			}
			s.Reading.Dice = append(s.Reading.Dice, got)
		}
		if seldom(6) {
			s.Reading.Dice = append(s.Reading.Dice, read(99, 1, 80*r.Float64(), 80*r.Float64()))
		}
		for range r.IntN(3) {
			q := vision.Question{Kind: kinds[r.IntN(len(kinds))]}
			for _, d := range s.Reading.Dice {
				if seldom(2) {
					q.Dice = append(q.Dice, d.ID)
				}
			}
			s.Reading.Questions = append(s.Reading.Questions, q)
		}
		if seldom(5) {
			s.Reading.Guards = append(s.Reading.Guards, vision.Guard{Kind: vision.GuardLight})
		}
		if seldom(20) {
			s.Unread, s.Reading = "no picture", vision.Reading{Picture: s.Truth.Picture}
		}
		all = append(all, s)
	}
	return all
}
