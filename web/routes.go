package web

import (
	"net/http"

	"github.com/gin-gonic/gin"

	"quartermaster/companion/devices"
)

// route is one address and the least role that may call it.
type route struct {
	method, path string
	least        devices.Role
	do           gin.HandlerFunc
}

const (
	nobody    = devices.Nobody
	spectator = devices.Spectator
	player    = devices.Player
	host      = devices.Host
	phone     = devices.CameraPhone
	listener  = devices.Listener
)

// routes lists all addresses of a table, each with the least role that may call it. What is neither here nor in houseRoutes
// is refused.
func (s *Server) routes() []route {
	return []route{
		// Before a device is let in: the page, so that it can send a code, and nothing about the table.
		{"GET", "/", nobody, s.getPage},
		{"HEAD", "/", nobody, s.getPage},
		{"GET", "/assets/*file", nobody, s.getAsset},
		{"HEAD", "/assets/*file", nobody, s.getAsset},
		{"GET", "/overlay", nobody, s.getOverlay},
		{"HEAD", "/overlay", nobody, s.getOverlay},
		{"GET", "/healthz", nobody, func(c *gin.Context) { c.String(http.StatusOK, "ok\n") }},
		{"GET", "/api/v1/me", nobody, s.getMe},
		{"POST", "/api/v1/pair", nobody, s.postPair},
		{"POST", "/api/v1/host", nobody, s.postHost},
		// Spectators.
		{"POST", "/api/v1/leave", spectator, s.postLeave},
		{"POST", "/api/v1/me/invitation", spectator, s.postOwnInvitation},
		{"GET", "/api/v1/openapi.yaml", spectator, func(c *gin.Context) { c.Data(http.StatusOK, "application/yaml; charset=utf-8", openapi) }},
		{"GET", "/api/v1/games", spectator, s.getGames},
		{"GET", "/api/v1/tables", spectator, s.getTables},
		{"GET", "/api/v1/table", spectator, s.getTable},
		{"GET", "/api/v1/events", spectator, s.getEvents},
		{"GET", "/api/v1/steps", spectator, s.getSteps},
		{"GET", "/api/v1/steps/:entry", spectator, s.getStep},
		{"GET", "/api/v1/game/throws/:file", spectator, s.getThrowsFile},
		{"GET", "/api/v1/sightings/:id/top.jpg", spectator, s.getTop},
		{"GET", "/api/v1/camera.jpg", spectator, s.getCamera},
		{"GET", "/api/v1/emblems/:game/:name", spectator, s.getEmblem},
		// Spectators and other programs.
		{"GET", "/api/v1/throws", listener, s.getThrows},
		{"GET", "/api/v1/throws/:throw/top.jpg", listener, s.getThrowTop},
		// Players.
		{"POST", "/api/v1/me", player, s.postMe},
		{"POST", "/api/v1/answers", player, s.postAnswer},
		{"POST", "/api/v1/corrections", player, s.postCorrection},
		{"POST", "/api/v1/corrections/trial", player, s.postTrial},
		{"POST", "/api/v1/throw", player, s.postThrow},
		{"POST", "/api/v1/pictures", player, s.postPicture},
		{"POST", "/api/v1/sighting/fixes", player, s.postFix},
		{"POST", "/api/v1/undo", player, s.postUndo},
		{"POST", "/api/v1/steps/:entry/return", player, s.postReturn},
		{"POST", "/api/v1/steps/:entry/open", player, s.postOpen},
		{"POST", "/api/v1/redo", player, s.postRedo},
		{"POST", "/api/v1/clock/hold", player, s.postHold},
		// The phone that is the camera.
		{"POST", "/api/v1/frames", phone, s.postFrame},
		// The host.
		{"POST", "/api/v1/game", host, s.postGame},
		{"POST", "/api/v1/game/parked", host, s.postParked},
		{"POST", "/api/v1/clock", host, s.postClock},
		{"DELETE", "/api/v1/host", host, s.deleteHost},
		{"GET", "/api/v1/devices", host, s.getDevices},
		{"POST", "/api/v1/devices/:id", host, s.postDevice},
		{"DELETE", "/api/v1/devices/:id", host, s.deleteDevice},
		{"POST", "/api/v1/invitations", host, s.postInvitation},
		{"GET", "/api/v1/listeners", host, s.getListeners},
		{"POST", "/api/v1/listeners", host, s.postListener},
		{"DELETE", "/api/v1/listeners/:id", host, s.deleteListener},
		{"GET", "/api/v1/health", host, s.getHealth},
		{"GET", "/api/v1/examination", host, s.getExamination},
		{"GET", "/api/v1/report", host, s.getReport},
		{"GET", "/api/v1/panel", host, s.getPanel},
		{"POST", "/api/v1/panel", host, s.postPanel},
		{"POST", "/api/v1/panel/press", host, s.postPress},
		// The host: cameras, kept rigs, and the set-up that makes one.
		{"GET", "/api/v1/cameras", host, s.getCameras},
		{"POST", "/api/v1/camera", host, s.postCamera},
		{"GET", "/api/v1/live.jpg", host, s.getLive},
		{"POST", "/api/v1/reading", host, s.postReading},
		{"GET", "/api/v1/rigs", host, s.getRigs},
		{"POST", "/api/v1/rigs/:id", host, s.postRig},
		{"DELETE", "/api/v1/rigs/:id", host, s.deleteRig},
		{"POST", "/api/v1/rigs/:id/choose", host, s.postRigChoose},
		{"GET", "/api/v1/rigs/:id/file", host, s.getRigFile},
		{"POST", "/api/v1/rig/undo", host, s.postRigUndo},
		{"GET", "/api/v1/setup", host, s.getSetup},
		{"POST", "/api/v1/setup", host, s.postSetup},
		{"DELETE", "/api/v1/setup", host, s.deleteSetup},
		{"POST", "/api/v1/setup/begin", host, s.postSetupBegin},
		{"POST", "/api/v1/setup/pictures", host, s.postSetupPicture},
		{"GET", "/api/v1/setup/pictures/:id", host, s.getSetupPicture},
		{"DELETE", "/api/v1/setup/pictures/:id", host, s.deleteSetupPicture},
		{"POST", "/api/v1/setup/calibration", host, s.postCalibration},
		{"DELETE", "/api/v1/setup/calibration", host, s.deleteCalibration},
		{"POST", "/api/v1/setup/keep", host, s.postSetupKeep},
		{"POST", "/api/v1/setup/test", host, s.postSetupTest},
		{"GET", "/api/v1/setup/view", host, s.getSetupView},
		{"POST", "/api/v1/setup/corners", host, s.postSetupCorners},
		{"GET", "/api/v1/setup/still", host, s.getSetupStill},
		{"GET", "/api/v1/setup/dice", host, s.getSetupDice},
		{"GET", "/api/v1/setup/lens", host, s.getSetupLens},
		{"GET", "/api/v1/setup/screen", host, s.getSetupScreen},
		{"GET", "/api/v1/chessboard/:paper", spectator, s.getChessboard},
	}
}

