package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

var soak = flag.Duration("soak", 0, "how long the simulated table is played at without a pause, such as 10m or 1h; 0: a few seconds by hand")

// resident is the memory of a process and of its children, in MB.
func resident(pid int) (table, reader float64) {
	all, _ := filepath.Glob("/proc/[0-9]*/status") // the pattern is one
	for _, path := range all {
		b, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended meanwhile
		}
		field := map[string]int{}
		for _, line := range strings.Split(string(b), "\n") {
			if name, value, ok := strings.Cut(line, ":"); ok {
				field[name], _ = strconv.Atoi(strings.Fields(value + " -")[0]) // what is no number is not asked for
			}
		}
		switch mb := float64(field["VmRSS"]) / 1024; pid {
		case field["Pid"]:
			table += mb
		case field["PPid"]:
			reader += mb
		}
	}
	return table, reader
}

// metric is a number that the program tells of itself.
func (s *soaker) metric(name string) float64 {
	status, b, ok := call(s.host, "GET", s.base+"/metrics", "")
	for line := range strings.Lines(string(b)) {
		if value, is := strings.CutPrefix(line, name+" "); is {
			n, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			if err == nil {
				return n
			}
		}
	}
	s.t.Fatalf("it does not tell %s: %v %d", name, ok, status)
	return 0
}

// evening is how many battles are thrown where only battles are played, until another game is begun.
const evening = 40

// soaker plays game after game, as people do who answer whatever they are asked: whole ones to their ends, and between
// them only battles.
type soaker struct {
	*program
	rng     *rand.Rand
	games   int
	throws  int
	since   int // throws before this game
	answers int
	left    int    // games that were left: nothing that was tried went on
	by      string // "camera" or "hand"
	refused int
	ends    []float64 // MB that the table still held at the end of each game, after a collection
}

func (s *soaker) post(path string, body any) int {
	b, err := json.Marshal(body)
	if err != nil {
		s.t.Fatal(err)
	}
	status, said, ok := call(s.host, "POST", s.base+"/api/v1"+path, string(b))
	if !ok || status >= 500 {
		s.t.Fatalf("%s %s: %d %s", path, b, status, said)
	}
	return status
}

func (s *soaker) step() {
	status, b, ok := call(s.host, "GET", s.base+"/api/v1/table", "")
	var now struct {
		position
		Sighting *struct {
			ID, State string
			Questions []struct{ ID string }
			Guards    []struct{ Kind string }
		}
	}
	if !ok || status != 200 || json.Unmarshal(b, &now) != nil {
		s.t.Fatalf("%d %s", status, b)
	}
	fix := func(f map[string]any) int {
		return s.post("/sighting/fixes", map[string]any{"sighting": now.Sighting.ID, "fix": f, "seen": now.Version})
	}
	switch {
	case now.Sighting != nil && now.Sighting.State == "reading":
		time.Sleep(20 * time.Millisecond)
	case now.Sighting != nil && now.Sighting.State == "asking" && len(now.Sighting.Guards) > 0:
		fix(map[string]any{"guard": now.Sighting.Guards[0].Kind, "ok": true})
	case now.Sighting != nil && now.Sighting.State == "asking" && len(now.Sighting.Questions) > 0:
		if fix(map[string]any{"answer": map[string]any{"question": now.Sighting.Questions[0].ID, "ok": true}}) != 200 {
			fix(map[string]any{"discard": true})
		}
	case now.Sighting != nil && (now.Sighting.State == "asking" || now.Sighting.State == "failed"):
		fix(map[string]any{"discard": true})
	case now.Hash == "" || len(now.Asks) == 0 || s.refused > 40 || s.games%2 == 0 && s.throws-s.since >= evening:
		switch {
		case s.refused > 40:
			s.left++
		case now.Hash != "":
			s.ends = append(s.ends, s.metric("go_gc_heap_live_bytes")/(1<<20))
		}
		play := []string{"full", "battles"}[s.games%2]
		s.games, s.since, s.refused = s.games+1, s.throws, 0
		s.post("/game", map[string]any{"game": "sevenseas", "seats": []map[string]string{{"name": "Ola", "colour": "green"}, {"name": "Jan", "colour": "white"}, {"name": "Ewa", "colour": "blue"}}, "options": map[string]string{"play": play}, "seen": now.Version})
	case now.Asks[0].Kind == "throw" && s.by == "camera":
		s.throws++
		if s.post("/throw", map[string]any{"ask": now.Asks[0].ID, "seen": now.Version}) >= 400 {
			time.Sleep(50 * time.Millisecond)
		}
	default:
		a := now.Asks[0]
		if a.Kind == "throw" { // how the battle ended is told by hand
			s.throws++
			a = now.Asks[slices.IndexFunc(now.Asks, func(a ask) bool { return strings.HasPrefix(a.ID, "hand") })]
		}
		fields := guess(a, s.rng)
		if a.Skip && s.rng.IntN(3) > 0 { // most calls are nobody's
			fields = nil
		}
		if s.post("/answers", map[string]any{"ask": a.ID, "seat": -1, "fields": fields, "seen": now.Version}) == 200 {
			s.answers, s.refused = s.answers+1, 0
		} else {
			s.refused++
		}
	}
}

