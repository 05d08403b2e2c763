package companion

import (
	"context"
	"log/slog"
	"time"
)

// keepUp calls run until ctx ends. When run returns earlier, it is called again after a wait. The wait doubles each time from first to
// longest, and is first again after a run of more than a minute. Each return is logged as why, with its error.
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
