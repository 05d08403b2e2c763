package camera

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// cameraHolder returns the name of another process that has a camera's device open, or "" if none is found. Only root finds
// processes of other users.
func cameraHolder() string { return holder("/proc", os.Getpid()) }

// holder searches the open files of every process below the folder proc.
func holder(proc string, self int) string {
	files, _ := filepath.Glob(filepath.Join(proc, "[0-9]*", "fd", "*"))
	for _, file := range files {
		to, err := os.Readlink(file)
		if err != nil || !strings.HasPrefix(to, "/dev/media") && !strings.HasPrefix(to, "/dev/video") {
			continue
		}
		folder := filepath.Dir(filepath.Dir(file))
		if filepath.Base(folder) == strconv.Itoa(self) {
			continue
		}
		name, err := os.ReadFile(filepath.Join(folder, "comm"))
		if err == nil {
			return strings.TrimSpace(string(name))
		}
	}
	return ""
}
