package web

import (
	"encoding/json"
	"errors"
	"mime"
	"net/http"
	"time"

	"github.com/gin-gonic/gin"

	"quartermaster/companion"
	"quartermaster/vision"
)

// Bounds of a frame from the phone that is the camera.
const (
	mostFrame    = 8 << 20         // bytes of a frame
	mostSettings = 512             // bytes of the header with its settings
	frameTime    = 5 * time.Second // for its body; a phone that was cut off sends a new frame anyway
)

// wishJSON tells the phone when to send the next frame and which settings to keep.
type wishJSON struct {
	WaitMS int64              `json:"wait_ms"`        // until the next frame
	Rests  bool               `json:"rests"`          // no frames are wanted, only signs of life
	Hold   map[string]float64 `json:"hold,omitempty"` // the settings that its camera is to keep
}

// postFrame takes one frame of the phone that is the table's camera. It answers once the frame was used, so that the phone
// sends no more than are wanted.
func (s *Server) postFrame(c *gin.Context) {
	if kind, _, err := mime.ParseMediaType(c.GetHeader("Content-Type")); err != nil || kind != "image/jpeg" {
		s.fail(c, http.StatusUnsupportedMediaType, "wrong-type", map[string]any{"Type": "image/jpeg"})
		return
	}
	var settings map[string]float64
	if told := c.GetHeader("X-Camera"); told != "" {
		if len(told) > mostSettings || json.Unmarshal([]byte(told), &settings) != nil {
			s.fail(c, http.StatusBadRequest, "frame-settings", nil)
			return
		}
	}
	_ = http.NewResponseController(c.Writer).SetReadDeadline(time.Now().Add(frameTime)) // a recorder in a test has none
	wish, err := at(c).Table.Bring(c, http.MaxBytesReader(c.Writer, c.Request.Body, mostFrame), settings)
	var big *http.MaxBytesError
	var why *vision.Reason
	var refused *companion.Refused
	switch {
	case err == nil:
		c.JSON(http.StatusOK, wishJSON{wish.Wait.Milliseconds(), wish.Rests, wish.Hold})
	case errors.As(err, &big):
		s.fail(c, http.StatusRequestEntityTooLarge, "body-too-big", map[string]any{"Most": "8 MB"})
	case errors.As(err, &why):
		status := http.StatusBadRequest
		if why.ID == "frame-early" {
			c.Header("Retry-After", "1")
			status = http.StatusTooManyRequests
		}
		s.fail(c, status, why.ID, why.Args)
	case errors.As(err, &refused):
		s.fail(c, http.StatusUnprocessableEntity, refused.Why.ID, refused.Why.Args)
	default:
		s.fail(c, http.StatusBadRequest, "frame-broken", nil)
	}
}
