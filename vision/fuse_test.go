package vision

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// laid is a die that a reader is sure of.
func laid(id int, colour string, value int, x, y float64) Die {
	d := Die{ID: id, Colour: colour, Value: value, Pose: Flat, Centre: [2]float64{x, y}, Edge: 12, Confidence: Confidence{0.999, 0.998, 0.997, 0.996}}
	for i, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
		d.Footprint[i] = [2]float64{x + c[0], y + c[1]}
	}
	return d
}

func asked(r Reading) (kinds []string) {
	for _, q := range r.Questions {
		kinds = append(kinds, q.Kind)
	}
	return kinds
}

func TestReadingsOfOneSceneAreFused(t *testing.T) {
	good := []Die{laid(0, "red", 4, 50, 50), laid(1, "green", 2, 90, 50)}
	with := func(change func(*Reading)) Reading {
		r := Reading{Version: 1, Dice: slices.Clone(good)}
		change(&r)
		return r
	}
	plain := with(func(*Reading) {})
	for _, c := range []struct {
		name   string
		all    []Reading
		asks   []string
		guards int
		dice   int
	}{
		{"that agree ask nothing", []Reading{plain, plain, plain}, nil, 0, 2},
		{"of which one reads another value ask for the value", []Reading{plain, with(func(r *Reading) { r.Dice[1].Value = 3 }), plain}, []string{AskValue}, 0, 2},
		{"of which the last reads another value ask as well", []Reading{plain, plain, with(func(r *Reading) { r.Dice[0].Value = 6 })}, []string{AskValue}, 0, 2},
		{"that read other faces of a printed die ask as well", []Reading{plain, with(func(r *Reading) { r.Dice[1].Value, r.Dice[1].Face = 6, "star" }), plain}, []string{AskValue}, 0, 2},
		{"of which one does not know the value ask for it", []Reading{plain, with(func(r *Reading) { r.Dice[1].Value = 0 })}, []string{AskValue}, 0, 2},
		{"that see another colour ask for the colour", []Reading{with(func(r *Reading) { r.Dice[1].Colour = "blue" }), plain}, []string{AskColour}, 0, 2},
		{"that differ in the pose ask for the pose", []Reading{with(func(r *Reading) { r.Dice[1].Pose = Cocked }), plain}, []string{AskPose}, 0, 2},
		{"of which one misses a die ask whether it is there", []Reading{with(func(r *Reading) { r.Dice = r.Dice[:1] }), plain}, []string{AskExists}, 0, 2},
		{"of which one sees a die more keep it and ask", []Reading{with(func(r *Reading) { r.Dice = append(r.Dice, laid(7, "red", 1, 200, 10)) }), plain}, []string{AskExists}, 0, 3},
		{"keep what only one of them asks", []Reading{with(func(r *Reading) { r.Questions = []Question{{Kind: AskCount, Text: "?"}} }), plain}, []string{AskCount}, 0, 2},
		{"ask once what all of them ask", []Reading{
			with(func(r *Reading) { r.Questions = []Question{{Kind: AskValue, Dice: []int{1}}} }),
			with(func(r *Reading) { r.Questions = []Question{{Kind: AskValue, Dice: []int{1}}} })}, []string{AskValue}, 0, 2},
		{"keep a guard of one of them", []Reading{with(func(r *Reading) { r.Guards = []Guard{{Kind: GuardHand}} }), plain}, nil, 1, 2},
		{"between which a die moved are warned of", []Reading{plain, with(func(r *Reading) { r.Dice[0].Centre[0] += 4 }), plain}, nil, 1, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := Fuse(c.all)
			if got := asked(r); !reflect.DeepEqual(got, c.asks) {
				t.Errorf("asked %v, want %v", got, c.asks)
			}
			if len(r.Guards) != c.guards || len(r.Dice) != c.dice {
				t.Errorf("%d guards and %d dice, want %d and %d", len(r.Guards), len(r.Dice), c.guards, c.dice)
			}
		})
	}
}

func TestAQuestionFollowsItsDieFromOneReadingToTheOther(t *testing.T) {
	first := Reading{Dice: []Die{laid(5, "green", 2, 90, 50), laid(9, "red", 4, 50, 50)}, Questions: []Question{{Kind: AskColour, Dice: []int{5}}}}
	last := Reading{Dice: []Die{laid(0, "red", 4, 50, 50), laid(1, "green", 2, 90, 50)}}
	r := Fuse([]Reading{first, last})
	if len(r.Questions) != 1 || !slices.Equal(r.Questions[0].Dice, []int{1}) {
		t.Errorf("asked %+v, want about die 1", r.Questions)
	}
}

func TestPlacesAreTheMiddleOnes(t *testing.T) {
	var all []Reading
	for _, x := range []float64{50.2, 50, 50.9} {
		all = append(all, Reading{Dice: []Die{laid(0, "red", 4, x, 50)}})
	}
	d := Fuse(all).Dice[0]
	if d.Centre != [2]float64{50.2, 50} || math.Abs(d.Footprint[0][0]-44.2) > 1e-9 {
		t.Errorf("the die lies at %v with the footprint %v", d.Centre, d.Footprint)
	}
}

// Whatever readings say, nothing gets surer by fusing, and nothing that is asked is forgotten.
func TestFusingNeverMakesAnythingSurer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var all []Reading
		for range rapid.IntRange(1, 4).Draw(t, "readings") {
			r := Reading{}
			for id := range rapid.IntRange(0, 4).Draw(t, "dice") {
				p := func(name string) float64 { return rapid.Float64Range(0, 1).Draw(t, name) }
				d := laid(id, rapid.SampledFrom([]string{"red", "green"}).Draw(t, "colour"), rapid.IntRange(0, 6).Draw(t, "value"),
					float64(20+30*id)+p("x"), 50)
				d.Confidence = Confidence{p("exists"), p("value"), p("colour"), p("flat")}
				r.Dice = append(r.Dice, d)
				if rapid.IntRange(0, 4).Draw(t, "asks") == 0 {
					r.Questions = append(r.Questions, Question{Kind: AskValue, Dice: []int{id}})
				}
			}
			all = append(all, r)
		}
		out := Fuse(all)
		ids := map[int]bool{}
		for _, d := range out.Dice {
			if ids[d.ID] {
				t.Fatalf("the id %d stands twice", d.ID)
			}
			ids[d.ID] = true
			values := map[int]bool{}
			for _, r := range all {
				for _, s := range r.Dice {
					if Distance(s.Centre, d.Centre) < MatchReach*d.Edge {
						values[s.Value] = true
						if d.Confidence.Value > s.Confidence.Value || d.Confidence.Exists > s.Confidence.Exists {
							t.Fatalf("the die %+v is surer than %+v", d, s)
						}
					}
				}
			}
			if len(values) > 1 && !slices.ContainsFunc(out.Questions, func(q Question) bool { return q.Kind == AskValue && slices.Contains(q.Dice, d.ID) }) {
				t.Fatalf("values %v of die %d are not asked about", values, d.ID)
			}
		}
		for _, q := range out.Questions {
			for _, id := range q.Dice {
				if !ids[id] {
					t.Fatalf("a question is about the die %d, which is not there", id)
				}
			}
		}
	})
}
