package web

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	_ "image/png" // pictures from phones may be PNG
	"io"
	"io/fs"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gin-gonic/gin"
	"golang.org/x/image/draw"

	"quartermaster/games"
)

// mostPixels limits a picture before it is decoded.
const mostPixels = 60e6

func (s *Server) postPicture(c *gin.Context) {
	done, ok := s.uploads.begin(caller(c).ID)
	if !ok {
		s.fail(c, http.StatusServiceUnavailable, "pictures-busy", nil)
		return
	}
	defer done()
	b, err := io.ReadAll(steadily(c.Writer, http.MaxBytesReader(c.Writer, c.Request.Body, mostPicture)))
	var big *http.MaxBytesError
	switch {
	case errors.As(err, &big):
		s.fail(c, http.StatusRequestEntityTooLarge, "body-too-big", map[string]any{"Most": "25 MB"})
		return
	case err != nil:
		s.fail(c, http.StatusBadRequest, "picture-cut", nil) // the reason names addresses, and people can do nothing with it
		return
	case len(b) == 0:
		s.fail(c, http.StatusBadRequest, "picture-empty", nil)
		return
	}
	size, kind, err := image.DecodeConfig(bytes.NewReader(b))
	if err != nil || kind != "jpeg" && kind != "png" || size.Width < 1 || size.Height < 1 {
		s.fail(c, http.StatusUnsupportedMediaType, "picture-unknown", nil)
		return
	}
	if float64(size.Width)*float64(size.Height) > mostPixels {
		s.fail(c, http.StatusRequestEntityTooLarge, "picture-huge", map[string]any{"Most": int(mostPixels / 1e6)})
		return
	}
	s.accepted(c, at(c).Table.Upload(c, b))
}

func (s *Server) getTop(c *gin.Context) {
	b, ok := at(c).Table.Top(c.Param("id"))
	if !ok {
		s.fail(c, http.StatusNotFound, "not-here", nil)
		return
	}
	c.Header("Cache-Control", "private, max-age=86400, immutable") // a sighting's picture never changes
	c.Data(http.StatusOK, "image/jpeg", b)
}

// small holds the newest frame as a small picture. It is made at most twice a second, however many devices look.
type small struct {
	mu     sync.Mutex
	serial uint64
	made   time.Time
	jpeg   []byte
}

func (s *Server) getCamera(c *gin.Context) {
	f, ok := at(c).Table.Frame()
	if !ok {
		s.fail(c, http.StatusNotFound, "camera-dark", nil)
		return
	}
	m := &at(c).small
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.jpeg == nil || m.serial != f.Serial && time.Since(m.made) > 500*time.Millisecond {
		b, err := shrink(f.Data, 800)
		if err != nil {
			s.fail(c, http.StatusNotFound, "camera-dark", nil)
			return
		}
		m.jpeg, m.serial, m.made = b, f.Serial, time.Now()
	}
	c.Header("X-Frame", strconv.FormatUint(m.serial, 10))
	c.Data(http.StatusOK, "image/jpeg", m.jpeg)
}

// shrink makes a picture at most so many pixels wide.
func shrink(b []byte, most int) ([]byte, error) {
	size, _, err := image.DecodeConfig(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	if float64(size.Width)*float64(size.Height) > mostPixels {
		return nil, errors.New("the picture has too many pixels")
	}
	img, _, err := image.Decode(bytes.NewReader(b))
	if err != nil {
		return nil, err
	}
	if w := img.Bounds().Dx(); w > most {
		out := image.NewRGBA(image.Rect(0, 0, most, max(1, img.Bounds().Dy()*most/w)))
		draw.ApproxBiLinear.Scale(out, out.Bounds(), img, img.Bounds(), draw.Src, nil)
		img = out
	}
	var buf bytes.Buffer
	err = jpeg.Encode(&buf, img, &jpeg.Options{Quality: 80})
	return buf.Bytes(), err
}

var emblemName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,40}\.svg$`)

func (s *Server) getEmblem(c *gin.Context) {
	name := c.Param("name")
	for _, g := range s.cfg.Games {
		info := g.Info()
		if info.ID != c.Param("game") || !emblemName.MatchString(name) {
			continue
		}
		for _, from := range []fs.FS{info.Emblems, games.Emblems()} {
			if from == nil {
				continue
			}
			if b, err := fs.ReadFile(from, name); err == nil {
				c.Header("Cache-Control", "private, max-age=3600")
				c.Data(http.StatusOK, "image/svg+xml; charset=utf-8", b)
				return
			}
		}
	}
	s.fail(c, http.StatusNotFound, "not-here", nil)
}

func isAPI(path string) bool { return path == "/api" || strings.HasPrefix(path, "/api/") }
