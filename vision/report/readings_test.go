package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/score"
)

func TestAnUnreadPictureIsWrittenAsOne(t *testing.T) {
	f := score.RigFolder{Name: "A_recommended"}
	throw := vision.Truth{Picture: "0003.jpg"}
	run := &Run{RigFolder: f, Judgements: []score.Judgement{score.Judge(score.Sight{Truth: throw, Unread: "it is dark"}, nil)}}
	file := filepath.Join(t.TempDir(), "readings.jsonl")
	if err := WriteReadings(file, []*Run{run}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var line map[string]string
	if err := json.Unmarshal(text, &line); err != nil || line["error"] != "it is dark" || line["picture"] != "A_recommended/0003.jpg" {
		t.Errorf("written %q (%v)", text, err)
	}
}
