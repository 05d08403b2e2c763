//go:build !cgo

package main

import (
	"testing"

	"quartermaster/vision/opencv"
)

func TestAProgramWithoutOpenCVSaysSo(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	run := runRead(t, nil, "--rig", rig, "a.jpg")
	if run.status != 2 || len(run.lines) > 0 || run.said != opencv.ErrMissing.Error() {
		t.Errorf("status %d, lines %v, said %q", run.status, run.lines, run.said)
	}
}
