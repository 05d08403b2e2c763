package measure

import (
	"cmp"
	"image"
	"math"
	"slices"

	"quartermaster/calibration"
)

// straightLens is a lens at the origin that looks along z, with a distortion that moves a point at the picture's left or
// right end by a share of its distance from the middle.
func straightLens(w, h int, share float64) calibration.Camera {
	f := calibration.UsualFocal * float64(max(w, h))
	c := calibration.Camera{WidthPX: w, HeightPX: h, FX: f, FY: f, CX: float64(w-1) / 2, CY: float64(h-1) / 2}
	r := float64(w) / 2 / f
	c.Distortion = [5]float64{share / (r * r)}
	return atOrigin(c)
}

func atOrigin(c calibration.Camera) calibration.Camera {
	c.Rotation, c.Translation = [9]float64{1, 0, 0, 0, 1, 0, 0, 0, 1}, [3]float64{}
	return c
}

// tapReach is the greatest distance (px) of a side from its taps. Fingers err by up to 25 px. Fitted on: unknown.
const tapReach = 34

// sight is a picture with strips along the tapped sides.
type sight struct {
	board calibration.Board
	taps  [4][2]float64
	strip [4]*strip
	bow   [4]curve
	lens  calibration.Camera // at the origin
	known bool
}

// guess is a camera over the board that the edges in the strips suggest.
type guess struct {
	camera calibration.Camera
	score  float64
}

func newSight(im *bitmap, board calibration.Board, taps [4][2]float64, lens *calibration.Camera) *sight {
	s := &sight{board: board, taps: taps}
	for i := range 4 {
		s.strip[i] = newStrip(im, taps[i], taps[(i+1)%4])
	}
	if lens != nil {
		s.lens, s.known = atOrigin(*lens), true
	} else {
		s.lens = s.straightest(im.w, im.h)
	}
	for i := range 4 {
		s.bow[i] = s.strip[i].bow(&s.lens)
	}
	return s
}

// straightest is the distortion with which the edges along the sides are straightest.
func (s *sight) straightest(w, h int) (best calibration.Camera) {
	most := -1.0
	for share := -0.26; share <= 0.101; share += 0.02 {
		l := straightLens(w, h, share)
		sum := 0.0
		for i := range 4 {
			bow := s.strip[i].bow(&l)
			if found := s.strip[i].lines(&bow, -tapReach, tapReach, 1, 1); len(found) > 0 {
				sum += found[0].seen
			}
		}
		if sum > most {
			most, best = sum, l
		}
	}
	return best
}

// corners are those at which four lines meet.
func (s *sight) corners(l [4]coarseLine) (out [4][2]float64, ok bool) {
	var ends [4][2][2]float64 // in the plane without distortion
	for i := range 4 {
		for k, t := range [2]float64{0.1, 0.9} {
			n := int((t - stripEnds) / (1 - 2*stripEnds) * stripStations)
			share := s.strip[i].share(n)
			u, v := s.strip[i].at(share, s.bow[i][n]+l[i].first+(l[i].last-l[i].first)*share)
			ends[i][k][0], ends[i][k][1] = s.lens.Undistort(u, v)
		}
	}
	for i := range 4 {
		a, b := ends[(i+3)%4], ends[i]
		d0, d1 := [2]float64{a[1][0] - a[0][0], a[1][1] - a[0][1]}, [2]float64{b[1][0] - b[0][0], b[1][1] - b[0][1]}
		det := d0[0]*d1[1] - d0[1]*d1[0]
		if math.Abs(det) < 1e-9 {
			return out, false
		}
		t := ((b[0][0]-a[0][0])*d1[1] - (b[0][1]-a[0][1])*d1[0]) / det
		u, v := s.lens.Project(a[0][0]+t*d0[0], a[0][1]+t*d0[1], 1)
		out[i] = [2]float64{u, v}
	}
	return out, true
}

// choice is one line for each side: the corners at which they meet, and how likely the lines are those of the floor.
type choice struct {
	corners [4][2]float64
	value   float64
}

