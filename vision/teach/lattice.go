package teach

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/find"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// latticeSeen collects the pitch ratios of one colour's taught dice.
type latticeSeen struct {
	long [7][]float64 // ratios by value: see scene.Lattice
}

// add adds a taught die. Fewer than four pips do not determine the ratio.
func (l *latticeSeen) add(c *find.Candidate) {
	if c.Pattern.N < 4 || c.PipsFound < c.Pattern.N {
		return
	}
	long := find.PitchRatio(c.Pips)
	if c.Pattern.Value == 6 && scene.HasRowsOfThree(c.Pattern) || c.Pattern.Value != 6 && long < 1 {
		long = 1 / long
	}
	v := c.Pattern.Value
	l.long[v] = append(l.long[v], long)
}

// nearlySquare is the deviation from 1 up to which a lattice is taken as square: reflections and noise cause less.
// Fitted on: unknown.
const nearlySquare = 0.025

// latticesLearned returns the lattices of the colours of a set. A value that a colour did not show is taken from the
// other colours: a set comes from one maker.
func latticesLearned(seen map[string]*latticeSeen) map[string]calibration.Lattice {
	out := map[string]calibration.Lattice{}
	pooled := latticeSeen{}
	for _, l := range seen {
		for v := range l.long {
			pooled.long[v] = append(pooled.long[v], l.long[v]...)
		}
	}
	for colour, l := range seen {
		learned := calibration.Lattice{Long: map[int]float64{}}
		for v, long := range l.long {
			if len(long) == 0 {
				long = slices.Clone(pooled.long[v])
			}
			if len(long) == 0 {
				continue
			}
			slices.Sort(long)
			learned.Long[v] = 1
			if m := long[len(long)/2]; math.Abs(m-1) > nearlySquare {
				learned.Long[v] = max(1/scene.MaxPitchRatio, min(m, scene.MaxPitchRatio))
			}
		}
		out[colour] = learned
	}
	return out
}

// flatDie converts a taught die to what the camera's fit needs.
func flatDie(e *Rig, c *find.Candidate) calibration.FlatDie {
	d := calibration.FlatDie{Value: c.Pattern.Value}
	f := c.Frame()
	for i, on := range c.Pattern.Pips {
		if !on {
			continue
		}
		a, b := vision.SiteAt(i)
		x, y := f.Place(a*e.Pitch, b*e.Pitch)
		best, at := math.Inf(1), -1
		for k, p := range c.Pips {
			if off := math.Hypot(p[2]-x, p[3]-y); off < best {
				best, at = off, k
			}
		}
		if at < 0 || best > 0.12*pixel.EdgePX {
			continue
		}
		mx, my := e.Current.Rect.MM(c.Pips[at][2], c.Pips[at][3])
		u, v := e.Current.Camera.Project(mx, my, e.Edge)
		d.Sites, d.At = append(d.Sites, [2]float64{a, b}), append(d.At, [2]float64{u, v})
	}
	return d
}
