package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"slices"
	"syscall"
	"testing"
	"time"

	"gonum.org/v1/gonum/floats"
	"gonum.org/v1/gonum/stat"
)

const (
	// settle is how long the program runs before its growth is measured: caches fill up.
	settle = 10 * time.Minute
	// mostGrowth is how much of anything may be added in an hour, in percent, and mostError the standard error with which that can be
	// judged.
	mostGrowth, mostError = 1.0, 0.3
)

// collectWhenAsked gives all memory back that this process does not use, each time that it gets SIGUSR1. What the collector would have
// found later is tens of MB, at another moment each time, which hides a growth of one percent.
func collectWhenAsked() {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, syscall.SIGUSR1)
	for range asked {
		runtime.GC() // what a sync.Pool holds outlives one collection
		debug.FreeOSMemory()
	}
}

// weigh has both processes give back what they do not use, and takes the least that each of them holds in the half second after it: a
// frame that is being looked at is soon given back. Where the reader is being started anew, it only notes that.
func (h *hour) weigh(since time.Duration) {
	reader := readerOf(h.cmd.Process.Pid).pid
	if reader == 0 {
		h.without++
		return
	}
	for _, pid := range []int{h.cmd.Process.Pid, reader} {
		_ = syscall.Kill(pid, syscall.SIGUSR1) // it may have ended; then what is measured tells
	}
	table, read := math.Inf(1), math.Inf(1)
	for range 20 {
		time.Sleep(25 * time.Millisecond)
		if p := processOf(h.cmd.Process.Pid); p.privateMB > 0 {
			table = min(table, p.privateMB)
		}
		if p := processOf(reader); p.privateMB > 0 {
			read = min(read, p.privateMB)
		}
	}
	if !(table+read < math.Inf(1)) {
		h.without++
		return
	}
	h.at, h.table, h.reader = append(h.at, since.Hours()), append(h.table, table), append(h.reader, read)
	h.live = append(h.live, h.metric("go_gc_heap_live_bytes")/1e6)
}

// rest is what was weighed in each pace while nothing happened: the least of each series.
func (h *hour) rest() (at, table, reader, live []float64) {
	at, table = lowest(h.at, h.table)
	_, reader = lowest(h.at, h.reader)
	_, live = lowest(h.at, h.live)
	return at, table, reader, live
}

// memory is that of both processes together, at rest.
func (h *hour) memory() []float64 {
	at, table, reader, _ := h.rest()
	return floats.AddTo(make([]float64, len(at)), table, reader)
}

// tell logs each value that the growths are fitted to.
func (h *hour) tell() {
	_, table, reader, live := h.rest()
	_, open := middle(h.openAt, h.open)
	_, busy := middle(h.openAt, h.busy)
	for _, of := range []struct {
		what   string
		values []float64
	}{{"the table's memory in MB", table}, {"what of it is in use", live}, {"the reader's", reader}, {"descriptors", open}, {"goroutines", busy}} {
		h.t.Logf("%s, minute by minute: %.1f", of.what, of.values)
	}
}

// lowest are the least values of each pace, with the hours at which the paces begin.
func lowest(at, values []float64) (when, least []float64) {
	for i, v := range values {
		begun := math.Floor(at[i]/pace.Hours()) * pace.Hours()
		switch n := len(least); {
		case n == 0 || begun != when[n-1]:
			when, least = append(when, begun), append(least, v)
		case v < least[n-1]:
			least[n-1] = v
		}
	}
	return when, least
}

// middle are the medians of each pace, with the hours at which the paces begin: for a moment a goroutine may be missing or one more.
func middle(at, values []float64) (when, median []float64) {
	for i := 0; i < len(at); {
		begun, n := math.Floor(at[i]/pace.Hours()), i
		for n < len(at) && math.Floor(at[n]/pace.Hours()) == begun {
			n++
		}
		when, median = append(when, begun*pace.Hours()), append(median, slices.Sorted(slices.Values(values[i:n]))[(n-i)/2])
		i = n
	}
	return when, median
}

