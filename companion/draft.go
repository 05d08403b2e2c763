package companion

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"reflect"

	"quartermaster/games/throw"
)

// draftPaper is the name of the paper that holds a table's draft.
const draftPaper = "draft"

// draft is a sighting about which people are being asked, as it outlives a power cut: dice that were laid out by hand are
// not laid out again.
type draft struct {
	Last     int64            `json:"last"` // the record's last entry
	Wanted   throw.Wanted     `json:"wanted"`
	Sighting *writtenSighting `json:"sighting"`
}

// drafts keeps the draft of one table. One goroutine at a time may use it.
type drafts struct {
	store   Papers
	log     *slog.Logger
	written []byte // the draft that the store holds
}

// keep writes the sighting that people are asked about, if it has changed; without one it removes the draft. A failure is only logged.
func (d *drafts) keep(ctx context.Context, last int64, s *Sighting) {
	var now []byte
	if s != nil && s.State == IsAsking {
		var err error
		if now, err = json.Marshal(draft{last, s.wanted, writeSighting(s)}); err != nil {
			d.log.Warn("a draft cannot be written", "err", err)
			return
		}
	}
	if bytes.Equal(now, d.written) {
		return
	}
	if err := d.store.KeepPaper(context.WithoutCancel(ctx), draftPaper, now); err != nil {
		d.log.Warn("a draft was not kept", "err", err)
		return
	}
	d.written = now
}

// restore gives the draft, if it still belongs to the open ask or to the last throw and its picture is still there; else nil.
func (d *drafts) restore(ctx context.Context, r Record, pictures *tops) *Sighting {
	papers, err := d.store.Papers(ctx, draftPaper)
	b := papers[draftPaper]
	if err != nil || b == nil {
		if err != nil {
			d.log.Warn("the draft cannot be read", "err", err)
		}
		return nil
	}
	d.written = b
	s, err := undraft(b, r, pictures)
	if err != nil {
		d.log.Info("the draft is not taken up", "why", err)
		return nil
	}
	return s
}

func undraft(b []byte, r Record, pictures *tops) (*Sighting, error) {
	var d draft
	if err := json.Unmarshal(b, &d); err != nil {
		return nil, err
	}
	m, s := r.now(), d.Sighting.read()
	if m == nil || s == nil || s.State != IsAsking || d.Last != r.last {
		return nil, errors.New("the game has gone on")
	}
	s.at(m, &d.Wanted)
	if s.Picture != nil {
		if _, ok := pictures.get(s.ID); !ok {
			return nil, fmt.Errorf("its picture is gone: %w", os.ErrNotExist)
		}
	}
	if s.Corrects == 0 {
		return s, nil
	}
	if a := r.answered(); a == nil || a.ID != s.ID || !reflect.DeepEqual(a.wanted, d.Wanted) {
		return nil, errors.New("the throw that it corrects is another")
	}
	return s, nil
}
