package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// machine is a Debian system in QEMU on which the package is installed. deploy/boot makes its folder:
//
//	disk.img        the disk; /srv/newer.deb on it is a later version of the package
//	vmlinuz         Debian's kernel
//	initramfs.gz    mounts the disk and begins systemd
//
// A shell of root waits at the second serial port, see serial.
type machine struct {
	t      testing.TB
	dir    string
	extra  []string // further arguments of QEMU
	qemu   *exec.Cmd
	serial net.Conn
	lines  *bufio.Reader
	runs   int
	base   string
	host   *http.Client // the host's device; nil: nobody is in yet
}

// patience is how long the emulated machine may take for anything: it is ten times slower than a real one, and slower on a busy one.
const patience = 15 * time.Minute

// start switches the machine on and waits until its shell answers.
func (m *machine) start() {
	m.t.Helper()
	if m.base == "" { // one port for all starts, which is part of the cookie's name
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			m.t.Fatal(err)
		}
		m.base = "http://" + l.Addr().String()
		l.Close()
	}
	at := strings.TrimPrefix(m.base, "http://")
	socket := filepath.Join(m.dir, "serial.sock")
	for _, s := range []string{socket, m.monitor()} {
		_ = os.Remove(s) // of the last start
	}
	m.qemu = exec.Command("qemu-system-x86_64", append([]string{"-accel", "tcg,thread=multi", "-cpu", "max", "-smp", "2", "-m", "1500", "-no-reboot", "-display", "none",
		"-kernel", filepath.Join(m.dir, "vmlinuz"), "-initrd", filepath.Join(m.dir, "initramfs.gz"),
		"-append", "console=ttyS0 quiet panic=-1 no_timer_check rw systemd.show_status=0",
		"-drive", "file=" + filepath.Join(m.dir, "disk.img") + ",format=raw,if=virtio", "-device", "virtio-rng-pci",
		"-netdev", "user,id=n,hostfwd=tcp:" + at + "-:80", "-device", "virtio-net-pci,netdev=n,id=card",
		"-serial", "file:" + filepath.Join(m.dir, "console.log"), "-serial", "unix:" + socket + ",server=on,wait=off",
		"-monitor", "unix:" + m.monitor() + ",server=on,wait=off"}, m.extra...)...)
	m.qemu.Stderr = os.Stderr
	if err := m.qemu.Start(); err != nil {
		m.t.Fatal(err)
	}
	m.await("the serial port", func() bool {
		var err error
		m.serial, err = net.Dial("unix", socket)
		return err == nil
	})
	m.lines = bufio.NewReader(m.serial)
	m.await("the shell", func() bool {
		if err := m.serial.SetReadDeadline(time.Now().Add(2 * time.Second)); err != nil {
			m.t.Fatal(err)
		}
		_, _ = m.serial.Write([]byte("\n")) // it answers each line
		line, err := m.lines.ReadString('\n')
		return err == nil && strings.HasPrefix(line, "=")
	})
	m.run("true") // leaves the answers to further lines behind
}

func (m *machine) monitor() string { return filepath.Join(m.dir, "monitor.sock") }

// cut takes the machine's power away.
func (m *machine) cut() {
	_ = m.qemu.Process.Kill() // it may have ended
	_ = m.qemu.Wait()         // it was killed
	m.serial.Close()
}

// switchOff shuts it down in order.
func (m *machine) switchOff() {
	m.t.Helper()
	// Nobody waits for an answer: the shell may end before it gives one.
	if _, err := fmt.Fprintf(m.serial, "= %s\n", base64.StdEncoding.EncodeToString([]byte("systemctl --no-block poweroff"))); err != nil {
		m.t.Fatal(err)
	}
	done := make(chan struct{})
	go func() { _ = m.qemu.Wait(); close(done) }() // however it ends
	select {
	case <-done:
	case <-time.After(patience):
		m.t.Fatal("the machine does not switch itself off")
	}
	m.serial.Close()
}

