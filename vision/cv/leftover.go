//go:build cgo

package cv

import (
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
)

// patch is a connected place that has changed and that no die explains.
type patch struct {
	x, y float64 // its middle, pixels
	area float64 // in squares of an edge
	box  [4]int  // left, top, right, bottom, pixels
	ours bool    // of a colour that the set has, on the floor
	die  bool    // so, and as large as what is left of a die's face in which a lamp is mirrored
}

// leftovers lists what has changed outside the mask of the chosen dice and is more than the floor under less light.
func (s *scene) leftovers(dice *mask) []patch {
	const step = maskStep
	other := s.floor.changed.within(s.board.floorEntries(&s.floor.changed))
	for x, y := range other.all() {
		if dice.has(x, y) || s.shadow(x*step, y*step, s.known.umbra) {
			other.drop(x, y)
		}
	}
	other = other.opened()
	var out []patch
	for x, y := range other.all() {
		p := patch{box: [4]int{s.pic.w, s.pic.h, 0, 0}}
		n := 0
		var sum, below [3]float64
		other.take(x, y, func(x, y int) {
			n++
			p.x += float64(x * step)
			p.y += float64(y * step)
			p.box[0], p.box[1] = min(p.box[0], x*step), min(p.box[1], y*step)
			p.box[2], p.box[3] = max(p.box[2], x*step), max(p.box[3], y*step)
			at := 3 * (y*step*s.pic.w + x*step)
			want := s.floor.pixel(x*step, y*step)
			for c := range 3 {
				sum[c] += float64(s.pic.px[at+c])
				below[c] += float64(want[c])
			}
		})
		p.x, p.y = p.x/float64(n), p.y/float64(n)
		p.area = float64(n*step*step) / (edgePX * edgePX)
		if p.area < 0.12 {
			continue
		}
		for c := range 3 {
			sum[c] /= float64(n)
		}
		p.ours = s.board.onFloor(pose{p.x, p.y, 0}) && s.paint(p.x, p.y, sum) && !shaded(sum, below, float64(n))
		p.die = p.ours && p.area > 0.33
		out = append(out, p)
	}
	return out
}

// floorEntries are the entries of a mask that lie on the floor, but for its own border, which moves a little with the light.
func (e *gboard) floorEntries(m *mask) image.Rectangle {
	const rim, step = 0.1 * edgePX, maskStep
	x0, y0 := e.now.rect.px(0, 0)
	x1, y1 := e.now.rect.px(e.board.WidthMM, e.board.HeightMM)
	return image.Rect(int((x0+rim)/step), int((y0+rim)/step), int((x1-rim)/step), int((y1-rim)/step)).Intersect(image.Rect(0, 0, m.w, m.h))
}

// paint says whether a colour that is seen at a place may be that of a die of the set.
func (s *scene) paint(x, y float64, seen [3]float64) bool {
	far := math.Inf(1)
	g := s.floor.gainAt(x, y)
	paint := [3]float64{seen[0] / g[0], seen[1] / g[1], seen[2] / g[2]}
	for k := range s.known.shades {
		far = min(far, s.known.shades[k].apart(paint, s.known.white, dusk(2)))
	}
	for k := range s.known.printShades {
		far = min(far, s.known.printShades[k].apart(paint, s.known.white, dusk(2)))
	}
	return far < 2.2
}

// beneath looks right beside a die for the corners of one that it lies on, which leftovers leaves to the die above.
func (s *scene) beneath(c *candidate, explained *mask) (patch, bool) {
	const step = 0.05
	out := patch{box: [4]int{s.pic.w, s.pic.h, 0, 0}}
	var sum [3]float64
	n := 0.0
	for j := -16; j <= 16; j++ {
		for i := -16; i <= 16; i++ {
			x, y := c.frame().place(float64(i)*step, float64(j)*step)
			ix, iy := int(x), int(y)
			if ix < 0 || iy < 0 || ix >= s.pic.w || iy >= s.pic.h || explained.at(ix, iy) ||
				!s.floor.changed.at(ix, iy) || s.shadow(ix, iy, s.known.umbra) && !s.darker(ix, iy, s.known.umbra) {
				continue
			}
			b, g, r := s.pic.at(x, y)
			sum[0], sum[1], sum[2] = sum[0]+float64(b), sum[1]+float64(g), sum[2]+float64(r)
			out.x, out.y, n = out.x+x, out.y+y, n+1
			out.box[0], out.box[1] = min(out.box[0], ix), min(out.box[1], iy)
			out.box[2], out.box[3] = max(out.box[2], ix), max(out.box[3], iy)
		}
	}
	out.area = n * step * step
	if out.area < 0.08 {
		return out, false
	}
	out.x, out.y = out.x/n, out.y/n
	for k := range sum {
		sum[k] /= n
	}
	out.ours = s.paint(out.x, out.y, sum)
	return out, out.ours
}

