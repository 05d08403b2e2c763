package companion

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"quartermaster/games"
)

// sealed is an answer to a secret ask. It stays out of the record until all answers of its position are in, or the table
// goes on without the others.
type sealed struct {
	Game   int64        `json:"game"` // the entry that started its game
	By     By           `json:"by"`
	Answer games.Answer `json:"answer"`
}

// sealLocked takes the answer to a secret ask. A second answer replaces the first.
func (t *Table) sealLocked(ctx context.Context, m *moment, by By, ask games.Ask, a games.Answer) error {
	if !slices.Contains(ask.Seats, a.Seat) {
		return Refuse("wrong-seat")
	}
	e, err := kept(Entry{By: by, Kind: Answers, Answer: &a})
	if err != nil {
		return err
	}
	if _, err := m.take(t.record.last+1, *e.Answer, nil); err != nil { // what the rules refuse is refused at once
		return err
	}
	next := t.sealedAtLocked(m)
	next[a.Ask] = sealed{m.root.entry, by, *e.Answer}
	maps.Copy(next, t.sealedAwayLocked())
	if err := t.keepSealedLocked(ctx, next); err != nil {
		return &NotSaved{err}
	}
	return t.openAllLocked(ctx)
}

// sealedAtLocked gives the sealed answers to the secret asks of a moment.
func (t *Table) sealedAtLocked(m *moment) map[string]sealed {
	here := map[string]sealed{}
	if m == nil || len(t.sealed) == 0 {
		return here
	}
	for _, a := range m.position.Asks() {
		for _, one := range t.sealed {
			if one.Answer.Ask == a.ID && a.Secret && one.Game == m.root.entry {
				here[a.ID] = one
			}
		}
	}
	return here
}

// sealedAwayLocked are the sealed answers of the games that wait. They are kept until their game is taken up.
func (t *Table) sealedAwayLocked() map[string]sealed {
	away := map[string]sealed{}
	for _, one := range t.sealed {
		if m := t.record.now(); (m == nil || m.root.entry != one.Game) && t.record.parkedAt(one.Game) >= 0 {
			away[fmt.Sprint(one.Game, " ", one.Answer.Ask)] = one
		}
	}
	return away
}

// keepSealedLocked is durable when it gives nil.
func (t *Table) keepSealedLocked(ctx context.Context, next map[string]sealed) error {
	var b []byte
	if len(next) > 0 {
		var err error
		if b, err = json.Marshal(next); err != nil {
			return err
		}
	}
	if err := t.cfg.Store.KeepPaper(context.WithoutCancel(ctx), SealedPaper, b); err != nil {
		return err
	}
	t.sealed = next
	return nil
}

// readSealedLocked takes up what was sealed before the program ended.
func (t *Table) readSealedLocked(ctx context.Context) {
	papers, err := t.cfg.Store.Papers(ctx, SealedPaper)
	if b := papers[SealedPaper]; err == nil && b != nil {
		err = json.Unmarshal(b, &t.sealed)
	}
	if err == nil {
		err = t.openAllLocked(ctx)
	}
	if err != nil {
		t.cfg.Log.Warn("sealed answers cannot be taken up", "err", err)
	}
}

// openAllLocked writes the sealed answers to the record once every seat has answered.
func (t *Table) openAllLocked(ctx context.Context) error {
	m := t.record.now()
	in := t.sealedAtLocked(m)
	if len(in) == 0 {
		return nil
	}
	for _, a := range m.position.Asks() {
		if _, is := in[a.ID]; a.Secret && !is {
			return nil
		}
	}
	return t.openLocked(ctx)
}

// openLocked writes the sealed answers of the position down, in the order in which they are asked. One that the rules refuse after
// all is dropped; what cannot be written stays sealed.
func (t *Table) openLocked(ctx context.Context) error {
	in := t.sealedAtLocked(t.record.now())
	for len(in) > 0 {
		asks := t.record.now().position.Asks()
		i := slices.IndexFunc(asks, func(a games.Ask) bool { _, is := in[a.ID]; return is && a.Secret })
		if i < 0 {
			break
		}
		one := in[asks[i].ID]
		delete(in, asks[i].ID)
		err := t.applyLocked(ctx, Entry{By: one.By, Seen: t.record.last, Kind: Answers, Answer: &one.Answer})
		var refused *Refused
		if err != nil && !errors.As(err, &refused) {
			return err
		}
	}
	t.pruneLocked(ctx)
	return nil
}

// pruneLocked removes sealed answers that do not belong to the present moment: they are in the record by now, or the table went back.
func (t *Table) pruneLocked(ctx context.Context) {
	here := t.sealedAtLocked(t.record.now())
	maps.Copy(here, t.sealedAwayLocked())
	if len(here) == len(t.sealed) {
		return
	}
	if err := t.keepSealedLocked(ctx, here); err != nil {
		t.cfg.Log.Warn("sealed answers that are over were not removed", "err", err)
	}
}

// answerLocked gives an answer. One to a secret ask is sealed. Where the table goes on, what is sealed for the
// position comes first.
func (t *Table) answerLocked(ctx context.Context, e Entry) error {
	m := t.record.now()
	if m == nil || t.unsure {
		return t.applyLocked(ctx, e)
	}
	ask, open := m.asked(e.Answer.Ask)
	if open && ask.Secret {
		return t.sealLocked(ctx, m, e.By, ask, *e.Answer)
	}
	if !open || ask.Anytime || len(t.sealedAtLocked(m)) == 0 || e.Seen != t.record.last {
		return t.applyLocked(ctx, e)
	}
	if _, err := m.take(e.Seen+1, *e.Answer, nil); err != nil { // nothing is opened for what is refused
		return err
	}
	if err := t.openLocked(ctx); err != nil {
		return err
	}
	e.Seen = t.record.last
	return t.applyLocked(ctx, e)
}

// isSealedLocked lists the open asks whose answers are sealed.
func (t *Table) isSealedLocked() []string {
	return slices.Sorted(maps.Keys(t.sealedAtLocked(t.record.now())))
}
