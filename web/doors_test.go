package web_test

import (
	"bytes"
	"context"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"

	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
)

// A table calls nobody: with a dialer and a resolver that fail and count, everything works and nobody is called.
func TestATableCallsNobody(t *testing.T) {
	var calls atomic.Int64
	transport, resolver := http.DefaultTransport, net.DefaultResolver
	t.Cleanup(func() { http.DefaultTransport, net.DefaultResolver = transport, resolver })
	no := func(context.Context, string, string) (net.Conn, error) {
		calls.Add(1)
		return nil, errors.New("this machine reaches nobody")
	}
	http.DefaultTransport = &http.Transport{DialContext: no, DialTLSContext: no}
	net.DefaultResolver = &net.Resolver{PreferGo: true, Dial: no}
	if _, err := http.Get("http://192.0.2.1/"); err == nil || calls.Swap(0) == 0 {
		t.Fatal("the dialer does not fail")
	}
	s := serve(t, with(tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, clean))
	s.start()
	s.invite("player")
	s.until("the camera", func(n snap) bool { return n.Can.Upload })
	if a := s.post("/api/v1/pictures", string(tabletest.Picture()), "Content-Type", "image/jpeg"); a.status != 202 {
		t.Fatal(a.status, a.text())
	}
	s.until("the throw", func(n snap) bool { return n.Version == 2 })
	st := s.stream()
	st.event()
	if n := calls.Load(); n != 0 {
		t.Fatal(n, "calls")
	}
}

// allowed are the places in which this program starts another or calls somebody, with the reason.
var allowed = map[string]string{
	"cmd/quartermaster/serve_reader.go":    "starts itself as the reader's process",
	"cmd/quartermaster/serve_calibrate.go": "starts itself to calibrate, with the setup file of the data folder, and to learn, with a rig's cases there",
	"cmd/quartermaster/serve_control.go":   "pair calls the socket of its own data folder",
	"cmd/quartermaster/serve_alive.go":     "asks its own page, for systemd's watchdog",
	"cmd/quartermaster/serve_address.go":   "asks the system which of its addresses it would use; nothing is sent",
	"vision/worker":                        "is given the reader's command",
	"hardware/camera/http.go":              "calls the network camera that the command line names, in the home's network only",
	"hardware/camera/process.go":           "runs rpicam-vid, with options from tables in the code",
	"companion/store/link.go":              "keeps connections to the database server that the owner named alive",
	"hardware/camera/rpicam.go":            "asks rpicam-hello which cameras there are",
	"hardware/checkup/machine.go":          "asks rpicam-vid which version it is",
	"companion/storetest":                  "is for tests only: a PostgreSQL server of their own, and a proxy before it",
}

// What starts a program or opens a connection stands in few places, none of which takes a name from a page or a setting.
func TestNoSettingCanRunACommandOrReachAnotherMachine(t *testing.T) {
	call := regexp.MustCompile(`^(exec\.Command(Context)?|os\.StartProcess|syscall\.(Exec|ForkExec|StartProcess)|plugin\.Open|net\.(Dial|DialTimeout|DialTCP|DialUDP|DialIP|Lookup\w+|Dialer|Resolver)|tls\.Dial\w*|http\.(Get|Post|PostForm|Head|Client|DefaultClient|NewRequest|NewRequestWithContext|ProxyFromEnvironment))$`)
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && len(name) > 2 && (name[0] == '.' || name == "testdata" || name == "node_modules" || name == "deploy") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return nil // it does not compile: the build says so
		}
		name := filepath.ToSlash(strings.TrimPrefix(path, "../"))
		ast.Inspect(file, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if pkg, ok := sel.X.(*ast.Ident); ok && call.MatchString(pkg.Name+"."+sel.Sel.Name) {
				found[name] = true
				if allowed[name] == "" && allowed[filepath.ToSlash(filepath.Dir(name))] == "" {
					t.Errorf("%s uses %s.%s", name, pkg.Name, sel.Sel.Name)
				}
			}
			return true
		})
		return nil
	})
	if err != nil || len(found) < 3 {
		t.Fatal("the test looks at the wrong place: ", err, found)
	}
}

