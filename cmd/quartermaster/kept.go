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
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/store"
	"quartermaster/games/all"
)

// kept is what a data folder holds of games and people.
type kept struct {
	house   keeper
	archive *archive.Archive
	log     *slog.Logger
	gate    devices.Gate // for the codes of all tables

	aside string // where what is damaged is put: the beginning of files' names

	mu      sync.Mutex
	said    []companion.Sentence            // what people should know of all tables
	lost    map[string][]companion.Sentence // and of one
	worried []companion.Sentence            // what only whoever looks after the machine should know
	broken  *companion.Sentence             // what keeps the record from being whole now
}

// keeper is a house that is open.
type keeper interface {
	companion.House
	Close() error
}

// mender is a house that finds damage in itself and sets it aside.
type mender interface {
	Damage(ctx context.Context) ([]store.Damage, error)
	Mend(ctx context.Context, aside string, known store.Known) ([]store.Damage, error)
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
	k := newKept(server, data, log)
	if err := k.mend(ctx); err != nil {
		return nil, errors.Join(err, server.Close())
	}
	return k, nil
}

// openToServe opens the games as openKept does. Where the record cannot be opened it gives a closed one instead of an error: the page
// then says why, and the record is left alone until people bring a copy back.
func openToServe(ctx context.Context, data, record string, log *slog.Logger) (*kept, error) {
	k, err := openKept(ctx, data, record, log)
	var unusable *store.Unusable
	path, whole := filepath.Join(data, gamesFile), errors.As(err, &unusable) && unusable.Whole()
	if record != "" {
		path = ""
	}
	if err == nil || !whole && record != "" || errors.Is(err, store.ErrInUse) {
		return k, err
	}
	log.Error("the record is left as it is, and nothing can be played", "why", err)
	k = newKept(store.NewClosed(err, path), data, log)
	switch {
	case !whole:
		k.say(companion.Say("record-unopened", "Reason", err.Error()))
	case unusable.Odd:
		k.say(companion.Say("record-odd", "File", filepath.Base(unusable.Path)))
	default:
		k.say(companion.Say("record-newer", "File", filepath.Base(unusable.Path)))
	}
	if path != "" {
		k.sayWayBack()
	}
	return k, nil
}

// sayWayBack says which copy can be brought back in the place of a record that stays closed.
func (k *kept) sayWayBack() {
	if !k.sayNewest("record-copy") {
		k.say(companion.Say("record-no-copy"))
	}
}

func newKept(house keeper, data string, log *slog.Logger) *kept {
	return &kept{house: house, archive: archiveOf(house, data, log), log: log, aside: filepath.Join(data, gamesFile), lost: map[string][]companion.Sentence{}}
}

// gamesFile is the record's file in the data folder.
const gamesFile = "games.db"

