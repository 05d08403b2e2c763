package companion

import (
	"bytes"
	"context"
	"encoding/json"
	"log/slog"
	"maps"
	"slices"
	"strings"

	"quartermaster/games"
)

// memoryPaper is the name of the paper that holds what was told of this box, such as the prices of its ports.
const memoryPaper = "remembered"

// The bounds of what is remembered. They suffice for many boxes.
const (
	mostRemembered = 4000     // answers of a table
	longestAnswer  = 200      // bytes
	largestBox     = 64 << 10 // bytes that a start takes along
)

// memory holds what people entered about the games' boxes at this table. A game that starts gets what is known of its own box, so that it need not
// ask again. One goroutine at a time may use it.
type memory struct {
	store Papers
	log   *slog.Logger
	told  map[string]json.RawMessage // by game and key
	owed  bool                       // something is not in the store yet
}

// keep remembers what an answer says about this box; r is the record after it. A failure to write is only logged.
func (b *memory) keep(ctx context.Context, r Record, e Entry) {
	no := e.No
	if e.Kind == Corrects {
		no = e.Of
	}
	m := r.now().of(no)
	if m == nil || m.prev == nil {
		return
	}
	if slices.ContainsFunc(m.ask.Fields, func(f games.Field) bool { return f.Remember != "" }) {
		b.read(ctx) // another machine may have told more
	}
	changed := b.owed
	for _, f := range m.ask.Fields {
		value, told := m.answer.Fields[f.ID]
		if f.Remember == "" || !told || len(value) > longestAnswer {
			continue
		}
		if b.told == nil {
			b.told = map[string]json.RawMessage{}
		}
		key := m.game.Info().ID + " " + f.Remember
		old, known := b.told[key]
		if known && bytes.Equal(old, value) || !known && len(b.told) >= mostRemembered {
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
		b.log.Warn("what people told about the game's box was not saved", "err", err)
	}
}

// read takes up what was told before, by this program or by one at another machine.
func (b *memory) read(ctx context.Context) {
	if b.owed {
		return // what is in memory is newer
	}
	papers, err := b.store.Papers(ctx, memoryPaper)
	var told map[string]json.RawMessage
	if all := papers[memoryPaper]; err == nil && all != nil {
		err = json.Unmarshal(all, &told)
	}
	if err != nil {
		b.log.Warn("what people told about the game's box cannot be read", "err", err)
		return
	}
	b.told = told
}

// box is what is known of a game's box. Beyond largestBox the last keys, in alphabetical order, are left out.
func (b *memory) box(game string) map[string]json.RawMessage {
	var box map[string]json.RawMessage
	size := 0
	for _, name := range slices.Sorted(maps.Keys(b.told)) {
		key, own := strings.CutPrefix(name, game+" ")
		if !own {
			continue
		}
		value := b.told[name]
		if size += len(key) + len(value) + len(`"":,`); size > largestBox {
			break
		}
		if box == nil {
			box = map[string]json.RawMessage{}
		}
		box[key] = value
	}
	return box
}
