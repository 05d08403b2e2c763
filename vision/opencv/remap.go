//go:build cgo

package opencv

import (
	"image"
	"image/color"

	"gocv.io/x/gocv"
)

// Map is a remap table in OpenCV's fixed-point form, the fastest one: for each pixel the place in another picture.
// Whoever makes one closes it.
type Map struct {
	w, h          int
	whole, shares gocv.Mat
}

// NewMap makes a table of w by h pixels. The slices are its own memory, to be filled row by row: whole holds the
// column and the row of each pixel, shares 32·y + x, the fractions in 32nds of a pixel to the right (x) and below (y).
func NewMap(w, h int) (m Map, whole []int16, shares []uint16, err error) {
	m = Map{w, h, gocv.NewMatWithSize(h, w, gocv.MatTypeCV16SC2), gocv.NewMatWithSize(h, w, gocv.MatTypeCV16UC1)}
	if whole, err = m.whole.DataPtrInt16(); err != nil {
		return m, nil, nil, err
	}
	shares, err = m.shares.DataPtrUint16()
	return m, whole, shares, err
}

// Close frees the memory.
func (m *Map) Close() {
	m.whole.Close()
	m.shares.Close()
}

// Apply remaps a picture within box (bilinear; outside of raw the nearest border pixel counts). to holds the whole
// colour picture of the table's size.
func (m *Map) Apply(raw Picture, to []uint8, box image.Rectangle) error {
	all, err := gocv.NewMatFromBytes(m.h, m.w, gocv.MatTypeCV8UC3, to)
	if err != nil {
		return err
	}
	defer all.Close()
	out, a, b := all.Region(box), m.whole.Region(box), m.shares.Region(box)
	err = gocv.Remap(raw.mat, &out, &a, &b, gocv.InterpolationLinear, gocv.BorderReplicate, color.RGBA{})
	b.Close()
	a.Close()
	out.Close()
	return err
}
