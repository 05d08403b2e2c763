package web

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/companion/rigs"
	"quartermaster/vision"
)

// The JSON of cameras and rigs.
type (
	camerasJSON struct {
		Cameras []listedJSON `json:"cameras"`
		ByFlags bool         `json:"by_flags"` // the command line chose camera or rig
		Chosen  string       `json:"chosen"`
		Advice  string       `json:"advice,omitempty"` // what to plug in if there is no camera
		MainsHz int          `json:"mains_hz"`         // 0: not set
	}
	listedJSON struct {
		ID     string `json:"id"` // given by the box, new at each start
		Kind   string `json:"kind"`
		Name   string `json:"name"`
		Chosen bool   `json:"chosen"`
		HeldBy string `json:"held_by,omitempty"` // the table that uses it
		Sees   bool   `json:"sees"`              // its picture can be looked at
	}
	rigsJSON struct {
		Rigs    []rigJSON `json:"rigs"`
		Chosen  string    `json:"chosen"`
		Undo    bool      `json:"undo"`
		ByFlags bool      `json:"by_flags"`
	}
	rigJSON struct {
		ID       string        `json:"id"`
		Name     string        `json:"name"`
		Made     time.Time     `json:"made"`
		Camera   rigCameraJSON `json:"camera"`
		WidthPX  int           `json:"width_px"`
		HeightPX int           `json:"height_px"`
		Chosen   bool          `json:"chosen"`
		Fits     bool          `json:"fits"`
		Why      string        `json:"why,omitempty"`
		MarginMM float64       `json:"margin_mm"`
		Fixed    bool          `json:"fixed"` // its camera's settings are kept
		Lens     string        `json:"lens"`
		Learned  int           `json:"learned"` // from how many throws that people confirmed it has learned
	}
	rigCameraJSON struct {
		Kind string `json:"kind"`
		Name string `json:"name"`
	}
)

// bench returns the bench of the table that a request is about. If there is none it answers the request and returns nil.
func (s *Server) bench(c *gin.Context) *rigs.Bench {
	b := at(c).Bench
	if b == nil {
		s.fail(c, http.StatusNotFound, "not-here", nil)
	}
	return b
}

// undone answers the request if a bench returned an error, and reports whether it did.
func (s *Server) undone(c *gin.Context, err error) bool {
	var refused *companion.Refused
	switch {
	case err == nil:
		return false
	case errors.Is(err, rigs.ErrStale):
		c.JSON(http.StatusConflict, s.setupJSON(c, at(c).Bench.Setup(c, 0)))
	case errors.As(err, &refused):
		s.fail(c, http.StatusUnprocessableEntity, refused.Why.ID, refused.Why.Args)
	default:
		s.cfg.Log.Error("camera or rig", "err", err)
		s.fail(c, http.StatusServiceUnavailable, "rigs-not-saved", nil)
	}
	return true
}

func (s *Server) getCameras(c *gin.Context) {
	if b := s.bench(c); b != nil {
		s.listCameras(c, b)
	}
}

func (s *Server) listCameras(c *gin.Context, b *rigs.Bench) {
	all, byFlag := b.Cameras(c)
	out := camerasJSON{Cameras: []listedJSON{}, ByFlags: byFlag, MainsHz: b.Mains()}
	plugged := false
	for _, one := range all {
		own := one.Camera.Kind != "upload" && one.Camera.Kind != "phone"
		out.Cameras = append(out.Cameras, listedJSON{one.ID, one.Camera.Kind, one.Camera.Name, one.Chosen, one.HeldBy, own && one.HeldBy == ""})
		if plugged = plugged || own; one.Chosen {
			out.Chosen = one.ID
		}
	}
	if !plugged {
		out.Advice = s.words.Say(s.lang(c), "camera-advice", nil)
	}
	c.JSON(http.StatusOK, out)
}

// postCamera chooses a camera by its id, or a network camera by the address that the host typed, or sets the mains' frequency.
func (s *Server) postCamera(c *gin.Context) {
	var in struct {
		ID      string `json:"id"`
		Address string `json:"address"`
		MainsHz int    `json:"mains_hz"`
	}
	b := s.bench(c)
	if b == nil || !s.body(c, &in) {
		return
	}
	var err error
	switch {
	case in.MainsHz != 0:
		err = b.SetMains(c, in.MainsHz)
	case in.Address != "":
		err = b.ChooseNetwork(c, in.Address)
	default:
		err = b.Choose(c, in.ID)
	}
	if !s.undone(c, err) {
		s.listCameras(c, b)
	}
}

