// Package confine restricts the process that decodes pictures. The pictures come from strangers, and the library is large.
//
//	Begin ─▶ limits, Landlock ─▶ open the rig ─▶ Finish ─▶ no root, no new privileges, seccomp ─▶ pictures
//
// After Begin the process may open the named files for reading and write to files that are open. After Finish it may only
// compute, and read and write files that are open: it can open no file and no socket, and start no process. The limits and
// seccomp work without Landlock, which some kernels lack.
package confine

import "strings"

// Means lists what a kernel offers to restrict a process.
type Means struct {
	Seccomp  bool
	Landlock int // version of Landlock's interface; 0: none
}

// Missing names what the kernel lacks; nothing if it lacks nothing.
func (m Means) Missing() string {
	var all []string
	if !m.Seccomp {
		all = append(all, "seccomp")
	}
	if m.Landlock == 0 {
		all = append(all, "Landlock")
	}
	return strings.Join(all, " and ")
}
