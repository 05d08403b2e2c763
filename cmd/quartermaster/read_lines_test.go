//go:build cgo

package main

import (
	"bytes"
	"encoding/json"
	"math"
	"slices"
	"strings"
	"testing"

	"quartermaster/vision"
)

// The reading contract of vision/CONTRACT.md, written down a second time: a field that is renamed, added or lost breaks here.
type contractLine struct {
	Version   *int          `json:"version"`
	Picture   *string       `json:"picture"`
	Width     *int          `json:"width_px"`
	Height    *int          `json:"height_px"`
	Dice      []contractDie `json:"dice"`
	Questions []struct {
		Kind *string `json:"kind"`
		Dice []int   `json:"dice"`
		Text *string `json:"text"`
	} `json:"questions"`
	Guards []struct {
		Kind *string `json:"kind"`
		Text *string `json:"text"`
	} `json:"guards"`
	Elapsed struct {
		Decode    *float64 `json:"decode"`
		Undistort *float64 `json:"undistort"`
		Find      *float64 `json:"find"`
		Read      *float64 `json:"read"`
		Total     *float64 `json:"total"`
	} `json:"elapsed_ms"`
	Duels []struct {
		Dice   *[2]int  `json:"dice"`
		Gap    *float64 `json:"gap_mm"`
		Margin *float64 `json:"margin_mm"`
		Sinks  []int    `json:"sinks"`
	} `json:"duels"`
	Outcome *struct {
		Decided *bool          `json:"decided"`
		Text    *string        `json:"text"`
		Left    map[string]int `json:"left"`
		Sunk    map[string]int `json:"sunk"`
		Certain *float64       `json:"certain_mm"`
	} `json:"outcome"`
}

type contractDie struct {
	ID         *int           `json:"id"`
	Colour     *string        `json:"colour"`
	Value      *int           `json:"value"`
	Pose       *string        `json:"pose"`
	Centre     *[2]float64    `json:"centre_mm"`
	Yaw        *float64       `json:"yaw_deg"`
	Edge       *float64       `json:"edge_mm"`
	Footprint  *[4][2]float64 `json:"footprint_mm"`
	Outline    *[4][2]float64 `json:"outline_px"`
	Confidence *struct {
		Exists *float64 `json:"exists"`
		Value  *float64 `json:"value"`
		Colour *float64 `json:"colour"`
		Flat   *float64 `json:"flat"`
	} `json:"confidence"`
}

// shape lists the names and kinds of a JSON value, each once: "dice[].centre_mm[] number".
func shape(v any, at string, into map[string]bool) {
	switch v := v.(type) {
	case nil:
		into[at+" null"] = true
	case bool:
		into[at+" bool"] = true
	case string:
		into[at+" string"] = true
	case json.Number:
		into[at+" number"] = true
	case []any:
		into[at+" list"] = true
		for _, e := range v {
			shape(e, at+"[]", into)
		}
	case map[string]any:
		for k, e := range v {
			if strings.HasSuffix(at, ".left") || strings.HasSuffix(at, ".sunk") {
				k = "COLOUR"
			}
			shape(e, strings.TrimPrefix(at+"."+k, "."), into)
		}
	}
}

func shapeOf(t *testing.T, line string) map[string]bool {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(line))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		t.Fatal(err)
	}
	into := map[string]bool{}
	shape(v, "", into)
	return into
}

const plainShape = `version number, picture string, width_px number, height_px number, dice list, dice[].id number, dice[].colour string,
dice[].value number, dice[].pose string, dice[].centre_mm list, dice[].centre_mm[] number, dice[].yaw_deg number, dice[].edge_mm number,
dice[].footprint_mm list, dice[].footprint_mm[] list, dice[].footprint_mm[][] number, dice[].outline_px list, dice[].outline_px[] list,
dice[].outline_px[][] number, dice[].confidence.exists number, dice[].confidence.value number, dice[].confidence.colour number,
dice[].confidence.flat number, questions list, guards list, elapsed_ms.decode number, elapsed_ms.undistort number, elapsed_ms.find number,
elapsed_ms.read number, elapsed_ms.total number`

const askedShape = `questions[].kind string, questions[].dice list, questions[].dice[] number, questions[].text string`

const battleShape = `duels list, duels[].dice list, duels[].dice[] number, duels[].gap_mm number, duels[].margin_mm number, duels[].sinks list,
duels[].sinks[] number, outcome.decided bool, outcome.text string, outcome.left.COLOUR number, outcome.sunk.COLOUR number,
outcome.certain_mm number`

