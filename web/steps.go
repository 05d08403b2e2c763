package web

import (
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
)

// The JSON of the game's steps, newest last.
type (
	stepJSON struct {
		Entry  int64          `json:"entry"`
		At     *time.Time     `json:"at,omitempty"`
		By     string         `json:"by,omitempty"` // the device's name, while it is known here
		Put    bool           `json:"put"`          // it was corrected later
		Seats  []games.SeatNo `json:"seats"`
		Prompt string         `json:"prompt"`
		Answer string         `json:"answer,omitempty"` // in words; none for a throw
		Throw  bool           `json:"throw"`            // dice: they are opened again instead of answered again
		Opens  bool           `json:"opens"`            // its dice can be opened again
		Shows  bool           `json:"shows"`            // its result can be shown again
		Lines  []logJSON      `json:"lines"`
		Notes  []string       `json:"notes"` // what no longer holds because of it
	}
	// oneStepJSON is a step with its ask as it was then, to be answered again.
	oneStepJSON struct {
		stepJSON
		Ask    askJSON                    `json:"ask"`
		Seat   games.SeatNo               `json:"seat"`
		Fields map[string]json.RawMessage `json:"fields"`
		Came   *partJSON                  `json:"came,omitempty"`
	}
)

func (s *Server) getSteps(c *gin.Context) {
	game, steps := at(c).Table.Steps()
	sp := speaker{words: s.words, lang: s.lang(c), game: game, devices: namesOf(at(c).Devices)}
	c.JSON(http.StatusOK, each(steps, sp.step))
}

// namesOf returns the names of devices by their ids.
func namesOf(known *devices.Register) map[string]string {
	names := map[string]string{}
	for _, d := range known.List() {
		names[d.ID] = d.Name
	}
	return names
}

func (s *Server) getStep(c *gin.Context) {
	game, steps := at(c).Table.Steps()
	entry, _ := strconv.ParseInt(c.Param("entry"), 10, 64)
	i := slices.IndexFunc(steps, func(x companion.Step) bool { return x.Entry == entry })
	if i < 0 {
		s.fail(c, http.StatusNotFound, "nothing-to-correct", nil)
		return
	}
	sp := speaker{words: s.words, lang: s.lang(c), game: game, devices: namesOf(at(c).Devices)}
	if info := at(c).Table.Snapshot().Info; info != nil {
		sp.kinds = info.Dice
	}
	out := oneStepJSON{stepJSON: sp.step(steps[i]), Ask: sp.ask(steps[i].Ask), Seat: steps[i].Answer.Seat, Fields: steps[i].Answer.Fields}
	if x := steps[i]; x.Ask.Secret && x.Answer.Seat != seatOf(caller(c), at(c)) {
		out.Fields = nil
	}
	if out.Fields == nil {
		out.Fields = map[string]json.RawMessage{}
	}
	if steps[i].Came != nil {
		sp.people, sp.thrown = at(c).Table.Snapshot().Start.People, steps[i].Seen
		came := sp.part(*steps[i].Came)
		out.Came = &came
	}
	c.JSON(http.StatusOK, out)
}

// postReturn goes back to the moment before a step.
func (s *Server) postReturn(c *gin.Context) {
	s.step(c, func(seen, entry int64) error {
		_, err := at(c).Table.Return(c, by(c), seen, entry)
		return err
	})
}

// postOpen opens the dice of an earlier throw for correction.
func (s *Server) postOpen(c *gin.Context) {
	s.step(c, func(seen, entry int64) error {
		_, err := at(c).Table.Open(seen, entry)
		return err
	})
}

func (s *Server) step(c *gin.Context, do func(seen, entry int64) error) {
	var in seenJSON
	if !s.body(c, &in) {
		return
	}
	entry, _ := strconv.ParseInt(c.Param("entry"), 10, 64)
	s.done(c, do(in.Seen, entry))
}

func (s speaker) step(x companion.Step) stepJSON {
	out := stepJSON{Entry: x.Entry, By: s.who(x.By), Put: x.Put, Seats: some(x.Ask.Seats), Prompt: s.say(x.Ask.Prompt),
		Throw: x.Answer.Throw != nil, Opens: x.Sighting, Shows: x.Came != nil}
	if !x.At.IsZero() {
		out.At = &x.At
	}
	if x.Ask.Secret {
		out.Answer = s.words.Say(s.lang, "in-secret", nil)
	} else if !out.Throw {
		out.Answer = s.answered(x.Ask, x.Answer)
	}
	out.Lines = each(x.Happened, func(h games.Happening) logJSON { return logJSON{x.Entry, s.say(h.Text), some(h.Seats), h.Announce} })
	out.Notes = each(x.Notes, func(n companion.Sentence) string { return s.words.Sentence(s.lang, s.game, n) })
	return out
}

// who names what gave an answer: a device that is still known, the panel's button or the table's clock.
func (s speaker) who(by companion.By) string {
	switch by.Device {
	case companion.Panel:
		return s.words.Say(s.lang, "panel-part-button", nil)
	case companion.ByClock:
		return s.words.Say(s.lang, "by-clock", nil)
	}
	return s.devices[by.Device]
}

// answered returns an answer in the words of its ask.
func (s speaker) answered(ask games.Ask, a games.Answer) string {
	if a.Passed() {
		if ask.Pass != nil {
			return s.say(*ask.Pass)
		}
		return "–"
	}
	var all []string
	for _, f := range ask.Fields {
		var said []string
		for _, id := range a.Picks(f.ID) {
			for _, c := range f.Choices {
				if c.ID == id {
					said = append(said, s.say(c.Label))
				}
			}
		}
		if f.Choices == nil {
			said = append(said, strconv.Itoa(a.Number(f.ID)))
		}
		one := strings.Join(said, ", ")
		if len(ask.Fields) > 1 {
			one = s.say(f.Label) + ": " + one
		}
		all = append(all, one)
	}
	return strings.Join(all, " · ")
}
