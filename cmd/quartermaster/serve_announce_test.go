package main

import (
	"bytes"
	"encoding/xml"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestTheServedPortIsAnnounced(t *testing.T) {
	packed, err := os.ReadFile("../../deploy/debian/avahi.service")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "quartermaster.service")
	if err := os.WriteFile(path, packed, 0o600); err != nil {
		t.Fatal(err)
	}
	var logged bytes.Buffer
	log := slog.New(slog.NewTextHandler(&logged, nil))
	for _, port := range []int{80, 8321, 8321, 80} { // port 80 is taken, and later it is free again
		before := modified(t, path)
		announce(path, &net.TCPAddr{Port: port}, log)
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var group struct {
			Name    string `xml:"name"`
			Service struct {
				Type string `xml:"type"`
				Port int    `xml:"port"`
			} `xml:"service"`
		}
		if err := xml.Unmarshal(b, &group); err != nil || group.Service.Port != port || group.Service.Type != "_http._tcp" || !strings.HasSuffix(group.Name, "%h") {
			t.Errorf("the page is at port %d: %v %+v", port, err, group)
		}
		if modified(t, path).Unix() <= before.Unix() {
			t.Error("Avahi compares times in seconds, and does not load the file again")
		}
	}
	announce("", &net.TCPAddr{Port: 80}, log)
	without := filepath.Join(t.TempDir(), "quartermaster.service")
	announce(without, &net.TCPAddr{Port: 80}, log)
	if _, err := os.Stat(without); err == nil {
		t.Error("nobody asked for an announcement")
	}
	if logged.Len() > 0 {
		t.Error(logged.String())
	}
	announce(t.TempDir(), &net.TCPAddr{Port: 80}, log) // a folder cannot be read
	if !strings.Contains(logged.String(), "wrong port") {
		t.Error("a failure is not logged: ", logged.String())
	}
}

func modified(t *testing.T, path string) time.Time {
	t.Helper()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info.ModTime()
}
