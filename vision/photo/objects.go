package photo

import (
	"math"
)

// The search for things that look like dice by their outline alone. Lengths are in edges of the picture's dice.
const (
	objectEdge   = 12.0 // pixels of an edge in the picture that is searched
	groundWindow = 7.0  // side of the window whose middle colour is that of the ground
	groundStep   = 0.5  // from one window to the next
	leastApart   = 16.0 // grey levels from which a pixel differs from even ground
	noiseApart   = 4.5  // the same, in median deviations of the ground
	deepShadow   = 0.55 // of the ground's light: what is darker is no shadow
	shadowTint   = 0.10 // difference of the channels' shares of light up to which a darker place is a shadow
	dieReach     = 0.85 // radius round a read die that belongs to it
	leastInside  = 0.33 // radius of the largest circle inside a die's outline
	mostInside   = 0.95
	leastArea    = 0.40
	mostArea     = 4.50 // of several dice that touch
	mostSpan     = 3.20 // greatest side of the box round them
	mostStretch  = 13.0 // area over the square of the largest circle's radius: 4 of a square, 12 of three in a row
	mostBusy     = 0.45 // share of a window that differs from its ground: from here on the ground is a pattern
	ringWidth    = 4    // pixels round an object that are mostly ground
	leastRim     = 0.70 // share of an object's rim at which the picture changes
	leastMark    = 9.0  // grey levels of a mark on the object that may be a pip
)

// object is a thing that stands out from the ground, where no die was read. Pixels of the picture.
type object struct{ x, y, radius float64 }

// What a pixel belongs to.
const (
	ground   = iota
	shadow   // of the ground
	standing // out from the ground
	patterned
	readDie
)

// mask tells of each pixel of a picture what it belongs to.
type mask struct {
	w, h int
	of   []uint8
}

// objects looks for things of about a die's size and outline that are not among the dice.
func (f *finder) objects(dice []die, edge float64) []object {
	by := edge / objectEdge
	p := f.sized(by)
	apart := standsOut(&p)
	for i := range dice {
		d := dice[i].at.times(1 / by)
		apart.wipe(d.x, d.y, dieReach*d.edge())
	}
	depth := apart.depths()
	var out []object
	for _, part := range apart.parts() {
		if o, ok := f.object(&p, part, depth, by); ok && apart.isolated(part) && apart.outlined(&p, part) {
			out = append(out, o)
		}
	}
	return out
}

// unreadObjects looks for objects of the size of the dice that were read, or of all sizes where none was.
func (f *finder) unreadObjects(dice []die) []object {
	if len(dice) > 0 {
		var edges []float64
		for i := range dice {
			edges = append(edges, dice[i].at.edge())
		}
		return f.objects(dice, middle(edges))
	}
	var out []object
	for i := 0; i < len(f.levels); i += 3 {
	next:
		for _, o := range f.objects(nil, f.levels[i].scale*levelEdge) {
			for _, had := range out {
				if math.Hypot(o.x-had.x, o.y-had.y) < had.radius {
					continue next
				}
			}
			out = append(out, o)
		}
	}
	return out
}

// sized gives the picture at another size, by pixels a pixel.
func (f *finder) sized(by float64) picture {
	from := f.levels[0]
	for _, l := range f.levels {
		if l.scale <= by/1.3 {
			from = l
		}
	}
	return from.pic.scaled(by / from.scale)
}

// standsOut marks what differs from the ground round it, shadows apart.
func standsOut(p *picture) mask {
	out := mask{p.w, p.h, make([]uint8, p.w*p.h)}
	step := max(1, int(groundStep*objectEdge))
	half := int(groundWindow * objectEdge / 2)
	for y0 := 0; y0 < p.h; y0 += step {
		for x0 := 0; x0 < p.w; x0 += step {
			x1, y1 := min(x0+step, p.w), min(y0+step, p.h)
			middle, least := p.ground((x0+x1)/2, (y0+y1)/2, half)
			for y := y0; y < y1; y++ {
				for x := x0; x < x1; x++ {
					out.of[y*p.w+x] = belongs(p.pixel(x, y), middle, least)
				}
			}
		}
	}
	out.leaveOutPatterns(half)
	return out
}

func (p *picture) pixel(x, y int) rgb {
	i := y*p.w + x
	return rgb{p.c[0].v[i], p.c[1].v[i], p.c[2].v[i]}
}

