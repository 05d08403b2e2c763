package main

import (
	"bytes"
	"context"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// quartermasterPair runs "quartermaster pair" and gives the code that it prints.
func quartermasterPair(t *testing.T, data string, args ...string) (code, said string) {
	t.Helper()
	cmd := exec.Command(os.Args[0], append([]string{"pair", "--data", data}, args...)...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", string(out)
	}
	m := regexp.MustCompile(`http://[^/]+/(?:\?table=[a-z-]+)?#join=([0-9A-Z]{8})\n`).FindSubmatch(out)
	if m == nil || !strings.Contains(string(out), string(m[1][:4])+"-"+string(m[1][4:])) {
		t.Fatalf("%s", out)
	}
	return string(m[1]), string(out)
}

func role(t *testing.T, p *program, c *http.Client) string {
	t.Helper()
	_, b, ok := call(c, "GET", p.base+"/api/v1/me", "")
	m := regexp.MustCompile(`"role":"(\w+)"`).FindSubmatch(b)
	if !ok || m == nil {
		t.Fatalf("%s", b)
	}
	return string(m[1])
}

// The host's tablet is gone: at the box another becomes the host, and both are still at the table after a power cut.
func TestTheHostIsWonBackAtTheBox(t *testing.T) {
	data := t.TempDir()
	p := startServe(t, data)
	if r := role(t, p, p.host); r != "host" {
		t.Fatal(r)
	}
	if r := role(t, p, http.DefaultClient); r != "nobody" {
		t.Fatal("a browser on the same machine is let in by a code only:", r)
	}
	code, said := quartermasterPair(t, data)
	if !strings.Contains(said, "good once, until ") {
		t.Fatal(said)
	}
	kiosk := p.pair("", code)
	if role(t, p, kiosk) != "host" || role(t, p, p.host) != "player" {
		t.Fatal(role(t, p, kiosk), role(t, p, p.host))
	}
	old := p.host
	if err := p.end(os.Kill); err == nil {
		t.Fatal("it ended by itself")
	}
	again := startServe(t, data, "--listen", strings.TrimPrefix(p.base, "http://"))
	if role(t, again, kiosk) != "player" || role(t, again, old) != "player" || role(t, again, again.host) != "host" {
		t.Fatal("sessions outlive a power cut, and who opens the printed address is the host")
	}
	again.stop()
	if _, said := quartermasterPair(t, data); !strings.Contains(said, "no table is running with the data folder "+data) {
		t.Fatal(said)
	}
}

func TestTheSocketAtTheBoxIsForItsOwnerOnly(t *testing.T) {
	data := filepath.Join(t.TempDir(), strings.Repeat("deep/", 25)) // longer than the system takes for a socket
	p := startServe(t, data)
	info, err := os.Stat(filepath.Join(data, controlSocket))
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Fatal(info, err)
	}
	if info, err := os.Stat(data); err != nil || info.Mode().Perm() != 0o700 {
		t.Fatal(info, err)
	}
	var in letIn
	if err := askControl(context.Background(), data, "/host", &in); err != nil || in.Code == "" || len(in.Links) != 1 {
		t.Fatal(in, err)
	}
	if err := askControl(context.Background(), data, "/table", &in); err == nil {
		t.Fatal("it answers to nothing else")
	}
	// What is said of a run must not let anybody in.
	p.pair("", in.Code)
	p.stop()
	if bytes.Contains(p.said.Bytes(), []byte(in.Code)) || bytes.Contains(p.said.Bytes(), []byte(p.code)) {
		t.Fatal("the log has a code: ", p.said)
	}
}
