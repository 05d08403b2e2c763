//go:build cgo && linux && race

package main

// raceFactor is how much more memory the race detector's shadow takes.
const raceFactor = 6
