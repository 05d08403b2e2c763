package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"

	"quartermaster/calibration"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/games/throw"
	"quartermaster/vision"
	"quartermaster/web/words"
)

// resolving lets a game say what a reading comes to, in English.
type resolving struct {
	game  games.Resolver
	how   games.Resolving
	words *words.Translator
}

// battle is what a game makes of a reading. Its fields follow those of the reading.
type battle struct {
	Duels   []duel  `json:"duels"`
	Outcome outcome `json:"outcome"`

	resolved games.Resolution // the same, with the places
}

// duel is one meeting of two dice. Gaps are in millimetres.
type duel struct {
	Dice   [2]int   `json:"dice"`
	Gap    *float64 `json:"gap_mm,omitempty"`    // absent: a place is not known
	Margin *float64 `json:"margin_mm,omitempty"` // how much farther apart the next pair was; absent: there was none
	Sinks  []int    `json:"sinks"`
}

// outcome is what a throw comes to.
type outcome struct {
	Decided bool           `json:"decided"` // nothing is asked, nothing must be thrown again
	Text    string         `json:"text"`
	Left    map[string]int `json:"left"`
	Sunk    map[string]int `json:"sunk"`
	Certain float64        `json:"certain_mm"`
}

// newResolving prepares a game for a rig. The dice of nobody are those whose role is "merchant": one colour, because a
// wrong guess would turn every battle round.
func newResolving(id string, colours []calibration.Colour) (*resolving, error) {
	game, err := resolverOf(id)
	if err != nil {
		return nil, err
	}
	r := &resolving{game: game}
	for _, c := range colours {
		if c.Role != "merchant" {
			continue
		}
		if r.how.Neutral != "" {
			return nil, fmt.Errorf("%s and %s both have the role merchant in the rig: leave it to one in the setup file and calibrate again", r.how.Neutral, c.Name)
		}
		r.how.Neutral = c.Name
	}
	if r.how.Neutral == "" {
		return nil, errors.New(`no colour of the rig has the role merchant: add "role": "merchant" to one in the setup file and calibrate again`)
	}
	r.words, err = words.New(all.Games())
	return r, err
}

// of resolves a reading. Where the order cannot be told it adds a question to it.
func (r *resolving) of(read *vision.Reading) *battle {
	if len(read.Dice) > games.MostDice {
		return undecided(fmt.Sprintf("A throw has at most %d dice. Take some away.", games.MostDice))
	}
	res, err := r.game.Resolve(readThrow(read), r.how)
	if err != nil {
		var refused *games.Refusal
		if errors.As(err, &refused) {
			return undecided(r.say(refused.Reason))
		}
		return undecided(oneSentence(err))
	}
	b := &battle{Duels: []duel{}, resolved: res}
	for _, d := range res.Duels {
		b.Duels = append(b.Duels, duel{Dice: [2]int{d.A, d.B}, Gap: micrometres(d.Gap), Margin: micrometres(d.Margin), Sinks: append([]int{}, d.Sinks...)})
	}
	if q := r.closer(res); q != nil {
		read.Questions = append(read.Questions, *q)
	}
	flat := true
	for _, d := range read.Dice {
		flat = flat && d.Pose == vision.Flat
	}
	b.Outcome = outcome{
		Decided: flat && len(read.Questions) == 0 && len(read.Guards) == 0,
		Text:    r.say(res.Outcome), Left: orEmpty(res.Left), Sunk: orEmpty(res.Sunk), Certain: *micrometres(&res.Certain),
	}
	return b
}

// closer is the question which of two pairs is nearer. It lists the dice of the one pair, then those of the other.
func (r *resolving) closer(res games.Resolution) *vision.Question {
	if len(res.Question) < 2 {
		return nil
	}
	a, b := res.Question[0], res.Question[1]
	return &vision.Question{
		Kind: vision.AskCloser,
		Dice: []int{a.A, a.B, b.A, b.B},
		Text: fmt.Sprintf("Which pair is nearer: %s%s, or %s%s? It is too close to tell from the picture, and it matters: measure.",
			r.say(a.Text), gapText(a), r.say(b.Text), gapText(b)),
	}
}

func gapText(d games.Duel) string {
	if d.Gap == nil {
		return ""
	}
	return fmt.Sprintf(" (%.1f mm)", *d.Gap)
}

func (r *resolving) say(t games.Text) string {
	return r.words.Game(words.Languages[0], r.game.Info().ID, t)
}

// micrometres rounds millimetres: what is finer is noise.
func micrometres(mm *float64) *float64 {
	if mm == nil {
		return nil
	}
	rounded := math.Round(*mm*1000) / 1000
	return &rounded
}

func undecided(text string) *battle {
	return &battle{Duels: []duel{}, Outcome: outcome{Text: text, Left: map[string]int{}, Sunk: map[string]int{}}}
}

func orEmpty(m map[string]int) map[string]int {
	if m == nil {
		return map[string]int{}
	}
	return m
}

// readThrow is a reading as the rules see it: what does not lie flat on the floor is loose.
func readThrow(read *vision.Reading) throw.Throw {
	t := throw.Throw{By: "camera"}
	for _, d := range read.Dice {
		die := throw.Die{ID: d.ID, Colour: d.Colour, Face: d.Shows(), Loose: d.Pose != vision.Flat}
		for _, p := range d.Footprint {
			die.Footprint = append(die.Footprint, throw.Point{X: p[0], Y: p[1]})
		}
		t.Dice = append(t.Dice, die)
	}
	return t
}

// behind appends the battle's fields to the line of a reading.
func (b *battle) behind(line []byte) ([]byte, error) {
	fields, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	return append(append(line[:len(line)-1:len(line)-1], ','), fields[1:]...), nil
}
