package photo

import (
	"math"

	"quartermaster/vision"
)

// patterns are all pip patterns of a face.
var patterns = vision.Patterns()

// frame is the frame of a face: its middle, and its two axes as vectors of one edge; pixels.
type frame struct {
	x, y           float64
	ax, ay, bx, by float64
}

// place returns the pixel of a point of the face; u and v in edges from the middle.
func (f *frame) place(u, v float64) (x, y float64) {
	return f.x + u*f.ax + v*f.bx, f.y + u*f.ay + v*f.by
}

// edge returns the geometric mean of the lengths of the two axes.
func (f *frame) edge() float64 { return math.Sqrt(math.Abs(f.ax*f.by - f.ay*f.bx)) }

// yaw returns the yaw of the face in radians, from -45° up to 45°.
func (f *frame) yaw() float64 {
	// Both axes tell it: four times the angle is the same for both.
	s, c := math.Sincos(4 * math.Atan2(f.ay, f.ax))
	s2, c2 := math.Sincos(4 * math.Atan2(f.by, f.bx))
	return math.Atan2(s+s2, c+c2) / 4
}

// times returns the frame in the pixels of another scale.
func (f frame) times(k float64) frame {
	return frame{(f.x+0.5)*k - 0.5, (f.y+0.5)*k - 0.5, f.ax * k, f.ay * k, f.bx * k, f.by * k}
}

func square(x, y, edge, yaw float64) frame {
	s, c := math.Sincos(yaw)
	return frame{x, y, edge * c, edge * s, -edge * s, edge * c}
}

// guess is the hypothesis of a face whose pips are peaks of a level.
type guess struct {
	frame
	level   *level
	sign    int
	pattern *vision.Pattern
	pip     rgb     // colour of its pips
	face    rgb     // colour of the face between them
	sep     float64 // minimum over the pips less the maximum over the other sites, as a share of the pips' contrast
	laid    bool    // it comes from no peaks: see laid
}

// contrast returns the distance of the pips' colour from the face's, grey levels.
func (g *guess) contrast() float64 { return float64(g.pip.minus(g.face).length()) }

// guesses lists the faces with two and more pips. Each of them has two pips at opposite corners, so all pairs of peaks at about
// that distance are tried. The limits were fitted on: unknown.
func (l *level) guesses(sign int) []guess {
	const diagonal = 2 * math.Sqrt2 * pipPitch * levelEdge
	var out []guess
	p := &l.peaks[sign]
	for i, a := range p.all {
		p.within(a.x, a.y, 1.16*diagonal, func(j int, d float64) {
			if j <= i || d < 0.84*diagonal {
				return
			}
			b := p.all[j]
			if a.strength > 3*b.strength || b.strength > 3*a.strength {
				return
			}
			side := d / (2 * math.Sqrt2) / pipPitch
			f := square((a.x+b.x)/2, (a.y+b.y)/2, side, math.Atan2(b.y-a.y, b.x-a.x)-math.Pi/4)
			if g, ok := l.guess(sign, f, a, b); ok {
				out = append(out, g)
			}
		})
	}
	return append(out, l.sixes(sign)...)
}

// guess makes the guess of a face from two of its pips, a and b, and a first frame f. It fits the frame to the peaks of the nearest
// pattern, and then checks the result once more. It returns false if the peaks do not look like a face. The limits were fitted on: unknown.
func (l *level) guess(sign int, f frame, a, b peak) (guess, bool) {
	g := guess{frame: f, level: l, sign: sign}
	pa, pb := l.pipColour(a), l.pipColour(b)
	g.pip = rgb{(pa[0] + pb[0]) / 2, (pa[1] + pb[1]) / 2, (pa[2] + pb[2]) / 2}
	for turn := range 2 {
		g.face = l.faceColour(&g.frame)
		c := g.contrast()
		if c < leastContrast || float64(pa.minus(pb).length()) > 0.7*c {
			return g, false
		}
		site, at := l.sites(&g)
		g.pattern, g.sep = weigh(site)
		if g.pattern.Value == 1 || g.sep < -0.3 {
			return g, false
		}
		fitted, ok := l.fit(&g, at)
		if !ok {
			return g, false
		}
		if turn == 0 {
			g.frame = fitted
		}
	}
	if g.pattern.Value == 6 {
		g.frame = g.evened(g.pattern)
	}
	e := g.edge()
	return g, g.sep > 0.05 && e > 0.8*levelEdge && e < 1.25*levelEdge
}

// pipColour returns the colour at the middle of a peak.
func (l *level) pipColour(p peak) (out rgb) {
	const r = 0.35 * pipRadius * levelEdge
	for _, d := range [5][2]float64{{0, 0}, {r, 0}, {-r, 0}, {0, r}, {0, -r}} {
		c := l.pic.at(p.x+d[0], p.y+d[1])
		for k := range 3 {
			out[k] += c[k] / 5
		}
	}
	return out
}

// between are points of a face between its sites, where no value has a pip; in edges.
var between = makeBetween()

func makeBetween() [][2]float64 {
	var out [][2]float64
	h := pipPitch / 2
	for _, y := range []float64{-h, h} {
		for _, x := range []float64{-h, h} {
			out = append(out, [2]float64{x, y})
		}
	}
	for _, a := range []float64{-h, h} {
		out = append(out, [2]float64{a, 3 * h * 0.9}, [2]float64{a, -3 * h * 0.9}, [2]float64{3 * h * 0.9, a}, [2]float64{-3 * h * 0.9, a})
	}
	return out
}

