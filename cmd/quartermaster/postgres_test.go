package main

import (
	"os"
	"strings"
	"testing"
)

func TestAServerForTheRecordIsOneSettingAndItsPasswordIsNeverShown(t *testing.T) {
	t.Setenv("QUARTERMASTER_RECORD", "postgres://u:secret@127.0.0.1:1/games")
	for _, args := range [][]string{{"serve", "--help"}, {"backup", "--help"}} {
		if out, err := run(args...); err != nil || strings.Contains(out, "secret") || !strings.Contains(out, "--record") {
			t.Fatal(out, err)
		}
	}
	file := t.TempDir() + "/copy"
	if out, err := run("backup", file, "--data", t.TempDir()); err == nil || strings.Contains(out+err.Error(), "secret") || !strings.Contains(err.Error(), "cannot be opened") {
		t.Fatal(out, err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Fatal("there is a copy of nothing")
	}
	t.Setenv("QUARTERMASTER_RECORD", "")
	if _, err := run("backup", file, "--data", t.TempDir(), "--record", "mysql://x"); err == nil || !strings.Contains(err.Error(), "PostgreSQL") {
		t.Fatal(err)
	}
}
