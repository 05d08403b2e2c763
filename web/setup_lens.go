package web

import (
	"io"
	"net/http"

	"github.com/gin-gonic/gin"

	"quartermaster/calibration"
	"quartermaster/calibration/setupwizard"
	"quartermaster/companion/rigs"
	"quartermaster/hardware/printable"
)

// guided is what the guide through the chessboard pictures was made from.
type guided struct {
	setup string // its id
	board calibration.Chessboard
	taken int // how many pictures it was given
}

// printedBoard is the chessboard that quartermaster prints.
var printedBoard = calibration.Chessboard{Columns: printable.ChessboardCols, Rows: printable.ChessboardRows, SquareMM: printable.SquareMM}

// chessboardOf is the chessboard that people have said they hold, or the printed one.
func chessboardOf(s *rigs.Setup) calibration.Chessboard {
	if l := s.Answers.Lens; l != nil && l.Columns > 1 && l.Rows > 1 && l.SquareMM > 0 {
		return calibration.Chessboard{Columns: l.Columns, Rows: l.Rows, SquareMM: l.SquareMM}
	}
	return printedBoard
}

// getSetupLens judges a chessboard that is held before the camera.
func (s *Server) getSetupLens(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	setup := b.Setup(c, 0)
	if setup == nil {
		s.fail(c, http.StatusNotFound, "setup-none", nil)
		return
	}
	f, ok := s.newest(c, b)
	if !ok {
		return
	}
	a := &at(c).assist
	a.mu.Lock()
	defer a.mu.Unlock()
	taken := 0
	for _, p := range setup.Pictures {
		if p.For == rigs.ForLens {
			taken++
		}
	}
	on := guided{setup.ID, chessboardOf(setup), taken}
	if a.guide == nil || a.guides.setup != on.setup || a.guides.board != on.board || a.guides.taken > on.taken {
		a.guide = setupwizard.NewLensGuide(on.board)
	}
	a.guides = on
	for _, p := range setup.Pictures {
		if p.For != rigs.ForLens || a.guide.Knows(p.ID) {
			continue
		}
		if data, ok := b.Picture(p.ID); ok {
			a.guide.Add(p.ID, data)
		}
	}
	view, err := a.guide.See(f)
	if err != nil {
		s.fail(c, http.StatusNotFound, "camera-dark", nil)
		return
	}
	c.JSON(http.StatusOK, view)
}

// getChessboard gives the chessboard to print.
func (s *Server) getChessboard(c *gin.Context) {
	pdf, err := printable.Chessboard(c.Param("paper"))
	if err != nil {
		s.fail(c, http.StatusNotFound, "not-here", nil)
		return
	}
	s.attach(c, "chessboard-"+c.Param("paper")+".pdf", "application/pdf", func(w io.Writer) error {
		_, err := w.Write(pdf)
		return err
	})
}
