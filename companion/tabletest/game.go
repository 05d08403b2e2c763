// Package tabletest holds a small game, a camera and a reader for the tests of tables and of what stands on them.
package tabletest

import (
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
)

//go:embed words/*.json
var words embed.FS

// Harbour is a game for tests. In turns 0, 3, 6 … two red dice and a green one are thrown and their pips are loaded; in
// the other turns somebody picks a crate. Picking asks differently when the load is odd, so that a correction makes some
// later answers void, and the heavy crate is refused then. The weight may be set at any time. It ends after Turns turns.
type Harbour struct {
	Turns int // 0: 12
}

// Info describes the game.
func (h Harbour) Info() games.Info {
	own, err := fs.Sub(words, "words")
	if err != nil {
		panic(err) // "words" is a valid path
	}
	return games.Info{
		ID: "harbour", Name: text("name"), FewestSeats: 2, MostSeats: 4, Colours: []string{"green", "blue", "white", "black"},
		Dice:  map[string]games.DieKind{"pips": {Name: text("crate"), Faces: []string{"1", "2", "3", "4", "5", "6"}}},
		Words: own, PublicKnowledge: true,
		Options: []games.Option{{ID: "tide", Label: text("tide"), Why: text("tide-why"), Choices: []games.Choice{
			{ID: "low", Label: text("tide-low")}, {ID: "high", Label: text("tide-high")}}}},
	}
}

func text(id string, pairs ...any) games.Text {
	t := games.Text{ID: id}
	for i := 0; i+1 < len(pairs); i += 2 {
		if t.Args == nil {
			t.Args = map[string]any{}
		}
		t.Args[pairs[i].(string)] = pairs[i+1]
	}
	return t
}

// Position is a position of Harbour.
type Position struct {
	Turns  int          `json:"turns"`
	Turn   int          `json:"turn"`
	Load   int          `json:"load"`
	Picked []string     `json:"picked"`
	Seats  int          `json:"seats"`
	Last   *throw.Throw `json:"last,omitempty"`
}

// Start begins a game.
func (h Harbour) Start(s games.Setup) (games.Position, error) {
	if len(s.Seats) < 2 || len(s.Seats) > 4 {
		return nil, &games.Refusal{Reason: text("seats")}
	}
	p := Position{Turns: h.Turns, Seats: len(s.Seats)}
	if p.Turns == 0 {
		p.Turns = 12
	}
	if s.Options["tide"] == "high" {
		p.Load = 1
	}
	return p, nil
}

// State is the position itself.
func (p Position) State() any { return p }

// Result is there when all turns are over.
func (p Position) Result() *games.Result {
	if p.Turn < p.Turns {
		return nil
	}
	values := make([]int, p.Seats)
	values[0] = p.Load
	return &games.Result{Ranking: [][]games.SeatNo{{0}, {1}}, Sheet: games.Ledger{
		Columns: []games.Text{text("load")}, Lines: []games.Line{{Label: text("load"), Values: values, Total: true}}}}
}

// Asks lists what is open.
func (p Position) Asks() []games.Ask {
	if p.Turn >= p.Turns {
		return nil
	}
	set := games.Ask{ID: "weight", Kind: games.Form, Seats: []games.SeatNo{games.Table}, Prompt: text("weight"), Anytime: true,
		Fields: []games.Field{{ID: "load", Label: text("load"), Min: 0, Max: 999}}}
	if p.Turn%3 == 0 {
		return []games.Ask{{ID: fmt.Sprintf("throw/%d", p.Turn), Kind: games.Throw, Seats: []games.SeatNo{games.Table}, Prompt: text("throw"), Primary: true,
			Throw: &throw.Wanted{Groups: []throw.Group{{Colour: "red", Kind: "pips", Count: 2}, {Colour: "green", Kind: "pips", Count: 1}}, Places: true}}, set}
	}
	heavy := games.Choice{ID: "heavy", Label: text("heavy")}
	if p.Load%2 == 1 {
		why := text("too-heavy")
		heavy.Refused = &why
	}
	return []games.Ask{{ID: fmt.Sprintf("pick/%d", p.Turn), Kind: games.Choose, Seats: []games.SeatNo{games.SeatNo(p.Turn % p.Seats)}, Primary: true,
		Prompt: text("pick", "Odd", p.Load%2), Rule: "H1",
		Fields: []games.Field{{ID: "crate", Label: text("crate"), Min: 1, Max: 1, Choices: []games.Choice{{ID: "light", Label: text("light")}, heavy}}}}, set}
}

