package companion

import (
	"context"
	"time"
)

// listen keeps a table where its record is when others write to it as well, until the table is closed.
func (t *Table) listen(w Watcher) {
	t.keepUp("nobody tells what others write", 200*time.Millisecond, 5*time.Second, func() error {
		return w.Watch(t.run, func() {
			if err := t.catchUp(t.run); err != nil {
				t.cfg.Log.Warn("the record could not be read again", "err", err)
			}
		})
	})
}

// keepUp runs what should last as long as the table, and begins it again when it ends: after a wait that doubles from the
// first to the longest, and is the first again once it has lasted a minute. why is logged with what it ended with.
func (t *Table) keepUp(why string, first, longest time.Duration, run func() error) {
	wait := first
	for t.run.Err() == nil {
		began := time.Now()
		err := run()
		if t.run.Err() != nil {
			return
		}
		t.cfg.Log.Warn(why, "err", err)
		if time.Since(began) > time.Minute {
			wait = first
		}
		select {
		case <-t.run.Done():
		case <-time.After(wait):
		}
		wait = min(2*wait, longest)
	}
}

// catchUp plays what others have added; what cannot simply be added to is read anew.
func (t *Table) catchUp(ctx context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.unsure {
		last := t.record.last
		added, err := t.cfg.Store.Entries(ctx, max(1, last), 1<<62)
		if err != nil {
			return err
		}
		if t.plays(added, last) {
			return nil
		}
	}
	return t.renew(ctx)
}

// plays adds entries that follow on the last one, of which the first must still be what it was.
func (t *Table) plays(added []Entry, last int64) bool {
	r := t.record
	if last > 0 {
		if len(added) == 0 || added[0].No != last {
			return false
		}
		mine, ok := r.after(last - 1)
		if !ok || mine.Hash != added[0].Hash || !mine.At.Equal(added[0].At) {
			return false
		}
		added = added[1:]
	}
	if len(added) == 0 {
		return true
	}
	for _, e := range added {
		next, err := r.Apply(e)
		if err != nil || e.No != r.last+1 {
			return false
		}
		r = next
	}
	t.record = r
	t.tidy()
	t.publish()
	return true
}
