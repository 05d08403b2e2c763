package companion

import (
	"sync"
	"time"

	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// watcher knows what goes on over the board: the scene of the stream, the throw that lies there, and when the empty board is to be
// checked. It does not read pictures and does not know the game. Any number of goroutines may use it.
type watcher struct {
	settler *stream.Settler // nil: nobody watches

	mu      sync.Mutex
	scene   stream.Scene
	used    uint64 // how many throws of the scene are done with: read, answered by hand, or found to be none
	upTo    uint64 // serial of the newest frame whose reading was used
	reading bool   // a throw is being read by itself
	known   known  // the throw that lies there
	// answeredLast is the sighting that was answered last.
	answeredLast string
	board        boardCheck
}

// watches says whether the stream is watched at all.
func (w *watcher) watches() bool { return w.settler != nil }

// see looks at the next frame of the stream. It gives the scene before and after it.
func (w *watcher) see(f vision.Frame) (before, after stream.Scene, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	before = w.scene
	w.scene, err = w.settler.See(f)
	return before, w.scene, err
}

// claim says whether the throw of a still scene is to be read now. After true nobody else reads a throw until release.
func (w *watcher) claim(scene stream.Scene) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.reading || scene.Throws <= w.used || scene.Since <= w.upTo {
		return false
	}
	w.reading = true
	return true
}

// claimRest says whether what remains of the known throw is to be read now, in a scene that lies still: since the throw was read, or
// since what remains was read last, something has moved, and nothing new lies there. frame is the serial of the picture that is to be
// read. After true nobody else reads a throw until release.
func (w *watcher) claimRest(scene stream.Scene, frame uint64) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	lies := scene.State == stream.SceneTaken || scene.State == stream.SceneRead
	if w.reading || !lies || !w.known.followed || scene.Since <= w.upTo || scene.Throws > w.used {
		return false
	}
	w.reading, w.upTo = true, frame
	return true
}

// remain notes which dice were read of what remains of the known throw, and whether without a doubt (clear). Meanwhile something may have
// moved again.
func (w *watcher) remain(scene stream.Scene, dice []vision.Die, clear bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(dice) == 0 || len(dice) > len(w.known.dice) {
		return
	}
	dice = w.known.follow(dice, scene.Lifted)
	w.known.clear = clear
	if w.unchangedLocked(scene) {
		w.settler.Read(dice)
		w.scene = w.settler.Scene()
	}
}

// release ends what claim or claimRest began.
func (w *watcher) release() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.reading = false
}

// lying is the throw that lies on the board, as far as it is known.
func (w *watcher) lying() known {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.known
}

// stillLies says whether nothing has happened over the board since a scene.
func (w *watcher) stillLies(scene stream.Scene) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.unchangedLocked(scene)
}

func (w *watcher) unchangedLocked(scene stream.Scene) bool {
	return w.scene.Throws == scene.Throws && w.scene.Since == scene.Since
}

// use notes that the throw of a scene is done with.
func (w *watcher) use(scene stream.Scene) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.used = scene.Throws
}

// noThrow notes that a scene is not a new throw: these dice lay there already, or the board is empty.
func (w *watcher) noThrow(scene stream.Scene, dice []vision.Die) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.used = scene.Throws
	if len(dice) == 0 {
		w.settler.LearnEmpty()
	} else {
		w.settler.Read(w.known.follow(dice, scene.Lifted))
		w.known.clear = false
	}
	w.scene = w.settler.Scene()
}

// read notes which dice were read for a sighting, from which frame.
func (w *watcher) read(sighting string, dice []vision.Die, frame uint64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.upTo = frame
	w.known = known{sighting: sighting, throws: w.scene.Throws, dice: dice}
}

// answered notes that a throw was answered. What lies there is done with, whoever told it, and the dice that the camera read are
// followed until they are taken off.
func (w *watcher) answered(s *Sighting) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.used, w.answeredLast = w.scene.Throws, s.ID
	if s.ID != w.known.sighting {
		if w.known.sighting == "" { // answered before this program began, or told by hand
			w.known = remembered(s)
		}
		return
	}
	if w.known.followed || w.scene.Throws != w.known.throws {
		return
	}
	w.known.followed = true
	var dice []vision.Die
	for _, d := range s.Dice {
		dice = append(dice, d.Die)
	}
	w.settler.Read(dice)
	w.scene = w.settler.Scene()
}

// checkDue says whether the empty board is to be looked at in a scene. It is asked at each frame.
func (w *watcher) checkDue(now time.Time, scene stream.Scene) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.board.due(now, scene)
}

// checked takes what was read of the empty board in a scene.
func (w *watcher) checked(now time.Time, scene stream.Scene, r vision.Reading, err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.board.seen(now, scene, w.unchangedLocked(scene), r, err)
}

// atRest says whether what was thrown lies still.
func (w *watcher) atRest() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.scene.AtRest() && w.scene.Since > 0
}

// taken are the dice of a throw that have been taken off the board since, if the camera follows them.
func (w *watcher) taken(sighting string) []int {
	w.mu.Lock()
	defer w.mu.Unlock()
	if k := &w.known; k.followed && k.sighting == sighting {
		return k.taken(w.scene.Gone)
	}
	return nil
}

// state is what goes on over the board, for people, and what was wrong when the empty board was looked at last.
func (w *watcher) state() (stream.SceneState, []vision.Guard) {
	if !w.watches() {
		return "", nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.scene.State, w.board.guards
}
