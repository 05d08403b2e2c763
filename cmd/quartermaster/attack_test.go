package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"quartermaster/companion/storetest"
)

// The attack: somebody who wants the server to fail, over HTTP and on its disk. Short by default; with QM_LONG=1 as long as
// RUNS.md says. Never may an acknowledged answer be missing without being told, a page not come up, a copy not be brought back.

// times is how often something is tried.
func times(short, long int) int {
	if os.Getenv("QM_LONG") != "" {
		return long
	}
	return short
}

// attackGame plays n taps of a game over HTTP and begins another; it gives the position at the end.
func (p *program) attackGame(rng *rand.Rand, n int) (now position) {
	p.t.Helper()
	for range n {
		var ok bool
		if now, ok = look(p.host, p.base); !ok {
			p.t.Fatal("it does not answer")
		}
		p.show(now)
		if p.stays {
			now.Parked = nil
		}
		if path, body := now.tap(rng); path != "" {
			call(p.host, "POST", p.base+path, body) // the rules may refuse it
		}
	}
	now, _ = look(p.host, p.base)
	p.show(now)
	return now
}

// show notes a position that was shown.
func (p *program) show(now position) {
	if p.shown != nil {
		p.shown.note(now.Version, now.Hash)
	}
}

// last is the newest version of a position that was shown; 0: it never was.
func (a *acknowledged) last(hash string) (newest int64) {
	for version, h := range a.hashes {
		if h == hash {
			newest = max(newest, version)
		}
	}
	return newest
}

// begin starts a game, whatever goes on.
func (p *program) begin() position {
	p.t.Helper()
	now, _ := look(p.host, p.base)
	status, b, _ := call(p.host, "POST", p.base+"/api/v1/game", fmt.Sprintf(`{"game":"sevenseas","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"white"}],"seen":%d}`, now.Version))
	if status != http.StatusOK {
		p.t.Fatal(status, string(b))
	}
	now, _ = look(p.host, p.base)
	p.show(now)
	return now
}

// invite gives a code of a role.
func (p *program) invite(role string) string {
	p.t.Helper()
	var in struct{ Code string }
	status, b, _ := call(p.host, "POST", p.base+"/api/v1/invitations", `{"role":"`+role+`"}`)
	if err := json.Unmarshal(b, &in); err != nil || status != http.StatusOK {
		p.t.Fatal(status, string(b))
	}
	return in.Code
}

// health is what the host's health page says.
func (p *program) health() (worries []string) {
	p.t.Helper()
	var h struct{ Worries []string }
	status, b, _ := call(p.host, "GET", p.base+"/api/v1/health", "")
	if err := json.Unmarshal(b, &h); err != nil || status != http.StatusOK {
		p.t.Fatal(status, string(b), err)
	}
	return h.Worries
}

// archiveAnswers looks whether past games, sums, export and copy are given.
func (p *program) archiveAnswers() {
	p.t.Helper()
	for _, path := range []string{"/api/v1/history", "/api/v1/statistics", "/api/v1/export/quartermaster.json", "/api/v1/copy"} {
		if status, b, _ := call(p.host, "GET", p.base+path, ""); status != http.StatusOK {
			p.t.Error(path, status, string(b))
		}
	}
}

// keepCopy keeps a copy in the data folder.
func (p *program) keepCopy() {
	p.t.Helper()
	if status, b, _ := call(p.host, "POST", p.base+"/api/v1/copies", "{}"); status != http.StatusOK {
		p.t.Fatal(status, string(b))
	}
}

// keptCopy is a copy in the data folder.
type keptCopy struct {
	Name  string
	Steps int64
}

// copies lists the copies in the data folder.
func (p *program) copies() (all []keptCopy) {
	p.t.Helper()
	status, b, _ := call(p.host, "GET", p.base+"/api/v1/copies", "")
	if err := json.Unmarshal(b, &all); err != nil || status != http.StatusOK {
		p.t.Fatal(status, string(b), err)
	}
	return all
}

// copyData copies a data folder as it stands, which is what a power cut leaves.
func copyData(t *testing.T, data string) string {
	t.Helper()
	to := t.TempDir()
	err := filepath.WalkDir(data, func(path string, d os.DirEntry, err error) error {
		name := filepath.Join(to, strings.TrimPrefix(path, data))
		switch {
		case err != nil:
			return err
		case d.IsDir():
			return os.MkdirAll(name, 0o700)
		case !d.Type().IsRegular():
			return nil
		}
		b, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(name, b, 0o600)
	})
	if err != nil {
		t.Fatal(err)
	}
	return to
}

