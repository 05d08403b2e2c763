package confine

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"unsafe"

	"github.com/landlock-lsm/go-landlock/landlock"
	"golang.org/x/sys/unix"
	"kernel.org/pub/linux/libs/security/libcap/psx"
)

// The limits of a process that reads pictures.
const (
	mostMemory = 3 << 30 // data segment, bytes; reading a picture of 60 million pixels takes about 1 GB
	mostFiles  = 64
	moreTasks  = 512 // threads and processes that the user may have besides those that run at the start
	nobody     = 65534
)

// Begin sets the resource limits. Where the kernel has Landlock, the process can open only the named files from then on, for
// reading.
func Begin(files ...string) error {
	if err := limits(); err != nil {
		return fmt.Errorf("the process cannot be limited: %w", err)
	}
	return onlyRead(files)
}

func limits() error {
	set := func(what int, most uint64) error {
		l := unix.Rlimit{Cur: most, Max: most}
		var was unix.Rlimit
		if err := unix.Getrlimit(what, &was); err != nil {
			return err
		}
		l.Cur, l.Max = min(l.Cur, was.Max), min(l.Max, was.Max)
		return unix.Setrlimit(what, &l)
	}
	err := errors.Join(
		set(unix.RLIMIT_NOFILE, mostFiles),
		set(unix.RLIMIT_FSIZE, 0), // pipes do not count as files here
		set(unix.RLIMIT_CORE, 0),
		set(unix.RLIMIT_NPROC, tasks()+moreTasks))
	if !raced { // the race detector reserves more address space than any limit allows
		err = errors.Join(err, set(unix.RLIMIT_DATA, mostMemory))
	}
	// If memory runs out, the kernel should kill this process, which is started again.
	_ = os.WriteFile("/proc/self/oom_score_adj", []byte("1000"), 0o600) // not every kernel has it
	return err
}

// tasks counts the threads of this user approximately.
func tasks() (n uint64) {
	all, _ := filepath.Glob("/proc/[0-9]*") // the pattern is one
	for _, p := range all {
		info, err := os.Stat(p)
		if err != nil || info.Sys().(*syscall.Stat_t).Uid != uint32(os.Getuid()) {
			continue
		}
		threads, _ := os.ReadDir(p + "/task") // the process may be gone
		n += uint64(len(threads))
	}
	return n
}

// onlyRead restricts every thread with Landlock: it can open only the named files, for reading, and no network connection.
func onlyRead(files []string) error {
	if Able().Landlock == 0 {
		return nil
	}
	var rules []landlock.Rule
	if len(files) > 0 {
		rules = append(rules, landlock.ROFiles(files...))
	}
	if err := landlock.V6.BestEffort().Restrict(rules...); err != nil {
		return fmt.Errorf("the kernel (Landlock) refuses to bound the files: %w", err)
	}
	return nil
}

// Finish gives up root and the right to gain privileges, and forbids every system call that reading pictures does not need.
func Finish() error {
	if os.Geteuid() == 0 {
		// In a container the user nobody may not exist; the following restrictions hold for root too.
		_ = errors.Join(syscall.Setgroups(nil), syscall.Setresgid(nobody, nobody, nobody), syscall.Setresuid(nobody, nobody, nobody))
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return fmt.Errorf("new privileges cannot be refused: %w", err)
	}
	filter := filterOf(uint32(os.Getpid()))
	if len(filter) == 0 || !Able().Seccomp {
		return nil
	}
	program := unix.SockFprog{Len: uint16(len(filter)), Filter: &filter[0]}
	// For all threads at once; the option also sets no_new_privs for the others.
	r, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_TSYNC, uintptr(unsafe.Pointer(&program)))
	runtime.KeepAlive(filter)
	if errno != 0 {
		return fmt.Errorf("seccomp refuses: %w", errno)
	}
	if r != 0 {
		return fmt.Errorf("seccomp does not hold for thread %d", r)
	}
	return nil
}

// DropAmbientCapabilities takes care that processes started from now on get no capability of this one. A service that may open port 80 without
// being root would pass that right on to all its children (ambient capabilities, capabilities(7)). Every thread has a set of its own.
//
// Nothing is done where there are none: psx asks every thread, and under qemu-user waits without end for a thread of the emulator's.
func DropAmbientCapabilities() error {
	if status, err := os.ReadFile("/proc/thread-self/status"); err == nil && !hasAmbient(status) {
		return nil // threads have what the one had that started them, and this program adds none
	}
	if _, _, errno := psx.Syscall6(unix.SYS_PRCTL, unix.PR_CAP_AMBIENT, unix.PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0, 0); errno != 0 {
		return fmt.Errorf("the capabilities for children cannot be given up: %w", errno)
	}
	return nil
}

// hasAmbient says whether a thread's status (proc_pid_status(5)) names ambient capabilities, or does not tell.
func hasAmbient(status []byte) bool {
	for line := range bytes.Lines(status) {
		if set, is := bytes.CutPrefix(line, []byte("CapAmb:")); is {
			return len(bytes.Trim(set, "0 \t\n")) > 0
		}
	}
	return true
}

// Able returns what this kernel offers.
func Able() Means {
	var m Means
	if v, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION); errno == 0 {
		m.Landlock = int(v)
	}
	if len(filterOf(1)) > 0 {
		action := uint32(unix.SECCOMP_RET_ERRNO)
		_, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_GET_ACTION_AVAIL, 0, uintptr(unsafe.Pointer(&action)))
		m.Seccomp = errno == 0
	}
	return m
}
