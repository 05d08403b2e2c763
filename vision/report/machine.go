package report

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
)

// Machine describes the computer on which an evaluation runs. opencv is the version of OpenCV, or "" without it.
func Machine(opencv string) string {
	text := fmt.Sprintf("%s, %d cores, %s/%s, %s", processor(), runtime.NumCPU(), runtime.GOOS, runtime.GOARCH, runtime.Version())
	if opencv != "" {
		text += ", OpenCV " + opencv
	}
	return text
}

// processor returns the operating system's name of the processor.
func processor() string {
	file, err := os.Open("/proc/cpuinfo")
	if errors.Is(err, os.ErrNotExist) {
		return "a processor without a name"
	}
	if err != nil {
		return "a processor whose name cannot be read"
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		if name, value, ok := strings.Cut(lines.Text(), ":"); ok && (strings.TrimSpace(name) == "model name" || strings.TrimSpace(name) == "Model") {
			return strings.TrimSpace(value)
		}
	}
	return "a processor without a name"
}