func TestALineIsTheReadingContractsJSON(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	clear := writeFile(t, "0001.jpg", asJPEG(drawnPicture(11, drawnThrow...)))
	near := slices.Clone(drawnThrow)
	near[1], near[2] = drawnDie{"black", 2, 52, 30, 10}, drawnDie{"green", 5, 30, 52.4, 10} // as far from the red 3
	close := writeFile(t, "0002.png", asPNG(drawnPicture(12, near...)))
	empty := writeFile(t, "0003.jpg", asJPEG(drawnPicture(13)))
	for _, c := range []struct {
		name    string
		picture string
		flags   []string
		dice    int
		shape   []string
		without string // what an empty list leaves out begins so
		perhaps string // what may be there or not
	}{
		{"a throw", clear, nil, 6, []string{plainShape}, "", ""},
		{"a battle", clear, []string{"--resolve", "sevenseas"}, 6, []string{plainShape, battleShape}, "", ""},
		{"a battle whose order cannot be told", close, []string{"--resolve", "sevenseas"}, 6, []string{plainShape, askedShape, battleShape}, "duels[]", ""},
		{"a board without dice", empty, []string{"--resolve", "sevenseas"}, 0, []string{plainShape, battleShape}, "dice[] duels[] outcome.left outcome.sunk", ""},
		{"dice of which one is missing", clear, []string{"--expect", "red=3,green=2,black=2"}, 6, []string{plainShape, askedShape}, "", "questions[].dice[] number"},
	} {
		t.Run(c.name, func(t *testing.T) {
			run := runRead(t, nil, append([]string{"--rig", rig, c.picture}, c.flags...)...)
			if run.status != 0 || len(run.lines) != 1 || run.said != "" {
				t.Fatalf("status %d, %d lines, said %q", run.status, len(run.lines), run.said)
			}
			line := run.lines[0]
			want := map[string]bool{}
			for _, part := range c.shape {
				for name := range strings.SplitSeq(strings.ReplaceAll(part, "\n", " "), ",") {
					name = strings.TrimSpace(name)
					if !slices.ContainsFunc(strings.Fields(c.without), func(w string) bool { return strings.HasPrefix(name, w) }) {
						want[name] = true
					}
				}
			}
			got := shapeOf(t, line)
			for name := range got {
				if !want[name] {
					t.Errorf("the line has %s, the contract has not", name)
				}
			}
			for name := range want {
				if !got[name] && name != c.perhaps {
					t.Errorf("the contract has %s, the line has not: %s", name, line)
				}
			}
			d := json.NewDecoder(bytes.NewReader([]byte(line)))
			d.DisallowUnknownFields()
			var told contractLine
			if err := d.Decode(&told); err != nil {
				t.Fatal(err)
			}
			checkContract(t, told, c.picture, c.dice)
			if lines, err := vision.LoadReadings(strings.NewReader(line)); err != nil || len(lines) != 1 {
				t.Errorf("what is printed cannot be loaded: %v", err)
			}
		})
	}
}

// checkContract looks at the units and ranges that the contract gives.
func checkContract(t *testing.T, told contractLine, picture string, dice int) {
	t.Helper()
	if *told.Version != 1 || *told.Picture != picture || *told.Width != drawnWidth || *told.Height != drawnHeight || len(told.Dice) != dice {
		t.Errorf("the line is version %d of %q, %d x %d, with %d dice", *told.Version, *told.Picture, *told.Width, *told.Height, len(told.Dice))
	}
	ids := map[int]bool{}
	for _, d := range told.Dice {
		ids[*d.ID] = true
		if *d.Value < 0 || *d.Value > 6 || *d.Yaw < -45 || *d.Yaw >= 45 || *d.Edge != drawnEdge {
			t.Errorf("a die has the value %d, a yaw of %v degrees, an edge of %v mm", *d.Value, *d.Yaw, *d.Edge)
		}
		if d.Centre[0] < 0 || d.Centre[0] > 150 || d.Centre[1] < 0 || d.Centre[1] > 110 {
			t.Errorf("a die lies at %v mm", d.Centre)
		}
		for i, p := range d.Footprint {
			q := d.Footprint[(i+1)%4]
			if side := math.Hypot(p[0]-q[0], p[1]-q[1]); math.Abs(side-drawnEdge) > 0.01 {
				t.Errorf("a footprint's side is %v mm", side)
			}
			u, v := (p[0]-75)*drawnScale+drawnWidth/2, (p[1]-55)*drawnScale+drawnHeight/2
			if math.Hypot(u-d.Outline[i][0], v-d.Outline[i][1]) > 0.5 {
				t.Errorf("the corner at %v mm shows at %v px, not at %v, %v", p, d.Outline[i], u, v)
			}
		}
		for _, p := range []float64{*d.Confidence.Exists, *d.Confidence.Value, *d.Confidence.Colour, *d.Confidence.Flat} {
			if p < 0 || p > 1 {
				t.Errorf("a probability is %v", p)
			}
		}
	}
	if len(ids) != len(told.Dice) {
		t.Errorf("%d dice have %d ids", len(told.Dice), len(ids))
	}
	known := func(list []int, what string) {
		for _, id := range list {
			if !ids[id] {
				t.Errorf("%s names the die %d, which the line has not", what, id)
			}
		}
	}
	for _, q := range told.Questions {
		known(q.Dice, "a question")
		sentence(t, *q.Text)
	}
	for _, d := range told.Duels {
		known(d.Dice[:], "a duel")
		known(d.Sinks, "a duel")
		if *d.Gap < 0 || len(d.Sinks) < 1 || len(d.Sinks) > 2 {
			t.Errorf("a duel has a gap of %v mm and sinks %v", *d.Gap, d.Sinks)
		}
	}
}

func TestAPictureIsReadTheSameWayAfterOthers(t *testing.T) {
	first := writeFile(t, "first.jpg", asJPEG(drawnPicture(20, drawnThrow...)))
	other := writeFile(t, "other.jpg", asJPEG(drawnPicture(21, drawnThrow[2:]...)))
	run := runRead(t, nil, "--rig", drawnRigFile(t, drawnRigOf()), "--resolve", "sevenseas", first, other, first)
	if len(run.lines) != 3 || timeless(run.lines[0]) != timeless(run.lines[2]) || timeless(run.lines[0]) == timeless(run.lines[1]) {
		t.Errorf("a picture, another one and the first again give\n%s", strings.Join(run.lines, "\n"))
	}
}

// timeless is a line without how long it took.
func timeless(line string) string {
	before, rest, _ := strings.Cut(line, `"elapsed_ms":{`)
	_, after, _ := strings.Cut(rest, "}")
	return before + after
}
