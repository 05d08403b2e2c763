//go:build cgo

package opencv

import (
	"image"
	"math"

	"gocv.io/x/gocv"
)

// GaussiansApart is the difference of two Gaussian blurs (sigmas fine and coarse, pixels) of a grey channel of w by h
// pixels within box, at half the size: each value lies between four pixels. out holds half of box's width by half of
// its height.
func GaussiansApart(w, h int, channel []uint8, box image.Rectangle, fine, coarse float64, out []float32) error {
	all, err := gocv.NewMatFromBytes(h, w, gocv.MatTypeCV8U, channel)
	if err != nil {
		return err
	}
	defer all.Close()
	half := image.Pt(box.Dx()/2, box.Dy()/2)
	in := all.Region(image.Rect(0, 0, 2*half.X, 2*half.Y).Add(box.Min))
	defer in.Close()
	m, low := gocv.NewMat(), gocv.NewMat()
	defer m.Close()
	defer low.Close()
	if err = in.ConvertTo(&m, gocv.MatTypeCV32F); err != nil {
		return err
	}
	if err = gocv.Resize(m, &m, half, 0, 0, gocv.InterpolationArea); err != nil {
		return err
	}
	if err = gaussian(m, &low, coarse/2); err != nil {
		return err
	}
	if err = gaussian(m, &m, fine/2); err != nil {
		return err
	}
	if err = gocv.Subtract(m, low, &m); err != nil {
		return err
	}
	d, err := m.DataPtrFloat32()
	if err != nil {
		return err
	}
	copy(out, d)
	return nil
}

// gaussian blurs; sigma in pixels.
func gaussian(m gocv.Mat, to *gocv.Mat, sigma float64) error {
	k := 2*int(math.Ceil(2.5*sigma)) + 1
	return gocv.GaussianBlur(m, to, image.Pt(k, k), sigma, sigma, gocv.BorderReplicate)
}
