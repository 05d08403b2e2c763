package scenery

import (
	"math"
	"math/rand/v2"
)

// Face is the top face of a die in the picture, in pixels: its middle, and its two sides as vectors of one edge. Visible is the share of it
// that is not hidden.
type Face struct {
	X, Y, AX, AY, BX, BY float64
	Value                int
	Visible              float64
}

// Scene is a rendered picture with its truth.
type Scene struct {
	JPEG  []byte
	Faces []Face
}

// die is one die on the table.
type die struct {
	solid
	*material
	top    int
	values [6]int  // of the faces -x, +x, -y, +y, -z, +z
	turned [6]bool // of the faces: whether the pattern is rotated by 90°, which is visible for 2, 3 and 6
	tops   int     // number of rays that hit the top face
	lamp   *ring   // the ring lamp that its faces reflect; nil: that of the scene
}

// view is a camera above the table.
type view struct {
	eye                  vec
	right, down, forward vec
	focal                float64
	w, h                 int
}

// Width and Height are the size of all pictures, pixels.
const (
	Width  = 480
	Height = 360
)

func newView(rng *rand.Rand, edge float64) view {
	tilt := math.Abs(rng.NormFloat64()) * 16 * math.Pi / 180
	tilt = min(tilt, 48*math.Pi/180)
	round := rng.Float64() * 2 * math.Pi
	far := 7 + 30*rng.Float64()*rng.Float64()
	st, ct := math.Sincos(tilt)
	sr, cr := math.Sincos(round)
	c := view{w: Width, h: Height, focal: far * edge}
	c.eye = vec{far * st * cr, far * st * sr, far * ct}
	c.forward = c.eye.times(-1).unit()
	spin := rng.Float64() * 2 * math.Pi
	side := vec{math.Cos(spin), math.Sin(spin), 0}
	c.right = side.sub(c.forward.times(side.dot(c.forward))).unit()
	c.down = c.forward.cross(c.right)
	return c
}

func (c *view) way(x, y float64) vec {
	return c.forward.times(c.focal).add(c.right.times(x - float64(c.w)/2 + 0.5)).add(c.down.times(y - float64(c.h)/2 + 0.5)).unit()
}

func (c *view) project(p vec) (x, y float64) {
	d := p.sub(c.eye)
	z := d.dot(c.forward)
	return c.focal*d.dot(c.right)/z + float64(c.w)/2 - 0.5, c.focal*d.dot(c.down)/z + float64(c.h)/2 - 0.5
}

// New renders a random scene. The same seed gives the same scene.
func New(seed uint64) (*Scene, error) {
	rng := rand.New(rand.NewPCG(seed, 0xd1ce))
	edge := 26 + 50*rng.Float64()*rng.Float64() + 12*rng.Float64()
	if rng.Float64() < 0.4 { // small dice, as in a picture of a whole table
		edge = 14 + 14*rng.Float64()
	}
	camera := newView(rng, edge)
	table := newGround(rng)
	var makes []material
	for range 1 + rng.IntN(5) {
		makes = append(makes, newMaterial(rng))
	}
	dice := scatter(rng, edge, makes)
	return render(rng, studio{camera, table, dice, newLight(rng)})
}

// render draws and develops the picture of a scene.
func render(rng *rand.Rand, s studio) (*Scene, error) {
	picture := s.draw()
	out := &Scene{}
	for i := range s.dice {
		if f, ok := s.face(&s.dice[i]); ok {
			out.Faces = append(out.Faces, f)
		}
	}
	var err error
	out.JPEG, err = develop(rng, picture, s.w, s.h)
	return out, err
}

