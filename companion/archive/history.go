package archive

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"

	"quartermaster/companion"
	"quartermaster/games"
)

// Played is a game that was played to its end, or one that waits or was left, whose dice count as well.
type Played struct {
	Table   string             `json:"table"`
	No      int64              `json:"no"` // entry of its start
	Game    string             `json:"game"`
	Options map[string]string  `json:"options,omitempty"`
	People  []companion.Person `json:"people"`
	Began   time.Time          `json:"began"`
	Ended   time.Time          `json:"ended"`
	Steps   int                `json:"steps"`
	Ranking [][]games.SeatNo   `json:"ranking"`
	Scores  []*int             `json:"scores"` // by seat of the people; nil: not known
	Rounds  []Round            `json:"rounds"`
	Sheet   games.Ledger       `json:"sheet"`
	Dice    []Tally            `json:"dice"`

	// Unfinished says that the game has no result: there are no ranking, scores, rounds and sheet.
	Unfinished bool `json:"unfinished,omitempty"`
}

// Round holds the scores at the end of a round.
type Round struct {
	Name   games.Text `json:"name"`
	Scores []*int     `json:"scores"` // by seat of the people; nil: not known
}

// Tally counts what the dice of a colour showed.
type Tally struct {
	Colour string `json:"colour"`
	Kind   string `json:"kind"`
	Counts []int  `json:"counts"` // by face, in the order of games.Info.Dice
}

// Rank is the place of a seat, from 1; 0: it has none.
func (p Played) Rank(seat int) int {
	place := 1
	for _, shared := range p.Ranking {
		if slices.Contains(shared, games.SeatNo(seat)) {
			return place
		}
		place += len(shared)
	}
	return 0
}

// The history of games that cannot change any more is kept, so that looking back costs the same after years.
const (
	historyPaper   = "history/"
	historyThrough = historyPaper + "through"
	historyVersion = 5 // of what Played holds; with another version it is computed again
)

type through struct {
	Version int   `json:"version"`
	From    int64 `json:"from"` // games that began before this entry are kept; the others are computed from here on
}

// cachedHistory is a table's history when it was last computed.
type cachedHistory struct {
	last int64 // entry
	all  []Played
}

// History gives the games of all tables that are finished or in which dice were thrown, newest first.
func (a *Archive) History(ctx context.Context) ([]Played, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	ids, err := a.names(ctx)
	if err != nil {
		return nil, err
	}
	all := []Played{}
	for _, id := range ids {
		told, err := a.tellLocked(ctx, id)
		if err != nil {
			return nil, err
		}
		all = append(all, told...)
	}
	slices.SortStableFunc(all, func(x, y Played) int { return y.Ended.Compare(x.Ended) })
	return all, nil
}

// tellLocked returns the history of one table.
func (a *Archive) tellLocked(ctx context.Context, id string) ([]Played, error) {
	s := a.cfg.House.Table(id)
	tail, err := s.Tail(ctx)
	if err != nil || len(tail) == 0 {
		return nil, err
	}
	last := tail[len(tail)-1].No
	if c := a.history[id]; c != nil && c.last == last {
		return c.all, nil
	}
	papers, err := s.Papers(ctx, historyPaper)
	if err != nil {
		return nil, err
	}
	at := through{Version: historyVersion, From: 1}
	var kept through
	if json.Unmarshal(papers[historyThrough], &kept) == nil && kept.Version == historyVersion && kept.From >= 1 && kept.From <= last {
		at = kept
	}
	entries, err := companion.EntriesFrom(ctx, s, at.From, last)
	if err != nil {
		return nil, err
	}
	if len(entries) > 0 {
		at.From = min(at.From, entries[0].No)
	}
	var all []Played
	for name, body := range papers {
		no, err := strconv.ParseInt(strings.TrimPrefix(name, historyPaper), 10, 64)
		if err != nil || no >= at.From {
			continue
		}
		var p Played
		if err := json.Unmarshal(body, &p); err != nil {
			a.cfg.Log.Warn("the history is computed again", "kept", name, "table", id, "err", err)
			at, all = through{Version: historyVersion, From: 1}, nil
			if entries, err = s.Entries(ctx, 1, last); err != nil {
				return nil, err
			}
			break
		}
		all = append(all, p)
	}
	told := gamesOf(a.cfg.Games, id, entries)
	if err := a.save(ctx, s, told, at.From, tail[0].No); err != nil {
		return nil, err
	}
	all = append(all, told...)
	slices.SortFunc(all, func(x, y Played) int { return int(x.No - y.No) })
	a.history[id] = &cachedHistory{last, all}
	return all, nil
}

