package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/games/all"
)

// model is what four clients were told, and what must follow from it.
type model struct {
	t *testing.T

	mu     sync.Mutex
	shown  map[int64]string  // each version's position, whoever was shown it
	done   map[int64]claim   // what was acknowledged, by the entry that it must have become
	unsure map[int64][]claim // what no answer came to in time: it may have become that entry, or not
	sealed []claim           // acknowledged answers in secret, which become entries when all have answered
	stale  int
	broken int
}

// claim is a tap that was acknowledged.
type claim struct{ path, body string }

func (m *model) fail(format string, a ...any) {
	if m.broken++; m.broken < 10 {
		m.t.Errorf(format, a...)
	}
}

// see notes a position that a client was shown, which never goes back for it.
func (m *model) see(from *int64, version int64, hash string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if version < *from {
		m.fail("version %d was shown after version %d", version, *from)
	}
	*from = version
	if was, known := m.shown[version]; known && was != hash {
		m.fail("version %d is %s to one client and %s to another", version, was, hash)
	}
	m.shown[version] = hash
}

// tap is something that a client sends.
type tap struct {
	claim
	seen   int64 // the version that it is given to
	secret bool  // it answers what is asked in secret
	host   bool  // the host gives it
}

// answered holds the answer to a tap against what was known.
func (m *model) answered(tap tap, status int, after position) {
	m.mu.Lock()
	defer m.mu.Unlock()
	switch {
	case status == http.StatusOK && tap.secret:
		m.sealed = append(m.sealed, tap.claim)
	case status == http.StatusOK:
		was, twice := m.done[tap.seen+1]
		if twice && was != tap.claim {
			m.fail("two taps were acknowledged for entry %d: %v and %v", tap.seen+1, was, tap)
		}
		m.done[tap.seen+1] = tap.claim
		if after.Version <= tap.seen {
			m.fail("%v was acknowledged at version %d", tap, after.Version)
		}
	case status == http.StatusConflict:
		if m.stale++; after.Version <= tap.seen {
			m.fail("%v is told to come too late, at version %d", tap, after.Version)
		}
	case status == http.StatusForbidden && (tap.path == "/api/v1/game" && !tap.host || tap.secret):
	case status != http.StatusUnprocessableEntity: // which is a refusal of the rules
		m.fail("%v gives %d", tap, status)
	}
}

// people are whose the clients' devices are; the last one is nobody's.
var people = []string{"Ola", "Jan", "Ewa", ""}

// client plays at random: taps, corrections, taps that come too late, and taps that are sent twice.
func (m *model) client(c *http.Client, base string, rng *rand.Rand, who, actions int) {
	stop := func(format string, a ...any) {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.fail(format, a...)
	}
	if status, b, _ := call(c, "POST", base+"/api/v1/me", `{"person":"`+people[who]+`"}`); status != http.StatusOK {
		stop("%d %s", status, b)
		return
	}
	var old []tap
	last := int64(0)
	for range actions {
		now, ok := look(c, base)
		if !ok {
			continue // nor in time
		}
		m.see(&last, now.Version, now.Hash)
		next := now.someTap(c, base, rng, who)
		if len(old) > 0 && rng.IntN(12) == 0 {
			next = old[rng.IntN(len(old))]
		}
		if next.path == "" {
			continue
		}
		for range 1 + rng.IntN(8)/7 {
			status, b, ok := call(c, "POST", base+next.path, next.body)
			if status == 0 {
				m.mu.Lock()
				m.unsure[next.seen+1] = append(m.unsure[next.seen+1], next.claim)
				m.mu.Unlock()
				break
			}
			var after position
			if status == http.StatusOK {
				ok = ok && json.Unmarshal(b, &after) == nil
			} else {
				var refused struct{ Table position }
				ok = ok && json.Unmarshal(b, &refused) == nil
				after = refused.Table
			}
			if !ok {
				stop("%v: no answer, or none that can be read: %d %s", next, status, b)
				return
			}
			m.answered(next, status, after)
			if after.Version > 0 {
				m.see(&last, after.Version, after.Hash)
			}
		}
		old = append(old[max(0, len(old)-20):], next)
	}
}

