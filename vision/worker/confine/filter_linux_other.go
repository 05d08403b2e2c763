//go:build linux && !amd64 && !arm64

package confine

import "golang.org/x/sys/unix"

// filterOf is empty: nobody has looked at which calls a process needs on this processor.
func filterOf(uint32) []unix.SockFilter { return nil }