// getLive sends a camera's raw picture.
func (s *Server) getLive(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	after, _ := strconv.ParseUint(c.Query("after"), 10, 64) // no number: any picture will do
	var f vision.Frame
	var ok bool
	if frame, err := strconv.ParseUint(c.Query("frame"), 10, 64); err == nil { // the frame that was read last
		f, ok = b.Tried(frame)
	} else {
		f, ok = b.Frame(c, c.Query("camera"), after)
	}
	if c.Query("camera") == "" && (!ok || after != 0 && f.Serial == after) { // an old picture must not be shown as live
		if why := s.dark(c); why != "" {
			s.failIn(c, http.StatusNotFound, why)
			return
		}
	}
	if !ok {
		s.fail(c, http.StatusNotFound, "camera-dark", nil)
		return
	}
	c.Header("X-Frame", strconv.FormatUint(f.Serial, 10))
	c.Data(http.StatusOK, pictureType(f.Data), f.Data)
}

// dark says why the table's camera sends no pictures; "": it does, or people upload them.
func (s *Server) dark(c *gin.Context) string {
	camera := at(c).Table.Camera()
	if camera.Live || camera.Kind == "none" || camera.Kind == "upload" {
		return ""
	}
	return s.words.reason(camera.Reason, s.lang(c))
}

func pictureType(data []byte) string {
	if len(data) > 0 && data[0] == 0x89 {
		return "image/png"
	}
	return "image/jpeg"
}

func (s *Server) getRigs(c *gin.Context) {
	if b := s.bench(c); b != nil {
		s.listRigs(c, b)
	}
}

func (s *Server) listRigs(c *gin.Context, b *rigs.Bench) {
	all, undo, byFlag := b.Rigs()
	out := rigsJSON{Rigs: []rigJSON{}, Undo: undo, ByFlags: byFlag}
	for _, r := range all {
		one := rigJSON{r.ID, r.Name, r.Made, rigCameraJSON{r.Camera.Kind, r.Camera.Name}, r.WidthPX, r.HeightPX, r.Chosen, r.Why == nil, "", r.MarginMM, !r.Fixed.IsZero(), r.Lens, r.Learned}
		if r.Why != nil {
			one.Why = s.words.Sentence(s.lang(c), "", *r.Why)
		}
		if r.Chosen {
			out.Chosen = r.ID
		}
		out.Rigs = append(out.Rigs, one)
	}
	c.JSON(http.StatusOK, out)
}

func (s *Server) postRig(c *gin.Context) {
	var in struct {
		Name string `json:"name"`
	}
	b := s.bench(c)
	if b != nil && s.body(c, &in) && !s.undone(c, b.Rename(c.Param("id"), in.Name)) {
		s.listRigs(c, b)
	}
}

func (s *Server) postRigChoose(c *gin.Context) {
	if b := s.bench(c); b != nil && !s.undone(c, b.ChooseRig(c, c.Param("id"))) {
		s.listRigs(c, b)
	}
}

func (s *Server) postRigUndo(c *gin.Context) {
	if b := s.bench(c); b != nil && !s.undone(c, b.UndoRig(c)) {
		s.listRigs(c, b)
	}
}

func (s *Server) deleteRig(c *gin.Context) {
	if b := s.bench(c); b != nil && !s.undone(c, b.DeleteRig(c, c.Param("id"))) {
		s.listRigs(c, b)
	}
}

// getRigFile sends a saved rig as one file.
func (s *Server) getRigFile(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	k, there := b.Kept(c.Param("id"))
	if !there {
		s.fail(c, http.StatusNotFound, "rig-gone", nil)
		return
	}
	s.attach(c, "quartermaster-rig-"+k.Made.Format("20060102-150405")+".zip", "application/zip", func(w io.Writer) error { return b.Pack(k.ID, w) })
}

// postReading reads the newest picture with the table's rig, outside of any game.
func (s *Server) postReading(c *gin.Context) {
	look := at(c).Table.Look
	if b := at(c).Bench; b != nil {
		look = b.Look
	}
	reading, f, err := look(c)
	if err != nil {
		s.undone(c, err)
		return
	}
	text, err := json.Marshal(reading)
	if err != nil {
		s.undone(c, err)
		return
	}
	c.JSON(http.StatusOK, gin.H{"reading": json.RawMessage(text), "frame": f.Serial})
}
