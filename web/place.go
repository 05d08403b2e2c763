package web

import (
	"cmp"
	"net/http"
	"slices"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/rigs"
	"quartermaster/hardware/panel"
)

// Place is one of the tables of a server. Each has its own game, camera, devices,
// codes and host.
type Place struct {
	ID      string // the name in an address: ?table=ID
	Table   *companion.Table
	Devices *devices.Register    // who may do what at this table
	Reading *companion.Stopwatch // nil: the times of reading are not measured
	Panel   *panel.Panel         // nil: there is none
	Bench   *rigs.Bench          // its cameras and rigs; nil: they cannot be changed
}

// place is a table as it is served.
type place struct {
	Place
	first     bool // its host looks after what belongs to the whole house: people, copies, exports
	alone     bool // there is no other
	streams   streams
	listening streams // of throws, to other programs
	here      *presence
	cache     cache
	small     small
	assist    assistant // of the set-up
}

// placeKey is the key of a request's context for the place that the request is about.
const placeKey = "place"

// at returns the place that a request is about.
func at(c *gin.Context) *place {
	p, _ := c.Get(placeKey)
	return p.(*place) // admitted has put it there
}

// asked returns the place that a request names. A request that names none is about the first place at which its device was let in,
// so that an installed page comes back to its own table. It returns nil if there is no such place.
func (s *Server) asked(c *gin.Context) *place {
	name, named := c.GetQuery("table")
	for _, p := range s.places {
		if named && p.ID == name {
			return p
		}
		if _, in := letIn(c, p); in && !named {
			return p
		}
	}
	if named {
		return nil
	}
	return s.places[0]
}

// letIn returns the device that calls, if it was let in at the place. A request with a token comes from a program, whatever its cookies.
func letIn(c *gin.Context, p *place) (dev devices.Device, in bool) {
	if token, shown := tokenOf(c); shown {
		l, in := p.Devices.Listener(token)
		return devices.Device{ID: l.ID, Name: l.Name, Role: devices.Listener}, in
	}
	return p.Devices.Visit(secretOf(c, p))
}

// visit returns the device that calls and where it was let in. A device of another table of this house may watch.
func (s *Server) visit(c *gin.Context, p *place) (dev devices.Device, home *place) {
	if dev, in := letIn(c, p); in {
		return dev, p
	}
	for _, other := range s.places {
		if other == p {
			continue
		}
		// A camera and a program are at their own table only.
		if dev, in := letIn(c, other); in && dev.Role.May(spectator) {
			dev.Role = devices.Spectator
			return dev, other
		}
	}
	return devices.Device{}, p
}

// The JSON of the list of tables.
type placeJSON struct {
	ID     string       `json:"id"`
	You    devices.Role `json:"you"` // what the caller may do there
	Game   *gameRefJSON `json:"game"`
	Round  string       `json:"round,omitempty"`
	Over   bool         `json:"over"` // the game has ended
	People []personJSON `json:"people"`
	Camera cameraJSON   `json:"camera"`
	Here   int          `json:"here"` // devices that show it now
}

// hasButton reports whether a real button works at the place.
func (p *place) hasButton() bool {
	if p.Panel == nil {
		return false
	}
	s := p.Panel.Status()
	return !s.Drawn && slices.ContainsFunc(s.Parts, func(x panel.Part) bool { return x.Name == panel.Button && x.Is == panel.Found })
}

// getTables lists all tables of this server.
func (s *Server) getTables(c *gin.Context) {
	c.JSON(http.StatusOK, each(s.places, func(p *place) placeJSON {
		dev, _ := s.visit(c, p)
		snap := s.words.snapshot(p.Table.Snapshot(), s.lang(c), p.name())
		out := placeJSON{ID: p.ID, You: dev.Role, Game: snap.Game, Over: snap.Result != nil, People: snap.People, Camera: snap.Camera, Here: p.here.count()}
		if snap.View != nil {
			out.Round = cmp.Or(snap.View.Round, snap.View.Headline)
		}
		return out
	}))
}

// name returns the place's name in an address, or "" if there is only one place.
func (p *place) name() string {
	if p.alone {
		return ""
	}
	return p.ID
}
