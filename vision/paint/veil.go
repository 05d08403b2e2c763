package paint

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/find"
	"quartermaster/vision/odds"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// bevels measures the colours of the four bevels of a face, at three distances from its middle. Each is the mean along the side
// (blue, green, red), divided by the gain of the light.
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

// unveils returns by how much the bevels are more like the paint own than like the paint other. Of each side the distance that
// speaks most for own counts, because the place of the bevel depends on how round the dice are. Of the four sides the lowest and
// the highest are left out, because what lies beyond a side may have any colour.
func unveils(bevels *[4][3][3]float64, own, other *colour.Shade, white [3]float64) float64 {
	light := colour.LightPrior{Mean: -0.2, SDBelow: 0.8, ColourSD: 5} // broad: bevels may have any light, and the background mixes in
	var says [4]float64
	for side := range bevels {
		says[side] = math.Inf(-1)
		for _, c := range bevels[side] {
			says[side] = max(says[side], other.Distance(c, white, light)-own.Distance(c, white, light))
		}
	}
	least, most := min(says[0], says[1], says[2], says[3]), max(says[0], says[1], says[2], says[3])
	return (says[0] + says[1] + says[2] + says[3] - least - most) / 2
}

// A veil is a specular reflection over the whole face: the face seems to have another colour than its paint. These are the
// conditions for one. Fitted on: 27 rigs (see vision/MEASUREMENTS.md, "bevels decide the colour of a veiled face").
const (
	veilFits   = 1.5  // maximum cost of explaining the face as the veiled paint: see colour.Shade.VeiledDistance
	veilWorse  = 0.5  // maximum by which that cost may exceed the cost of the apparent paint
	veilLeast  = 0.12 // minimum strength of the reflection, 1 = as bright as white paper
	lightAsPip = 0.7  // minimum brightness of light pips, as a share of the taught ones: dark pips never reach it
)

// sheen holds what is measured of a face that may show a specular reflection. Colours are normalized to the light in which the
// dice were taught.
type sheen struct {
	face, paper [3]float64        // colours of the face and of white paper: blue, green, red; grey levels
	light       colour.LightPrior // prior of the light on the face
	bevels      [4][3][3]float64  // see function bevels
	sign        calibration.Pips  // sign of the pips as they are seen
	asLight     bool              // the pips are as bright as light pips
}

// newSheen measures a chosen die.
func newSheen(s *scene.Scene, c *find.Candidate) *sheen {
	gain := s.Floor.GainAt(c.X, c.Y)
	for k := range gain {
		gain[k] = max(gain[k], 0.05)
	}
	out := sheen{bevels: bevels(s, c.Pose, gain), sign: c.Sign}
	out.light.SDBelow = c.LightPrior.SDBelow // Mean stays 0: a face that mirrors a lamp is not in shadow
	var pips float64
	for k := range 3 {
		out.face[k] = c.Body[k] / gain[k]
		out.paper[k] = s.Known.White[k] * s.Known.PaperLevel()
		pips += s.PipColour(c.Pose, c.Pattern, k) / gain[k]
	}
	out.asLight = s.Known.PipLevel > 0 && pips >= lightAsPip*s.Known.PipLevel
	return &out
}

// shows reports whether the face's pips may belong to a paint. A specular reflection around light pips makes them look dark.
func (l *sheen) shows(sh *colour.Shade) bool {
	return sh.Pips == l.sign || sh.Pips == calibration.LightPips && l.asLight
}

// veil is the hypothesis that the face has another paint than it seems to have, under a specular reflection.
type veil struct {
	paint *colour.Shade // nil: no other paint can look like this
	off   float64       // cost of explaining the face so: see colour.Shade.VeiledDistance
	says  float64       // evidence of face and bevels for it
}

// halfVeil and sharpVeil turn the evidence for a veil into a probability: logistic function with its midpoint and its slope. Set
// on 5,372 dice of 27 drawn and rendered rigs. Of 5,366 dice with the colour that they seemed to have the evidence for
// another one was at most -0.9. Of the six others it was at least 2.4.
const halfVeil, sharpVeil = 0.5, 4

// likely returns the probability that the face has the veil's paint.
func (v *veil) likely() float64 {
	if v.paint == nil {
		return 0
	}
	return odds.Logistic(sharpVeil * (v.says - halfVeil))
}

// over finds the paint other than own that best explains the face under a veil. The paints in out are excluded.
func (l *sheen) over(shades []colour.Shade, own *colour.Shade, out []*colour.Shade, white [3]float64) (best veil) {
	seemed := math.Inf(1)
	for i := range shades {
		sh := &shades[i]
		if sh == own || slices.Contains(out, sh) || !l.shows(sh) || sh.Brighter(l.face) {
			continue
		}
		off, lamp := sh.VeiledDistance(l.face, l.paper, l.light)
		if off > veilFits || lamp < veilLeast {
			continue
		}
		if math.IsInf(seemed, 1) {
			seemed, _ = own.VeiledDistance(l.face, l.paper, l.light)
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

// plain explains the face as its own paint under a specular reflection. It returns the cost of that explanation, and the lead of
// its evidence over that of the best other paint. It returns false where the reflection does not explain the face: its cost exceeds 1, fitted
// on: unknown, or it is too weak.
func (l *sheen) plain(shades []colour.Shade, own *colour.Shade, white [3]float64) (off, lead float64, ok bool) {
	off, lamp := own.VeiledDistance(l.face, l.paper, l.light)
	if off > 1 || lamp < veilLeast {
		return 0, 0, false
	}
	lead = math.Inf(1)
	for i := range shades {
		if sh := &shades[i]; sh != own && l.shows(sh) {
			other, _ := sh.VeiledDistance(l.face, l.paper, l.light)
			lead = min(lead, min(other-off, 1)-unveils(&l.bevels, sh, own, white))
		}
	}
	return off, lead, true
}

// clearLead is the lead from which a colour is taken without asking: see colour.Confidence. Fitted on: unknown.
const clearLead = 0.9

// Unveil corrects the colour of a chosen die whose face shows a specular reflection. It sets c.NoVeil to the probability that no
// veil hides another colour. Where a reflection over the die's own paint explains the face, an ambiguous colour gains the lead of
// that explanation.
func Unveil(s *scene.Scene, c *find.Candidate) {
	c.NoVeil = 1
	own := colour.ShadeOf(s.Known.Shades, c.Colour)
	if own == nil {
		return
	}
	l := newSheen(s, c)
	var seemed []*colour.Shade
	for range s.Known.Shades {
		v := l.over(s.Known.Shades, own, seemed, s.Known.White)
		p := v.likely()
		c.NoVeil = min(c.NoVeil, max(p, 1-p))
		if p < 0.5 {
			break
		}
		own, seemed = v.paint, append(seemed, own)
		c.Colour, c.ColourDistance, c.ColourMargin, c.BevelEvidence = own.Name, v.off, v.says, 0 // the evidence of the bevels is already in ColourMargin
	}
	if c.ColourMargin < clearLead {
		if off, lead, ok := l.plain(s.Known.Shades, own, s.Known.White); ok && lead > c.ColourMargin {
			c.ColourDistance, c.ColourMargin = off, lead
		}
	}
}