// houseRoutes lists the addresses that belong to no table. The roles are those at the first table; devices of other tables only watch.
func (s *Server) houseRoutes() []route {
	return []route{
		{"GET", "/api/v1/people", spectator, s.getPeople},
		{"GET", "/api/v1/history", spectator, s.getHistory},
		{"GET", "/api/v1/statistics", spectator, s.getStatistics},
		{"POST", "/api/v1/people", host, s.postPerson},
		{"POST", "/api/v1/people/:id", host, s.postPerson},
		{"DELETE", "/api/v1/people/:id", host, s.deletePerson},
		{"GET", "/api/v1/export/:file", host, s.getExport},
		{"GET", "/api/v1/copy", host, s.getCopy},
		{"POST", "/api/v1/copy", host, s.postCopy},
		{"GET", "/api/v1/copies", host, s.getCopies},
		{"POST", "/api/v1/copies", host, s.postKeep},
		{"POST", "/api/v1/copies/:name", host, s.postBring},
		{"GET", "/metrics", host, s.getMetrics},
	}
}

// handle registers the routes.
func (s *Server) handle() {
	e := s.engine
	e.Use(s.forwarded, s.measured, s.recovered, s.headers, s.guarded, s.admitted)
	s.least, s.house = map[string]devices.Role{}, map[string]bool{}
	for _, r := range s.houseRoutes() {
		s.house[r.method+" "+r.path] = true
	}
	for _, r := range append(s.routes(), s.houseRoutes()...) {
		s.least[r.method+" "+r.path] = r.least
		e.Handle(r.method, r.path, r.do)
	}
	e.NoRoute(s.noRoute)
	e.NoMethod(func(c *gin.Context) { s.fail(c, http.StatusMethodNotAllowed, "not-here", nil) })
}

// admitted lets a call through if the device's role at the table that it is about is enough for its route.
// A route without a role is closed to everybody.
func (s *Server) admitted(c *gin.Context) {
	path := c.FullPath()
	if path == "" { // no route: the answer tells nothing about a table
		c.Next()
		return
	}
	p := s.places[0]
	if isAPI(path) && !s.house[c.Request.Method+" "+path] {
		if p = s.asked(c); p == nil {
			s.fail(c, http.StatusNotFound, "no-such-table", map[string]any{"Table": clip(c.Query("table"))})
			return
		}
	}
	dev, home := s.visit(c, p)
	if dev.Role != devices.Nobody {
		shown(c, dev.ID)
	}
	c.Set(callerKey, dev)
	c.Set(placeKey, p)
	c.Set(homeKey, home)
	least, known := s.least[c.Request.Method+" "+path]
	switch {
	case known && dev.Role.May(least):
		c.Next()
	case !known:
		s.fail(c, http.StatusForbidden, "not-here", nil)
	case dev.Role == devices.Nobody:
		if _, token := tokenOf(c); token {
			s.fail(c, http.StatusUnauthorized, "token-ended", nil)
			return
		}
		s.fail(c, http.StatusUnauthorized, "not-paired", nil)
	case dev.Role == devices.Listener:
		s.fail(c, http.StatusForbidden, "listens-only", nil)
	case least == devices.Listener: // it is the camera
		s.fail(c, http.StatusForbidden, "needs-spectator", nil)
	default:
		s.fail(c, http.StatusForbidden, "needs-"+least.String(), nil)
	}
}
