package vision

import (
	"strings"
	"testing"
)

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
