package checkup

import (
	"context"
	"errors"
	"os/exec"
	"regexp"
	"time"
)

// rpicamVersion is in what rpicam-vid --version says: "rpicam-apps build: v1.5.3 …".
var rpicamVersion = regexp.MustCompile(`(?:rpicam|libcamera)-apps build: (v?[0-9][0-9A-Za-z.+~-]*)`)

// Rpicam examines the program that reads a camera on a ribbon cable. needed says that such a camera is chosen; another machine than
// a Raspberry Pi does without the program otherwise.
func (m Machine) Rpicam(ctx context.Context, needed bool) []Finding {
	ctx, stop := context.WithTimeout(ctx, 10*time.Second)
	defer stop()
	for _, name := range []string{"rpicam-vid", "libcamera-vid"} {
		said, err := m.Run(ctx, name, "--version")
		if errors.Is(err, exec.ErrNotFound) {
			continue
		}
		version := rpicamVersion.FindStringSubmatch(said)
		if err != nil || version == nil {
			return []Finding{Noted("rpicam", "check-rpicam-odd", "Program", name)}
		}
		return []Finding{Good("rpicam", "check-rpicam", "Program", name, "Version", version[1])}
	}
	switch {
	case needed:
		return []Finding{Wrong("rpicam", "check-rpicam-none")}
	case m.IsPi():
		return []Finding{Noted("rpicam", "check-rpicam-none")}
	}
	return nil
}
