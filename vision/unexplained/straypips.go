package unexplained

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// The minimum pip response (scene.Peak.Contrast) of a peak outside all dice: of a single one, and of one of a pair at the distance of
// two pips. Fitted on: unknown, as are the limits in StrayPips, pipsApart, BeyondRims and inShadow.
const (
	strayAlone = 25
	strayPair  = 15
)

// StrayPips lists peaks that look like pips, lie outside all dice and are not the board's print. Where a die was missed, at least
// one of its pips was usually seen. A single peak counts if the pixels around it have changed too.
//
// Some missed dice look like their floor: pale ones, and ones that mirror a lamp. Only their pips have changed, so two peaks at the
// distance of two pips count as well. Dark ones must be strong and have changed all over. Light ones may be faint, because hardly
// anything else is brighter than the floor.
func StrayPips(s *scene.Scene, dice *pixel.Mask) []scene.Peak {
	var out []scene.Peak
	for _, found := range s.Pips {
		var dots []scene.Peak
		for _, p := range found.Grid.Peaks {
			if p.Contrast <= strayPair || dice.At(int(p.X), int(p.Y)) || !s.Board.OnFloor(pixel.Pose{X: p.X, Y: p.Y, Yaw: 0}) {
				continue
			}
			changed := s.ChangedPoints(pixel.Pose{X: p.X, Y: p.Y, Yaw: 0}) >= 14
			alone := changed && p.Contrast > strayAlone
			paired := found.Sign == calibration.LightPips || p.Contrast > strayAlone && s.WhollyChanged(p)
			if !alone && !paired || printLike(s, p, found.Sign) >= 0.4*p.Contrast || changed && inShadow(s, p) {
				continue
			}
			if alone || slices.ContainsFunc(dots, func(q scene.Peak) bool { return pipsApart(s, p, q) }) {
				out = append(out, p)
			}
			dots = append(dots, p)
		}
	}
	return out
}

// pipsApart reports whether the distance of two peaks is that of two pips of one face.
func pipsApart(s *scene.Scene, p, q scene.Peak) bool {
	far := math.Hypot(p.X-q.X, p.Y-q.Y) / (s.Pitch * pixel.EdgePX)
	return far > 0.85 && far < 3.1
}

// BeyondRims removes the peaks near the rim of a die that surely lies flat. Light on a bevel may look like a pip. The pips of another
// die begin a quarter of an edge inside its own rim, so they are never removed.
func BeyondRims(stray []scene.Peak, dice []find.Candidate) []scene.Peak {
	return slices.DeleteFunc(stray, func(p scene.Peak) bool {
		return slices.ContainsFunc(dice, func(c find.Candidate) bool {
			a, b := c.Local(p.X, p.Y)
			return c.Flat >= find.SureFlat && max(math.Abs(a), math.Abs(b)) < 0.7
		})
	})
}

// inShadow reports whether a peak and its surroundings are floor in a shadow. Where a shadow ends beside print, or light falls
// between two dice, a spot may look like a pip.
func inShadow(s *scene.Scene, p scene.Peak) bool {
	other := 0
	for _, points := range [2][][2]float64{scene.Disc, scene.Ring} {
		for _, d := range points {
			x, y := int(p.X+scene.PipRadius*pixel.EdgePX*d[0]+0.5), int(p.Y+scene.PipRadius*pixel.EdgePX*d[1]+0.5)
			if x >= 0 && y >= 0 && x < s.Pic.W && y < s.Pic.H && s.Floor.Changed.At(x, y) && !s.Shadow(x, y) {
				other++
			}
		}
	}
	return other <= 2
}

// printLike returns the pip response of the empty board at the place of a peak, scaled to the light that falls there now.
func printLike(s *scene.Scene, p scene.Peak, sign calibration.Pips) float64 {
	const r = scene.PipRadius * pixel.EdgePX
	level := scene.PipLevel(sign, s.Balance)
	var in, now, then float64
	for _, d := range scene.Disc {
		in += level(s.Floor.At(p.X+r*d[0], p.Y+r*d[1])) / float64(len(scene.Disc))
	}
	var round [16]float64
	for k, d := range scene.Ring {
		x, y := p.X+r*d[0], p.Y+r*d[1]
		b, g, red := s.Floor.At(x, y)
		round[k] = level(b, g, red)
		then += scene.LightnessOf(b, g, red)
		now += scene.LightnessOf(s.Pic.At(x, y))
	}
	slices.Sort(round[:])
	return (in - round[8]) * min((now+1)/(then+1), 1)
}