// someTap is something that may be done at a position.
func (p position) someTap(c *http.Client, base string, rng *rand.Rand, who int) tap {
	next := tap{seen: p.Version, host: who == 0}
	if rng.IntN(10) == 0 {
		next.path, next.body = correction(c, base, p, rng)
	}
	if next.path == "" {
		next.path, next.body = p.tap(rng)
	}
	for _, a := range p.Asks {
		if a.Secret && strings.Contains(next.body, `"ask":"`+a.ID+`"`) {
			next.secret = true
			next.body = strings.Replace(next.body, `"seat":-1`, fmt.Sprintf(`"seat":%d`, who), 1)
		}
	}
	return next
}

// correction puts an earlier answer right.
func correction(c *http.Client, base string, now position, rng *rand.Rand) (path, body string) {
	var steps []struct {
		Entry int64
		Throw bool
	}
	if status, b, _ := call(c, "GET", base+"/api/v1/steps", ""); status != http.StatusOK || json.Unmarshal(b, &steps) != nil || len(steps) == 0 {
		return "", ""
	}
	of := steps[max(0, len(steps)-1-rng.IntN(6))]
	var step struct{ Ask ask }
	if status, b, _ := call(c, "GET", fmt.Sprintf("%s/api/v1/steps/%d", base, of.Entry), ""); of.Throw || status != http.StatusOK || json.Unmarshal(b, &step) != nil || step.Ask.Secret {
		return "", ""
	}
	b, err := json.Marshal(map[string]any{"of": of.Entry, "ask": step.Ask.ID, "seat": -1, "fields": guess(step.Ask, rng), "seen": now.Version})
	if err != nil {
		return "", ""
	}
	return "/api/v1/corrections", string(b)
}

// shows is what a client's stream has shown last.
type shows struct {
	mu    sync.Mutex
	last  position
	news  chan struct{} // closed with the next
	ended bool
}

func (s *shows) show(now position, ended bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !ended {
		s.last = now
	}
	s.ended = ended
	close(s.news)
	s.news = make(chan struct{})
}

// reaches waits until the stream shows a version, and says whether it does.
func (s *shows) reaches(ctx context.Context, version int64) bool {
	for {
		s.mu.Lock()
		last, news, ended := s.last.Version, s.news, s.ended
		s.mu.Unlock()
		if last >= version || ended {
			return last == version
		}
		select {
		case <-news:
		case <-ctx.Done():
			return false
		}
	}
}

// follow reads a client's stream until ctx ends, and holds what it shows against the model.
func (m *model) follow(ctx context.Context, c *http.Client, base string, s *shows) {
	defer func() { s.show(position{}, true) }()
	patient := *c
	patient.Timeout = 0
	req, err := http.NewRequestWithContext(ctx, "GET", base+"/api/v1/events", nil)
	if err != nil {
		m.t.Error(err)
		return
	}
	res, err := patient.Do(req)
	if err != nil {
		m.t.Error(err)
		return
	}
	defer res.Body.Close()
	lines := bufio.NewScanner(res.Body)
	lines.Buffer(nil, 8<<20)
	last, event := int64(0), ""
	for lines.Scan() {
		if name, is := strings.CutPrefix(lines.Text(), "event:"); is {
			event = name
		}
		data, is := strings.CutPrefix(lines.Text(), "data:")
		if !is || event != "table" {
			continue
		}
		var now position
		if err := json.Unmarshal([]byte(data), &now); err != nil {
			m.t.Error(err)
			return
		}
		m.see(&last, now.Version, now.Hash)
		s.show(now, false)
	}
}

// answers says whether a tap asks for what an entry answers.
func (c claim) answers(e companion.Entry) bool {
	var said struct {
		Ask    string
		Fields map[string]json.RawMessage
	}
	if json.Unmarshal([]byte(c.body), &said) != nil || e.Answer == nil || said.Ask != e.Answer.Ask || len(said.Fields) != len(e.Answer.Fields) {
		return false
	}
	for id, value := range said.Fields {
		if !bytes.Equal(value, e.Answer.Fields[id]) {
			return false
		}
	}
	return true
}

