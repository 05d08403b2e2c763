package main

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"
)

// BenchmarkStartWithALongGame is how long it takes from the start of the program until the page and the table are there, with
// a game of 2,000 steps, answers, undo and redo as people tap them: at most a second is wanted.
func BenchmarkStartWithALongGame(b *testing.B) {
	const steps = 2000
	data, rng := b.TempDir(), rand.New(rand.NewPCG(7, 7))
	p := startServe(b, data)
	now, ok := look(p.host, p.base)
	for tries := 0; ok && now.Version < steps && tries < 20*steps; tries++ {
		path, body := now.tap(rng)
		if path == "/api/v1/game" && now.Version > 0 { // this one game goes on
			path, body = "/api/v1/undo", fmt.Sprintf(`{"seen":%d}`, now.Version)
		}
		if path != "" {
			call(p.host, "POST", p.base+path, body)
		}
		now, ok = look(p.host, p.base)
	}
	if !ok || now.Version < steps {
		b.Fatalf("the game has %d steps", now.Version)
	}
	p.stop()
	listen := p.base[len("http://"):]
	var slowest time.Duration
	for b.Loop() {
		began := time.Now()
		p := startServe(b, data, "--listen", listen)
		if status, _, ok := call(p.host, "GET", p.base+"/", ""); !ok || status != 200 {
			b.Fatal("no page: ", status)
		}
		after, ok := look(p.host, p.base)
		slowest = max(slowest, time.Since(began))
		b.StopTimer()
		if !ok || after.Hash != now.Hash || after.Version != now.Version {
			b.Fatalf("it is at %d, and was at %d", after.Version, now.Version)
		}
		p.stop()
		b.StartTimer()
	}
	b.ReportMetric(float64(slowest.Milliseconds()), "ms-slowest")
}
