package web

import (
	"errors"
	"net/http"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/hardware/panel"
)

// The JSON of a panel.
type (
	panelJSON struct {
		Drawn   bool              `json:"drawn"` // it is not real: its button is pressed on the page
		Wiring  panel.Wiring      `json:"wiring"`
		Header  []panel.HeaderPin `json:"header"`
		Parts   []partStateJSON   `json:"parts"`
		Signal  panel.Signal      `json:"signal"`
		Light   float64           `json:"light"`      // present brightness, 0 to 1
		Level   float64           `json:"level"`      // brightness while a game is played
		Fixed   bool              `json:"calibrated"` // level is the brightness at calibration
		Lux     *float64          `json:"lux"`        // of the room before a game
		Dark    bool              `json:"dark"`       // the room is darker than at calibration
		Down    bool              `json:"down"`       // the button is down
		Presses int               `json:"presses"`
		Holds   int               `json:"holds"`
		Fault   string            `json:"fault,omitempty"` // why the wiring could not be read
	}
	partStateJSON struct {
		Name panel.Name      `json:"name"`
		Is   panel.Condition `json:"is"`
		Why  string          `json:"why,omitempty"`
	}
)

// panelParts describes the state of each part of a panel.
func (s *Server) panelParts(st panel.Status, lang string) []partStateJSON {
	return each(st.Parts, func(p panel.Part) partStateJSON {
		out := partStateJSON{Name: p.Name, Is: p.Is}
		if p.Why != nil {
			out.Why = s.words.fault(lang, p.Why)
		}
		return out
	})
}

// fault translates a fault of a panel.
func (w texts) fault(lang string, f *panel.Fault) string { return w.Say(lang, f.ID, f.Args) }

func (s *Server) getPanel(c *gin.Context) {
	p := at(c).Panel
	if p == nil {
		s.fail(c, http.StatusNotFound, "panel-none", nil)
		return
	}
	st, lang := p.Status(), s.lang(c)
	out := panelJSON{Drawn: st.Drawn, Wiring: st.Wiring, Header: panel.Header(), Parts: s.panelParts(st, lang), Light: st.Light, Level: st.Level, Fixed: st.Calibrated,
		Lux: st.Lux, Dark: st.Dark, Down: st.Down, Presses: st.Count.Presses, Holds: st.Count.Holds}
	if st.State.Playing {
		out.Signal = st.State.Signal
	}
	if st.Fault != nil {
		out.Fault = s.words.fault(lang, st.Fault)
	}
	c.JSON(http.StatusOK, out)
}

// postPanel saves the wiring that the host entered.
func (s *Server) postPanel(c *gin.Context) {
	var in panel.Wiring
	if p := at(c).Panel; p == nil {
		s.fail(c, http.StatusNotFound, "panel-none", nil)
	} else if s.body(c, &in) {
		s.panelDone(c, p.Rewire(in))
	}
}

// postPress presses the button of a drawn panel.
func (s *Server) postPress(c *gin.Context) {
	var in struct {
		Seconds float64 `json:"seconds"`
	}
	if p := at(c).Panel; p == nil {
		s.fail(c, http.StatusNotFound, "panel-none", nil)
	} else if s.body(c, &in) {
		s.panelDone(c, p.Hold(c, time.Duration(min(max(in.Seconds, -1), 3600)*float64(time.Second))))
	}
}

// panelDone answers with the state of the panel, or with the error.
func (s *Server) panelDone(c *gin.Context, err error) {
	var f *panel.Fault
	switch {
	case err == nil:
		s.getPanel(c)
	case errors.As(err, &f):
		s.fail(c, http.StatusUnprocessableEntity, f.ID, f.Args)
	default:
		s.cfg.Log.Error("a request failed", "path", c.Request.URL.Path, "err", err)
		s.fail(c, http.StatusInternalServerError, "server-stumbled", nil)
	}
}
