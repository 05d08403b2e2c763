//go:build cgo && matprofile

package measure

import (
	"testing"

	"quartermaster/vision/opencv"
)

// Run it with -tags matprofile: only then memory is counted.
func TestNoMatIsForgotten(t *testing.T) {
	k := newSetupCopy(t, "E_wide")
	before := opencv.Open()
	if _, _, err := Calibrate(t.Context(), k.load(t), nil); err != nil {
		t.Fatal(err)
	}
	if after := opencv.Open(); after != before {
		t.Errorf("%d Mats were not closed", after-before)
	}
}
