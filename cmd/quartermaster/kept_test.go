package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"quartermaster/companion/store"
)

// someGame plays a while and ends the program in order.
func someGame(t *testing.T, data string, taps int) (now position) {
	t.Helper()
	p := startServe(t, data)
	now = p.attackGame(rand.New(rand.NewPCG(4, 2)), taps)
	p.stop()
	return now
}

// run runs a command of the program in this process.
func run(args ...string) (string, error) {
	root := newRoot()
	var out bytes.Buffer
	root.SetOut(&out)
	root.SetErr(&out)
	root.SetArgs(args)
	err := root.Execute()
	return out.String(), err
}

func TestACopyMadeByBackupIsBroughtBackElsewhereByRestore(t *testing.T) {
	data, other, file := t.TempDir(), t.TempDir(), filepath.Join(t.TempDir(), "copy.quartermaster")
	now := someGame(t, data, 30)
	if now.Version < 5 {
		t.Fatal("hardly anything was played")
	}
	if out, err := run("backup", file, "--data", data); err != nil {
		t.Fatal(out, err)
	}
	if out, err := run("backup", file, "--data", data); err == nil || !strings.Contains(err.Error(), "exists already") {
		t.Fatal(out, err)
	}
	if out, err := run("restore", file, "--data", other); err != nil || !strings.Contains(out, "steps") {
		t.Fatal(out, err)
	}
	p := startServe(t, other)
	if there, ok := look(p.host, p.base); !ok || there.Version != now.Version || there.Hash != now.Hash {
		t.Fatalf("%d %s, and it was %d %s", there.Version, there.Hash, now.Version, now.Hash)
	}
	if out, err := run("restore", file, "--data", other); err == nil || !strings.Contains(err.Error(), "in use by another") {
		t.Fatal(out, err)
	}
	p.stop()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for name, spoilt := range map[string][]byte{"cut": b[:len(b)-30], "rubbish": []byte("Dear diary")} {
		bad := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(bad, spoilt, 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := run("restore", bad, "--data", other); err == nil || !strings.Contains(err.Error(), "copy") || strings.Contains(err.Error(), "refused:") {
			t.Fatal(out, err)
		}
	}
	p = startServe(t, other)
	if there, ok := look(p.host, p.base); !ok || there.Hash != now.Hash {
		t.Fatal("a bad copy changed something")
	}
}

func TestExportWritesEveryKindOfFile(t *testing.T) {
	data, dir := t.TempDir(), t.TempDir()
	someGame(t, data, 10)
	for name, want := range map[string]string{"a.json": `"statistics"`, "a.csv": "ended,minutes", "a.bgsplay": `"plays"`} {
		if out, err := run("export", filepath.Join(dir, name), "--data", data); err != nil {
			t.Fatal(out, err)
		}
		b, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || !strings.Contains(string(b), want) {
			t.Fatal(name, string(b), err)
		}
	}
	if out, err := run("export", filepath.Join(dir, "a.exe"), "--data", data); err == nil {
		t.Fatal(out)
	}
}

// damagedAt plays a while, keeps a copy in the middle, ends, and damages the record's file.
func damagedAt(t *testing.T, data string, how func(b []byte)) (now position, shown *acknowledged) {
	t.Helper()
	p := startServe(t, data)
	rng := rand.New(rand.NewPCG(4, 2))
	shown = newAcknowledged()
	p.shown = shown
	p.begin()
	for i := range 60 {
		now, _ = look(p.host, p.base)
		p.show(now)
		if i == 30 {
			p.keepCopy()
		}
		if path, body := now.tap(rng); path != "" && path != "/api/v1/game" {
			call(p.host, "POST", p.base+path, body) // the rules may refuse it
		}
	}
	now, _ = look(p.host, p.base)
	p.show(now)
	p.stop()
	path := filepath.Join(data, gamesFile)
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	how(b)
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return now, shown
}

// The game that is played goes on from its last whole step. People are told what is missing, with the copies to go back to.
func TestAttackDamageToTheGameThatIsPlayedTakesBackOnlyWhatIsDamaged(t *testing.T) {
	data := t.TempDir()
	now, shown := damagedAt(t, data, func(b []byte) { b[bytes.LastIndex(b, []byte(`"kind":"answer"`))+9] ^= 1 })
	p := startServe(t, data)
	is, ok := look(p.host, p.base)
	if !ok || is.Version != now.Version+1 || len(is.Alerts) != 2 || !strings.Contains(strings.Join(is.Alerts, "\n"), "are missing") || !strings.Contains(strings.Join(is.Alerts, "\n"), "The newest copy is of") {
		t.Fatalf("%d: %v", is.Version, is.Alerts)
	}
	whole := shown.last(is.Hash)
	if whole == 0 || !strings.Contains(strings.Join(is.Alerts, "\n"), fmt.Sprintf("where step %d left it", whole)) {
		t.Fatalf("it stands at no step that was shown, or tells another: %v", is.Alerts)
	}
	if w := strings.Join(p.health(), "\n"); !strings.Contains(w, "The game of Ola, Jan") {
		t.Fatal(w)
	}
	p.archiveAnswers()
	if status, b, _ := call(p.host, "POST", p.base+"/api/v1/undo", fmt.Sprintf(`{"seen":%d}`, is.Version)); status != http.StatusOK {
		t.Fatal("play does not go on", status, string(b))
	}
	is, _ = look(p.host, p.base)
	p.stop()
	if aside, err := filepath.Glob(filepath.Join(data, gamesFile+".damaged-*")); err != nil || len(aside) != 1 {
		t.Fatal(aside, err)
	}
	p = startServe(t, data)
	if again, _ := look(p.host, p.base); again.Version != is.Version || again.Hash != is.Hash || len(again.Alerts) != 1 {
		t.Fatalf("after another start: %d %s %v", again.Version, again.Hash, again.Alerts)
	}
	p.bringAll()
}

// bringAll brings each copy back. There is at least one.
func (p *program) bringAll() {
	p.t.Helper()
	copies := p.copies()
	if len(copies) == 0 {
		p.t.Fatal("there is no copy")
	}
	for _, c := range copies {
		if status, body, _ := call(p.host, "POST", p.base+"/api/v1/copies/"+c.Name, "{}"); status != http.StatusOK {
			p.t.Fatal(c.Name, status, string(body))
		}
		if back, _ := look(p.host, p.base); back.Version != c.Steps || len(back.Alerts) > 0 {
			p.t.Fatalf("%+v is %d with %v", c, back.Version, back.Alerts)
		}
	}
}

// leafPage is how SQLite marks a page of an index that holds nothing but entries.
const leafPage = 10

// A file that is torn is put aside as it is; all that can be read of it is taken over, and people are told.
func TestAttackAFileThatIsTornIsPutAsideAndTheGameGoesOn(t *testing.T) {
	for name, how := range map[string]func(b []byte){
		"its first bytes": func(b []byte) { b[70]++ }, // whose file it is
		"a page of entries": func(b []byte) {
			page := 4096 // one that does not hold the game's start
			for b[page] != leafPage || !bytes.Contains(b[page:page+4096], []byte(`{"no":`)) || bytes.Contains(b[page:page+4096], []byte(`{"no":1,`)) {
				page += 4096
			}
			clear(b[page : page+4096])
		},
	} {
		t.Run(name, func(t *testing.T) {
			data := t.TempDir()
			var was []byte
			now, shown := damagedAt(t, data, func(b []byte) { how(b); was = b })
			p := startServe(t, data)
			is, ok := look(p.host, p.base)
			if !ok || shown.last(is.Hash) == 0 || is.Version < now.Version || len(is.Alerts) == 0 || !strings.Contains(strings.Join(is.Alerts, "\n"), gamesFile+".aside-") {
				t.Fatalf("%d of %d: %v", is.Version, now.Version, is.Alerts)
			}
			if is.Hash != now.Hash && len(is.Alerts) < 2 {
				t.Fatal("nobody is told what is missing", is.Alerts)
			}
			aside, err := filepath.Glob(filepath.Join(data, gamesFile+".aside-*"))
			if err != nil || len(aside) == 0 {
				t.Fatal(aside, err)
			}
			if left, err := os.ReadFile(aside[0]); err != nil || !bytes.Equal(left, was) {
				t.Fatal("it was not left as it is", err)
			}
			p.bringAll()
		})
	}
}

// counted is a house that counts how often somebody looks for damage.
type counted struct {
	*store.Closed
	looked int
}

func (c *counted) Damage(context.Context) ([]store.Damage, error) { c.looked++; return nil, nil }

func (c *counted) Mend(context.Context, string, store.Known) ([]store.Damage, error) { return nil, nil }

func TestTheRecordIsLookedThroughEachHour(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		house := &counted{Closed: store.NewClosed(errors.New("nothing is kept"), "")}
		k := newKept(house, t.TempDir(), slog.New(slog.DiscardHandler))
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() { defer close(done); k.keepWhole(ctx) }()
		time.Sleep(5*time.Hour + 2*time.Minute)
		synctest.Wait()
		stop()
		<-done
		if house.looked != 6 {
			t.Fatal("in five hours it was looked through so often:", house.looked)
		}
	})
}

