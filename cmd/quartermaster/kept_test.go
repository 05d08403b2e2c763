package main

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"quartermaster/companion/store"
)

// someGame plays a while and ends the program in order.
func someGame(t *testing.T, data string, taps int) (now position) {
	t.Helper()
	p := startServe(t, data)
	rng := rand.New(rand.NewPCG(4, 2))
	for range taps {
		var ok bool
		if now, ok = look(p.host, p.base); !ok {
			t.Fatal("it does not answer")
		}
		if path, body := now.tap(rng); path != "" {
			call(p.host, "POST", p.base+path, body) // the rules may refuse it
		}
	}
	now, _ = look(p.host, p.base)
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
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
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
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

// A damaged record is put aside unharmed, people are told what can be brought back, and it can be.
func TestWhatStillHoldsOfADamagedRecordIsOfferedAndBroughtBack(t *testing.T) {
	data := t.TempDir()
	now := someGame(t, data, 60)
	path := filepath.Join(data, "games.db")
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.LastIndex(b, []byte(`"kind":"answer"`))
	b[at+9] ^= 1
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	p := startServe(t, data)
	begun, ok := look(p.host, p.base)
	if !ok || begun.Version != 0 || len(begun.Alerts) != 1 || !strings.Contains(begun.Alerts[0], "can be brought back") {
		t.Fatalf("%+v", begun)
	}
	aside, err := filepath.Glob(path + ".aside-*")
	if err != nil || len(aside) == 0 {
		t.Fatal(aside, err)
	}
	if was, err := os.ReadFile(aside[0]); err != nil || !bytes.Equal(was, b) {
		t.Fatal("it was not left as it is", err)
	}
	var copies []struct {
		Name, Why string
		Steps     int64
	}
	status, body, _ := call(p.host, "GET", p.base+"/api/v1/copies", "")
	if err := json.Unmarshal(body, &copies); err != nil || status != 200 || len(copies) != 1 || copies[0].Why != "salvaged" || copies[0].Steps < 1 || copies[0].Steps >= now.Version {
		t.Fatal(status, string(body), err)
	}
	if status, body, _ = call(p.host, "POST", p.base+"/api/v1/copies/"+copies[0].Name, "{}"); status != 200 {
		t.Fatal(status, string(body))
	}
	back, ok := look(p.host, p.base)
	if !ok || back.Version != copies[0].Steps || back.Hash == "" {
		t.Fatalf("%+v", back)
	}
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	f, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if e, err := f.Table(tableID).Entries(t.Context(), 1, 1<<40); err != nil || int64(len(e)) != back.Version || e[len(e)-1].Hash != back.Hash {
		t.Fatal(len(e), err)
	}
}