// choices are the likeliest choices of one line for each side that fit the board's shape.
func (s *sight) choices(from, to, step float64, perSide, most int, value func(i int, l coarseLine) float64) (out []choice) {
	var all [4][]coarseLine
	var worth [4][]float64
	for i := range 4 {
		for _, l := range s.strip[i].lines(&s.bow[i], from, to, step, 14) {
			v := value(i, l)
			k, _ := slices.BinarySearchFunc(worth[i], v, func(w, v float64) int { return cmp.Compare(v, w) })
			all[i], worth[i] = slices.Insert(all[i], k, l), slices.Insert(worth[i], k, v)
		}
		all[i] = all[i][:min(perSide, len(all[i]))]
	}
	var found []choice
	for a := range all[0] {
		for b := range all[1] {
			for c := range all[2] {
				for d := range all[3] {
					corners, ok := s.corners([4]coarseLine{all[0][a], all[1][b], all[2][c], all[3][d]})
					if ok {
						found = append(found, choice{corners, worth[0][a] + worth[1][b] + worth[2][c] + worth[3][d]})
					}
				}
			}
		}
	}
	slices.SortStableFunc(found, func(a, b choice) int { return cmp.Compare(b.value, a.value) })
	found = found[:min(30*most, len(found))]
	for _, f := range found {
		if rms := s.misfit(f.corners); rms < 8 {
			f.value -= rms * rms / 16
			out = append(out, f)
		}
	}
	slices.SortStableFunc(out, func(a, b choice) int { return cmp.Compare(b.value, a.value) })
	return out[:min(most, len(out))]
}

// misfit is the rms distance (px) of four corners from those of the board as any camera with this lens sees it.
func (s *sight) misfit(corners [4][2]float64) float64 {
	if s.known {
		if _, rms, err := calibration.SolvePose(s.lens, s.board, corners); err == nil {
			return rms
		}
		return math.Inf(1)
	}
	best := math.Inf(1)
	for k := -1; k <= 1; k++ {
		if _, rms, err := calibration.SolvePose(s.withFocal(math.Exp(0.3*float64(k))), s.board, corners); err == nil {
			best = min(best, rms)
		}
	}
	return best
}

// withFocal is the lens with its focal length times k and the same distortion of the picture.
func (s *sight) withFocal(k float64) calibration.Camera {
	l := s.lens
	l.FX, l.FY = l.FX*k, l.FY*k
	l.Distortion[0] *= k * k
	return l
}

// guesses are cameras that see the board's corners, at height z, at the places of a combination.
func (s *sight) guesses(z float64, all []choice) (out []guess) {
	for _, a := range all {
		c := a.corners
		for k := -8; k <= 8; k += 2 {
			if s.known && k != 0 {
				continue
			}
			lens := s.lens
			if !s.known {
				lens = s.withFocal(math.Exp(0.06 * float64(k)))
			}
			cam, rms, err := calibration.SolvePose(lens, s.board, c)
			if err != nil {
				continue
			}
			for i := range 3 { // the corners lie at height z
				cam.Translation[i] -= cam.Rotation[3*i+2] * z
			}
			g := guess{camera: cam}
			s.judge(&g, rms, 0.06*float64(k))
			out = append(out, g)
		}
	}
	return out
}

// judge scores a camera by the edges where it predicts feet and rims: 1.0 for a foot and 0.8 for a rim that is seen all
// along. An edge on a wall counts against it, and so do a misfit of the corners (rms, px), an unusual focal length (focal,
// the logarithm of its share) and distant taps.
func (s *sight) judge(g *guess, rms, focal float64) {
	g.score = -rms*rms/8 - focal*focal/(2*calibration.UsualFocalSD*calibration.UsualFocalSD)*0.2
	at := g.camera.Position()
	for i, corner := range cornersOf(&g.camera, s.board) {
		off := math.Hypot(corner[0]-s.taps[i][0], corner[1]-s.taps[i][1])
		g.score -= off * off / 625 * 0.1
		if off > 40 {
			g.score -= 3
		}
		strip, side := s.strip[i], calibration.Side(i)
		hidden := s.board.WallMM > 0 && s.board.Inwards(side, at[0], at[1]) < 0
		foot := strip.side(&g.camera, s.board, side, 0)
		if !hidden {
			var seen float64
			seen, foot = strip.near(foot, 3)
			g.score += seen * strip.footness(&foot)
		}
		if s.board.WallMM == 0 {
			continue
		}
		seen, rim := strip.near(strip.side(&g.camera, s.board, side, s.board.WallMM), 4)
		g.score += 0.8 * seen
		if !hidden {
			g.score -= 1.2 * max(0, strip.between(&rim, &foot)-0.3)
		}
	}
}

