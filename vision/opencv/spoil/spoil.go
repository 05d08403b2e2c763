//go:build cgo

package spoil

import (
	"image"
	"image/color"

	"gocv.io/x/gocv"

	"quartermaster/vision/opencv"
)

// over calls change with the part of a picture within a box, in the picture's own memory.
func over(p opencv.Picture, box image.Rectangle, change func(part gocv.Mat) error) error {
	px, err := p.Pixels()
	if err != nil {
		return err
	}
	m, err := gocv.NewMatFromBytes(p.Height(), p.Width(), gocv.MatTypeCV8UC3, px)
	if err != nil {
		return err
	}
	defer m.Close()
	part := m.Region(box.Intersect(All(p)))
	defer part.Close()
	return change(part)
}

// All is the box of a whole picture.
func All(p opencv.Picture) image.Rectangle { return image.Rect(0, 0, p.Width(), p.Height()) }

// Blur applies a Gaussian blur within a box; sigma in pixels.
func Blur(p opencv.Picture, box image.Rectangle, sigma float64) error {
	return over(p, box, func(part gocv.Mat) error {
		return gocv.GaussianBlur(part, &part, image.Pt(0, 0), sigma, sigma, gocv.BorderReplicate)
	})
}

// Brighten multiplies all grey levels.
func Brighten(p opencv.Picture, by float32) error {
	return over(p, All(p), func(part gocv.Mat) error {
		part.MultiplyFloat(by)
		return nil
	})
}

// Smear applies motion blur within a box, over dx, dy pixels.
func Smear(p opencv.Picture, box image.Rectangle, dx, dy float64) error {
	return over(p, box, func(part gocv.Mat) error {
		sum := gocv.NewMatWithSize(part.Rows(), part.Cols(), gocv.MatTypeCV32FC3)
		defer sum.Close()
		sum.SetTo(gocv.NewScalar(0, 0, 0, 0))
		const moments = 12
		for k := range moments {
			f := (float64(k)+0.5)/moments - 0.5
			one, err := shifted(part, f*dx, f*dy)
			if err == nil {
				err = one.ConvertToWithParams(&one, gocv.MatTypeCV32FC3, 1.0/moments, 0)
			}
			if err == nil {
				err = gocv.Add(sum, one, &sum)
			}
			one.Close()
			if err != nil {
				return err
			}
		}
		if err := sum.ConvertTo(&sum, gocv.MatTypeCV8UC3); err != nil {
			return err
		}
		return sum.CopyTo(&part)
	})
}

func shifted(m gocv.Mat, dx, dy float64) (gocv.Mat, error) {
	warp := gocv.NewMatWithSize(2, 3, gocv.MatTypeCV64F)
	defer warp.Close()
	for i, v := range [6]float64{1, 0, dx, 0, 1, dy} {
		warp.SetDoubleAt(i/3, i%3, v)
	}
	out := gocv.NewMat()
	return out, gocv.WarpAffineWithParams(m, &out, warp, image.Pt(m.Cols(), m.Rows()), gocv.InterpolationLinear, gocv.BorderReplicate, color.RGBA{})
}

// Fill paints a polygon.
func Fill(p opencv.Picture, outline []image.Point, paint color.RGBA) error {
	return over(p, All(p), func(part gocv.Mat) error {
		polygon := gocv.NewPointsVectorFromPoints([][]image.Point{outline})
		defer polygon.Close()
		return gocv.FillPoly(&part, polygon, paint)
	})
}

// Move copies what lies within an outline to another place, by the homography from the square from to the square to.
func Move(p opencv.Picture, outline []image.Point, from, to [4][2]float64) error {
	return over(p, All(p), func(part gocv.Mat) error {
		a, b := corners(from), corners(to)
		defer a.Close()
		defer b.Close()
		warp := gocv.GetPerspectiveTransform2f(a, b)
		defer warp.Close()
		stamp := gocv.NewMatWithSize(part.Rows(), part.Cols(), gocv.MatTypeCV8U)
		defer stamp.Close()
		stamp.SetTo(gocv.NewScalar(0, 0, 0, 0))
		polygon := gocv.NewPointsVectorFromPoints([][]image.Point{outline})
		defer polygon.Close()
		if err := gocv.FillPoly(&stamp, polygon, color.RGBA{255, 255, 255, 255}); err != nil {
			return err
		}
		moved, where := gocv.NewMat(), gocv.NewMat()
		defer moved.Close()
		defer where.Close()
		size := image.Pt(part.Cols(), part.Rows())
		if err := gocv.WarpPerspective(part, &moved, warp, size); err != nil {
			return err
		}
		if err := gocv.WarpPerspective(stamp, &where, warp, size); err != nil {
			return err
		}
		return moved.CopyToWithMask(&part, where)
	})
}

func corners(of [4][2]float64) gocv.Point2fVector {
	var out []gocv.Point2f
	for _, q := range of {
		out = append(out, gocv.Point2f{X: float32(q[0]), Y: float32(q[1])})
	}
	return gocv.NewPoint2fVectorFromPoints(out)
}
