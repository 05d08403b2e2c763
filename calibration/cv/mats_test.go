//go:build cgo && matprofile

package cv

import (
	"testing"

	"gocv.io/x/gocv"
)

// Run it with -tags matprofile: only then gocv counts its Mats.
func TestNoMatIsForgotten(t *testing.T) {
	k := newKitchen(t, "E_wide")
	before := gocv.MatProfile.Count()
	if _, _, err := Calibrate(t.Context(), k.load(t), nil); err != nil {
		t.Fatal(err)
	}
	if after := gocv.MatProfile.Count(); after != before {
		t.Errorf("%d Mats were not closed", after-before)
	}
}
