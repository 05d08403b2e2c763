package guard

import (
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/colour"
	"quartermaster/vision/ground"
	"quartermaster/vision/opencv"
	"quartermaster/vision/pixel"
)

// The limits of a die on the rim. Fitted on: unknown; vision/MEASUREMENTS.md, "Guards", has what they achieve.
const (
	dieHits    = 2    // minimum number of changed cells in the first look; the smallest die has nearly four there
	dieLeast   = 0.35 // minimum area in the band, squares of an edge
	dieMost    = 3.2  // maximum area
	dieLong    = 2.1  // maximum length and width, edges
	dieSlender = 1.9  // maximum ratio of length to width
	nextToRim  = 0.25 // maximum distance of its nearest cell from the rim, edges
	rimCovered = 0.25 // minimum length of each row of the rim that it covers, edges
	diePaint   = 0.33 // minimum share of its cells that have a colour of the set
)

// covered reports whether a thing covers the rim instead of lying behind it. Then every row of the rim has changed along it.
func (b *Rim) covered(raw []uint8, c *calibration.Camera, t component, gain *[zones][3]float32, edge float64) bool {
	var changed [rimRows]float64
	seen := map[[2]int]bool{}
	for _, i := range t {
		q := &b.cells[i]
		side := q.zone / 2
		along := int(b.onSide(q, edge))
		if math.Abs(q.out) > nextToRim*edge || along < 0 || along >= len(b.rim[side]) || seen[[2]int{side, along}] {
			continue
		}
		seen[[2]int{side, along}] = true
		now, then := b.row(raw, c, side, float64(along)), &b.rim[side][along]
		if now[0][0] < 0 || then[0][0] < 0 || now[rimRows-1][0] < 0 || then[rimRows-1][0] < 0 {
			continue
		}
		for k := 1; k < rimRows-1; k++ {
			g := &gain[q.zone]
			if min(mixtureDistance(&now[k], &then[k-1], &then[k], g), mixtureDistance(&now[k], &then[k], &then[k+1], g)) > rimNoise {
				changed[k]++
			}
		}
	}
	return slices.Min(changed[1:rimRows-1]) >= rimCovered*bandCells
}

// mixtureDistance returns the distance of a colour from the nearest mixture of two others, which are multiplied by the gain; grey levels.
func mixtureDistance(v, a, b, gain *[3]float32) float32 {
	var along, long float32
	for c := range 3 {
		d := gain[c] * (b[c] - a[c])
		along += d * (v[c] - gain[c]*a[c])
		long += d * d
	}
	t := min(max(along/(long+1), 0), 1)
	var far float32
	for c := range 3 {
		d := v[c] - gain[c]*(a[c]+t*(b[c]-a[c]))
		far += d * d
	}
	return float32(math.Sqrt(float64(far)))
}

// everyFew is the stride of the cells in the first, quick look, from which the light is estimated too. Fitted on: unknown.
const everyFew = 6

// outsideGuard warns if a die lies on the rim.
func (b *Rim) outsideGuard(e *ground.Board, k *colour.Set, raw opencv.Picture) *vision.Guard {
	spots := b.spotsOf(e.Current, e.Edge)
	px, err := raw.Pixels()
	if err != nil {
		return nil // a picture without pixels has been refused before
	}
	now := make([][3]float32, len(b.cells))
	b.look(px, spots, everyFew, now)
	gain := b.light(now)
	hits := 0
	for _, on := range b.changed(now, &gain, everyFew) {
		if on {
			hits++
		}
	}
	if hits < dieHits {
		return nil
	}
	b.look(px, spots, 1, now)
	changed := b.changed(now, &gain, 1)
	for _, t := range b.components(changed) {
		if b.likeDie(t, now, &gain, e.Edge, k) && b.covered(px, e.Current.Camera, t, &gain, e.Edge) {
			return &vision.Guard{Kind: vision.GuardOutside, Text: "A die lies on the wall's rim, or leans over it: put it where it belongs and read again."}
		}
	}
	return nil
}