// await tries something until it is so.
func (m *machine) await(what string, so func() bool) (took time.Duration) {
	m.t.Helper()
	began := time.Now()
	for !so() {
		if time.Since(began) > patience {
			console, _ := os.ReadFile(filepath.Join(m.dir, "console.log"))
			m.t.Fatalf("%s did not come; the console says:\n%s", what, console[max(0, len(console)-3000):])
		}
		time.Sleep(100 * time.Millisecond)
	}
	return time.Since(began)
}

// run lets the machine's shell run a command, and gives what it wrote and whether it went well.
func (m *machine) run(command string) (out string, ok bool) {
	m.t.Helper()
	m.runs++
	mark := fmt.Sprintf("=%d=", m.runs)
	if err := m.serial.SetDeadline(time.Now().Add(patience)); err != nil {
		m.t.Fatal(err)
	}
	if _, err := fmt.Fprintf(m.serial, "%s %s\n", mark, base64.StdEncoding.EncodeToString([]byte(command))); err != nil {
		m.t.Fatal(err)
	}
	for {
		line, err := m.lines.ReadString('\n')
		if err != nil {
			m.t.Fatalf("%s: %v", command, err)
		}
		// =NUMBER= STATUS OUTPUT, the output in base64
		if part := strings.Fields(line); len(part) >= 2 && part[0] == mark {
			if len(part) > 2 {
				b, err := base64.StdEncoding.DecodeString(part[2])
				if err != nil {
					m.t.Fatal(err)
				}
				out = string(b)
			}
			return out, part[1] == "0"
		}
	}
}

// must is run where nothing may go wrong.
func (m *machine) must(command string) string {
	m.t.Helper()
	out, ok := m.run(command)
	if !ok {
		m.t.Fatalf("%s: %s", command, out)
	}
	return strings.TrimSpace(out)
}

// served waits for the page, and lets the host's device in if none is yet.
func (m *machine) served() (took time.Duration) {
	m.t.Helper()
	page := &http.Client{Timeout: 20 * time.Second, Transport: &http.Transport{DisableKeepAlives: true}}
	took = m.await("the page", func() bool {
		status, b, ok := call(page, "GET", m.base+"/", "")
		return ok && status == 200 && bytes.Contains(b, []byte("<html"))
	})
	if m.host == nil {
		said := m.must("quartermaster pair")
		code := regexp.MustCompile(`([0-9A-Z]{4})-([0-9A-Z]{4})`).FindStringSubmatch(said)
		if code == nil {
			m.t.Fatalf("no code is shown: %s", said)
		}
		m.host = (&program{t: m.t, base: m.base}).pair("", code[1]+code[2])
		m.host.Timeout = time.Minute
	}
	m.host.CloseIdleConnections()
	return took
}

// monitors has QEMU's monitor carry out a command.
func (m *machine) monitors(command string) {
	m.t.Helper()
	c, err := net.Dial("unix", m.monitor())
	if err != nil {
		m.t.Fatal(err)
	}
	defer c.Close()
	r := bufio.NewReader(c)
	for range 2 { // the answer to the first is read before the second is said, and after that the second was carried out
		if _, err := r.ReadString(')'); err != nil {
			m.t.Fatal(err)
		}
		if _, err := fmt.Fprintln(c, command); err != nil {
			m.t.Fatal(err)
		}
	}
	if _, err := r.ReadString(')'); err != nil {
		m.t.Fatal(err)
	}
}

// screendump takes a picture of the machine's display, into its folder.
func (m *machine) screendump(name string) {
	m.t.Helper()
	m.monitors("screendump " + filepath.Join(m.dir, name))
}

// screenShows waits until the text is on the machine's display, or until it is not.
func (m *machine) screenShows(text string, shows bool) {
	m.t.Helper()
	m.await("the login screen", func() bool {
		screen, ok := m.run("cat /dev/vcs1") // what stands on the first virtual console
		return ok && strings.Contains(screen, "login:") && strings.Contains(screen, text) == shows
	})
}
