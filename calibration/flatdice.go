package calibration

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"
)

// FlatDie is a die that lies flat on the floor, by its pips.
type FlatDie struct {
	Value int
	Sites [][2]float64 // where its pips lie on the face, in pitches from the middle: -1, 0 or 1
	At    [][2]float64 // where they are seen, px
}

// DiceGuess holds the priors of FitDice and their standard deviations.
type DiceGuess struct {
	Corners      [4][2]float64 // where the floor's corners are seen, px
	CornerSD     [4]float64    // px
	FocalSD      float64       // of the focal length, as a share
	DistortionSD float64       // of the radial distortion at the picture's left and right end, as a share of the distance from the middle
	SizeSD       float64       // of the floor's width and height, as a share
	PipSD        float64       // of a pip's place, edges
}

// DiceFit is a camera fitted to the floor's corners and to the sizes of flat dice.
type DiceFit struct {
	Camera  Camera
	Board   Board   // with fitted width and height
	PitchMM float64 // of the pips
	FocalSD float64 // of the focal length, as a share
	SizesSD float64 // of the ratio of width and height, as a share
	// ScaleSD is the standard deviation of the apparent size of a die, as a share, at nine places of the floor, row by row: its
	// corners, the middles of its sides, and its middle.
	ScaleSD [9]float64
	RMS     float64 // px, of the pips
	Cost    float64 // sum of the squared residuals in standard deviations
}

// FitDice fits a camera's pose, focal length, first distortion coefficient and the floor's lengths to the floor's
// corners and to flat dice of one size: all dice must have the same size on the floor. The edge is in mm. Dice with
// fewer than two pips are ignored.
func FitDice(start Camera, board Board, edge float64, dice []FlatDie, g DiceGuess) (DiceFit, error) {
	p := newDiceProblem(start, board, edge, dice, g)
	count := diceTerms + 2*p.pips
	sum, inverse, err := leastSquares(p.v, p.steps, count, p.residuals)
	if err != nil || math.IsNaN(sum) {
		return DiceFit{}, errPose
	}
	v := p.v
	f := DiceFit{Camera: p.camera(v), Board: p.floor(v), PitchMM: math.Exp(v[pitchAt]), Cost: sum, FocalSD: math.Sqrt(inverse.At(focalAt, focalAt))}
	if !(f.Camera.Position()[2] > 0) {
		return DiceFit{}, errPose
	}
	f.SizesSD = math.Sqrt(max(0, inverse.At(widthAt, widthAt)+inverse.At(heightAt, heightAt)-2*inverse.At(widthAt, heightAt)))
	r := make([]float64, count)
	p.residuals(v, r)
	f.RMS = math.Sqrt(squares(r[diceTerms:])/float64(max(p.pips, 1))) * p.pipSD
	for i := range f.ScaleSD {
		f.ScaleSD[i] = p.scaleSD(board.WidthMM*float64(i%3)/2, board.HeightMM*float64(i/3)/2, inverse)
	}
	return f, nil
}

// Indices of the parameters behind the six of the pose. All are logarithms of a ratio to the initial value, but for
// the bow (distortion at the picture's end, as a share of the distance from the middle) and the pitch (logarithm of
// mm). Each die has three more: its place and yaw.
const (
	focalAt = 6 + iota
	bowAt
	widthAt
	heightAt
	pitchAt
	longAt // pitch ratio of fours and fives, then of sixes
	diceAt = longAt + 2
)

// diceTerms is the number of residuals that come from no pip: eight of corners and seven of priors.
const diceTerms = 15

// diceProblem is the least-squares problem of FitDice.
type diceProblem struct {
	start  Camera
	board  Board
	edge   float64
	dice   []FlatDie // each with at least two pips
	guess  DiceGuess
	turned []bool    // by die: its lattice is longer along the face's second axis
	pips   int       // number of pips of all dice
	pipSD  float64   // px
	usual  float64   // prior of the logarithm of the pitch (mm), from the first die
	v      []float64 // the parameters
	steps  []float64
}

func newDiceProblem(start Camera, board Board, edge float64, dice []FlatDie, g DiceGuess) *diceProblem {
	p := &diceProblem{start: start, board: board, edge: edge, guess: g, pipSD: g.PipSD * edge * pxOfMM(&start, board, edge)}
	p.dice = slices.DeleteFunc(slices.Clone(dice), func(d FlatDie) bool { return len(d.Sites) < 2 })
	m := start.Rotation
	m[2], m[5], m[8] = -m[2], -m[5], -m[8]
	at := newPose(m, start.Translation)
	p.v = append(slices.Clone(at[:]), make([]float64, diceAt-6)...)
	p.steps = append(slices.Clone(poseSteps[:]), slices.Repeat([]float64{1e-6}, diceAt-6)...)
	p.usual = math.Log(0.25 * edge)
	for i, d := range p.dice {
		x, y, yaw, second, mean := initialPose(&start, edge, d)
		p.v, p.steps, p.turned = append(p.v, x, y, yaw), append(p.steps, 1e-4, 1e-4, 1e-6), append(p.turned, second)
		if i == 0 {
			p.usual = math.Log(mean)
		}
		p.pips += len(d.Sites)
	}
	p.v[pitchAt] = p.usual
	return p
}

// camera is the camera of some parameters.
func (p *diceProblem) camera(v []float64) Camera {
	c := p.start
	c.FX *= math.Exp(v[focalAt])
	c.FY *= math.Exp(v[focalAt])
	end := math.Pow(float64(c.WidthPX)/2, 2)
	c.Distortion[0] = p.start.Distortion[0]*math.Exp(2*v[focalAt]) + v[bowAt]*c.FX*c.FX/end
	return c.over(pose(v[:6]))
}

