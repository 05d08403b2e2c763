package companion

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"time"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// CameraView is what a snapshot says of camera and reader.
type CameraView struct {
	vision.SourceState
	Frames       uint64            // how many came so far; a page asks for the newest by it
	Scene        stream.SceneState // what goes on over the board; "": nobody watches
	Guards       []vision.Guard    // what was wrong with the camera when the empty board was last examined
	Reader       ReaderState
	ReaderReason *Sentence
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
			t.refresh()
		}
	}
}

// alerts is what people should know now. missing says which part of the game was lost; nil: none.
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

// differs says whether people would see a difference. The rate counts in whole frames, the number of frames not at all.
func (v CameraView) differs(o CameraView) bool {
	v.Rate, o.Rate, v.Frames, o.Frames = float64(int(v.Rate)), float64(int(o.Rate)), 0, 0
	return !reflect.DeepEqual(v, o)
}

// OtherSize gives a sentence if the size of a camera's pictures is not the one that a rig was made with, and nil if it is. Sizes are in
// pixels. A width of 0 is that of a camera without a picture yet: nothing is wrong with it. A phone that is turned by a quarter swaps
// the sides of its picture.
func OtherSize(width, height, rigWidth, rigHeight int) *Sentence {
	switch {
	case width == 0 || width == rigWidth && height == rigHeight:
		return nil
	case width == rigHeight && height == rigWidth:
		turned := Say("rig-turned")
		return &turned
	}
	other := Say("rig-other-size", "Width", width, "Height", height, "RigWidth", rigWidth, "RigHeight", rigHeight)
	return &other
}

func (t *Table) cameraView() CameraView {
	var v CameraView
	e := t.sees.Load()
	if e.Source != nil {
		v.SourceState = e.Source.State()
		_, v.Frames, _ = e.frame.newest()
		v.Scene, v.Guards = e.watch.state()
	} else {
		v.Kind = "none"
	}
	other := OtherSize(v.Width, v.Height, e.WidthPX, e.HeightPX)
	switch {
	case e.Reader == nil:
		v.Reader, v.ReaderReason = ReaderNone, e.NoReader
	case e.WidthPX > 0 && other != nil:
		v.Reader, v.ReaderReason = ReaderNone, other
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

// ready prepares an equipment; nothing runs yet. frames is how many frames came before it.
func (t *Table) ready(with Equipment, frames uint64) (*eyes, error) {
	e := &eyes{Equipment: with, table: t, tops: &t.tops, log: t.cfg.Log, now: t.cfg.Now, readTime: t.cfg.ReadTime, patience: t.cfg.Patience, busy: make(chan struct{}, 1)}
	if with.Field != nil && with.Source != nil && with.Reader != nil {
		var err error
		if e.watch.settler, err = stream.NewSettler(*with.Field); err != nil {
			return nil, err
		}
	}
	e.frame.init(frames)
	e.cases.kept, e.cases.log = with.Cases, t.cfg.Log
	e.run, e.end = context.WithCancel(t.run)
	return e, nil
}

// Equip changes what a running table sees with. The game is not touched: a throw that was being read is asked for again,
// and one that people are asked about stays. When Equip returns, the old camera and cases are no longer used. A hanging call of the
// old reader may be left; it ends when that reader is closed.
func (t *Table) Equip(with Equipment) error {
	t.changing.Lock()
	defer t.changing.Unlock()
	if t.run.Err() != nil {
		return errors.New("the table is closed")
	}
	before := t.sees.Load()
	_, frames, _ := before.frame.newest()
	next, err := t.ready(with, frames)
	if err != nil {
		return err
	}
	t.useNow(next)
	before.close() // two may not have the same camera
	next.begin()
	return nil
}

// useNow makes an equipment that is ready the one in use. What the one before was reading is asked for again.
func (t *Table) useNow(next *eyes) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.asked != nil && t.asked.State == IsReading {
		t.askAboutLocked(nil)
	}
	t.sees.Store(next)
	t.publishLocked()
}
