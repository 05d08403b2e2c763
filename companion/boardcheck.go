package companion

import (
	"slices"
	"time"

	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// When the empty board is looked at without a throw, so that what is wrong with the camera is said before anybody throws.
const (
	checkEvery = 5 * time.Minute // of an empty board on which nothing moves
	cameraAway = 2 * time.Second // a camera without a frame for so long has returned with the next one
)

// lasting are the guards that a camera keeps until somebody puts it right; the others pass by themselves.
var lasting = []string{vision.GuardMoved, vision.GuardLight, vision.GuardFocus, vision.GuardLens}

// boardCheck says when an empty, still board is to be looked at: at the beginning, when the camera has returned, and every
// five minutes. It is not for concurrent use.
type boardCheck struct {
	frame   time.Time      // when the last frame came
	looked  time.Time      // when the board was looked at; zero: it is to be looked at as soon as it can
	vain    uint64         // the still scene that was looked at in vain
	running bool           // it is being looked at
	guards  []vision.Guard // what was wrong then
}

// due says whether the board is to be looked at in a scene, and is to be asked at each frame.
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

// seen takes what was read of the board in a scene. still says that nothing has happened over it meanwhile.
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