// How much peaks outside of all dice must be like a pip to count, alone and in pairs as far apart as pips lie.
const (
	strayAlone = 25
	strayPair  = 15
)

// strayPips lists the peaks outside of all dice that look like pips, that the board's print does not explain and that lie
// on something: where a die was missed, at least one of its pips was seen. Of a die as pale as its floor, or in which a lamp is
// mirrored until it looks like its floor, little more than the pips has changed, so two count that lie as far apart as pips do: dark
// ones that have changed all over, and light ones, though they be faint, since hardly anything else casts light.
func (s *scene) strayPips(dice *mask) []peak {
	var out []peak
	for _, found := range s.pips {
		var dots []peak
		for _, p := range found.near.peaks {
			if p.like <= strayPair || dice.at(int(p.x), int(p.y)) || !s.board.onFloor(pose{p.x, p.y, 0}) {
				continue
			}
			changed := s.changedPoints(pose{p.x, p.y, 0}) >= 14
			alone := changed && p.like > strayAlone
			paired := found.sign == calibration.LightPips || p.like > strayAlone && s.dot(p)
			if !alone && !paired || s.printLike(p, found.sign) >= 0.4*p.like || changed && s.inShadow(p, s.known.umbra) {
				continue
			}
			if alone || slices.ContainsFunc(dots, func(q peak) bool { return s.pipsApart(p, q) }) {
				out = append(out, p)
			}
			dots = append(dots, p)
		}
	}
	return out
}

// pipsApart says whether two peaks lie as far apart as two pips of a face do.
func (s *scene) pipsApart(p, q peak) bool {
	far := math.Hypot(p.x-q.x, p.y-q.y) / (s.pitch * edgePX)
	return far > 0.85 && far < 3.1
}

// beyondRims leaves out the peaks that lie at the rim of a die that is sure to lie flat: light on a bevel may look like a pip, but
// the pips of another die begin a quarter of an edge beyond its own rim.
func beyondRims(stray []peak, dice []candidate) []peak {
	return slices.DeleteFunc(stray, func(p peak) bool {
		return slices.ContainsFunc(dice, func(c candidate) bool {
			a, b := c.local(p.x, p.y)
			return c.flat >= sureFlat && max(math.Abs(a), math.Abs(b)) < 0.7
		})
	})
}

// inShadow says whether a peak and what is round it are the floor under less light: where a shadow ends beside print, or
// light falls between two dice, there may be a spot like a pip.
func (s *scene) inShadow(p peak, umbra [3]float64) bool {
	other := 0
	for _, points := range [2][][2]float64{disc, ring} {
		for _, d := range points {
			x, y := int(p.x+pipRadius*edgePX*d[0]+0.5), int(p.y+pipRadius*edgePX*d[1]+0.5)
			if x >= 0 && y >= 0 && x < s.pic.w && y < s.pic.h && s.floor.changed.at(x, y) && !s.shadow(x, y, umbra) {
				other++
			}
		}
	}
	return other <= 2
}

// dot says whether a peak has changed all over.
func (s *scene) dot(p peak) bool {
	for _, d := range disc {
		if !s.floor.changed.at(int(p.x+pipRadius*edgePX*d[0]+0.5), int(p.y+pipRadius*edgePX*d[1]+0.5)) {
			return false
		}
	}
	return true
}

