package photo

import "math"

const (
	bodyReach = 1.3  // edges from the middle of a top face within which its die's own sides may be seen
	sameShade = 0.35 // how far a colour may be from that of a die, as a share of its pips' contrast
	strongPip = 0.55 // of the middle strength of a die's pips
)

// leftover is a place where something has the pips of the dice that were read, on the colour of their faces, but where
// none of them lies: a die that was not read, most likely.
type leftover struct{ x, y float64 }

// leftovers looks for them, at the level where the dice's own pips are seen best.
func leftovers(dice []die) (out []leftover) {
	seen := map[*level]bool{}
	for i := range dice {
		d := &dice[i]
		if d.value == 1 || seen[d.level] {
			continue
		}
		seen[d.level] = true
		out = d.alikeElsewhere(dice, out)
	}
	return out
}

// alikeElsewhere adds the peaks that look like a die's pips beyond all dice, and beyond what was listed before.
func (d *die) alikeElsewhere(dice []die, out []leftover) []leftover {
	l := d.level
	var strengths []float64
	d.level.peaks[d.sign].within(d.frame.x, d.frame.y, 0.5*levelEdge, func(i int, _ float64) {
		strengths = append(strengths, float64(l.peaks[d.sign].all[i].strength))
	})
	least := strongPip * middle(strengths)
	limit := float32(sameShade * d.contrast())
next:
	for _, p := range l.peaks[d.sign].all {
		if float64(p.strength) < least || l.pipColour(p).minus(d.pip).length() > limit {
			continue
		}
		x, y := (p.x+0.5)*l.scale-0.5, (p.y+0.5)*l.scale-0.5
		for i := range dice {
			if math.Hypot(dice[i].at.x-x, dice[i].at.y-y) < bodyReach*dice[i].at.edge() {
				continue next
			}
		}
		for _, o := range out {
			if math.Hypot(o.x-x, o.y-y) < d.at.edge() {
				continue next
			}
		}
		if l.onFace(p, d.face, limit) {
			out = append(out, leftover{x, y})
		}
	}
	return out
}

// onFace says whether nearly all that is close round a peak has a colour.
func (l *level) onFace(p peak, face rgb, limit float32) bool {
	other := 0
	for i := range 12 {
		s, c := math.Sincos(float64(i) * math.Pi / 6)
		const r = 1.9 * pipRadius * levelEdge
		if l.pic.at(p.x+r*c, p.y+r*s).minus(face).length() > limit {
			other++
		}
	}
	return other <= 2
}
