//go:build cgo

package cv

import (
	"math"
	"slices"

	"quartermaster/calibration"
)

// A face that mirrors a lamp from edge to edge looks veiled: the lamp's light lies over all of its paint. Bevels look elsewhere and
// show the paint. Light adds up before the camera draws its tone curve, so a veil is reckoned in linear light.

// tone is the curve that cameras draw (sRGB is near it).
const tone = 2.2

// linear is the light that makes a grey level, as a share of the most.
func linear(level float64) float64 { return math.Pow(max(level, 0)/255, tone) }

// developed is the grey level that so much light makes.
func developed(light float64) float64 { return 255 * math.Pow(min(max(light, 0), 1), 1/tone) }

// clipped is the grey level from which a channel may have had more light than the camera tells.
const clipped = 250

// veiled says how hard it is to see a face as a shade of paint with a lamp mirrored in all of it: the least misfit over how much
// light falls on the paint and how much of the lamp is mirrored, both at a cost for the first alone: lamps are as bright as they
// are. white is what white paper throws back, grey levels. Dimensionless; below 1 is ordinary. The second is how much of the lamp
// there is, in what white paper throws back.
func (sh *shade) veiled(face, white [3]float64, light daylight) (off, lamp float64) {
	const least = 8 // grey levels: below, the curve's slope tells nothing
	var seen, paint, veil, weight [3]float64
	open := false
	for k := range 3 {
		seen[k], paint[k], veil[k] = linear(face[k]), linear(sh.base[k]), linear(white[k])
		slope := tone * linear(max(face[k], least)) / max(face[k], least)
		weight[k] = 1 / (slope * slope * exactly(face[k]) * exactly(face[k]))
		open = open || face[k] < clipped
	}
	off = math.Inf(1)
	for i := range lights {
		lg := tone * (lights[i][0] - light.usual)
		cost := lg / (tone * 0.30)
		if lg < 0 {
			cost = lg / (tone * light.less)
		}
		cost *= cost
		if cost >= off {
			continue
		}
		g := math.Exp(tone * lights[i][0])
		var up, down float64
		for k := range 3 {
			if open && face[k] >= clipped {
				continue
			}
			up += weight[k] * veil[k] * (seen[k] - g*paint[k])
			down += weight[k] * veil[k] * veil[k]
		}
		s := max(up/down, 0)
		for k := range 3 {
			want := developed(g*paint[k] + s*veil[k])
			if face[k] >= clipped && want >= face[k] {
				continue
			}
			d := (face[k] - want) / exactly(want)
			cost += d * d / 3
		}
		if cost < off {
			off, lamp = cost, s
		}
	}
	return math.Sqrt(off), lamp
}

// exactly is how far a veiled face may be from what light and paint make of it, grey levels.
func exactly(level float64) float64 { return 3 + 0.04*level }

// bevels are the colours of a face's four sides just where it ends, at three distances from its middle: blue, green, red, each the
// mean along the side, less the light's gain.
func (s *scene) bevels(p pose, gain [3]float64) (out [4][3][3]float64) {
	const places = 7
	for side, q := range p.frame().quarters() {
		for i, d := range [3]float64{0.46, 0.48, 0.5} {
			for k := range places {
				b, g, r := s.pic.at(q.place((float64(k)/(places-1)-0.5)*0.6, -d))
				v := &out[side][i]
				v[0], v[1], v[2] = v[0]+float64(b)/gain[0]/places, v[1]+float64(g)/gain[1]/places, v[2]+float64(r)/gain[2]/places
			}
		}
	}
	return out
}

// unveils says by how much more bevels are like one paint than like another: of each side that place counts which says most for
// the first, since where bevels lie hangs on how round the dice are, and of the four sides the middle two, since what lies
// beyond one may have any colour.
func unveils(bevels *[4][3][3]float64, own, other *shade, white [3]float64) float64 {
	light := daylight{usual: -0.2, less: 0.8, exact: 5} // sides and bevels have any light; what lies beyond mixes in
	var says [4]float64
	for side := range bevels {
		says[side] = math.Inf(-1)
		for _, c := range bevels[side] {
			says[side] = max(says[side], other.apart(c, white, light)-own.apart(c, white, light))
		}
	}
	least, most := min(says[0], says[1], says[2], says[3]), max(says[0], says[1], says[2], says[3])
	return (says[0] + says[1] + says[2] + says[3] - least - most) / 2
}

// What a veil needs.
const (
	veilFits   = 1.5  // how hard it may be at most to see the face as the veiled paint
	veilWorse  = 0.5  // by how much harder than as the paint that it seems to have
	veilLeast  = 0.12 // how much of a lamp is one, in what white paper throws back
	lightAsPip = 0.7  // of what the taught light pips throw back: dark ones are never so light
)

// sheen is what there is to see of a face that may mirror a lamp, as in the light in which the dice were taught.
type sheen struct {
	face, paper [3]float64 // the face, and what white paper throws back: blue, green, red, grey levels
	light       daylight   // that falls on it
	bevels      [4][3][3]float64
	sign        calibration.Pips // of its pips as they are seen
	asLight     bool             // they are as light as light ones
}

