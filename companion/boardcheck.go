package companion

import (
	"slices"
	"time"

	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// When the empty board is checked without a throw, so that a fault of the camera is told before anybody throws.
const (
	checkEvery = 5 * time.Minute  // while the board is empty and nothing moves
	cameraAway = 2 * time.Second  // after a gap this long in its frames, a camera counts as reconnected
	handStays  = 15 * time.Second // what has been over the board for so long may be no hand: the picture may be turned, or the board gone
)

// lasting are the guards that stay until somebody mends the camera. All others pass by themselves.
var lasting = []string{vision.GuardMoved, vision.GuardLight, vision.GuardFocus, vision.GuardLens}

// misplaced are the guards that tell a picture without the board, as a phone brings that was turned, from a hand over the board.
var misplaced = []string{vision.GuardNoBoard, vision.GuardMoved}

// boardCheck says when the empty, still board is to be checked: at the beginning, when the camera has reconnected, and every five
// minutes. Something that stays over the board is looked at once. It is not for concurrent use.
type boardCheck struct {
	frame   time.Time      // when the last frame came
	looked  time.Time      // of the last check; zero: check as soon as possible
	vain    uint64         // the still scene whose check failed: it is not tried again
	running bool           // a check is under way
	guards  []vision.Guard // what the last check found
	hand    time.Time      // since when something has been over the board; zero: nothing is
	covered bool           // that was looked at, and the guards are what was found
}

// due says whether the board is to be checked now. Call it at each frame.
func (b *boardCheck) due(now time.Time, scene stream.Scene) bool {
	if !b.frame.IsZero() && now.Sub(b.frame) > cameraAway {
		b.looked = time.Time{}
	}
	b.frame = now
	if scene.State == stream.SceneHand {
		return b.handDue(now)
	}
	b.hand = time.Time{}
	if b.covered {
		b.covered, b.guards, b.looked = false, nil, time.Time{}
	}
	if b.running || scene.State != stream.SceneEmpty || scene.Since == 0 || scene.Since == b.vain {
		return false
	}
	b.running = b.looked.IsZero() || now.Sub(b.looked) >= checkEvery
	return b.running
}

// handDue says whether what is over the board is to be looked at.
func (b *boardCheck) handDue(now time.Time) bool {
	if b.hand.IsZero() {
		b.hand = now
	}
	if b.running || b.covered || now.Sub(b.hand) < handStays {
		return false
	}
	b.running, b.covered = true, true
	return true
}

// seen takes the reading of a check. still says that nothing has moved over the board since the scene.
func (b *boardCheck) seen(now time.Time, scene stream.Scene, still bool, r vision.Reading, err error) {
	b.running = false
	if scene.State == stream.SceneHand {
		if b.covered && err == nil {
			told := misplaced
			if !slices.ContainsFunc(r.Guards, func(g vision.Guard) bool { return g.Kind == vision.GuardHand }) { // nothing lies over the board: the picture itself has changed, such as when a lamp went out
				told = slices.Concat(misplaced, lasting)
			}
			b.guards = slices.DeleteFunc(slices.Clone(r.Guards), func(g vision.Guard) bool { return !slices.Contains(told, g.Kind) })
		}
		return
	}
	if !still || b.covered {
		return
	}
	passing := func(g vision.Guard) bool { return !slices.Contains(lasting, g.Kind) }
	if err != nil || len(r.Dice) > 0 || slices.ContainsFunc(r.Guards, passing) {
		b.vain = scene.Since
		return
	}
	b.looked, b.guards = now, slices.Clone(r.Guards)
}
