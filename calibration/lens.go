package calibration

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// LensView is a chessboard in one picture: its inner corners on the paper (mm) and in the picture (px).
type LensView struct {
	Picture string
	Board   [][2]float64
	Image   [][2]float64
}

// LensFit is a lens fitted to pictures of a chessboard.
type LensFit struct {
	Camera   Camera  // without a place over the board
	RMS      float64 // reprojection error over all corners of the pictures that were kept, px
	FocalSD  float64 // standard deviation of the focal length, as a share of it
	Terms    string  // what was fitted, for people: "f c k1 k2" and more where the pictures support it
	Pictures []LensPicture
}

// LensPicture says how well one picture fits.
type LensPicture struct {
	Picture string
	RMS     float64 // px
	Dropped bool    // an outlier that was left out
}

// fewestLensPictures is how many pictures with a chessboard a lens needs. Fitted on: unknown.
const fewestLensPictures = 3

// The parameters of a lens in a fit, in this order.
const (
	lensFocal = iota
	lensAspect
	lensCX
	lensCY
	lensK1
	lensK2
	lensP1
	lensP2
	lensK3
	lensTerms
)

// lensModels are the models of a lens, the simplest first; each names the terms that it adds to the one before.
var lensModels = []struct {
	name string
	adds []int
}{
	{"f c k1 k2", []int{lensFocal, lensCX, lensCY, lensK1, lensK2}},
	{"p1 p2", []int{lensP1, lensP2}},
	{"k3", []int{lensK3}},
	{"aspect", []int{lensAspect}},
}

// FitLens fits the lens (Zhang, A flexible new technique for camera calibration, 2000) with square pixels, k1 and k2
// first. A further term is added only where it lowers the cross-validated error by 3 %. A picture whose median corner
// error is five times that of the others is dropped as an outlier. A focal length with a standard deviation of 2 % or
// more is refused. These limits were fitted on: unknown.
func FitLens(views []LensView, widthPX, heightPX int) (LensFit, error) {
	if len(views) < fewestLensPictures {
		return LensFit{}, tooFewViews(len(views))
	}
	for _, v := range views {
		if len(v.Board) < 6 || len(v.Board) != len(v.Image) {
			return LensFit{}, fmt.Errorf("%s has %d corners: a chessboard has at least 6", v.Picture, len(v.Image))
		}
	}
	terms := slices.Clone(lensModels[0].adds)
	b, err := bestBundle(views, terms, widthPX, heightPX)
	if err != nil {
		return LensFit{}, err
	}
	fit := LensFit{Pictures: make([]LensPicture, len(views)), Terms: lensModels[0].name}
	kept, err := dropOutliers(b, views, fit.Pictures)
	if err != nil {
		return LensFit{}, err
	}
	if len(kept) < len(views) {
		if b, err = bestBundle(kept, terms, widthPX, heightPX); err != nil {
			return LensFit{}, err
		}
	}
	seen := validationError(b, kept)
	for _, m := range lensModels[1:] {
		more := append(slices.Clone(terms), m.adds...)
		richer := b.clone(more)
		if richer.solve() != nil {
			continue
		}
		if e := validationError(richer, kept); e < 0.97*seen {
			b, terms, seen = richer, more, e
			fit.Terms += " " + m.name
		}
	}
	fit.Camera = b.camera(widthPX, heightPX)
	fit.RMS = b.rms()
	i := 0
	for j := range fit.Pictures {
		if !fit.Pictures[j].Dropped {
			fit.Pictures[j].RMS = b.viewRMS(i)
			i++
		}
	}
	fit.FocalSD = b.focalSD()
	if !(fit.FocalSD < 0.02) {
		return LensFit{}, errors.New("the lens pictures do not determine the focal length: hold the chessboard slanted in several of them, by 20 to 40 degrees to different sides")
	}
	return fit, nil
}

