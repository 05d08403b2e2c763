//go:build cgo

package opencv

import (
	"image"
	"image/color"

	"gocv.io/x/gocv"
)

// Map says for each pixel of a picture where in another one it is looked up, in the form that OpenCV looks up fastest.
// Whoever makes one closes it.
type Map struct {
	w, h          int
	whole, shares gocv.Mat
}

// NewMap makes a map of w by h pixels. The slices are its own memory, to be filled row by row: whole holds the column and
// the row of each pixel, shares 32·y + x, in 32nds of a pixel to the right (x) and below (y).
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

// Apply looks the part of a picture within box up (bilinear; outside of raw its border goes on). to holds the whole
// colour picture of the map's size.
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