// light returns the gain of the light against the empty board by zone and channel. It is a median, because most of the band is free.
func (b *Rim) light(now [][3]float32) (gain [zones][3]float32) {
	const steps = 64 // histogram bins per unit of gain
	var count [zones][3][4 * steps]int32
	var n [zones][3]int32
	for i := 0; i < len(now); i += everyFew {
		z := b.cells[i].zone
		for c := range 3 {
			if v, w := now[i][c], b.empty[i][c]; w > 12 && v > 4 && v < 245 {
				count[z][c][min(int(v*steps/w), 4*steps-1)]++
				n[z][c]++
			}
		}
	}
	for z := range gain {
		for c := range 3 {
			gain[z][c] = 1
			if n[z][c] < 10 {
				continue
			}
			half := n[z][c] / 2
			for k, m := range count[z][c] {
				if half -= m; half < 0 {
					gain[z][c] = (float32(k) + 0.5) / steps
					break
				}
			}
		}
	}
	return gain
}

// cellNoise is the maximum difference of an unchanged cell between two pictures, grey levels. Fitted on: unknown.
const cellNoise = 16

// changed marks, among every every-th cell, those that differ from the empty board and are no shadow.
func (b *Rim) changed(now [][3]float32, gain *[zones][3]float32, every int) []bool {
	out := make([]bool, len(b.cells))
	for i := 0; i < len(now); i += every {
		v, was, g := &now[i], &b.near[i], &gain[b.cells[i].zone]
		if v[0] < 0 || b.empty[i][0] < 0 {
			continue
		}
		for c := range 3 {
			if v[c] < g[c]*was[0][c]-cellNoise || v[c] > g[c]*was[1][c]+cellNoise {
				out[i] = !darker(v, &b.empty[i], g)
				break
			}
		}
	}
	return out
}

// darker reports whether a colour is that of the empty board under less light. The limits were fitted on: unknown.
func darker(now, empty, gain *[3]float32) bool {
	least, most := float32(math.Inf(1)), float32(0)
	for c := range 3 {
		r := (now[c] + 8) / (gain[c]*empty[c] + 8)
		least, most = min(least, r), max(most, r)
	}
	return most < 1 && least > 0.22 && most < 1.3*least
}

// component is a connected component of changed cells, as indices of the cells.
type component []int32

// components lists the connected components of the changed cells.
func (b *Rim) components(changed []bool) []component {
	on := pixel.MaskOf(b.w, b.h) // one entry per cell
	for i, q := range b.cells {
		if changed[i] {
			on.Set(q.x, q.y)
		}
	}
	var out []component
	for x, y := range on.All() {
		var t component
		on.TakeComponent(x, y, func(x, y int) { t = append(t, b.at(x, y)) })
		out = append(out, t)
	}
	return out
}

// likeDie reports whether a component has the size and shape of a die, lies at the rim and has a colour of the set.
func (b *Rim) likeDie(t component, now [][3]float32, gain *[zones][3]float32, edge float64, k *colour.Set) bool {
	const square = bandCells * bandCells
	area := float64(len(t)) / square
	if area < dieLeast || area > dieMost {
		return false
	}
	x0, y0, x1, y1 := b.w, b.h, 0, 0
	near := false
	for _, i := range t {
		q := &b.cells[i]
		x0, y0, x1, y1 = min(x0, q.x), min(y0, q.y), max(x1, q.x), max(y1, q.y)
		if q.out > (bandOut-1.5/bandCells)*edge {
			return false // it continues beyond the band, e.g. an arm
		}
		near = near || math.Abs(q.out) < nextToRim*edge
	}
	wide, high := float64(x1-x0+1), float64(y1-y0+1)
	if !near || max(wide, high) > min(dieLong*bandCells, dieSlender*min(wide, high)) {
		return false
	}
	var best float64
	share := func(sh *colour.Shade) {
		n := 0.0
		for _, i := range t {
			g := &gain[b.cells[i].zone]
			var paint [3]float64
			for c := range 3 {
				paint[c] = float64(now[i][c] / max(g[c], 0.05))
			}
			if sh.Distance(paint, k.White, colour.LightNearWall(0)) < 1.6 {
				n++
			}
		}
		best = max(best, n/float64(len(t)))
	}
	for i := range k.Shades {
		share(&k.Shades[i])
	}
	for i := range k.Prints {
		share(&k.Prints[i])
	}
	return best >= diePaint
}
