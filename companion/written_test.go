package companion

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"time"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// everything is an entry in which every field of form 1 is set.
func everything() Entry {
	return Entry{
		No: 7, At: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC), By: By{Device: "tablet"}, Seen: 6, Kind: Corrects, Of: 3, Hash: "0f", Base: 1,
		Start: &Start{Game: "harbour", People: []Person{{ID: "0a", Name: "Ola", Colour: "green"}}, Options: map[string]string{"long": "yes"},
			Edition: 2, Box: map[string]json.RawMessage{"port": json.RawMessage(`3`)}},
		Answer: &games.Answer{Ask: "throw/1", Seat: -1, Fields: map[string]json.RawMessage{"n": json.RawMessage(`2`)}, Throw: &throw.Throw{
			Margin: 1.5, By: "camera", Dice: []throw.Die{{ID: 4, Colour: "red", Face: "5", Footprint: []throw.Point{{X: 1, Y: 2}}, Loose: true}}}},
		Sighting: &Sighting{
			ID: "s1", State: IsAnswered, Ask: "throw/1", Corrects: 3, By: "camera", Error: &Sentence{Text: games.Text{ID: "not-saved"}},
			Picture: &Picture{WidthPX: 10, HeightPX: 20, PixelsPerMM: 2, OriginPX: [2]float64{1, 2}},
			Dice: []SeenDie{{Placed: true, Fixed: Fixed{Value: true, Colour: true, Pose: true, Place: true, Exists: true}, Die: vision.Die{
				ID: 4, Colour: "red", Value: 5, Face: "star", Pose: vision.Cocked, Centre: [2]float64{1, 2}, Yaw: 3, Edge: 12,
				Footprint: [4][2]float64{{1, 1}, {2, 1}, {2, 2}, {1, 2}}, Outline: [4][2]float64{{5, 5}, {6, 5}, {6, 6}, {5, 6}},
				Confidence: vision.Confidence{Exists: 0.9, Value: 0.8, Colour: 0.7, Flat: 0.6}}}},
			Questions: []vision.Question{{Kind: "value", Dice: []int{4}, Text: "?"}}, Guards: []vision.Guard{{Kind: "hand", Text: "!"}},
			Settled: []string{"value-4"}, Done: true, Counted: true, MarginMM: 1.25,
		},
	}
}

// written is everything as programs have kept it since the first: records hold these very names, so none may change.
const written = `{"no":7,"at":"2026-11-21T12:00:00Z","by":{"device":"tablet"},"seen":6,"kind":"correct",` +
	`"start":{"game":"harbour","people":[{"id":"0a","name":"Ola","colour":"green"}],"options":{"long":"yes"},"edition":2,"box":{"port":3}},"base":1,` +
	`"answer":{"ask":"throw/1","seat":-1,"fields":{"n":2},"throw":{"dice":[{"id":4,"colour":"red","face":"5","footprint":[[1,2]],"loose":true}],"margin":1.5,"by":"camera"}},"of":3,` +
	`"sighting":{"id":"s1","state":"answered","ask":"throw/1","corrects":3,"by":"camera","error":{"id":"not-saved"},` +
	`"picture":{"width_px":10,"height_px":20,"pixels_per_mm":2,"origin_px":[1,2]},` +
	`"dice":[{"id":4,"colour":"red","value":5,"face":"star","pose":"cocked","centre_mm":[1,2],"yaw_deg":3,"edge_mm":12,` +
	`"footprint_mm":[[1,1],[2,1],[2,2],[1,2]],"outline_px":[[5,5],[6,5],[6,6],[5,6]],` +
	`"confidence":{"exists":0.9,"value":0.8,"colour":0.7,"flat":0.6},"placed":true,"fixed":{"value":true,"colour":true,"pose":true,"place":true,"exists":true}}],` +
	`"questions":[{"kind":"value","dice":[4],"text":"?"}],"guards":[{"kind":"hand","text":"!"}],"settled":["value-4"],"done":true,"counted":true,"margin_mm":1.25},"hash":"0f"}`

