package score

import (
	"strings"
	"testing"

	"quartermaster/vision"
)

// trueLine is the line of truth.jsonl for a picture with one die.
const trueLine = `{"picture":"0001.jpg","tags":["ordinary"],"dice":[{"colour":"red","value":4,"pose":"flat",` +
	`"centre_mm":[50,50],"yaw_deg":0,"edge_mm":12,"footprint_mm":[[44,44],[56,44],[56,56],[44,56]],"tilt_deg":0,"visible":1}]}`

func FuzzWhateverIsReadIsScored(f *testing.F) {
	f.Add(trueLine, `{"picture":"a.jpg","dice":[{"id":3,"colour":"red","value":4,"pose":"flat","centre_mm":[50,50]}],`+
		`"questions":[{"kind":"value","dice":[3],"text":""}]}`)
	f.Add("{", "{")
	f.Fuzz(func(t *testing.T, truth, readings string) {
		truths, err := vision.LoadTruth(strings.NewReader(truth))
		if err != nil || len(truths) == 0 {
			return
		}
		lines, err := vision.LoadReadings(strings.NewReader(readings))
		if err != nil {
			return
		}
		for _, l := range lines {
			j := Judge(Sight{Truth: truths[0], Reading: l.Reading, Unread: l.Error}, nil)
			if j.Right() && j.Silent() {
				t.Errorf("a reading is right and silently wrong: %+v", l)
			}
			for _, fault := range j.Faults {
				j.Tell(fault)
			}
			var s Scores
			s.Add(j)
			if s.Dice != len(truths[0].Dice) {
				t.Errorf("%d dice of %d were summed", s.Dice, len(truths[0].Dice))
			}
		}
	})
}
