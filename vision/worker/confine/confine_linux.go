package confine

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"unsafe"

	"github.com/landlock-lsm/go-landlock/landlock"
	"golang.org/x/sys/unix"
)

// The limits of a process that reads pictures.
const (
	mostMemory = 3 << 30 // bytes of data; a picture of 60 million pixels takes about 1 GB while it is read
	mostFiles  = 64
	moreTasks  = 512 // threads and processes that the user may have beside those that run now
	nobody     = 65534
)

// Begin sets the limits, and lets the process read the named files and no other, where the kernel has Landlock.
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
		set(unix.RLIMIT_FSIZE, 0), // pipes are no files
		set(unix.RLIMIT_CORE, 0),
		set(unix.RLIMIT_NPROC, tasks()+moreTasks))
	if !raced { // the race detector reserves more than any machine has
		err = errors.Join(err, set(unix.RLIMIT_DATA, mostMemory))
	}
	// Where memory runs out, it is this process that goes: it is started anew.
	_ = os.WriteFile("/proc/self/oom_score_adj", []byte("1000"), 0o600) // not every kernel has it
	return err
}

// tasks counts the threads of this user, about.
func tasks() (n uint64) {
	all, _ := filepath.Glob("/proc/[0-9]*") // the pattern is one
	for _, p := range all {
		info, err := os.Stat(p)
		if err != nil || info.Sys().(*syscall.Stat_t).Uid != uint32(os.Getuid()) {
			continue
		}
		threads, _ := os.ReadDir(p + "/task") // it may be gone
		n += uint64(len(threads))
	}
	return n
}

// onlyRead lets every thread read the named files and nothing else of the file system, and open no connection.
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

// Finish takes everything else: root, new privileges, and every call of the system that reading pictures does not need.
func Finish() error {
	if os.Geteuid() == 0 {
		// In a container nobody may be nobody; what follows holds for root too.
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
	// All threads at once; the others lose new privileges with it.
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

// Able says what this kernel has.
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
