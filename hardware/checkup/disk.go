package checkup

import (
	"errors"
	"os"
	"time"
)

// LittleDisk is the number of free bytes below which somebody should make room.
const LittleDisk = 500 << 20

// slowWrite is the time to write a megabyte from which on a tap feels as if it hangs.
const slowWrite = 500 * time.Millisecond

// Written writes a megabyte to a folder's disk, removes it again and returns how long that took. The error is the disk's.
func Written(folder string) (time.Duration, error) {
	from := time.Now()
	f, err := os.CreateTemp(folder, ".checkup-*")
	if err == nil {
		_, err = f.Write(make([]byte, 1<<20))
		err = errors.Join(err, f.Sync(), f.Close(), os.Remove(f.Name()))
	}
	return time.Since(from), err
}

// Disk judges a disk by its free bytes and by the time that Written took.
func Disk(free int64, took time.Duration) Finding {
	ms := int(took.Milliseconds())
	switch {
	case free < LittleDisk:
		return Wrong("disk", "check-disk-full", "Free", free>>20)
	case took >= slowWrite:
		return Noted("disk", "check-disk-slow", "Time", ms)
	}
	return Good("disk", "check-disk", "Free", free>>20, "Time", ms)
}
