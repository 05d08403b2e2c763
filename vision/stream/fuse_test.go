package stream

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
)

// laid is a die that a reader is sure of.
func laid(id int, colour string, value int, x, y float64) vision.Die {
	d := vision.Die{ID: id, Colour: colour, Value: value, Pose: vision.Flat, Centre: [2]float64{x, y}, Edge: 12, Confidence: vision.Confidence{Exists: 0.999, Value: 0.998, Colour: 0.997, Flat: 0.996}}
	for i, c := range [4][2]float64{{-6, -6}, {6, -6}, {6, 6}, {-6, 6}} {
		d.Footprint[i] = [2]float64{x + c[0], y + c[1]}
	}
	return d
}

func asked(r vision.Reading) (kinds []string) {
	for _, q := range r.Questions {
		kinds = append(kinds, q.Kind)
	}
	return kinds
}

func TestReadingsOfOneSceneAreFused(t *testing.T) {
	good := []vision.Die{laid(0, "red", 4, 50, 50), laid(1, "green", 2, 90, 50)}
	with := func(change func(*vision.Reading)) vision.Reading {
		r := vision.Reading{Version: 1, Dice: slices.Clone(good)}
		change(&r)
		return r
	}
	plain := with(func(*vision.Reading) {})
	for _, c := range []struct {
		name   string
		all    []vision.Reading
		asks   []string
		guards int
		dice   int
	}{
		{"that agree ask nothing", []vision.Reading{plain, plain, plain}, nil, 0, 2},
		{"of which one reads another value ask for the value", []vision.Reading{plain, with(func(r *vision.Reading) { r.Dice[1].Value = 3 }), plain}, []string{vision.AskValue}, 0, 2},
		{"of which the last reads another value ask as well", []vision.Reading{plain, plain, with(func(r *vision.Reading) { r.Dice[0].Value = 6 })}, []string{vision.AskValue}, 0, 2},
		{"that read other faces of a printed die ask as well", []vision.Reading{plain, with(func(r *vision.Reading) { r.Dice[1].Value, r.Dice[1].Face = 6, "star" }), plain}, []string{vision.AskValue}, 0, 2},
		{"of which one does not know the value ask for it", []vision.Reading{plain, with(func(r *vision.Reading) { r.Dice[1].Value = 0 })}, []string{vision.AskValue}, 0, 2},
		{"that see another colour ask for the colour", []vision.Reading{with(func(r *vision.Reading) { r.Dice[1].Colour = "blue" }), plain}, []string{vision.AskColour}, 0, 2},
		{"that differ in the pose ask for the pose", []vision.Reading{with(func(r *vision.Reading) { r.Dice[1].Pose = vision.Cocked }), plain}, []string{vision.AskPose}, 0, 2},
		{"of which one misses a die ask whether it is there", []vision.Reading{with(func(r *vision.Reading) { r.Dice = r.Dice[:1] }), plain}, []string{vision.AskExists}, 0, 2},
		{"of which one sees a die more keep it and ask", []vision.Reading{with(func(r *vision.Reading) { r.Dice = append(r.Dice, laid(7, "red", 1, 200, 10)) }), plain}, []string{vision.AskExists}, 0, 3},
		{"keep what only one of them asks", []vision.Reading{with(func(r *vision.Reading) { r.Questions = []vision.Question{{Kind: vision.AskCount, Text: "?"}} }), plain}, []string{vision.AskCount}, 0, 2},
		{"ask once what all of them ask", []vision.Reading{
			with(func(r *vision.Reading) { r.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{1}}} }),
			with(func(r *vision.Reading) { r.Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{1}}} })}, []string{vision.AskValue}, 0, 2},
		{"keep a guard of one of them", []vision.Reading{with(func(r *vision.Reading) { r.Guards = []vision.Guard{{Kind: vision.GuardHand}} }), plain}, nil, 1, 2},
		{"between which a die moved are warned of", []vision.Reading{plain, with(func(r *vision.Reading) { r.Dice[0].Centre[0] += 4 }), plain}, nil, 1, 2},
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
	first := vision.Reading{Dice: []vision.Die{laid(5, "green", 2, 90, 50), laid(9, "red", 4, 50, 50)}, Questions: []vision.Question{{Kind: vision.AskColour, Dice: []int{5}}}}
	last := vision.Reading{Dice: []vision.Die{laid(0, "red", 4, 50, 50), laid(1, "green", 2, 90, 50)}}
	r := Fuse([]vision.Reading{first, last})
	if len(r.Questions) != 1 || !slices.Equal(r.Questions[0].Dice, []int{1}) {
		t.Errorf("asked %+v, want about die 1", r.Questions)
	}
}

func TestPlacesAreTheMiddleOnes(t *testing.T) {
	var all []vision.Reading
	for _, x := range []float64{50.2, 50, 50.9} {
		all = append(all, vision.Reading{Dice: []vision.Die{laid(0, "red", 4, x, 50)}})
	}
	d := Fuse(all).Dice[0]
	if d.Centre != [2]float64{50.2, 50} || math.Abs(d.Footprint[0][0]-44.2) > 1e-9 {
		t.Errorf("the die lies at %v with the footprint %v", d.Centre, d.Footprint)
	}
}

// Whatever readings say, nothing gets surer by fusing, and nothing that is asked is forgotten.
func TestFusingNeverMakesAnythingSurer(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var all []vision.Reading
		for range rapid.IntRange(1, 4).Draw(t, "readings") {
			r := vision.Reading{}
			for id := range rapid.IntRange(0, 4).Draw(t, "dice") {
				p := func(name string) float64 { return rapid.Float64Range(0, 1).Draw(t, name) }
				d := laid(id, rapid.SampledFrom([]string{"red", "green"}).Draw(t, "colour"), rapid.IntRange(0, 6).Draw(t, "value"),
					float64(20+30*id)+p("x"), 50)
				d.Confidence = vision.Confidence{Exists: p("exists"), Value: p("value"), Colour: p("colour"), Flat: p("flat")}
				r.Dice = append(r.Dice, d)
				if rapid.IntRange(0, 4).Draw(t, "asks") == 0 {
					r.Questions = append(r.Questions, vision.Question{Kind: vision.AskValue, Dice: []int{id}})
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
					if vision.Distance(s.Centre, d.Centre) < vision.MatchReach*d.Edge {
						values[s.Value] = true
						if d.Confidence.Value > s.Confidence.Value || d.Confidence.Exists > s.Confidence.Exists {
							t.Fatalf("the die %+v is surer than %+v", d, s)
						}
					}
				}
			}
			if len(values) > 1 && !slices.ContainsFunc(out.Questions, func(q vision.Question) bool { return q.Kind == vision.AskValue && slices.Contains(q.Dice, d.ID) }) {
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
