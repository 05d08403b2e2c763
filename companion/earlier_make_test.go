package companion_test

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"log/slog"
	"math/rand/v2"
	"net/netip"
	"os"
	"path/filepath"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/people"
	"quartermaster/companion/store"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/games/gametest"
	"quartermaster/games/throw"
)

var makeFolder = flag.String("make-folder", "", "keep the data folder of this program there, as a fixture")

// earlierSaid is what stands beside the record.
type earlierSaid struct {
	People  []string `json:"people"`
	Devices []string `json:"devices"`
	Copies  int      `json:"copies"`
}

// earlierPlay is one game: how many people, and after how many steps it is left.
type earlierPlay struct {
	game    games.Game
	options map[string]string
	people  int
	steps   int
}

var (
	maker      = companion.By{Device: "tablet"}
	makerBoard = companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "white", "blue", "yellow", "black", "mauve", "purple"}}
	anyDice    = []throw.Group{{Colour: "red", Kind: "pips", Count: 4}, {Colour: "green", Kind: "pips", Count: 4}, {Colour: "white", Kind: "pips", Count: 4}, {Colour: "mauve", Kind: "pips", Count: 3}}
)

// A fixture for later programs is made by playing random games with the program of this checkout:
//
//	go test ./companion -run DataFolderOfThisProgram -make-folder FOLDER
//	tar czf companion/testdata/earlier/DATE-COMMIT.tar.gz -C FOLDER .
//	go test ./companion -run EarlierProgram -keep-shown
//
// The folder holds two tables with a game of each kind, one of them finished and one left in the middle, with undo, redo,
// corrections and throws laid by hand; people, devices and a copy; and said.json, which names what stands beside the
// record. The fixtures before 21 November 2026, 15:19 have no people, devices and copies: there were none.
func TestTheDataFolderOfThisProgramOpensAgain(t *testing.T) {
	folder, ctx := *makeFolder, t.Context()
	if folder == "" {
		folder = t.TempDir()
	}
	if err := os.MkdirAll(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	f, err := store.Open(filepath.Join(folder, "games.db"))
	if err != nil {
		t.Fatal(err)
	}
	arch := archive.New(archive.Config{House: f, Games: all.Games(), Copies: filepath.Join(folder, "copies")})
	said := earlierSaid{Devices: letIn(t, folder), People: remembered(t, arch), Copies: 1}
	r := rand.New(rand.NewPCG(7, 11))
	versions := map[string]int64{}
	for id, plays := range plays() {
		table, err := companion.Open(ctx, companion.Config{Games: all.Games(), Store: f.Table(id), Equipment: companion.Equipment{Board: makerBoard}})
		if err != nil {
			t.Fatal(err)
		}
		arch.Join(id, table)
		for _, p := range plays {
			seats := []companion.Person{{Name: "Ola", Colour: "blue"}, {Name: "Jan", Colour: "green"}, {Name: "Ewa", Colour: "white"}}[:p.people]
			versions[id] = p.run(t, table, arch.People().Seat(ctx, seats, make([]bool, len(seats))), r)
		}
		table.Close()
	}
	if _, err := arch.KeepCopy(ctx); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(said)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(f.Close(), os.WriteFile(filepath.Join(folder, "said.json"), text, 0o600)); err != nil {
		t.Fatal(err)
	}
	if f, err = store.Open(filepath.Join(folder, "games.db")); err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for id, version := range versions {
		opens(t, f.Table(id), version)
	}
	sameHouse(t, folder, f)
}

func plays() map[string][]earlierPlay {
	list := all.Games()
	main := []earlierPlay{{list[0], map[string]string{"play": "battles"}, 2, 25}}
	for i, g := range list {
		main = append(main, earlierPlay{g, nil, max(2, 3-i), 900})
	}
	return map[string][]earlierPlay{"main": append(main, earlierPlay{list[0], nil, 3, 60}), "window": {{list[0], nil, 3, 40}}}
}

func letIn(t *testing.T, folder string) (names []string) {
	t.Helper()
	d, err := devices.Open(filepath.Join(folder, "devices.json"), nil, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	for name, role := range map[string]devices.Role{"tablet": devices.Host, "phone": devices.Player, "television": devices.Spectator} {
		i, err := d.Invite(role)
		if err != nil {
			t.Fatal(err)
		}
		_, device, err := d.Pair(netip.MustParseAddr("192.168.1.7"), i.Code, name, "")
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, device.Name)
	}
	return names
}

func remembered(t *testing.T, a *archive.Archive) (names []string) {
	t.Helper()
	for _, p := range []people.Person{{Name: "Ola", Colour: "red", Symbol: "anchor", Language: "pl"}, {Name: "Jan", Colour: "blue"}} {
		if _, err := a.People().Remember(t.Context(), p); err != nil {
			t.Fatal(err)
		}
		names = append(names, p.Name)
	}
	return names
}

// run plays at random and gives the version that it came to.
func (p earlierPlay) run(t *testing.T, table *companion.Table, people []companion.Person, r *rand.Rand) int64 {
	t.Helper()
	ctx, info := t.Context(), p.game.Info()
	now, err := table.Start(ctx, maker, table.Snapshot().Version, companion.Start{Game: info.ID, People: people, Options: p.options})
	if err != nil {
		t.Fatal(err)
	}
	var last games.Answer
	for step, refused := 1, 0; step <= p.steps && now.Result == nil && len(now.Asks) > 0 && refused < 3000; {
		var next *companion.Snapshot
		switch x := r.IntN(40); {
		case x == 0 && step > 4:
			next, err = table.Undo(ctx, maker, now.Version)
		case x == 1 && now.Can.Redo:
			next, err = table.Redo(ctx, maker, now.Version)
		case x == 2 && last.Ask != "":
			next, err = table.Correct(ctx, maker, now.Version, now.Version, last)
		default:
			last = gametest.Answer(gametest.Pick(now.Asks, r, []string{"correct", "prices"}), info, anyDice, r)
			err = nil
			if next = layByHand(ctx, table, now.Version, last, r); next == nil {
				next, err = table.Answer(ctx, maker, now.Version, last)
			}
		}
		if err != nil || next.Version == now.Version {
			refused++
			continue
		}
		now = next
		step++
	}
	return now.Version
}

// layByHand gives every second throw die by die; nil: it was not given so.
func layByHand(ctx context.Context, t *companion.Table, version int64, a games.Answer, r *rand.Rand) *companion.Snapshot {
	if a.Throw == nil || len(a.Throw.Dice) == 0 || len(a.Throw.Dice) >= 20 || a.Throw.Dice[0].Footprint == nil || r.IntN(2) == 0 {
		return nil
	}
	now, err := t.Lay(ctx, version, a.Ask)
	if err != nil || now.Sighting == nil {
		return nil
	}
	id := now.Sighting.ID
	fix := func(f companion.Fix) {
		if next, err := t.Fix(ctx, maker, id, f); err == nil {
			now = next
		}
	}
	for _, d := range a.Throw.Dice {
		if d.Face < "1" || d.Face > "6" || d.Loose {
			continue
		}
		centre := [2]float64{(d.Footprint[0].X + d.Footprint[2].X) / 2, (d.Footprint[0].Y + d.Footprint[2].Y) / 2}
		fix(companion.Fix{Add: &companion.Added{Colour: d.Colour, Value: int(d.Face[0] - '0'), Centre: &centre}})
	}
	if now.Version == version {
		fix(companion.Fix{Done: true})
	}
	if now.Version == version {
		fix(companion.Fix{Discard: true})
		return nil
	}
	return now
}
