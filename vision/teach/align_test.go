package teach

import (
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene/scenetest"
)

// shownAt is such a picture, and where the face was found, which may be wrong.
func shownAt(emblem string, true, found pixel.Pose, seed uint64) showing {
	return showing{scenetest.ShownScene(emblem, true, seed), found}
}
