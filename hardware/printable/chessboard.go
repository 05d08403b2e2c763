package printable

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/gofont/goregular"
)

// The chessboard: inner corners along and across, and the side of a square in millimetres.
const (
	ChessboardCols = 9
	ChessboardRows = 6
	SquareMM       = 24
)

// BarMM is the length of the bar that people measure, since printers scale.
const BarMM = 100

// Papers are the sizes of paper, as people call them.
var Papers = []string{"a4", "letter"}

// words are what stands on the paper, in both languages: it lies on tables where either is spoken.
var words = []string{
	"Print at 100 %, without fitting to the page. Then measure this bar: it must be 100 mm long. If it is not, enter the length you measured.",
	"Drukuj w skali 100 %, bez dopasowania do strony. Potem zmierz ten odcinek: ma mieć 100 mm. Jeśli nie ma, wpisz zmierzoną długość.",
	"Glue the paper to something flat and stiff.   Naklej kartkę na coś płaskiego i sztywnego.",
}

// Chessboard is the board of 10 by 7 squares of 24 mm with a bar of 100 mm, as PDF. The error is one sentence.
func Chessboard(paper string) ([]byte, error) {
	return sheet(paper, "L", "Quartermaster: chessboard, szachownica", "the chessboard", func(p *fpdf.Fpdf) {
		width, height := p.GetPageSize()
		board(p, (width-(ChessboardCols+1)*SquareMM)/2, 8)
		bar(p, 20, height-22)
		caption(p, words, height-13, 9)
	})
}

// sheet is one page of a paper, upright ("P") or lengthwise ("L"), as PDF; its bytes are the same each time.
func sheet(paper, way, title, what string, draw func(*fpdf.Fpdf)) ([]byte, error) {
	if !slices.Contains(Papers, paper) {
		return nil, fmt.Errorf("there is no paper %.20q; choose one of %s", paper, strings.Join(Papers, ", "))
	}
	p := fpdf.New(way, "mm", paper, "")
	p.SetCatalogSort(true)
	never := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	p.SetCreationDate(never)
	p.SetModificationDate(never)
	p.SetTitle(title, true)
	p.AddUTF8FontFromBytes("go", "", goregular.TTF)
	p.SetAutoPageBreak(false, 0)
	p.SetDisplayMode("fullpage", "single")
	p.AddPage()
	draw(p)
	var out bytes.Buffer
	if err := p.Output(&out); err != nil {
		return nil, fmt.Errorf("%s could not be drawn: %w", what, err)
	}
	return out.Bytes(), nil
}

// caption writes lines of words in a size (points), the first at y (mm).
func caption(p *fpdf.Fpdf, lines []string, y, size float64) {
	p.SetFont("go", "", size)
	for i, line := range lines {
		p.Text(20, y+float64(i)*size/2, line)
	}
}

// board draws the squares; left and top are those of the first one, which is black, in millimetres.
func board(p *fpdf.Fpdf, left, top float64) {
	p.SetFillColor(0, 0, 0)
	for row := range ChessboardRows + 1 {
		for col := range ChessboardCols + 1 {
			if (row+col)%2 == 0 {
				p.Rect(left+float64(col)*SquareMM, top+float64(row)*SquareMM, SquareMM, SquareMM, "F")
			}
		}
	}
}

// bar draws the bar with a mark every centimetre; the outer edges of the end marks are BarMM apart.
func bar(p *fpdf.Fpdf, left, y float64) {
	const line = 0.3
	p.SetLineWidth(line)
	p.Line(left, y, left+BarMM, y)
	for cm := range BarMM/10 + 1 {
		x := left + float64(cm)*10
		switch cm {
		case 0:
			x += line / 2
		case BarMM / 10:
			x -= line / 2
		}
		p.Line(x, y-2.5, x, y+2.5)
	}
}
