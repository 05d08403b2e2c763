//go:build linux || darwin

package main

import "syscall"

// diskOf gives the free bytes of a folder's disk and its size; ok is false where they are not known.
func diskOf(folder string) (free, size int64, ok bool) {
	var disk syscall.Statfs_t
	if err := syscall.Statfs(folder, &disk); err != nil {
		return 0, 0, false
	}
	return int64(disk.Bavail) * int64(disk.Bsize), int64(disk.Blocks) * int64(disk.Bsize), true
}
