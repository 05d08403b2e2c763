//go:build linux

package confine

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// how makes the test's binary a confined process: "both", "seccomp" or "landlock".
const how = "QUARTERMASTER_TEST_CONFINED"

func TestMain(m *testing.M) {
	if mode := os.Getenv(how); mode != "" {
		os.Exit(inside(mode))
	}
	os.Exit(m.Run())
}

// inside confines itself, tries what it may not, and says what came of it, a line each.
func inside(mode string) int {
	say := func(what string, err error) { fmt.Println(what+":", err) }
	if mode == "capabilities" {
		say("passes nothing on", DropAmbientCapabilities())
		child, err := exec.Command("cat", "/proc/self/status").Output()
		fmt.Print(strings.ReplaceAll(string(child), ":\t", ": "))
		say("child", err)
		return 0
	}
	mine, other := os.Args[1], os.Args[2]
	if err := limits(); err != nil {
		say("limits", err)
	}
	if mode != "seccomp" {
		say("landlock", onlyRead([]string{mine}))
	}
	_, err := os.ReadFile(mine)
	say("mine before", err)
	_, err = os.ReadFile(other)
	say("other before", err)
	if mode != "landlock" {
		say("seccomp", Finish())
	}
	_, err = os.ReadFile(other)
	say("file", err)
	say("new file", os.WriteFile(filepath.Join(filepath.Dir(mine), "new"), []byte("x"), 0o600))
	_, err = net.Dial("tcp", os.Args[3])
	say("connection", err)
	_, err = net.ListenPacket("udp", "127.0.0.1:0")
	say("socket", err)
	say("process", exec.Command("/bin/true").Run())
	if mode != "landlock" { // which does not mind processes
		made, _, errno := unix.RawSyscall(unix.SYS_CLONE, uintptr(unix.SIGCHLD), 0, 0)
		switch {
		case errno != 0:
			say("fork", errno)
		case made == 0:
			unix.RawSyscall(unix.SYS_EXIT_GROUP, 1, 0, 0)
		default:
			say("fork", nil)
		}
	}
	say("kill", unix.Kill(os.Getppid(), 0))
	_, err = unix.Mmap(-1, 0, 4096, unix.PROT_READ|unix.PROT_WRITE|unix.PROT_EXEC, unix.MAP_PRIVATE|unix.MAP_ANON)
	say("memory to run", err)
	say("uid", unix.Setuid(0))
	// It must be able to compute: threads, memory, time.
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			b := make([]byte, 8<<20)
			b[len(b)-1] = 1
		})
	}
	all.Wait()
	say("computes", nil)
	return 0
}

func runInside(t *testing.T, mode string) map[string]string {
	t.Helper()
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	mine, other := filepath.Join(dir, "rig.json"), filepath.Join(dir, "games.db")
	for _, p := range []string{mine, other} {
		if err := os.WriteFile(p, []byte("{}"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	cmd := exec.Command(os.Args[0], mine, other, l.Addr().String())
	cmd.Env = []string{how + "=" + mode}
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	said := map[string]string{}
	for _, line := range strings.Split(string(out), "\n") {
		if what, result, ok := strings.Cut(line, ": "); ok {
			said[what] = result
		}
	}
	if err != nil || said["computes"] != "<nil>" {
		t.Fatalf("%v: %s", err, out)
	}
	return said
}

// What is refused is refused by seccomp and the limits alone, since some kernels have no Landlock.
func TestAConfinedProcessReachesNothing(t *testing.T) {
	for _, mode := range []string{"seccomp", "both"} {
		t.Run(mode, func(t *testing.T) {
			if mode == "both" && Able().Landlock == 0 {
				t.Log("this kernel has no Landlock: only seccomp and the limits are tried")
			}
			said := runInside(t, mode)
			if said["seccomp"] != "<nil>" || said["mine before"] != "<nil>" {
				t.Fatal(said)
			}
			for _, what := range []string{"file", "new file", "connection", "socket", "process", "fork", "kill", "memory to run"} {
				if said[what] == "<nil>" || said[what] == "" {
					t.Errorf("%s: it may (%q)", what, said[what])
				}
			}
			if os.Getuid() == 0 && said["uid"] == "<nil>" {
				t.Error("it can become root again")
			}
		})
	}
}

// A service of systemd that may open port 80 has that capability as an ambient one, which its children get.
func TestACapabilityOfTheServiceIsNotPassedOn(t *testing.T) {
	if os.Getuid() != 0 {
		t.Log("only root can start a process with a capability")
		return
	}
	cmd := exec.Command("/proc/self/exe") // the user nobody need not reach the folder of the binary
	cmd.Env = []string{how + "=capabilities", "PATH=" + os.Getenv("PATH")}
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: nobody, Gid: nobody}, AmbientCaps: []uintptr{unix.CAP_NET_BIND_SERVICE}}
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"passes nothing on: <nil>", "child: <nil>", "CapPrm: 0000000000000000", "CapEff: 0000000000000000", "CapAmb: 0000000000000000"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("not %q: %s", want, out)
		}
	}
}

// Landlock alone keeps it from files, programs and connections, already before the rig is read.
func TestLandlockLetsItReadItsRigOnly(t *testing.T) {
	if Able().Landlock == 0 {
		t.Log("this kernel has no Landlock")
		return
	}
	said := runInside(t, "landlock")
	if said["landlock"] != "<nil>" || said["mine before"] != "<nil>" {
		t.Fatal(said)
	}
	for _, what := range []string{"other before", "file", "new file", "process"} {
		if said[what] == "<nil>" || said[what] == "" {
			t.Errorf("%s: it may (%q)", what, said[what])
		}
	}
	if Able().Landlock >= 4 && said["connection"] == "<nil>" {
		t.Error("it may connect")
	}
}

func TestAmbientCapabilitiesAreFoundInAThreadsStatus(t *testing.T) {
	for status, want := range map[string]bool{
		"Name:\tcat\nCapBnd:\t000001ffffffffff\nCapAmb:\t0000000000000000\nSeccomp:\t0\n": false,
		"Name:\tcat\nCapAmb:\t0000000000000400\n":                                         true,
		"Name:\tcat\nCapBnd:\t000001ffffffffff\n":                                         true, // it does not tell
		"": true,
	} {
		if got := hasAmbient([]byte(status)); got != want {
			t.Errorf("%q: %v", status, got)
		}
	}
}
