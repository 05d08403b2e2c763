package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// examplesOf are the examples of the API's description for GET /api/v1/throws, by their language.
func examplesOf(t *testing.T) map[string]string {
	t.Helper()
	d, err := openapi3.NewLoader().LoadFromFile("../../web/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	samples, _ := d.Paths.Value("/api/v1/throws").Get.Extensions["x-codeSamples"].([]any) // none: they are missed below
	for _, s := range samples {
		one, _ := s.(map[string]any)
		lang, _ := one["lang"].(string)
		all[lang], _ = one["source"].(string)
	}
	return all
}

// madeListener is what the host gets when a program may listen.
type madeListener struct {
	Token    string
	Listener struct{ ID string }
}

func (p *program) listener(name string) (made madeListener) {
	p.t.Helper()
	status, b, _ := call(p.host, "POST", p.base+"/api/v1/listeners", fmt.Sprintf(`{"name":%q}`, name))
	if err := json.Unmarshal(b, &made); err != nil || status != http.StatusOK {
		p.t.Fatal(status, string(b))
	}
	return made
}

// The examples of the description run as they stand there: each says what was thrown, at a program that serves, after its restart too.
func TestTheExamplesOfTheDescriptionHearOfThrows(t *testing.T) {
	data := t.TempDir()
	p := startServe(t, data)
	examples := examplesOf(t)
	must := func(method, path, body string) []byte {
		t.Helper()
		status, b, _ := call(p.host, method, p.base+path, body)
		if status != http.StatusOK {
			t.Fatal(path, status, string(b))
		}
		return b
	}
	tokens := map[string]string{"Python": p.listener("Python").Token, "JavaScript": p.listener("Node").Token}
	must("POST", "/api/v1/game", `{"game":"tray","seats":[],"seen":0}`)
	p.stop()
	p = startServe(t, data) // the tokens outlive it
	said := map[string]*bufio.Scanner{}
	for lang, with := range map[string][2]string{"Python": {"python3", "throws.py"}, "JavaScript": {"node", "throws.mjs"}} {
		example := examples[lang]
		if n := strings.Count(example, "\n"); n == 0 || n > 10 {
			t.Fatalf("the example in %s has %d lines", lang, n)
		}
		file := filepath.Join(t.TempDir(), with[1])
		if err := os.WriteFile(file, []byte(example), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := exec.CommandContext(t.Context(), with[0], file, p.base, tokens[lang])
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		var trouble strings.Builder
		cmd.Stderr = &trouble
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			_ = cmd.Process.Signal(syscall.SIGKILL) // it listens for ever
			_ = cmd.Wait()
			if t.Failed() {
				t.Log(lang, trouble.String())
			}
		})
		said[lang] = bufio.NewScanner(out)
	}
	await(t, "both to listen", func() bool { return strings.Count(string(must("GET", "/api/v1/listeners", "")), `"here":true`) == 2 })
	var now position
	if err := json.Unmarshal(must("POST", "/api/v1/throw", `{"ask":"throw/1","seen":1,"by":"hand"}`), &now); err != nil || now.Sighting == nil {
		t.Fatal(err, now)
	}
	for i, value := range []int{6, 4} {
		must("POST", "/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":{"add":{"colour":"red","value":%d,"nth":%d}},"seen":1}`, now.Sighting.ID, value, i+1))
	}
	must("POST", "/api/v1/sighting/fixes", fmt.Sprintf(`{"sighting":%q,"fix":{"done":true},"seen":1}`, now.Sighting.ID))
	for lang, lines := range said {
		if !lines.Scan() {
			t.Fatal(lang, "says nothing: ", lines.Err())
		}
		if got := strings.NewReplacer("'", "", `"`, "", ",", " ", "[", "", "]", "").Replace(lines.Text()); strings.Join(strings.Fields(got), " ") != "10 red 6 red 4" {
			t.Errorf("%s says %s", lang, lines.Text())
		}
	}
}
