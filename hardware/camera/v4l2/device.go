//go:build linux && (amd64 || arm64)

package v4l2

import (
	"errors"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// device is an open device node; tests replace it by faulty ones.
type device interface {
	ioctl(request uintptr, arg unsafe.Pointer) error
	mmap(offset int64, length int) ([]byte, error)
	munmap([]byte) error
	wait(time.Duration) (ready bool, err error) // waits for a frame
	close() error
}

// node is a device node of the kernel.
type node int

// open opens a device node in non-blocking mode.
func open(path string) (device, error) {
	fd, err := unix.Open(path, unix.O_RDWR|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
	return node(fd), err
}

func (n node) ioctl(request uintptr, arg unsafe.Pointer) error {
	for {
		_, _, e := unix.Syscall(unix.SYS_IOCTL, uintptr(n), request, uintptr(arg))
		if e == 0 {
			return nil
		}
		if e != unix.EINTR {
			return e
		}
	}
}

func (n node) mmap(offset int64, length int) ([]byte, error) {
	return unix.Mmap(int(n), offset, length, unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
}

func (n node) munmap(b []byte) error { return unix.Munmap(b) }

func (n node) close() error { return unix.Close(int(n)) }

func (n node) wait(d time.Duration) (bool, error) {
	p := []unix.PollFd{{Fd: int32(n), Events: unix.POLLIN}}
	ready, err := unix.Poll(p, int(d.Milliseconds()))
	if errors.Is(err, unix.EINTR) {
		return false, nil
	}
	return ready > 0, err // true on POLLERR too: DQBUF then returns the error
}
