package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
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

// soaker plays battle after battle, as people do who answer whatever they are asked.
type soaker struct {
	*program
	rng     *rand.Rand
	throws  int
	by      string // "camera" or "hand"
	refused int
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
	case now.Hash == "" || len(now.Asks) == 0 || s.refused > 20:
		s.refused = 0
		s.post("/game", map[string]any{"game": "sevenseas", "seats": []map[string]string{{"name": "Ola", "colour": "green"}, {"name": "Jan", "colour": "white"}, {"name": "Ewa", "colour": "blue"}}, "options": map[string]string{"play": "battles"}, "seen": now.Version})
	case now.Asks[0].Kind == "throw":
		s.throws++
		body := map[string]any{"ask": now.Asks[0].ID, "seen": now.Version}
		if s.by == "hand" {
			body["by"] = "hand"
		}
		if s.post("/throw", body) >= 400 {
			time.Sleep(50 * time.Millisecond)
		}
	default:
		if s.post("/answers", map[string]any{"ask": now.Asks[0].ID, "seat": -1, "fields": guess(now.Asks[0], s.rng), "seen": now.Version}) != 200 {
			s.refused++
		}
	}
}

// TestSoak plays without a pause and looks at the memory of the table and of its reader, at goroutines and at the time of a reading.
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
				t.Logf("%v: table %.0f MB, reader %.0f MB, %.0f goroutines, %d throws, a reading took %.2f s", time.Since(began).Round(time.Second), table, reader, busy[len(busy)-1], s.throws, (took-spent)/max(1, n-read))
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
	if early, late := mean(busy[n/4:n/2]), mean(busy[3*n/4:]); late > early+5 {
		t.Errorf("there were %.1f goroutines in the second quarter and %.1f in the last", early, late)
	}
}
