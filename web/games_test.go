package web_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/games/all"
	"quartermaster/web"
	"quartermaster/web/words"
)

// unsaid are the traces of a text that could not be put into words: a template's hole, or a text's id.
var unsaid = regexp.MustCompile(`<no value>|\{\{|^[a-z]+(\.[a-zA-Z]+)+$`)

// tongues fails for any string in a value that is no text of a language.
func tongues(t *testing.T, at string, v any) {
	t.Helper()
	switch v := v.(type) {
	case map[string]any:
		for k, inner := range v {
			switch k {
			case "text", "prompt", "label", "help", "headline", "round", "title", "note", "outcome", "why", "name", "refused", "effect", "pass", "columns":
				tongues(t, at+"."+k, inner)
			default:
				if _, isString := inner.(string); !isString {
					tongues(t, at+"."+k, inner)
				}
			}
		}
	case []any:
		for _, inner := range v {
			tongues(t, at, inner)
		}
	case string:
		if unsaid.MatchString(v) {
			t.Errorf("%s says %q", at, v)
		}
	}
}

// Every game is played at random through the API: each answer is as described, and every text is said in both languages.
func TestEveryGameIsServedAsDescribedAndSaidInEveryLanguage(t *testing.T) {
	const steps = 150
	for _, g := range all.Games() {
		for i, lang := range words.Languages {
			t.Run(g.Info().ID+"/"+lang, func(t *testing.T) {
				s := serve(t, func(c *companion.Config, w *web.Config) { c.Games, w.Games = all.Games(), all.Games() })
				rng := rand.New(rand.NewPCG(7, uint64(i)))
				var list []any
				if err := json.Unmarshal(s.get("/api/v1/games?lang="+lang).body, &list); err != nil {
					t.Fatal(err)
				}
				tongues(t, "games", list)
				var seats []string
				for n, colour := range g.Info().Colours[:max(g.Info().FewestSeats, 2)] {
					seats = append(seats, fmt.Sprintf(`{"name":"P%d","colour":%q}`, n, colour))
				}
				start := func(seen int64) {
					if a := s.post("/api/v1/game?lang="+lang, fmt.Sprintf(`{"game":%q,"seats":[%s],"seen":%d}`, g.Info().ID, strings.Join(seats, ","), seen)); a.status != 200 {
						t.Fatal(a.text())
					}
				}
				start(0)
				done, kinds := 0, map[string]int{}
				for range steps {
					var table any
					now := s.get("/api/v1/table?lang=" + lang)
					if err := json.Unmarshal(now.body, &table); err != nil {
						t.Fatal(err)
					}
					tongues(t, "table", table)
					asks := s.asks(now)
					if len(asks) == 0 { // it is over: another one
						start(now.snap(t).Version)
						continue
					}
					ask := asks[rng.IntN(len(asks))]
					kinds[ask.Kind]++
					if a := s.reply(ask, now.snap(t).Version, lang, rng); a.status == 200 {
						done++
					} else if tongues(t, "error", a.text()); a.status != 422 || a.text() == "" {
						t.Fatal(ask.ID, a.status, a.text())
					}
				}
				t.Logf("%d of %d answers were taken; asks by kind: %v", done, steps, kinds)
				if done < steps/10 {
					t.Fatal("hardly anything was played")
				}
			})
		}
	}
}

// fullAsk is an ask with what an answer must know of it.
type fullAsk struct {
	ID, Kind string
	Skip     bool
	Secret   bool
	Seats    []int
	Throw    *struct {
		Places bool
		Groups []struct {
			Colour string
			Count  int
		}
	}
	Fields []struct {
		ID       string
		Min, Max int
		Choices  []struct{ ID string }
	}
}

func (s *site) asks(a answer) []fullAsk {
	s.t.Helper()
	var table struct{ Asks []fullAsk }
	if err := json.Unmarshal(a.body, &table); err != nil {
		s.t.Fatal(err)
	}
	return table.Asks
}

// reply answers an ask with something that looks like an answer; dice are laid by hand.
func (s *site) reply(ask fullAsk, seen int64, lang string, rng *rand.Rand) answer {
	s.t.Helper()
	if ask.Kind == "throw" {
		return s.lay(ask, seen, lang, rng)
	}
	fields := map[string]any{}
	for _, f := range ask.Fields {
		switch {
		case len(f.Choices) == 0:
			fields[f.ID] = f.Min + rng.IntN(max(1, min(f.Max-f.Min+1, 6)))
		case ask.Kind == "order" || f.Max > 1:
			ids := []string{}
			for _, i := range rng.Perm(len(f.Choices)) {
				if ask.Kind == "order" || len(ids) < f.Min {
					ids = append(ids, f.Choices[i].ID)
				}
			}
			fields[f.ID] = ids
		default:
			fields[f.ID] = f.Choices[rng.IntN(len(f.Choices))].ID
		}
	}
	if ask.Skip && rng.IntN(3) == 0 {
		fields = nil
	}
	seat := -1
	if ask.Secret { // on that person's own device
		seat = ask.Seats[0]
		s.post("/api/v1/me", fmt.Sprintf(`{"person":"P%d"}`, seat))
	}
	b, err := json.Marshal(map[string]any{"ask": ask.ID, "seat": seat, "fields": fields, "seen": seen})
	if err != nil {
		s.t.Fatal(err)
	}
	return s.post("/api/v1/answers?lang="+lang, string(b))
}

func (s *site) lay(ask fullAsk, seen int64, lang string, rng *rand.Rand) answer {
	s.t.Helper()
	a := s.post("/api/v1/throw?lang="+lang, fmt.Sprintf(`{"ask":%q,"seen":%d,"by":"hand"}`, ask.ID, seen))
	if a.status != 200 {
		return a
	}
	id, n := a.snap(s.t).Sighting.ID, 0
	fix := func(f string) answer {
		s.t.Helper()
		a := s.post("/api/v1/sighting/fixes?lang="+lang, fmt.Sprintf(`{"sighting":%q,"fix":%s}`, id, f))
		if a.status != 200 {
			s.t.Fatal(f, a.status, a.text())
		}
		return a
	}
	var last answer
	for _, g := range ask.Throw.Groups {
		for range g.Count {
			if !ask.Throw.Places { // told by their faces alone: the last one sends the throw
				n++
				last = fix(fmt.Sprintf(`{"add":{"colour":%q,"value":%d,"nth":%d}}`, g.Colour, 1+rng.IntN(6), n))
				continue
			}
			fix(fmt.Sprintf(`{"add":{"colour":%q,"value":%d,"centre_mm":[%d,%d]}}`, g.Colour, 1+rng.IntN(6), 15+n%12*23, 15+n/12*23))
			n++
		}
	}
	if !ask.Throw.Places && n > 0 {
		return last
	}
	return fix(`{"done":true}`)
}
