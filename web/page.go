package web

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"

	"github.com/gin-gonic/gin"
)

// asset is one file of the page, held in memory.
type asset struct {
	body []byte
	kind string
	tag  string
}

// assets reads the page's files.
func assets(files fs.FS) (map[string]*asset, error) {
	all := map[string]*asset{}
	if files == nil {
		return nil, errors.New("there is no page to serve")
	}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(b)
		all[name] = &asset{b, kindOf(name), `"` + hex.EncodeToString(sum[:8]) + `"`}
		return nil
	})
	if err == nil && all["index.html"] == nil {
		err = errors.New("index.html is missing")
	}
	if err != nil {
		return nil, fmt.Errorf("the page: %w", err)
	}
	return all, nil
}

// kindOf returns a file's media type. It does not use the machine's own list, which may lack types that the page needs.
func kindOf(name string) string {
	switch ext := path.Ext(name); ext {
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".woff2":
		return "font/woff2"
	case ".txt":
		return "text/plain; charset=utf-8"
	case ".svg":
		return "image/svg+xml; charset=utf-8"
	case ".webmanifest":
		return "application/manifest+json; charset=utf-8"
	default:
		if kind := mime.TypeByExtension(ext); kind != "" {
			return kind
		}
		return "application/octet-stream"
	}
}

// serve sends a file of the page; nil: there is none.
func (s *Server) serve(c *gin.Context, a *asset) {
	if a == nil {
		s.fail(c, http.StatusNotFound, "not-here", nil)
		return
	}
	h := c.Writer.Header()
	h.Set("Cache-Control", "no-cache") // cached, but checked each time, so that an update shows at once
	h.Set("ETag", a.tag)
	if c.GetHeader("If-None-Match") == a.tag {
		c.Status(http.StatusNotModified)
		return
	}
	c.Data(http.StatusOK, a.kind, a.body)
}

func (s *Server) getPage(c *gin.Context) {
	s.serve(c, s.page["index.html"])
}

// getOverlay gives the page that streaming programs lay over their picture.
func (s *Server) getOverlay(c *gin.Context) {
	s.serve(c, s.page["overlay.html"])
}

func (s *Server) getAsset(c *gin.Context) {
	s.serve(c, s.page["assets/"+strings.TrimPrefix(c.Param("file"), "/")])
}

// noRoute sends the page for any other address, so that people can bookmark one, and an error under /api.
func (s *Server) noRoute(c *gin.Context) {
	if c.Request.Method != http.MethodGet || isAPI(c.Request.URL.Path) {
		s.fail(c, http.StatusNotFound, "not-here", nil)
		return
	}
	s.getPage(c)
}