// printLike is pipLike of what the board has at a place, under the light that falls there now.
func (s *scene) printLike(p peak, sign calibration.Pips) float64 {
	const r = pipRadius * edgePX
	level := pipLevel(sign, s.light)
	var in, now, then float64
	for _, d := range disc {
		in += level(s.floor.at(p.x+r*d[0], p.y+r*d[1])) / float64(len(disc))
	}
	var round [16]float64
	for k, d := range ring {
		x, y := p.x+r*d[0], p.y+r*d[1]
		b, g, red := s.floor.at(x, y)
		round[k] = level(b, g, red)
		then += lightnessOf(b, g, red)
		now += lightnessOf(s.pic.at(x, y))
	}
	slices.Sort(round[:])
	return (in - round[8]) * min((now+1)/(then+1), 1)
}

// shaded says whether the mean colour of a place is that of its floor under less light. Behind a lamp's shadow the light
// has another hue than before it, so the channels may fall differently, but none rises and none falls to nothing.
func shaded(now, floor [3]float64, n float64) bool {
	lo, hi := math.Inf(1), 0.0
	for c := range 3 {
		r := (now[c] + 6) / (floor[c]/n + 6)
		lo, hi = min(lo, r), max(hi, r)
	}
	return hi < 0.95 && lo > 0.2 && hi/lo < 1.6
}

// shadow says whether a pixel shows the floor under less light: all channels fall alike, or as they do on the way into
// the umbra of a die.
func (s *scene) shadow(x, y int, umbra [3]float64) bool {
	i, floor := y*s.pic.w+x, s.floor.pixel(x, y)
	var ratio [3]float64
	var now, want, deep float64
	for c := range 3 {
		a, b := float64(s.pic.px[3*i+c]), float64(floor[c])
		ratio[c] = (a + 6) / (b + 6)
		now, want, deep = now+a, want+b, deep+b*umbra[c]
	}
	all := (now + 18) / (want + 18)
	if all > 1.25 {
		return false
	}
	alike := all >= 0.2
	for c := range 3 {
		alike = alike && math.Abs(ratio[c]/all-1) <= 0.22
	}
	if alike || want-deep < 20 {
		return alike
	}
	way := (want - now) / (want - deep)
	if way < 0 || way > 1.3 {
		return false
	}
	for c := range 3 {
		should := float64(floor[c]) * max(1-way*(1-umbra[c]), 0)
		if math.Abs(float64(s.pic.px[3*i+c])-should) > 9+0.15*should {
			return false
		}
	}
	return true
}

// darker says whether a pixel is darker than any shadow of a die makes its floor: black paint seems to be a shadow too.
func (s *scene) darker(x, y int, umbra [3]float64) bool {
	const deepest = 0.6
	i, floor := 3*(y*s.pic.w+x), s.floor.pixel(x, y)
	var now, deep float64
	for c := range 3 {
		now, deep = now+float64(s.pic.px[i+c]), deep+float64(floor[c])*umbra[c]
	}
	return now+18 < deepest*(deep+18)
}

// umbraOf is the share of the light that is left in the shadows of a picture's dice, by channel: the median of what is
// darkest round them. Without shadows it is what it was.
func (s *scene) umbraOf(explained *mask, was [3]float64) [3]float64 {
	var seen [3][]float64
	for x, y := range s.floor.changed.all() {
		if explained.has(x, y) {
			continue
		}
		x, y = maskStep*x, maskStep*y
		floor, at := s.floor.pixel(x, y), 3*(y*s.pic.w+x)
		now := float32(s.pic.px[at]) + float32(s.pic.px[at+1]) + float32(s.pic.px[at+2])
		if now > 0.6*(floor[0]+floor[1]+floor[2]) {
			continue
		}
		for c := range 3 {
			if floor[c] > 20 {
				seen[c] = append(seen[c], float64(s.pic.px[at+c])/float64(floor[c]))
			}
		}
	}
	for c := range 3 {
		if n := len(seen[c]); n > 60 {
			slices.Sort(seen[c])
			was[c] = min(seen[c][n/2], 0.8)
		}
	}
	return was
}

// outlineGrown is a die's outline, widened about the middle of its top face.
func outlineGrown(f foot, p pose, by float64) [][2]float64 {
	poly := f.outline(p)
	for i := range poly {
		poly[i][0] = p.x + (poly[i][0]-p.x)*by
		poly[i][1] = p.y + (poly[i][1]-p.y)*by
	}
	return poly
}

func abs[T int | float32](v T) T {
	if v < 0 {
		return -v
	}
	return v
}
