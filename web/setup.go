package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/calibration"
	"quartermaster/companion/rigs"
)

// The JSON of a set-up that is under way.
type (
	setupJSON struct {
		Setup *setupStateJSON `json:"setup"`          // null: none is under way
		Late  string          `json:"late,omitempty"` // the requested picture has not come yet: what is done about it
	}
	setupStateJSON struct {
		Serial      int64           `json:"serial"`
		Step        rigs.Step       `json:"step"`
		Camera      rigCameraJSON   `json:"camera"`
		Mends       string          `json:"mends,omitempty"`
		Answers     rigs.Answers    `json:"answers"`
		Pictures    []rigs.Picture  `json:"pictures"`
		Calibration calibrationJSON `json:"calibration"`
		Kept        string          `json:"kept,omitempty"` // the rig that was made from it
		Tests       []rigs.Tested   `json:"tests"`
	}
	calibrationJSON struct {
		State   rigs.CalibrationState `json:"state"`
		Seconds int                   `json:"seconds"`
		Refusal *refusalJSON          `json:"refusal"`
		Found   *foundJSON            `json:"found"`
		Notes   []string              `json:"notes"`
	}
	refusalJSON struct {
		ID      string `json:"id"`
		Text    string `json:"text"`
		Detail  string `json:"detail"` // in English, for a report
		Picture string `json:"picture,omitempty"`
		Step    string `json:"step"`
	}
	foundJSON struct {
		MarginMM       float64 `json:"margin_mm"`
		PixelsPerMM    float64 `json:"pixels_per_mm"`
		DiePX          float64 `json:"die_px"`
		CornersErrorPX float64 `json:"corners_error_px"`
		CornersMovedPX float64 `json:"corners_moved_px"`
		LensPictures   int     `json:"lens_pictures"`
		LensErrorPX    float64 `json:"lens_error_px"`
		FocalSD        float64 `json:"focal_sd"`
	}
)

func (s *Server) setupJSON(c *gin.Context, now *rigs.Setup) setupJSON {
	if now == nil {
		return setupJSON{}
	}
	lang, from := s.lang(c), now.Calibration
	k := calibrationJSON{State: from.State, Seconds: at(c).Bench.Running(now), Notes: []string{}}
	if r := from.Refusal; r != nil {
		k.Refusal = &refusalJSON{r.ID, s.words.Say(lang, r.ID, s.coloured(lang, r.Args)), r.Text, r.Picture, r.Step}
	}
	if f := from.Found; f != nil {
		k.Found = &foundJSON{from.Margin, f.PixelsPerMM, f.PixelsPerMM * from.EdgeMM, f.CornersErrorPX, f.CornersMoved, f.LensPictures, f.LensErrorPX, f.FocalSD}
		if k.Found.DiePX < calibration.LeastDiePX {
			k.Notes = append(k.Notes, s.words.Say(lang, "cal-note-small", map[string]any{"Pixels": int(k.Found.DiePX)}))
		}
		if f.CornersMoved == 0 {
			k.Notes = append(k.Notes, s.words.Say(lang, "cal-note-taps", nil))
		}
		if f.LensPictures == 0 {
			k.Notes = append(k.Notes, s.words.Say(lang, "cal-note-lens", nil))
		}
	}
	return setupJSON{Setup: &setupStateJSON{now.Serial, now.Step, rigCameraJSON{now.Camera.Kind, now.Camera.Name}, now.Mends, now.Answers, now.Pictures, k, now.Kept, append([]rigs.Tested{}, now.Tests...)}}
}

// coloured translates the colours of dice among the arguments, where the language has a word for them.
func (s *Server) coloured(lang string, args map[string]any) map[string]any {
	said := map[string]any{}
	for name, value := range args {
		if colour, ok := value.(string); ok {
			if text := s.words.Say(lang, "colour-"+colour, nil); text != "colour-"+colour {
				value = text
			}
		}
		said[name] = value
	}
	return said
}

