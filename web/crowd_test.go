package web_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/store"
	"quartermaster/web"
)

// crowdTaps is how often each of three devices taps; QM_CROWD makes it a longer evening.
func crowdTaps(t *testing.T) int {
	n := 60
	if v := os.Getenv("QM_CROWD"); v != "" {
		var err error
		if n, err = strconv.Atoi(v); err != nil || n < 1 {
			t.Fatal("QM_CROWD is a number of taps")
		}
	}
	return n
}

// loadModel is the smallest model of the table: what undo and redo walk along. -1 is before the game.
type loadModel struct {
	values []int
	at     int
}

func (l *loadModel) apply(e companion.Entry) {
	switch e.Kind {
	case companion.Answers:
		n, err := strconv.Atoi(string(e.Answer.Fields["load"]))
		if err != nil {
			panic(err)
		}
		l.values = append(l.values[:l.at+1:l.at+1], n)
		l.at++
	case companion.Undoes:
		l.at--
	case companion.Redoes:
		l.at++
	}
}

// watcher is a device that only looks on, over a link that breaks, and as slowly as it likes.
type watcher struct {
	site         *site
	rng          *rand.Rand
	last         snap
	serial, seen int64
	streams      int
	err          error
}

func (w *watcher) watch(ctx context.Context, until func(snap) bool) {
	for ctx.Err() == nil && w.err == nil && !until(w.last) {
		w.once(ctx, until)
	}
}

// once watches by one stream until that breaks.
func (w *watcher) once(ctx context.Context, until func(snap) bool) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, "GET", w.site.http.URL+"/api/v1/events", nil)
	if err != nil {
		w.err = err
		return
	}
	if w.serial > 0 {
		req.Header.Set("Last-Event-ID", strconv.FormatInt(w.serial, 10))
	}
	w.site.bring(req)
	res, err := w.site.http.Client().Do(req)
	if err != nil {
		return
	}
	defer res.Body.Close()
	w.streams++
	rows := bufio.NewScanner(res.Body)
	rows.Buffer(nil, 1<<20)
	kind := ""
	for rows.Scan() && !until(w.last) {
		if v, ok := strings.CutPrefix(rows.Text(), "event:"); ok {
			kind = v
		}
		v, ok := strings.CutPrefix(rows.Text(), "data:")
		if !ok || kind != "table" {
			continue
		}
		var s snap
		if err := json.Unmarshal([]byte(v), &s); err != nil {
			w.err = err
			return
		}
		if s.Serial <= w.serial || s.Version < w.last.Version {
			w.err = fmt.Errorf("serial %d, version %d came after %d, %d", s.Serial, s.Version, w.serial, w.last.Version)
			return
		}
		w.last, w.serial = s, s.Serial
		w.seen++
		switch w.rng.IntN(20) {
		case 0:
			return // out of reach
		case 1:
			time.Sleep(time.Duration(w.rng.IntN(30)) * time.Millisecond) // busy
		}
	}
}

// tapper is a device whose requests are lost, doubled and late.
type tapper struct {
	site *site
	rng  *rand.Rand
	no   int
	seen int64
	late []tap
	told map[string]int // taps that were answered with "done"
	err  error
}

func (d *tapper) send(p tap, heard bool) {
	req, err := http.NewRequest("POST", d.site.http.URL+p.path, strings.NewReader(p.body))
	if err != nil {
		d.err = err
		return
	}
	req.Header.Set("Content-Type", "application/json")
	d.site.bring(req)
	res, err := d.site.http.Client().Do(req)
	if err != nil {
		d.err = err
		return
	}
	defer res.Body.Close()
	var got struct {
		Version int64
		Error   struct{ Text string }
		Table   *struct{ Version int64 }
	}
	if err := json.NewDecoder(res.Body).Decode(&got); err != nil {
		d.err = err
		return
	}
	switch res.StatusCode {
	case 200:
		d.told[p.key]++
	case 409, 422:
		if got.Table == nil || got.Error.Text == "" || res.StatusCode == 409 && got.Table.Version == p.seen {
			d.err = fmt.Errorf("%+v was refused with %+v", p, got)
		}
	default:
		d.err = fmt.Errorf("%+v: %s", p, res.Status)
	}
	if got.Table != nil {
		got.Version = got.Table.Version
	}
	if heard {
		d.seen = max(d.seen, got.Version)
	}
}

