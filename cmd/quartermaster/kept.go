package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/games/all"
)

// kept is what a data folder holds of games and people.
type kept struct {
	house   keeper
	archive *companion.Archive
	notice  *companion.Sentence // what people should know of it
}

// keeper is a house that is open.
type keeper interface {
	companion.House
	Close() error
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
	return &kept{house: server, archive: archiveOf(server, data, log)}, nil
}

// openKeptFile opens the games. What cannot be read is put aside unharmed and a new record is begun; what still held of it is
// kept as a copy that can be brought back, which people are told.
func openKeptFile(ctx context.Context, data string, log *slog.Logger) (*kept, error) {
	path := filepath.Join(data, "games.db")
	file, err := openRecord(ctx, path)
	var unusable *store.Unusable
	switch {
	case err == nil:
		return &kept{house: file, archive: archiveOf(file, data, log)}, nil
	case !errors.As(err, &unusable):
		return nil, err
	}
	aside, err := store.SetAside(path, time.Now())
	if err != nil {
		return nil, fmt.Errorf("%s %w", unusable.Reason, err)
	}
	log.Error("the record was put aside and a new one is begun", "why", unusable.Reason, "cause", unusable.Err, "now", aside)
	if file, err = store.Open(path); err != nil {
		return nil, err
	}
	k := &kept{house: file, archive: archiveOf(file, data, log)}
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
	k.notice = &notice
	return k, nil
}

// openRecord opens a record of which every table's tail can be read.
func openRecord(ctx context.Context, path string) (*store.File, error) {
	file, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	ids, err := file.Tables(ctx)
	for _, id := range ids {
		if err == nil {
			_, err = file.Table(id).Tail(ctx)
		}
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

func archiveOf(h companion.House, data string, log *slog.Logger) *companion.Archive {
	return companion.NewArchive(companion.ArchiveConfig{House: h, Games: all.Games(), Copies: filepath.Join(data, store.CopiesFolder), Log: log})
}

// keepDaily keeps a copy each day, until ctx ends.
func keepDaily(ctx context.Context, a *companion.Archive, log *slog.Logger) {
	again := time.NewTimer(time.Minute) // not while people wait for the first page
	defer again.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-again.C:
		}
		if err := a.KeepDaily(ctx); err != nil {
			log.Warn("no copy of the games was kept", "err", err)
		}
		again.Reset(time.Hour)
	}
}
