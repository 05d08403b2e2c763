package confine

import "golang.org/x/sys/unix"

const arch = uint32(unix.AUDIT_ARCH_X86_64)

var computingHere = []uint32{unix.SYS_EPOLL_WAIT, unix.SYS_POLL, unix.SYS_ARCH_PRCTL, unix.SYS_TIME, unix.SYS_GETRLIMIT}
