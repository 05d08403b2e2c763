package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/games/all"
)

// position is what the host's device shows.
func (m *machine) position() (now position) {
	m.t.Helper()
	m.await("the position", func() (ok bool) {
		now, ok = look(m.host, m.base)
		return ok
	})
	return now
}

// plays taps until it was told of so many answers, or is told to stop.
func (m *machine) plays(rng *rand.Rand, told *acknowledged, answers int, stop <-chan struct{}) {
	for n := 0; n < answers; {
		select {
		case <-stop:
			return
		default:
		}
		before := told.count()
		m.tap(rng, told)
		n += told.count() - before
	}
}

// tap taps once and notes what it was told.
func (m *machine) tap(rng *rand.Rand, told *acknowledged) (status int) {
	now, ok := look(m.host, m.base)
	if !ok {
		return 0
	}
	path, body := now.tap(rng)
	if path == "" {
		return 0
	}
	status, b, _ := call(m.host, "POST", m.base+path, body)
	var after position
	if status == 200 && json.Unmarshal(b, &after) == nil {
		told.note(after.Version, after.Hash)
	}
	return status
}

// replaces waits until the unit runs another process than pid, and the page answers.
func (m *machine) replaces(pid string) time.Duration {
	m.t.Helper()
	return m.await("another process", func() bool {
		now, ok := m.run("systemctl show -P MainPID quartermaster")
		now = strings.TrimSpace(now)
		return ok && now != "0" && now != pid
	}) + m.served()
}

// The package on a real start of Debian, in the order in which a household meets these things.
func TestThePackageOnARealStart(t *testing.T) {
	dir := os.Getenv("QM_MACHINE")
	if dir == "" {
		t.Skip("deploy/boot makes the machine and names its folder in QM_MACHINE")
	}
	m := &machine{t: t, dir: dir}
	seed := uint64(time.Now().UnixNano())
	rng := rand.New(rand.NewPCG(seed, 1))
	t.Log("seed", seed)
	told := newAcknowledged()
	figures := []string{}
	note := func(format string, a ...any) {
		figures = append(figures, fmt.Sprintf(format, a...))
		t.Log(figures[len(figures)-1])
	}

	began := time.Now()
	m.start()
	defer func() { m.cut() }()
	m.screenShows("#join=", true)
	m.screendump("login.ppm")
	note("an address with a code on the login screen %.0f s after the start", time.Since(began).Seconds())
	m.served()
	m.screenShows("#join=", false)
	note("the page works, and the login screen shows no code, %.0f s after the start", time.Since(began).Seconds())
	for command, want := range map[string]string{
		"systemctl is-active quartermaster":                           "active",
		"stat -c %U:%a /var/lib/quartermaster":                        "quartermaster:700",
		"stat -c %U:%a /var/lib/quartermaster/games.db":               "quartermaster:600",
		"systemctl show -P NRestarts quartermaster":                   "0",
		"systemctl show -P User quartermaster":                        "quartermaster",
		"stat -c %U /proc/$(systemctl show -P MainPID quartermaster)": "quartermaster",
		"getent group gpio i2c spi video | wc -l":                     "4",
	} {
		if got := m.must(command); got != want {
			t.Errorf("%s: %q, want %q", command, got, want)
		}
	}
	m.plays(rng, told, 20, nil)

	for _, attack := range []struct{ name, signal string }{{"kill -9", "KILL"}, {"SIGSTOP", "STOP"}} {
		pid := m.must("systemctl show -P MainPID quartermaster")
		m.must("kill -" + attack.signal + " " + pid)
		note("after %s the page is back in %.0f s", attack.name, m.replaces(pid).Seconds())
		t.Log(m.must("journalctl -u quartermaster -o short-monotonic --no-pager -n 20 | grep systemd"))
		m.holds(told)
	}
	m.reader(note)

	cuts := times(2, 10)
	for i := range cuts {
		stop := make(chan struct{})
		var playing sync.WaitGroup
		playing.Go(func() { m.plays(rand.New(rand.NewPCG(seed, uint64(i+2))), told, 1<<30, stop) })
		enough := told.count() + 3 + rng.IntN(15)
		m.await("a few answers", func() bool { return told.count() >= enough })
		time.Sleep(time.Duration(rng.IntN(1000)) * time.Millisecond)
		m.cut()
		close(stop)
		playing.Wait()
		switch m.extra = nil; i {
		case 0:
			m.lateNetwork(note)
		case 1: // a clock that has forgotten the time
			m.extra = []string{"-rtc", "base=2001-02-03T04:05:06"}
			m.start()
			m.served()
			note("the clock said %s", m.must("date -u +%F"))
		default:
			m.start()
			m.served()
		}
		m.holds(told)
	}
	note("%d power cuts, %d answers acknowledged, none lost", cuts, told.count())
	m.fullDisk(rng, told, note)

	m.noted(told)
	m.must("apt-get -y install /srv/newer.deb </dev/null")
	m.served()
	m.holds(told)
	newer := m.must("dpkg-query -W -f '${Version}' quartermaster")
	m.must("apt-get -y --allow-downgrades install /srv/this.deb </dev/null")
	m.served()
	m.holds(told)
	note("updated to %s and back", newer)
	m.must("apt-get -y remove quartermaster </dev/null")
	if _, gone := m.run("systemctl is-active quartermaster"); gone {
		t.Error("it runs although it was removed")
	}
	m.must("test -s /var/lib/quartermaster/games.db && apt-get -y install /srv/this.deb </dev/null")
	m.served()
	m.holds(told)
	m.must("systemctl stop quartermaster && cp -a /var/lib/quartermaster /srv/kept")
	said := m.must("apt-get -y purge quartermaster </dev/null 2>&1")
	copied := regexp.MustCompile(`/var/backups/quartermaster-\S+\.tar\.gz`).FindString(said)
	if copied == "" {
		t.Fatalf("purge does not say where the copy is: %s", said)
	}
	m.must("test ! -e /var/lib/quartermaster && test ! -e /usr/bin/quartermaster && tar -tzf " + copied + " | grep -q quartermaster/games.db")
	note("purged, with a copy in /var/backups")
	m.switchOff()

	out := t.TempDir()
	if b, err := exec.Command("debugfs", "-R", "rdump /srv/kept "+out, filepath.Join(dir, "disk.img")).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, b)
	}
	(&checker{record: companion.NewRecord(all.Games()), hashes: map[int64]string{0: ""}}).verify(t, filepath.Join(out, "kept", gamesFile), told, true)
	t.Log(strings.Join(figures, "; "))
}

