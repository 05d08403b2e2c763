package vision

import (
	"strings"
	"testing"
)

const trueLine = `{"picture":"0001.jpg","tags":["ordinary"],"dice":[{"colour":"red","value":4,"pose":"flat",` +
	`"centre_mm":[50,50],"yaw_deg":0,"edge_mm":12,"footprint_mm":[[44,44],[56,44],[56,56],[44,56]],"tilt_deg":0,"visible":1}]}`

func TestTruthIsRefusedWithTheLineThatIsWrong(t *testing.T) {
	for _, c := range []struct{ name, change, to, want string }{
		{"a misspelt field", `"colour"`, `"color"`, `line 1: unknown field "color"`},
		{"a value that no die has", `"value":4`, `"value":7`, "line 1: die 0 has the value 7, not 1 to 6"},
		{"a pose that no die has", `"flat"`, `"upright"`, `line 1: die 0 has the pose "upright"`},
		{"a die without size", `"edge_mm":12`, `"edge_mm":0`, "line 1: die 0 has an edge of 0 mm"},
		{"more than wholly visible", `"visible":1`, `"visible":1.5`, "line 1: die 0 is visible to 1.5, not 0 to 1"},
		{"a number written as a word", `"value":4`, `"value":"4"`, "cannot unmarshal string"},
		{"no colour", `"red"`, `""`, "line 1: die 0 has no colour"},
		{"a picture in another folder", `0001.jpg`, `../0001.jpg`, `line 1: picture "../0001.jpg" must be the plain name of a file`},
		{"something behind the object", `}]}`, `}]} {}`, "line 1: something stands behind the object"},
		{"the same picture twice", `}]}`, "}]}\n\n" + trueLine, `line 3: picture "0001.jpg" stands twice`},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := LoadTruth(strings.NewReader(strings.Replace(trueLine, c.change, c.to, 1)))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error is %v, want %q", err, c.want)
			}
		})
	}
}

func TestTruthThatIsWellWritten(t *testing.T) {
	all, err := LoadTruth(strings.NewReader("\n" + trueLine + "\n\n"))
	if err != nil || len(all) != 1 || !all[0].Dice[0].Readable() || !all[0].Tagged("ordinary") || all[0].Expect()["red"] != 1 {
		t.Errorf("read %+v, %v", all, err)
	}
}

func FuzzTruthNeverPanics(f *testing.F) {
	f.Add(trueLine)
	f.Add("{")
	f.Fuzz(func(t *testing.T, text string) {
		all, err := LoadTruth(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, truth := range all {
			if err := truth.Check(); err != nil {
				t.Error(err)
			}
		}
	})
}
