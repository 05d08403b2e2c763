package drawn

import (
	"strings"
)

// OneSentence fails the test where an error is not one plain sentence for people.
func OneSentence(t interface {
	Helper()
	Errorf(string, ...any)
}, err error) {
	t.Helper()
	text := err.Error()
	if text == "" || len(text) > 240 || strings.ContainsAny(text, "\n\r\t") {
		t.Errorf("this is not one sentence: %q", text)
	}
	for _, jargon := range []string{"goroutine", "panic", "nil", "EOF", "OpenCV(", "error:", "Mat", "%!", " 0x"} {
		if strings.Contains(text, jargon) {
			t.Errorf("%q is nothing for people: %q", jargon, text)
		}
	}
}
