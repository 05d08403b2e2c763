package rigs

import (
	"context"

	"quartermaster/hardware/camera"
)

// Mains is the mains frequency in hertz, at which lamps flicker; 0: not known.
func (b *Bench) Mains() int { return b.chosen().MainsHz }

// SetMains sets the mains frequency, 50 or 60 Hz. A camera that can adapt to it is restarted.
func (b *Bench) SetMains(ctx context.Context, hertz int) error {
	if hertz != 50 && hertz != 60 {
		return refuse("setup-odd", "What", "mains_hz")
	}
	b.changing.Lock()
	defer b.changing.Unlock()
	next := b.chosen()
	if next.MainsHz == hertz {
		return nil
	}
	next.MainsHz = hertz
	if l, ok := b.source.(camera.UnderLamps); ok && l.Mains(hertz) {
		return b.apply(ctx, next)
	}
	return b.saveChoice(next)
}
