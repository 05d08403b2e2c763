package web

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"sync"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/games"
)

// cache holds the newest snapshot in each language as bytes, so that ten devices cost no more than one.
type cache struct {
	mu   sync.Mutex
	held map[string]cached
}

type cached struct {
	of       *companion.Snapshot
	body     []byte
	position []byte // the part that stays the same while only the camera's state or a sighting changes
}

// encoded returns a snapshot of a place in a language, as JSON.
func (s *Server) encoded(p *place, snap *companion.Snapshot, lang string) ([]byte, error) {
	p.cache.mu.Lock()
	defer p.cache.mu.Unlock()
	held := p.cache.held[lang]
	if held.of == snap {
		return held.body, nil
	}
	if held.of == nil || !snap.SamePosition(held.of) {
		var err error
		if held.position, err = json.Marshal(s.words.position(snap, lang)); err != nil {
			return nil, err
		}
	}
	state, err := json.Marshal(s.words.state(snap, lang, p.name()))
	if err != nil {
		return nil, err
	}
	held.of, held.body = snap, joined(state, held.position)
	if p.cache.held == nil {
		p.cache.held = map[string]cached{}
	}
	p.cache.held[lang] = held
	return held.body, nil
}

// joined makes one JSON object of two that are not empty.
func joined(a, b []byte) []byte {
	return slices.Concat(a[:len(a)-1], []byte{','}, b[1:])
}

func (s *Server) getGames(c *gin.Context) {
	c.JSON(http.StatusOK, s.words.list(s.cfg.Games, s.lang(c)))
}

func (s *Server) getTable(c *gin.Context) { s.show(c, at(c).Table.Snapshot()) }

func (s *Server) show(c *gin.Context, snap *companion.Snapshot) {
	body, err := s.encoded(at(c), snap, s.lang(c))
	if err != nil {
		s.cfg.Log.Error("a snapshot cannot be written", "err", err)
		s.fail(c, http.StatusInternalServerError, "server-stumbled", nil)
		return
	}
	c.Data(http.StatusOK, "application/json; charset=utf-8", body)
}

// done answers with the newest snapshot, and with the error if there was one.
func (s *Server) done(c *gin.Context, err error) {
	snap, lang := at(c).Table.Snapshot(), s.lang(c)
	if err == nil {
		s.show(c, snap)
		return
	}
	var stale *companion.Stale
	var refused *companion.Refused
	var unsaved *companion.NotSaved
	game := ""
	if snap.Info != nil {
		game = snap.Info.ID
	}
	e, status := errorJSON{Table: s.words.snapshot(snap, lang, at(c).name())}, http.StatusInternalServerError
	switch {
	case errors.As(err, &stale):
		status, e.Error.Text = http.StatusConflict, s.words.Say(lang, "stale", map[string]any{"What": s.words.Sentence(lang, game, stale.What)})
	case errors.As(err, &unsaved):
		status, e.Error.Text = http.StatusServiceUnavailable, s.words.Say(lang, "not-saved", nil)
	case errors.As(err, &refused):
		if refused.Game != "" {
			game = refused.Game
		}
		status, e.Error.Text, e.Error.Rule, e.Error.Help = http.StatusUnprocessableEntity, s.words.Sentence(lang, game, refused.Why), refused.Rule, s.words.Help(lang, game, refused.Rule)
	default:
		s.cfg.Log.Error("a request failed", "path", c.Request.URL.Path, "err", err)
		e.Error.Text = s.words.Say(lang, "server-stumbled", nil)
	}
	c.AbortWithStatusJSON(status, e)
}

// accepted answers that a request was accepted: its outcome comes over the stream.
func (s *Server) accepted(c *gin.Context, err error) {
	if err != nil {
		s.done(c, err)
		return
	}
	c.Status(http.StatusAccepted)
}

func (s *Server) postGame(c *gin.Context) {
	var in struct {
		Game  string `json:"game"`
		Seats []struct {
			Name   string `json:"name"`
			Colour string `json:"colour"`
			Keep   bool   `json:"keep"` // remember who this is
		} `json:"seats"`
		Options map[string]string `json:"options"`
		Seen    int64             `json:"seen"`
	}
	if !s.body(c, &in) {
		return
	}
	seats, keep := make([]companion.Person, len(in.Seats)), make([]bool, len(in.Seats))
	for i, p := range in.Seats {
		seats[i], keep[i] = companion.Person{Name: p.Name, Colour: p.Colour}, p.Keep
	}
	if in.Seen == at(c).Table.Snapshot().Version && len(seats) <= 20 {
		seats = s.cfg.Archive.People().Seat(c, seats, keep)
	}
	_, err := at(c).Table.Start(c, by(c), in.Seen, companion.Start{Game: in.Game, People: seats, Options: in.Options})
	s.done(c, err)
}