// sheen looks at a chosen die.
func (s *scene) sheen(c *candidate) *sheen {
	gain := s.floor.gainAt(c.x, c.y)
	for k := range gain {
		gain[k] = max(gain[k], 0.05)
	}
	out := sheen{bevels: s.bevels(c.pose, gain), sign: c.sign}
	out.light.less = c.light.less // a place where a lamp is mirrored is no shadow
	var pips float64
	for k := range 3 {
		out.face[k] = c.body[k] / gain[k]
		out.paper[k] = s.known.white[k] * s.known.paper()
		pips += s.pipColour(c.pose, c.pattern, k) / gain[k]
	}
	out.asLight = s.known.pips > 0 && pips >= lightAsPip*s.known.pips
	return &out
}

// shows says whether a face's pips may be those of a paint. A lamp mirrored round light pips makes them look dark.
func (l *sheen) shows(sh *shade) bool {
	return sh.pips == l.sign || sh.pips == calibration.LightPips && l.asLight
}

// veil is what speaks for another paint under a mirrored lamp, against the one that a face seems to have.
type veil struct {
	paint *shade  // nil: no other paint may look so
	off   float64 // how hard it is to see the face so: see veiled
	says  float64 // by how much face and bevels say so
}

// halfVeil and sharpVeil make of what face and bevels say for a veil how likely one is. Of 5,366 dice of drawn and rendered rigs that
// were of the colour that they seemed to have they said at most -0.9 for another; of six that were not, at least 2.4.
const halfVeil, sharpVeil = 0.5, 4

// likely is the probability that the paint is the veiled one.
func (v *veil) likely() float64 {
	if v.paint == nil {
		return 0
	}
	return 1 / (1 + math.Exp(-sharpVeil*(v.says-halfVeil)))
}

// over looks for the paint of which the face may most likely be the veiled image, if it is not of the paint that it seems to have;
// some are out of the question.
func (l *sheen) over(shades []shade, own *shade, out []*shade, white [3]float64) (best veil) {
	seemed := math.Inf(1)
	for i := range shades {
		sh := &shades[i]
		if sh == own || slices.Contains(out, sh) || !l.shows(sh) || sh.brighter(l.face) {
			continue
		}
		off, lamp := sh.veiled(l.face, l.paper, l.light)
		if off > veilFits || lamp < veilLeast {
			continue
		}
		if math.IsInf(seemed, 1) {
			seemed, _ = own.veiled(l.face, l.paper, l.light)
		}
		if off > seemed+veilWorse {
			continue
		}
		if says := unveils(&l.bevels, sh, own, white) + min(seemed-off, 1); best.paint == nil || says > best.says {
			best = veil{sh, off, says}
		}
	}
	return best
}

// plain says how hard it is to see a face as its own paint with a lamp mirrored in it, and by how much face and bevels say less for
// any other paint. False where that is no explanation.
func (l *sheen) plain(shades []shade, own *shade, white [3]float64) (off, lead float64, ok bool) {
	off, lamp := own.veiled(l.face, l.paper, l.light)
	if off > 1 || lamp < veilLeast {
		return 0, 0, false
	}
	lead = math.Inf(1)
	for i := range shades {
		if sh := &shades[i]; sh != own && l.shows(sh) {
			other, _ := sh.veiled(l.face, l.paper, l.light)
			lead = min(lead, min(other-off, 1)-unveils(&l.bevels, sh, own, white))
		}
	}
	return off, lead, true
}

// clearLead is by how much a colour leads where nobody asks about it: see colourSure.
const clearLead = 0.9

// unveil gives a chosen die the colour of its paint, where its face mirrors a lamp and seems to be of another, and says how sure it
// is that no veil deceives it. A colour that was hard to tell from others is clear where a lamp over its paint explains the face.
func (s *scene) unveil(c *candidate) {
	c.bare = 1
	own := shadeOf(s.known.shades, c.colour)
	if own == nil {
		return
	}
	l := s.sheen(c)
	var seemed []*shade
	for range s.known.shades {
		v := l.over(s.known.shades, own, seemed, s.known.white)
		p := v.likely()
		c.bare = min(c.bare, max(p, 1-p))
		if p < 0.5 {
			break
		}
		own, seemed = v.paint, append(seemed, own)
		c.colour, c.far, c.lead, c.rim = own.name, v.off, v.says, 0 // what bevels say is counted
	}
	if c.lead < clearLead {
		if off, lead, ok := l.plain(s.known.shades, own, s.known.white); ok && lead > c.lead {
			c.far, c.lead = off, lead
		}
	}
}

// paper is what white paper throws back in the light in which the dice were taught, grey levels.
func (e *paints) paper() float64 {
	const usual = 230
	if e.pips > 0 {
		return e.pips / 3
	}
	return usual
}

// brighter says whether a paint throws back far more of a channel than a face does: no lamp takes light away.
func (sh *shade) brighter(face [3]float64) bool {
	for k := range 3 {
		if face[k] < 0.6*sh.base[k]-6 {
			return true
		}
	}
	return false
}
