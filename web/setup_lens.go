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
}

// printedBoard is the chessboard that quartermaster prints.
var printedBoard = calibration.Chessboard{Columns: printable.ChessboardCols, Rows: printable.ChessboardRows, SquareMM: printable.SquareMM}

// chessboardOf returns the chessboard that people chose, or the printed one.
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
	on := guided{setup.ID, chessboardOf(setup)}
	if a.guide == nil || a.guides != on {
		a.guide, a.guides = setupwizard.NewLensGuide(on.board), on
	}
	var pictures []string
	for _, p := range setup.Pictures {
		if p.For == rigs.ForLens {
			pictures = append(pictures, p.ID)
		}
	}
	a.guide.Hold(pictures, b.Picture)
	view, err := a.guide.See(f)
	if err != nil {
		s.fail(c, http.StatusNotFound, "camera-dark", nil)
		return
	}
	c.JSON(http.StatusOK, view)
}

// screenJSON says how to show the chessboard on a phone's screen.
type screenJSON struct {
	URL string `json:"url"`
	QR  qrJSON `json:"qr"`
}

// getSetupScreen gives the address of the chessboard for a phone's screen. Whoever opens it needs no code and sees nothing of the table.
func (s *Server) getSetupScreen(c *gin.Context) {
	link := s.plainFor(c) + "#chessboard"
	drawn, err := drawQR(link)
	if err != nil {
		s.cfg.Log.Error("a QR code cannot be drawn", "err", err)
		s.fail(c, http.StatusInternalServerError, "server-stumbled", nil)
		return
	}
	c.JSON(http.StatusOK, screenJSON{link, drawn})
}

// getChessboard sends the chessboard as a PDF.
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
