package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/games/all"
)

// kept is what a data folder holds of games and people.
type kept struct {
	house   keeper
	archive *companion.Archive
	log     *slog.Logger
	gate    companion.Gate // for the codes of all tables

	mu     sync.Mutex
	said   []companion.Sentence            // what people should know of all tables
	lost   map[string][]companion.Sentence // and of one; it is filled before anybody asks
	broken *companion.Sentence             // what keeps the record from being whole now
}

// keeper is a house that is open.
type keeper interface {
	companion.House
	Close() error
}

// mender is a house that finds damage in itself and sets it aside.
type mender interface {
	Mend(context.Context) ([]store.Damage, error)
}

// openKept opens the games where record says: "" is the file in the data folder, postgres://… a server.
func openKept(ctx context.Context, data, record string, log *slog.Logger) (*kept, error) {
	if record == "" {
		return openKeptFile(ctx, data, log)
	}
	if !store.IsPostgres(record) {
		return nil, errors.New("--record is the address of a PostgreSQL server: postgres://user@host/database")
	}
	server, err := store.OpenPostgres(ctx, record)
	if err != nil {
		return nil, err
	}
	return newKept(server, data, log), nil
}

// openToServe is openKept, and serves a page that says why where a newer program wrote the record: nobody may touch it then.
func openToServe(ctx context.Context, data, record string, log *slog.Logger) (*kept, error) {
	k, err := openKept(ctx, data, record, log)
	var unusable *store.Unusable
	if !errors.As(err, &unusable) || !unusable.Newer {
		return k, err
	}
	log.Error("the record is left as it is, and nothing can be played", "why", unusable.Reason, "cause", unusable.Err)
	k = newKept(store.NewClosed(unusable), data, log)
	k.say(companion.Say("record-newer", "Reason", unusable.Reason))
	return k, nil
}

func newKept(house keeper, data string, log *slog.Logger) *kept {
	return &kept{house: house, archive: archiveOf(house, data, log), log: log, lost: map[string][]companion.Sentence{}}
}

// openKeptFile opens the games. What cannot be read is put aside unharmed and a new record is begun; what still held of it is
// kept as a copy that can be brought back, which people are told.
func openKeptFile(ctx context.Context, data string, log *slog.Logger) (*kept, error) {
	path := filepath.Join(data, "games.db")
	k, err := openRecord(ctx, path, data, log)
	var unusable *store.Unusable
	if err == nil || !errors.As(err, &unusable) || unusable.Newer {
		return k, err
	}
	aside, err := store.SetAside(path, time.Now())
	if err != nil {
		return nil, fmt.Errorf("%s %w", unusable.Reason, err)
	}
	log.Error("the record was put aside and a new one is begun", "why", unusable.Reason, "cause", unusable.Err, "now", aside)
	file, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	k = newKept(file, data, log)
	if c, err := store.Salvage(aside); err != nil {
		log.Warn("nothing of it could be read", "err", err)
	} else if saved, err := k.archive.KeepSalvaged(c); err != nil {
		log.Warn("what could be read of it was not kept", "err", err)
	} else {
		log.Info("what could be read of it is kept as a copy", "copy", saved.Name, "steps", saved.Steps)
	}
	notice := companion.Say("aside-damaged", "File", filepath.Base(aside))
	copies, err := k.archive.Copies()
	if err != nil {
		log.Warn("the copies cannot be listed", "err", err)
	}
	most := 0
	for _, c := range copies {
		most = max(most, c.Steps)
	}
	if most > 0 {
		notice = companion.Say("aside-salvaged", "File", filepath.Base(aside), "Steps", most)
	}
	k.say(notice)
	return k, nil
}