// spoilEntry changes one bit of each copy of an entry's text in a file.
func spoilEntry(t *testing.T, path string, no int) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Appendf(nil, `"no":%d,"at":`, no)
	if !bytes.Contains(b, want) {
		t.Fatal("entry", no, "is not there")
	}
	b = bytes.ReplaceAll(b, want, fmt.Appendf(nil, `"nn":%d,"at":`, no))
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestAttackAFlippedBitInAnEarlierGameIsNamedAndEverythingElseWorks(t *testing.T) {
	data, file := t.TempDir(), filepath.Join(t.TempDir(), "copy.quartermaster")
	rng := rand.New(rand.NewPCG(4, 2))
	p := startServe(t, data)
	p.stays = true // else the first game is no earlier one
	p.begin()
	p.attackGame(rng, 40)
	p.begin()
	p.attackGame(rng, 20)
	now := p.begin()
	p.stop()
	if out, err := run("backup", file, "--data", data); err != nil {
		t.Fatal(out, err)
	}
	spoilEntry(t, filepath.Join(data, "games.db"), 5)
	p = startServe(t, data)
	if is, _ := look(p.host, p.base); is.Version != now.Version || is.Hash != now.Hash || len(is.Alerts) != 1 || !strings.Contains(is.Alerts[0], "Ola, Jan") {
		t.Fatalf("%+v", is)
	}
	if w := p.health(); len(w) == 0 || !strings.Contains(strings.Join(w, "\n"), "Ola, Jan") {
		t.Fatal(w)
	}
	p.archiveAnswers()
	p.keepCopy()
	if out, err := run("doctor", "--data", data, "--listen", "127.0.0.1:0"); err == nil || !strings.Contains(out, "bad   record") {
		t.Fatal(out, err)
	}
	good, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if status, b := p.send("/api/v1/copy", "application/gzip", good); status != http.StatusOK {
		t.Fatal(status, b)
	}
	if is, _ := look(p.host, p.base); is.Version != now.Version || is.Hash != now.Hash {
		t.Fatalf("%+v", is)
	}
}

// send posts bytes of a kind as the host.
func (p *program) send(path, kind string, b []byte) (int, string) {
	p.t.Helper()
	res, err := p.host.Post(p.base+path, kind, bytes.NewReader(b))
	if err != nil {
		p.t.Fatal(err)
	}
	defer res.Body.Close()
	said := &bytes.Buffer{}
	_, _ = said.ReadFrom(res.Body) // what is there is said
	return res.StatusCode, said.String()
}

// However a file of the data folder is damaged: the page comes up, and what was acknowledged is there or people are told.
func TestAttackDamageToAnyFileOfTheDataFolderIsTold(t *testing.T) {
	data := t.TempDir()
	seed := uint64(time.Now().UnixNano())
	t.Log("seed", seed)
	rng := rand.New(rand.NewPCG(seed, 7))
	p := startServe(t, data)
	shown := newAcknowledged()
	p.shown = shown
	p.begin()
	p.attackGame(rng, 60)
	p.begin()
	p.attackGame(rng, 60)
	p.keepCopy()
	now := p.attackGame(rng, 60)
	running := copyData(t, data) // as a power cut leaves it: the log holds the newest steps
	p.stop()
	told, set, copied, steps := 0, 0, 0, int64(0)
	for i := range times(12, 200) {
		from := []string{running, data}[i%2]
		at := copyData(t, from)
		var files []string
		_ = filepath.WalkDir(at, func(path string, d os.DirEntry, err error) error {
			if err == nil && !d.IsDir() && filepath.Base(path) != lockFile {
				files = append(files, path)
			}
			return nil
		})
		what := damage(t, rng, files[rng.IntN(len(files))])
		p := startServe(t, at)
		is, ok := look(p.host, p.base)
		if !ok {
			t.Fatal(what, "the page does not come up")
		}
		if is.Version != now.Version || is.Hash != now.Hash {
			if told++; len(is.Alerts) == 0 {
				t.Fatalf("%s: it is at %d and was at %d, and nobody is told", what, is.Version, now.Version)
			}
			whole := shown.last(is.Hash)
			if is.Hash != "" && whole == 0 {
				t.Fatalf("%s: it shows a position that never was: %v", what, is.Alerts)
			}
			steps += now.Version - whole
		}
		if len(is.Alerts) > 0 {
			set++
		}
		for _, c := range p.copies() {
			status, b, _ := call(p.host, "POST", p.base+"/api/v1/copies/"+c.Name, "{}")
			if damagedCopy := strings.Contains(what, c.Name); status != http.StatusOK && !damagedCopy {
				t.Fatal(what, c.Name, status, string(b))
			}
			if status == http.StatusOK {
				copied++
			}
		}
		if err := p.end(syscall.SIGTERM); err != nil {
			t.Fatal(what, err)
		}
	}
	t.Logf("%d damages: %d times a position went back, by %d steps in all, and people were told; %d times an alert stood there; %d copies brought back", times(12, 200), told, steps, set, copied)
}

