package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"quartermaster/companion/store"
)

// asProgram makes the test's binary the program itself, so that a test can start it, and kill it.
const asProgram = "QUARTERMASTER_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	// The children that are confined have no environment.
	if os.Getenv(asProgram) != "" || len(os.Args) > 1 && (os.Args[1] == "reader" || os.Args[1] == "calibrator" || os.Args[1] == "refiner") {
		go collectWhenAsked()
		main()
		return
	}
	if shown := os.Getenv(asCamera); shown != "" {
		if err := playCamera(film(shown)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if os.Getenv(asReader) != "" {
		if err := serveGrief(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

// program is a started "quartermaster serve".
type program struct {
	t    testing.TB
	cmd  *exec.Cmd
	base string // http://127.0.0.1:PORT
	code string // the host's
	host *http.Client
	said *bytes.Buffer
	done chan error

	shown *acknowledged // the positions that were shown; nil: nobody wants to know
	stays bool          // attackGame takes no parked game up
}

func startServe(t testing.TB, data string, args ...string) *program {
	t.Helper()
	p := launch(t, data, args...)
	var in letIn
	if err := askControl(t.Context(), data, "/host", &in); err != nil {
		t.Fatal(err)
	}
	p.code = in.Code
	p.host = p.pair("", p.code)
	return p
}

// launch starts it, and nobody is in.
func launch(t testing.TB, data string, args ...string) *program {
	t.Helper()
	p := &program{t: t, said: &bytes.Buffer{}, done: make(chan error, 1)}
	p.cmd = exec.Command(os.Args[0], append(append([]string{"serve", "--data", data}, args...), "--listen", "127.0.0.1:0")...)
	p.cmd.Env = append(os.Environ(), asProgram+"=1")
	p.cmd.Stderr = p.said
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for p.base == "" && lines.Scan() {
		if a := strings.TrimSpace(lines.Text()); strings.HasPrefix(a, "http://") {
			p.base, _, _ = strings.Cut(a, "/?table=")
			p.base = strings.TrimSuffix(p.base, "/")
		}
	}
	go func() {
		_, _ = io.Copy(io.Discard, out)
		p.done <- p.cmd.Wait()
	}()
	t.Cleanup(func() { _ = p.cmd.Process.Kill() }) // most likely it has ended
	if p.base == "" {
		t.Fatalf("it does not serve: %v: %s", <-p.done, p.said)
	}
	return p
}

// withCookie is a device that was let in.
type withCookie struct {
	http.RoundTripper
	cookie *http.Cookie
}

func (w withCookie) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.AddCookie(w.cookie)
	return w.RoundTripper.RoundTrip(r)
}

// pair lets a new device in by a code, and gives it as a client. query names the table, where there are several.
func (p *program) pair(query, code string) *http.Client {
	p.t.Helper()
	res, err := http.Post(p.base+"/api/v1/pair"+query, "application/json", strings.NewReader(`{"code":"`+code+`"}`))
	if err != nil {
		p.t.Fatal(err)
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK || len(res.Cookies()) != 1 {
		p.t.Fatal("it lets nobody in: ", res.Status)
	}
	return &http.Client{Timeout: 10 * time.Second, Transport: withCookie{&http.Transport{}, res.Cookies()[0]}}
}

// end sends a signal and waits for the end.
func (p *program) end(s os.Signal) error {
	p.t.Helper()
	if err := p.cmd.Process.Signal(s); err != nil {
		p.t.Fatal(err)
	}
	select {
	case err := <-p.done:
		return err
	case <-time.After(20 * time.Second):
		p.t.Fatalf("it does not end: %s", p.said)
		return nil
	}
}

// stop ends it as the system does when it shuts down.
func (p *program) stop() {
	p.t.Helper()
	if err := p.end(syscall.SIGTERM); err != nil {
		p.t.Fatalf("%v: %s", err, p.said)
	}
}

// position is what a device must know of a snapshot.
type position struct {
	Version int64
	Hash    string
	Asks    []ask
	Can     struct {
		Undo, Redo bool
		ThrowNow   bool `json:"throw_now"`
	}
	Camera struct {
		Kind, Reader string
		ReaderReason string `json:"reader_reason"`
	}
	Parked   []struct{ Entry int64 }
	Log      []struct{ Text string }
	Alerts   []string
	Sighting *struct {
		ID, State, Error string
		Dice             []struct{ ID int }
	}
}

type ask struct {
	ID, Kind     string
	Skip, Secret bool
	Fields       []struct {
		ID       string
		Min, Max int
		Choices  []struct{ ID, Refused string }
	}
}

// call sends a request; ok says that there was an answer.
func call(c *http.Client, method, url, body string) (status int, b []byte, ok bool) {
	req, err := http.NewRequest(method, url, strings.NewReader(body))
	if err != nil {
		return 0, nil, false
	}
	req.Header.Set("Content-Type", "application/json")
	res, err := c.Do(req)
	if err != nil {
		return 0, nil, false
	}
	defer res.Body.Close()
	b, err = io.ReadAll(res.Body)
	return res.StatusCode, b, err == nil
}

// guess answers an ask with anything that looks like an answer.
func guess(a ask, rng *rand.Rand) map[string]any {
	fields := map[string]any{}
	for _, f := range a.Fields {
		switch {
		case len(f.Choices) == 0:
			fields[f.ID] = f.Min + rng.IntN(max(1, min(f.Max-f.Min+1, 8)))
		case a.Kind == "order" || f.Max > 1:
			ids := []string{}
			for _, i := range rng.Perm(len(f.Choices)) {
				if a.Kind == "order" || len(ids) < f.Min || len(ids) < f.Max && rng.IntN(2) == 0 {
					ids = append(ids, f.Choices[i].ID)
				}
			}
			fields[f.ID] = ids
		default:
			fields[f.ID] = f.Choices[rng.IntN(len(f.Choices))].ID
		}
	}
	return fields
}

// tap does one thing at the table: an answer to any ask, or an undo or a redo. Empty: there is nothing to do.
func (p position) tap(rng *rand.Rand) (path, body string) {
	seen := fmt.Sprintf(`{"seen":%d}`, p.Version)
	switch {
	case p.Hash == "" || len(p.Asks) == 0 && rng.IntN(2) == 0 || rng.IntN(100) == 0: // the game that is played waits
		return "/api/v1/game", fmt.Sprintf(`{"game":"sevenseas","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"white"},{"name":"Ewa","colour":"blue"}],"seen":%d}`, p.Version)
	case len(p.Parked) > 0 && rng.IntN(40) == 0:
		return "/api/v1/game/parked", fmt.Sprintf(`{"entry":%d,"seen":%d}`, p.Parked[rng.IntN(len(p.Parked))].Entry, p.Version)
	case p.Can.Undo && rng.IntN(8) == 0:
		return "/api/v1/undo", seen
	case p.Can.Redo && rng.IntN(4) == 0:
		return "/api/v1/redo", seen
	case len(p.Asks) == 0:
		return "", ""
	}
	a := p.Asks[rng.IntN(len(p.Asks))]
	fields := guess(a, rng)
	if a.Skip && rng.IntN(3) == 0 {
		fields = nil
	}
	b, err := json.Marshal(map[string]any{"ask": a.ID, "seat": -1, "fields": fields, "seen": p.Version})
	if err != nil {
		return "", ""
	}
	return "/api/v1/answers", string(b)
}

func look(c *http.Client, base string) (p position, ok bool) {
	status, b, ok := call(c, "GET", base+"/api/v1/table", "")
	return p, ok && status == 200 && json.Unmarshal(b, &p) == nil
}

func TestServeEndsInOrderWhenItIsTold(t *testing.T) {
	data := t.TempDir()
	p := startServe(t, data)
	stream, err := p.host.Get(p.base + "/api/v1/events")
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	p.stop()
	if left, err := filepath.Glob(filepath.Join(data, "*-wal")); err != nil || len(left) > 0 {
		t.Fatal("the record was not closed", left, err)
	}
}

func TestWhatRunsBesideThePageEndsWhenThePageCannotBeServed(t *testing.T) {
	broken, ended := errors.New("the listener is broken"), 0
	beside := func(ctx context.Context) { <-ctx.Done(); ended++ }
	if err := until(t.Context(), func(context.Context) error { return broken }, beside); err != broken || ended != 1 {
		t.Error(err, ended)
	}
}

func TestASecondServeOfTheSameGamesSaysSoAndHarmsNothing(t *testing.T) {
	data := t.TempDir()
	startServe(t, data)
	cmd := exec.Command(os.Args[0], "serve", "--listen", "127.0.0.1:0", "--data", data)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	out, err := cmd.CombinedOutput()
	if err == nil || !strings.Contains(string(out), "in use by another") {
		t.Fatalf("%v: %s", err, out)
	}
	if aside, err := filepath.Glob(filepath.Join(data, "*aside*")); err != nil || len(aside) > 0 {
		t.Fatal("the record was put aside", aside, err)
	}
}

func TestADamagedRecordIsPutAsideAndTheTableBeginsAndSaysSo(t *testing.T) {
	data := t.TempDir()
	path := filepath.Join(data, "games.db")
	if err := os.WriteFile(path, bytes.Repeat([]byte("no database "), 1000), 0o600); err != nil {
		t.Fatal(err)
	}
	p := startServe(t, data)
	now, ok := look(p.host, p.base)
	if !ok || len(now.Alerts) != 1 || !strings.Contains(now.Alerts[0], "games.db.aside-") {
		t.Fatalf("%+v", now.Alerts)
	}
	p.stop()
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestServeRefusesToBeginWithOneSentence(t *testing.T) {
	data := t.TempDir()
	for name, args := range map[string][]string{
		"an unknown camera":     {"--camera", "telescope:"},
		"a rig that is not":     {"--camera", "upload:", "--rig", filepath.Join(data, "none.json")},
		"an address of the sea": {"--listen", "203.0.113.9:8321", "--listen", "203.0.113.10:8321"},
		"a folder in a file":    {"--data", "/dev/null/games"},
	} {
		t.Run(name, func(t *testing.T) {
			if args[0] != "--listen" {
				args = append(args, "--listen", "127.0.0.1:0")
			}
			cmd := exec.Command(os.Args[0], append([]string{"serve", "--data", data}, args...)...)
			cmd.Env = append(os.Environ(), asProgram+"=1")
			out, err := cmd.CombinedOutput()
			text := strings.TrimSpace(string(out))
			if cmd.ProcessState.ExitCode() != 2 || !strings.HasPrefix(text, "quartermaster: ") || strings.Contains(text, "\n") || len(text) < 30 {
				t.Fatalf("%v: %s", err, out)
			}
		})
	}
}

func TestAddressesNameEveryWayInAndTheLikeliestFirst(t *testing.T) {
	for listen, want := range map[string]string{"127.0.0.1:8321": "http://127.0.0.1:8321/", "[::1]:80": "http://[::1]/", "192.168.1.7:80": "http://192.168.1.7/"} {
		if got := addresses(address(listen)); len(got) != 1 || got[0] != want {
			t.Fatal(got)
		}
	}
	all := addresses(address("[::]:8321"))
	if all[len(all)-1] != "http://127.0.0.1:8321/" {
		t.Fatal("a browser on this machine comes last:", all)
	}
	for _, a := range all {
		if !strings.HasPrefix(a, "http://") || !strings.HasSuffix(a, ":8321/") || strings.Contains(a, "[::]") {
			t.Fatal(a)
		}
	}
}

type address string

func (address) Network() string  { return "tcp" }
func (a address) String() string { return string(a) }

func TestServeSaysWhyItReadsNoPictures(t *testing.T) {
	p := startServe(t, t.TempDir(), "--camera", "upload:")
	now, ok := look(p.host, p.base)
	if !ok || now.Camera.Kind != "upload" || now.Camera.Reader != "none" || len(now.Camera.ReaderReason) < 30 || now.Can.ThrowNow {
		t.Fatalf("%+v", now.Camera)
	}
}