// takesUp is a start that parks one game and takes another up, which is of form 2.
func takesUp() Entry {
	at := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	return Entry{No: 9, At: at, By: By{Device: "tablet"}, Seen: 8, Kind: Starts, Of: 2, Base: 2, Hash: "0f",
		Start: &Start{Game: "harbour", People: []Person{{Name: "Ola", Colour: "green"}}}, Parked: []Parked{{No: 2, Last: 4, At: at}, {No: 5, Last: 8, At: at}}}
}

const writtenTakesUp = `{"form":2,"no":9,"at":"2026-11-21T12:00:00Z","by":{"device":"tablet"},"seen":8,"kind":"start",` +
	`"start":{"game":"harbour","people":[{"name":"Ola","colour":"green"}]},"base":2,` +
	`"parked":[{"no":2,"last":4,"at":"2026-11-21T12:00:00Z"},{"no":5,"last":8,"at":"2026-11-21T12:00:00Z"}],"of":2,"hash":"0f"}`

func TestTheRecordKeepsItsOwnWords(t *testing.T) {
	set := map[string]bool{}
	for text, want := range map[string]Entry{written: everything(), writtenTakesUp: takesUp()} {
		b, err := want.Marshal()
		if err != nil || string(b) != text {
			t.Errorf("%v\n%s, want\n%s", err, b, text)
		}
		e, err := UnmarshalEntry([]byte(text))
		if err != nil || !reflect.DeepEqual(e, want) {
			t.Errorf("%v\n%+v, want\n%+v", err, e, want)
		}
		for name, field := range reflect.ValueOf(e).Fields() {
			set[name.Name] = set[name.Name] || !field.IsZero()
		}
	}
	for name, is := range set {
		if !is {
			t.Errorf("no entry of this test has %s", name)
		}
	}
}

// The written types know nothing of a reading's: what a reading's die gains is in none of them, so no record changes.
func TestNoTypeOfAReadingOrAGameIsWritten(t *testing.T) {
	var look func(at string, x reflect.Type)
	seen := map[reflect.Type]bool{}
	look = func(at string, x reflect.Type) {
		if seen[x] {
			return
		}
		seen[x] = true
		if strings.HasPrefix(x.PkgPath(), "quartermaster/vision") || strings.HasPrefix(x.PkgPath(), "quartermaster/games") && x.Kind() == reflect.Struct && x != reflect.TypeFor[throw.Point]() && x != reflect.TypeFor[games.Text]() {
			t.Errorf("%s is of the type %v: give the record one of its own", at, x)
		}
		switch x.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
			look(at, x.Elem())
		case reflect.Struct:
			for i := range x.NumField() {
				look(at+"."+x.Field(i).Name, x.Field(i).Type)
			}
		}
	}
	look("entry", reflect.TypeFor[writtenEntry]())
	look("draft", reflect.TypeFor[writtenSighting]())
}

func TestAnEntryOfANewerProgramIsRefused(t *testing.T) {
	for name, text := range map[string]string{
		"a newer form":          `{"form":3,"no":1,"kind":"undo"}`,
		"a field":               `{"no":1,"kind":"undo","mood":"good"}`,
		"a field of a sighting": `{"no":1,"kind":"answer","sighting":{"id":"s","mood":"good"}}`,
		"a field of a die":      `{"no":1,"kind":"answer","sighting":{"dice":[{"id":1,"mood":"good"}]}}`,
		"a field of an answer":  `{"no":1,"kind":"answer","answer":{"ask":"a","mood":"good"}}`,
		"a kind":                `{"no":1,"kind":"dance"}`,
	} {
		if e, err := UnmarshalEntry([]byte(text)); err == nil || !reflect.DeepEqual(e, Entry{}) {
			t.Errorf("%s: %v, %+v", name, err, e)
		}
	}
	if _, err := UnmarshalEntry([]byte(`{"form":1,"no":1,"kind":"undo"}`)); err != nil {
		t.Errorf("form 1 is not read: %v", err)
	}
}