// faceColour returns the median colour between the sites, channel by channel.
func (l *level) faceColour(f *frame) (out rgb) {
	var v [3][12]float32
	for i, q := range between {
		c := l.pic.at(f.place(q[0], q[1]))
		for k := range 3 {
			v[k][i] = c[k]
		}
	}
	for k := range 3 {
		s := v[k][:]
		for i := 1; i < len(s); i++ {
			for j := i; j > 0 && s[j] < s[j-1]; j-- {
				s[j], s[j-1] = s[j-1], s[j]
			}
		}
		out[k] = (s[5] + s[6]) / 2
	}
	return out
}

// sites measures the share of a pip at each site (1: a whole pip), and the index of the peak there, or -1.
func (l *level) sites(g *guess) (site [9]float64, at [9]int) {
	way := g.pip.minus(g.face)
	length := way.dot(way)
	pitch := pipPitch * g.edge()
	for i := range 9 {
		u, v := vision.SiteAt(i)
		x, y := g.place(u*pipPitch, v*pipPitch)
		at[i] = l.peaks[g.sign].nearest(x, y, 0.36*pitch)
		if k := at[i]; k >= 0 {
			x, y = l.peaks[g.sign].all[k].x, l.peaks[g.sign].all[k].y
		}
		c := l.pipColour(peak{x: x, y: y})
		site[i] = float64(c.minus(g.face).dot(way) / length)
	}
	return site, at
}

// weigh returns the pattern that is nearest to the measured sites (robust least squares), and its separation: see guess.sep. The
// constants were fitted on: unknown.
func weigh(site [9]float64) (best *vision.Pattern, sep float64) {
	least := math.Inf(1)
	for k := range patterns {
		var sum float64
		for i, on := range patterns[k].Pips {
			d := max(0, site[i]-0.05)
			if on {
				d = max(0, 0.95-site[i])
			}
			sum += min(d*d, 0.6)
		}
		if sum < least {
			best, least = &patterns[k], sum
		}
	}
	low, high := math.Inf(1), math.Inf(-1)
	for i, on := range best.Pips {
		if on {
			low = min(low, site[i])
		} else {
			high = max(high, site[i])
		}
	}
	return best, low - high
}

// fit fits the frame to the peaks of the pattern. For patterns with four and more pips it fits a parallelogram, because a face that is seen
// at an angle appears as one. For three pips it only moves the square, and for two it keeps it. It returns false if pips are missing or the
// fit is bad. The limits were fitted on: unknown.
func (l *level) fit(g *guess, at [9]int) (frame, bool) {
	var u, v, x, y []float64
	for i, on := range g.pattern.Pips {
		if !on || at[i] < 0 {
			continue
		}
		a, b := vision.SiteAt(i)
		k := l.peaks[g.sign].all[at[i]]
		u, v, x, y = append(u, a*pipPitch), append(v, b*pipPitch), append(x, k.x), append(y, k.y)
	}
	if len(u) < min(g.pattern.N, max(2, g.pattern.N-1)) || g.pattern.N <= 3 && len(u) < g.pattern.N {
		return g.frame, false
	}
	f, ok := g.frame, true
	if g.pattern.N >= 4 {
		f, ok = parallelogram(u, v, x, y)
	} else if g.pattern.N == 3 {
		f.x, f.y = (x[0]+x[1]+x[2])/3, (y[0]+y[1]+y[2])/3
	}
	if !ok {
		return f, false
	}
	a, b := math.Hypot(f.ax, f.ay), math.Hypot(f.bx, f.by)
	slant := math.Abs(f.ax*f.bx+f.ay*f.by) / (a * b)
	most := 1.5
	if g.pattern.Value == 6 {
		most = 2.1
	}
	if a > most*b || b > most*a || slant > 0.35 || f.ax*f.by-f.ay*f.bx <= 0 {
		return f, false
	}
	var sum float64
	for i := range u {
		px, py := f.place(u[i], v[i])
		sum += (px-x[i])*(px-x[i]) + (py-y[i])*(py-y[i])
	}
	rms := math.Sqrt(sum/float64(len(u))) / (pipPitch * f.edge()) // rms distance of the pips from their lattice, in pitches
	return f, rms < 0.2
}

// parallelogram returns the least-squares frame in which the points (u, v) of a face are seen at (x, y).
func parallelogram(u, v, x, y []float64) (frame, bool) {
	var mu, mv, mx, my float64
	n := float64(len(u))
	for i := range u {
		mu, mv, mx, my = mu+u[i]/n, mv+v[i]/n, mx+x[i]/n, my+y[i]/n
	}
	var uu, uv, vv, ux, vx, uy, vy float64
	for i := range u {
		a, b, c, d := u[i]-mu, v[i]-mv, x[i]-mx, y[i]-my
		uu, uv, vv = uu+a*a, uv+a*b, vv+b*b
		ux, vx, uy, vy = ux+a*c, vx+b*c, uy+a*d, vy+b*d
	}
	det := uu*vv - uv*uv
	if det < 1e-6 {
		return frame{}, false
	}
	f := frame{
		ax: (ux*vv - vx*uv) / det, bx: (vx*uu - ux*uv) / det,
		ay: (uy*vv - vy*uv) / det, by: (vy*uu - uy*uv) / det,
	}
	f.x = mx - mu*f.ax - mv*f.bx
	f.y = my - mu*f.ay - mv*f.by
	return f, true
}
