package companion

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"reflect"

	"quartermaster/games/throw"
)

// draftPaper is the name of the paper that holds a table's draft.
const draftPaper = "draft"

// draft is a sighting about which people are being asked, as it outlives a power cut: dice that were laid out by hand are
// not laid out again.
type draft struct {
	Last     int64        `json:"last"` // the record's last entry
	Wanted   throw.Wanted `json:"wanted"`
	Sighting *Sighting    `json:"sighting"`
}

// keepDraft writes the sighting that is under way down, if it has changed; t.mu is held. That it cannot be written holds up nothing.
func (t *Table) keepDraft() {
	var now []byte
	if s := t.active; s != nil && s.State == IsAsking {
		var err error
		if now, err = json.Marshal(draft{t.record.last, s.wanted, s}); err != nil {
			t.cfg.Log.Warn("a draft cannot be written", "err", err)
			return
		}
	}
	if bytes.Equal(now, t.drafted) {
		return
	}
	if err := t.cfg.Store.KeepPaper(context.WithoutCancel(t.run), draftPaper, now); err != nil {
		t.cfg.Log.Warn("a draft was not kept", "err", err)
		return
	}
	t.drafted = now
}

// restore takes the draft up again, if it still belongs to the open ask or to the last throw.
func (t *Table) restore(ctx context.Context) {
	papers, err := t.cfg.Store.Papers(ctx, draftPaper)
	b := papers[draftPaper]
	if err != nil || b == nil {
		if err != nil {
			t.cfg.Log.Warn("the draft cannot be read", "err", err)
		}
		return
	}
	t.drafted = b
	s, err := t.undraft(b)
	if err != nil {
		t.cfg.Log.Info("the draft is not taken up", "why", err)
		return
	}
	t.active = s
	t.tidy()
}

func (t *Table) undraft(b []byte) (*Sighting, error) {
	var d draft
	if err := json.Unmarshal(b, &d); err != nil {
		return nil, err
	}
	m, s := t.record.now(), d.Sighting
	if m == nil || s == nil || s.State != IsAsking || d.Last != t.record.last {
		return nil, errors.New("the game has gone on")
	}
	s.at(m, &d.Wanted)
	if s.Picture != nil {
		if _, ok := t.Top(s.ID); !ok {
			return nil, fmt.Errorf("its picture is gone: %w", os.ErrNotExist)
		}
	}
	if s.Corrects == 0 {
		return s, nil
	}
	if a := t.record.answered(); a == nil || a.ID != s.ID || !reflect.DeepEqual(a.wanted, d.Wanted) {
		return nil, errors.New("the throw that it corrects is another")
	}
	return s, nil
}
