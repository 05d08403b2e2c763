//go:build !cgo

package opencv

import (
	"os"
	"testing"
)

// Where OpenCV is required, a build without it must not count as tested.
func TestThisBuildWasMeantToHaveNoOpenCV(t *testing.T) {
	if os.Getenv("QM_REQUIRE_OPENCV") == "1" {
		t.Error("QM_REQUIRE_OPENCV=1, but this build has no OpenCV: build with CGO_ENABLED=1 and the packages of the building guide")
	}
}
