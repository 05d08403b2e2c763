//go:build linux && (amd64 || arm64)

package confine

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// Offsets of the fields of struct seccomp_data, in bytes (linux/seccomp.h).
const (
	atNumber = 0
	atArch   = 4
	atArgs   = 16
)

// low returns the offset of the low half of an argument.
func low(arg int) uint32 {
	at := uint32(atArgs + 8*arg)
	if one := uint16(1); *(*byte)(unsafe.Pointer(&one)) == 0 { // big-endian
		at += 4
	}
	return at
}

func load(at uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: at}
}

// jump skips yes instructions if the comparison of the loaded value with k holds, otherwise no instructions.
func jump(how uint16, k uint32, yes, no uint8) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_JMP | how | unix.BPF_K, Jt: yes, Jf: no, K: k}
}

func give(what uint32) unix.SockFilter {
	return unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: what}
}

var (
	allow  = give(unix.SECCOMP_RET_ALLOW)
	refuse = give(unix.SECCOMP_RET_ERRNO | uint32(unix.EPERM))
	absent = give(unix.SECCOMP_RET_ERRNO | uint32(unix.ENOSYS))
)

// computing lists the system calls of a process that computes, and reads and writes open files: for memory, its own threads,
// time and its own signals. Calls that take a path, an address or another process are not among them.
var computing = append([]uint32{
	unix.SYS_READ, unix.SYS_WRITE, unix.SYS_READV, unix.SYS_WRITEV, unix.SYS_CLOSE, unix.SYS_FSTAT, unix.SYS_LSEEK,
	unix.SYS_FCNTL, unix.SYS_PIPE2, unix.SYS_EVENTFD2, unix.SYS_EPOLL_CREATE1, unix.SYS_EPOLL_CTL, unix.SYS_EPOLL_PWAIT, unix.SYS_PPOLL,
	unix.SYS_MUNMAP, unix.SYS_MREMAP, unix.SYS_MADVISE, unix.SYS_MINCORE, unix.SYS_BRK, unix.SYS_MEMBARRIER,
	unix.SYS_FUTEX, unix.SYS_SET_ROBUST_LIST, unix.SYS_GET_ROBUST_LIST, unix.SYS_RSEQ, unix.SYS_SET_TID_ADDRESS,
	unix.SYS_SCHED_YIELD, unix.SYS_SCHED_GETAFFINITY, unix.SYS_GETCPU, unix.SYS_GETPID, unix.SYS_GETTID,
	unix.SYS_NANOSLEEP, unix.SYS_CLOCK_NANOSLEEP, unix.SYS_CLOCK_GETTIME, unix.SYS_CLOCK_GETRES, unix.SYS_GETTIMEOFDAY, unix.SYS_RESTART_SYSCALL,
	unix.SYS_RT_SIGACTION, unix.SYS_RT_SIGPROCMASK, unix.SYS_RT_SIGRETURN, unix.SYS_SIGALTSTACK,
	unix.SYS_GETRANDOM, unix.SYS_SYSINFO, unix.SYS_UNAME, unix.SYS_GETRUSAGE,
	unix.SYS_EXIT, unix.SYS_EXIT_GROUP,
}, computingHere...)

// filterOf returns the seccomp filter for the processor that this program was built for; empty if there is none.
//
// Every other call fails with EPERM, so that a library that tries one can go on without it.
func filterOf(pid uint32) []unix.SockFilter {
	f := []unix.SockFilter{
		load(atArch), jump(unix.BPF_JEQ, arch, 1, 0), refuse, // another calling convention numbers its calls differently
		load(atNumber),
		// The C library tries clone3 first, whose arguments a filter cannot see.
		jump(unix.BPF_JEQ, unix.SYS_CLONE3, 0, 1), absent,
	}
	if arch == unix.AUDIT_ARCH_X86_64 { // the x32 calls, of the same kind
		f = append(f, jump(unix.BPF_JGE, 0x40000000, 0, 1), refuse)
	}
	for _, nr := range computing {
		f = append(f, jump(unix.BPF_JEQ, nr, 0, 1), allow)
	}
	return append(f,
		// clone: a thread, not a process.
		jump(unix.BPF_JEQ, unix.SYS_CLONE, 0, 4), load(low(0)), jump(unix.BPF_JSET, unix.CLONE_THREAD, 0, 1), allow, refuse,
		// Memory for data, not for code.
		jump(unix.BPF_JEQ, unix.SYS_MMAP, 1, 0), jump(unix.BPF_JEQ, unix.SYS_MPROTECT, 0, 4), load(low(2)), jump(unix.BPF_JSET, unix.PROT_EXEC, 1, 0), allow, refuse,
		// Signals only to its own threads.
		jump(unix.BPF_JEQ, unix.SYS_TGKILL, 0, 4), load(low(0)), jump(unix.BPF_JEQ, pid, 0, 1), allow, refuse,
		refuse)
}