// holds checks that the position is one that was acknowledged, or a later one.
func (m *machine) holds(told *acknowledged) {
	m.t.Helper()
	now := m.position()
	told.mu.Lock()
	defer told.mu.Unlock()
	for version, hash := range told.hashes {
		if version > now.Version || version == now.Version && hash != now.Hash {
			m.t.Fatalf("version %d was acknowledged, and version %d is there", version, now.Version)
		}
	}
}

// noted notes what is there now, as if it had been acknowledged. The table's clock may play on.
func (m *machine) noted(told *acknowledged) {
	m.t.Helper()
	now := m.position()
	told.note(now.Version, now.Hash)
}

// reader kills the process that reads pictures. Another is started by itself.
func (m *machine) reader(note func(string, ...any)) {
	m.t.Helper()
	m.must(`mkdir -p /etc/systemd/system/quartermaster.service.d && printf '[Service]\nEnvironment="SERVE_OPTIONS=--camera folder:/srv/throws --rig /srv/rig.json"\n' > /etc/systemd/system/quartermaster.service.d/camera.conf && systemctl daemon-reload && systemctl restart quartermaster`)
	m.served()
	const find = "pgrep -u quartermaster -f 'quartermaster reader' | head -n 1"
	pid := ""
	ready := func() bool {
		pid, _ = m.run(find)
		pid = strings.TrimSpace(pid)
		return pid != "" && m.position().Camera.Reader == "ready"
	}
	m.await("the reader", ready)
	status := m.must("cat /proc/" + pid + "/status")
	for _, want := range []string{"NoNewPrivs:\t1", "CapEff:\t0000000000000000"} {
		if !strings.Contains(status, want) {
			m.t.Errorf("the reader's status lacks %q: %s", want, status)
		}
	}
	killed, at := pid, time.Now()
	m.must("kill -9 " + pid)
	m.await("another reader", func() bool { return ready() && pid != killed })
	note("another reader was ready %v after one was killed", time.Since(at).Round(time.Second))
	if restarts := m.must("systemctl show -P NRestarts quartermaster"); restarts != "0" {
		m.t.Errorf("the table was restarted %s times with its reader", restarts)
	}
	m.must("rm -r /etc/systemd/system/quartermaster.service.d && systemctl daemon-reload && systemctl restart quartermaster")
	m.served()
}

// lateNetwork starts without a network, and plugs it in later.
func (m *machine) lateNetwork(note func(string, ...any)) {
	m.t.Helper()
	m.start()
	m.unplug(true)
	m.must("systemctl restart systemd-networkd quartermaster")
	const ask = `exec 3<>/dev/tcp/127.0.0.1/80 && printf 'GET /healthz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n' >&3 && grep -q '200 OK' <&3`
	m.await("the page without a network", func() bool {
		_, ok := m.run(ask)
		return ok
	})
	m.unplug(false)
	note("served without a network, and reached %.0f s after it came", m.served().Seconds())
}

// unplug takes the network's cable out or puts it in.
func (m *machine) unplug(out bool) {
	m.t.Helper()
	state := "on"
	if out {
		state = "off"
	}
	m.monitors("set_link card " + state)
}

// fullDisk fills the disk while people play, and makes room again.
func (m *machine) fullDisk(rng *rand.Rand, told *acknowledged, note func(string, ...any)) {
	m.t.Helper()
	m.run("dd if=/dev/zero of=/filler bs=1M; dd if=/dev/zero of=/filler2 bs=1k; sync")
	refused := 0
	for range 30 {
		if status := m.tap(rng, told); status >= 500 {
			refused++
		}
	}
	if state, ok := m.run("systemctl is-active quartermaster"); !ok {
		m.t.Errorf("a full disk ended it: %s", state)
	}
	m.must("rm -f /filler /filler2; sync")
	before := told.count()
	m.await("play after there is room", func() bool {
		m.tap(rng, told)
		return told.count() > before
	})
	m.holds(told)
	note("full disk: %d taps refused, and play went on with room", refused)
}

// count is how many answers were acknowledged.
func (a *acknowledged) count() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	return len(a.hashes)
}
