package figure

import (
	"math"

	"quartermaster/vision/pixel"
)

// A figure is seen sharper or softer than it was taught: its taught picture was resampled once more, and a camera's focus differs from
// place to place. Blur moves the edges of dark print inwards in logarithms and those of pale print outwards. Thin strokes become thinner or
// thicker, but a star with heavy arms seems smaller or larger, as if it lay farther from the camera or nearer to it. So sharpness is fitted
// beside an affine motion.

// blurVariance is the variance of the blur by which template.blurChange was made, in each direction, square pixels.
const blurVariance = 1.0 / 3

// mostBlur limits how much sharper or softer than taught a figure may be seen, square pixels of variance. A picture of a taught face was
// resampled once more than what it is compared with, which is a sixth of a square pixel. The rest is for the focus, which differs from
// place to place.
const mostBlur = 0.75

// blurChange returns how a stamp changes if the picture is blurred, orthogonal to the stamp and of length 1, and its length before. It is
// the central difference between a softened and a sharpened picture.
func (p *sheet) blurChange(face pixel.Affine, stamp []float32) (change []float32, long float64) {
	softer, sharper := softened(p.pic)
	change, sharp := make([]float32, len(stamp)), make([]float32, len(stamp))
	NewSheet(&softer, p.ink, p.half).whole().stamp(face, change)
	NewSheet(&sharper, p.ink, p.half).whole().stamp(face, sharp)
	blas.Saxpy(len(change), -1, sharp, 1, change, 1)
	blas.Saxpy(len(change), -float32(correlation(change, stamp)), stamp, 1, change, 1)
	long = float64(blas.Snrm2(len(change), change, 1)) / 2
	normalize(change)
	return change, long
}

// softened returns a picture that is blurred by a variance of blurVariance in each direction, and one that is sharpened by as much.
func softened(p *pixel.Picture) (softer, sharper pixel.Picture) {
	share := [3]float64{blurVariance / 2, 1 - blurVariance, blurVariance / 2}
	softer = pixel.Picture{W: p.W, H: p.H, Px: make([]uint8, len(p.Px))}
	sharper = pixel.Picture{W: p.W, H: p.H, Px: make([]uint8, len(p.Px))}
	for y := range p.H {
		for x := range p.W {
			var sum [3]float64
			for j, down := range share {
				for i, across := range share {
					at := 3 * (max(0, min(y+j-1, p.H-1))*p.W + max(0, min(x+i-1, p.W-1)))
					for k := range sum {
						sum[k] += down * across * float64(p.Px[at+k])
					}
				}
			}
			for k, v := range sum {
				at := 3*(y*p.W+x) + k
				softer.Px[at] = uint8(v + 0.5)
				sharper.Px[at] = uint8(max(0, min(2*float64(p.Px[at])-v+0.5, 255)))
			}
		}
	}
	return softer, sharper
}

// likeness returns the correlation of a stamp with the template, which may be seen sharper or softer than taught.
func (t *template) likeness(now []float32) float64 {
	same, softer := correlation(now, t.stamp), correlation(now, t.blurChange)
	most := mostBlur / blurVariance * t.blurLength
	share := max(-most, min(softer/max(same, 0.5), most))
	return (same + share*softer) / math.Sqrt(1+share*share)
}

// likeness returns the correlation of a figure with the picture at a place, at the sharpness at which it fits best.
func (p *sheet) likeness(g *figure, t pixel.Affine) float64 {
	now := make([]float32, len(g.fine.stamp))
	p.stamp(t, now)
	return g.fine.likeness(now)
}
