package companion

import (
	"context"
	"log/slog"
	"time"
)

// keepUp runs what should last until ctx ends, and begins it again when it ends earlier: after a wait that doubles from
// the first to the longest, and is the first again once it has lasted a minute. why is logged with what it ended with.
func keepUp(ctx context.Context, log *slog.Logger, why string, first, longest time.Duration, run func() error) {
	wait := first
	for ctx.Err() == nil {
		began := time.Now()
		err := run()
		if ctx.Err() != nil {
			return
		}
		log.Warn(why, "err", err)
		if time.Since(began) > time.Minute {
			wait = first
		}
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
		wait = min(2*wait, longest)
	}
}
