package walk

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/web/page"
)

// m is a piece of JSON.
type m = map[string]any

// policy is what the real server sends too: nothing from elsewhere, no script or style in the markup.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// scene gives a snapshot in a language; serial and version are filled in by the stand-in.
type scene func(tr translate) m

// translate picks the Polish or the English one of two sentences.
type translate func(pl, en string) string

func in(lang string) translate {
	return func(pl, en string) string {
		if lang == "pl" {
			return pl
		}
		return en
	}
}

// request is something the page sent.
type request struct {
	path string
	body m
}

// fake is a server that shows scenes and keeps what the page sends. It knows no rules: what comes after a
// request is what the test says.
type fake struct {
	*httptest.Server
	mu      sync.Mutex
	scene   scene
	serial  int
	sent    []request
	changed chan struct{}
	down    bool
	after   func(r request) (status int, next scene)
}

func stand(t *testing.T, first scene) *fake {
	t.Helper()
	f := &fake{scene: first, serial: 1, changed: make(chan struct{})}
	f.Server = httptest.NewUnstartedServer(http.HandlerFunc(f.serve))
	f.Start()
	t.Cleanup(func() {
		f.CloseClientConnections()
		f.Close()
	})
	return f
}

// show makes another scene the table's, for every page at once, and gives its serial, for which a page can wait.
func (f *fake) show(s scene) int64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.set(s)
	return int64(f.serial)
}

func (f *fake) set(s scene) {
	f.scene = s
	f.serial++
	close(f.changed)
	f.changed = make(chan struct{})
}

// fall makes the server unreachable, or reachable again.
func (f *fake) fall(down bool) {
	f.mu.Lock()
	f.down = down
	f.mu.Unlock()
	if down {
		f.CloseClientConnections()
	}
}

func (f *fake) requests() []request {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]request(nil), f.sent...)
}

// last is the newest request to a path, or nil.
func (f *fake) last(path string) m {
	all := f.requests()
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].path == path {
			return all[i].body
		}
	}
	return nil
}

// wait is the newest request to a path, as soon as there is one; nil if none comes.
func (f *fake) wait(path string) m {
	for end := time.Now().Add(10 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if body := f.last(path); body != nil {
			return body
		}
	}
	return nil
}

func (f *fake) snapshot(lang string) m {
	s := f.scene(in(lang))
	s["serial"], s["lang"] = f.serial, lang
	if _, ok := s["version"]; !ok {
		s["version"] = f.serial
	}
	return s
}

