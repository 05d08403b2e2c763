package main

import (
	"bufio"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonum.org/v1/gonum/stat"

	"quartermaster/hardware/camera"
	"quartermaster/hardware/simulation"
	"quartermaster/vision/opencv"
)

// asCamera makes the test's binary a stand-in for rpicam-vid; its value is the folder of the film that it shows.
const asCamera = "QUARTERMASTER_TEST_AS_CAMERA"

// pace is the time between two throws.
const pace = time.Minute

// film is what the stand-in camera shows: pictures of the simulated table, a folder for each part of a throw.
//
//	fall-03/  the fourth throw's dice fall; the last few pictures are of dice that lie still
//	hand-03/  a hand takes them away; the last few pictures are of the empty board
type film string

const (
	throwsOfFilm = 3
	stillOfFilm  = 3 // pictures at the end of a part, shown again and again; each has its own noise
	rateOfFilm   = 10
)

// drawFilm draws the film and tells what lies on the board in each throw.
func drawFilm(folder string) (film, []map[string]int, error) {
	table, err := simulation.New(simulation.Options{})
	if err != nil {
		return "", nil, err
	}
	var thrown []map[string]int
	part := func(name string, n int) error {
		into := filepath.Join(folder, fmt.Sprintf("%s-%02d", name, n))
		if err := os.Mkdir(into, 0o700); err != nil {
			return err
		}
		for i, still := 0, 0; still < stillOfFilm; i++ {
			jpeg, _ := table.Picture()
			if err := os.WriteFile(filepath.Join(into, fmt.Sprintf("%03d.jpg", i)), jpeg, 0o600); err != nil {
				return err
			}
			if !table.Moving() {
				still++
			}
			table.Advance(time.Second / rateOfFilm)
		}
		return nil
	}
	for n := range throwsOfFilm {
		if err := table.Throw(nil); err != nil {
			return "", nil, err
		}
		if err := part("fall", n); err != nil {
			return "", nil, err
		}
		_, truth := table.Picture()
		lying := map[string]int{}
		for _, d := range truth.Dice {
			lying[fmt.Sprint(d.Colour, d.Value)]++
		}
		thrown = append(thrown, lying)
		table.Clear()
		if err := part("hand", n); err != nil {
			return "", nil, err
		}
	}
	return film(folder), thrown, nil
}

// at is the picture that is seen so long after the start: half a pace of empty board, then half a pace of each part in turn.
func (f film) at(since time.Duration) ([]byte, error) {
	half := int(since / (pace / 2))
	name := fmt.Sprintf("%s-%02d", []string{"hand", "fall"}[half%2], max(half-1, 0)/2%throwsOfFilm)
	all, err := filepath.Glob(filepath.Join(string(f), name, "*.jpg"))
	if err != nil || len(all) < stillOfFilm {
		return nil, fmt.Errorf("%s has no pictures", name)
	}
	n := int((since - time.Duration(half)*pace/2) * rateOfFilm / time.Second)
	if half == 0 || n >= len(all) { // the empty board before the first throw, or what lies still
		n = len(all) - stillOfFilm + n%stillOfFilm
	}
	return os.ReadFile(all[n])
}

// playCamera is a stand-in for rpicam-vid and rpicam-hello. It shows a film, and each frame says when it was written.
func playCamera(shown film) error {
	if slices.Contains(os.Args, "--list-cameras") {
		_, err := fmt.Println("Available cameras\n-----------------\n0 : simulated [1280x960 8-bit RGGB] (/base/simulated@1)")
		return err
	}
	metadata := os.NewFile(3, "metadata")
	if _, err := fmt.Fprint(metadata, "[\n"); err != nil {
		return err
	}
	tick := time.NewTicker(time.Second / rateOfFilm)
	defer tick.Stop()
	for began := time.Now(); ; <-tick.C {
		jpeg, err := shown.at(time.Since(began))
		if err != nil {
			return err
		}
		if _, err := os.Stdout.Write(stamped(jpeg, time.Now())); err != nil {
			return err
		}
		if _, err := fmt.Fprintln(metadata, `{"ExposureTime": 10000, "AnalogueGain": 1, "ColourGains": [ 2, 1.5 ], "LensPosition": 2},`); err != nil {
			return err
		}
	}
}

// stampName begins the comment that says when a frame was written.
const stampName = "written "

// stamped puts a time into a JPEG, as a comment (ITU-T T.81, B.2.4.5) after its start.
func stamped(jpeg []byte, at time.Time) []byte {
	comment := binary.BigEndian.AppendUint64([]byte(stampName), uint64(at.UnixNano()))
	out := append([]byte{0xff, 0xd8, 0xff, 0xfe, 0, byte(2 + len(comment))}, comment...)
	return append(out, jpeg[2:]...)
}

