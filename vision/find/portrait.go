package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Portrait makes the portrait of a die, the input of the convolutional nets: an image of nets.PortraitSide squared places in the axes of
// the face with nets.PortraitDepth channels. Each value from -2 to 2 is quantized to 256 steps. The channels are:
//
//   - log lightness of the picture, relative to the face
//   - log lightness of the empty floor, relative to the face
//   - difference from the floor
//   - difference of hue from the face
//   - 1 where another die explains the place
//   - distance from the nearest wall (tanh of edges)
//   - 1 where this die would be seen if it lay flat
func Portrait(s *scene.Scene, c *Candidate, dice []Candidate) []uint8 {
	out := make([]uint8, 0, nets.PortraitSide*nets.PortraitSide*nets.PortraitDepth)
	const reach = nets.PortraitSide / 2.0 / nets.PortraitScale * pixel.EdgePX * math.Sqrt2
	s.Canvas.FillNear(c.X, c.Y, reach+1)
	f := c.Frame()
	turn := portraitTurn(s, f)
	sum := c.Body[0] + c.Body[1] + c.Body[2]
	face := math.Log(sum/3 + 8)
	own := s.Viewpoint.Outline(c.Pose)
	var others [][][2]float64
	for i := range dice {
		if o := &dice[i]; o.Pose != c.Pose && math.Hypot(o.X-c.X, o.Y-c.Y) < 4*pixel.EdgePX {
			others = append(others, s.Viewpoint.Outline(o.Pose))
		}
	}
	put := func(v float64) { out = append(out, uint8((max(-2, min(v, 2))+2)/4*255)) }
	is := func(b bool) float64 {
		if b {
			return 1
		}
		return 0
	}
	for j := range nets.PortraitSide {
		for i := range nets.PortraitSide {
			u, v := (float64(i)-(nets.PortraitSide-1)/2.0)/nets.PortraitScale, (float64(j)-(nets.PortraitSide-1)/2.0)/nets.PortraitScale
			x, y := f.Place(turn[0]*u+turn[1]*v, turn[2]*u+turn[3]*v)
			b, g, r := s.Pic.At(x, y)
			floor := s.Floor.Pixel(min(max(int(x+0.5), 0), s.Pic.W-1), min(max(int(y+0.5), 0), s.Pic.H-1))
			put(logLevel.at(b+g+r) - face)
			put(logLevel.at(floor[0]+floor[1]+floor[2]) - face)
			put(softDifference.at(max(b-floor[0], floor[0]-b, g-floor[1], floor[1]-g, r-floor[2], floor[2]-r)))
			hue, all := 0.0, float64(b+g+r)+10
			for k, v := range [3]float32{b, g, r} {
				hue += math.Abs(float64(v)/all - c.Body[k]/(sum+10))
			}
			put(4 * hue)
			covered := false
			for _, o := range others {
				covered = covered || pixel.Inside(o, x, y)
			}
			put(is(covered))
			mx, my := s.Board.Current.Rect.MM(x, y)
			within := 1.0
			if d := min(mx, my, s.Board.Size.WidthMM-mx, s.Board.Size.HeightMM-my) / s.Board.Edge; d < 4 { // beyond that the value rounds to the same step
				within = math.Tanh(d)
			}
			put(within)
			put(is(pixel.Inside(own, x, y)))
		}
	}
	return out
}

// claim is a portrait in which the pips of a claimed pattern can be marked, for nets that judge whether the pips are there.
type claim struct {
	Portrait []uint8
	sites    [9][]int // the places of the portrait that a pip at each site covers
	marked   []int    // the places that are marked now
}

// table is a lookup table of a function of grey levels.
type table []float64

func newTable(most int, of func(v float64) float64) table {
	out := make(table, most+2)
	for i := range out {
		out[i] = of(float64(i))
	}
	return out
}

// at returns the function's value by linear interpolation, and the last value beyond the end.
func (t table) at(v float32) float64 {
	i := min(max(int(v), 0), len(t)-2)
	return t[i] + min(float64(v)-float64(i), 1)*(t[i+1]-t[i])
}

// logLevel is the logarithm of the mean of three grey levels, given their sum; the offset limits noise in dark places. softDifference
// compresses a difference of grey levels.
var (
	logLevel       = newTable(3*255, func(v float64) float64 { return math.Log(v/3 + 8) })
	softDifference = newTable(255, func(v float64) float64 { return 2 * math.Tanh(v/40) })
)

// NewClaim makes the portrait of a candidate without other dice, which are not known yet.
func NewClaim(s *scene.Scene, c *Candidate) claim {
	k := claim{Portrait: Portrait(s, c, nil)}
	turn := portraitTurn(s, c.Frame())
	for j := range nets.PortraitSide {
		for i := range nets.PortraitSide {
			u, v := (float64(i)-(nets.PortraitSide-1)/2.0)/nets.PortraitScale, (float64(j)-(nets.PortraitSide-1)/2.0)/nets.PortraitScale
			a, b := turn[0]*u+turn[1]*v, turn[2]*u+turn[3]*v
			for site := range k.sites {
				if x, y := vision.SiteAt(site); math.Hypot(a-x*s.Pitch, b-y*s.Pitch) < 1.2*scene.PipRadius {
					k.sites[site] = append(k.sites[site], j*nets.PortraitSide+i)
				}
			}
		}
	}
	return k
}

// pips lists the places of the portrait that a pattern's pips cover.
func (k *claim) pips(p *vision.Pattern, out []int) []int {
	out = out[:0]
	for site, on := range p.Pips {
		if on {
			out = append(out, k.sites[site]...)
		}
	}
	return out
}

// Mark marks the pips of a pattern in the last channel, and removes the marks of the previous pattern.
func (k *claim) Mark(p *vision.Pattern) {
	put := func(v uint8) {
		for _, at := range k.marked {
			k.Portrait[at*nets.PortraitDepth+nets.PortraitDepth-1] = v
		}
	}
	put(nets.LevelInside)
	k.marked = k.pips(p, k.marked)
	put(nets.LevelPip)
}

// portraitTurn returns the matrix from the portrait to the face that makes the camera's foot lie to the right: see canonicalTurn.
func portraitTurn(s *scene.Scene, f pixel.Frame) [4]float64 {
	dx, dy := s.Viewpoint.X-f.X, s.Viewpoint.Y-f.Y
	return canonicalTurn(dx*f.C+dy*f.S, dy*f.C-dx*f.S)
}

// canonicalTurn returns the one of the eight symmetries of a square, as a matrix from the portrait to the face, in which the direction
// (a, b) of the face points right and between 0 and 45 degrees down. The nets need to learn only an eighth of all directions.
func canonicalTurn(a, b float64) [4]float64 {
	for k := range 8 {
		c, s := [4]float64{1, 0, -1, 0}[k%4], [4]float64{0, 1, 0, -1}[k%4]
		m := [4]float64{c, -s, s, c}
		if k >= 4 {
			m[1], m[3] = -m[1], -m[3]
		}
		if u, v := m[0]*a+m[2]*b, m[1]*a+m[3]*b; u >= v && v >= 0 {
			return m
		}
	}
	return [4]float64{1, 0, 0, 1} // no direction, e.g. not a number
}
