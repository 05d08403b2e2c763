package companion

import (
	"context"
	"time"
)

// The pauses before the link to a server is tried again.
const (
	firstLinkPause = 50 * time.Millisecond
	mostLinkPause  = 300 * time.Millisecond
)

// listen follows a record that other machines write to as well, until the table is closed. While the link is down the table says so and
// takes no taps, because what it shows may be old.
func (t *Table) listen(w Watcher) {
	pause := firstLinkPause
	for t.run.Err() == nil {
		err := w.Watch(t.run, func() {
			pause = firstLinkPause
			if err := t.catchUp(t.run); err != nil {
				t.cfg.Log.Warn("the record could not be read again", "err", err)
				return
			}
			if t.away.Swap(false) {
				t.cfg.Log.Info("the server of the record is back")
				t.refresh()
			}
		})
		if t.run.Err() != nil {
			return
		}
		if !t.away.Swap(true) {
			t.cfg.Log.Warn("the server of the record is away", "err", err)
		}
		select {
		case <-t.run.Done():
		case <-time.After(pause):
		}
		pause = min(2*pause, mostLinkPause)
	}
}

// Renew reads the record again, after somebody else wrote to it.
func (t *Table) Renew(ctx context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.renewLocked(ctx)
}

// renewLocked brings the table to where its record is.
func (t *Table) renewLocked(ctx context.Context) error {
	if err := t.reloadLocked(ctx); err != nil {
		return err
	}
	if t.asked == nil || t.asked.State == IsAsking {
		t.askAboutLocked(nil)
		t.asked = t.drafts.restore(ctx, t.record, &t.tops)
	}
	t.tidyLocked()
	t.publishLocked()
	return nil
}

// catchUp applies what others have added. If that is not possible, it reads the record again.
func (t *Table) catchUp(ctx context.Context) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.unsure {
		last := t.record.last
		added, err := t.cfg.Store.Entries(ctx, max(1, last), 1<<62)
		if err != nil {
			return err
		}
		if t.playsLocked(added, last) {
			return nil
		}
	}
	return t.renewLocked(ctx)
}

// playsLocked applies entries that others added. The first must be the last one that the table has; else it gives false.
func (t *Table) playsLocked(added []Entry, last int64) bool {
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
		if err != nil || e.No != r.last+1 || e.Kind == Lost { // a loss changed what came before it
			return false
		}
		r = next
	}
	t.record = r
	t.tidyLocked()
	t.publishLocked()
	return true
}
