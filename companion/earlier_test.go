package companion_test

import (
	"archive/tar"
	"compress/gzip"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/store"
	"quartermaster/games"
	"quartermaster/games/all"
)

var keepShown = flag.Bool("keep-shown", false, "write down what this program shows of the data folders of earlier programs")

// Every data folder that an earlier program left opens, and each later program shows the same positions of it.
//
// What is shown stands beside the folder, a line for each entry of the record: its number, the asks, the scores by seat.
// An answer that the rules refuse today says so, and leaves the position as it was. A change of the rules that changes
// these lines says why in its commit: go test ./companion -run EarlierProgram -keep-shown.
func TestADataFolderOfEveryEarlierProgramShowsTheSamePositions(t *testing.T) {
	files, err := filepath.Glob("testdata/earlier/*.tar.gz")
	if err != nil || len(files) < 10 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(file, ".tar.gz")
		t.Run(filepath.Base(name), func(t *testing.T) {
			folder := t.TempDir()
			unpack(t, file, folder)
			f, err := store.Open(filepath.Join(folder, "games.db"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			kept, err := f.Contents(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			var shown strings.Builder
			for _, id := range slices.Sorted(maps.Keys(kept.Tables)) {
				fmt.Fprintf(&shown, "# %s\n", id)
				showPositions(&shown, kept.Tables[id].Entries)
				opens(t, f.Table(id), int64(len(kept.Tables[id].Entries)))
			}
			if *keepShown {
				if err := os.WriteFile(name+".shown", []byte(shown.String()), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			sameLines(t, name+".shown", shown.String())
			sameHouse(t, folder, f)
		})
	}
}

func showPositions(w *strings.Builder, entries []companion.Entry) {
	r := companion.NewRecord(all.Games())
	for _, e := range entries {
		next, err := r.Apply(e)
		if err != nil {
			fmt.Fprintf(w, "%d refused\n", e.No)
			next = r.Without(e)
		}
		r = next
		fmt.Fprintf(w, "%d%s\n", e.No, position(r.Position()))
	}
}

// position is what a position asks, and the scores by seat.
func position(p games.Position) string {
	if p == nil {
		return " no game"
	}
	var w strings.Builder
	for _, a := range p.Asks() {
		fmt.Fprintf(&w, " %s", a.ID)
	}
	w.WriteString(" |")
	for _, v := range p.View(games.Table).Seats {
		if v.Score == nil {
			w.WriteString(" -")
			continue
		}
		fmt.Fprintf(&w, " %d", *v.Score)
	}
	if p.Result() != nil {
		w.WriteString(" over")
	}
	return w.String()
}

func sameLines(t *testing.T, file, is string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was, now := strings.Split(string(text), "\n"), strings.Split(is, "\n")
	if len(was) != len(now) {
		t.Errorf("%s has %d lines, and %d are shown", file, len(was), len(now))
	}
	for i := range min(len(was), len(now)) {
		if was[i] != now[i] {
			t.Fatalf("%s, line %d: %q is shown as %q", file, i+1, was[i], now[i])
		}
	}
}

// opens begins as a program does that starts.
func opens(t *testing.T, s companion.Store, version int64) {
	t.Helper()
	table, err := companion.Open(t.Context(), companion.Config{Games: all.Games(), Store: s, Equipment: companion.Equipment{Board: board}})
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	if now := table.Snapshot(); now.Version != version {
		t.Errorf("the table stands at %d of %d entries", now.Version, version)
	}
}

// sameHouse compares what stands beside the records with what the earlier program said of it.
func sameHouse(t *testing.T, folder string, f *store.File) {
	t.Helper()
	var said struct {
		People, Devices []string
		Copies          int
	}
	text, err := os.ReadFile(filepath.Join(folder, "said.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &said); err != nil {
		t.Fatal(err)
	}
	people, tablets := said.People, said.Devices
	a := archive.New(archive.Config{House: f, Games: all.Games(), Copies: filepath.Join(folder, "copies")})
	known, err := a.People().List(t.Context())
	if err != nil || len(known) != len(people) {
		t.Errorf("the people %v are %v (%v)", people, known, err)
	}
	for _, p := range known {
		if !slices.Contains(people, p.Name) {
			t.Errorf("%s was nobody of %v", p.Name, people)
		}
	}
	if past, err := a.History(t.Context()); err != nil || len(past) == 0 {
		t.Errorf("the history has %d games (%v)", len(past), err)
	}
	all, err := a.Copies()
	if err != nil || len(all) != said.Copies {
		t.Errorf("%d copies are %v (%v)", said.Copies, all, err)
	}
	for _, c := range all {
		if _, err := a.Bring(t.Context(), c.Name); err != nil {
			t.Errorf("the copy %s: %v", c.Name, err)
		}
	}
	d, err := devices.Open(filepath.Join(folder, "devices.json"), nil, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	for _, is := range d.List() {
		if !slices.Contains(tablets, is.Name) {
			t.Errorf("%s was no device of %v", is.Name, tablets)
		}
	}
	if len(d.List()) != len(tablets) {
		t.Errorf("the devices %v are %v", tablets, d.List())
	}
}

func unpack(t *testing.T, file, folder string) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(folder, filepath.Clean("/"+h.Name))
		if h.FileInfo().IsDir() {
			err = os.MkdirAll(path, 0o700)
		} else {
			var body []byte
			if body, err = io.ReadAll(r); err == nil {
				err = os.WriteFile(path, body, 0o600)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}
