package panel

import (
	"context"
	"sync"
	"time"
)

// device is a part that shows values.
type device[V any] struct {
	show  func(V) error
	close func()
}

// output writes the newest value to a device in a goroutine of its own. It reopens a device that fails. A device that hangs blocks
// nothing else.
type output[V comparable] struct {
	*status
	open func() (device[V], error)
	// free says whether a value may be shown now; nil: always. Call wake when its result changes.
	free func() bool
	// last is shown at the end if ok.
	last func() (v V, ok bool)
	// once: a value that could not be shown is dropped, not shown later.
	once bool

	mu    sync.Mutex
	want  V
	shown V
	fresh bool // want waits to be shown
	lit   bool // shown is what the device shows
	poke  chan struct{}
}

func newOutput[V comparable](s *status, open func() (device[V], error)) *output[V] {
	return &output[V]{status: s, open: open, poke: make(chan struct{}, 1)}
}

// tell makes v the newest value.
func (o *output[V]) tell(v V) {
	o.mu.Lock()
	o.want, o.fresh = v, true
	o.mu.Unlock()
	o.wake()
}

func (o *output[V]) wake() {
	select {
	case o.poke <- struct{}{}:
	default:
	}
}

// showing returns the value that the device shows, as far as is known.
func (o *output[V]) showing() (v V, ok bool) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.shown, o.lit
}

// take returns the value to show now, if there is one.
func (o *output[V]) take() (v V, ok bool) {
	if o.free != nil && !o.free() {
		return v, false
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.fresh || o.lit && o.shown == o.want {
		o.fresh = false
		return v, false
	}
	o.fresh = false
	return o.want, true
}

// dark notes that the device could not be opened.
func (o *output[V]) dark() {
	o.mu.Lock()
	o.lit = false
	o.mu.Unlock()
}

// done records the result of writing v. A value whose write failed is written again later, unless there is a newer one.
func (o *output[V]) done(v V, err error) {
	o.mu.Lock()
	if o.lit = err == nil; o.lit {
		o.shown = v
	} else if !o.once {
		o.fresh = true
	}
	o.mu.Unlock()
}

func (o *output[V]) run(ctx context.Context) {
	wait, shaky := firstWait, false
	for ctx.Err() == nil {
		var d device[V]
		err := o.watched(func() (err error) { d, err = o.open(); return err })
		if err != nil {
			o.fail(err)
			o.dark()
		} else {
			if !shaky { // otherwise the device counts as found once it has shown something
				o.set(Found, nil)
			}
			err = o.serve(ctx, d, &wait)
			d.close()
			shaky = true
		}
		if err == nil {
			return
		}
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
		wait = min(2*wait, longestWait)
	}
}

// serve shows values until ctx ends (nil) or the device fails.
func (o *output[V]) serve(ctx context.Context, d device[V], wait *time.Duration) error {
	for {
		if v, ok := o.take(); ok {
			began := time.Now()
			err := o.watched(func() error { return d.show(v) })
			o.done(v, err)
			if ctx.Err() != nil && time.Since(began) > patience {
				return nil // it hung until its wait was given up: another device may use the bus by now
			}
			if err != nil {
				o.fail(err)
				return err
			}
			o.set(Found, nil)
			*wait = firstWait
		}
		select {
		case <-ctx.Done():
			if v, ok := o.last(); ok {
				if err := o.watched(func() error { return d.show(v) }); err != nil {
					o.fail(err)
				}
			}
			return nil
		case <-o.poke:
		}
	}
}