// damage flips a bit, cuts, empties, overwrites or removes a file.
func damage(t *testing.T, rng *rand.Rand, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	how := []string{"flips", "cuts", "overwrites", "empties", "removes"}[rng.IntN(5)]
	at := rng.IntN(max(1, len(b)))
	switch {
	case len(b) == 0 || how == "removes":
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		return "removed " + path
	case how == "flips":
		b[at] ^= 1 << rng.IntN(8)
	case how == "cuts":
		b = b[:at]
	case how == "overwrites":
		clear(b[at:min(len(b), at+512)])
	case how == "empties":
		b = nil
	}
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s %s at %d", how, path, at)
}

func TestAttackTwoProcessesNeverShareADataFolder(t *testing.T) {
	data := t.TempDir()
	p := startServe(t, data)
	if out, err := run("serve", "--data", data, "--listen", "127.0.0.1:0"); err == nil || !strings.Contains(err.Error(), "in use by another Quartermaster") {
		t.Fatal(out, err)
	}
	if out, err := run("serve", "--data", data, "--listen", "127.0.0.1:0", "--record", "postgres://nobody@127.0.0.1:1/none"); err == nil || !strings.Contains(err.Error(), "in use by another Quartermaster") {
		t.Fatal(out, err)
	}
	p.stop()
}

func TestAttackADiskThatTakesNothingAtStartIsSaidAndPlayGoesOnWhenThereIsRoom(t *testing.T) {
	for _, how := range []string{"read-only", "full"} {
		t.Run(how, func(t *testing.T) {
			data, mount := storetest.SmallDisk(t, 8<<20)
			first := startServe(t, data)
			first.begin()
			now := first.attackGame(rand.New(rand.NewPCG(4, 2)), 30)
			first.stop()
			if how == "full" {
				b := make([]byte, 4096)
				f, err := os.Create(filepath.Join(data, "ballast"))
				if err != nil {
					t.Fatal(err)
				}
				for err == nil {
					_, err = f.Write(b)
				}
				f.Close()
			} else {
				mount(true, 8<<20)
			}
			p := launch(t, data, "--listen", strings.TrimPrefix(first.base, "http://"))
			p.host = first.host // it was let in before
			is, ok := look(p.host, p.base)
			if !ok || is.Version != now.Version || is.Hash != now.Hash {
				t.Fatalf("it shows %+v, %s", is, p.said)
			}
			var path, body string
			status, b := http.StatusUnprocessableEntity, []byte("no tap is to be kept")
			for rng := rand.New(rand.NewPCG(1, 1)); status == http.StatusUnprocessableEntity; { // what the rules refuse needs no disk
				if path, body = is.tap(rng); path != "" {
					status, b, _ = call(p.host, "POST", p.base+path, body)
				}
			}
			if status != http.StatusServiceUnavailable {
				t.Fatal("a tap was taken that nobody can keep", status, string(b))
			}
			if is, _ = look(p.host, p.base); len(is.Alerts) == 0 || len(p.health()) == 0 {
				t.Fatalf("nobody is told: %+v", is)
			}
			if how == "full" {
				if err := os.Remove(filepath.Join(data, "ballast")); err != nil {
					t.Fatal(err)
				}
			} else {
				mount(false, 8<<20)
			}
			for end := time.Now().Add(10 * time.Second); ; time.Sleep(100 * time.Millisecond) {
				if is, _ = look(p.host, p.base); len(is.Alerts) == 0 {
					break
				}
				if time.Now().After(end) {
					t.Fatal("there is room again, and yet", is.Alerts)
				}
			}
			p.begin()
			p.stop()
		})
	}
}
