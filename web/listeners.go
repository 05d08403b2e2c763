package web

import (
	"net/http"
	"strings"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion/devices"
)

// tokenOf returns the token in the Authorization header; shown is false if the request has none. A token is never
// taken from an address, which ends up in logs, nor from a cookie, which browsers send by themselves.
func tokenOf(c *gin.Context) (token string, shown bool) {
	kind, token, _ := strings.Cut(c.GetHeader("Authorization"), " ")
	return strings.TrimSpace(token), strings.EqualFold(kind, "Bearer")
}

// The JSON of the programs that may listen.
type (
	listenerJSON struct {
		ID    string    `json:"id"`
		Name  string    `json:"name"`
		Since time.Time `json:"since"`
		Seen  time.Time `json:"seen,omitzero"` // absent: it has never called
		Here  bool      `json:"here"`          // it listens now
	}
	newListenerJSON struct {
		Listener listenerJSON `json:"listener"`
		Token    string       `json:"token"`   // shown here only
		Overlay  string       `json:"overlay"` // the address for a streaming program, with the token behind the #
	}
)

func (p *place) listener(l devices.ListenerInfo) listenerJSON {
	return listenerJSON{l.ID, l.Name, l.Since, l.Seen, p.listening.has(l.ID)}
}

func (s *Server) getListeners(c *gin.Context) { s.listListeners(c) }

func (s *Server) listListeners(c *gin.Context) {
	c.JSON(http.StatusOK, each(at(c).Devices.Listeners(), at(c).listener))
}

// postListener makes a listener. Its token is in this answer and nowhere else.
func (s *Server) postListener(c *gin.Context) {
	var in struct {
		Name string `json:"name"`
	}
	if !s.body(c, &in) {
		return
	}
	token, l, err := at(c).Devices.Listen(in.Name)
	if token == "" || err != nil {
		if token != "" { // a token that is not saved would stop working at the next start
			_ = at(c).Devices.EndListener(l.ID)
		}
		s.unsaved(c, err)
		return
	}
	s.cfg.Log.Info("a program may listen", "listener", l.ID, "name", l.Name, "table", at(c).ID, "by", caller(c).ID)
	c.JSON(http.StatusOK, newListenerJSON{at(c).listener(l), token, OverlayLink(s.addressFor(c), at(c).name(), token)})
}

// OverlayLink is the address at which a streaming program shows the throws of a table. The token stands behind the #, which browsers do
// not send.
func OverlayLink(base, table, token string) string {
	return strings.TrimSuffix(base, "/") + "/overlay" + tableQuery(table) + "#token=" + token
}

// deleteListener ends a listener and its streams at once.
func (s *Server) deleteListener(c *gin.Context) {
	if s.unsaved(c, at(c).Devices.EndListener(c.Param("id"))) {
		return
	}
	s.cfg.Log.Info("a program may listen no more", "listener", c.Param("id"), "by", caller(c).ID)
	s.listListeners(c)
}
