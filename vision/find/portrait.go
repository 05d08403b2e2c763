package find

import (
	"math"

	"quartermaster/vision"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// Portrait makes a die's portrait. The numbers of a place run from -2 to 2 in 256 steps: how light it is and how light the
// floor would be, against the face; how much it differs from the floor; how far its hue is from the face's; whether another
// die explains it; how far within the walls it is; whether this die would be seen there if it lay flat.
func Portrait(s *scene.Scene, c *Candidate, dice []Candidate) []uint8 {
	out := make([]uint8, 0, nets.PortraitSide*nets.PortraitSide*nets.PortraitDepth)
	const reach = nets.PortraitSide / 2.0 / nets.PortraitScale * pixel.EdgePX * math.Sqrt2
	s.Canvas.Near(c.X, c.Y, reach+1)
	f := c.Frame()
	turn := facing(s, f)
	sum := c.Body[0] + c.Body[1] + c.Body[2]
	face := math.Log(sum/3 + 8)
	own := s.Foot.Outline(c.Pose)
	var others [][][2]float64
	for i := range dice {
		if o := &dice[i]; o.Pose != c.Pose && math.Hypot(o.X-c.X, o.Y-c.Y) < 4*pixel.EdgePX {
			others = append(others, s.Foot.Outline(o.Pose))
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
			put(logOf.at(b+g+r) - face)
			put(logOf.at(floor[0]+floor[1]+floor[2]) - face)
			put(differing.at(max(b-floor[0], floor[0]-b, g-floor[1], floor[1]-g, r-floor[2], floor[2]-r)))
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
			mx, my := s.Board.Now.Rect.MM(x, y)
			within := 1.0
			if d := min(mx, my, s.Board.Size.WidthMM-mx, s.Board.Size.HeightMM-my) / s.Board.Edge; d < 4 { // beyond that it is one of the 256 steps
				within = math.Tanh(d)
			}
			put(within)
			put(is(pixel.Inside(own, x, y)))
		}
	}
	return out
}

// claim is a portrait on which pips can be marked, for eyes that judge whether they are there.
type claim struct {
	Portrait []uint8
	sites    [9][]int // the places of a pip at each site
	marked   []int    // those of the last pips
}

// table holds a function of grey levels at whole ones.
type table []float64

func newTable(most int, of func(v float64) float64) table {
	out := make(table, most+2)
	for i := range out {
		out[i] = of(float64(i))
	}
	return out
}

// at is the function's value, by a straight line between whole grey levels; beyond the last one it is that one's.
func (t table) at(v float32) float64 {
	i := min(max(int(v), 0), len(t)-2)
	return t[i] + min(float64(v)-float64(i), 1)*(t[i+1]-t[i])
}

// logOf is the logarithm of a sum of three grey levels, against noise; differing is how much one level differs from another.
var (
	logOf     = newTable(3*255, func(v float64) float64 { return math.Log(v/3 + 8) })
	differing = newTable(255, func(v float64) float64 { return 2 * math.Tanh(v/40) })
)

// NewClaim makes the portrait of a candidate: no other dice are known yet.
func NewClaim(s *scene.Scene, c *Candidate) claim {
	k := claim{Portrait: Portrait(s, c, nil)}
	turn := facing(s, c.Frame())
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

// pips lists the places of a pattern's pips.
func (k *claim) pips(p *vision.Pattern, out []int) []int {
	out = out[:0]
	for site, on := range p.Pips {
		if on {
			out = append(out, k.sites[site]...)
		}
	}
	return out
}

// Mark marks a pattern's pips, where the portrait says that the die itself would be seen, in place of those before.
func (k *claim) Mark(p *vision.Pattern) {
	put := func(v uint8) {
		for _, at := range k.marked {
			k.Portrait[at*nets.PortraitDepth+nets.PortraitDepth-1] = v
		}
	}
	put(nets.PlaceSeen)
	k.marked = k.pips(p, k.marked)
	put(nets.PlacePip)
}

// facing is the turn of a face's portrait.
func facing(s *scene.Scene, f pixel.Frame) [4]float64 {
	dx, dy := s.Foot.X-f.X, s.Foot.Y-f.Y
	return upright(dx*f.C+dy*f.S, dy*f.C-dx*f.S)
}

// upright is the one of the eight turns and mirror images of a square, as a matrix from the portrait to the face, in which
// a direction of the face points right and at most as far down.
func upright(a, b float64) [4]float64 {
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
	return [4]float64{1, 0, 0, 1} // of no direction at all
}
