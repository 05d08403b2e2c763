//go:build !cgo

package measure

import (
	"strings"
	"testing"
)

func TestWithoutOpenCVCalibrationSaysSo(t *testing.T) {
	if rig, _, err := Calibrate(t.Context(), nil, nil); rig != nil || err == nil || !strings.Contains(err.Error(), "without OpenCV") {
		t.Errorf("calibrated: %v, %v", rig, err)
	}
}
