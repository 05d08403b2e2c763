//go:build !cgo

package cv

import (
	"errors"
	"os"
	"testing"

	"quartermaster/vision"
)

// Where OpenCV is demanded, a build without it must not pass for tested.
func TestThisBuildWasMeantToHaveNoOpenCV(t *testing.T) {
	if os.Getenv("QM_REQUIRE_OPENCV") == "1" {
		t.Error("QM_REQUIRE_OPENCV=1, but this build has no OpenCV: build with CGO_ENABLED=1 and the packages of the building guide")
	}
}

func TestWithoutOpenCVEveryWayInSaysSo(t *testing.T) {
	reader, err := NewReader(nil)
	if reader != nil || !errors.Is(err, ErrNoOpenCV) {
		t.Errorf("a reader: %v, %v", reader, err)
	}
	if lesson, err := Learn(nil, nil, nil); lesson.Dice != nil || !errors.Is(err, ErrNoOpenCV) {
		t.Errorf("learned: %v, %v", lesson, err)
	}
	gatherer, err := NewGatherer(nil)
	if gatherer != nil || !errors.Is(err, ErrNoOpenCV) {
		t.Errorf("a gatherer: %v, %v", gatherer, err)
	}
	if _, err := gatherer.Examples(nil, vision.Truth{}, 1); !errors.Is(err, ErrNoOpenCV) {
		t.Errorf("examples: %v", err)
	}
	gatherer.Close()
	for _, train := range []func([]Example, uint64, int) ([]byte, float64, error){TrainJudge, TrainFaces, TrainLies, TrainEyes, TrainPrintLies, TrainPrintEyes} {
		if weights, _, err := train(nil, 1, 1); weights != nil || !errors.Is(err, ErrNoOpenCV) {
			t.Errorf("weights: %v, %v", weights, err)
		}
	}
}
