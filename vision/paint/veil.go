package paint

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// bevels are the colours of a face's four sides just where it ends, at three distances from its middle: blue, green, red, each the
// mean along the side, less the light's gain.
func bevels(s *scene.Scene, p pixel.Pose, gain [3]float64) (out [4][3][3]float64) {
	const places = 7
	for side, q := range p.Frame().Quarters() {
		for i, d := range [3]float64{0.46, 0.48, 0.5} {
			for k := range places {
				b, g, r := s.Pic.At(q.Place((float64(k)/(places-1)-0.5)*0.6, -d))
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
func unveils(bevels *[4][3][3]float64, own, other *colour.Shade, white [3]float64) float64 {
	light := colour.Daylight{Usual: -0.2, Less: 0.8, Exact: 5} // sides and bevels have any light; what lies beyond mixes in
	var says [4]float64
	for side := range bevels {
		says[side] = math.Inf(-1)
		for _, c := range bevels[side] {
			says[side] = max(says[side], other.Apart(c, white, light)-own.Apart(c, white, light))
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
	face, paper [3]float64      // the face, and what white paper throws back: blue, green, red, grey levels
	light       colour.Daylight // that falls on it
	bevels      [4][3][3]float64
	sign        calibration.Pips // of its pips as they are seen
	asLight     bool             // they are as light as light ones
}

// newSheen looks at a chosen die.
func newSheen(s *scene.Scene, c *find.Candidate) *sheen {
	gain := s.Floor.GainAt(c.X, c.Y)
	for k := range gain {
		gain[k] = max(gain[k], 0.05)
	}
	out := sheen{bevels: bevels(s, c.Pose, gain), sign: c.Sign}
	out.light.Less = c.Light.Less // a place where a lamp is mirrored is no shadow
	var pips float64
	for k := range 3 {
		out.face[k] = c.Body[k] / gain[k]
		out.paper[k] = s.Known.White[k] * s.Known.Paper()
		pips += s.PipColour(c.Pose, c.Pattern, k) / gain[k]
	}
	out.asLight = s.Known.Pips > 0 && pips >= lightAsPip*s.Known.Pips
	return &out
}

// shows says whether a face's pips may be those of a paint. A lamp mirrored round light pips makes them look dark.
func (l *sheen) shows(sh *colour.Shade) bool {
	return sh.Pips == l.sign || sh.Pips == calibration.LightPips && l.asLight
}

// veil is what speaks for another paint under a mirrored lamp, against the one that a face seems to have.
type veil struct {
	paint *colour.Shade // nil: no other paint may look so
	off   float64       // how hard it is to see the face so: see colour.Veiled
	says  float64       // by how much face and bevels say so
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
func (l *sheen) over(shades []colour.Shade, own *colour.Shade, out []*colour.Shade, white [3]float64) (best veil) {
	seemed := math.Inf(1)
	for i := range shades {
		sh := &shades[i]
		if sh == own || slices.Contains(out, sh) || !l.shows(sh) || sh.Brighter(l.face) {
			continue
		}
		off, lamp := sh.Veiled(l.face, l.paper, l.light)
		if off > veilFits || lamp < veilLeast {
			continue
		}
		if math.IsInf(seemed, 1) {
			seemed, _ = own.Veiled(l.face, l.paper, l.light)
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
func (l *sheen) plain(shades []colour.Shade, own *colour.Shade, white [3]float64) (off, lead float64, ok bool) {
	off, lamp := own.Veiled(l.face, l.paper, l.light)
	if off > 1 || lamp < veilLeast {
		return 0, 0, false
	}
	lead = math.Inf(1)
	for i := range shades {
		if sh := &shades[i]; sh != own && l.shows(sh) {
			other, _ := sh.Veiled(l.face, l.paper, l.light)
			lead = min(lead, min(other-off, 1)-unveils(&l.bevels, sh, own, white))
		}
	}
	return off, lead, true
}

// clearLead is by how much a colour leads where nobody asks about it: see colour.ColourSure.
const clearLead = 0.9

// Unveil gives a chosen die the colour of its paint, where its face mirrors a lamp and seems to be of another, and says how sure it
// is that no veil deceives it. A colour that was hard to tell from others is clear where a lamp over its paint explains the face.
func Unveil(s *scene.Scene, c *find.Candidate) {
	c.Bare = 1
	own := colour.ShadeOf(s.Known.Shades, c.Colour)
	if own == nil {
		return
	}
	l := newSheen(s, c)
	var seemed []*colour.Shade
	for range s.Known.Shades {
		v := l.over(s.Known.Shades, own, seemed, s.Known.White)
		p := v.likely()
		c.Bare = min(c.Bare, max(p, 1-p))
		if p < 0.5 {
			break
		}
		own, seemed = v.paint, append(seemed, own)
		c.Colour, c.Far, c.Lead, c.Rim = own.Name, v.off, v.says, 0 // what bevels say is counted
	}
	if c.Lead < clearLead {
		if off, lead, ok := l.plain(s.Known.Shades, own, s.Known.White); ok && lead > c.Lead {
			c.Far, c.Lead = off, lead
		}
	}
}
