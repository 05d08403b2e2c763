package companion_test

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/companion"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
)

// model is what a table should be, done the slow way: each position is played again from the start.
type model struct {
	past []*line // past[at] is now; nil is no game
	at   int
	last int64
	wait []*line // the games that wait
}

// park lets the game that is played wait, if there is anything to lose.
func (m *model) park() {
	l := m.now()
	if l == nil {
		return
	}
	m.wait = slices.DeleteFunc(slices.Clone(m.wait), func(w *line) bool { return w.start == l.start })
	if len(l.steps) > 0 && l.position(len(l.steps)).Result() == nil {
		m.wait = append(m.wait, l)
	}
}

// waits are the starts of the games that are offered, the last one left first.
func (m *model) waits() (all []int64) {
	for _, w := range slices.Backward(m.wait) {
		if l := m.now(); l == nil || l.start != w.start {
			all = append(all, w.start)
		}
	}
	return all
}

func waits(s *companion.Snapshot) (all []int64) {
	for _, w := range s.Waits {
		all = append(all, w.No)
	}
	return all
}

type line struct {
	start int64 // entry of the start
	steps []step
}

type step struct {
	of     int64 // the entry that gave the answer first
	answer games.Answer
}

func (l *line) position(n int) games.Position {
	p, err := tabletest.Harbour{}.Start(games.Setup{Seats: make([]games.Seat, 2)})
	if err != nil {
		panic(err)
	}
	for _, s := range l.steps[:n] {
		if p, _, err = p.Answer(s.answer); err != nil {
			panic(err)
		}
	}
	return p
}

func prompt(p games.Position, ask string) (string, bool) {
	for _, a := range p.Asks() {
		if a.ID == ask {
			return fmt.Sprint(a.Prompt, a.Seats), true
		}
	}
	return "", false
}

func (m *model) now() *line { return m.past[m.at] }

func (m *model) push(l *line) {
	m.past = append(slices.Clone(m.past[:m.at+1]), l)
	m.at++
}

func (m *model) hash() string {
	if m.now() == nil {
		return ""
	}
	h, err := companion.Hash(m.now().position(len(m.now().steps)))
	if err != nil {
		panic(err)
	}
	return h
}

// correct gives the line in which the answer of entry of is another, or nil.
func (m *model) correct(of int64, a games.Answer) *line {
	old := m.now()
	at := slices.IndexFunc(old.steps, func(s step) bool { return s.of == of })
	if at < 0 {
		return nil
	}
	l := &line{old.start, slices.Clone(old.steps[:at])}
	if _, open := prompt(l.position(at), a.Ask); !open {
		return nil
	}
	if _, _, err := l.position(at).Answer(a); err != nil {
		return nil
	}
	l.steps = append(l.steps, step{of, a})
	for i := at + 1; i < len(old.steps); i++ {
		s := old.steps[i]
		before, _ := prompt(old.position(i), s.answer.Ask)
		p := l.position(len(l.steps))
		now, open := prompt(p, s.answer.Ask)
		if !open || now != before {
			continue
		}
		if _, _, err := p.Answer(s.answer); err == nil {
			l.steps = append(l.steps, s)
		}
	}
	return l
}