// floor is the board of some parameters.
func (p *diceProblem) floor(v []float64) Board {
	b := p.board
	b.WidthMM *= math.Exp(v[widthAt])
	b.HeightMM *= math.Exp(v[heightAt])
	return b
}

// residuals computes the residuals of corners, priors and pips, in this order, in standard deviations with a Huber
// loss.
func (p *diceProblem) residuals(v, r []float64) {
	c, g := p.camera(v), &p.guess
	cornerResiduals(c, p.floor(v).FloorCorners(), g.Corners, r[:8])
	for i := range 8 {
		r[i] = huber(r[i]/g.CornerSD[i/2], 1.5)
	}
	const longSD, pitchSD = 0.1, 0.3 // priors of the logarithms; fitted on: unknown
	r[8], r[9] = v[focalAt]/g.FocalSD, v[bowAt]/g.DistortionSD
	r[10], r[11] = v[widthAt]/g.SizeSD, v[heightAt]/g.SizeSD
	r[12], r[13], r[14] = v[longAt]/longSD, v[longAt+1]/longSD, (v[pitchAt]-p.usual)/pitchSD
	n := diceTerms
	for i, d := range p.dice {
		at := v[diceAt+3*i:]
		sin, cos := math.Sincos(at[2])
		a, b := p.pitches(v, i)
		for j, s := range d.Sites {
			x, y := a*s[0], b*s[1]
			pu, pv := c.Project(at[0]+cos*x-sin*y, at[1]+sin*x+cos*y, p.edge)
			r[n], r[n+1] = huber((pu-d.At[j][0])/p.pipSD, 2.5), huber((pv-d.At[j][1])/p.pipSD, 2.5)
			n += 2
		}
	}
}

// pitches is the pitches of a die's lattice along the face's first and second axis, mm.
func (p *diceProblem) pitches(v []float64, die int) (a, b float64) {
	d := &p.dice[die]
	a, b = math.Exp(v[pitchAt]), math.Exp(v[pitchAt])
	if len(d.Sites) < 4 {
		return a, b
	}
	long := v[longAt] / 2
	if d.Value == 6 {
		long = v[longAt+1] / 2
	}
	if p.turned[die] {
		long = -long
	}
	return a * math.Exp(long), b * math.Exp(-long)
}

// scaleSD is the standard deviation of the apparent size of a die at a place (mm), as a share, by propagation of
// errors.
func (p *diceProblem) scaleSD(x, y float64, inverse *mat.SymDense) float64 {
	size := func() float64 {
		c := p.camera(p.v)
		return math.Log(pxOfMMAt(&c, x, y, p.edge)) + p.v[pitchAt]
	}
	var slope [pitchAt + 1]float64
	for k := range slope {
		was := p.v[k]
		p.v[k] = was + p.steps[k]
		up := size()
		p.v[k] = was - p.steps[k]
		slope[k] = (up - size()) / (2 * p.steps[k])
		p.v[k] = was
	}
	var sum float64
	for k := range slope {
		for l := range slope {
			sum += slope[k] * slope[l] * inverse.At(k, l)
		}
	}
	return math.Sqrt(max(sum, 0))
}

// initialPose is a die's pose by a camera, from the least-squares similarity of its pips: its middle (mm), its yaw
// (radians), whether its lattice is longer along the second axis, and the mean pitch (mm).
func initialPose(c *Camera, edge float64, d FlatDie) (x, y, yaw float64, second bool, pitch float64) {
	n := float64(len(d.Sites))
	var ma, mb float64
	at := make([][2]float64, len(d.Sites))
	for i, s := range d.Sites {
		at[i][0], at[i][1] = c.OnPlane(d.At[i][0], d.At[i][1], edge)
		ma, mb, x, y = ma+s[0]/n, mb+s[1]/n, x+at[i][0]/n, y+at[i][1]/n
	}
	var dot, cross, ss, aa, bb, au, bu float64
	for i, s := range d.Sites {
		a, b, u, v := s[0]-ma, s[1]-mb, at[i][0]-x, at[i][1]-y
		dot, cross, ss = dot+a*u+b*v, cross+a*v-b*u, ss+a*a+b*b
	}
	yaw = math.Atan2(cross, dot)
	sin, cos := math.Sincos(yaw)
	for i, s := range d.Sites {
		a, b, u, v := s[0]-ma, s[1]-mb, at[i][0]-x, at[i][1]-y
		aa, bb = aa+a*a, bb+b*b
		au, bu = au+a*(cos*u+sin*v), bu+b*(cos*v-sin*u)
	}
	second = d.Value != 6 && bb > 0 && aa > 0 && bu/bb > au/aa
	if d.Value == 6 { // the rows of three have three different coordinates
		rows := map[float64]bool{}
		for _, s := range d.Sites {
			rows[s[1]] = true
		}
		second = len(rows) == 3
	}
	return x, y, yaw, second, math.Hypot(dot, cross) / ss
}

// pxOfMM is the scale, in pixels per mm, at a height over the floor's middle.
func pxOfMM(c *Camera, b Board, z float64) float64 { return pxOfMMAt(c, b.WidthMM/2, b.HeightMM/2, z) }

// pxOfMMAt is the scale, in pixels per mm, at a place: the root of the ratio of areas.
func pxOfMMAt(c *Camera, x, y, z float64) float64 {
	const d = 1
	u0, v0 := c.Project(x-d, y, z)
	u1, v1 := c.Project(x+d, y, z)
	u2, v2 := c.Project(x, y-d, z)
	u3, v3 := c.Project(x, y+d, z)
	return math.Sqrt(math.Abs((u1-u0)*(v3-v2)-(v1-v0)*(u3-u2))) / (2 * d)
}
