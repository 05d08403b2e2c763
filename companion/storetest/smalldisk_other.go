//go:build !linux

package storetest

import "testing"

// SmallDisk skips the test: a disk of its own is mounted on Linux only.
func SmallDisk(t *testing.T, _ int) (dir string, mount func(readOnly bool, size int)) {
	t.Helper()
	t.Skip("a small disk is mounted on Linux only")
	return "", nil
}
