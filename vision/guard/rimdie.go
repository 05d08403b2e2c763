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

// What counts as a die on the rim, in edges and squares of one.
const (
	brimHits    = 2    // how many of the few cells that are looked at first: a sixth of brimLeast are nearly four
	brimLeast   = 0.35 // how much is seen of it in the band
	brimMost    = 3.2
	brimLong    = 2.1  // how long and how wide it is at most
	brimSlender = 1.9  // how long it is for its width at most
	nextToRim   = 0.25 // how near to the rim's line some of it lies
	rimCovered  = 0.25 // how much of each row of the rim it covers
	brimPaint   = 0.33 // the share of it that has a colour of the set
)

// covered says whether a thing covers the rim, and does not just lie behind it: whether no row of it along the thing is
// as it was.
func (b *Rim) covered(raw []uint8, c *calibration.Camera, t brimThing, gain *[zones][3]float32, edge float64) bool {
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
			if min(offMixtures(&now[k], &then[k-1], &then[k], g), offMixtures(&now[k], &then[k], &then[k+1], g)) > rimNoise {
				changed[k]++
			}
		}
	}
	return slices.Min(changed[1:rimRows-1]) >= rimCovered*brimCells
}

// offMixtures is how far a colour is from all mixtures of two others under some light, grey levels.
func offMixtures(v, a, b, gain *[3]float32) float32 {
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

// few is every how manyth cell of a row is looked at first, and tells of the light.
const few = 6

// outside says whether a die lies on the rim.
func (b *Rim) outside(e *ground.Board, k *colour.Set, raw opencv.Picture) *vision.Guard {
	spots := b.spotsOf(e.Now, e.Edge)
	px, err := raw.Pixels()
	if err != nil {
		return nil // a picture without bytes: it has been refused before
	}
	now := make([][3]float32, len(b.cells))
	b.look(px, spots, few, now)
	gain := b.light(now)
	hits := 0
	for _, on := range b.changed(now, &gain, few) {
		if on {
			hits++
		}
	}
	if hits < brimHits {
		return nil
	}
	b.look(px, spots, 1, now)
	changed := b.changed(now, &gain, 1)
	for _, t := range b.things(changed) {
		if b.likeDie(t, now, &gain, e.Edge, k) && b.covered(px, e.Now.Camera, t, &gain, e.Edge) {
			return &vision.Guard{Kind: vision.GuardOutside, Text: "A die lies on the wall's rim, or leans over it: put it where it belongs and read again."}
		}
	}
	return nil
}

// light is the light of a picture against that of the empty board, by zone: the median, since most of the rim is free.
func (b *Rim) light(now [][3]float32) (gain [zones][3]float32) {
	const steps = 64 // of a ratio of 1
	var count [zones][3][4 * steps]int32
	var n [zones][3]int32
	for i := 0; i < len(now); i += few {
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

// brimNoise is by how many grey levels the same place may differ between two pictures.
const brimNoise = 16

// changed marks, of every so manyth cell, those that show something else than the empty board, and no shadow of something.
func (b *Rim) changed(now [][3]float32, gain *[zones][3]float32, every int) []bool {
	out := make([]bool, len(b.cells))
	for i := 0; i < len(now); i += every {
		v, was, g := &now[i], &b.near[i], &gain[b.cells[i].zone]
		if v[0] < 0 || b.empty[i][0] < 0 {
			continue
		}
		for c := range 3 {
			if v[c] < g[c]*was[0][c]-brimNoise || v[c] > g[c]*was[1][c]+brimNoise {
				out[i] = !darker(v, &b.empty[i], g)
				break
			}
		}
	}
	return out
}

// darker says whether a place is what it was under less light.
func darker(now, empty, gain *[3]float32) bool {
	least, most := float32(math.Inf(1)), float32(0)
	for c := range 3 {
		r := (now[c] + 8) / (gain[c]*empty[c] + 8)
		least, most = min(least, r), max(most, r)
	}
	return most < 1 && least > 0.22 && most < 1.3*least
}

// brimThing is a connected thing in the band: its cells.
type brimThing []int32

// things lists what has changed, piece by piece.
func (b *Rim) things(changed []bool) []brimThing {
	on := pixel.MaskOf(b.w, b.h) // with an entry for each cell
	for i, q := range b.cells {
		if changed[i] {
			on.Set(q.x, q.y)
		}
	}
	var out []brimThing
	for x, y := range on.All() {
		var t brimThing
		on.Take(x, y, func(x, y int) { t = append(t, b.at(x, y)) })
		out = append(out, t)
	}
	return out
}

// likeDie says whether a thing in the band is as large as a die, has a colour of the set and lies at the rim.
func (b *Rim) likeDie(t brimThing, now [][3]float32, gain *[zones][3]float32, edge float64, k *colour.Set) bool {
	const square = brimCells * brimCells
	area := float64(len(t)) / square
	if area < brimLeast || area > brimMost {
		return false
	}
	x0, y0, x1, y1 := b.w, b.h, 0, 0
	near := false
	for _, i := range t {
		q := &b.cells[i]
		x0, y0, x1, y1 = min(x0, q.x), min(y0, q.y), max(x1, q.x), max(y1, q.y)
		if q.out > (brimOut-1.5/brimCells)*edge {
			return false // it goes on beyond the band: somebody's arm
		}
		near = near || math.Abs(q.out) < nextToRim*edge
	}
	wide, high := float64(x1-x0+1), float64(y1-y0+1)
	if !near || max(wide, high) > min(brimLong*brimCells, brimSlender*min(wide, high)) {
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
			if sh.Apart(paint, k.White, colour.Dusk(0)) < 1.6 {
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
	return best >= brimPaint
}