// showSetup answers with the present set-up.
func (s *Server) showSetup(c *gin.Context, b *rigs.Bench, status int) {
	c.JSON(status, s.setupJSON(c, b.Setup(c, 0)))
}

// setupPatience is how long a page's request waits for a change of the set-up.
const setupPatience = 10 * time.Second

func (s *Server) getSetup(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	after, _ := strconv.ParseInt(c.Query("after"), 10, 64) // no number: at once
	ctx, cancel := context.WithTimeout(c, setupPatience)
	defer cancel()
	c.JSON(http.StatusOK, s.setupJSON(c, b.Setup(ctx, after)))
}

func (s *Server) postSetupBegin(c *gin.Context) {
	var in struct {
		Mends string    `json:"mends"`
		Step  rigs.Step `json:"step"`
	}
	b := s.bench(c)
	if b != nil && s.body(c, &in) && !s.undone(c, b.BeginSetup(c, in.Mends, in.Step)) {
		s.showSetup(c, b, http.StatusOK)
	}
}

func (s *Server) postSetup(c *gin.Context) {
	var in struct {
		Seen    int64                      `json:"seen"`
		Step    rigs.Step                  `json:"step"`
		Answers map[string]json.RawMessage `json:"answers"`
	}
	b := s.bench(c)
	if b != nil && s.body(c, &in) && !s.undone(c, b.Answer(in.Seen, in.Step, in.Answers)) {
		s.showSetup(c, b, http.StatusOK)
	}
}

func (s *Server) deleteSetup(c *gin.Context) {
	if b := s.bench(c); b != nil && !s.undone(c, b.EndSetup()) {
		s.showSetup(c, b, http.StatusOK)
	}
}

func (s *Server) postSetupPicture(c *gin.Context) {
	var in struct {
		For rigs.Purpose `json:"for"`
	}
	b := s.bench(c)
	if b == nil || !s.body(c, &in) {
		return
	}
	err := b.Take(c, in.For)
	if errors.Is(err, rigs.ErrLate) { // not a refusal: the page asks again
		now := s.setupJSON(c, b.Setup(c, 0))
		now.Late = s.words.Say(s.lang(c), "setup-late", nil)
		c.JSON(http.StatusOK, now)
		return
	}
	if !s.undone(c, err) {
		s.showSetup(c, b, http.StatusOK)
	}
}

func (s *Server) getSetupPicture(c *gin.Context) {
	b := s.bench(c)
	if b == nil {
		return
	}
	data, ok := b.Picture(c.Param("id"))
	if !ok {
		s.fail(c, http.StatusNotFound, "setup-no-picture", nil)
		return
	}
	c.Data(http.StatusOK, pictureType(data), data)
}

func (s *Server) deleteSetupPicture(c *gin.Context) {
	if b := s.bench(c); b != nil && !s.undone(c, b.Drop(c.Param("id"))) {
		s.showSetup(c, b, http.StatusOK)
	}
}

func (s *Server) postCalibration(c *gin.Context) {
	if b := s.bench(c); b != nil && !s.undone(c, b.Calibrate()) {
		s.showSetup(c, b, http.StatusAccepted)
	}
}

func (s *Server) deleteCalibration(c *gin.Context) {
	if b := s.bench(c); b != nil {
		b.StopCalibration()
		s.showSetup(c, b, http.StatusOK)
	}
}

func (s *Server) postSetupKeep(c *gin.Context) {
	var in struct {
		Name string `json:"name"`
	}
	b := s.bench(c)
	if b != nil && s.body(c, &in) && !s.undone(c, b.KeepSetup(c, in.Name)) {
		s.listRigs(c, b)
	}
}

// postSetupTest takes the true dice of a test throw.
func (s *Server) postSetupTest(c *gin.Context) {
	var in struct {
		Frame uint64      `json:"frame"`
		Dice  []rigs.Told `json:"dice"`
	}
	b := s.bench(c)
	if b != nil && s.body(c, &in) && !s.undone(c, b.KeepTest(in.Frame, in.Dice)) {
		s.showSetup(c, b, http.StatusOK)
	}
}