// openRecord opens a record of which every table's game can be read. What it lacks and what is damaged in it is said.
func openRecord(ctx context.Context, path, data string, log *slog.Logger) (*kept, error) {
	file, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	k := newKept(file, data, log)
	for _, l := range file.Losses() {
		log.Error("steps that were acknowledged are missing from the record", "table", l.Table, "last", l.Has, "was", l.Had)
		lost := companion.Say("lost-steps", "Has", l.Has, "Had", l.Had)
		if l.Had == 0 {
			lost = companion.Say("lost-unknown")
		}
		if l.Table == "" {
			k.say(lost)
			continue
		}
		k.lost[l.Table] = append(k.lost[l.Table], lost)
	}
	if file.Stuck() == nil {
		err = k.mend(ctx)
	}
	ids, listed := file.Tables(ctx)
	err = errors.Join(err, listed)
	for _, id := range ids {
		if err == nil {
			_, err = file.Table(id).Tail(ctx)
		}
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return k, nil
}

// say adds something that people should know.
func (k *kept) say(s companion.Sentence) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.said = append(k.said, s)
}

// mend looks for damage in the record and sets aside what is damaged, which people are told.
func (k *kept) mend(ctx context.Context) error {
	m, ok := k.house.(mender)
	if !ok {
		return nil
	}
	found, err := m.Mend(ctx)
	for _, d := range found {
		k.log.Error("damage in the record was set aside", "table", d.Table, "from", d.From, "to", d.To, "paper", d.Paper, "now", d.Aside)
		k.say(damaged(d))
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.broken = nil
	var unusable *store.Unusable
	if errors.As(err, &unusable) {
		now := companion.Say("damaged-now")
		k.broken = &now
		k.log.Error("the game that is being played is damaged in the record", "why", unusable.Reason, "cause", unusable.Err)
	}
	return err
}

// damaged names the game that was damaged.
func damaged(d store.Damage) companion.Sentence {
	file := filepath.Base(d.Aside)
	if d.Game == nil || d.Game.Start == nil {
		return companion.Say("damaged-other", "Table", d.Table, "From", d.From, "File", file)
	}
	var names []string
	for _, p := range d.Game.Start.People {
		names = append(names, p.Name)
	}
	return companion.Say("damaged-game", "Names", strings.Join(names, ", "), "Day", d.Game.At.Local().Format(time.DateOnly), "File", file)
}

// alerts gives what people at a table should know before they tap anything.
func (k *kept) alerts(table string) func() []companion.Sentence {
	return func() []companion.Sentence { return append(k.troubles(), k.lostOf(table)...) }
}

// lostOf is what is missing from one table's record, until a copy is brought back.
func (k *kept) lostOf(table string) []companion.Sentence {
	if f, ok := k.house.(*store.File); ok && len(f.Losses()) == 0 {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.lost[table]
}

// troubles gives what is wrong with the record of all tables.
func (k *kept) troubles() []companion.Sentence {
	k.mu.Lock()
	all := append([]companion.Sentence{}, k.said...)
	if k.broken != nil {
		all = append(all, *k.broken)
	}
	k.mu.Unlock()
	if f, ok := k.house.(*store.File); ok && f.Stuck() != nil {
		all = append(all, companion.Say("record-stuck"))
	}
	return all
}

// worries is what somebody should look after.
func (k *kept) worries() []companion.Sentence {
	all := k.troubles()
	for _, table := range slices.Sorted(maps.Keys(k.lost)) {
		all = append(all, k.lostOf(table)...)
	}
	if k.archive.CopyFailed() != nil {
		all = append(all, companion.Say("copy-failed"))
	}
	return all
}

// inWords is worries, for whoever asks at the box.
func (k *kept) inWords() []string {
	all := []string{}
	for _, w := range k.worries() {
		all = append(all, inWords(&companion.Refused{Why: w}).Error())
	}
	return all
}

func archiveOf(h companion.House, data string, log *slog.Logger) *companion.Archive {
	return companion.NewArchive(companion.ArchiveConfig{House: h, Games: all.Games(), Copies: filepath.Join(data, store.CopiesFolder), Log: log})
}

// keepWhole looks for damage each hour and keeps a copy each day, until ctx ends.
func (k *kept) keepWhole(ctx context.Context) {
	again := time.NewTimer(time.Minute) // not while people wait for the first page
	defer again.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-again.C:
		}
		if err := k.mend(ctx); err != nil && ctx.Err() == nil {
			k.log.Warn("the record is not whole", "err", err)
		}
		if err := k.archive.KeepDaily(ctx); err != nil {
			k.log.Warn("no copy of the games was kept", "err", err)
		}
		again.Reset(time.Hour)
	}
}