// hold replays what the record holds in the end: it is what was acknowledged, no more and no less, and each step led to the
// position that was shown. Undo and redo lead where they led from.
func (m *model) hold(entries []companion.Entry) {
	kinds := map[string]companion.Kind{"/api/v1/game": companion.Starts, "/api/v1/answers": companion.Answers, "/api/v1/undo": companion.Undoes, "/api/v1/redo": companion.Redoes, "/api/v1/corrections": companion.Corrects}
	past, at := []string{""}, 0
	for i, e := range entries {
		if e.No != int64(i)+1 || e.Seen != int64(i) {
			m.fail("entry %d is numbered %d and was given to version %d", i+1, e.No, e.Seen)
		}
		was, acknowledged := m.done[e.No]
		delete(m.done, e.No)
		if e.Kind == companion.Answers && (!acknowledged || !was.answers(e)) && slices.ContainsFunc(m.sealed, func(c claim) bool { return c.answers(e) }) {
			if acknowledged { // what was told in secret comes before it
				m.done[e.No+1] = was
			}
			was, acknowledged = claim{path: "/api/v1/answers"}, true
		}
		for _, c := range m.unsure[e.No] {
			if !acknowledged && kinds[c.path] == e.Kind && (e.Answer == nil || c.answers(e)) {
				was, acknowledged = c, true
			}
		}
		if !acknowledged && e.By.Device != companion.ByClock {
			m.fail("entry %d was kept, and nobody was told so", e.No)
		}
		if acknowledged && (kinds[was.path] != e.Kind || e.Answer != nil && was.body != "" && !was.answers(e)) {
			m.fail("entry %d is a %s, and %v was acknowledged", e.No, e.Kind, was)
		}
		if shown, known := m.shown[e.No]; known && shown != e.Hash {
			m.fail("version %d was shown as %s and is %s", e.No, shown, e.Hash)
		}
		switch e.Kind {
		case companion.Starts:
			past, at = []string{past[at], e.Hash}, 1
			continue
		case companion.Undoes:
			at--
		case companion.Redoes:
			at++
		default:
			past = append(past[:at+1], e.Hash)
			at++
		}
		if at < 0 || at >= len(past) || past[at] != e.Hash {
			m.fail("entry %d, a %s, leads elsewhere", e.No, e.Kind)
			return
		}
	}
	if len(m.done) > 0 {
		m.fail("acknowledged and not kept: %v", slices.Sorted(maps.Keys(m.done)))
	}
	r, err := companion.Replay(all.Games(), entries)
	if err != nil {
		m.fail("it cannot be replayed: %v", err)
		return
	}
	if hash, err := r.Hash(); err != nil || hash != m.shown[r.Version()] {
		m.fail("its replay leads to %s (%v), and %s was shown", hash, err, m.shown[r.Version()])
	}
}

func TestAttackFourClientsAgainstAModel(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Log("seed", seed)
	p := startServe(t, t.TempDir())
	p.begin()
	clients := []*http.Client{p.host}
	for range 3 {
		clients = append(clients, p.pair("", p.invite("player")))
	}
	m := &model{t: t, shown: map[int64]string{}, done: map[int64]claim{1: {path: "/api/v1/game"}}, unsure: map[int64][]claim{}}
	ctx, stop := context.WithCancel(t.Context())
	var streams, players sync.WaitGroup
	all := make([]*shows, len(clients))
	for i, c := range clients {
		all[i] = &shows{news: make(chan struct{})}
		streams.Go(func() { m.follow(ctx, c, p.base, all[i]) })
		players.Go(func() { m.client(c, p.base, rand.New(rand.NewPCG(seed, uint64(i))), i, times(60, 5000)) })
	}
	players.Wait()
	now := p.begin()
	m.done[now.Version] = claim{path: "/api/v1/game"}
	patient, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	for i, s := range all {
		if !s.reaches(patient, now.Version) {
			t.Errorf("the stream of client %d ends at version %d of %d", i, s.last.Version, now.Version)
		}
	}
	stop()
	streams.Wait()
	status, b, _ := call(p.host, "GET", p.base+"/api/v1/copy", "")
	if status != http.StatusOK {
		t.Fatal(status, string(b))
	}
	c, _, err := archive.ReadCopy(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	entries := c.Tables[tableID].Entries
	if int64(len(entries)) != now.Version {
		t.Fatalf("%d entries, and version %d", len(entries), now.Version)
	}
	m.hold(entries)
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
	t.Logf("%d entries of four clients, %d taps came too late and were told so, %d had no answer in time, %d violations", len(entries), m.stale, len(m.unsure), m.broken)
	if len(entries) < times(20, 2500) || m.stale == 0 {
		t.Fatal("nothing was tested")
	}
}
