package checkup

import (
	"os"
	"path/filepath"
	"time"
)

// Clock examines the clock: a small computer without a battery wakes up in the past, and the log of a game is dated. built is when
// the program was made.
func (m Machine) Clock(now, built time.Time) Finding {
	text := now.Format("2006-01-02, 15:04 MST")
	if now.Before(built) {
		return Wrong("clock", "check-clock-past", "Time", text)
	}
	if _, err := os.Stat(filepath.Join(m.Root, "run/systemd/timesync/synchronized")); err != nil {
		if synced, known := m.Synced(); known && !synced {
			return Noted("clock", "check-clock-alone", "Time", text)
		}
	}
	return Good("clock", "check-clock", "Time", text)
}
