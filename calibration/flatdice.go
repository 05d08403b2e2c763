package calibration

import (
	"math"
	"slices"
)

// FlatDie is a die that lies flat on the floor, as its pips are seen.
type FlatDie struct {
	Value int
	Sites [][2]float64 // where its pips lie on the face, in pitches from the middle: -1, 0 or 1
	At    [][2]float64 // where they are seen, px
}

// DiceGuess is what FitDice weighs the dice against.
type DiceGuess struct {
	Corners  [4][2]float64 // where the floor's corners are seen, px
	CornerSD [4]float64    // px
	FocalSD  float64       // how well the focal length is known, as a share
	BowSD    float64       // how well it is known how far the lens moves a point at the picture's end, as a share of its way to the middle
	SizeSD   float64       // how well the floor's width and height are known, as a share
	PipSD    float64       // how far a pip is off its place, edges
}

// DiceFit is a camera fitted to the floor's corners and to the sizes of flat dice.
type DiceFit struct {
	Camera  Camera
	Board   Board   // with the width and the height that the dice suggest
	PitchMM float64 // of the pips
	FocalSD float64 // share of the focal length
	SizesSD float64 // how well the ratio of width and height is known, as a share
	// ScaleSD is how well the size of a die is known at nine places of the floor, row by row: at its corners, the middles of its sides
	// and its middle; as a share.
	ScaleSD [9]float64
	RMS     float64 // px, of the pips
	Cost    float64 // sum of the squares of all deviations, in their spreads
}

