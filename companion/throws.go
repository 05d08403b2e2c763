package companion

import (
	"reflect"
	"slices"
	"sync"
	"time"

	"quartermaster/games/throw"
)

// News says what became of a throw.
type News string

// The kinds of news.
const (
	IsThrown    News = "throw"     // the game was answered with it
	IsCorrected News = "corrected" // it was put right later
	IsUndone    News = "undone"    // it was taken back, or no longer holds since an earlier step was put right
)

// Thrown is a throw with which the game of a table was answered: what the table holds for certain, not what a reader still asks about.
type Thrown struct {
	Serial   int64 // counts up with all news, and on over restarts
	News     News
	Entry    int64 // of the answer: the number of the throw, which a correction keeps
	At       time.Time
	Game     string // id of the game
	Throw    throw.Throw
	Sighting string // whose picture there is; "": none
}

// mostNews is how much news of throws is held for those who were away.
const mostNews = 64

// throwFeed tells what is thrown at a table. Reading it waits for no answer that is being written down.
type throwFeed struct {
	mu     sync.Mutex
	serial int64
	at     *moment // up to which it has told
	seen   int64   // the newest entry that it knew then
	news   []Thrown
	last   *Thrown // the newest throw of the game that is played; nil: there is none
	more   chan struct{}
}

// Throws gives the news of throws after a serial, oldest first, the newest throw of the game that is played, the newest serial, and a
// channel that is closed when there is more. known is false if the serial is unknown or too old: then there is no telling what came
// after it.
func (t *Table) Throws(after int64) (news []Thrown, last *Thrown, serial int64, known bool, more <-chan struct{}) {
	return t.throws.since(after)
}

func (f *throwFeed) since(after int64) (news []Thrown, last *Thrown, serial int64, known bool, more <-chan struct{}) {
	f.mu.Lock()
	defer f.mu.Unlock()
	first := f.serial - int64(len(f.news)) // the serial before the oldest news
	if known = after >= first && after <= f.serial; known {
		news = slices.Clone(f.news[after-first:])
	}
	return news, f.last, f.serial, known, f.more
}

// AllThrows gives the throws of the game that is played that hold, oldest first.
func (t *Table) AllThrows() (all []Thrown) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for m := t.record.now(); m != nil; m = m.prev {
		if isPublic(m) {
			all = append(all, thrownBy(t.record, m, IsThrown))
		}
	}
	slices.Reverse(all)
	return all
}

// ThrowTop gives the picture of a throw that Throws told of and that was not taken back.
func (t *Table) ThrowTop(entry int64) ([]byte, bool) {
	sighting := t.throws.sightingOf(entry)
	if sighting == "" {
		return nil, false
	}
	return t.tops.get(sighting)
}

// sightingOf gives the sighting of a throw that holds; "": there is none.
func (f *throwFeed) sightingOf(entry int64) string {
	f.mu.Lock()
	defer f.mu.Unlock()
	of := f.last
	for _, n := range f.news {
		if n.Entry == entry {
			of = &n
		}
	}
	if of == nil || of.Entry != entry || of.News == IsUndone {
		return ""
	}
	return of.Sighting
}

// follow reports what has changed since the last call. A game that is taken up again brings no news of its old throws.
func (f *throwFeed) follow(r Record) {
	f.mu.Lock()
	defer f.mu.Unlock()
	was, now, seen := f.at, r.now(), f.seen
	f.at, f.seen = now, max(seen, r.last)
	if f.more == nil { // what was thrown before is no news
		f.more = make(chan struct{})
		f.last = lastThrown(r)
		return
	}
	if was == now {
		return
	}
	f.last = lastThrown(r)
	var news []Thrown
	switch {
	case now == nil:
	case was != nil && was.root.entry == now.root.entry:
		news = newsBetween(r, was)
	case now.root.entry > seen: // a new game
		news = newsBetween(r, nil)
	}
	for _, n := range news {
		f.serial++
		n.Serial = f.serial
		f.news = append(f.news, n)
	}
	f.news = slices.Clone(f.news[max(0, len(f.news)-mostNews):])
	if len(news) > 0 {
		close(f.more)
		f.more = make(chan struct{})
	}
}

// lastThrown gives the newest throw of the game that is played; nil: there is none.
func lastThrown(r Record) *Thrown {
	for m := r.now(); m != nil; m = m.prev {
		if isPublic(m) {
			last := thrownBy(r, m, IsThrown)
			return &last
		}
	}
	return nil
}

// newsBetween tells what became of throws since an earlier moment of the game that is played: first what was taken back, the newest
// first, then what was thrown or put right.
func newsBetween(r Record, was *moment) (news []Thrown) {
	gone, come := onlyInOne(was, r.now())
	for _, m := range gone {
		if isPublic(m) && throwOf(come, m.entry) == nil {
			news = append(news, thrownBy(r, m, IsUndone))
		}
	}
	for _, m := range slices.Backward(come) {
		before := throwOf(gone, m.entry)
		switch {
		case !isPublic(m):
		case before == nil:
			news = append(news, thrownBy(r, m, IsThrown))
		case !reflect.DeepEqual(before.answer.Throw, m.answer.Throw):
			news = append(news, thrownBy(r, m, IsCorrected))
		}
	}
	return news
}

// throwOf gives the throw of an entry among moments; nil: there is none.
func throwOf(moments []*moment, entry int64) *moment {
	i := slices.IndexFunc(moments, func(m *moment) bool { return m.entry == entry && isPublic(m) })
	if i < 0 {
		return nil
	}
	return moments[i]
}

// onlyInOne gives the moments that only one of two histories has, newest first. Moments of one history have ascending entries.
func onlyInOne(a, b *moment) (onlyA, onlyB []*moment) {
	for a != b {
		if b == nil || a != nil && a.entry >= b.entry {
			onlyA, a = append(onlyA, a), a.prev
		} else {
			onlyB, b = append(onlyB, b), b.prev
		}
	}
	return onlyA, onlyB
}

// isPublic says whether a moment is a throw that others may hear of.
func isPublic(m *moment) bool { return m.answer.Throw != nil && !m.ask.Secret }

func thrownBy(r Record, m *moment, kind News) Thrown {
	n := Thrown{News: kind, Entry: m.entry, Game: m.start.Game, Throw: *m.answer.Throw}
	if e, ok := r.entry(m.entry); ok {
		n.At = e.At
	}
	if m.sighting != nil && m.sighting.Picture != nil {
		n.Sighting = m.sighting.ID
	}
	return n
}
