//go:build !linux

package confine

// Begin does nothing: this system has none of it.
func Begin(...string) error { return nil }

// Finish does nothing: this system has none of it.
func Finish() error { return nil }

// Able says that this system has nothing to hold a process with.
func Able() Means { return Means{} }
