package storetest

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"
	"testing"
)

// SmallDisk mounts a disk of a size in bytes and unmounts it after the test. It skips the test where the machine does not allow that.
// mount mounts it again, read-only or not, or with another size.
func SmallDisk(t *testing.T, size int) (dir string, mount func(readOnly bool, size int)) {
	t.Helper()
	dir = t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, fmt.Sprintf("size=%d", size)); err != nil {
		if errors.Is(err, fs.ErrPermission) {
			t.Skip("this machine lets nobody mount a disk here:", err)
		}
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir, func(readOnly bool, size int) {
		t.Helper()
		flags := uintptr(syscall.MS_REMOUNT)
		if readOnly {
			flags |= syscall.MS_RDONLY
		}
		if err := syscall.Mount("", dir, "tmpfs", flags, fmt.Sprintf("size=%d", size)); err != nil {
			t.Fatal(err)
		}
	}
}
