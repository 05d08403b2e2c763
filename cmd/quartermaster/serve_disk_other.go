//go:build !linux && !darwin

package main

// diskOf knows nothing of a disk on this system.
func diskOf(string) (free, size int64, ok bool) { return 0, 0, false }
