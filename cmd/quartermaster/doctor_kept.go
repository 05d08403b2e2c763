package main

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/hardware/checkup"
)

// files examines the data folder and its disk.
func (d *doctor) files() {
	dir, err := dataFolder(d.data)
	if err != nil {
		d.fail("data", "check-data-none", "Reason", err.Error())
		return
	}
	d.folder = dir
	took, err := d.written(dir)
	if err != nil {
		d.fail("data", "check-data-closed", "Folder", dir, "Reason", err.Error())
		return
	}
	d.ok("data", "check-data", "Folder", dir)
	if free, _, known := d.space(dir); known {
		d.add(checkup.Disk(free, took))
	}
}

// record examines whether the games are whole: the running table knows, or where none runs the record itself is looked through.
func (d *doctor) record(ctx context.Context) {
	var worries []companion.Sentence
	if d.live != nil {
		worries = d.live.worries()
	} else {
		if d.folder == "" || d.server == "" && !exists(filepath.Join(d.folder, gamesFile)) {
			return
		}
		release, err := lockFolder(d.folder, slog.New(slog.DiscardHandler))
		if err != nil {
			d.fail("record", "check-record-closed", "Reason", err.Error())
			return
		}
		defer release()
		if worries, err = d.lookThrough(ctx); err != nil {
			d.fail("record", "check-record-closed", "Reason", err.Error())
			return
		}
	}
	for _, w := range worries {
		d.fail("record", "check-record-worry", "Why", w)
	}
	if len(worries) == 0 {
		d.ok("record", "check-record")
	}
}

// lookThrough says what is wrong with a record while no table runs. It changes nothing that serve would not change.
func (d *doctor) lookThrough(ctx context.Context) (worries []companion.Sentence, err error) {
	var house interface {
		mender
		Close() error
	}
	if d.server != "" {
		house, err = store.OpenPostgres(ctx, d.server)
	} else if err = store.Try(ctx, filepath.Join(d.folder, gamesFile)); err == nil {
		house, err = store.Open(filepath.Join(d.folder, gamesFile))
	}
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, house.Close()) }()
	if f, ok := house.(*store.File); ok {
		if why := f.Stuck(); why != nil {
			worries = append(worries, companion.Say("record-stuck"))
		}
		for _, l := range f.Losses() {
			worries = append(worries, companion.Say("lost-steps", "Has", l.Has, "Had", l.Had))
		}
	}
	found, err := house.Damage(ctx)
	for _, x := range found {
		worries = append(worries, companion.Say("damaged-other", "Table", x.Table, "From", x.From, "File", ""))
	}
	return worries, err
}

// copies examines how old the last copy is.
func (d *doctor) copies() {
	if d.folder == "" || !exists(filepath.Join(d.folder, gamesFile)) && d.server == "" {
		return
	}
	kept, err := archiveOf(store.NewClosed(errors.New("only its copies are listed"), ""), d.folder, slog.New(slog.DiscardHandler)).Copies()
	switch {
	case err != nil:
		d.fail("copy", "check-copy-closed", "Reason", err.Error())
	case len(kept) == 0:
		d.note("copy", "check-copy-none")
	case d.now().Sub(kept[0].Made) > oldCopy:
		d.note("copy", "check-copy-old", "Days", int(d.now().Sub(kept[0].Made).Hours()/24))
	default:
		d.ok("copy", "check-copy", "Time", kept[0].Made.Local().Format("2006-01-02, 15:04"))
	}
}

// oldCopy is how old the last copy may be.
const oldCopy = 7 * 24 * time.Hour