// typed is the only thing of that kind which a request may hold: the host types the address of a network camera of the home.
const typed = "POST /api/v1/camera address"

// No request names a file, an address or a command: where things are kept is said at the box only, and cameras are called by ids that the box gave.
func TestNoRequestNamesAFileAnAddressOrACommand(t *testing.T) {
	d, err := load()
	if err != nil {
		t.Fatal(err)
	}
	strange := regexp.MustCompile(`(?i)url|uri|path|folder|command|exec|shell|script|address|camera|listen|port$|dsn`)
	seen, looked := map[string]bool{}, 0
	var look func(at string, s *openapi3.SchemaRef)
	look = func(at string, s *openapi3.SchemaRef) {
		if s == nil || s.Ref != "" && seen[s.Ref] {
			return
		}
		seen[s.Ref] = true
		for name, p := range s.Value.Properties {
			looked++
			if strange.MatchString(name) && at+" "+name != typed {
				t.Errorf("%s takes %q", at, name)
			}
			look(at+"."+name, p)
		}
		look(at, s.Value.Items)
		for _, all := range [][]*openapi3.SchemaRef{s.Value.OneOf, s.Value.AnyOf, s.Value.AllOf} {
			for _, one := range all {
				look(at, one)
			}
		}
	}
	for path, item := range d.Paths.Map() {
		for method, o := range item.Operations() {
			if o.RequestBody != nil {
				for _, m := range o.RequestBody.Value.Content {
					look(method+" "+path, m.Schema)
				}
			}
		}
	}
	if looked < 10 {
		t.Fatal("nothing was looked at")
	}
}

func TestNoAddressLeadsOutOfThePage(t *testing.T) {
	s := serve(t)
	secrets := []string{"package web", "root:", "[core]", "openapi:"}
	for _, path := range []string{
		"/../server.go", "/%2e%2e/server.go", "/..%2fserver.go", "/assets/../../server.go", "/assets/..%2f..%2fserver.go", "/assets/%2e%2e%2f%2e%2e%2fgo.mod", "/assets/..%5cserver.go",
		"/assets//etc/passwd", "/assets/%00", "/assets/a.js%00.css", "/assets/", "/assets/sub", "/assets/sub/", "/.git/config", "/.git/HEAD", "/assets/.git/config",
		"/api/v1/emblems/harbour/..%2f..%2fgo.mod", "/api/v1/emblems/..%2fharbour/x.svg", "/api/v1/sightings/..%2f..%2fgames.db/top.jpg", "/api/v1/sightings/%2fetc%2fpasswd/top.jpg", "//evil.example/", "/devices.json", "/games.db", "/control.sock",
	} {
		for _, role := range []string{s.secret, ""} {
			a := s.as(role).get(path)
			for _, secret := range secrets {
				if bytes.Contains(a.body, []byte(secret)) {
					t.Errorf("%s gives %.80s", path, a.body)
				}
			}
			page := a.status == 200 && bytes.Contains(a.body, []byte("<!doctype html>"))
			if !page && !slices.Contains([]int{301, 307, 400, 401, 404}, a.status) {
				t.Errorf("%s: %d %.80s", path, a.status, a.body)
			}
			if to := a.header.Get("Location"); to != "" && !strings.HasPrefix(to, "/") || strings.HasPrefix(to, "//") {
				t.Errorf("%s leads to %s", path, to)
			}
		}
	}
}

