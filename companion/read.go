package companion

import (
	"context"
	"fmt"
	"time"

	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// How frames are read.
const (
	together = 3               // pictures of a still scene that are read and must agree
	settling = 4 * time.Second // until dice that were thrown at a tap lie still
)

// readout is what was read of the board.
type readout struct {
	reading vision.Reading // of all frames
	first   vision.Reading // of the first frame alone
	top     vision.Top
	frame   vision.Frame // the newest that was read
	before  earlier
}

// read waits for the reader and reads the board. It returns when ctx ends, even if the reader hangs.
func (e *eyes) read(ctx context.Context, want throw.Wanted, bring func(context.Context, throw.Wanted) (vision.Frame, error)) (readout, error) {
	return e.withReader(ctx, func(r *readout) (err error) {
		if r.frame, err = bring(ctx, want); err != nil {
			return err
		}
		all, err := e.readFrames(ctx, r, expect(want))
		if err != nil {
			return err
		}
		r.first, r.reading = all[0], stream.Fuse(all)
		if r.top, err = e.Reader.Top(ctx, r.reading); err != nil {
			// A reading is valid without its picture: it is shown on a blank chart.
			e.log.Warn("no rectified picture", "err", err)
			r.top = vision.Top{}
		}
		return nil
	})
}

// withReader waits for the reader and uses it. It returns when ctx ends, even if the reader hangs; the next use then waits for it.
func (e *eyes) withReader(ctx context.Context, use func(*readout) error) (readout, error) {
	type result struct {
		readout
		err error
	}
	select {
	case e.busy <- struct{}{}:
	case <-ctx.Done():
		return readout{}, ctx.Err()
	}
	done := make(chan result, 1)
	go func() {
		var r result
		defer func() {
			if p := recover(); p != nil {
				r.err = fmt.Errorf("the reader failed unexpectedly: %v", p)
			}
			<-e.busy
			done <- r
		}()
		r.err = use(&r.readout)
	}()
	select {
	case r := <-done:
		return r.readout, r.err
	case <-ctx.Done():
		return readout{}, ctx.Err()
	}
}

// readFrames reads r.frame, and if the stream is watched also the next ones. The newest of them becomes r.frame.
func (e *eyes) readFrames(ctx context.Context, r *readout, want vision.Expect) (all []vision.Reading, err error) {
	times := 1
	if e.watch.watches() {
		times = together
	}
	for range times {
		if len(all) > 0 {
			_, count, _ := e.frame.newest()
			next, ok := e.frame.since(ctx, count, time.Second)
			if !ok {
				break // the earlier reading stays
			}
			r.frame = next
		}
		one, err := e.Reader.Read(ctx, r.frame, want)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, nil
}

// rest waits until the thrown dice lie still, if the stream is watched, and gives the newest frame.
func (e *eyes) rest(ctx context.Context, f vision.Frame) vision.Frame {
	ctx, cancel := context.WithTimeout(ctx, settling)
	defer cancel()
	_, count, _ := e.frame.newest()
	for e.watch.watches() {
		if e.watch.atRest() {
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

// places are the centres of dice on the board, in millimetres.
func places(dice []throw.Die) (all [][2]float64) {
	for _, d := range dice {
		if d.Placed() {
			all = append(all, placeOf(d))
		}
	}
	return all
}

// bring gives the frame to read: the thrower's new throw, or the first frame that comes from now on.
func (e *eyes) bring(ctx context.Context, want throw.Wanted) (vision.Frame, error) {
	const patience = 5 * time.Second
	_, count, _ := e.frame.newest()
	if th, ok := e.Source.(vision.Thrower); ok {
		stay := want.Stay
		if len(stay) == 0 {
			stay = favourites(want.Keep)
		}
		if err := th.Throw(ctx, throws(want, e.Board), places(stay)...); err != nil {
			return vision.Frame{}, &Refused{Why: Say("camera-failed", "Reason", Clip(err.Error(), 300))}
		}
		if f, n, have := e.frame.newest(); have && n > count {
			return e.rest(ctx, f), nil
		}
	}
	return e.after(ctx, count, patience)
}

// after waits, for wait at most, for a frame beyond the first count frames.
func (e *eyes) after(ctx context.Context, count uint64, wait time.Duration) (vision.Frame, error) {
	f, ok := e.frame.since(ctx, count, wait)
	if !ok {
		return vision.Frame{}, Refuse("camera-dark")
	}
	return f, nil
}

// fresh gives a function that waits, for wait at most, for the first frame from now on.
func (e *eyes) fresh(wait time.Duration) func(context.Context, throw.Wanted) (vision.Frame, error) {
	return func(ctx context.Context, _ throw.Wanted) (vision.Frame, error) {
		_, count, _ := e.frame.newest()
		return e.after(ctx, count, wait)
	}
}

// deliver hands the outcome of a reading to the table and keeps its picture.
func (e *eyes) deliver(id string, r readout, err error) {
	if err == nil {
		r.before = e.watch.earlier(r.reading.Dice)
		e.watch.read(id, r.reading.Dice, r.frame.Serial)
		e.cases.hold(id, r.frame.Data)
	}
	e.table.readingDone(id, r, err)
	if err == nil && len(r.top.JPEG) > 0 {
		e.tops.keep(id, r.top.JPEG)
	}
}