// FitDice fits camera, first distortion and the floor's lengths to the floor's corners and to dice of one size that lie flat: they are
// seen as large everywhere as the camera says. The edge is in mm. Dice with fewer than two pips tell nothing.
func FitDice(start Camera, board Board, edge float64, dice []FlatDie, g DiceGuess) (DiceFit, error) {
	dice = slices.DeleteFunc(slices.Clone(dice), func(d FlatDie) bool { return len(d.Sites) < 2 })
	m := start.Rotation
	m[2], m[5], m[8] = -m[2], -m[5], -m[8]
	p := newPose(m, start.Translation)
	v, steps := slices.Clone(p[:]), slices.Clone(poseSteps[:])
	add := func(value, step float64) int {
		v, steps = append(v, value), append(steps, step)
		return len(v) - 1
	}
	// Logarithms of shares of what they are at the start, but for the bow.
	focal, bow, width, height := add(0, 1e-6), add(0, 1e-6), add(0, 1e-6), add(0, 1e-6)
	pitch := add(math.Log(0.25*edge), 1e-6)
	long := [2]int{add(0, 1e-6), add(0, 1e-6)} // of the lattices of fours and fives, and of sixes
	end := math.Pow(float64(start.WidthPX)/2, 2)
	at := func(v []float64) Camera {
		c := start
		c.FX *= math.Exp(v[focal])
		c.FY *= math.Exp(v[focal])
		c.Distortion[0] = start.Distortion[0]*math.Exp(2*v[focal]) + v[bow]*c.FX*c.FX/end
		return c.over(pose(v[:6]))
	}
	pips := 0
	places := make([]int, len(dice))
	turned := make([]bool, len(dice)) // the lattice is longer along the face's second axis
	for i, d := range dice {
		x, y, yaw, second, mean := laidOn(&start, edge, d)
		places[i], turned[i] = add(x, 1e-4), second
		add(y, 1e-4)
		add(yaw, 1e-6)
		if i == 0 {
			v[pitch] = math.Log(mean)
		}
		pips += len(d.Sites)
	}
	floor := func(v []float64) Board {
		b := board
		b.WidthMM *= math.Exp(v[width])
		b.HeightMM *= math.Exp(v[height])
		return b
	}
	const priors = 15 // residuals that no pip gives
	usual := v[pitch]
	pipSD := g.PipSD * edge * pxOfMM(&start, board, edge) // px
	residuals := func(v, r []float64) {
		c := at(v)
		cornerResiduals(c, floor(v).FloorCorners(), g.Corners, r[:8])
		for i := range 8 {
			r[i] = huber(r[i]/g.CornerSD[i/2], 1.5)
		}
		r[8], r[9] = v[focal]/g.FocalSD, v[bow]/g.BowSD
		r[10], r[11] = v[width]/g.SizeSD, v[height]/g.SizeSD
		r[12], r[13], r[14] = v[long[0]]/0.1, v[long[1]]/0.1, (v[pitch]-usual)/0.3
		n := priors
		for i, d := range dice {
			k := places[i]
			sin, cos := math.Sincos(v[k+2])
			a, b := math.Exp(v[pitch]), math.Exp(v[pitch])
			if len(d.Sites) >= 4 {
				kind := 0
				if d.Value == 6 {
					kind = 1
				}
				l := v[long[kind]] / 2
				if turned[i] {
					l = -l
				}
				a, b = a*math.Exp(l), b*math.Exp(-l)
			}
			for j, s := range d.Sites {
				x, y := a*s[0], b*s[1]
				pu, pv := c.Project(v[k]+cos*x-sin*y, v[k+1]+sin*x+cos*y, edge)
				r[n], r[n+1] = huber((pu-d.At[j][0])/pipSD, 2.5), huber((pv-d.At[j][1])/pipSD, 2.5)
				n += 2
			}
		}
	}
	count := priors + 2*pips
	sum, inverse, err := leastSquares(v, steps, count, residuals)
	if err != nil || math.IsNaN(sum) {
		return DiceFit{}, errPose
	}
	f := DiceFit{Camera: at(v), Board: floor(v), PitchMM: math.Exp(v[pitch]), Cost: sum, FocalSD: math.Sqrt(inverse.At(focal, focal))}
	if !(f.Camera.Position()[2] > 0) {
		return DiceFit{}, errPose
	}
	f.SizesSD = math.Sqrt(max(0, inverse.At(width, width)+inverse.At(height, height)-2*inverse.At(width, height)))
	r := make([]float64, count)
	residuals(v, r)
	f.RMS = math.Sqrt(squares(r[priors:])/float64(max(pips, 1))) * pipSD
	for i := range f.ScaleSD {
		x, y := board.WidthMM*float64(i%3)/2, board.HeightMM*float64(i/3)/2
		size := func(v []float64) float64 {
			c := at(v)
			return math.Log(pxOfMMAt(&c, x, y, edge)) + v[pitch]
		}
		slope := make([]float64, pitch+1)
		for k := range slope {
			was := v[k]
			v[k] = was + steps[k]
			up := size(v)
			v[k] = was - steps[k]
			slope[k] = (up - size(v)) / (2 * steps[k])
			v[k] = was
		}
		var sum float64
		for k := range slope {
			for l := range slope {
				sum += slope[k] * slope[l] * inverse.At(k, l)
			}
		}
		f.ScaleSD[i] = math.Sqrt(max(sum, 0))
	}
	return f, nil
}

// laidOn is where a die lies by a camera: its middle (mm), its yaw (radians), whether its lattice is longer along the second axis, and
// the mean pitch (mm).
func laidOn(c *Camera, edge float64, d FlatDie) (x, y, yaw float64, second bool, pitch float64) {
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
	if d.Value == 6 { // its rows of three tell: three different places along them
		rows := map[float64]bool{}
		for _, s := range d.Sites {
			rows[s[1]] = true
		}
		second = len(rows) == 3
	}
	return x, y, yaw, second, math.Hypot(dot, cross) / ss
}

// pxOfMM is how many pixels a mm is at a height over the floor's middle.
func pxOfMM(c *Camera, b Board, z float64) float64 { return pxOfMMAt(c, b.WidthMM/2, b.HeightMM/2, z) }

// pxOfMMAt is how many pixels a mm is at a place: the root of how much larger a square is.
func pxOfMMAt(c *Camera, x, y, z float64) float64 {
	const d = 1
	u0, v0 := c.Project(x-d, y, z)
	u1, v1 := c.Project(x+d, y, z)
	u2, v2 := c.Project(x, y-d, z)
	u3, v3 := c.Project(x, y+d, z)
	return math.Sqrt(math.Abs((u1-u0)*(v3-v2)-(v1-v0)*(u3-u2))) / (2 * d)
}
