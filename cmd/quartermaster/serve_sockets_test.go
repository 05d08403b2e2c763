package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
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
	if ports[own] < 2 || len(ports) != 1 { // it listens, and the test has called
		t.Fatal(list)
	}
}