// stampOf is the time that a frame was written.
func stampOf(jpeg []byte) (time.Time, error) {
	const head = 6 + len(stampName)
	if len(jpeg) < head+8 || string(jpeg[6:head]) != stampName {
		return time.Time{}, fmt.Errorf("a picture of %d bytes does not say when it was written", len(jpeg))
	}
	return time.Unix(0, int64(binary.BigEndian.Uint64(jpeg[head:]))), nil
}

// installCamera puts the stand-in before everything else that programs are found in.
func installCamera(t *testing.T, shown film) {
	t.Helper()
	program, err := filepath.Abs(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	script := fmt.Sprintf("#!/bin/sh\n%s='%s' exec '%s' \"$@\"\n", asCamera, shown, program)
	for _, name := range []string{"rpicam-vid", "rpicam-hello"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(script), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", folder+":"+os.Getenv("PATH"))
}

// watcher is a device that lies beside the board: it follows the stream and nobody touches it.
type watcher struct {
	shown atomic.Int64 // snapshots
	lost  atomic.Int64 // times that the stream ended
}

func (w *watcher) follow(ctx context.Context, c *http.Client, base string) {
	patient := *c
	patient.Timeout = 0
	for ctx.Err() == nil {
		if err := w.listen(ctx, &patient, base); ctx.Err() == nil {
			w.lost.Add(1)
			fmt.Fprintln(os.Stderr, "a stream ended:", err)
			time.Sleep(time.Second)
		}
	}
}

func (w *watcher) listen(ctx context.Context, c *http.Client, base string) error {
	req, err := http.NewRequestWithContext(ctx, "GET", base+"/api/v1/events", nil)
	if err != nil {
		return err
	}
	res, err := c.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	for lines := newLines(res.Body); lines.Scan(); {
		if strings.HasPrefix(lines.Text(), "event:table") {
			w.shown.Add(1)
		}
	}
	return errors.New("the server closed it")
}

// hour is what is measured while nobody touches anything.
type hour struct {
	*program
	openAt              []float64 // hours since the start, of the next: each second
	open, busy          []float64 // file descriptors, goroutines
	at                  []float64 // hours since the start, of the next: some times in each pace, after a collection, while nothing is read
	table, reader, live []float64 // MB: private memory of the two processes, and what the table's collector found in use
	without             int       // times that there was no reader to weigh
	oldest              time.Duration
	frames              int
	thrown              []map[string]int // the dice that lie on the board in each throw of the film
	throws              map[string]bool  // sightings that were answered; true: after a question
}

type sighting struct {
	ID, State string
	Dice      []struct {
		Colour string
		Value  int
	}
	Questions []struct{ ID string }
	Guards    []struct{ Kind string }
}

// count adds what the table and its reader hold open now.
func (h *hour) count(since time.Duration) {
	table, reader := processOf(h.cmd.Process.Pid), readerOf(h.cmd.Process.Pid)
	h.openAt, h.open, h.busy = append(h.openAt, since.Hours()), append(h.open, float64(table.descriptors+reader.descriptors)), append(h.busy, h.metric("go_goroutines"))
}

// look takes the live picture and says how old it is when it has come, and what has become of the throw.
func (h *hour) look() {
	status, jpeg, ok := call(h.host, "GET", h.base+"/api/v1/live.jpg", "")
	written, err := stampOf(jpeg)
	if !ok || status != http.StatusOK || err != nil {
		h.t.Errorf("no live picture: %d %v", status, err)
		return
	}
	h.frames, h.oldest = h.frames+1, max(h.oldest, time.Since(written))
	status, b, ok := call(h.host, "GET", h.base+"/api/v1/table", "")
	var now struct {
		Version  int64
		Sighting *sighting
	}
	if !ok || status != http.StatusOK || json.Unmarshal(b, &now) != nil {
		h.t.Fatalf("%d %s", status, b)
	}
	if s := now.Sighting; s != nil {
		h.see(*s, now.Version)
	}
}

// see counts the throws. What is asked about one is answered as read, so that the next one is read too.
func (h *hour) see(s sighting, version int64) {
	fix := map[string]any{"discard": true}
	switch {
	case s.State == "answered":
		asked := h.throws[s.ID]
		h.throws[s.ID] = asked
		lying := map[string]int{}
		for _, d := range s.Dice {
			lying[fmt.Sprint(d.Colour, d.Value)]++
		}
		if !asked && !slices.ContainsFunc(h.thrown, func(t map[string]int) bool { return maps.Equal(t, lying) }) {
			h.t.Errorf("it read %v without a question, and these dice lay on the board in no throw", lying)
		}
		return
	case s.State == "reading":
		return
	case len(s.Guards) > 0:
		fix = map[string]any{"guard": s.Guards[0].Kind, "ok": true}
	case len(s.Questions) > 0:
		fix = map[string]any{"answer": map[string]any{"question": s.Questions[0].ID, "ok": true}}
	}
	h.throws[s.ID] = true
	body, _ := json.Marshal(map[string]any{"sighting": s.ID, "fix": fix, "seen": version}) // it has strings and numbers only
	if status, b, ok := call(h.host, "POST", h.base+"/api/v1/sighting/fixes", string(body)); !ok || status != http.StatusOK {
		h.t.Logf("%s is not taken: %d %s", body, status, b)
	}
}

// withoutAHand serves with a stand-in camera of 10 frames a second and a throw each minute, before four devices that nobody touches.
func withoutAHand(t *testing.T, length time.Duration) {
	if opencv.Version() == "" {
		t.Skip("reading needs OpenCV")
	}
	sim, err := camera.NewSimulated(camera.Settings{})
	if err != nil {
		t.Fatal(err)
	}
	rig := filepath.Join(t.TempDir(), "rig.json")
	if err := rigOf(t, sim, "hour").Save(rig); err != nil {
		t.Fatal(err)
	}
	shown, thrown, err := drawFilm(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	installCamera(t, shown)
	t.Setenv("GOGC", "") // as the unit starts it, whatever these tests run with
	h := &hour{program: startServe(t, t.TempDir(), "--camera", "rpicam:", "--rig", rig), thrown: thrown, throws: map[string]bool{}}
	if status, b, _ := call(h.host, "POST", h.base+"/api/v1/game", `{"game":"tray","seats":[],"seen":0}`); status != http.StatusOK {
		t.Fatal(status, string(b))
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var following sync.WaitGroup
	devices := make([]watcher, 4)
	for i, c := range []*http.Client{h.host, h.pair("", h.invite("player")), h.pair("", h.invite("player")), h.pair("", h.invite("spectator"))} {
		following.Go(func() { devices[i].follow(ctx, c, h.base) })
	}
	await(t, "the camera", func() bool { return h.metric(`quartermaster_camera_live{table="main"}`) == 1 })
	began := time.Now()
	second := time.NewTicker(time.Second)
	defer second.Stop()
	for told := 0; time.Since(began) < length; { // told: reports
		<-second.C
		h.look()
		since := time.Since(began) // a busy machine looks less often than each second
		h.count(since)
		if in := since % pace; in >= 18*time.Second && in < 28*time.Second { // the board is empty, and the last throw was read long before
			h.weigh(since)
		}
		if report := int(since / (5 * time.Minute)); report > told && len(h.at) > 0 {
			told = report
			last, lastOpen := len(h.at)-1, len(h.open)-1
			t.Logf("%v: table %.1f MB (%.1f in use), reader %.1f MB, %.0f descriptors, %.0f goroutines, %d throws, oldest frame %v", since.Round(time.Second), h.table[last], h.live[last], h.reader[last], h.open[lastOpen], h.busy[lastOpen], len(h.throws), h.oldest)
		}
	}
	lost := h.metric(`quartermaster_camera_lost_total{table="main"}`)
	stop()
	following.Wait()
	h.stop()
	h.judge(length, lost)
	for i := range devices {
		if devices[i].shown.Load() < int64(len(h.throws)) || devices[i].lost.Load() > 0 {
			t.Errorf("device %d showed %d snapshots and lost its stream %d times", i+1, devices[i].shown.Load(), devices[i].lost.Load())
		}
	}
}

// judge holds what was measured against what is required, after the program's end.
func (h *hour) judge(length time.Duration, lost float64) {
	asked := 0
	for _, a := range h.throws {
		if a {
			asked++
		}
	}
	lines := strings.Count(h.said.String(), "\n")
	mean := func(l []float64) float64 { return stat.Mean(l, nil) }
	_, table, _, _ := h.rest()
	growths, wrong := h.growths(length)
	h.tell()
	if length >= time.Hour {
		for _, w := range wrong {
			h.t.Error("growth: ", w)
		}
	}
	if h.without > 0 {
		h.t.Logf("%d times no reader was there", h.without)
	}
	if h.oldest > time.Second {
		h.t.Errorf("a frame was %v old when a device had it", h.oldest)
	}
	if lines >= 100 {
		h.t.Errorf("the journal has %d lines:\n%s", lines, h.said)
	}
	if lost > 0 {
		h.t.Errorf("the camera was lost %g times", lost)
	}
	if want := int(length/pace) - 1; len(h.throws) < want {
		h.t.Errorf("%d throws were read, at least %d were thrown", len(h.throws), want)
	}
	h.t.Logf("%d throws, %d of them asked about; oldest of %d frames %v; journal %d lines; private memory after collections %.1f MB (the table %.1f), descriptors %.1f, goroutines %.1f; growth after %v: %s",
		len(h.throws), asked, h.frames, h.oldest.Round(time.Millisecond), lines, mean(h.memory()), mean(table), mean(h.open), mean(h.busy), min(settle, length/4), strings.Join(growths, ", "))
}

// newLines scans a stream whose lines may be long.
func newLines(r io.Reader) *bufio.Scanner {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 8<<20)
	return lines
}
