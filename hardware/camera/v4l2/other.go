//go:build !(linux && (amd64 || arm64))

package v4l2

import (
	"context"
	"errors"
)

// Listed is a camera that can be used.
type Listed struct {
	ID, Path, Card string
	Format         uint32
	Width, Height  int
}

// List returns no cameras on this system.
func List() []Listed { return nil }

// Camera is an open camera.
type Camera struct{}

// Frame is one frame.
type Frame struct {
	Data   []byte
	Broken bool
}

// Setting is a control of a camera and its value.
type Setting struct {
	ID    uint32 `json:"id"`
	Name  string `json:"name"`
	Value int32  `json:"value"`
}

var errNoV4L2 = errors.New("webcams are read on 64-bit Linux only")

// Open returns an error: there are no cameras on this system.
func Open(string) (*Camera, error) { return nil, errNoV4L2 }

// Start returns an error: there are no cameras on this system.
func (*Camera) Start(uint32, int, int) (Pixel, error) { return Pixel{}, errNoV4L2 }

// Next returns an error: there are no cameras on this system.
func (*Camera) Next(context.Context, func(Frame)) error { return errNoV4L2 }

// Settings returns none on this system.
func (*Camera) Settings() []Setting { return nil }

// Flicker does nothing on this system.
func (*Camera) Flicker(int) {}

// Fix does nothing on this system.
func (*Camera) Fix([]Setting) []string { return nil }

// Strays returns none on this system.
func (*Camera) Strays([]Setting) []string { return nil }

// Close does nothing on this system.
func (*Camera) Close() error { return nil }
