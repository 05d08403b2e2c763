//go:build unix

package worker

import (
	"os"
	"os/exec"
	"syscall"
)

// apart puts the child into a process group of its own, so that a Ctrl-C for the table does not reach it. The child ends when its
// pipe does.
func apart(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	cmd.SysProcAttr.Setpgid = true
}

// fromOutside reports whether a signal from outside ended the process, as at a shutdown of the system: the picture is not the cause.
func fromOutside(s *os.ProcessState) bool {
	if s == nil {
		return false
	}
	w, ok := s.Sys().(syscall.WaitStatus)
	if !ok || !w.Signaled() {
		return false
	}
	return w.Signal() == syscall.SIGTERM || w.Signal() == syscall.SIGINT || w.Signal() == syscall.SIGHUP
}