func TestFewPicturesComeInAtOnceAndOneOfEachDevice(t *testing.T) {
	s := serve(t, with(tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, clean))
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.Upload })
	phone := s.as(s.let(devices.Player))
	done := make(chan struct{}, 2)
	begin := func(s *site) *io.PipeWriter {
		r, w := io.Pipe()
		req, err := http.NewRequest("POST", s.http.URL+"/api/v1/pictures", r)
		if err != nil {
			t.Fatal(err)
		}
		s.bring(req)
		req.Header.Set("Content-Type", "image/jpeg")
		go func() {
			if res, err := s.http.Client().Do(req); err == nil {
				res.Body.Close()
			}
			done <- struct{}{}
		}()
		if _, err := w.Write([]byte{0xff}); err != nil {
			t.Fatal(err)
		}
		return w
	}
	busy := func(s *site) {
		t.Helper()
		for limit := time.Now().Add(5 * time.Second); ; time.Sleep(5 * time.Millisecond) {
			a := s.post("/api/v1/pictures", string(tabletest.Picture()[:20]), "Content-Type", "image/jpeg")
			if a.status == 503 && a.text() != "" {
				return
			}
			if time.Now().After(limit) {
				t.Fatal(a.status)
			}
		}
	}
	slow := []*io.PipeWriter{begin(phone)}
	busy(phone) // it holds one already
	if a := s.post("/api/v1/pictures", string(tabletest.Picture()[:20]), "Content-Type", "image/jpeg"); a.status == 503 {
		t.Fatal("one device holds both places")
	}
	slow = append(slow, begin(s))
	busy(s.as(s.let(devices.Player)))
	for _, w := range slow {
		w.Close()
		<-done
	}
	if a := s.post("/api/v1/pictures", string(tabletest.Picture()), "Content-Type", "image/jpeg"); a.status != 202 {
		t.Fatal("and then they come in again:", a.status, a.text())
	}
}

func TestHugeHeadersAndSlowOnesAreCutOff(t *testing.T) {
	s := serve(t)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- s.server.Serve(ctx, l) }()
	c, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	go func() {
		_, _ = io.WriteString(c, "GET / HTTP/1.1\r\nHost: localhost\r\nX: "+strings.Repeat("a", 64<<10)+"\r\n\r\n") // it may be cut off before its end
	}()
	head := make([]byte, 12)
	if _, err := io.ReadFull(c, head); err != nil || string(head) != "HTTP/1.1 431" {
		t.Fatal(string(head), err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
}

func TestEveryAnswerSaysWhatItIs(t *testing.T) {
	s := serve(t)
	for _, path := range []string{"/", "/overlay", "/assets/a.js", "/assets/sub/b.css", "/healthz", "/nowhere", "/api/v1/table", "/api/v1/me", "/api/v1/none", "/api/v1/openapi.yaml", "/api/v1/devices", "/api/v1/camera.jpg"} {
		a := s.get(path)
		kind := a.header.Get("Content-Type")
		if kind == "" || !strings.HasPrefix(kind, "image/") && !strings.Contains(kind, "charset=utf-8") {
			t.Error(path, "is", kind)
		}
	}
}

// Nothing that people type is made part of a page: names come out as they went in, in JSON, which says so.
func TestNamesAreDataAndNeverMarkup(t *testing.T) {
	s := serve(t)
	a := s.post("/api/v1/game", `{"game":"harbour","seats":[{"name":"<script>alert(1)</script>","colour":"green"},{"name":"\"; DROP TABLE x;--","colour":"blue"}],"options":{},"seen":0}`)
	if a.status != 200 || bytes.Contains(a.body, []byte("<script>")) || !strings.HasPrefix(a.header.Get("Content-Type"), "application/json") {
		t.Fatal(a.status, string(a.body))
	}
	if !bytes.Contains(a.body, []byte(`\u003cscript\u003ealert(1)\u003c/script\u003e`)) || !bytes.Contains(a.body, []byte(`\"; DROP TABLE x;--`)) {
		t.Fatal(string(a.body))
	}
}

// The page builds no markup and no code of texts: it has no way to, so that none is left out by mistake.
func TestThePageMakesNoMarkupOrCodeOfTexts(t *testing.T) {
	files, err := filepath.Glob("page/src/*/*.js")
	if err != nil || len(files) < 10 {
		t.Fatal(err, files)
	}
	files = append(files, "page/src/app.js", "page/src/main.js")
	bad := regexp.MustCompile(`innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|\beval\(|new Function|setTimeout\('|srcdoc|javascript:|postMessage`)
	for _, f := range files {
		b, err := readFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(b, "\n") {
			// The sprite is a file of this repository, put in as it is.
			if m := bad.FindString(line); m != "" && strings.TrimSpace(line) != "box.innerHTML = sprite;" {
				t.Errorf("%s:%d %s", f, n+1, m)
			}
		}
	}
}

func readFile(path string) (string, error) {
	b, err := os.ReadFile(path)
	return string(b), err
}
