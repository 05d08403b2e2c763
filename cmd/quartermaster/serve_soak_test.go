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

	"gonum.org/v1/gonum/stat"
)

var soak = flag.Duration("soak", 0, "how long nobody touches anything while the camera sees a throw each minute, such as 10m or 1h; 0: games are played by hand for a few seconds")

// process is what a running process takes of the machine.
type process struct {
	pid, parent int
	residentMB  float64
	privateMB   float64 // of it what is no file's: heap, stacks, what C has allocated
	descriptors int
	arguments   []string
}

// processOf returns the zero value for a process that has ended.
func processOf(pid int) (p process) {
	folder := filepath.Join("/proc", strconv.Itoa(pid))
	b, err := os.ReadFile(filepath.Join(folder, "status"))
	if err != nil {
		return process{}
	}
	for line := range strings.Lines(string(b)) {
		name, value, _ := strings.Cut(line, ":")
		number, _ := strconv.Atoi(strings.Fields(value + " -")[0]) // only lines with a number are used
		switch name {
		case "Pid":
			p.pid = number
		case "PPid":
			p.parent = number
		case "VmRSS":
			p.residentMB = float64(number) / 1024
		case "RssAnon":
			p.privateMB = float64(number) / 1024
		}
	}
	open, _ := os.ReadDir(filepath.Join(folder, "fd"))
	line, _ := os.ReadFile(filepath.Join(folder, "cmdline"))
	p.descriptors, p.arguments = len(open), strings.Split(string(line), "\x00")
	return p
}

// readerOf is the reader's process of a serving process; the zero value if there is none.
func readerOf(serving int) process {
	all, _ := filepath.Glob("/proc/[0-9]*") // the pattern is valid
	for _, folder := range all {
		pid, err := strconv.Atoi(filepath.Base(folder))
		if err != nil {
			continue
		}
		if p := processOf(pid); p.parent == serving && slices.Contains(p.arguments, "reader") {
			return p
		}
	}
	return process{}
}

// metric is a number that the program tells of itself.
func (p *program) metric(name string) float64 {
	status, b, ok := call(p.host, "GET", p.base+"/metrics", "")
	for line := range strings.Lines(string(b)) {
		if value, is := strings.CutPrefix(line, name+" "); is {
			n, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			if err == nil {
				return n
			}
		}
	}
	p.t.Fatalf("it does not tell %s: %v %d", name, ok, status)
	return 0
}

// soaker plays whole games, one after the other, as people do who answer whatever they are asked.
type soaker struct {
	*program
	rng     *rand.Rand
	games   int
	answers int
	left    int // games that were left: nothing that was tried went on
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
	now, ok := look(s.host, s.base)
	if !ok {
		s.t.Fatal("it does not answer")
	}
	if now.Hash == "" || len(now.Asks) == 0 || s.refused > 40 {
		switch {
		case s.refused > 40:
			s.left++
		case now.Hash != "":
			s.ends = append(s.ends, s.metric("go_gc_heap_live_bytes")/(1<<20))
		}
		s.games, s.refused = s.games+1, 0
		s.post("/game", map[string]any{"game": "sevenseas", "seats": []map[string]string{{"name": "Ola", "colour": "green"}, {"name": "Jan", "colour": "white"}, {"name": "Ewa", "colour": "blue"}},
			"options": map[string]string{"play": []string{"full", "battles"}[s.games%2]}, "seen": now.Version})
		return
	}
	a := now.Asks[0]
	if a.Kind == "throw" { // how the battle ended is told by hand
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

// TestSoak looks whether what the program takes of the machine stays as it is: memory, file descriptors and goroutines. Short, games
// are played by hand without a pause; with -soak, nobody touches anything and the camera sees a throw each minute.
func TestSoak(t *testing.T) {
	if *soak > 0 {
		withoutAHand(t, *soak)
		return
	}
	s := &soaker{program: startServe(t, t.TempDir()), rng: rand.New(rand.NewPCG(1, 2))}
	const length, every = 3 * time.Second, 250 * time.Millisecond
	var used, busy []float64 // MB, goroutines
	for began, next := time.Now(), time.Now(); time.Since(began) < length; s.step() {
		if time.Now().After(next) {
			table := processOf(s.cmd.Process.Pid)
			used, busy = append(used, table.residentMB), append(busy, s.metric("go_goroutines"))
			next = next.Add(every)
		}
	}
	n := len(used)
	if n < 4 {
		t.Fatal("the machine is too slow for a soak: ", fmt.Sprint(used))
	}
	mean := func(l []float64) float64 { return stat.Mean(l, nil) }
	early, late := mean(used[n/4:n/2]), mean(used[3*n/4:])
	t.Logf("%d answers in %v: %.0f MB in the second quarter, %.0f MB in the last", s.answers, length, early, late)
	if late > early*1.15+16 || s.answers == 0 {
		t.Errorf("memory grew from %.0f MB to %.0f MB over %d answers", early, late, s.answers)
	}
	if n := len(s.ends); n >= 8 { // nothing of a game may be held after the one that follows it
		early, late := mean(s.ends[n/4:n/2]), mean(s.ends[3*n/4:])
		t.Logf("%d games to their ends, %d left; %.1f MB were held at the ends in the second quarter, %.1f MB in the last", n, s.left, early, late)
		if late > early*1.1+1 {
			t.Errorf("the memory held at a game's end grew from %.1f MB to %.1f MB over %d games", early, late, n)
		}
	}
	if early, late := mean(busy[n/4:n/2]), mean(busy[3*n/4:]); late > early+5 {
		t.Errorf("there were %.1f goroutines in the second quarter and %.1f in the last", early, late)
	}
}
