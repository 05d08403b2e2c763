package checkup

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// Machine is a machine to examine.
type Machine struct {
	Root string // the folder that holds sys, proc, dev and run: "/"
	Self int    // this process: what it and its children hold open is not held by others
	// May says whether this process may read and write a device.
	May func(path string) bool
	// Run runs a program and gives what it says. The error is exec.ErrNotFound for a program that is not there.
	Run func(ctx context.Context, name string, args ...string) (string, error)
	// Synced says whether a network sets the kernel's clock; known is false where the system does not say.
	Synced func() (synced, known bool)
}

// This is the machine that the program runs on.
func This() Machine {
	return Machine{Root: "/", Self: os.Getpid(), May: may, Synced: kernelSynced, Run: func(ctx context.Context, name string, args ...string) (string, error) {
		path, err := exec.LookPath(name)
		if err != nil {
			return "", exec.ErrNotFound
		}
		cmd := exec.CommandContext(ctx, path, args...)
		cmd.Env = []string{}
		out, err := cmd.CombinedOutput()
		return string(out), err
	}}
}

// text reads a small file; "": there is none.
func (m Machine) text(parts ...string) string {
	b, err := os.ReadFile(filepath.Join(append([]string{m.Root}, parts...)...))
	if err != nil || len(b) > 64<<10 {
		return ""
	}
	return strings.Trim(string(b), " \t\n\x00")
}

// number reads a file that holds one number.
func (m Machine) number(parts ...string) (float64, bool) {
	n, err := strconv.ParseFloat(m.text(parts...), 64)
	return n, err == nil
}

// glob lists the files of a pattern, as paths below the root.
func (m Machine) glob(pattern string) (all []string) {
	found, _ := filepath.Glob(filepath.Join(m.Root, pattern)) // its only error is a malformed pattern
	for _, path := range found {
		if short, err := filepath.Rel(m.Root, path); err == nil {
			all = append(all, short)
		}
	}
	return all
}

// IsPi says whether this is a Raspberry Pi.
func (m Machine) IsPi() bool {
	return strings.Contains(m.text("proc/device-tree/model"), "Raspberry Pi") || strings.Contains(m.text("sys/firmware/devicetree/base/model"), "Raspberry Pi")
}