// slope is the growth of a least squares line through values from an hour on, and its standard error, both in percent of their mean an
// hour. Values that follow one another are alike, so they tell less than as many independent ones: the error is that of a first-order
// autoregressive process.
func slope(from float64, at, values []float64) (growth, se float64) {
	for len(at) > 0 && at[0] < from {
		at, values = at[1:], values[1:]
	}
	n := float64(len(at))
	if n < 4 {
		return math.NaN(), math.NaN()
	}
	start, perHour := stat.LinearRegression(at, values, nil, false)
	squares, next := 0.0, 0.0
	before := 0.0
	for i, v := range values {
		rest := v - start - perHour*at[i]
		squares, next, before = squares+rest*rest, next+rest*before, rest
	}
	alike := 0.0
	if squares > 0 {
		alike = min(max(next/squares, 0), 0.95)
	}
	se = math.Sqrt(squares / (n - 2) / ((n - 1) * stat.Variance(at, nil)) * (1 + alike) / (1 - alike))
	mean := stat.Mean(values, nil)
	return 100 * perHour / mean, 100 * se / mean
}

// growths says how fast everything grows, and what of it is too much or cannot be judged.
func (h *hour) growths(length time.Duration) (told, wrong []string) {
	from := min(settle, length/4).Hours()
	openAt, open := middle(h.openAt, h.open)
	busyAt, busy := middle(h.openAt, h.busy)
	at, table, reader, live := h.rest()
	for _, of := range []struct {
		what       string
		at, values []float64
		bounded    bool
	}{{"memory", at, h.memory(), true}, {"descriptors", openAt, open, true}, {"goroutines", busyAt, busy, true},
		{"the table's memory", at, table, false}, {"what it has in use", at, live, false}, {"the reader's memory", at, reader, false}} {
		growth, se := slope(from, of.at, of.values)
		said := fmt.Sprintf("%s %+.2f ± %.2f %%/h", of.what, growth, se)
		told = append(told, said)
		switch {
		case !of.bounded:
		case !(se <= mostError): // also where it is not a number
			wrong = append(wrong, said+": with this standard error it cannot be judged")
		case growth >= mostGrowth:
			wrong = append(wrong, said)
		}
	}
	return told, wrong
}

func TestTheLeastOfEachMinuteIsTaken(t *testing.T) {
	minute := func(m float64) float64 { return m / 60 }
	when, least := lowest([]float64{minute(0.1), minute(0.5), minute(0.9), minute(1.2), minute(3.4)}, []float64{5, 3, 4, 7, 2})
	if want := []float64{0, minute(1), minute(3)}; !slices.Equal(when, want) || !slices.Equal(least, []float64{3, 7, 2}) {
		t.Error(when, least)
	}
}

func TestTheMiddleOfEachMinuteIsTaken(t *testing.T) {
	minute := func(m float64) float64 { return m / 60 }
	when, median := middle([]float64{minute(0.1), minute(0.5), minute(0.9), minute(1.2), minute(3.4)}, []float64{35, 33, 36, 7, 2})
	if want := []float64{0, minute(1), minute(3)}; !slices.Equal(when, want) || !slices.Equal(median, []float64{35, 7, 2}) {
		t.Error(when, median)
	}
}

// Growth and error are found again in made-up hours: the growth lies within three standard errors of the truth in nearly all of them,
// also where each value is like the one before.
func TestTheGrowthOfAnHourIsFoundWithItsError(t *testing.T) {
	rng := rand.New(rand.NewPCG(31, 9))
	for _, alike := range []float64{0, 0.5} {
		missed := 0
		for range 300 {
			var at, values []float64
			rest := 0.0
			for minute := range 60 {
				rest = alike*rest + rng.NormFloat64()
				hours := float64(minute) / 60
				at, values = append(at, hours), append(values, 200+4*hours+rest) // 2 %/h
			}
			if growth, se := slope(settle.Hours(), at, values); math.Abs(growth-2) > 3*se {
				missed++
			}
		}
		if missed > 15 { // 1 is expected of independent values
			t.Errorf("alike by %.1f: in %d of 300 hours the growth is not where it should be", alike, missed)
		}
	}
	flat := []float64{3, 3, 3, 3, 3}
	if growth, se := slope(0, []float64{0, 1, 2, 3, 4}, flat); growth != 0 || se != 0 {
		t.Error(growth, se)
	}
	if growth, _ := slope(9, []float64{0, 1, 2, 3, 4}, flat); !math.IsNaN(growth) {
		t.Error("there is nothing to fit: ", growth)
	}
}
