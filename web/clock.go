package web

import (
	"slices"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
)

// clockJSON is the table's clock.
type clockJSON struct {
	Seconds int    `json:"seconds"` // 0: off
	Paces   []int  `json:"paces"`   // that it can be set to
	Ask     string `json:"ask,omitempty"`
	Running bool   `json:"running"`
	Start   int64  `json:"start"`
	Held    bool   `json:"held"`
}

func clockOf(c companion.ClockView) clockJSON {
	paces := slices.Clone(companion.Paces)
	slices.Sort(paces)
	return clockJSON{c.Seconds, paces, c.Ask, c.Running, c.Start, c.Held}
}

// postClock sets the table's clock.
func (s *Server) postClock(c *gin.Context) {
	var in struct {
		Seconds int   `json:"seconds"`
		Seen    int64 `json:"seen"` // for the record only: a pace belongs to the table
	}
	if !s.body(c, &in) {
		return
	}
	_, err := at(c).Table.SetPace(c, in.Seconds)
	s.done(c, err)
}

// postHold stops the table's clock while somebody reads, chooses or writes on a device, or lets it go on.
func (s *Server) postHold(c *gin.Context) {
	var in struct {
		Hold bool  `json:"hold"`
		Seen int64 `json:"seen"`
	}
	if !s.body(c, &in) {
		return
	}
	s.show(c, at(c).Table.Hold(by(c), in.Seen, in.Hold))
}