func (f *fake) serve(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	down := f.down
	f.mu.Unlock()
	if down {
		panic(http.ErrAbortHandler)
	}
	w.Header().Set("Content-Security-Policy", policy)
	p, isAPI := strings.CutPrefix(r.URL.Path, "/api/v1")
	if !isAPI {
		serveFile(w, r)
		return
	}
	lang := r.URL.Query().Get("lang")
	switch {
	case p == "/events":
		f.stream(w, r, lang)
	case p == "/games":
		reply(w, http.StatusOK, gameList(in(lang)))
	case r.Method == http.MethodGet && isRemembered(p):
		v, _ := remembered(p)
		reply(w, http.StatusOK, v)
	case p == "/steps":
		reply(w, http.StatusOK, stepList(in(lang)))
	case p == "/steps/12" && r.Method == http.MethodGet:
		reply(w, http.StatusOK, oneStep(in(lang)))
	case p == "/steps/13" && r.Method == http.MethodGet:
		reply(w, http.StatusOK, thrownStep(in(lang)))
	case strings.HasSuffix(p, "/top.jpg"):
		servePicture(w, path.Base(path.Dir(p)))
	case p == "/camera.jpg":
		servePicture(w, "camera")
	case strings.HasPrefix(p, "/emblems/"):
		w.Header().Set("Content-Type", "image/svg+xml")
		fmt.Fprint(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 20 12 3l9 17z"/></svg>`)
	case r.Method == http.MethodPost:
		f.take(w, r, p, lang)
	default:
		http.NotFound(w, r)
	}
}

func (f *fake) take(w http.ResponseWriter, r *http.Request, p, lang string) {
	req := request{path: p, body: m{}}
	data, _ := io.ReadAll(r.Body)
	if strings.HasPrefix(r.Header.Get("Content-Type"), "image/") {
		req.body["bytes"] = len(data)
	} else if err := json.Unmarshal(data, &req.body); err != nil {
		reply(w, http.StatusBadRequest, m{"error": m{"text": err.Error()}})
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.sent = append(f.sent, req)
	status := http.StatusOK
	if f.after != nil {
		var next scene
		if status, next = f.after(req); next != nil {
			f.set(next)
		}
	}
	switch {
	case status == http.StatusConflict:
		reply(w, status, m{"error": m{"text": in(lang)("Łucja już odpowiedziała: 2 statki.", "Łucja has answered already: 2 ships.")}, "table": f.snapshot(lang)})
	case status >= 400:
		reply(w, status, m{"error": m{"text": in(lang)("Zdjęcie jest za małe: trzeba co najmniej 640 pikseli.", "The picture is too small: at least 640 pixels are needed.")}})
	case status == http.StatusAccepted:
		w.WriteHeader(status)
	case p == "/corrections/trial":
		reply(w, status, m{"lost": []string{in(lang)("Łucja, co zatrzymujesz z łupu?", "Łucja, what loot do you keep?")}})
	case strings.HasPrefix(p, "/copies/"):
		reply(w, status, keptCopies[0])
	default:
		reply(w, status, f.snapshot(lang))
	}
}

func (f *fake) stream(w http.ResponseWriter, r *http.Request, lang string) {
	w.Header().Set("Content-Type", "text/event-stream")
	beat := time.NewTicker(time.Second)
	defer beat.Stop()
	sent := 0
	for {
		f.mu.Lock()
		data, err := json.Marshal(f.snapshot(lang))
		serial, changed := f.serial, f.changed
		f.mu.Unlock()
		if err != nil {
			panic(err)
		}
		if serial != sent {
			fmt.Fprintf(w, "retry: 300\nevent: table\nid: %d\ndata: %s\n\n", serial, data)
			sent = serial
		} else {
			fmt.Fprintf(w, "event: here\ndata: %d\n\n", serial)
		}
		w.(http.Flusher).Flush()
		select {
		case <-changed:
		case <-beat.C:
		case <-r.Context().Done():
			return
		}
	}
}

func reply(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v)
}

func serveFile(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	data, err := fs.ReadFile(page.Files(), name)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	http.ServeContent(w, r, name, stamp, bytes.NewReader(data))
}

// servePicture shows a throw as a camera would have it: a real one from the folder QM_PICTURES, else one
// that is painted here.
func servePicture(w http.ResponseWriter, name string) {
	w.Header().Set("Content-Type", "image/jpeg")
	if folder := os.Getenv("QM_PICTURES"); folder != "" {
		if data, err := os.ReadFile(path.Join(folder, name+".jpg")); err == nil {
			_, _ = w.Write(data)
			return
		}
	}
	t, ok := throws[name]
	const perMM, side = 2, 600
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	paint := map[string]color.RGBA{"red": {200, 54, 44, 255}, "green": {43, 134, 86, 255}, "blue": {44, 98, 173, 255}, "white": {243, 240, 230, 255}, "yellow": {230, 181, 46, 255}, "black": {40, 44, 50, 255}, "purple": {110, 60, 150, 255}}
	for y := range side {
		for x := range side {
			c := color.RGBA{163, 195, 204, 255}
			if ok {
				for _, d := range t.Dice {
					dx, dy := float64(x)/perMM-5-d.Centre[0], float64(y)/perMM-5-d.Centre[1]
					if dx*dx+dy*dy < d.Edge*d.Edge/4 {
						c = paint[d.Colour]
					}
				}
			}
			img.SetRGBA(x, y, c)
		}
	}
	_ = jpeg.Encode(w, img, nil)
}
