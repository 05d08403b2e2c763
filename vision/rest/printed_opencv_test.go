//go:build cgo

package rest

import (
	"math"
	"testing"

	"quartermaster/vision/figure"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestEachFeatureOfAPrintedDieHasAName(t *testing.T) {
	kind, err := figure.New(drawn.EmblemDie(t))
	if err != nil {
		t.Fatal(err)
	}
	at := pixel.Pose{X: 60.3, Y: 59.6, Yaw: 0.7}
	empty := drawn.NewPaper(120, 120, [3]float64{120, 90, 40})
	p := empty.Copied()
	p.Emblem(at, "hook", [3]float64{190, 220, 230}, [3]float64{40, 30, 30})
	s := scenetest.SceneOf(p, empty)
	found := figure.Sightings(s, &kind, nil, find.MinExists)
	if len(found) != 1 {
		t.Fatalf("%d are found", len(found))
	}
	c := found[0]
	out := PrintFeatures(s, &find.Candidate{Pose: c.Pose, FaceMeasures: scene.FaceMeasures{Body: c.Body}, Print: &c.Match})
	if len(out) != len(PrintFeatureNames) {
		t.Fatalf("%d measures have %d names", len(out), len(PrintFeatureNames))
	}
	for i, v := range out[:5] {
		if math.Abs(v) > 1 {
			t.Errorf("%s: %.2f lifts, and it lies on the floor", PrintFeatureNames[i], v)
		}
	}
}
