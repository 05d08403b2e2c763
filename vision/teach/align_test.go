package teach

import (
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene/scenetest"
)

// newShowing is a picture of a face and the pose that was found, which may be wrong.
func newShowing(emblem string, true, found pixel.Pose, seed uint64) showing {
	return showing{scenetest.ShownScene(emblem, true, seed), found}
}
