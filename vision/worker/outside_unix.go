//go:build unix

package worker

import (
	"os"
	"os/exec"
	"syscall"
)

// apart keeps a Ctrl-C that is meant for the table from its child, which ends with its pipe.
func apart(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	cmd.SysProcAttr.Setpgid = true
}

// fromOutside says that somebody ended the process, as the system does when it shuts down: no picture is to blame.
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