// TestSoak plays game after game without a pause and looks at the memory of the table and of its reader, at what the table
// still holds at the end of each game, at goroutines and at the time of a reading.
func TestSoak(t *testing.T) {
	s := &soaker{rng: rand.New(rand.NewPCG(1, 2)), by: "hand"}
	length, every := 3*time.Second, 250*time.Millisecond
	if *soak > 0 {
		length, every, s.by = *soak, *soak/60, "camera"
		s.program = startServe(t, t.TempDir(), "--camera", "simulated:")
	} else {
		s.program = startServe(t, t.TempDir())
	}
	var used, busy []float64 // MB, goroutines
	var read, spent float64  // readings, and the seconds that they took, when they were told last
	for began, next := time.Now(), time.Now(); time.Since(began) < length; s.step() {
		if time.Now().After(next) {
			table, reader := resident(s.cmd.Process.Pid)
			used, busy = append(used, table+reader), append(busy, s.metric("go_goroutines"))
			next = next.Add(every)
			if *soak > 0 && len(used)%6 == 1 {
				n, took := s.metric(`quartermaster_readings_total{table="main"}`), s.metric(`quartermaster_reading_seconds_total{table="main"}`)
				t.Logf("%v: table %.0f MB, of which %.1f MB are held, reader %.0f MB, %.0f goroutines; %d games, %d throws, %d answers, a reading took %.2f s", time.Since(began).Round(time.Second), table,
					s.metric("go_gc_heap_live_bytes")/(1<<20), reader, busy[len(busy)-1], len(s.ends), s.throws, s.answers, (took-spent)/max(1, n-read))
				read, spent = n, took
			}
		}
	}
	mean := func(l []float64) (m float64) {
		for _, v := range l {
			m += v / float64(len(l))
		}
		return m
	}
	n := len(used)
	if n < 4 {
		t.Fatal("the machine is too slow for a soak: ", fmt.Sprint(used))
	}
	early, late := mean(used[n/4:n/2]), mean(used[3*n/4:])
	t.Logf("%d throws in %v: %.0f MB in the second quarter, %.0f MB in the last", s.throws, length, early, late)
	if late > early*1.15+16 || s.throws == 0 {
		t.Errorf("memory grew from %.0f MB to %.0f MB over %d throws", early, late, s.throws)
	}
	if n := len(s.ends); n >= 8 { // nothing of a game may be held after the one that follows it
		early, late := mean(s.ends[n/4:n/2]), mean(s.ends[3*n/4:])
		t.Logf("%d games to their ends, %d left; %.1f MB were held at the ends in the second quarter, %.1f MB in the last", n, s.left, early, late)
		if late > early*1.1+1 {
			t.Errorf("the memory held at a game's end grew from %.1f MB to %.1f MB over %d games", early, late, n)
		}
	} else if *soak > 5*time.Minute {
		t.Errorf("only %d games came to an end", n)
	}
	if early, late := mean(busy[n/4:n/2]), mean(busy[3*n/4:]); late > early+5 {
		t.Errorf("there were %.1f goroutines in the second quarter and %.1f in the last", early, late)
	}
}