// Answer takes an answer.
func (p Position) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	next := p
	next.Picked = slices.Clone(p.Picked)
	if a.Ask == "weight" {
		var n int
		if err := json.Unmarshal(a.Fields["load"], &n); err != nil || n < 0 || n > 999 {
			return nil, nil, &games.Refusal{Reason: text("weight-range")}
		}
		next.Load = n
		return next, []games.Happening{{Text: text("weighed", "Count", n)}}, nil
	}
	next.Turn++
	if a.Throw != nil {
		sum := 0
		for _, d := range a.Throw.Dice {
			if d.Loose {
				return nil, nil, &games.Refusal{Reason: text("loose"), Rule: "H2"}
			}
			var n int
			if _, err := fmt.Sscan(d.Face, &n); err != nil {
				return nil, nil, &games.Refusal{Reason: text("face")}
			}
			sum += n
		}
		next.Load += sum
		next.Last = a.Throw
		return next, []games.Happening{{Text: text("loaded", "Count", sum), Announce: true}}, nil
	}
	var crate string
	if err := json.Unmarshal(a.Fields["crate"], &crate); err != nil {
		return nil, nil, &games.Refusal{Reason: text("which")}
	}
	switch {
	case crate == "panic":
		panic("the crate fell")
	case crate == "heavy" && p.Load%2 == 1:
		return nil, nil, &games.Refusal{Reason: text("too-heavy"), Rule: "H1"}
	case crate == "heavy":
		next.Load += 5
	case crate == "light":
		next.Load += 2
	default:
		return nil, nil, &games.Refusal{Reason: text("which")}
	}
	next.Picked = append(next.Picked, crate)
	return next, []games.Happening{{Text: text("picked", "Crate", text(crate)), Seats: []games.SeatNo{games.SeatNo(p.Turn % p.Seats)}}}, nil
}

// View shows one of each part.
func (p Position) View(games.SeatNo) games.View {
	v := games.View{Headline: text("headline", "Count", p.Load), Round: text("turn", "Turn", p.Turn+1),
		Badges: []games.Badge{{Text: text("left", "Count", p.Turns-p.Turn), Emblem: "anchor", Urgent: p.Turns-p.Turn < 3}},
		Table: []games.Part{
			{ID: "load", Title: text("load"), Counter: &games.Counter{Emblem: "crate", Value: p.Load, Of: 99}},
			{ID: "way", Title: text("turn", "Turn", p.Turn+1), Track: &games.Track{Places: make([]games.Piece, p.Turns), Marks: []games.Mark{{Seat: 0, Place: p.Turn, Emblem: "anchor"}}}},
		}}
	pieces := &games.Pieces{}
	for _, c := range p.Picked {
		pieces.Items = append(pieces.Items, games.Piece{Emblem: "crate", Label: text(c), On: &games.Piece{Label: text("quay")}})
	}
	v.Table = append(v.Table, games.Part{ID: "crates", Title: text("crate"), Pieces: pieces})
	if p.Last != nil {
		gap := 12.34
		outcome := text("loaded", "Count", p.Load)
		b := &games.Battle{Throw: *p.Last, Outcome: &outcome}
		if len(p.Last.Dice) > 1 {
			b.Duels = []games.Duel{{A: p.Last.Dice[0].ID, B: p.Last.Dice[1].ID, Gap: &gap, Sinks: []int{p.Last.Dice[1].ID}, Text: text("gap", "Gap", gap)}}
		}
		v.Table = append(v.Table, games.Part{ID: "battle", Title: text("throw"), Battle: b})
	}
	for i := range p.Seats {
		v.Seats = append(v.Seats, games.SeatView{Seat: games.SeatNo(i), First: i == 0, Active: i == p.Turn%p.Seats, Score: games.Points(p.Load), Parts: []games.Part{
			{ID: "steps", Title: text("turn", "Turn", i), Steps: &games.Steps{Items: []games.Piece{{Label: text("light")}}, Current: 0}}}})
	}
	return v
}