// footness is how much an edge looks like the foot of a wall, 0.4 to 1: floor inside, none outside, and nothing printed on
// the wall.
func (s *strip) footness(c *curve) float64 {
	return 0.4 + 0.3*min(max(s.stepAcross(c), 0), 0.3)/0.3 + 0.3*s.quiet(c)
}

// rimness is how much an edge looks like the rim of a wall, 0.4 to 1: it has no other edge within 14 px inside of it.
func (s *strip) rimness(c *curve) float64 {
	most := 0.0
	for d := 3.0; d <= 14; d++ {
		m := s.shifted(c, d, d)
		most = max(most, s.seen(&m))
	}
	return 1 - 0.6*most
}

// near is the best visible edge within a distance (px) of a curve.
func (s *strip) near(c curve, within float64) (float64, curve) {
	best, at := -1.0, c
	for a := -within; a <= within; a++ {
		for b := -within; b <= within; b++ {
			m := s.shifted(&c, a, b)
			if v := s.seen(&m) - 0.02*(math.Abs(a)+math.Abs(b)); v > best {
				best, at = v, m
			}
		}
	}
	return best, at
}

// between is the clearest edge strictly between a rim and a foot: a wall shows none.
func (s *strip) between(rim, foot *curve) float64 {
	width := 0.0
	for i := range rim {
		width += (foot[i] - rim[i]) / stripStations
	}
	const apart = 4.5 // px; fitted on: unknown
	best := 0.0
	for d := apart; d < width-apart; d++ {
		var c curve
		for i := range c {
			c[i] = rim[i] + (foot[i]-rim[i])*d/width
		}
		best = max(best, s.seen(&c))
	}
	return best
}

// all lists the guesses by feet, and by rims where the feet do not tell, the best first.
func (s *sight) all() []guess {
	out := s.guesses(0, s.choices(-tapReach, tapReach, 1, 7, 12, func(i int, l coarseLine) float64 {
		c := s.strip[i].shifted(&s.bow[i], l.first, l.last)
		return l.seen * s.strip[i].footness(&c)
	}))
	best := math.Inf(-1)
	for _, g := range out {
		best = max(best, g.score)
	}
	if s.board.WallMM > 0 && s.known && best < 4 {
		out = append(out, s.byRimLines()...)
	}
	sortGuesses(out)
	return out
}

// byRimLines lists guesses of which the rims are seen. With an unknown lens many focal lengths fit rims, so there they only propose.
func (s *sight) byRimLines() []guess {
	return s.guesses(s.board.WallMM, s.choices(-stripOut+8, tapReach, 2, 7, 20, func(i int, l coarseLine) float64 {
		c := s.strip[i].shifted(&s.bow[i], l.first, l.last)
		return l.seen * s.strip[i].rimness(&c)
	}))
}

func sortGuesses(all []guess) {
	slices.SortStableFunc(all, func(a, b guess) int { return cmp.Compare(b.score, a.score) })
}

// Snapped is what SnapCorners makes of four taps.
type Snapped struct {
	Corners [4][2]float64 // of the floor, px
	Doubt   string        // why they have to be looked at: one of the Doubt constants; "" they are sure
	Camera  calibration.Camera
	Score   float64 // how well edges fit: sureScore and more is good
}

// Reasons why snapped corners are not sure.
const (
	DoubtUnseen  = "unseen"  // the sides are not seen near the taps; the corners are the taps
	DoubtChoice  = "choice"  // other edges fit nearly as well
	DoubtInexact = "inexact" // the exact fit contradicts the edges
)

// Limits of SnapCorners, fitted on six rendered lids: the least score of a sure guess (of 7.2 with walls, 4 without), and its
// least lead over any other guess.
const (
	sureScore, sureScoreFlat = 4.2, 2.6
	sureLead                 = 0.45
	snapTapSD                = 2.0 // px, of the edges in the strips
)

