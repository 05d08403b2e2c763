//go:build unix

package simulation

import (
	"syscall"
	"testing"
	"time"
)

func benchTable(b *testing.B) *Table {
	b.Helper()
	t, err := New(Options{})
	if err != nil {
		b.Fatal(err)
	}
	return t
}

// throwOf throws twelve dice, as in a usual round.
func throwOf(b *testing.B, t *Table) {
	b.Helper()
	if err := t.Throw(map[string]int{"red": 3, "green": 3, "white": 3, "blue": 3}); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkFrameAtRest takes a picture, with JPEG and truth, of dice that lie still.
func BenchmarkFrameAtRest(b *testing.B) {
	t := benchTable(b)
	throwOf(b, t)
	t.Settle()
	t.Picture()
	began := busy()
	for b.Loop() {
		t.Picture()
	}
	perCore(b, began)
}

// BenchmarkFrameFirstAtRest draws a throw that has just come to rest.
func BenchmarkFrameFirstAtRest(b *testing.B) {
	t := benchTable(b)
	began := busy()
	for b.Loop() {
		throwOf(b, t)
		t.Settle()
		t.Picture()
	}
	perCore(b, began)
}

// BenchmarkFrameRolling takes the pictures of a throw while all its dice move, ten a second.
func BenchmarkFrameRolling(b *testing.B) {
	t := benchTable(b)
	began := busy()
	for b.Loop() {
		if !t.Moving() {
			throwOf(b, t)
			t.Advance(100 * time.Millisecond)
		}
		t.Picture()
		t.Advance(100 * time.Millisecond)
	}
	perCore(b, began)
}

// BenchmarkNew makes a table: its print, its light, its base layer.
func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		benchTable(b)
	}
}

// busy is the processor time used so far, of all threads: unlike the clock it does not count other programs.
func busy() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// perCore reports how many frames one core gives in a second.
func perCore(b *testing.B, began time.Duration) {
	b.ReportMetric(float64(b.N)/(busy()-began).Seconds(), "frames/core-s")
}

// BenchmarkFrameHand takes the pictures of a hand that takes twelve dice off the board, ten a second.
func BenchmarkFrameHand(b *testing.B) {
	t := benchTable(b)
	t.handForm()
	began := busy()
	for b.Loop() {
		if !t.Moving() {
			throwOf(b, t)
			t.Clear()
			t.Advance(300 * time.Millisecond)
		}
		t.Picture()
		t.Advance(100 * time.Millisecond)
	}
	perCore(b, began)
}
