package companion

import (
	"context"
	"slices"
)

// TakeUp goes on with the parked game that began with entry no, and parks the one that is played. Undo takes back its steps one by
// one, and after its start leads back to the game that was played before.
func (t *Table) TakeUp(ctx context.Context, by By, seen, no int64) (*Snapshot, error) {
	if no <= 0 {
		return t.Snapshot(), Refuse("not-parked")
	}
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Starts, Of: no})
}

// introduce reads what game each parked one is.
func (r Record) introduce(ctx context.Context, s Store) (Record, error) {
	r.parked = slices.Clone(r.parked)
	for i, p := range r.parked {
		if p.start != nil {
			continue
		}
		first, err := s.Entries(ctx, p.No, p.No)
		if err != nil {
			return r, err
		}
		if len(first) == 1 && first[0].Kind == Starts {
			r.parked[i].start = first[0].Start
		}
	}
	return r, nil
}

// fetch reads the record of a parked game up to where it was left, unless that was read already. The error is *Refused if no such game
// is parked.
func (r Record) fetch(ctx context.Context, s Store, no int64) (Record, error) {
	i := r.parkedAt(no)
	if i < 0 {
		return r, Refuse("not-parked")
	}
	if r.parked[i].now != nil {
		return r, nil
	}
	entries, err := EntriesFrom(ctx, s, no, r.last)
	if err != nil {
		return r, err
	}
	r.taken = nil
	for _, e := range entries {
		if e.Kind == Starts && e.Of > 0 {
			r.taken = append(r.taken, taken{e.No, e.Of})
		}
	}
	then, err := Replay(r.list, entries[:slices.IndexFunc(entries, func(e Entry) bool { return e.No == r.parked[i].Last })+1])
	if err != nil {
		return r, err
	}
	m := then.now()
	if m == nil || m.root.entry != no {
		return r, Refuse("not-parked")
	}
	r.parked = slices.Clone(r.parked)
	r.parked[i].now, r.parked[i].start = m, m.start
	return r, nil
}

// EntriesFrom gives the entries from number from to number to. If one of them takes up a game that began before from, it begins with
// the start of that game, so that a replay knows all games in it.
func EntriesFrom(ctx context.Context, s Store, from, to int64) ([]Entry, error) {
	for {
		entries, err := s.Entries(ctx, from, to)
		if err != nil {
			return nil, err
		}
		first := from
		for _, e := range entries {
			if e.Kind == Starts && e.Of > 0 {
				first = min(first, e.Of)
			}
		}
		if first == from {
			return entries, nil
		}
		from = first
	}
}
