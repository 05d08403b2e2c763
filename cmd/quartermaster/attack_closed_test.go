package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ncruces/go-sqlite3"

	"quartermaster/companion/store"
)

// An update never costs a game: what a program cannot read it leaves alone and says so, and a copy is brought back where people want it.
func TestAttackARecordOfANewerProgramIsLeftAsItIsAndThePageSaysSo(t *testing.T) {
	for name, c := range map[string]struct{ change, says string }{
		"of a newer program":      {fmt.Sprintf("PRAGMA user_version = %d", store.Schema+7), "A newer Quartermaster wrote the saved games (games.db)"},
		"without its paper's sum": {"ALTER TABLE paper DROP COLUMN sum", "games.db is not built as it should be"},
	} {
		t.Run(name, func(t *testing.T) {
			data := t.TempDir()
			first := startServe(t, data)
			now := first.attackGame(rand.New(rand.NewPCG(4, 2)), 20)
			first.keepCopy()
			first.stop()
			path := filepath.Join(data, gamesFile)
			changeRecord(t, path, c.change)
			was := recordOf(t, data)
			if out, err := run("backup", filepath.Join(t.TempDir(), "copy"), "--data", data); err == nil {
				t.Fatal("a command read it", out)
			}
			p := startServe(t, data)
			is, ok := look(p.host, p.base)
			if !ok || len(is.Alerts) != 2 || !strings.Contains(is.Alerts[0], c.says) || !strings.Contains(is.Alerts[1], fmt.Sprintf("holds %d steps", now.Version)) {
				t.Fatalf("%+v", is)
			}
			if status, b, _ := call(p.host, "POST", p.base+"/api/v1/game", `{"game":"sevenseas","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"white"}],"seen":0}`); status != http.StatusServiceUnavailable {
				t.Fatal(status, string(b))
			}
			if w := p.health(); len(w) < 2 {
				t.Fatal("health says that all is well", w)
			}
			p.archiveAnswers()
			p.stop()
			if recordOf(t, data) != was {
				t.Fatal("the record or its copies were changed")
			}
			p = startServe(t, data)
			p.bringAll()
			if back, _ := look(p.host, p.base); back.Hash != now.Hash {
				t.Fatalf("%+v is not %+v", back, now)
			}
			p.archiveAnswers()
			p.stop()
			if aside, err := filepath.Glob(path + ".aside-*"); err != nil || len(aside) == 0 {
				t.Fatal("what could not be read is gone", err)
			}
			p = startServe(t, data)
			if again, _ := look(p.host, p.base); again.Hash != now.Hash || len(again.Alerts) > 0 {
				t.Fatalf("after another start: %+v", again)
			}
			p.stop()
		})
	}
}

// changeRecord runs a statement on a record that nobody uses.
func changeRecord(t *testing.T, path, statement string) {
	t.Helper()
	c, err := sqlite3.Open(path)
	if err == nil {
		err = errors.Join(c.Exec(statement), c.Close())
	}
	if err != nil {
		t.Fatal(err)
	}
}

// recordOf is the record of a data folder with all that belongs to it, and the copies.
func recordOf(t *testing.T, data string) (all string) {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(data, gamesFile+"*")) // the patterns are some
	copies, _ := filepath.Glob(filepath.Join(data, store.CopiesFolder, "*"))
	for _, path := range append(files, copies...) {
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all += fmt.Sprintf("%s %x\n", path, sha256.Sum256(b))
	}
	return all
}
