package web

import (
	"context"
	"fmt"
	"net/http"
	"runtime/debug"
	"sync"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/calibration"
	"quartermaster/calibration/measure"
	"quartermaster/calibration/setupwizard"
	"quartermaster/companion/rigs"
	"quartermaster/vision"
)

// assistant measures what the steps of a table's set-up show to people. It changes nothing and keeps nothing on disk.
type assistant struct {
	mu       sync.Mutex
	viewer   setupwizard.Viewer
	seen     uint64
	view     setupwizard.View
	looking  bool
	looked   time.Time
	lid      *setupwizard.Lid // where the lid was found last
	lidBoard calibration.Board
	watch    *setupwizard.Watch
	watches  basis // what watch was made for
	lying    setupwizard.Lying
	lies     basis // what lying was made for
	guide    *setupwizard.LensGuide
	guides   guided // what guide was made for

	searching sync.Mutex // one search for corners at a time: it uses a whole processor for seconds
	grouping  sync.Mutex // the same for the dice of the teaching picture
}

// basis is everything that a measurement of the board depends on. When any of it changes, the board is measured again.
type basis struct {
	setup   string // its id
	bare    bool   // the picture of the empty board is awaited
	corners [4][2]float64
	board   calibration.Board
	dieMM   float64
	empty   rigs.Picture
	teach   rigs.Picture
}

// basisOf returns the basis of a set-up whose corners are known, without its pictures.
func basisOf(s *rigs.Setup) basis {
	board, die := sizesOf(s)
	return basis{setup: s.ID, corners: [4][2]float64(s.Answers.Corners), board: board, dieMM: die}
}

// Until the sizes are entered, the search expects the most common lid.
var usualBoard = calibration.Board{WidthMM: 290, HeightMM: 290, WallMM: 45}

const (
	usualDieMM  = 16.0
	lookApart   = 3 * time.Second // between two searches for the lid
	viewPatient = 2 * time.Second
)

// sizesOf returns the sizes that people entered, and defaults for the others.
func sizesOf(s *rigs.Setup) (board calibration.Board, dieMM float64) {
	board, dieMM = usualBoard, usualDieMM
	if s != nil && s.Answers.Board != nil {
		board = *s.Answers.Board
	}
	if s != nil && s.Answers.Die != nil {
		dieMM = s.Answers.Die.EdgeMM
	}
	return board, dieMM
}

// newest returns the newest complete picture of a table's camera. If there is none it answers the request and reports false.
func (s *Server) newest(c *gin.Context, b *rigs.Bench) (vision.Frame, bool) {
	ctx, cancel := context.WithTimeout(c, viewPatient)
	defer cancel()
	f, ok := b.Frame(ctx, "", 0)
	if !ok {
		s.fail(c, http.StatusNotFound, "camera-dark", nil)
	}
	return f, ok
}

// getSetupView judges the newest picture.
func (s *Server) getSetupView(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	f, ok := s.newest(c, b)
	if !ok {
		return
	}
	board, die := sizesOf(b.Setup(c, 0))
	a := &at(c).assist
	a.mu.Lock()
	defer a.mu.Unlock()
	if f.Serial != a.seen || a.view.WidthPX == 0 {
		view, err := a.viewer.See(f.Data, die)
		if err != nil {
			s.fail(c, http.StatusNotFound, "camera-dark", nil)
			return
		}
		a.view, a.seen = view, f.Serial
	}
	if !a.looking && time.Since(a.looked) > lookApart {
		a.looking = true
		go func() {
			defer func() {
				if p := recover(); p != nil {
					s.cfg.Log.Error("the search for the lid stumbled", "panic", fmt.Sprint(p), "stack", string(debug.Stack()))
				}
			}()
			a.look(f.Data, board)
		}()
	}
	c.JSON(http.StatusOK, a.view)
}

