package web

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"net/http"
	"strconv"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion/archive"
)

// getThrowsFile sends the throws of the present game as a file: JSON with an object for each throw, as getThrows sends them but
// without pictures, or CSV with a line for each die.
func (s *Server) getThrowsFile(c *gin.Context) {
	p := at(c)
	all := []thrownJSON{}
	for _, n := range p.Table.AllThrows() {
		one := p.thrown(n)
		one.Picture = nil
		all = append(all, one)
	}
	switch file := c.Param("file"); file {
	case "throws.json":
		s.attach(c, file, "application/json", func(w io.Writer) error {
			e := json.NewEncoder(w)
			e.SetIndent("", "  ")
			return e.Encode(all)
		})
	case "throws.csv":
		s.attach(c, file, "text/csv; charset=utf-8", func(w io.Writer) error { return writeThrows(w, all) })
	default:
		s.fail(c, http.StatusNotFound, "not-here", nil)
	}
}

// writeThrows writes a line for each die, times in UTC, places in millimetres.
func writeThrows(w io.Writer, all []thrownJSON) error {
	out := csv.NewWriter(w)
	_ = out.Write([]string{"throw", "at", "game", "by", "die", "colour", "face", "value", "loose", "kept", "x_mm", "y_mm"}) // Error tells
	for _, t := range all {
		at := ""
		if t.At != nil {
			at = t.At.UTC().Format(time.RFC3339)
		}
		for _, d := range t.Dice {
			value, x, y := "", "", ""
			if d.Value != nil {
				value = strconv.Itoa(*d.Value)
			}
			if d.PlaceMM != nil {
				x, y = strconv.FormatFloat(d.PlaceMM[0], 'f', 2, 64), strconv.FormatFloat(d.PlaceMM[1], 'f', 2, 64)
			}
			_ = out.Write([]string{strconv.FormatInt(t.Throw, 10), at, t.Game, t.By, strconv.Itoa(d.ID), archive.Cell(d.Colour), archive.Cell(d.Face), value,
				strconv.FormatBool(d.Loose), strconv.FormatBool(d.Kept), x, y})
		}
	}
	out.Flush()
	return out.Error()
}
