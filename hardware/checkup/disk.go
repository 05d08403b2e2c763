package checkup

import (
	"errors"
	"os"
	"time"
)

// LittleDisk is how many free bytes are little: from there on somebody should make room.
const LittleDisk = 500 << 20

// slowWrite is from where on a write takes so long that a tap is felt to hang.
const slowWrite = 500 * time.Millisecond

// Written is how long a megabyte took to be written to a folder's disk. The error is that of the disk.
func Written(folder string) (time.Duration, error) {
	from := time.Now()
	f, err := os.CreateTemp(folder, ".checkup-*")
	if err == nil {
		_, err = f.Write(make([]byte, 1<<20))
		err = errors.Join(err, f.Sync(), f.Close(), os.Remove(f.Name()))
	}
	return time.Since(from), err
}

// Disk examines a disk of which so many bytes are free and to which a megabyte was written in so long.
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