// look finds the lid, for the next judgements of the view.
func (a *assistant) look(data []byte, board calibration.Board) {
	a.searching.Lock()
	defer a.searching.Unlock()
	defer func() {
		a.mu.Lock()
		defer a.mu.Unlock()
		a.looking, a.looked = false, time.Now()
	}()
	lid, err := setupwizard.Look(data, board)
	if err != nil {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.viewer.Found(lid, board)
	a.lid, a.lidBoard = lid, board
}

// postSetupCorners snaps taps to the floor's corners, or proposes corners where there are no taps.
func (s *Server) postSetupCorners(c *gin.Context) {
	var in struct {
		Corners [][2]float64 `json:"corners_px"`
	}
	b := s.bench(c)
	if b == nil || !s.body(c, &in) {
		return
	}
	if n := len(in.Corners); n != 0 && n != 4 {
		s.fail(c, http.StatusBadRequest, "setup-odd", map[string]any{"What": "corners_px"})
		return
	}
	f, ok := s.newest(c, b)
	if !ok {
		return
	}
	board, _ := sizesOf(b.Setup(c, 0))
	a := &at(c).assist
	a.searching.Lock()
	defer a.searching.Unlock()
	found, err := a.corners(f.Data, board, in.Corners)
	if err != nil {
		s.fail(c, http.StatusNotFound, "camera-dark", nil)
		return
	}
	c.JSON(http.StatusOK, gin.H{"corners_px": found.Corners, "doubt": found.Doubt, "frame": f.Serial})
}

// corners snaps taps to the floor's corners. Without taps it begins where the lid was seen last, and searches the whole picture
// where that is not sure.
func (a *assistant) corners(picture []byte, board calibration.Board, taps [][2]float64) (measure.Snapped, error) {
	if len(taps) == 4 {
		found, err := setupwizard.Snap(picture, board, [4][2]float64(taps))
		if err != nil { // corners that no camera sees: they stay as they are, and the page says so
			found.Corners, found.Doubt = [4][2]float64(taps), measure.DoubtUnseen
		}
		return found, nil
	}
	a.mu.Lock()
	lid := a.lid
	if a.lidBoard != board {
		lid = nil
	}
	a.mu.Unlock()
	if lid != nil && lid.Doubt == "" { // found while the view was judged
		if found, err := setupwizard.Snap(picture, board, lid.Corners); err == nil && found.Doubt == "" {
			return found, nil
		}
	}
	return setupwizard.Propose(picture, board)
}

// getSetupStill tells how long nothing has moved over the board.
func (s *Server) getSetupStill(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	f, ok := s.newest(c, b)
	if !ok {
		return
	}
	setup := b.Setup(c, 0)
	if setup == nil || len(setup.Answers.Corners) != 4 {
		c.JSON(http.StatusOK, setupwizard.Still{})
		return
	}
	var empty []byte
	on := basisOf(setup)
	on.bare = c.Query("for") == string(rigs.ForEmpty)
	if p := newestOf(setup, rigs.ForEmpty); p != nil && !on.bare {
		empty, _ = b.Picture(p.ID)
		on.empty = *p
	}
	a := &at(c).assist
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.watch == nil || a.watches != on {
		w, h, err := setupwizard.Size(f.Data)
		if err != nil {
			s.fail(c, http.StatusNotFound, "camera-dark", nil)
			return
		}
		if a.watch, err = setupwizard.NewWatch(on.corners, on.board, on.dieMM, w, h, empty); err != nil {
			c.JSON(http.StatusOK, setupwizard.Still{})
			return
		}
		a.watches = on
	}
	still, err := a.watch.See(f)
	if err != nil {
		a.watch = nil // the picture's size changed: start watching again
	}
	if still.Empty && !on.bare {
		still.Ready = false // something must be laid on the board first
	}
	c.JSON(http.StatusOK, still)
}

// getSetupDice groups what lies on the picture for teaching.
func (s *Server) getSetupDice(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	setup := b.Setup(c, 0)
	empty, teach := newestOf(setup, rigs.ForEmpty), newestOf(setup, rigs.ForTeach)
	if empty == nil || teach == nil || len(setup.Answers.Corners) != 4 {
		s.fail(c, http.StatusNotFound, "setup-no-picture", nil)
		return
	}
	one, okOne := b.Picture(empty.ID)
	other, okOther := b.Picture(teach.ID)
	if !okOne || !okOther {
		s.fail(c, http.StatusNotFound, "setup-no-picture", nil)
		return
	}
	on := basisOf(setup)
	on.empty, on.teach = *empty, *teach
	lying, err := at(c).assist.dice(on, func() (setupwizard.Lying, error) {
		return setupwizard.DiceOnBoard(one, other, on.corners, on.board, on.dieMM)
	})
	if err != nil {
		s.fail(c, http.StatusUnprocessableEntity, "setup-odd", map[string]any{"What": err.Error()})
		return
	}
	c.JSON(http.StatusOK, lying)
}

// dice returns the dice of a basis. The first request groups them, and requests about something else do not wait for it.
func (a *assistant) dice(on basis, group func() (setupwizard.Lying, error)) (setupwizard.Lying, error) {
	a.grouping.Lock()
	defer a.grouping.Unlock()
	if lying, known := a.grouped(on); known {
		return lying, nil
	}
	lying, err := group()
	if err == nil {
		a.keepDice(on, lying)
	}
	return lying, err
}

// grouped returns the dice that were grouped for a basis.
func (a *assistant) grouped(on basis) (setupwizard.Lying, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.lying, a.lies == on
}

func (a *assistant) keepDice(on basis, lying setupwizard.Lying) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.lying, a.lies = lying, on
}

// newestOf returns the newest picture taken for a purpose, or nil.
func newestOf(s *rigs.Setup, purpose rigs.Purpose) (found *rigs.Picture) {
	if s == nil {
		return nil
	}
	for i := range s.Pictures {
		if s.Pictures[i].For == purpose {
			found = &s.Pictures[i]
		}
	}
	return found
}
