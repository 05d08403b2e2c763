package worker

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestOnlyTheNewestBrokenPicturesAreKept(t *testing.T) {
	k := Keep{Folder: t.TempDir(), Most: 3}
	if err := os.WriteFile(filepath.Join(k.Folder, "mine.jpg"), []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	for i := range 5 {
		picture := fmt.Sprint(i)
		if i == 4 {
			picture = "\x89PNG"
		}
		if err := k.write(request{}, []byte(picture), "why", "", at.Add(time.Duration(i)*time.Second)); err != nil {
			t.Fatal(err)
		}
	}
	entries, _ := os.ReadDir(k.Folder)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	want := "broken-20260102-030407.000000000.jpg broken-20260102-030407.000000000.txt " +
		"broken-20260102-030408.000000000.jpg broken-20260102-030408.000000000.txt " +
		"broken-20260102-030409.000000000.png broken-20260102-030409.000000000.txt mine.jpg"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("kept %s", got)
	}
}

func TestAPictureThatCannotBeKeptIsToldAndNothingElseFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	var told error
	Keep{Folder: file, Failed: func(err error) { told = err }}.save(request{}, []byte("x"), "why", "")
	if told == nil {
		t.Error("nobody was told")
	}
	Keep{Folder: file}.save(request{}, []byte("x"), "why", "")
}
