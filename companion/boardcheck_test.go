package companion

import (
	"errors"
	"testing"
	"time"

	"quartermaster/vision"
	"quartermaster/vision/stream"
)

func TestTheEmptyBoardIsLookedAtAtTheBeginningAtAReturnAndEveryFiveMinutes(t *testing.T) {
	var b boardCheck
	now := time.Unix(1_795_000_000, 0)
	empty, dice := stream.Scene{State: stream.SceneEmpty, Since: 1}, stream.Scene{State: stream.SceneStill, Since: 2}
	// frames lets frames come, one a second, and counts how often the board is to be looked at.
	frames := func(n int, scene stream.Scene, r vision.Reading, err error) (looks int) {
		for range n {
			now = now.Add(time.Second)
			if b.due(now, scene) {
				looks++
				b.seen(now, scene, true, r, err)
			}
		}
		return looks
	}
	hand := stream.Scene{State: stream.SceneHand}
	turned := vision.Reading{Dice: make([]vision.Die, 3), Guards: []vision.Guard{{Kind: vision.GuardHand}, {Kind: vision.GuardNoBoard}}}
	moved := vision.Reading{Guards: []vision.Guard{{Kind: vision.GuardMoved}}}
	for _, step := range []struct {
		what   string
		wait   time.Duration // without a frame
		frames int
		scene  stream.Scene
		read   vision.Reading
		err    error
		looks  int
		guards int
	}{
		{"something moves", 0, 10, stream.Scene{State: stream.SceneMoving}, moved, nil, 0, 0},
		{"dice lie there", 0, 10, dice, moved, nil, 0, 0},
		{"the board is empty for the first time", 0, 10, empty, moved, nil, 1, 1},
		{"less than five minutes later", 0, 289, empty, vision.Reading{}, nil, 0, 1},
		{"five minutes later, and all is well", 0, 3, empty, vision.Reading{}, nil, 1, 0},
		{"ten minutes of it", 0, 600, empty, vision.Reading{}, nil, 2, 0},
		{"the camera returns", 3 * time.Second, 2, empty, moved, nil, 1, 1},
		{"it returns, and a hand that the scene does not show is there", 3 * time.Second, 600, empty, vision.Reading{Guards: []vision.Guard{{Kind: vision.GuardHand}}}, nil, 1, 1},
		{"the next still scene, and a die lies there after all", 0, 600, stream.Scene{State: stream.SceneEmpty, Since: 3}, vision.Reading{Dice: make([]vision.Die, 1)}, nil, 1, 1},
		{"the next one, and the reader fails", 0, 600, stream.Scene{State: stream.SceneEmpty, Since: 4}, vision.Reading{}, errors.New("it fails"), 1, 1},
		{"the next one, and all is well", 0, 10, stream.Scene{State: stream.SceneEmpty, Since: 5}, vision.Reading{}, nil, 1, 0},
		{"a hand comes", 0, 14, hand, turned, nil, 0, 0},
		{"and goes", 0, 10, empty, vision.Reading{}, nil, 0, 0},
		{"something else stays: the picture is turned", 0, 600, hand, turned, nil, 1, 1},
		{"the picture is turned back", 0, 10, empty, vision.Reading{}, nil, 1, 0},
		{"a hand stays", 0, 600, hand, vision.Reading{Guards: []vision.Guard{{Kind: vision.GuardHand}}}, nil, 1, 0},
		{"the hand is away, and all is well", 0, 10, empty, vision.Reading{}, nil, 1, 0},
		{"a lamp goes out, which looks like a hand over all of the board", 0, 600, hand, vision.Reading{Guards: []vision.Guard{{Kind: vision.GuardLight}}}, nil, 1, 1},
		{"the lamp is on again", 0, 10, empty, vision.Reading{}, nil, 1, 0},
		{"a hand stays in the dark", 0, 600, hand, vision.Reading{Guards: []vision.Guard{{Kind: vision.GuardHand}, {Kind: vision.GuardLight}}}, nil, 1, 0},
		{"it goes, and dice lie there", 0, 600, dice, moved, nil, 0, 0},
		{"the picture is turned, and the reader fails", 0, 600, hand, vision.Reading{}, errors.New("it fails"), 1, 0},
	} {
		now = now.Add(step.wait)
		if looks := frames(step.frames, step.scene, step.read, step.err); looks != step.looks || len(b.guards) != step.guards {
			t.Errorf("%s: it was looked at %d times, and there are %d guards; want %d and %d", step.what, looks, len(b.guards), step.looks, step.guards)
		}
	}
}