func tooFewViews(n int) error {
	return fmt.Errorf("a chessboard was found in %d lens pictures, %d are needed: take 8 with the whole board sharp and in different slants, and check lens.chessboard's columns and rows (inner corners)",
		n, fewestLensPictures)
}

// bestBundle fits from several initial focal lengths and keeps the best result.
func bestBundle(views []LensView, terms []int, width, height int) (*bundle, error) {
	w := float64(max(width, height))
	var best *bundle
	for _, focal := range []float64{focalGuess(views, width, height), 0.6 * w, 1.1 * w, 2 * w} {
		b, err := newBundle(views, terms, focal, width, height)
		if err != nil || b.solve() != nil {
			continue
		}
		if best == nil || b.cost < best.cost {
			best = b
		}
		if best.rms() < 0.5 {
			break // good enough: other starts are not tried
		}
	}
	if best == nil {
		return nil, errors.New("no lens fits the chessboard's corners: take the lens pictures again, with the board flat and slanted in different ways")
	}
	return best, nil
}

// focalGuess is Zhang's closed form with the principal point in the picture's middle and square pixels.
func focalGuess(views []LensView, width, height int) float64 {
	cx, cy := float64(width-1)/2, float64(height-1)/2
	var num, den float64 // least squares of a/f² + b = 0
	for _, v := range views {
		shifted := make([][2]float64, len(v.Image))
		for i, p := range v.Image {
			shifted[i] = [2]float64{(p[0] - cx) / float64(width), (p[1] - cy) / float64(width)}
		}
		h, err := homography(v.Board, shifted)
		if err != nil {
			continue
		}
		n := math.Hypot(math.Hypot(h[0], h[3]), h[6])
		for i := range h {
			h[i] /= n
		}
		a, b := h[0]*h[1]+h[3]*h[4], h[6]*h[7]
		num, den = num+a*a, den-a*b
		a, b = h[0]*h[0]+h[3]*h[3]-h[1]*h[1]-h[4]*h[4], h[6]*h[6]-h[7]*h[7]
		num, den = num+a*a, den-a*b
	}
	if f := float64(width) * math.Sqrt(num/den); f > 0.2*float64(width) && f < 10*float64(width) {
		return f
	}
	return float64(width)
}

// dropOutliers marks the pictures whose median error is far above that of the others and returns the rest. The limit
// was fitted on: unknown.
func dropOutliers(b *bundle, views []LensView, pictures []LensPicture) ([]LensView, error) {
	errs := make([]float64, len(views))
	for i := range views {
		errs[i] = b.viewMedian(i)
	}
	sorted := slices.Sorted(slices.Values(errs))
	limit := 5*sorted[(len(sorted)-1)/2] + 0.2
	var kept []LensView
	for i, v := range views {
		pictures[i] = LensPicture{Picture: v.Picture, RMS: b.viewRMS(i), Dropped: errs[i] > limit}
		if !pictures[i].Dropped {
			kept = append(kept, v)
		}
	}
	if len(kept) < fewestLensPictures {
		return nil, tooFewViews(len(kept))
	}
	return kept, nil
}

// validationError is the rms error (px) of five-fold cross-validation: a lens fitted to four fifths of the pictures
// predicts the others, with only the board's pose fitted to the picture itself.
func validationError(b *bundle, views []LensView) float64 {
	folds := min(5, len(views))
	var sum float64
	var n int
	for f := range folds {
		var rest, out []int
		for i := range views {
			if i%folds == f {
				out = append(out, i)
			} else {
				rest = append(rest, i)
			}
		}
		part := b.subset(rest)
		if part.solve() != nil {
			return math.Inf(1)
		}
		test := b.subset(out)
		test.lens = part.lens
		test.terms = nil
		if test.solve() != nil {
			return math.Inf(1)
		}
		sum += test.cost
		for _, v := range test.views {
			n += len(v.Image)
		}
	}
	return math.Sqrt(sum / float64(n))
}
