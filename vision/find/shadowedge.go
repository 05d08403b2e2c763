package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Limits for a face that the edge of a shadow crosses. Its pips have two levels of contrast, and a straight line separates them.
// Fitted on: unknown.
const (
	shadeLeast, shadeMost = 0.25, 0.75 // share of the light that is left in the shadow
	shadeAlike            = 0.72       // minimum ratio of the weakest to the strongest pip on one side of the edge
	shadeEmptySite        = 0.3        // maximum contrast of sites without a pip, as a share of the weakest pip
	shadePaint            = 0.45       // maximum log ratio between the light that the paint loses and the light that the pips lose
)

// lineSides lists all ways in which a straight line can divide the nine sites, each as the set of sites on one side.
var lineSides = makeLineSides()

func makeLineSides() (out [][9]bool) {
	seen := map[[9]bool]bool{}
	const turns = 48
	for k := range turns {
		s, c := math.Sincos((float64(k) + 0.5) * 2 * math.Pi / turns)
		for i := range 9 { // the line just before this site
			x0, y0 := vision.SiteAt(i)
			var side [9]bool
			for j := range 9 {
				x, y := vision.SiteAt(j)
				side[j] = (x-x0)*c+(y-y0)*s > -1e-9
			}
			if !seen[side] {
				seen[side] = true
				out = append(out, side)
			}
		}
	}
	return out
}

// withoutShadow looks for a pattern and a shadow's edge that explain the contrasts of the nine sites. It returns the contrasts
// corrected to even light, the share of the light left in the shadow, and the sites in the shadow. It returns false where even light
// explains the contrasts, and for patterns with fewer than three pips: of two pips one is always weaker.
func withoutShadow(site [9]float64) (even [9]float64, left float64, dim [9]bool, ok bool) {
	pips := 0
	for k := range scene.Patterns {
		p := &scene.Patterns[k]
		if p.N < 3 || p.N <= pips {
			continue
		}
		share, between, two := twoStrengths(p, &site)
		if !two {
			continue
		}
	sides:
		for _, side := range lineSides {
			for i, on := range p.Pips {
				if on && side[i] != (site[i] < between) {
					continue sides
				}
			}
			even, left, dim, ok, pips = site, share, side, true, p.N
			for i, on := range p.Pips {
				if on && side[i] {
					even[i] /= share
				}
			}
			break
		}
	}
	return even, left, dim, ok
}

// twoStrengths checks whether the pips of a pattern have two levels of contrast. It returns the ratio of the weaker level to the
// stronger one, and a contrast between the two.
func twoStrengths(p *vision.Pattern, site *[9]float64) (share, between float64, ok bool) {
	weak, strong, bare := math.Inf(1), 0.0, 0.0
	for i, on := range p.Pips {
		if on {
			weak, strong = min(weak, site[i]), max(strong, site[i])
		} else {
			bare = max(bare, site[i])
		}
	}
	if weak < 8 || weak < shadeLeast*shadeAlike*strong || weak > shadeMost*strong || bare > shadeEmptySite*weak {
		return 0, 0, false
	}
	between = math.Sqrt(weak * strong)
	var sums, counts, least, most [2]float64
	least = [2]float64{math.Inf(1), math.Inf(1)}
	for i, on := range p.Pips {
		if on {
			k := 0
			if site[i] < between {
				k = 1
			}
			sums[k], counts[k] = sums[k]+site[i], counts[k]+1
			least[k], most[k] = min(least[k], site[i]), max(most[k], site[i])
		}
	}
	share = sums[1] / counts[1] / (sums[0] / counts[0])
	ok = !(least[0] < shadeAlike*most[0] || least[1] < shadeAlike*most[1] || share < shadeLeast || share > shadeMost)
	return share, between, ok
}

// inEvenLight corrects the contrasts of a face's nine sites to even light where the edge of a shadow crosses the face. It does so only
// if paint and pips have lost about the same share of the light.
func inEvenLight(s *scene.Scene, p pixel.Pose, site [9]float64) [9]float64 {
	even, left, dim, ok := withoutShadow(site)
	if !ok {
		return site
	}
	least, most := math.Inf(1), 0.0 // lightness of the paint around the darkest shaded and the brightest lit site
	f := p.Frame()
	for i := range site {
		a, b := vision.SiteAt(i)
		a, b = a*s.Pitch, b*s.Pitch
		var sum float64
		for _, d := range scene.Ring {
			sum += scene.LightnessOf(s.Pic.At(f.Place(scene.WithinFace(a, scene.PipRadius*d[0]), scene.WithinFace(b, scene.PipRadius*d[1])))) / float64(len(scene.Ring))
		}
		if dim[i] {
			least = min(least, sum)
		} else {
			most = max(most, sum)
		}
	}
	paint := least / (most + 1e-9)
	if math.Abs(math.Log((paint+1e-3)/left)) > shadePaint {
		return site
	}
	return even
}
