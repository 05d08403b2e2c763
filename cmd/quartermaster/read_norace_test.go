//go:build cgo && linux && !race

package main

// raceFactor is 1: there is no race detector.
const raceFactor = 1
