package vision

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"quartermaster/calibration"
)

// The examples of CONTRACT.md are read by what reads such files, so that the page cannot differ from the program.
func TestTheExamplesOfTheContractAreRead(t *testing.T) {
	page, err := os.ReadFile("CONTRACT.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := regexp.MustCompile("(?s)```json\n(.*?)```").FindAllSubmatch(page, -1)
	if len(examples) != 3 {
		t.Fatalf("there are %d examples, want a setup file, a reading and a truth", len(examples))
	}
	if _, err := calibration.ParseSetup(examples[0][1]); err != nil {
		t.Errorf("the setup file: %v", err)
	}
	var line bytes.Buffer
	if err := json.Compact(&line, examples[1][1]); err != nil {
		t.Fatal(err)
	}
	if _, err := LoadReadings(&line); err != nil {
		t.Errorf("the reading: %v", err)
	}
	line.Reset()
	if err := json.Compact(&line, examples[2][1]); err != nil {
		t.Fatal(err)
	}
	if _, err := LoadTruth(&line); err != nil {
		t.Errorf("the truth: %v", err)
	}
}

// Every field of a reading and of a truth is named on the page.
func TestTheContractNamesEveryField(t *testing.T) {
	page, err := os.ReadFile("CONTRACT.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []any{Reading{}, Die{}, Confidence{}, Question{}, Guard{}, Elapsed{}, Truth{}, TrueDie{}} {
		for f := range reflect.TypeOf(of).Fields() {
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			if name == "-" { // it is not written down
				continue
			}
			if name == "" || !regexp.MustCompile("[\"`.]"+name+"[\"`]").Match(page) {
				t.Errorf("%T has the field %q, which the page does not name", of, name)
			}
		}
	}
}
