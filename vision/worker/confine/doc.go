// Package confine takes from a process what it does not need: it decodes pictures that strangers took, in a large library.
//
//	Begin ─▶ limits, Landlock ─▶ open the rig ─▶ Finish ─▶ no root, no new privileges, seccomp ─▶ pictures
//
// After Begin it may read the files that it was told, and write to what is open. After Finish it may do no more than compute,
// and read and write what is open: no file, no socket, no process. Limits and seccomp hold without Landlock, which some
// kernels lack.
package confine

import "strings"

// Means is what a kernel has to hold a process with.
type Means struct {
	Seccomp  bool
	Landlock int // version of its interface; 0: none
}

// Missing names what the kernel lacks, or nothing.
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
