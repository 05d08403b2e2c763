//go:build !cgo

package reader

import (
	"errors"
	"testing"

	"quartermaster/vision/opencv"
	"quartermaster/vision/teach"
	"quartermaster/vision/train"
)

func TestWithoutOpenCVEveryEntryPointSaysSo(t *testing.T) {
	if reader, err := New(nil); reader != nil || !errors.Is(err, opencv.ErrMissing) {
		t.Errorf("a reader: %v, %v", reader, err)
	}
	if lesson, err := teach.Learn(nil, nil, nil); lesson.Dice != nil || !errors.Is(err, opencv.ErrMissing) {
		t.Errorf("learned: %v, %v", lesson, err)
	}
	if faces, err := teach.LearnFaces(nil, nil); faces != nil || !errors.Is(err, opencv.ErrMissing) {
		t.Errorf("learned faces: %v, %v", faces, err)
	}
	if gatherer, err := train.NewGatherer(nil); gatherer != nil || !errors.Is(err, opencv.ErrMissing) {
		t.Errorf("a gatherer: %v, %v", gatherer, err)
	}
}
