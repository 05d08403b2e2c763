//go:build !linux

package confine

// Begin does nothing on this system.
func Begin(...string) error { return nil }

// Finish does nothing on this system.
func Finish() error { return nil }

// Able returns that this system offers nothing.
func Able() Means { return Means{} }

// DropAmbientCapabilities does nothing: this system has no capabilities.
func DropAmbientCapabilities() error { return nil }
