package companion

import (
	"context"
	"reflect"
	"slices"
	"sync"
	"time"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// How a throw is read by itself.
const (
	together  = 3               // pictures of a still scene that are read and must agree
	hindrance = 6 * time.Second // with a hand or a motion that the reader sees, and the settling does not
	settling  = 4 * time.Second // until dice that were thrown at a tap lie still
)

// lookout watches what goes on over the board, and reads a throw that the game waits for as soon as it lies still.
type lookout struct {
	mu      sync.Mutex
	settler *stream.Settler // nil: nobody watches
	scene   stream.Scene
	used    uint64 // so many throws of the scene are done with: read, answered otherwise, or no throws
	upTo    uint64 // serial of the newest frame of which the reading was used
	reading bool   // a throw is being read by itself
	known   known  // the throw that lies there
	board   boardCheck
}

// watchScene looks at every frame that it is fast enough for.
func (e *eyes) watchScene() {
	t := e.t
	l := &e.watch
	var count uint64
	answered := ""
	for {
		f, n, ok := e.frame.next(e.run, count)
		if !ok {
			return
		}
		count = n
		l.mu.Lock()
		was := l.scene
		scene, err := l.settler.See(f)
		l.scene = scene
		l.mu.Unlock()
		if err != nil {
			t.cfg.Log.Debug("a frame cannot be watched", "err", err)
			continue
		}
		if !reflect.DeepEqual(was.Gone, scene.Gone) {
			t.mu.Lock()
			t.publish()
			t.mu.Unlock()
		} else if was.State != scene.State {
			t.wake()
		}
		t.mu.Lock()
		if last := t.record.answered(); last != nil && last.ID != answered {
			answered = last.ID
			e.follow(last)
		}
		ask, ready := e.awaited(scene)
		version := t.record.last
		t.mu.Unlock()
		if ready {
			e.work.Go(func() { e.readStill(scene, ask, version) })
		}
		l.mu.Lock()
		due := l.board.due(t.cfg.Now(), scene)
		l.mu.Unlock()
		if due {
			e.work.Go(func() { e.checkBoard(scene) })
		}
	}
}

// checkBoard looks at the empty board, for what is wrong with the camera.
func (e *eyes) checkBoard(scene stream.Scene) {
	ctx, cancel := context.WithTimeout(e.run, e.t.cfg.ReadTime)
	defer cancel()
	r, err := e.read(ctx, throw.Wanted{}, func(ctx context.Context, _ throw.Wanted) (vision.Frame, error) {
		f, count, have := e.frame.newest()
		if have {
			return f, nil
		}
		return e.after(ctx, count, settling)
	})
	still := e.stillLies(scene)
	e.watch.mu.Lock()
	e.watch.board.seen(e.t.cfg.Now(), scene, still, r.reading, err)
	e.watch.mu.Unlock()
	e.t.wake()
}

// follow is for a throw that has been answered: what lies there is done with, whoever told it, and the dice that the camera
// read are followed until they are taken off. t.mu is held.
func (e *eyes) follow(s *Sighting) {
	l := &e.watch
	l.mu.Lock()
	defer l.mu.Unlock()
	l.used = l.scene.Throws
	if s.ID != l.known.sighting {
		if l.known.sighting == "" { // answered before this program began, or told by hand
			l.known = remembered(s)
		}
		return
	}
	if l.known.followed || l.scene.Throws != l.known.throws {
		return
	}
	l.known.followed = true
	var dice []vision.Die
	for _, d := range s.Dice {
		dice = append(dice, d.Die)
	}
	l.settler.Read(dice)
	l.scene = l.settler.Scene()
}

// awaited gives the ask whose throw lies still and unread, once for each attempt to read it; t.mu is held.
func (e *eyes) awaited(scene stream.Scene) (ask games.Ask, ready bool) {
	t := e.t
	l := &e.watch
	if t.active != nil || e.Reader == nil || scene.State != stream.SceneStill {
		return ask, false
	}
	m := t.record.now()
	if m == nil {
		return ask, false
	}
	asks := m.position.Asks()
	i := slices.IndexFunc(asks, func(a games.Ask) bool { return a.Kind == games.Throw && a.Throw != nil })
	if i < 0 {
		return ask, false
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.reading || scene.Throws <= l.used || scene.Since <= l.upTo {
		return ask, false
	}
	l.reading = true
	return asks[i], true
}

// readStill reads the throw that lies still, and makes it the sighting of the ask if it is a throw.
func (e *eyes) readStill(scene stream.Scene, ask games.Ask, version int64) {
	t := e.t
	l := &e.watch
	defer func() {
		l.mu.Lock()
		l.reading = false
		l.mu.Unlock()
	}()
	ctx, cancel := context.WithTimeout(e.run, t.cfg.ReadTime)
	defer cancel()
	began := t.cfg.Now()
	for {
		r, err := e.read(ctx, *ask.Throw, e.fresh(settling))
		if !e.stillLies(scene) {
			return // a hand has come, dice roll again: the next still scene is read
		}
		switch verdict := e.judge(scene, ask, r.reading, err, t.cfg.Now().Sub(began)); verdict {
		case isThrow:
			e.bringIn(scene, ask.ID, version, r)
			return
		case isNone:
			l.mu.Lock()
			l.used = scene.Throws
			if err == nil && len(r.reading.Dice) == 0 {
				l.settler.LearnEmpty()
			} else if err == nil {
				l.settler.Read(l.known.follow(r.reading.Dice))
			}
			l.scene = l.settler.Scene()
			l.mu.Unlock()
			if err != nil {
				t.cfg.Log.Warn("a throw that lies still could not be read", "err", err)
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

// verdict is what becomes of a reading that nobody asked for by a tap.
type verdict int

const (
	isThrow  verdict = iota
	isNone           // nothing was thrown
	isUnsure         // look once more in a moment
)

// judge says what becomes of a reading of a scene, for an ask that has waited for so long.
func (e *eyes) judge(scene stream.Scene, ask games.Ask, r vision.Reading, err error, waited time.Duration) verdict {
	t := e.t
	e.watch.mu.Lock()
	before := e.watch.known
	e.watch.mu.Unlock()
	has := func(kinds ...string) bool {
		return slices.ContainsFunc(r.Guards, func(g vision.Guard) bool { return slices.Contains(kinds, g.Kind) })
	}
	switch {
	case err != nil && waited < hindrance: // the reader may be starting anew
		return isUnsure
	case err != nil || len(r.Dice) == 0 || before.same(r.Dice) || scene.Unwatched && before.mayBe(r.Dice, places(ask.Throw.Stay)):
		return isNone
	case has(vision.GuardHand, vision.GuardMotion) && waited < hindrance:
		return isUnsure
	case slices.ContainsFunc(r.Questions, func(q vision.Question) bool { return q.Kind == vision.AskCount }) && waited < t.cfg.Patience:
		return isUnsure
	}
	return isThrow
}

// stillLies says whether nothing has happened over the board since a scene.
func (e *eyes) stillLies(scene stream.Scene) bool {
	e.watch.mu.Lock()
	defer e.watch.mu.Unlock()
	now := e.watch.scene
	return now.Throws == scene.Throws && now.Since == scene.Since
}

// bringIn makes a reading the sighting of the ask that waits for it, unless something else came first.
func (e *eyes) bringIn(scene stream.Scene, ask string, version int64, r readout) {
	t := e.t
	t.mu.Lock()
	s, err := t.sighting(version, ask)
	if err != nil || t.active != nil || e != t.sees.Load() {
		t.mu.Unlock()
		return
	}
	s.State, s.By, s.MarginMM, s.called = IsReading, e.eye(), e.margin(), By{Device: Camera}
	t.begin(s)
	t.mu.Unlock()
	e.watch.mu.Lock()
	e.watch.used = scene.Throws
	e.watch.mu.Unlock()
	e.take(s.ID, r, nil)
}

// eye is who brings a sighting that is not laid by hand.
func (e *eyes) eye() string {
	if e.Source.State().Kind == "simulated" {
		return "simulated"
	}
	return "camera"
}

// take hands over what was read for a sighting and keeps its picture.
func (e *eyes) take(id string, r readout, err error) {
	t := e.t
	if err == nil {
		e.watch.mu.Lock()
		e.watch.upTo = r.frame.Serial
		e.cases.hold(id, r.frame.Data)
		e.watch.known = known{sighting: id, throws: e.watch.scene.Throws, dice: r.reading.Dice}
		e.watch.mu.Unlock()
	}
	t.seen(id, r.reading, r.top, err)
	if err == nil && len(r.top.JPEG) > 0 {
		t.tops.keep(id, r.top.JPEG)
	}
}

// readFrames reads a frame, and where a scene is watched the next ones too, and makes one reading of them. It gives the newest
// of those frames with it.
func (e *eyes) readFrames(ctx context.Context, f vision.Frame, want vision.Expect) (vision.Reading, vision.Frame, error) {
	times := 1
	if e.watch.settler != nil {
		times = together
	}
	var all []vision.Reading
	for range times {
		if len(all) > 0 {
			_, count, _ := e.frame.newest()
			next, ok := e.frame.since(ctx, count, time.Second)
			if !ok {
				break // what was read stands
			}
			f = next
		}
		r, err := e.Reader.Read(ctx, f, want)
		if err != nil {
			return r, f, err
		}
		all = append(all, r)
	}
	return stream.Fuse(all), f, nil
}

// rest waits until what was thrown lies still, if it is watched, and gives the newest frame then.
func (e *eyes) rest(ctx context.Context, f vision.Frame) vision.Frame {
	ctx, cancel := context.WithTimeout(ctx, settling)
	defer cancel()
	_, count, _ := e.frame.newest()
	for e.watch.settler != nil {
		e.watch.mu.Lock()
		calm := e.watch.scene.AtRest() && e.watch.scene.Since > 0
		e.watch.mu.Unlock()
		if calm {
			break
		}
		next, n, ok := e.frame.next(ctx, count)
		if !ok {
			break
		}
		f, count = next, n
	}
	return f
}

// taken are the dice of a throw that have been taken off the board since, if the camera follows them.
func (e *eyes) taken(sighting string) []int {
	e.watch.mu.Lock()
	defer e.watch.mu.Unlock()
	if k := &e.watch.known; k.followed && k.sighting == sighting {
		return k.taken(e.watch.scene.Gone)
	}
	return nil
}

// sceneState is what goes on over the board, for people, and what was wrong when the empty board was looked at last.
func (e *eyes) sceneState() (stream.SceneState, []vision.Guard) {
	e.watch.mu.Lock()
	defer e.watch.mu.Unlock()
	if e.watch.settler == nil {
		return "", nil
	}
	return e.watch.scene.State, e.watch.board.guards
}