// openKeptFile opens the games. A file that cannot be used is put aside unharmed, and all that could be read of it is taken over
// into a new one, which people are told.
func openKeptFile(ctx context.Context, data string, log *slog.Logger) (*kept, error) {
	path := filepath.Join(data, gamesFile)
	if err := store.Try(ctx, path); err != nil {
		return nil, err
	}
	k, err := openRecord(ctx, path, data, log)
	var unusable *store.Unusable
	if err == nil || !errors.As(err, &unusable) || unusable.Whole() {
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
	c, found, err := store.Salvage(aside)
	if err == nil {
		err = file.Replace(ctx, c, func(*companion.Contents) error { return nil })
	}
	if err != nil {
		log.Warn("nothing of it was taken over", "err", err)
		k.say(companion.Say("aside-damaged", "File", filepath.Base(aside)))
	} else {
		k.say(companion.Say("aside-taken", "File", filepath.Base(aside)))
		k.tell(ctx, found)
	}
	if err != nil || len(found) > 0 {
		k.sayCopy()
	}
	return k, nil
}

// openRecord opens a record of which every table's game can be read. What it lacks and what is damaged in it is said.
func openRecord(ctx context.Context, path, data string, log *slog.Logger) (*kept, error) {
	file, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	k := newKept(file, data, log)
	if file.Stuck() == nil {
		err = k.mend(ctx)
	}
	k.tellLosses(file.Losses())
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

// tellLosses says what acknowledged steps are missing that nothing stands in the place of.
func (k *kept) tellLosses(losses []store.Loss) {
	for _, l := range losses {
		k.log.Error("steps that were acknowledged are missing from the record", "table", l.Table, "last", l.Has, "was", l.Had)
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
	if len(losses) > 0 {
		k.sayCopy()
	}
}

// say adds something that people should know.
func (k *kept) say(s companion.Sentence) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.said = append(k.said, s)
}

// sayCopy names the newest copy, where there is one, for people who have lost something.
func (k *kept) sayCopy() {
	k.sayNewest("copy-there")
}

// sayNewest says a sentence that names the newest copy. It returns false, and says nothing, where there is no copy.
func (k *kept) sayNewest(id string) bool {
	copies, err := k.archive.Copies()
	if err != nil {
		k.log.Warn("the copies cannot be listed", "err", err)
	}
	if len(copies) == 0 {
		return false
	}
	made := copies[0].Made.Local()
	k.say(companion.Say(id, "Day", made.Format(time.DateOnly), "Time", made.Format("15:04"), "Steps", copies[0].Steps))
	return true
}

// mend looks for damage in the record, repairs what the tables hold in memory and sets aside the rest, which people are told.
func (k *kept) mend(ctx context.Context) error {
	m, ok := k.house.(mender)
	if f := k.file(); f != nil {
		m, ok = f, true
	}
	if !ok {
		return nil
	}
	found, err := m.Damage(ctx)
	if err == nil && (len(found) > 0 || k.lacks()) {
		found = nil
		err = k.archive.Mend(ctx, func(ctx context.Context, known func(string, int64) (companion.Entry, bool)) (err error) {
			found, err = m.Mend(ctx, k.aside, known)
			return err
		})
		k.tell(ctx, found)
		if slices.ContainsFunc(found, func(d store.Damage) bool { return d.Paper == "" && !d.Repaired }) {
			k.sayCopy()
		}
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.broken = nil
	var unusable *store.Unusable
	if errors.As(err, &unusable) {
		now := companion.Say("damaged-now")
		k.broken = &now
		k.log.Error("the record is damaged and cannot be mended while it is used", "why", unusable.Reason, "cause", unusable.Err)
	}
	return err
}

// file is the record's file; nil: it is on a server, or stays closed.
func (k *kept) file() *store.File {
	switch h := k.house.(type) {
	case *store.File:
		return h
	case *store.Closed:
		return h.File()
	}
	return nil
}

// lacks says whether entries that were acknowledged are missing at the end of a table's record.
func (k *kept) lacks() bool {
	f := k.file()
	return f != nil && slices.ContainsFunc(f.Losses(), func(l store.Loss) bool { return l.Had > l.Has })
}

// tell says what was damaged. Of the game that is played the table itself says what is missing.
func (k *kept) tell(ctx context.Context, found []store.Damage) {
	for _, d := range found {
		k.log.Error("damage in the record was mended", "table", d.Table, "from", d.From, "to", d.To, "paper", d.Paper, "aside", d.Aside, "repaired", d.Repaired)
		switch {
		case d.Repaired:
			k.worry(companion.Say("damaged-repaired"))
		case k.isPlayed(ctx, d):
			k.worry(damaged(d))
		default:
			k.say(damaged(d))
		}
	}
}

// isPlayed says whether damage is in the game that its table plays.
func (k *kept) isPlayed(ctx context.Context, d store.Damage) bool {
	if d.Game == nil {
		return false
	}
	tail, err := k.house.Table(d.Table).Tail(ctx)
	if err != nil {
		return false
	}
	r, err := companion.Replay(all.Games(), tail)
	return err == nil && r.Began() == d.Game.No && r.Missing() != nil
}

func (k *kept) worry(s companion.Sentence) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.worried = append(k.worried, s)
}

// damaged names the game that was damaged.
func damaged(d store.Damage) companion.Sentence {
	file := ""
	if d.Aside != "" {
		file = filepath.Base(d.Aside)
	}
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
	return func() []companion.Sentence {
		if k.archive.Restored() { // they chose what to go on with
			return k.now()
		}
		return append(k.troubles(), k.lostOf(table)...)
	}
}

// lostOf is what is missing from one table's record, until a copy is brought back.
func (k *kept) lostOf(table string) []companion.Sentence {
	if k.archive.Restored() {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.lost[table]
}

// troubles gives what is wrong with the record of all tables.
func (k *kept) troubles() []companion.Sentence {
	if _, closed := k.house.(*store.Closed); closed && k.archive.Restored() {
		return k.now()
	}
	k.mu.Lock()
	all := append([]companion.Sentence{}, k.said...)
	k.mu.Unlock()
	return append(all, k.now()...)
}

// now gives what is wrong at this moment.
func (k *kept) now() (all []companion.Sentence) {
	k.mu.Lock()
	if k.broken != nil {
		all = append(all, *k.broken)
	}
	k.mu.Unlock()
	if f := k.file(); f != nil && f.Stuck() != nil {
		all = append(all, companion.Say("record-stuck"))
	}
	return all
}

// worries is what somebody should look after.
func (k *kept) worries() []companion.Sentence {
	all := k.troubles()
	k.mu.Lock()
	all = append(all, k.worried...)
	k.mu.Unlock()
	for _, table := range slices.Sorted(maps.Keys(k.lost)) {
		all = append(all, k.lostOf(table)...)
	}
	if k.archive.CopyFailed() != nil {
		all = append(all, companion.Say("copy-failed"))
	}
	return all
}

func archiveOf(h companion.House, data string, log *slog.Logger) *archive.Archive {
	return archive.New(archive.Config{House: h, Games: all.Games(), Copies: filepath.Join(data, store.CopiesFolder), Log: log})
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
			k.log.Warn("the record is incomplete", "err", err)
		}
		if err := k.archive.KeepDaily(ctx); err != nil {
			k.log.Warn("no copy of the games was kept", "err", err)
		}
		again.Reset(time.Hour)
	}
}
