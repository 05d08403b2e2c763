package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/games/gametest"
	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
	"quartermaster/vision/opencv"
)

// Whole games with a die of printed faces are played before the simulated camera, one for each print, by seeds that taught
// nobody. No throw is answered wrong without a question, and nine of ten need no tap.
func TestDiceWithPrintedFacesAreReadThroughWholeGames(t *testing.T) {
	if opencv.Version() == "" {
		t.Skip("reading needs OpenCV")
	}
	if os.Getenv("QM_LONG") == "" {
		t.Skip("takes half an hour; QM_LONG=1 runs it")
	}
	throws := 100 // of each kind and print
	if n, err := strconv.Atoi(os.Getenv("QM_FACES")); err == nil {
		throws = n
	}
	lights := []string{"window", "lamp", "evening"} // each is harder than a ring of light
	for i, print := range []string{"bold", "ring", "frame"} {
		t.Run(print, func(t *testing.T) {
			t.Parallel()
			f := facesPlayed{T: t, rng: rand.New(rand.NewPCG(uint64(i), 77)), throws: throws, all: map[string]int{}, silent: map[string]int{}, asked: map[string]int{}}
			f.play(simulation.Options{Seed: 9421 + uint64(i), Varied: true, Width: 1640, Height: 1232, Light: lights[i], Combat: print, Colours: []string{"red", "white", "blue"}})
			for kind, n := range f.all {
				t.Logf("%s: %d throws, %d wrong without a question, %d asked about", kind, n, f.silent[kind], f.asked[kind])
				if f.silent[kind] > 0 || n >= 100 && f.asked[kind]*10 > n {
					t.Errorf("%s: of %d throws %d are wrong without a question and %d are asked about", kind, n, f.silent[kind], f.asked[kind])
				}
			}
		})
	}
}

// facesPlayed plays a game whose dice show faces before one simulated table, and counts how its throws were read, by kind.
type facesPlayed struct {
	*testing.T
	rng                *rand.Rand
	throws             int
	all, silent, asked map[string]int
}

func (f *facesPlayed) play(o simulation.Options) {
	t := f.T
	t.Helper()
	sim, err := camera.NewSimulated(camera.Settings{Rate: 6, Table: o})
	if err != nil {
		t.Fatal(err)
	}
	rig := rigOf(t, sim, o.Combat)
	i := slices.IndexFunc(all.Games(), func(g games.Game) bool { return len(g.Info().Dice) > 1 })
	info := all.Games()[i].Info()
	table, read := readingTable(t, all.Games(), sim, rig, 2*time.Minute)
	defer read.Close()
	defer table.Close()
	for step := 0; len(f.all) < 2 || !enough(f.all, f.throws); step++ {
		s := table.Snapshot()
		if s.Info == nil || s.Result != nil {
			people := []companion.Person{{Name: "Ola", Colour: info.Colours[0]}, {Name: "Jan", Colour: info.Colours[1]}, {Name: "Ewa", Colour: info.Colours[2]}}
			if _, err := table.Start(t.Context(), tester, s.Version, companion.Start{Game: info.ID, People: people}); err != nil {
				t.Fatal(err)
			}
			continue
		}
		ask := gametest.Pick(s.Asks, f.rng, []string{"correct"})
		if ask.Throw == nil {
			if _, err := table.Answer(t.Context(), tester, s.Version, gametest.Answer(ask, info, nil, f.rng)); err != nil && step > 1000*f.throws {
				t.Fatalf("%s: %v", ask.ID, err)
			}
			continue
		}
		kind := ""
		for _, g := range ask.Throw.Groups {
			kind += g.Kind + " "
		}
		if f.all[kind] >= f.throws { // enough of this kind were seen
			f.byHand(table, s, ask)
			continue
		}
		f.throw(table, sim, s, ask, kind)
	}
}

// enough reports whether each kind of throw was seen so many times.
func enough(done map[string]int, n int) bool {
	for _, have := range done {
		if have < n {
			return false
		}
	}
	return true
}

// byHand tells a throw by its faces.
func (f *facesPlayed) byHand(table *companion.Table, s *companion.Snapshot, ask games.Ask) {
	t := f.T
	t.Helper()
	s, err := table.Lay(t.Context(), s.Version, ask.ID)
	for _, g := range ask.Throw.Groups {
		for range g.Count {
			if err == nil {
				s, err = table.Fix(t.Context(), tester, s.Sighting.ID, companion.Fix{Add: &companion.Added{Colour: g.Colour, Value: 1 + f.rng.IntN(6)}})
			}
		}
	}
	if err != nil {
		t.Fatalf("%s: %v", ask.ID, err)
	}
}

// throw throws by the simulated camera, compares what was read with what lies there, and takes the rest as it was read.
func (f *facesPlayed) throw(table *companion.Table, sim *camera.Simulated, s *companion.Snapshot, ask games.Ask, kind string) {
	t := f.T
	t.Helper()
	last := ""
	if s.Sighting != nil {
		last = s.Sighting.ID
	}
	if err := table.Throw(t.Context(), s.Version, ask.ID); err != nil {
		t.Fatalf("%s: %v", ask.ID, err)
	}
	var seen *companion.Sighting
	awaitFor(t, 5*time.Minute, ask.ID+" to be read", func() bool {
		seen = table.Snapshot().Sighting
		return seen != nil && seen.ID != last && seen.State != companion.IsReading
	})
	_, truth := sim.Shot()
	var want, got []string
	for _, d := range truth.Dice {
		want = append(want, fmt.Sprint(d.Value))
	}
	for _, d := range seen.Dice {
		got = append(got, fmt.Sprint(d.Value))
	}
	slices.Sort(want)
	slices.Sort(got)
	f.all[kind]++
	if f.all[kind]%25 == 0 {
		t.Logf("%s: %d throws", kind, f.all[kind])
	}
	switch wrong := !slices.Equal(want, got); {
	case seen.State != companion.IsAnswered:
		f.asked[kind]++
		t.Logf("%s: asked about %+v %+v; %v lie there, %v are read", kind, seen.Questions, seen.Guards, want, got)
	case wrong:
		f.silent[kind]++
		t.Errorf("%s: %v lie there, and %v were answered without a question", kind, want, got)
	}
	if seen.State != companion.IsAnswered {
		if _, err := table.Fix(t.Context(), tester, seen.ID, companion.Fix{Discard: true}); err != nil {
			t.Fatal(err)
		}
	}
}