// scatter places dice of some materials at random. Some dice touch.
func scatter(rng *rand.Rand, edge float64, makes []material) []die {
	round := 0.02 + 0.2*rng.Float64()*rng.Float64()
	ball := 0.0
	if rng.Float64() < 0.4 {
		ball = 0.62 + 0.16*rng.Float64()
	}
	wide, high := 0.5*Width/edge-0.3, 0.5*Height/edge-0.3
	var out []die
	odd := rng.Float64() < 0.25
	mirrored := rng.IntN(2) == 0
	most := 12
	if edge < 26 {
		most = 24
	}
	for range 1 + rng.IntN(most) {
		d := die{material: &makes[rng.IntN(len(makes))]}
		d.half = 0.5
		if odd {
			d.half *= 0.75 + 0.55*rng.Float64()
		}
		d.round, d.ball = round*2*d.half, ball*2*d.half
		placed := false
		for try := 0; try < 30 && !placed; try++ {
			yaw := rng.Float64() * math.Pi / 2
			d.x, d.y = (2*rng.Float64()-1)*wide, (2*rng.Float64()-1)*high
			if len(out) > 0 && rng.Float64() < 0.45 { // close to another die, perhaps side by side
				o := &out[rng.IntN(len(out))]
				a := rng.Float64() * 2 * math.Pi
				gap := (d.half + o.half) * (1.02 + 0.4*rng.Float64())
				d.x, d.y = o.x+gap*math.Cos(a), o.y+gap*math.Sin(a)
				if rng.Float64() < 0.5 {
					yaw = math.Atan2(o.sin, o.cos)
					a = yaw + float64(rng.IntN(4))*math.Pi/2
					d.x, d.y = o.x+gap*math.Cos(a), o.y+gap*math.Sin(a)
				}
			}
			d.sin, d.cos = math.Sincos(yaw)
			placed = true
			for i := range out {
				placed = placed && d.clearOf(&out[i].solid)
			}
		}
		if !placed {
			continue
		}
		d.roll(rng, mirrored)
		out = append(out, d)
	}
	return out
}

// clearOf reports whether two dice do not intersect.
func (s *solid) clearOf(o *solid) bool {
	reach := (s.half + o.half) * 1.0
	if math.Hypot(s.x-o.x, s.y-o.y) < reach {
		return false
	}
	inside := func(a, b *solid) bool {
		for i := range 16 {
			u, v := (float64(i%4)/1.5-1)*a.half, (float64(i/4)/1.5-1)*a.half
			p := b.into(vec{a.x, a.y, b.half}.add(a.back(vec{u, v, 0})))
			if math.Abs(p[0]) < b.half && math.Abs(p[1]) < b.half {
				return true
			}
		}
		return false
	}
	return !inside(s, o) && !inside(o, s)
}

// roll sets random values of the faces. Values of opposite faces sum to seven.
func (d *die) roll(rng *rand.Rand, mirrored bool) {
	axes := [3]int{1, 2, 3}
	if mirrored {
		axes[0], axes[1] = axes[1], axes[0]
	}
	for range rng.IntN(3) {
		axes[0], axes[1], axes[2] = axes[1], axes[2], axes[0]
	}
	for k, v := range axes {
		if rng.IntN(2) == 0 {
			v = 7 - v
		}
		d.values[2*k], d.values[2*k+1] = 7-v, v
	}
	d.top = d.values[5]
	for k := range d.turned {
		d.turned[k] = rng.IntN(2) == 0
	}
}

// face returns the top face of a die in the picture. It returns false if a part of the face is outside the picture.
func (s *studio) face(d *die) (Face, bool) {
	c := &s.view
	at := func(u, v float64) (x, y float64) {
		p := d.back(vec{u * d.half, v * d.half, 0})
		return c.project(vec{d.x + p[0], d.y + p[1], 2 * d.half})
	}
	var corners [4][2]float64
	for i, q := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		x, y := at(q[0], q[1])
		if x < 1 || y < 1 || x > Width-2 || y > Height-2 {
			return Face{}, false
		}
		corners[i] = [2]float64{x, y}
	}
	f := Face{Value: d.top}
	f.X, f.Y = at(0, 0)
	x1, y1 := at(-1, 0)
	x2, y2 := at(1, 0)
	f.AX, f.AY = x2-x1, y2-y1
	x1, y1 = at(0, -1)
	x2, y2 = at(0, 1)
	f.BX, f.BY = x2-x1, y2-y1
	if f.AX*f.BY-f.AY*f.BX < 0 {
		f.AX, f.AY = -f.AX, -f.AY
	}
	area := 0.0
	for i := range corners {
		p, q := corners[i], corners[(i+1)%4]
		area += 0.5 * (p[0]*q[1] - p[1]*q[0])
	}
	f.Visible = float64(d.tops) / rays / rays / math.Abs(area)
	return f, true
}
