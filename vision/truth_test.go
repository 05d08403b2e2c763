package vision

import (
	"os"
	"path/filepath"
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

func TestARigFolderIsWhole(t *testing.T) {
	folder := t.TempDir()
	open := func(want string) {
		t.Helper()
		_, err := OpenRigFolder(folder)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("error is %v, want %q", err, want)
		}
	}
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	open("is no rig folder")
	write("truth.jsonl", "")
	open("holds no throw")
	write("truth.jsonl", trueLine)
	open("is missing")
	write("throws/0001.jpg", "")
	open("")
}

func TestReadingLines(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"a reading", `{"version":1,"picture":"a.jpg","dice":[],"questions":[],"guards":[]}`, ""},
		{"a reading with its battle", `{"picture":"a.jpg","dice":[],"duels":[{"a":1}],"outcome":{"sunk":true}}`, ""},
		{"a picture that could not be read", `{"picture":"a.jpg","error":"it is no picture"}`, ""},
		{"nothing named", `{"dice":[]}`, "names no picture"},
		{"an unknown field", `{"picture":"a.jpg","dices":[]}`, `unknown field "dices"`},
		{"half a line", `{"picture":`, "unexpected EOF"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := LoadReadings(strings.NewReader(c.line))
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("error is %v, want %q", err, c.want)
			}
		})
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
			var s Scores
			s.Add(Judge(Sight{Truth: truth}, nil))
			if s.Dice != len(truth.Dice) {
				t.Errorf("%d dice of %d were summed", s.Dice, len(truth.Dice))
			}
		}
	})
}

func FuzzReadingsNeverPanic(f *testing.F) {
	f.Add(`{"picture":"a.jpg","dice":[{"id":3,"colour":"red","value":4,"pose":"flat","centre_mm":[50,50]}],` +
		`"questions":[{"kind":"value","dice":[3],"text":""}]}`)
	truth, err := LoadTruth(strings.NewReader(trueLine))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := LoadReadings(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, l := range lines {
			j := Judge(Sight{Truth: truth[0], Reading: l.Reading, Unread: l.Error}, nil)
			if j.Right() && j.Silent() {
				t.Errorf("a reading is right and silently wrong: %+v", l)
			}
			for _, fault := range j.Faults {
				j.Tell(fault)
			}
			var s Scores
			s.Add(j)
		}
	})
}