// A random walk of answers, throws, undo, redo, corrections and starts is what its replay is, and what playing each position
// anew from the start gives.
func TestARandomWalkEqualsItsReplays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kept := &store.Memory{}
		cfg := companion.Config{Games: []games.Game{tabletest.Harbour{}}, Store: kept, Equipment: companion.Equipment{Board: board}}
		table, err := companion.Open(context.Background(), cfg)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { table.Close() }()
		m := &model{past: []*line{nil}}
		ctx := context.Background()
		// done notes what a step should have done and compares.
		done := func(what string, want bool, s *companion.Snapshot, err error) {
			if want != (err == nil) {
				t.Fatalf("%s: should work: %v, but %v", what, want, err)
			}
			if want {
				m.last++
			}
			if !slices.Equal(waits(s), m.waits()) {
				t.Fatalf("%s: these wait: %v, should be %v", what, waits(s), m.waits())
			}
			if s.Version != m.last || s.Hash != m.hash() || s.Can.Undo != (m.at > 0) || s.Can.Redo != (m.at < len(m.past)-1) {
				t.Fatalf("%s: version %d %s %+v, should be %d %s, %d of %d", what, s.Version, s.Hash, s.Can, m.last, m.hash(), m.at, len(m.past))
			}
		}
		answer := func(what string, a games.Answer) {
			v := m.last + 1
			good := false
			if l := m.now(); l != nil {
				if _, open := prompt(l.position(len(l.steps)), a.Ask); open {
					if _, _, err := l.position(len(l.steps)).Answer(a); err == nil {
						good = true
						m.push(&line{l.start, append(slices.Clone(l.steps), step{v, a})})
					}
				}
			}
			s, err := table.Answer(ctx, tablet, m.last, a)
			done(what, good, s, err)
		}
		actions := map[string]func(*rapid.T){
			"start": func(t *rapid.T) {
				if len(m.past) > 1 && rapid.IntRange(0, 4).Draw(t, "rarely") > 0 {
					return
				}
				from := m.now()
				m.park()
				m.wait = m.wait[max(0, len(m.wait)-12):]
				m.past, m.at = []*line{from, {start: m.last + 1}}, 1
				s, err := table.Start(ctx, tablet, m.last, companion.Start{Game: "harbour", People: seated})
				done("start", true, s, err)
			},
			"take up": func(t *rapid.T) {
				if w := m.waits(); len(w) == 0 || rapid.Bool().Draw(t, "wrong") {
					before := m.last
					s, err := table.TakeUp(ctx, tablet, before, before+1)
					done("take up what is not there", false, s, err)
					return
				}
				no, from := rapid.SampledFrom(m.waits()).Draw(t, "which"), m.now()
				l := m.wait[slices.IndexFunc(m.wait, func(w *line) bool { return w.start == no })]
				m.park()
				m.past = []*line{from}
				for n := range len(l.steps) + 1 {
					m.past = append(m.past, &line{l.start, l.steps[:n:n]})
				}
				m.at = len(m.past) - 1
				s, err := table.TakeUp(ctx, tablet, m.last, no)
				done("take up", true, s, err)
			},
			"weight": func(t *rapid.T) { answer("weight", weight(rapid.IntRange(-1, 1001).Draw(t, "n"))) },
			"pick": func(t *rapid.T) {
				turn := rapid.IntRange(1, 5).Draw(t, "turn")
				if l := m.now(); l != nil && rapid.Bool().Draw(t, "right") {
					turn = l.position(len(l.steps)).(tabletest.Position).Turn
				}
				answer("pick", pick(turn, rapid.SampledFrom([]string{"light", "heavy"}).Draw(t, "crate")))
			},
			"throw": func(t *rapid.T) {
				l := m.now()
				if l == nil {
					return
				}
				turn := l.position(len(l.steps)).(tabletest.Position).Turn
				s, err := table.Lay(ctx, m.last, fmt.Sprintf("throw/%d", turn))
				if err != nil {
					return // nothing is thrown now, which the answers check
				}
				for i, c := range []string{"red", "red", "green"} {
					f := companion.Fix{Add: &companion.Added{Colour: c, Value: rapid.IntRange(1, 6).Draw(t, "value"), Centre: &[2]float64{float64(40 + 40*i), 50}}}
					if s, err = table.Fix(ctx, tablet, s.Sighting.ID, f); err != nil {
						t.Fatal(err)
					}
				}
				s, err = table.Fix(ctx, tablet, s.Sighting.ID, companion.Fix{Done: true})
				if err != nil || s.Sighting.State != companion.IsAnswered {
					t.Fatal(err, s.Sighting)
				}
				tail, err := kept.Entries(ctx, s.Version, s.Version)
				if err != nil {
					t.Fatal(err)
				}
				m.push(&line{l.start, append(slices.Clone(l.steps), step{s.Version, *tail[0].Answer})})
				done("throw", true, s, nil)
			},
			"fix": func(t *rapid.T) {
				g := table.Snapshot().Sighting
				if g == nil || g.State != companion.IsAnswered {
					return
				}
				die, value := rapid.SampledFrom(g.Dice).Draw(t, "die"), rapid.IntRange(1, 6).Draw(t, "value")
				s, err := table.Fix(ctx, tablet, g.ID, companion.Fix{Die: &die.ID, Value: &value})
				if err != nil {
					t.Fatal(err)
				}
				if die.Value == value {
					m.last-- // nothing was to be done
					done("fix to the same", true, s, nil)
					return
				}
				entry, err := kept.Entries(ctx, s.Version, s.Version)
				if err != nil {
					t.Fatal(err)
				}
				l := m.correct(entry[0].Of, *entry[0].Answer)
				if l == nil || entry[0].Of != g.Corrects {
					t.Fatalf("this corrects nothing: %+v", entry[0])
				}
				m.push(l)
				done("fix", true, s, nil)
			},
			"correct": func(t *rapid.T) {
				l := m.now()
				if l == nil {
					return
				}
				of, a := int64(rapid.IntRange(0, int(m.last)+1).Draw(t, "of")), weight(rapid.IntRange(0, 30).Draw(t, "n"))
				if len(l.steps) > 0 && rapid.Bool().Draw(t, "right") {
					of = rapid.SampledFrom(l.steps).Draw(t, "step").of
				}
				fixed := m.correct(of, a)
				if fixed != nil {
					m.push(fixed)
				}
				s, err := table.Correct(ctx, tablet, m.last, of, a)
				done("correct", fixed != nil, s, err)
			},
			"undo": func(*rapid.T) {
				v, good := m.last, m.at > 0
				if good {
					m.at--
				}
				s, err := table.Undo(ctx, tablet, v)
				done("undo", good, s, err)
			},
			"redo": func(*rapid.T) {
				v, good := m.last, m.at < len(m.past)-1
				if good {
					m.at++
				}
				s, err := table.Redo(ctx, tablet, v)
				done("redo", good, s, err)
			},
			"reopen": func(*rapid.T) {
				before := table.Snapshot()
				table.Close()
				if table, err = companion.Open(ctx, cfg); err != nil {
					t.Fatal(err)
				}
				after := table.Snapshot()
				done("reopen", false, after, fmt.Errorf("nothing is written by it"))
				if !reflect.DeepEqual(texts(before), texts(after)) || !sameSighting(before.Sighting, after.Sighting) {
					t.Fatalf("before %v %+v\nafter %v %+v", texts(before), before.Sighting, texts(after), after.Sighting)
				}
			},
			"": func(t *rapid.T) {
				entries, err := kept.Entries(ctx, 1, m.last)
				if err != nil {
					t.Fatal(err)
				}
				r, err := companion.Replay(cfg.Games, entries)
				if err != nil {
					t.Fatal(err)
				}
				if h, err := r.Hash(); err != nil || h != m.hash() || r.Version() != m.last {
					t.Fatal("the whole record replays to another position", err)
				}
			},
		}
		t.Repeat(actions)
	})
}

// texts is the log without what only the order of drawing decides.
func texts(s *companion.Snapshot) (all []string) {
	for _, l := range s.Log {
		b, err := json.Marshal(l.Text)
		if err != nil {
			panic(err)
		}
		all = append(all, string(b))
	}
	return all
}

func sameSighting(a, b *companion.Sighting) bool {
	if a == nil || b == nil {
		return (a == nil) == (b == nil)
	}
	x, _ := json.Marshal(a)
	y, _ := json.Marshal(b)
	return string(x) == string(y)
}
