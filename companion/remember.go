package companion

import (
	"bytes"
	"context"
	"encoding/json"

	"quartermaster/games"
)

// memoryPaper is the name of the paper that holds what was told of this box, such as the prices of its ports.
const memoryPaper = "remembered"

// The bounds of what is remembered: many boxes' worth.
const (
	mostRemembered = 1000
	longestAnswer  = 200 // bytes
)

// remember keeps what an answer told of this box, to be offered first the next time it is asked. That it cannot be kept
// holds up nothing.
func (t *Table) remember(ctx context.Context, e Entry) {
	no := e.No
	if e.Kind == Corrects {
		no = e.Of
	}
	m := t.record.now().of(no)
	if m == nil || m.prev == nil {
		return
	}
	changed := t.owed
	for _, f := range m.ask.Fields {
		value, told := m.answer.Fields[f.ID]
		if f.Remember == "" || !told || len(value) > longestAnswer || len(t.memory) >= mostRemembered {
			continue
		}
		if t.memory == nil {
			t.memory = map[string]json.RawMessage{}
		}
		key := m.game.Info().ID + " " + f.Remember
		if old, known := t.memory[key]; known && bytes.Equal(old, value) {
			continue
		}
		t.memory[key] = value
		changed = true
	}
	if !changed {
		return
	}
	b, err := json.Marshal(t.memory)
	if err == nil {
		err = t.cfg.Store.KeepPaper(ctx, memoryPaper, b)
	}
	t.owed = err != nil
	if t.owed {
		t.cfg.Log.Warn("what was told of the box was not kept", "err", err)
	}
}

// recall reads what was told of this box before.
func (t *Table) recall(ctx context.Context) {
	papers, err := t.cfg.Store.Papers(ctx, memoryPaper)
	if b := papers[memoryPaper]; err == nil && b != nil {
		err = json.Unmarshal(b, &t.memory)
	}
	if err != nil {
		t.cfg.Log.Warn("what was told of the box cannot be read", "err", err)
	}
}

// recalled are the asks with what was told before as their defaults, where it still fits.
func (t *Table) recalled(game string, asks []games.Ask) []games.Ask {
	for i, ask := range asks {
		var fields []games.Field
		for k, f := range ask.Fields {
			value, known := t.memory[game+" "+f.Remember]
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
