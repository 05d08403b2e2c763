package companion

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"time"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// ReaderState is how the reader is.
type ReaderState string

// The states of a reader.
const (
	ReaderReady      ReaderState = "ready"
	ReaderReading    ReaderState = "reading"
	ReaderRestarting ReaderState = "restarting"
	ReaderNone       ReaderState = "none"
)

// CameraView is what a snapshot says of camera and reader.
type CameraView struct {
	vision.SourceState
	Frames       uint64            // how many came so far; a page asks for the newest by it
	Scene        stream.SceneState // what goes on over the board; "": nobody watches
	Guards       []vision.Guard    // what is wrong with the camera, as the empty board was looked at last
	Reader       ReaderState
	ReaderReason *Sentence
}

// watchCamera keeps the source running; it mends itself, but should it give up, it is begun again.
func (e *eyes) watchCamera() {
	keepUp(e.run, e.t.cfg.Log, "the camera ended", time.Second, 30*time.Second, e.runCamera)
}

func (e *eyes) runCamera() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the camera's driver stumbled: %v", p)
		}
	}()
	return e.Source.Run(e.run, func(f vision.Frame) {
		if first := e.frame.put(f); first {
			e.t.wake()
		}
	})
}

// wake has the states of camera and reader looked at now.
func (t *Table) wake() {
	select {
	case t.poke <- struct{}{}:
	default:
	}
}

// watchStates shows what camera and reader are doing whenever that changes.
func (t *Table) watchStates() {
	tick := time.NewTicker(500 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-t.run.Done():
			return
		case <-tick.C:
		case <-t.poke:
		}
		t.wantPictures()
		if shown := t.Snapshot(); t.cameraView().differs(shown.Camera) || !reflect.DeepEqual(t.alerts(shown.missing), shown.Alerts) {
			t.mu.Lock()
			t.publish()
			t.mu.Unlock()
		}
	}
}

// alerts is what people should know now; missing is what the game that is played lacks, nil: nothing.
func (t *Table) alerts(missing *Sentence) []Sentence {
	var all []Sentence
	if missing != nil {
		all = append(all, *missing)
	}
	if t.cfg.Alerts != nil {
		all = append(all, t.cfg.Alerts()...)
	}
	if t.away.Load() {
		all = append(all, Say("record-away"))
	}
	return all
}

// wantPictures keeps a camera from resting while a throw is awaited.
func (t *Table) wantPictures() {
	if slices.ContainsFunc(t.Snapshot().Asks, func(a games.Ask) bool { return a.Kind == games.Throw }) {
		t.sees.Load().wantPictures()
	}
}

// wantPictures keeps the camera from resting for a while.
func (e *eyes) wantPictures() {
	if camera, rests := e.Source.(vision.Rester); rests {
		camera.Want()
	}
}

// differs says whether people would see a difference: the rate only in whole frames, and not that frames come.
func (v CameraView) differs(o CameraView) bool {
	v.Rate, o.Rate, v.Frames, o.Frames = float64(int(v.Rate)), float64(int(o.Rate)), 0, 0
	return !reflect.DeepEqual(v, o)
}

func (t *Table) cameraView() CameraView {
	var v CameraView
	e := t.sees.Load()
	if e.Source != nil {
		v.SourceState = e.Source.State()
		_, v.Frames, _ = e.frame.newest()
		v.Scene, v.Guards = e.sceneState()
	} else {
		v.Kind = "none"
	}
	switch {
	case e.Reader == nil:
		v.Reader, v.ReaderReason = ReaderNone, e.NoReader
	case e.WidthPX > 0 && v.Width > 0 && (v.Width != e.WidthPX || v.Height != e.HeightPX):
		other := Say("rig-other-size", "Width", v.Width, "Height", v.Height, "RigWidth", e.WidthPX, "RigHeight", e.HeightPX)
		v.Reader, v.ReaderReason = ReaderNone, &other
	case e.ReaderState != nil:
		v.Reader, v.ReaderReason = e.ReaderState()
	default:
		v.Reader = ReaderReady
	}
	if v.Reader == ReaderReady && len(e.busy) > 0 {
		v.Reader = ReaderReading
	}
	return v
}

// Frame is the camera's newest frame. Whoever looks at it keeps the camera from resting.
func (t *Table) Frame() (vision.Frame, bool) {
	e := t.sees.Load()
	e.wantPictures()
	f, _, have := e.frame.newest()
	return f, have
}

// places are the middles of dice on the board, in millimetres.
func places(dice []throw.Die) (all [][2]float64) {
	for _, d := range dice {
		if d.Placed() {
			c := d.Centre()
			all = append(all, [2]float64{c.X, c.Y})
		}
	}
	return all
}

// bring gives the frame to read: the thrower's new throw, or the first frame that comes from now on.
func (e *eyes) bring(ctx context.Context, want throw.Wanted) (vision.Frame, error) {
	const patience = 5 * time.Second
	_, count, _ := e.frame.newest()
	if th, ok := e.Source.(vision.Thrower); ok {
		if err := th.Throw(ctx, throws(want, e.Board), places(want.Stay)...); err != nil {
			return vision.Frame{}, &Refused{Why: Say("camera-failed", "Reason", Clip(err.Error(), 300))}
		}
		if f, n, have := e.frame.newest(); have && n > count {
			return e.rest(ctx, f), nil
		}
	}
	return e.after(ctx, count, patience)
}

// after gives a frame beyond the first count frames, for which it waits at most so long.
func (e *eyes) after(ctx context.Context, count uint64, wait time.Duration) (vision.Frame, error) {
	f, ok := e.frame.since(ctx, count, wait)
	if !ok {
		return vision.Frame{}, Refuse("camera-dark")
	}
	return f, nil
}

// fresh brings the first frame that comes from now on, for which it waits at most so long.
func (e *eyes) fresh(wait time.Duration) func(context.Context, throw.Wanted) (vision.Frame, error) {
	return func(ctx context.Context, _ throw.Wanted) (vision.Frame, error) {
		_, count, _ := e.frame.newest()
		return e.after(ctx, count, wait)
	}
}

// Look reads what lies on the board now, outside of any game: a test of the rig. It gives the newest of the frames that were
// read.
func (t *Table) Look(ctx context.Context) (vision.Reading, vision.Frame, error) {
	e := t.sees.Load()
	switch {
	case e.Source == nil:
		return vision.Reading{}, vision.Frame{}, Refuse("no-camera")
	case e.Reader == nil:
		return vision.Reading{}, vision.Frame{}, Refuse("no-reader")
	}
	ctx, cancel := context.WithTimeout(ctx, min(t.cfg.ReadTime, 20*time.Second))
	defer cancel()
	r, err := e.read(ctx, throw.Wanted{}, e.fresh(5*time.Second))
	if err != nil {
		return vision.Reading{}, vision.Frame{}, &Refused{Why: *t.sentence(err)}
	}
	return r.reading, r.frame, nil
}

// NextFrame waits for a frame of the camera with a serial number other than after, and gives the newest when ctx ends. Whoever
// looks at it keeps the camera from resting.
func (t *Table) NextFrame(ctx context.Context, after uint64) (vision.Frame, bool) {
	e := t.sees.Load()
	if e.Source == nil {
		return vision.Frame{}, false
	}
	e.wantPictures()
	f, count, have := e.frame.newest()
	for have && f.Serial == after || !have && ctx.Err() == nil {
		next, n, ok := e.frame.next(ctx, count)
		if !ok {
			break
		}
		f, count, have = next, n, true
	}
	return f, have
}
