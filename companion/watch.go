package companion

import (
	"context"
	"reflect"
	"slices"
	"time"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// hindrance is how long a throw that lies still is not brought up while the reader sees a hand or a motion that the stream does not.
const hindrance = 6 * time.Second

// watchScene watches the stream, and has a throw that the game waits for read as soon as it lies still. It looks at every frame that
// it is fast enough for.
func (e *eyes) watchScene() {
	var count uint64
	answered := "" // the throw that was answered last
	for {
		f, n, ok := e.frame.next(e.run, count)
		if !ok {
			return
		}
		count = n
		before, scene, err := e.watch.see(f)
		if err != nil {
			e.log.Debug("a frame cannot be watched", "err", err)
			continue
		}
		if !reflect.DeepEqual(before.Gone, scene.Gone) {
			e.table.refresh()
		} else if before.State != scene.State {
			e.table.wake()
		}
		now := e.table.throwsNow()
		if last := now.answered; last != nil && last.ID != answered {
			answered = last.ID
			e.watch.answered(last)
		}
		if scene.State == stream.SceneStill && e.Reader != nil && now.awaited != nil && e.watch.claim(scene) {
			e.work.Go(func() { e.readStill(scene, f, *now.awaited, now.version) })
		}
		if e.Reader != nil && now.awaited != nil && len(now.awaited.Throw.Keep) > 0 && e.watch.claimRest(scene, f.Serial) {
			e.work.Go(func() { e.readRest(scene, f) })
		}
		if e.watch.checkDue(e.now(), scene) {
			e.work.Go(func() { e.checkBoard(scene) })
		}
	}
}

// checkBoard looks at the empty board, for what is wrong with the camera.
func (e *eyes) checkBoard(scene stream.Scene) {
	ctx, cancel := context.WithTimeout(e.run, e.readTime)
	defer cancel()
	r, err := e.read(ctx, throw.Wanted{}, func(ctx context.Context, _ throw.Wanted) (vision.Frame, error) {
		f, count, have := e.frame.newest()
		if have {
			return f, nil
		}
		return e.after(ctx, count, settling)
	})
	e.watch.checked(e.now(), scene, r.reading, err)
	e.table.wake()
}

// readRest reads what remains of a throw while other dice of it are in somebody's hand, so that dice that were pushed are found again.
// It reads the picture in which the scene came to rest, since the next throw may come at once.
func (e *eyes) readRest(scene stream.Scene, f vision.Frame) {
	defer e.watch.release()
	ctx, cancel := context.WithTimeout(e.run, e.readTime)
	defer cancel()
	r, err := e.withReader(ctx, func(r *readout) (err error) {
		r.first, err = e.Reader.Read(ctx, f, nil)
		return err
	})
	if err != nil {
		e.log.Debug("what remains of a throw could not be read", "err", err)
		return
	}
	e.remain(scene, r.first)
}

// remain notes what remains of the known throw, as it was read from the picture in which a scene came to rest.
func (e *eyes) remain(scene stream.Scene, r vision.Reading) {
	if before := e.watch.lying(); !guarded(r, vision.GuardHand, vision.GuardMotion) && before.nothingThrown(r.Dice, scene.Lifted) {
		e.watch.remain(scene, r.Dice, len(r.Questions)+len(r.Guards) == 0)
	}
}

// readStill reads the throw that lies still, and proposes it for the ask if it is a throw.
func (e *eyes) readStill(scene stream.Scene, f vision.Frame, ask games.Ask, version int64) {
	defer e.watch.release()
	ctx, cancel := context.WithTimeout(e.run, e.readTime)
	defer cancel()
	began := e.now()
	bring := func(context.Context, throw.Wanted) (vision.Frame, error) { return f, nil } // in which it came to rest
	for ; ; bring = e.fresh(settling) {
		r, err := e.read(ctx, *ask.Throw, bring)
		if !e.watch.stillLies(scene) { // a hand has come, dice roll again: the next still scene is read
			if err == nil && len(ask.Throw.Keep) > 0 {
				e.remain(scene, r.first)
			}
			return
		}
		switch verdict := e.judge(scene, ask, r.reading, err, e.now().Sub(began)); verdict {
		case isThrow:
			if id, ok := e.table.propose(e, version, ask.ID); ok {
				e.watch.use(scene)
				e.deliver(id, r, nil)
			}
			return
		case isNone:
			if err != nil {
				e.watch.use(scene)
				e.log.Warn("a throw that lies still could not be read", "err", err)
			} else {
				e.watch.noThrow(scene, r.reading.Dice)
			}
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(200 * time.Millisecond):
		}
	}
}

// verdict is what becomes of the reading of a throw that the watch found, without a tap.
type verdict int

const (
	isThrow  verdict = iota
	isNone           // nothing was thrown
	isUnsure         // look once more in a moment
)

// judge says what becomes of a reading of a scene. waited is how long this throw has been looked at.
func (e *eyes) judge(scene stream.Scene, ask games.Ask, r vision.Reading, err error, waited time.Duration) verdict {
	before := e.watch.lying()
	switch {
	case err != nil && waited < hindrance: // the reader may be starting anew
		return isUnsure
	case err != nil || len(r.Dice) == 0 || before.same(r.Dice) || len(ask.Throw.Keep) > 0 && before.nothingThrown(r.Dice, scene.Lifted) || scene.Unwatched && before.mayBe(r.Dice, places(ask.Throw.Stay)):
		return isNone
	case guarded(r, vision.GuardHand, vision.GuardMotion) && waited < hindrance:
		return isUnsure
	case slices.ContainsFunc(r.Questions, func(q vision.Question) bool { return q.Kind == vision.AskCount }) && waited < e.patience:
		return isUnsure
	}
	return isThrow
}

// guarded says whether a reading has a guard of one of some kinds.
func guarded(r vision.Reading, kinds ...string) bool {
	return slices.ContainsFunc(r.Guards, func(g vision.Guard) bool { return slices.Contains(kinds, g.Kind) })
}
