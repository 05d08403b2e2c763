package main

import (
	"bufio"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// socketsOf gives a process's internet sockets: "tcp 127.0.0.1:8321 from anywhere", as the system lists them.
func socketsOf(t *testing.T, pid int) (list []string, ports map[int]int) {
	t.Helper()
	mine := map[string]bool{}
	fds, err := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", pid))
	if err != nil || len(fds) == 0 {
		t.Fatal("no /proc: ", err)
	}
	for _, fd := range fds {
		if to, err := os.Readlink(fd); err == nil && strings.HasPrefix(to, "socket:[") {
			mine[strings.Trim(to, "socket:[]")] = true
		}
	}
	ports = map[int]int{}
	for _, kind := range []string{"tcp", "tcp6", "udp", "udp6", "raw", "raw6"} {
		f, err := os.Open(fmt.Sprintf("/proc/%d/net/%s", pid, kind))
		if err != nil {
			continue // a system without IPv6
		}
		rows := bufio.NewScanner(f)
		rows.Scan() // the head
		for rows.Scan() {
			col := strings.Fields(rows.Text())
			if len(col) < 10 || !mine[col[9]] {
				continue
			}
			_, hex, _ := strings.Cut(col[1], ":")
			port, err := strconv.ParseInt(hex, 16, 32)
			if err != nil {
				t.Fatal(col)
			}
			list = append(list, kind+" "+col[1]+" "+col[2])
			ports[int(port)]++
		}
		f.Close()
	}
	return list, ports
}

// secure is the address over TLS, as a phone is told it.
func (p *program) secure(t *testing.T) string {
	t.Helper()
	var me struct{ Secure string }
	if status, b, ok := call(p.host, "GET", p.base+"/api/v1/me", ""); !ok || status != 200 || json.Unmarshal(b, &me) != nil || me.Secure == "" {
		t.Fatal(status, b)
	}
	return me.Secure
}

func portOf(t *testing.T, address string) int {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	port, err := strconv.Atoi(u.Port())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

func TestServeListensOverTLSWithItsOwnCertificate(t *testing.T) {
	data := t.TempDir()
	p := startServe(t, data)
	at := p.secure(t)
	if _, err := os.ReadFile(filepath.Join(data, certificateFile)); !errors.Is(err, fs.ErrNotExist) {
		t.Error("there is a certificate before anybody needs one: ", err)
	}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	res, err := client.Get(at)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	file, err := os.ReadFile(filepath.Join(data, certificateFile))
	if err != nil {
		t.Fatal(err)
	}
	pool := x509.NewCertPool()
	pool.AppendCertsFromPEM(file)
	client.Transport = &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool, MaxVersion: tls.VersionTLS12}}
	if res, err = client.Get(at); err != nil {
		t.Fatal("it does not hold for the address by which it is called: ", err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusOK || res.TLS.PeerCertificates[0].NotAfter.Before(time.Now().Add(390*24*time.Hour)) {
		t.Error(res.Status, res.TLS.PeerCertificates[0].NotAfter)
	}
	client.Transport = &http.Transport{TLSClientConfig: &tls.Config{RootCAs: pool, MaxVersion: tls.VersionTLS11, MinVersion: tls.VersionTLS10}}
	if res, err := client.Get(at); err == nil {
		res.Body.Close()
		t.Error("it speaks TLS 1.1")
	}
}

func TestTLSIsListenedForBesideTheTable(t *testing.T) {
	for _, c := range []struct{ listen, told, want string }{
		{":8321", "", ":8322"}, {":80", "", ":443"}, {"192.168.1.7:80", "", "192.168.1.7:443"}, {"127.0.0.1:0", "", "127.0.0.1:0"},
		{":9000", "", ":8322"}, {":8321", "none", ""}, {":8321", ":9001", ":9001"}, {"nonsense", "", ""},
	} {
		if got := secureAddress(c.listen, c.told); got != c.want {
			t.Errorf("beside %s, told %q: %q, want %q", c.listen, c.told, got, c.want)
		}
	}
}

func TestATableIsServedWhereTLSCannotBeListenedFor(t *testing.T) {
	busy := portInUse(t)
	p := startServe(t, t.TempDir(), "--listen-tls", busy)
	if status, b, ok := call(p.host, "GET", p.base+"/api/v1/me", ""); !ok || status != 200 || strings.Contains(string(b), `"secure"`) {
		t.Error(status, b)
	}
	if status, b, ok := call(p.host, "POST", p.base+"/api/v1/invitations", `{"role":"camera"}`); !ok || status != 422 {
		t.Error(status, b)
	}
}

// Every internet socket of the running program is the one it listens on or one that somebody called.
func TestServeOpensNoConnectionOfItsOwn(t *testing.T) {
	p := startServe(t, t.TempDir())
	for n, path := range []string{"/api/v1/games", "/api/v1/table", "/api/v1/devices"} {
		if status, _, ok := call(p.host, "GET", p.base+path, ""); !ok || status != 200 {
			t.Fatal(n, status)
		}
	}
	if status, b, ok := call(p.host, "POST", p.base+"/api/v1/game", `{"game":"sevenseas","seats":[{"name":"Ola","colour":"green"},{"name":"Jan","colour":"white"}],"seen":0}`); !ok || status != 200 {
		t.Fatalf("%d %s", status, b)
	}
	own, err := strconv.Atoi(p.base[strings.LastIndex(p.base, ":")+1:])
	if err != nil {
		t.Fatal(err)
	}
	list, ports := socketsOf(t, p.cmd.Process.Pid)
	over := portOf(t, p.secure(t))
	if ports[own] < 2 || ports[over] != 1 || len(ports) != 2 { // it listens on both, and the test has called the first
		t.Fatal(list)
	}
}

// portInUse listens at an address that is free otherwise, until the test ends.
func portInUse(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return l.Addr().String()
}