// ground gives the middle colour of a window, and by how much a channel must differ from it to count.
func (p *picture) ground(x, y, half int) (middle, least rgb) {
	const every = 3
	x0, x1 := max(0, x-half), min(p.w, x+half)
	y0, y1 := max(0, y-half), min(p.h, y+half)
	for k := range 3 {
		var count, away [256]int
		n := 0
		v := p.c[k].v
		for yy := y0; yy < y1; yy += every {
			for xx := x0; xx < x1; xx += every {
				count[uint8(max(0, min(255, v[yy*p.w+xx])))]++
				n++
			}
		}
		m := median(&count, n)
		for value, c := range count {
			away[max(value-m, m-value)] += c
		}
		middle[k] = float32(m)
		least[k] = max(leastApart, noiseApart*float32(median(&away, n)))
	}
	return middle, least
}

// median gives the middle value of n counted ones.
func median(count *[256]int, n int) int {
	seen := 0
	for value, c := range count {
		if seen += c; 2*seen > n {
			return value
		}
	}
	return 255
}

// belongs says whether a colour is that of the ground, that of the ground in a shadow, or another one.
func belongs(c, middle, least rgb) uint8 {
	far := false
	low, high := float32(math.Inf(1)), float32(0)
	for k := range c {
		far = far || abs32(c[k]-middle[k]) > least[k]
		share := (c[k] + 6) / (middle[k] + 6)
		low, high = min(low, share), max(high, share)
	}
	switch {
	case !far:
		return ground
	case high < 1 && low > deepShadow && high-low < shadowTint:
		return shadow
	}
	return standing
}

func abs32(v float32) float32 { return max(v, -v) }

// leaveOutPatterns leaves out what lies where much differs from the ground: there is no one ground.
func (m *mask) leaveOutPatterns(half int) {
	sums := make([]int32, (m.w+1)*(m.h+1))
	for y := range m.h {
		var row int32
		for x := range m.w {
			if m.of[y*m.w+x] == standing {
				row++
			}
			sums[(y+1)*(m.w+1)+x+1] = sums[y*(m.w+1)+x+1] + row
		}
	}
	for y := range m.h {
		y0, y1 := max(0, y-half), min(m.h, y+half)
		for x := range m.w {
			x0, x1 := max(0, x-half), min(m.w, x+half)
			s := sums[y1*(m.w+1)+x1] - sums[y0*(m.w+1)+x1] - sums[y1*(m.w+1)+x0] + sums[y0*(m.w+1)+x0]
			if i := y*m.w + x; m.of[i] == standing && float64(s) > mostBusy*float64((x1-x0)*(y1-y0)) {
				m.of[i] = patterned
			}
		}
	}
}

// isolated says whether most of what is close round a part is its ground; what belongs to read dice does not count.
func (m *mask) isolated(part []int) bool {
	inside := make(map[int]bool, len(part))
	for _, i := range part {
		inside[i] = true
	}
	seen := map[int]bool{}
	near, other := 0, 0
	for _, i := range part {
		x, y := i%m.w, i/m.w
		for dy := -ringWidth; dy <= ringWidth; dy++ {
			for dx := -ringWidth; dx <= ringWidth; dx++ {
				u, v := x+dx, y+dy
				if u < 0 || v < 0 || u >= m.w || v >= m.h || inside[v*m.w+u] || seen[v*m.w+u] {
					continue
				}
				seen[v*m.w+u] = true
				switch m.of[v*m.w+u] {
				case ground:
					near++
				case readDie:
				default:
					other++
				}
			}
		}
	}
	return near >= other
}

// outlined says whether the picture changes all along the rim of a part: where only the colour that is taken for the
// ground changes, nothing ends.
func (m *mask) outlined(p *picture, part []int) bool {
	inside := make(map[int]bool, len(part))
	for _, i := range part {
		inside[i] = true
	}
	steps, all := 0, 0
	for _, i := range part {
		x, y := i%m.w, i/m.w
		for _, q := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			u, v := x+q[0], y+q[1]
			if u < 0 || v < 0 || u >= m.w || v >= m.h || inside[v*m.w+u] || m.of[v*m.w+u] == readDie {
				continue
			}
			all++
			a := p.pixel(max(0, min(m.w-1, x-2*q[0])), max(0, min(m.h-1, y-2*q[1])))
			b := p.pixel(max(0, min(m.w-1, x+3*q[0])), max(0, min(m.h-1, y+3*q[1])))
			d := a.minus(b)
			if max(abs32(d[0]), abs32(d[1]), abs32(d[2])) >= leastApart {
				steps++
			}
		}
	}
	return float64(steps) >= leastRim*float64(all)
}

