package photo

import (
	"math"

	"quartermaster/vision"
)

// On many dice the two rows of a six are closer together than twice the pitch along a row, so its corners form no square, and it is
// found by its rows. Range of the rows' distance, in pitches along a row. Fitted on: unknown.
const (
	leastRows = 0.95
	mostRows  = 2.35
)

// row is a row of three pips.
type row struct {
	middle, first, last int
	x, y                float64 // from the middle pip to the last
}

// sixes lists the faces that may be sixes: pairs of parallel rows. The limits were fitted on: unknown.
func (l *level) sixes(sign int) []guess {
	p := &l.peaks[sign]
	rows := l.rows(p)
	var out []guess
	for _, r := range rows {
		m := p.all[r.middle]
		length := math.Hypot(r.x, r.y)
		p.within(m.x, m.y, mostRows*length, func(j int, d float64) {
			o := p.all[j]
			dx, dy := o.x-m.x, o.y-m.y
			// The other row must lie to the left of this one's direction, so that each face is listed once.
			if side := r.x*dy - r.y*dx; side <= 0 || d < leastRows*length || math.Abs(dx*r.x+dy*r.y) > 0.35*d*length {
				return
			}
			if p.nearest(o.x+r.x, o.y+r.y, 0.35*length) < 0 || p.nearest(o.x-r.x, o.y-r.y, 0.35*length) < 0 {
				return
			}
			f := frame{x: (m.x + o.x) / 2, y: (m.y + o.y) / 2,
				ax: r.x / pipPitch, ay: r.y / pipPitch, bx: dx / 2 / pipPitch, by: dy / 2 / pipPitch}
			if g, ok := l.guess(sign, f, p.all[r.first], p.all[r.last]); ok && g.pattern.Value == 6 {
				out = append(out, g)
			}
		})
	}
	return out
}

// rows lists the rows of three pips, each in both directions. The limits were fitted on: unknown.
func (l *level) rows(p *peaks) []row {
	const pitch = pipPitch * levelEdge
	var out []row
	for i, m := range p.all {
		p.within(m.x, m.y, 1.35*pitch, func(j int, d float64) {
			if d < 0.8*pitch {
				return
			}
			b := p.all[j]
			x, y := b.x-m.x, b.y-m.y
			k := p.nearest(m.x-x, m.y-y, 0.25*d)
			if k < 0 || k == i {
				return
			}
			a := p.all[k]
			if a.strength > 3*b.strength || b.strength > 3*a.strength {
				return
			}
			out = append(out, row{i, k, j, (b.x - a.x) / 2, (b.y - a.y) / 2})
		})
	}
	return out
}

// evened returns the square frame of a six. Its size comes from the pitch along the rows, whatever their distance.
func (f frame) evened(p *vision.Pattern) frame {
	a, b := math.Hypot(f.ax, f.ay), math.Hypot(f.bx, f.by)
	if p.Pips[1] { // rows along a
		f.bx, f.by = f.bx*a/b, f.by*a/b
	} else {
		f.ax, f.ay = f.ax*b/a, f.ay*b/a
	}
	return f
}
