package companion

import (
	"bytes"
	"context"
	"encoding/json"
	"log/slog"

	"quartermaster/games"
)

// memoryPaper is the name of the paper that holds what was told of this box, such as the prices of its ports.
const memoryPaper = "remembered"

// The bounds of what is remembered: many boxes' worth.
const (
	mostRemembered = 1000
	longestAnswer  = 200 // bytes
)

// memory is what was told of this box, to be offered first the next time it is asked. One goroutine at a time may use it.
type memory struct {
	store Papers
	log   *slog.Logger
	told  map[string]json.RawMessage // by game and key
	owed  bool                       // something is not in the store yet
}

// keep takes what an answer told of this box; r is the record after it. That it cannot be written is only logged.
func (b *memory) keep(ctx context.Context, r Record, e Entry) {
	no := e.No
	if e.Kind == Corrects {
		no = e.Of
	}
	m := r.now().of(no)
	if m == nil || m.prev == nil {
		return
	}
	changed := b.owed
	for _, f := range m.ask.Fields {
		value, told := m.answer.Fields[f.ID]
		if f.Remember == "" || !told || len(value) > longestAnswer || len(b.told) >= mostRemembered {
			continue
		}
		if b.told == nil {
			b.told = map[string]json.RawMessage{}
		}
		key := m.game.Info().ID + " " + f.Remember
		if old, known := b.told[key]; known && bytes.Equal(old, value) {
			continue
		}
		b.told[key] = value
		changed = true
	}
	if !changed {
		return
	}
	all, err := json.Marshal(b.told)
	if err == nil {
		err = b.store.KeepPaper(ctx, memoryPaper, all)
	}
	b.owed = err != nil
	if b.owed {
		b.log.Warn("what was told of the box was not kept", "err", err)
	}
}

// read takes up what was told of this box before.
func (b *memory) read(ctx context.Context) {
	papers, err := b.store.Papers(ctx, memoryPaper)
	if all := papers[memoryPaper]; err == nil && all != nil {
		err = json.Unmarshal(all, &b.told)
	}
	if err != nil {
		b.log.Warn("what was told of the box cannot be read", "err", err)
	}
}

// defaults gives the asks with what was told before as their defaults, where it still fits.
func (b *memory) defaults(game string, asks []games.Ask) []games.Ask {
	for i, ask := range asks {
		var fields []games.Field
		for k, f := range ask.Fields {
			value, known := b.told[game+" "+f.Remember]
			if f.Remember == "" || !known {
				continue
			}
			one := games.Ask{ID: "remembered", Kind: ask.Kind, Seats: []games.SeatNo{games.Table}, Fields: []games.Field{f}}
			if _, bad := games.Check([]games.Ask{one}, games.Answer{Ask: one.ID, Seat: games.Table, Fields: map[string]json.RawMessage{f.ID: value}}); bad != nil {
				continue
			}
			if fields == nil {
				fields = append(fields, ask.Fields...) // the game's own are left as they are
			}
			fields[k].Default = value
		}
		if fields != nil {
			asks[i].Fields = fields
		}
	}
	return asks
}