// save keeps games that began before the entry frozen: neither undo nor taking up a game that waits leads back before the base of the
// last start, so they stay as they are. from is the entry from which on they were computed. A failure to keep them is only logged.
func (a *Archive) save(ctx context.Context, s companion.Store, told []Played, from, frozen int64) error {
	for _, p := range told {
		if p.No >= frozen {
			continue
		}
		body, err := json.Marshal(p)
		if err != nil {
			return err
		}
		if err := s.KeepPaper(ctx, historyPaper+strconv.FormatInt(p.No, 10), body); err != nil {
			a.cfg.Log.Warn("the history is not kept", "err", err)
			frozen = from // it is computed again the next time
			break
		}
	}
	if frozen > from {
		body, err := json.Marshal(through{historyVersion, frozen})
		if err != nil {
			return err
		}
		if err := s.KeepPaper(ctx, historyThrough, body); err != nil {
			a.cfg.Log.Warn("the history is not kept", "err", err)
		}
	}
	return nil
}

// gamesOf computes the history of entries that begin at a base.
func gamesOf(list []games.Game, table string, entries []companion.Entry) (all []Played) {
	for _, c := range companion.Chapters(list, entries) {
		if p, ok := played(table, c); ok {
			all = append(all, p)
		}
	}
	return all
}

// played summarises a chapter, if its game is over or dice were thrown in it.
func played(table string, c companion.Chapter) (p Played, ok bool) {
	defer func() {
		if recover() != nil { // a game whose rules panic has no history
			p, ok = Played{}, false
		}
	}()
	p = Played{Table: table, No: c.No, Game: c.Start.Game, Options: c.Start.Options, People: c.Start.People, Began: c.Began, Ended: c.Ended,
		Rounds: []Round{}, Dice: []Tally{}}
	p.Steps = len(c.Turns) - 1
	for i, at := range c.Turns[1:] {
		p.count(at, c.Turns[i], c.Game.Info().Dice)
	}
	result := c.Turns[len(c.Turns)-1].Position.Result()
	if result == nil {
		p.Unfinished = true
		return p, len(p.Dice) > 0
	}
	p.Ranking, p.Sheet = result.Ranking, result.Sheet
	var name games.Text
	var key string
	var scores []*int
	for i, at := range c.Turns {
		v := at.Position.View(games.Table)
		b, err := json.Marshal(v.Round)
		if err != nil {
			return Played{}, false
		}
		scores = scoresOf(v, len(p.People))
		if i == 0 {
			name, key = v.Round, string(b)
			continue
		}
		if string(b) != key && at.Position.Result() == nil {
			p.Rounds = append(p.Rounds, Round{name, scores})
			name, key = v.Round, string(b)
		}
	}
	p.Scores = scores
	p.Rounds = append(p.Rounds, Round{name, scores})
	return p, true
}

// scoresOf returns the scores of the people, by seat. Players without a person come after them and are left out.
func scoresOf(v games.View, seats int) []*int {
	scores := make([]*int, seats)
	for _, s := range v.Seats {
		if s.Seat >= 0 && int(s.Seat) < seats {
			scores[s.Seat] = s.Score
		}
	}
	return scores
}

// count adds the dice of a throw. Loose dice show nothing yet and are thrown again. That second throw is read together with the dice
// that lay still and were counted already, so it is left out: which dice are new is not known. Leaving it out favours no face.
func (p *Played) count(turn, before companion.Turn, kinds map[string]games.DieKind) {
	if turn.Answer.Throw == nil || turn.Ask.Throw == nil {
		return
	}
	if t := before.Answer.Throw; t != nil && before.Ask.Throw != nil {
		for _, d := range t.Dice {
			if d.Loose {
				return
			}
		}
	}
	for _, d := range turn.Answer.Throw.Dice {
		if d.Loose || d.Colour == "" || d.Kept != nil { // it shows nothing yet, it is not known which die it was, or it was not thrown again
			continue
		}
		kind, faces := companion.FacesOf(kinds, *turn.Ask.Throw, d.Colour)
		face := slices.Index(faces, d.Face)
		if face < 0 {
			continue
		}
		i := slices.IndexFunc(p.Dice, func(t Tally) bool { return t.Colour == d.Colour && t.Kind == kind })
		if i < 0 {
			i = len(p.Dice)
			p.Dice = append(p.Dice, Tally{d.Colour, kind, make([]int, len(faces))})
		}
		p.Dice[i].Counts[face]++
	}
}