// SnapCorners finds the floor's corners near four taps that may be off by up to 25 px. lens is nil where it is unknown.
// It prefers to doubt: a doubtful corner is only a proposal.
func SnapCorners(picture image.Image, board calibration.Board, lens *calibration.Camera, taps [4][2]float64) (Snapped, error) {
	b := picture.Bounds()
	if err := calibration.CheckCorners(taps, b.Dx(), b.Dy()); err != nil {
		return Snapped{Corners: taps}, err
	}
	return snap(bitmapOf(picture), board, lens, taps), nil
}

func snap(im *bitmap, board calibration.Board, lens *calibration.Camera, taps [4][2]float64) Snapped {
	s := newSight(im, board, taps, lens)
	all := s.all()
	if len(all) == 0 || all[0].score < 1 {
		return Snapped{Corners: taps, Doubt: DoubtUnseen}
	}
	out := s.byGuess(im, all)
	if out.Doubt != "" {
		return s.byRims(im, all, out)
	}
	return out
}

// byGuess fits the best guess to the edges, and doubts where another one is nearly as good.
func (s *sight) byGuess(im *bitmap, all []guess) Snapped {
	best, board := all[0], s.board
	out := Snapped{Corners: cornersOf(&best.camera, board), Camera: best.camera, Score: best.score}
	least := sureScore
	if board.WallMM == 0 {
		least = sureScoreFlat
	}
	if best.score < least {
		out.Doubt = DoubtUnseen
	}
	for _, g := range all[1:] {
		if g.score > best.score-sureLead && apart(out.Corners, cornersOf(&g.camera, board)) > 4 {
			out.Doubt = cmp.Or(out.Doubt, DoubtChoice)
		}
	}
	if out.Doubt != "" {
		return out
	}
	g := priors(im, out.Corners, 0)
	g.TapSD = snapTapSD
	var fine refined
	if s.known {
		var note string
		if fine, note = fitToSides(im, best.camera, board, g); note != "" && fine.moved == 0 {
			out.Doubt = DoubtInexact
			return out
		}
	} else {
		g.FocalSD = calibration.UsualFocalSD
		var ok bool
		if fine, ok = fitUnknown(im, best.camera, board, g); !ok {
			out.Doubt = DoubtInexact
			return out
		}
	}
	exact := cornersOf(&fine.camera, board)
	if !s.known {
		if c, ok := bendMore(im, fine.camera, board, g); ok {
			exact = cornersOf(&c, board)
		}
	}
	if apart(exact, out.Corners) > 4 {
		out.Doubt = DoubtInexact
		return out
	}
	out.Corners, out.Camera = exact, fine.camera
	return out
}

// bendMore fits the lens's second coefficient of distortion, too: the corners lie farthest from the picture's middle.
func bendMore(im *bitmap, c calibration.Camera, board calibration.Board, g calibration.SidesGuess) (calibration.Camera, bool) {
	g.K1SD, g.K2SD = 0.1, 0.15
	for range 2 {
		points, feet := clearLines(findSides(im, &c, board, 1.5, 1))
		if feet < 4 {
			return c, false
		}
		fit, err := calibration.FitSides(c, board, points, g)
		if err != nil {
			return c, false
		}
		c = fit.Camera
	}
	return c, true
}

// cornersOf gives the floor's corners as a camera sees them, px.
func cornersOf(c *calibration.Camera, b calibration.Board) (out [4][2]float64) {
	for i, f := range b.FloorCorners() {
		out[i][0], out[i][1] = c.Project(f[0], f[1], 0)
	}
	return out
}

// apart is the greatest distance of two corners.
func apart(a, b [4][2]float64) (worst float64) {
	for i := range a {
		worst = max(worst, math.Hypot(a[i][0]-b[i][0], a[i][1]-b[i][1]))
	}
	return worst
}

// bitmapOf copies a picture.
func bitmapOf(im image.Image) *bitmap {
	b := im.Bounds()
	out := &bitmap{w: b.Dx(), h: b.Dy(), pix: make([]byte, 3*b.Dx()*b.Dy())}
	for y := range out.h {
		for x := range out.w {
			r, g, bl, _ := im.At(b.Min.X+x, b.Min.Y+y).RGBA()
			copy(out.pix[3*(y*out.w+x):], []byte{uint8(bl >> 8), uint8(g >> 8), uint8(r >> 8)})
		}
	}
	return out
}