func TestACopyThatCouldNotBeKeptIsAWorry(t *testing.T) {
	data := t.TempDir()
	someGame(t, data, 10)
	if err := os.WriteFile(filepath.Join(data, store.CopiesFolder), nil, 0o600); err != nil { // where the folder should be
		t.Fatal(err)
	}
	p := startServe(t, data)
	if status, b, _ := call(p.host, "POST", p.base+"/api/v1/copies", "{}"); status == http.StatusOK {
		t.Fatal(status, string(b))
	}
	if w := strings.Join(p.health(), "\n"); !strings.Contains(w, "could not be kept") {
		t.Fatal(w)
	}
	if out, err := run("doctor", "--data", data, "--listen", "127.0.0.1:0"); err == nil || !strings.Contains(out, "bad   record") || !strings.Contains(out, "could not be kept") {
		t.Fatal(out, err)
	}
	p.stop()
}

// A page that knows a newer version than the table says so, instead of tapping into another position.
func TestAPageThatKnowsMoreThanTheTableIsTold(t *testing.T) {
	p := startServe(t, t.TempDir())
	now := p.begin()
	status, b, _ := call(p.host, "POST", p.base+"/api/v1/undo", fmt.Sprintf(`{"seen":%d}`, now.Version+7))
	if status != http.StatusConflict || !strings.Contains(string(b), fmt.Sprintf("had shown step %d", now.Version+7)) {
		t.Fatal(status, string(b))
	}
}
