package web

import (
	"encoding/json"
	"net/http"
	"strconv"
	"time"

	"github.com/gin-contrib/sse"
	"github.com/gin-gonic/gin"

	"quartermaster/companion"
)

// mostThrowStreams bounds how many streams of throws a table has at once: ten programs with two each.
const mostThrowStreams = 20

// mostThrownName bounds the name of a colour or face in an event, which may come from outside, in letters. A table takes at most 100
// dice for one throw, so an event has less than 32 KB.
const mostThrownName = 40

// The JSON of a throw, the same in every language.
type (
	thrownJSON struct {
		Throw   int64        `json:"throw"` // its number; a correction keeps it
		At      *time.Time   `json:"at,omitempty"`
		Game    string       `json:"game"`
		By      string       `json:"by"`
		Dice    []fallenJSON `json:"dice"`
		Sum     int          `json:"sum"` // of all values
		Picture *string      `json:"picture"`
	}
	fallenJSON struct {
		ID      int         `json:"id"`
		Colour  string      `json:"colour"`
		Face    string      `json:"face"`
		Value   *int        `json:"value"` // null: the face is no number
		Loose   bool        `json:"loose"` // it leans
		Kept    bool        `json:"kept"`  // it lay there already and was not thrown again
		PlaceMM *[2]float64 `json:"place_mm"`
	}
	undoneJSON struct {
		Throw int64 `json:"throw"`
	}
)

// thrown converts a throw to the form that other programs get.
func (p *place) thrown(n companion.Thrown) thrownJSON {
	out := thrownJSON{Throw: n.Entry, Game: n.Game, By: n.Throw.By, Dice: []fallenJSON{}}
	if !n.At.IsZero() {
		out.At = &n.At
	}
	for _, d := range n.Throw.Dice {
		die := fallenJSON{ID: d.ID, Colour: companion.Clip(d.Colour, mostThrownName), Face: companion.Clip(d.Face, mostThrownName), Loose: d.Loose, Kept: d.Kept != nil}
		if v, err := strconv.Atoi(d.Face); err == nil && v >= 0 && v <= 1000 {
			die.Value = &v
			out.Sum += v
		}
		if d.Placed() {
			c := d.Centre()
			die.PlaceMM = &[2]float64{c.X, c.Y}
		}
		out.Dice = append(out.Dice, die)
	}
	if n.Sighting != "" {
		at := "/api/v1/throws/" + strconv.FormatInt(n.Entry, 10) + "/top.jpg" + tableQuery(p.name())
		out.Picture = &at
	}
	return out
}

// teller sends throws to one program.
type teller struct {
	p     *place
	send  func(sse.Event) bool
	heard int64 // the serial of the news that was told last
}

func (t *teller) say(name string, serial int64, data any) bool {
	b, err := json.Marshal(data)
	return err == nil && t.send(sse.Event{Event: name, Id: strconv.FormatInt(serial, 10), Retry: 1000, Data: string(b)})
}

// next sends what is new. It returns a channel that is closed when there is more; false: the program is gone or too slow.
func (t *teller) next() (more <-chan struct{}, ok bool) {
	news, last, serial, known, more := t.p.Table.Throws(t.heard)
	if !known {
		return nil, false
	}
	for _, n := range news {
		data := any(t.p.thrown(n))
		if n.News == companion.IsUndone {
			data = undoneJSON{n.Entry}
		}
		if !t.say(string(n.News), n.Serial, data) {
			return nil, false
		}
		t.heard = n.Serial
	}
	if len(news) > 0 && news[len(news)-1].News == companion.IsUndone {
		return more, t.say("last", serial, t.p.thrownOrNone(last))
	}
	return more, true
}

// begin continues after the last event that a program got, or sends the throw that lies there.
func (t *teller) begin(id string) bool {
	heard, err := strconv.ParseInt(id, 10, 64)
	_, last, serial, known, _ := t.p.Table.Throws(heard)
	if t.heard = heard; err == nil && known {
		return true
	}
	t.heard = serial // it was not here before, or too long ago
	return t.say("last", serial, t.p.thrownOrNone(last))
}

// getThrows streams the throws of a table to another program, one event each, once nothing in them is open. The events: "last" (what
// was thrown last, at the beginning and after something was taken back), "throw", "corrected", "undone", and "here" (that the link
// stands). A program that reads too slowly to be told everything is dropped.
func (s *Server) getThrows(c *gin.Context) {
	p := at(c)
	mine := p.listening.join(caller(c).ID, caller(c).Role, mostThrowStreams)
	if mine == nil {
		s.fail(c, http.StatusServiceUnavailable, "too-many-streams", nil)
		return
	}
	defer p.listening.leave(mine)
	beat := time.NewTicker(s.cfg.KeepAlive)
	defer beat.Stop()
	t := &teller{p: p, send: s.streamTo(c)}
	for ok := t.begin(c.GetHeader("Last-Event-ID")); ok; {
		changed := p.Devices.Changed()
		if dev, _ := s.visit(c, p); !dev.Role.May(listener) { // it was ended
			return
		}
		var more <-chan struct{}
		if more, ok = t.next(); !ok {
			s.cfg.Log.Info("a program that listens is gone, or reads too slowly", "listener", caller(c).ID)
			return
		}
		select {
		case <-more:
		case <-changed:
		case <-beat.C:
			ok = t.send(sse.Event{Event: "here", Data: "1"})
		case <-c.Request.Context().Done():
			return
		case <-s.stop:
			return
		case <-mine.over:
			return
		}
	}
}

func (p *place) thrownOrNone(last *companion.Thrown) *thrownJSON {
	if last == nil {
		return nil
	}
	out := p.thrown(*last)
	return &out
}

// getThrowTop sends the picture of a throw that getThrows sent, and no other picture of the table.
func (s *Server) getThrowTop(c *gin.Context) {
	entry, err := strconv.ParseInt(c.Param("throw"), 10, 64)
	b, ok := at(c).Table.ThrowTop(entry)
	if err != nil || !ok {
		s.fail(c, http.StatusNotFound, "not-here", nil)
		return
	}
	c.Data(http.StatusOK, "image/jpeg", b)
}
