package calibration

import (
	"errors"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// Side is one side of the floor, in the order of the corners: from corner i to corner i+1.
type Side int

// The sides of the floor as its owner sees it.
const (
	Top Side = iota
	Right
	Bottom
	Left
)

// String is the side's name.
func (s Side) String() string { return [...]string{"top", "right", "bottom", "left"}[s] }

// Point is the point of a side at a share t (0 to 1) of its length, in the order of the corners.
func (b Board) Point(s Side, t float64) (x, y float64) {
	c := b.FloorCorners()
	p, q := c[s], c[(s+1)%4]
	return p[0] + t*(q[0]-p[0]), p[1] + t*(q[1]-p[1])
}

// Inwards is how far (mm) a point of the floor's plane lies inside of a side.
func (b Board) Inwards(s Side, x, y float64) float64 {
	switch s {
	case Top:
		return y
	case Right:
		return b.WidthMM - x
	case Bottom:
		return b.HeightMM - y
	default:
		return x
	}
}

// SidePoint is a pixel that was measured to lie on a side of the floor, or on the inner rim of the wall over it.
type SidePoint struct {
	Side Side
	At   [2]float64 // px
	Z    float64    // mm: 0 on the floor, the wall's height on its rim
	SD   float64    // px, across the side: its own error
	// SharedSD is the common error of all points of one line, in px across the side times the square root of their number,
	// so that more points do not average it out. 0: errors are independent.
	SharedSD float64
	Print    bool // on a printed line along the side, at a distance inside of it that is unknown and the same for all sides
	// Upright: on the vertical edge over the side's first corner, where its wall meets the one before, at any height.
	Upright bool
}

// SidesFit is a camera pose fitted to points on the floor's sides.
type SidesFit struct {
	Camera Camera
	RMS    float64 // px, of all points across their sides
	// UprightRMS is the distance (px, rms) of points on vertical edges from them; 0 where there are none. RMS leaves them out.
	UprightRMS float64
	SideRMS    [4]float64 // px, of each side's points; 0 where it has none
	Lean       [4]float64 // mm by which the rim of each side's wall leans inwards; 0 where the rim was not used
	Inset      float64    // mm from the sides to the printed lines; 0 where none was used
	FocalSD    float64    // share of the focal length
	// CornerSD is the standard deviation (px) of the floor's corner that is known worst, in its worse direction.
	CornerSD float64
}

// SidesGuess holds the priors of FitSides and their standard deviations.
type SidesGuess struct {
	Taps    [4][2]float64 // the owner's, px
	TapSD   float64       // px
	LeanSD  float64       // mm, of a wall's lean along its whole length
	FocalSD float64       // of the focal length, as a share; 0: it is fixed
	K1SD    float64       // of k1; 0: it is fixed
	K2SD    float64       // of k2; 0: it is fixed
	// CentreSD is of the point where the lens's axis meets the picture, in px in each direction; 0: it is fixed.
	CentreSD float64
}

// FitSides fits a camera's pose to measured points of the floor's sides. The owner's taps are a prior for what the
// points do not determine. Points on a rim determine the direction of a side as well as points on the floor do, but
// its place only as far as walls are vertical.
func FitSides(start Camera, board Board, points []SidePoint, g SidesGuess) (SidesFit, error) {
	if len(points) == 0 {
		return SidesFit{}, errors.New("no side of the floor was found")
	}
	p := newSideProblem(start, board, points, g)
	v := slices.Clone(p.first)
	sum, inverse, err := leastSquares(v, p.steps, len(points)+8+p.leans+5, p.residuals)
	if err != nil || math.IsNaN(sum) {
		return SidesFit{}, errPose
	}
	f := SidesFit{Camera: p.camera(v)}
	for s, i := range p.lean {
		if i > 0 {
			f.Lean[s] = v[i]
		}
	}
	if p.inset > 0 {
		f.Inset = v[p.inset]
	}
	if p.focal > 0 {
		f.FocalSD = math.Sqrt(inverse.At(p.focal, p.focal))
	}
	f.CornerSD = p.cornerSD(v, inverse)
	if !(f.Camera.Position()[2] > 0) {
		return SidesFit{}, errPose
	}
	var count [4]float64
	lines, uprights := 0.0, 0.0
	for i, q := range points {
		d := p.off(&f.Camera, v, i)
		if q.Upright {
			f.UprightRMS += d * d
			uprights++
			continue
		}
		f.RMS += d * d
		lines++
		f.SideRMS[q.Side] += d * d
		count[q.Side]++
	}
	f.RMS, f.UprightRMS = math.Sqrt(f.RMS/max(1, lines)), math.Sqrt(f.UprightRMS/max(1, uprights))
	for s := range f.SideRMS {
		if count[s] > 0 {
			f.SideRMS[s] = math.Sqrt(f.SideRMS[s] / count[s])
		}
	}
	return f, nil
}

// cornerSD propagates the covariance of the variables to the floor's corners.
func (p *sideProblem) cornerSD(v []float64, covariance *mat.SymDense) (worst float64) {
	at := func(v []float64) (out [8]float64) {
		c := p.camera(v)
		for i, f := range p.floor {
			out[2*i], out[2*i+1] = c.Project(f[0], f[1], 0)
		}
		return out
	}
	n, here, moved := len(v), at(v), slices.Clone(v)
	slope := make([][8]float64, n)
	for i := range n {
		moved[i] += p.steps[i]
		for k, x := range at(moved) {
			slope[i][k] = (x - here[k]) / p.steps[i]
		}
		moved[i] = v[i]
	}
	for k := 0; k < 8; k += 2 {
		var xx, xy, yy float64
		for i := range n {
			for j := range n {
				s := covariance.At(i, j)
				xx += slope[i][k] * s * slope[j][k]
				xy += slope[i][k] * s * slope[j][k+1]
				yy += slope[i][k+1] * s * slope[j][k+1]
			}
		}
		worst = max(worst, math.Sqrt((xx+yy)/2+math.Hypot((xx-yy)/2, xy)))
	}
	return worst
}

// sideProblem is the least-squares problem of FitSides. Its variables are the six of the pose, then the lean of each side
// whose rim was measured, the printed lines' distance from the sides, the focal length, two distortion coefficients and the
// axis of the lens, all but the pose only where they are free.
type sideProblem struct {
	start  Camera
	board  Board
	floor  [4][2]float64
	points []SidePoint
	guess  SidesGuess
	scale  []float64 // px per mm across the side, at each point

	first, steps []float64
	lean         [4]int // index of a side's lean (mm, inwards) among the variables; 0: none
	leans        int
	inset        int // index of the distance (mm) from the sides to printed lines; 0: none
	focal        int // index of the logarithm of the focal length relative to the initial one; 0: none
	bow          int // index of the change of k1; 0: none
	k2           int // index of the change of k2; 0: none
	centre       int // index of the moves of the lens's axis in x and y, px; 0: none
}

func newSideProblem(start Camera, board Board, points []SidePoint, g SidesGuess) *sideProblem {
	m := start.Rotation
	m[2], m[5], m[8] = -m[2], -m[5], -m[8]
	at := newPose(m, start.Translation)
	p := &sideProblem{start: start, board: board, floor: board.FloorCorners(), points: points, guess: g,
		first: slices.Clone(at[:]), steps: slices.Clone(poseSteps[:])}
	free := func(step float64) int {
		p.first, p.steps = append(p.first, 0), append(p.steps, step)
		return len(p.first) - 1
	}
	for _, q := range points {
		if q.Z > 0 && p.lean[q.Side] == 0 {
			p.lean[q.Side] = free(1e-4)
		}
	}
	p.leans = len(p.first) - 6
	if slices.ContainsFunc(points, func(q SidePoint) bool { return q.Print }) {
		p.inset = free(1e-4)
	}
	if g.FocalSD > 0 {
		p.focal = free(1e-6)
	}
	if g.K1SD > 0 {
		p.bow = free(1e-6)
	}
	if g.K2SD > 0 {
		p.k2 = free(1e-6)
	}
	if g.CentreSD > 0 {
		p.centre = free(1e-3)
		free(1e-3)
	}
	p.scale = make([]float64, len(points))
	for i, q := range points {
		if q.Upright {
			continue
		}
		p.scale[i] = acrossScale(&start, board, q)
	}
	return p
}

// camera is the camera for values of the variables.
func (p *sideProblem) camera(v []float64) Camera {
	c := p.start
	if p.focal > 0 {
		c.FX *= math.Exp(v[p.focal])
		c.FY *= math.Exp(v[p.focal])
	}
	if p.bow > 0 {
		c.Distortion[0] += v[p.bow]
	}
	if p.k2 > 0 {
		c.Distortion[1] += v[p.k2]
	}
	if p.centre > 0 {
		c.CX += v[p.centre]
		c.CY += v[p.centre+1]
	}
	return c.over(pose(v[:6]))
}

// off is the distance of a point from its side, px across the side.
func (p *sideProblem) off(c *Camera, v []float64, i int) float64 {
	q := &p.points[i]
	if q.Upright {
		return p.besideUpright(c, v, q)
	}
	x, y := c.OnPlane(q.At[0], q.At[1], q.Z)
	d := p.board.Inwards(q.Side, x, y)
	if q.Z > 0 {
		d -= v[p.lean[q.Side]]
	}
	if q.Print {
		d -= v[p.inset]
	}
	return d * p.scale[i]
}

// besideUpright is the distance (px) of a point from the vertical edge over its side's first corner. Where walls lean, so does the edge.
func (p *sideProblem) besideUpright(c *Camera, v []float64, q *SidePoint) float64 {
	inwards := [4][2]float64{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}
	foot := p.floor[q.Side]
	rim := foot
	for _, s := range [2]Side{q.Side, (q.Side + 3) % 4} {
		if i := p.lean[s]; i > 0 {
			rim[0] += v[i] * inwards[s][0]
			rim[1] += v[i] * inwards[s][1]
		}
	}
	u0, v0 := c.Project(foot[0], foot[1], 0)
	u1, v1 := c.Project(rim[0], rim[1], p.board.WallMM)
	du, dv := u1-u0, v1-v0
	return ((q.At[1]-v0)*du - (q.At[0]-u0)*dv) / math.Hypot(du, dv)
}

// residuals are those of the points, the owner's taps, the leans, the focal length, k1, k2 and the axis, in this order.
func (p *sideProblem) residuals(v, r []float64) {
	c, n, g := p.camera(v), len(p.points), &p.guess
	for i, q := range p.points {
		r[i] = huber(p.off(&c, v, i)/q.SD, 2) * q.SD / math.Hypot(q.SD, q.SharedSD)
	}
	cornerResiduals(c, p.floor, g.Taps, r[n:n+8])
	for i := range 8 {
		r[n+i] = huber(r[n+i]/g.TapSD, 1)
	}
	r = r[n+8:]
	for i := range p.leans {
		r[i] = v[6+i] / g.LeanSD
	}
	r = r[p.leans:]
	clear(r)
	if p.focal > 0 {
		r[0] = v[p.focal] / g.FocalSD
	}
	if p.bow > 0 {
		r[1] = v[p.bow] / g.K1SD
	}
	if p.k2 > 0 {
		r[2] = v[p.k2] / g.K2SD
	}
	if p.centre > 0 {
		r[3], r[4] = v[p.centre]/g.CentreSD, v[p.centre+1]/g.CentreSD
	}
}

// acrossScale is the scale across a side at a point of it, px per mm.
func acrossScale(c *Camera, b Board, q SidePoint) float64 {
	const d = 0.5 // px
	x0, y0 := c.OnPlane(q.At[0]-d, q.At[1], q.Z)
	x1, y1 := c.OnPlane(q.At[0]+d, q.At[1], q.Z)
	x2, y2 := c.OnPlane(q.At[0], q.At[1]-d, q.Z)
	x3, y3 := c.OnPlane(q.At[0], q.At[1]+d, q.Z)
	g := math.Hypot(b.Inwards(q.Side, x1, y1)-b.Inwards(q.Side, x0, y0), b.Inwards(q.Side, x3, y3)-b.Inwards(q.Side, x2, y2))
	return 1 / g
}
