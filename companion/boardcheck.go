package companion

import (
	"slices"
	"time"

	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// When the empty board is checked without a throw, so that a fault of the camera is told before anybody throws.
const (
	checkEvery = 5 * time.Minute // while the board is empty and nothing moves
	cameraAway = 2 * time.Second // after a gap this long in its frames, a camera counts as reconnected
)

// lasting are the guards that stay until somebody mends the camera. All others pass by themselves.
var lasting = []string{vision.GuardMoved, vision.GuardLight, vision.GuardFocus, vision.GuardLens}

// boardCheck says when the empty, still board is to be checked: at the beginning, when the camera has reconnected, and every five
// minutes. It is not for concurrent use.
type boardCheck struct {
	frame   time.Time      // when the last frame came
	looked  time.Time      // of the last check; zero: check as soon as possible
	vain    uint64         // the still scene whose check failed: it is not tried again
	running bool           // a check is under way
	guards  []vision.Guard // what the last check found
}

// due says whether the board is to be checked now. Call it at each frame.
func (b *boardCheck) due(now time.Time, scene stream.Scene) bool {
	if !b.frame.IsZero() && now.Sub(b.frame) > cameraAway {
		b.looked = time.Time{}
	}
	b.frame = now
	if b.running || scene.State != stream.SceneEmpty || scene.Since == 0 || scene.Since == b.vain {
		return false
	}
	b.running = b.looked.IsZero() || now.Sub(b.looked) >= checkEvery
	return b.running
}

// seen takes the reading of a check. still says that nothing has moved over the board since the scene.
func (b *boardCheck) seen(now time.Time, scene stream.Scene, still bool, r vision.Reading, err error) {
	b.running = false
	if !still {
		return
	}
	passing := func(g vision.Guard) bool { return !slices.Contains(lasting, g.Kind) }
	if err != nil || len(r.Dice) > 0 || slices.ContainsFunc(r.Guards, passing) {
		b.vain = scene.Since
		return
	}
	b.looked, b.guards = now, slices.Clone(r.Guards)
}
