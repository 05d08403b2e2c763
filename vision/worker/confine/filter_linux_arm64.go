package confine

import "golang.org/x/sys/unix"

const arch = uint32(unix.AUDIT_ARCH_AARCH64)

var computingHere = []uint32{unix.SYS_GETRLIMIT}
