package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"time"

	"quartermaster/companion/devices"
	"quartermaster/web"
	"quartermaster/web/words"
)

// A running table listens on a socket in its data folder, for whoever is at the box and may use that folder:
// it is how a table is won back whose host's tablet is gone.
const controlSocket = "control.sock"

// control is what the socket answers to.
func control(places []web.Place, base func() []string, server *web.Server, codes *hostCodes) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("POST /examination", func(w http.ResponseWriter, r *http.Request) {
		sendJSON(w, server.Examination(r.Context(), places[0].ID, words.Languages[0]))
	})
	mux.HandleFunc("POST /host", func(w http.ResponseWriter, r *http.Request) {
		table := cmp.Or(r.URL.Query().Get("table"), places[0].ID)
		at := slices.IndexFunc(places, func(p web.Place) bool { return p.ID == table })
		if at < 0 {
			http.Error(w, "there is no such table", http.StatusNotFound)
			return
		}
		p := places[at]
		name, give := nameIn(places, p), codes.renew
		if r.URL.Query().Has("first") {
			if p.Devices.HasHost() { // nobody needs a code: send only the addresses
				sendJSON(w, letIn{Table: p.ID, Links: bare(base(), name)})
				return
			}
			give = func(p web.Place) (devices.Invitation, error) { return codes.current(p, time.Now()) }
		}
		i, err := give(p)
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		sendJSON(w, letIn{p.ID, i.Code, i.Until, links(base(), name, i.Code)})
	})
	return mux
}

// sendJSON answers with v. An error is ignored: whoever has gone away needs no answer.
func sendJSON(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v)
}

// nameIn is a table's name in an address: nothing where it is the only one.
func nameIn(places []web.Place, p web.Place) string {
	if len(places) == 1 {
		return ""
	}
	return p.ID
}

// letIn is a host's code with the addresses that hold it.
type letIn struct {
	Table string    `json:"table"`
	Code  string    `json:"code"`
	Until time.Time `json:"until"`
	Links []string  `json:"links"`
}

// bare are the addresses of a table without a code: they let nobody in.
func bare(base []string, table string) []string {
	list := make([]string, len(base))
	for i, b := range base {
		list[i] = web.TableLink(b, table)
	}
	return list
}

// links are addresses that let one device in, once.
func links(base []string, table, code string) []string {
	list := make([]string, len(base))
	for i, b := range base {
		list[i] = web.JoinLink(b, table, code)
	}
	return list
}

// socketIn gives a path to the socket of a data folder that is short enough for the system (108 bytes), until done is called.
func socketIn(data string) (path string, done func(), err error) {
	path = filepath.Join(data, controlSocket)
	if len(path) < 100 {
		return path, func() {}, nil
	}
	folder, err := os.Open(data)
	if err != nil {
		return "", nil, err
	}
	return fmt.Sprintf("/proc/self/fd/%d/%s", folder.Fd(), controlSocket), func() { folder.Close() }, nil
}

// listenControl opens the socket, for the owner of the data folder only. The record must be open already: it sees to it
// that no other table uses the folder.
func listenControl(data string) (net.Listener, error) {
	path, done, err := socketIn(data)
	if err != nil {
		return nil, err
	}
	defer done()
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	l.(*net.UnixListener).SetUnlinkOnClose(false) // the path may be gone by then; the next start clears it away
	if err := os.Chmod(path, 0o600); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return l, nil
}

// serveAside answers on a listener beside the table's own until ctx ends.
func serveAside(ctx context.Context, l net.Listener, h http.Handler) {
	srv := &http.Server{Handler: h, ReadTimeout: 5 * time.Second, WriteTimeout: 30 * time.Second, MaxHeaderBytes: 4 << 10}
	stop := context.AfterFunc(ctx, func() { _ = srv.Close() }) // nothing is lost by it
	defer stop()
	_ = srv.Serve(l) // it ends with ctx
}

// askControl asks the running table of a data folder for something.
func askControl(ctx context.Context, data, path string, into any) error {
	socket, done, err := socketIn(data)
	if err != nil {
		return fmt.Errorf("the data folder cannot be opened: %w", err)
	}
	defer done()
	var d net.Dialer
	c := &http.Client{Timeout: 40 * time.Second, Transport: &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return d.DialContext(ctx, "unix", socket)
	}}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://table"+path, nil)
	if err != nil {
		return err
	}
	res, err := c.Do(req)
	switch {
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("the table in %s belongs to another user: run this as that user or as root", data)
	case err != nil:
		return fmt.Errorf("no table is running with the data folder %s: start it with serve, or name its folder with --data", data)
	}
	defer res.Body.Close()
	if res.StatusCode == http.StatusNotFound {
		return errors.New("this machine serves no table of that name")
	}
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("the table answered %s", res.Status)
	}
	return json.NewDecoder(http.MaxBytesReader(nil, res.Body, 1<<20)).Decode(into)
}