// postParked continues a game that was put aside.
func (s *Server) postParked(c *gin.Context) {
	var in struct {
		Entry int64 `json:"entry"` // of its start
		Seen  int64 `json:"seen"`
	}
	if !s.body(c, &in) {
		return
	}
	_, err := at(c).Table.TakeUp(c, by(c), in.Seen, in.Entry)
	s.done(c, err)
}

type answerJSON struct {
	Ask    string                     `json:"ask"`
	Seat   *games.SeatNo              `json:"seat"` // absent: whoever holds the tablet
	Fields map[string]json.RawMessage `json:"fields"`
	Seen   int64                      `json:"seen"`
}

func (a answerJSON) answer() games.Answer {
	out := games.Answer{Ask: a.Ask, Seat: games.Table, Fields: a.Fields}
	if a.Seat != nil {
		out.Seat = *a.Seat
	}
	return out
}

func (s *Server) postAnswer(c *gin.Context) {
	var in answerJSON
	if !s.body(c, &in) {
		return
	}
	if s.notTheirs(c, at(c).Table.Snapshot().Asks, in.answer()) {
		return
	}
	_, err := at(c).Table.Answer(c, by(c), in.Seen, in.answer())
	s.done(c, err)
}

// notTheirs refuses an answer to a secret ask unless it comes from that person's own device.
func (s *Server) notTheirs(c *gin.Context, asks []games.Ask, a games.Answer) bool {
	i := slices.IndexFunc(asks, func(ask games.Ask) bool { return ask.ID == a.Ask })
	if i < 0 || !asks[i].Secret || a.Seat != games.Table && a.Seat == seatOf(caller(c), at(c)) {
		return false
	}
	s.fail(c, http.StatusForbidden, "secret-of-another", nil)
	return true
}

// correctionJSON is an answer that replaces an earlier one.
type correctionJSON struct {
	answerJSON
	Of int64 `json:"of"`
}

// ofAnother refuses the correction of a secret answer unless it comes from that person's own device.
func (s *Server) ofAnother(c *gin.Context, in correctionJSON) bool {
	_, steps := at(c).Table.Steps()
	i := slices.IndexFunc(steps, func(x companion.Step) bool { return x.Entry == in.Of })
	return i >= 0 && s.notTheirs(c, []games.Ask{steps[i].Ask}, in.answer())
}

// postTrial says which later steps a correction would drop. Nothing changes.
func (s *Server) postTrial(c *gin.Context) {
	var in correctionJSON
	if !s.body(c, &in) {
		return
	}
	if s.ofAnother(c, in) {
		return
	}
	lost, err := at(c).Table.Try(by(c), in.Seen, in.Of, in.answer())
	if err != nil {
		s.done(c, err)
		return
	}
	game, _ := at(c).Table.Steps()
	sp := speaker{words: s.words, lang: s.lang(c), game: game}
	c.JSON(http.StatusOK, gin.H{"lost": each(lost, sp.say)})
}

func (s *Server) postCorrection(c *gin.Context) {
	var in correctionJSON
	if !s.body(c, &in) {
		return
	}
	if s.ofAnother(c, in) {
		return
	}
	_, err := at(c).Table.Correct(c, by(c), in.Seen, in.Of, in.answer())
	s.done(c, err)
}

type seenJSON struct {
	Seen int64 `json:"seen"`
}

func (s *Server) postUndo(c *gin.Context) {
	var in seenJSON
	if !s.body(c, &in) {
		return
	}
	_, err := at(c).Table.Undo(c, by(c), in.Seen)
	s.done(c, err)
}

func (s *Server) postRedo(c *gin.Context) {
	var in seenJSON
	if !s.body(c, &in) {
		return
	}
	_, err := at(c).Table.Redo(c, by(c), in.Seen)
	s.done(c, err)
}

func (s *Server) postThrow(c *gin.Context) {
	var in struct {
		Ask  string `json:"ask"`
		Seen int64  `json:"seen"`
		By   string `json:"by"` // "camera" (or nothing), "hand"
	}
	if !s.body(c, &in) {
		return
	}
	switch in.By {
	case "hand":
		_, err := at(c).Table.Lay(c, in.Seen, in.Ask)
		s.done(c, err)
	case "", "camera":
		s.accepted(c, at(c).Table.Throw(c, in.Seen, in.Ask))
	default:
		s.fail(c, http.StatusBadRequest, "bad-json", map[string]any{"Reason": "by: " + clip(in.By)})
	}
}

func (s *Server) postFix(c *gin.Context) {
	var in struct {
		Sighting string        `json:"sighting"`
		Fix      companion.Fix `json:"fix"`
		Seen     int64         `json:"seen"` // for the record only: a fix belongs to its sighting
	}
	if !s.body(c, &in) {
		return
	}
	_, err := at(c).Table.Fix(c, by(c), in.Sighting, in.Fix)
	s.done(c, err)
}
