package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestWhatIsToldIsSortedByTable(t *testing.T) {
	for name, c := range map[string]struct {
		o    serveOptions
		want []tableOptions
		err  string
	}{
		"one table": {serveOptions{tables: []string{"main"}, data: "/d", cameras: []string{"folder:/a=b"}, rigs: []string{"/r.json"}, cases: "/c"},
			[]tableOptions{{"main", "/d", "folder:/a=b", "/r.json", "/c", nil}}, ""},
		"each its own": {serveOptions{tables: []string{"window", "door", "bar"}, data: "/d", cameras: []string{"door=simulated:?seed=2", "upload:"}, rigs: []string{"door=/r.json"}, cases: "/c"},
			[]tableOptions{{"window", "/d", "upload:", "", "/c", nil}, {"door", "/d/tables/door", "simulated:?seed=2", "/r.json", "/c/door", nil}, {"bar", "/d/tables/bar", "", "", "/c/bar", nil}}, ""},
		"two cameras at one":   {serveOptions{tables: []string{"a", "b"}, cameras: []string{"upload:", "simulated:"}}, nil, "the table a has two of --camera"},
		"one name twice":       {serveOptions{tables: []string{"a", "a"}}, nil, "two tables are called a"},
		"a name that is a way": {serveOptions{tables: []string{"a", "../b"}}, nil, "--table must be at most 40 small letters"},
		"too many":             {serveOptions{tables: make([]string, 17)}, nil, "1 to 16 tables"},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := tablesOf(c.o)
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Fatal(err)
				}
				return
			}
			if err != nil || !reflect.DeepEqual(got, c.want) {
				t.Fatalf("%+v %v", got, err)
			}
		})
	}
}

// A club's evening: two tables of one process are played at, the power goes, and both are where they were.
func TestTwoTablesAreWhereTheyWereAfterAPowerCut(t *testing.T) {
	data := t.TempDir()
	args := []string{"--table", "window", "--table", "door", "--camera", "door=upload:"}
	p := startServe(t, data, args...)
	code, _ := quartermasterPair(t, data, "--table", "door")
	door := p.pair("?table=door", code)
	game := `{"game":"GAME","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"white"},{"name":"Ewa","colour":"blue"}],"seen":0}`
	if status, b, ok := call(p.host, "POST", p.base+"/api/v1/game", strings.Replace(game, "GAME", "sevenseas", 1)); !ok || status != 200 {
		t.Fatalf("%d %s", status, b)
	}
	if status, b, ok := call(door, "POST", p.base+"/api/v1/game?table=door", strings.Replace(game, "GAME", "seadogs", 1)); !ok || status != 200 {
		t.Fatalf("%d %s", status, b)
	}
	if status, b, ok := call(door, "POST", p.base+"/api/v1/undo?table=window", `{"seen":1}`); !ok || status != 403 {
		t.Fatalf("the host of one table changes another: %d %s", status, b)
	}
	list := func(p *program) (found []struct {
		ID     string
		Game   struct{ ID string }
		Camera struct{ Kind string }
	}) {
		status, b, ok := call(door, "GET", p.base+"/api/v1/tables", "")
		if !ok || status != 200 || json.Unmarshal(b, &found) != nil || len(found) != 2 {
			t.Fatalf("%d %s", status, b)
		}
		return found
	}
	before := list(p)
	if before[0].ID != "window" || before[0].Game.ID != "sevenseas" || before[0].Camera.Kind != "none" || before[1].ID != "door" || before[1].Game.ID != "seadogs" || before[1].Camera.Kind != "upload" {
		t.Fatalf("%+v", before)
	}
	if err := p.end(os.Kill); err == nil {
		t.Fatal("it ended by itself")
	}
	again := startServe(t, data, append(args, "--listen", strings.TrimPrefix(p.base, "http://"))...)
	if after := list(again); !reflect.DeepEqual(after, before) {
		t.Fatalf("%+v, before %+v", after, before)
	}
	if _, said := quartermasterPair(t, data, "--table", "cellar"); !strings.Contains(said, "serves no table of that name") {
		t.Fatal(said)
	}
	again.stop()
	if _, err := os.Stat(filepath.Join(data, "tables", "door", "devices.json")); err != nil {
		t.Fatal(err)
	}
}
