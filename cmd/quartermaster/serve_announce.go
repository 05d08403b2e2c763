package main

import (
	"errors"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"regexp"
	"strconv"
	"time"
)

// announcedPort is the line of Avahi's service file that says at which port the page is: avahi.service(5).
var announcedPort = regexp.MustCompile(`<port>[0-9]*</port>`)

// announce sets the port in Avahi's service file to the one that the page is served at. It only changes a file that is there: without
// one nobody wants the announcement. The folder is root's, so the file is written in place. A failure is only logged, since the page is
// reached by its address all the same.
func announce(path string, at net.Addr, log *slog.Logger) {
	served, is := at.(*net.TCPAddr)
	if path == "" || !is {
		return
	}
	said, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	if err == nil { // also where the port is right: Avahi may have looked before it was allowed to read the file
		err = overwrite(path, announcedPort.ReplaceAll(said, []byte("<port>"+strconv.Itoa(served.Port)+"</port>")))
	}
	if err != nil {
		log.Warn("programs that look for services in the network may be told a wrong port", "err", err)
	}
}

// overwrite replaces what is in a file that is there. Its time of modification advances by a second or more: Avahi looks when a file is
// closed, and loads it again only where that time differs in whole seconds.
func overwrite(path string, content []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer f.Close() // closed below; this one is for failures
	before, err := f.Stat()
	if err != nil {
		return err
	}
	if err := f.Truncate(0); err != nil {
		return err
	}
	if _, err := f.Write(content); err != nil {
		return err
	}
	if next, now := before.ModTime().Add(time.Second), time.Now(); next.After(now) {
		if err := os.Chtimes(path, time.Time{}, next); err != nil {
			return err
		}
	}
	return f.Close()
}
