package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// A face across which the edge of a shadow falls. Its pips are of two strengths, and a straight line parts them.
const (
	shadeLeast, shadeMost = 0.25, 0.75 // share of the light that is left behind the edge
	shadeAlike            = 0.72       // how strong the weakest pip on one side is at least, against the strongest there
	shadeBare             = 0.3        // of the weakest pip: what the other sites show at most
	shadePaint            = 0.45       // by how much, as a logarithm, the paint may lose another share of the light than the pips
)

// lineSides are the ways in which a straight line may part the nine sites, each as the sites on its one side.
var lineSides = makeLineSides()

func makeLineSides() (out [][9]bool) {
	seen := map[[9]bool]bool{}
	const turns = 48
	for k := range turns {
		s, c := math.Sincos((float64(k) + 0.5) * 2 * math.Pi / turns)
		for i := range 9 { // the line right before this site
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

// evened looks for the pattern and the shadow's edge that explain the contrasts of nine sites, and gives what they would be in
// even light: how much is left behind the edge, and which sites lie there. False where one light explains them as well, and for
// fewer than three pips: of two, one is always the weaker.
func evened(site [9]float64) (even [9]float64, left float64, dim [9]bool, ok bool) {
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

// twoStrengths looks whether the pips of a pattern have two strengths: how strong the weaker are against the others, and a
// strength between the two.
func twoStrengths(p *vision.Pattern, site *[9]float64) (share, between float64, ok bool) {
	weak, strong, bare := math.Inf(1), 0.0, 0.0
	for i, on := range p.Pips {
		if on {
			weak, strong = min(weak, site[i]), max(strong, site[i])
		} else {
			bare = max(bare, site[i])
		}
	}
	if weak < 8 || weak < shadeLeast*shadeAlike*strong || weak > shadeMost*strong || bare > shadeBare*weak {
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

// inEvenLight gives the contrasts of the nine sites of a face as they would be in even light, where the edge of a shadow falls
// across it: behind the edge paint and pips have lost the same share of the light.
func inEvenLight(s *scene.Scene, p pixel.Pose, site [9]float64) [9]float64 {
	even, left, dim, ok := evened(site)
	if !ok {
		return site
	}
	least, most := math.Inf(1), 0.0 // the paint round the pips that lie farthest from the edge
	f := p.Frame()
	for i := range site {
		a, b := vision.SiteAt(i)
		a, b = a*s.Pitch, b*s.Pitch
		var sum float64
		for _, d := range scene.Ring {
			sum += scene.LightnessOf(s.Pic.At(f.Place(scene.Within(a, scene.PipRadius*d[0]), scene.Within(b, scene.PipRadius*d[1])))) / float64(len(scene.Ring))
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
