package tabletest

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"

	"quartermaster/games"
)

// Signals is a game for tests. Everybody chooses a signal in secret; then each signal is called, and whoever shows it says
// so. A call passes by the table's clock. With the option "own" the first seat may do something of its own during a call.
// It ends after two rounds.
type Signals struct{}

// Signals are numbers that appear nowhere else, so that a test can search for them in everything that is sent.
const (
	SignalA = 731942
	SignalB = 418255
)

const signalsCalled = 2

// Info describes the game.
func (Signals) Info() games.Info {
	own, err := fs.Sub(words, "words")
	if err != nil {
		panic(err) // "words" is a valid path
	}
	choices := []games.Choice{{ID: "no", Label: text("light")}, {ID: "yes", Label: text("heavy")}}
	return games.Info{ID: "signals", Name: text("name"), FewestSeats: 2, MostSeats: 4, Colours: []string{"green", "blue", "white", "black"}, Words: own, Clock: true, PublicKnowledge: true,
		Options: []games.Option{{ID: "own", Label: text("tide"), Why: text("tide-why"), Choices: choices}}}
}

// SignalsAt is a position of Signals.
type SignalsAt struct {
	Seats  int   `json:"seats"`
	Own    bool  `json:"own"`
	Round  int   `json:"round"`
	Called int   `json:"called"` // the signal that is called, from 1; 0: they are being chosen
	Chosen []int `json:"chosen"` // by seat; 0: not told
	Shown  []int `json:"shown"`
	Load   int   `json:"load"`
}

// Start begins a game.
func (Signals) Start(s games.Setup) (games.Position, error) {
	n := len(s.Seats)
	if n < 2 || n > 4 {
		return nil, &games.Refusal{Reason: text("seats")}
	}
	return SignalsAt{Seats: n, Own: s.Options["own"] == "yes", Chosen: make([]int, n), Shown: make([]int, n)}, nil
}

// State is the position itself.
func (p SignalsAt) State() any { return p }

// Result is there after two rounds.
func (p SignalsAt) Result() *games.Result {
	if p.Round < 2 {
		return nil
	}
	return &games.Result{Ranking: [][]games.SeatNo{{0}, {1}}, Sheet: games.Ledger{Columns: []games.Text{text("load")}, Lines: []games.Line{{Label: text("load"), Values: make([]int, p.Seats), Total: true}}}}
}

// Asks lists what is open.
func (p SignalsAt) Asks() []games.Ask {
	if p.Round >= 2 {
		return nil
	}
	one := func(id string, seats []games.SeatNo, choices ...games.Choice) games.Ask {
		return games.Ask{ID: id, Kind: games.Choose, Seats: seats, Prompt: text("pick", "Odd", 0), Primary: true, Quick: true,
			Fields: []games.Field{{ID: "what", Label: text("crate"), Min: 1, Max: 1, Choices: choices}}}
	}
	table := []games.SeatNo{games.Table}
	weight := games.Ask{ID: "weight", Kind: games.Form, Seats: table, Prompt: text("weight"), Anytime: true, Fields: []games.Field{{ID: "load", Label: text("load"), Max: 999}}}
	if p.Called == 0 {
		asks := []games.Ask{one(fmt.Sprintf("chosen/%d", p.Round), table, games.Choice{ID: "all", Label: text("light")})}
		for i := range p.Seats {
			if p.Chosen[i] == 0 {
				asks = append(asks, games.Ask{ID: fmt.Sprintf("signal/%d/%d", p.Round, i), Kind: games.Form, Seats: []games.SeatNo{games.SeatNo(i)}, Prompt: text("pick", "Odd", 0),
					Anytime: true, Secret: true, Fields: []games.Field{{ID: "what", Label: text("crate"), Min: 1, Max: 999_999}}})
			}
		}
		return append(asks, weight)
	}
	var who []games.Choice
	for i := range p.Seats {
		who = append(who, games.Choice{ID: fmt.Sprint(i), Label: text("turn", "Turn", i)})
	}
	call := one(fmt.Sprintf("call/%d/%d", p.Round, p.Called), table, who...)
	call.Skip, call.Clock = true, true
	asks := []games.Ask{call, weight}
	if p.Own {
		own := one("own", []games.SeatNo{0}, games.Choice{ID: "light", Label: text("light")})
		own.Primary, own.Anytime = false, true
		asks = append(asks, own)
	}
	return asks
}

// Answer takes an answer.
func (p SignalsAt) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	ask, bad := games.Check(p.Asks(), a)
	if bad != nil {
		return nil, nil, bad
	}
	p.Chosen, p.Shown = slices.Clone(p.Chosen), slices.Clone(p.Shown)
	switch {
	case ask.Secret:
		p.Chosen[ask.Seats[0]] = a.Number("what")
		if !slices.Contains(p.Chosen, 0) {
			p.Called = 1
		}
	case ask.ID == "weight":
		var n int
		if err := json.Unmarshal(a.Fields["load"], &n); err != nil {
			return nil, nil, &games.Refusal{Reason: text("weight-range")}
		}
		p.Load = n
	case ask.ID == "own":
		p.Own = false
	case p.Called == 0:
		p.Called = 1
	default:
		if !a.Passed() {
			var seat int
			if _, err := fmt.Sscan(a.Pick("what"), &seat); err == nil {
				p.Shown[seat] = p.Called
			}
		}
		if p.Called++; p.Called > signalsCalled {
			p.Round, p.Called, p.Chosen = p.Round+1, 0, make([]int, p.Seats)
		}
	}
	return p, []games.Happening{{Text: text("weighed", "Count", p.Called), Announce: true}}, nil
}

// View shows the seats; what was chosen stays hidden.
func (p SignalsAt) View(games.SeatNo) games.View {
	v := games.View{Headline: text("headline", "Count", p.Called), Round: text("turn", "Turn", p.Round+1)}
	for i := range p.Seats {
		v.Seats = append(v.Seats, games.SeatView{Seat: games.SeatNo(i), First: i == 0})
	}
	return v
}
