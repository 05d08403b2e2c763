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