// wipe gives a disc to a read die.
func (m *mask) wipe(x, y, r float64) {
	for j := max(0, int(y-r)); j <= min(m.h-1, int(y+r+1)); j++ {
		for i := max(0, int(x-r)); i <= min(m.w-1, int(x+r+1)); i++ {
			if math.Hypot(float64(i)-x, float64(j)-y) <= r {
				m.of[j*m.w+i] = readDie
			}
		}
	}
}

// depths says how far inside of what is marked each pixel lies, pixels (chamfer distance; Borgefors, 1986). What
// touches the picture's rim goes on beyond it.
func (m *mask) depths() []float32 {
	d := make([]float32, len(m.of))
	for i, of := range m.of {
		if of == standing {
			d[i] = 1e6
		}
	}
	const side, corner = 0.955, 1.369
	at := func(x, y int) float32 {
		if x < 0 || y < 0 || x >= m.w || y >= m.h {
			return 1e6
		}
		return d[y*m.w+x]
	}
	for y := range m.h {
		for x := range m.w {
			i := y*m.w + x
			d[i] = min(d[i], at(x-1, y)+side, at(x, y-1)+side, at(x-1, y-1)+corner, at(x+1, y-1)+corner)
		}
	}
	for y := m.h - 1; y >= 0; y-- {
		for x := m.w - 1; x >= 0; x-- {
			i := y*m.w + x
			d[i] = min(d[i], at(x+1, y)+side, at(x, y+1)+side, at(x+1, y+1)+corner, at(x-1, y+1)+corner)
		}
	}
	return d
}

// parts lists the pixels of each connected part.
func (m *mask) parts() [][]int {
	seen := make([]bool, len(m.of))
	var out [][]int
	for i, of := range m.of {
		if of != standing || seen[i] {
			continue
		}
		seen[i] = true
		part := []int{i}
		for k := 0; k < len(part); k++ {
			x, y := part[k]%m.w, part[k]/m.w
			for _, q := range [4][2]int{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}} {
				if q[0] < 0 || q[1] < 0 || q[0] >= m.w || q[1] >= m.h {
					continue
				}
				if j := q[1]*m.w + q[0]; m.of[j] == standing && !seen[j] {
					seen[j] = true
					part = append(part, j)
				}
			}
		}
		out = append(out, part)
	}
	return out
}

// object says whether a part may be a die, or several that touch.
func (f *finder) object(p *picture, part []int, depth []float32, by float64) (object, bool) {
	x0, y0, x1, y1 := p.w, p.h, 0, 0
	deepest := part[0]
	for _, i := range part {
		x, y := i%p.w, i/p.w
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		if depth[i] > depth[deepest] {
			deepest = i
		}
	}
	inside := float64(depth[deepest]) / objectEdge
	area := float64(len(part)) / objectEdge / objectEdge
	span := float64(max(x1-x0, y1-y0)+1) / objectEdge
	rim := x0 == 0 || y0 == 0 || x1 == p.w-1 || y1 == p.h-1
	if rim || inside < leastInside || inside > mostInside || area < leastArea || area > mostArea || span > mostSpan ||
		area > mostStretch*inside*inside {
		return object{}, false
	}
	o := object{(float64(deepest%p.w)+0.5)*by - 0.5, (float64(deepest/p.w)+0.5)*by - 0.5, inside * objectEdge * by}
	return o, f.bearsMark(o)
}

// bearsMark says whether something on an object may be a pip.
func (f *finder) bearsMark(o object) bool {
	for _, l := range f.levels {
		if e := l.scale * levelEdge; e < o.radius*1.2 || e > o.radius*3.5 {
			continue
		}
		for sign := range 2 {
			found := false
			l.peaks[sign].within((o.x+0.5)/l.scale-0.5, (o.y+0.5)/l.scale-0.5, 0.8*o.radius/l.scale, func(i int, _ float64) {
				found = found || l.peaks[sign].all[i].strength >= leastMark
			})
			if found {
				return true
			}
		}
	}
	return false
}
