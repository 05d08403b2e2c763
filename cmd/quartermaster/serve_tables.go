package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/rigs"
	"quartermaster/companion/store"
	"quartermaster/games/all"
	"quartermaster/hardware/panel"
	"quartermaster/web"
)

// tableOptions are what one table of "quartermaster serve" is told.
type tableOptions struct {
	name   string
	folder string // what belongs to this table alone
	camera string
	rig    string
	cases  string
	ports  []int // of this machine, on which a camera may be
}

// mostTables is how many tables one process serves.
const mostTables = 16

// tablesOf sorts what was told by table. The first one keeps its things in the data folder itself; cameras and rigs are its own
// unless they begin with another's name: NAME=ADDRESS.
func tablesOf(o serveOptions) ([]tableOptions, error) {
	if len(o.tables) == 0 || len(o.tables) > mostTables {
		return nil, fmt.Errorf("a machine serves 1 to %d tables: name each with --table", mostTables)
	}
	tables := make([]tableOptions, len(o.tables))
	for i, name := range o.tables {
		if !companion.TableName.MatchString(name) {
			return nil, errors.New("--table must be at most 40 small letters, digits and hyphens")
		}
		if slices.Contains(o.tables[:i], name) {
			return nil, fmt.Errorf("two tables are called %s: give each --table another name", name)
		}
		tables[i] = tableOptions{name: name, folder: o.data, cases: o.cases, ports: o.ports}
		if i > 0 {
			tables[i].folder = filepath.Join(o.data, "tables", name)
			if o.cases != "" {
				tables[i].cases = filepath.Join(o.cases, name)
			}
		}
	}
	share := func(flag string, told []string, field func(*tableOptions) *string) error {
		for _, value := range told {
			t := &tables[0]
			if name, rest, ok := strings.Cut(value, "="); ok {
				if i := slices.Index(o.tables, name); i >= 0 {
					t, value = &tables[i], rest
				}
			}
			into := field(t)
			if *into != "" {
				return fmt.Errorf("the table %s has two of --%s; for another table write --%s NAME=…", t.name, flag, flag)
			}
			*into = value
		}
		return nil
	}
	return tables, errors.Join(
		share("camera", o.cameras, func(t *tableOptions) *string { return &t.camera }),
		share("rig", o.rigs, func(t *tableOptions) *string { return &t.rig }))
}

// openTable opens one table with its camera, reader and devices. close ends it, also after an error.
func openTable(ctx context.Context, o tableOptions, house *rigs.House, kept *kept, log *slog.Logger) (place web.Place, close func(), err error) {
	var last []func()
	close = func() {
		for _, end := range slices.Backward(last) {
			end()
		}
	}
	if err := os.MkdirAll(o.folder, 0o700); err != nil && !diskTrouble(err) {
		return place, close, fmt.Errorf("the folder of the table %s cannot be made: %w", o.name, err)
	}
	cfg := companion.Config{Games: all.Games(), Store: kept.house.Table(o.name), Pictures: &store.Pictures{Folder: filepath.Join(o.folder, "pictures")}, Alerts: kept.alerts(o.name), Log: log}
	place.ID, place.Reading = o.name, &companion.Stopwatch{}
	place.Bench = rigs.Open(benchConfig(o, house, place.Reading, log))
	last = append(last, place.Bench.Close)
	if cfg.Equipment, err = place.Bench.Begin(ctx); err != nil {
		return place, close, err
	}
	if why := cfg.NoReader; why != nil {
		log.Warn("no pictures are read", "why", why.ID, "reason", why.Args["Reason"])
	}
	if place.Table, err = companion.Open(ctx, cfg); err != nil {
		return place, close, err
	}
	last = append(last, place.Table.Close)
	place.Bench.Join(place.Table)
	kept.archive.Join(o.name, place.Table)
	if place.Devices, err = devices.Open(filepath.Join(o.folder, "devices.json"), nil, log); err != nil {
		return place, close, err
	}
	place.Devices.Share(&kept.gate)
	place.Panel = panel.Open(panelConfig(o.folder, cfg.Source, place.Bench.Light(), log))
	joined, leave := context.WithCancel(ctx)
	var joining sync.WaitGroup
	joining.Go(func() { joinPanel(joined, place.Panel, place.Table, place.Devices, log) })
	last = append(last, func() {
		leave()
		joining.Wait()
		place.Panel.Close()
	})
	log.Info("a table is open", "camera", place.Table.Camera().Kind, "reads", cfg.Reader != nil)
	return place, close, nil
}