func (d *tapper) play(taps int) {
	for n := range taps {
		if d.err != nil {
			return
		}
		p := tap{path: "/api/v1/answers", seen: d.seen}
		value := (n*3 + d.no) % 999
		switch d.rng.IntN(5) {
		case 0:
			p.path, p.body = "/api/v1/undo", fmt.Sprintf(`{"seen":%d}`, p.seen)
		case 1:
			p.path, p.body = "/api/v1/redo", fmt.Sprintf(`{"seen":%d}`, p.seen)
		default:
			p.body = setLoad(int64(value), p.seen)
		}
		p.key = p.path + p.body
		switch d.rng.IntN(10) {
		case 0: // lost on its way
			continue
		case 1: // its answer is lost; a person taps again
			d.send(p, false)
			d.send(p, true)
		case 2: // doubled
			var both sync.WaitGroup
			twin := *d
			twin.told = map[string]int{}
			both.Go(func() { twin.send(p, false) })
			d.send(p, true)
			both.Wait()
			for k, n := range twin.told {
				d.told[k] += n
			}
			if d.err == nil {
				d.err = twin.err
			}
		case 3: // late: others overtake it
			d.late = append(d.late, p)
		default:
			d.send(p, true)
		}
		if len(d.late) > 0 && d.rng.IntN(4) == 0 {
			i := d.rng.IntN(len(d.late))
			d.send(d.late[i], d.rng.IntN(2) == 0)
			d.late = append(d.late[:i], d.late[i+1:]...)
		}
		if d.rng.IntN(6) == 0 { // somebody looks up
			d.seen = max(d.seen, d.site.table.Snapshot().Version)
		}
	}
}

// Fifty devices look on and three tap at one table, over links that lose, double, delay, reorder and break. In the end the
// record says what the smallest model says, every device shows it, and what was told "done" was done once.
func TestACrowdAtOneTableSeesOneTable(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Log("seed", seed)
	kept := &store.Memory{}
	s := serve(t, func(c *companion.Config, w *web.Config) { c.Store, w.KeepAlive = kept, 200*time.Millisecond })
	s.http.Client().Transport.(*http.Transport).MaxIdleConnsPerHost = 60
	s.start()
	player, looking := s.let(devices.Player), s.let(devices.Spectator)
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute+time.Duration(crowdTaps(t))*time.Second)
	defer cancel()
	var final sync.Map // "version" → the last one, once it is known
	done := func(n snap) bool {
		v, known := final.Load("version")
		return known && n.Version == v.(int64)
	}
	var all sync.WaitGroup
	watchers := make([]*watcher, 50)
	for i := range watchers {
		watchers[i] = &watcher{site: s.as(looking), rng: rand.New(rand.NewPCG(seed, uint64(i)))}
		all.Go(func() { watchers[i].watch(ctx, done) })
	}
	tappers := make([]*tapper, 3)
	var tapping sync.WaitGroup
	for i := range tappers {
		tappers[i] = &tapper{site: s.as(player), rng: rand.New(rand.NewPCG(seed, uint64(100+i))), no: i, seen: 1, told: map[string]int{}}
		tapping.Go(func() { tappers[i].play(crowdTaps(t)) })
	}
	tapping.Wait()
	last := s.table.Snapshot()
	final.Store("version", last.Version)
	all.Wait()

	entries, err := kept.Entries(t.Context(), 2, last.Version)
	if err != nil {
		t.Fatal(err)
	}
	model := loadModel{values: []int{0}}
	there := map[string]int{}
	for _, e := range entries {
		if e.Seen != e.No-1 {
			t.Fatalf("entry %d saw %d", e.No, e.Seen)
		}
		model.apply(e)
		switch e.Kind {
		case companion.Answers:
			n, err := strconv.Atoi(string(e.Answer.Fields["load"]))
			if err != nil {
				t.Fatal(err)
			}
			there["/api/v1/answers"+setLoad(int64(n), e.Seen)]++
		default:
			there[fmt.Sprintf(`/api/v1/%s{"seen":%d}`, e.Kind, e.Seen)]++
		}
	}
	for _, d := range tappers {
		if d.err != nil {
			t.Error(d.err)
		}
		for key := range d.told {
			if there[key] != 1 {
				t.Errorf("%s was told «done» and is there %d times", key, there[key])
			}
		}
	}
	now := s.now()
	if model.at >= 0 && (now.Game == nil || now.View.Table[0].Counter.Value != model.values[model.at]) || model.at < 0 && now.Game != nil {
		t.Errorf("the table shows %+v, the model %d", now.View.Table, model.values[max(model.at, 0)])
	}
	seen, streams := int64(0), 0
	for i, w := range watchers {
		if w.err != nil || w.last.Version != last.Version || w.last.Hash != now.Hash {
			t.Errorf("device %d shows version %d of %d: %v", i, w.last.Version, last.Version, w.err)
		}
		seen, streams = seen+w.seen, streams+w.streams
	}
	t.Logf("%d entries, %d snapshots seen over %d streams", len(entries), seen, streams)
	if len(entries) < 20 || streams <= len(watchers) {
		t.Error("hardly anything happened")
	}
}
