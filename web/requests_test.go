package web_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/web"
)

// tap is one request of a device, as the network may deliver it: late, twice, or never, with or without its answer.
type tap struct {
	path, body string
	seen       int64
	key        string // equal for taps that ask for the same thing
}

// Three devices tap on what each of them has seen, over a network that loses, doubles, delays and reorders. A tap that was
// told «done» is in the record once; one that was told «stale» or «refused» is not there by it; one without an answer at most once.
func TestANetworkThatLosesDoublesAndReordersLosesAndDoublesNoAnswer(t *testing.T) {
	kept := &store.Memory{}
	s := serve(t, func(c *companion.Config, _ *web.Config) { c.Store = kept })
	handler := s.server.Handler()
	load := int64(0)
	rapid.Check(t, func(t *rapid.T) {
		begun, err := s.table.Start(context.Background(), companion.By{Device: "test"}, s.table.Snapshot().Version, companion.Start{
			Game: "harbour", People: []companion.Person{{Name: "Ola"}, {Name: "Jan"}}})
		if err != nil {
			t.Fatal(err)
		}
		first := begun.Version
		seen := [3]int64{first, first, first} // by device
		var wire []tap
		told := map[string]int{} // key → 200s
		deliver := func(device, i int, answered bool) {
			p := wire[i]
			before := s.table.Snapshot().Version
			req := httptest.NewRequest("POST", p.path, strings.NewReader(p.body))
			req.Host = "localhost"
			s.bring(req)
			req.Header.Set("Content-Type", "application/json")
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, req)
			after := s.table.Snapshot().Version
			switch {
			case w.Code == 200 && after == before+1 && p.seen == before:
				told[p.key]++
			case w.Code == 200 && after == before && told[p.key] > 0: // it was done before
				told[p.key]++
			case (w.Code == 409 && p.seen != before || w.Code == 422 && p.seen == before) && after == before && told[p.key] == 0:
			default:
				t.Fatalf("%+v at version %d: %d, version %d\n%s", p, before, w.Code, after, w.Body)
			}
			if !answered {
				return
			}
			var got struct {
				Version int64
				Table   *struct{ Version int64 }
			}
			if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil {
				t.Fatal(err)
			}
			if got.Table != nil {
				got.Version = got.Table.Version
			}
			if got.Version != after {
				t.Fatalf("told version %d, it is %d", got.Version, after)
			}
			seen[device] = max(seen[device], got.Version)
		}
		t.Repeat(map[string]func(*rapid.T){
			"tap": func(t *rapid.T) {
				d := rapid.IntRange(0, 2).Draw(t, "device")
				p := tap{seen: seen[d]}
				switch kind := rapid.SampledFrom([]string{"weight", "weight", "undo", "redo"}).Draw(t, "kind"); kind {
				case "weight":
					load = (load + 1) % 999
					p.path, p.body, p.key = "/api/v1/answers", setLoad(load, p.seen), fmt.Sprintf("weight %d at %d", load, p.seen)
				default:
					p.path, p.body, p.key = "/api/v1/"+kind, fmt.Sprintf(`{"seen":%d}`, p.seen), fmt.Sprintf("%s at %d", kind, p.seen)
				}
				wire = append(wire, p)
			},
			"deliver": func(t *rapid.T) { // any that was ever sent: late, reordered, or once more
				if len(wire) > 0 {
					deliver(rapid.IntRange(0, 2).Draw(t, "device"), rapid.IntRange(0, len(wire)-1).Draw(t, "which"), rapid.Bool().Draw(t, "answered"))
				}
			},
			"look": func(t *rapid.T) { seen[rapid.IntRange(0, 2).Draw(t, "device")] = s.table.Snapshot().Version },
			"": func(t *rapid.T) {
				entries, err := kept.Entries(context.Background(), first+1, s.table.Snapshot().Version)
				if err != nil {
					t.Fatal(err)
				}
				there := map[string]int{}
				for _, e := range entries {
					key := fmt.Sprintf("%s at %d", e.Kind, e.Seen)
					if e.Kind == companion.Answers {
						key = fmt.Sprintf("weight %s at %d", e.Answer.Fields["load"], e.Seen)
					}
					if there[key]++; there[key] > 1 || e.Seen != e.No-1 {
						t.Fatalf("%s is there twice, or was stale: %+v", key, e)
					}
				}
				for key := range told {
					if there[key] != 1 {
						t.Fatalf("%s was told «done», but is there %d times", key, there[key])
					}
				}
				for key := range there {
					if told[key] == 0 {
						t.Fatalf("%s is there, but nobody was told", key)
					}
				}
			},
		})
	})
}
