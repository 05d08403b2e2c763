package companion

import (
	"cmp"
	"context"
	"errors"
	"sync"

	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// Equipment is what a table sees with: a camera, a reader, and the board that the reader knows. The table never closes
// them: they were given.
type Equipment struct {
	Board  Board
	Source vision.Source // nil: no camera
	Reader vision.Reader // nil: nobody can read pictures, everything is laid out by hand
	// Field says where the board lies in the camera's pictures, so that throws are noticed and read by themselves; nil: they
	// are read at a tap. Only a source that streams what happens over the board can have one.
	Field *stream.Field
	// WidthPX and HeightPX are the size of the pictures that the reader knows; of others nothing is read, which is said. 0: any.
	WidthPX, HeightPX int
	// MarginMM is how far two gaps may differ and still not be told apart, in millimetres; 0: DefaultMarginMM.
	MarginMM float64
	// Cases keeps throws that people have put right or confirmed, so that a reader can be tried on them; nil: none are kept.
	Cases Cases
	// NoReader says in one sentence why Reader is nil, for people.
	NoReader *Sentence
	// ReaderState says how a reader is that can be away for a while, with one sentence for people; nil: it is always ready.
	ReaderState func() (ReaderState, *Sentence)
}

// eyes is one Equipment in use: with its newest frames, what it has noticed, and the goroutines that serve it.
type eyes struct {
	Equipment
	t     *Table
	frame frames
	watch lookout
	cases cases
	busy  chan struct{} // whoever holds its token uses the reader
	run   context.Context
	end   context.CancelFunc
	work  sync.WaitGroup
}

// ready makes ready to use an equipment; nothing runs yet. frames is how many frames came before it.
func (t *Table) ready(with Equipment, frames uint64) (*eyes, error) {
	e := &eyes{Equipment: with, t: t, busy: make(chan struct{}, 1)}
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

// begin starts the camera.
func (e *eyes) begin() {
	if e.Source != nil {
		e.work.Go(e.watchCamera)
	}
	if e.watch.settler != nil {
		e.work.Go(e.watchScene)
	}
}

// close ends the camera and waits for it, and for what is being read unless the reader hangs.
func (e *eyes) close() {
	e.end()
	e.work.Wait()
}

func (e *eyes) margin() float64 { return cmp.Or(e.MarginMM, DefaultMarginMM) }

// Equip changes what a running table sees with. The game is not touched: a throw that was being read is asked for again,
// and one that people are asked about stays. When Equip returns, the camera and the cases that were used before are used no
// more; of the reader only a call that hangs may be left, which ends when the reader is closed.
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
	t.mu.Lock()
	if t.active != nil && t.active.State == IsReading {
		t.begin(nil)
	}
	t.sees.Store(next)
	t.publish()
	t.mu.Unlock()
	before.close() // two may not have the same camera
	next.begin()
	return nil
}
