package photo

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"slices"

	"quartermaster/vision/photo/scenery"
)

// Numbers of training crops; chosen.
const (
	bodyShowings = 10  // positive examples of each die of a photograph
	besideDie    = 5   // crops beside each die of a photograph, or of another size
	drawnBodies  = 3   // positive examples of each die of a drawn scene, and number of crops beside it
	elsewhere    = 150 // crops at random positions of a photograph
	elsewhereIn  = 25  // the same for a drawn scene
)

// body is a die of a picture: its middle and its edge, in pixels, and its value. The value is -1 if it is unknown.
type body struct {
	x, y, edge float64
	value      int
}

// BodyTraining holds what the net of bodies is trained on.
type BodyTraining struct {
	Photographs []Photograph
	Scenes      int // number of drawn scenes
	Seed        uint64
	Passes      [2]int // number of passes over the examples, and then over these and the hard negative examples: see hardBodies
}

// TrainBodies trains the net of bodies and returns its weights. The same training gives the same weights on the same kind of
// processor. told, if not nil, is called after each pass with the number of examples and the mean cross entropy.
func TrainBodies(ctx context.Context, t BodyTraining, told func(examples, pass int, loss float64)) ([]byte, error) {
	all, err := t.each(ctx, t.Scenes, func(p *picture, bodies []body, isDrawn bool, rng *rand.Rand) []Example {
		if isDrawn {
			return bodyExamples(p, bodies, drawnBodies, drawnBodies, elsewhereIn, rng)
		}
		return bodyExamples(p, bodies, bodyShowings, besideDie, elsewhere, rng)
	})
	if err != nil {
		return nil, err
	}
	var weights []byte
	for round, passes := range t.Passes {
		weights, err = train(ctx, bodiesShape, all, weights, t.Seed, passes, func(pass int, loss float64) {
			if told != nil {
				told(len(all), pass, loss)
			}
		})
		if err != nil || round == 1 {
			return weights, err
		}
		n, err := loadNet(weights, bodiesShape)
		if err != nil {
			return nil, err
		}
		hard, err := t.each(ctx, t.Scenes/hardScenes, func(p *picture, bodies []body, _ bool, rng *rand.Rand) []Example {
			return hardBodies(ctx, n, p, bodies, rng)
		})
		if err != nil {
			return nil, err
		}
		all = append(all, hard...)
	}
	return weights, nil
}

// each makes the examples of all photographs and of the first scenes.
func (t *BodyTraining) each(ctx context.Context, scenes int, examples func(p *picture, bodies []body, isDrawn bool, rng *rand.Rand) []Example) ([]Example, error) {
	return eachPicture(ctx, t.Photographs, scenes, t.Seed, scenery.New, examples)
}

// eachPicture makes the examples of photographs and of some scenes, in parallel. draw draws a scene.
func eachPicture(ctx context.Context, photographs []Photograph, scenes int, seed uint64, draw func(seed uint64) (*scenery.Scene, error), examples func(p *picture, bodies []body, isDrawn bool, rng *rand.Rand) []Example) ([]Example, error) {
	n := len(photographs)
	lists, failed := make([][]Example, n+scenes), make([]error, n+scenes)
	inParallel(n+scenes, func(i int) {
		if failed[i] = ctx.Err(); failed[i] != nil {
			return
		}
		rng := rand.New(rand.NewPCG(seed<<32+uint64(i), 0xb0d1))
		var photograph Photograph
		var scene *scenery.Scene
		if i < n {
			photograph = photographs[i]
		} else if scene, failed[i] = draw(seed<<32 + uint64(i-n)); failed[i] == nil {
			photograph.Data = scene.JPEG
		}
		if failed[i] != nil {
			return
		}
		p, shrunk, err := decode(photograph.Data)
		if failed[i] = err; err != nil {
			return
		}
		if i < n {
			lists[i] = examples(&p, marked(photograph, shrunk), false, rng)
		} else {
			lists[i] = examples(&p, drawn(scene), true, rng)
		}
	})
	return slices.Concat(lists...), errors.Join(failed...)
}

// drawn lists the dice of a drawn scene. The value of a die that is partly hidden is unknown.
func drawn(scene *scenery.Scene) (out []body) {
	for _, f := range scene.Faces {
		t := trueFrame(f)
		b := body{f.X, f.Y, t.edge(), f.Value}
		if f.Visible < 0.6 {
			b.value = -1
		}
		out = append(out, b)
	}
	return out
}

// marked lists the dice of a photograph, in pixels of the decoded picture. shrunk is the number of the file's pixels per pixel.
func marked(p Photograph, shrunk float64) (out []body) {
	for _, d := range p.Dice {
		if d.Value == 0 { // unknown
			d.Value = -1
		}
		out = append(out, body{(d.X+0.5)/shrunk - 0.5, (d.Y+0.5)/shrunk - 0.5, d.Box / BoxOfFace / shrunk, d.Value})
	}
	return out
}

// cropper makes training examples of a picture with known dice.
type cropper struct {
	p      *picture
	bodies []body
	rng    *rand.Rand
	scales map[int]*picture // the picture at the scales used so far: see at
	out    []Example
}

const scaleStep = 1.25 // ratio of one scale of the picture to the next; chosen

// at returns the picture at about the scale by, in pixels of the original per pixel, and the exact scale.
func (c *cropper) at(by float64) (*picture, float64) {
	k := int(math.Round(math.Log(by) / math.Log(scaleStep)))
	by = math.Pow(scaleStep, float64(k))
	if c.scales[k] == nil {
		if c.scales == nil {
			c.scales = map[int]*picture{}
		}
		s := c.p.scaled(by)
		c.scales[k] = &s
	}
	return c.scales[k], by
}

// spread returns a uniformly distributed random number between -by and by.
func (c *cropper) spread(by float64) float64 { return by * (2*c.rng.Float64() - 1) }

// add adds the crop of a window for dice with an edge. It skips a window outside the picture, and one whose class is ambiguous.
func (c *cropper) add(x, y, edge float64) {
	class := bodyClass(c.bodies, x, y, edge)
	if class < 0 || x < 0 || y < 0 || x >= float64(c.p.w) || y >= float64(c.p.h) {
		return
	}
	c.crop(x, y, edge/bodyEdge, class, func(crop []float32) { recoloured(crop, c.rng) })
}

// crop adds the crop of a window at a random yaw, in colours that alter changes. pitch is the distance of two samples in pixels of the picture.
func (c *cropper) crop(x, y, pitch float64, class int, alter func(crop []float32)) {
	s, by := c.at(pitch)
	sin, cos := math.Sincos(c.rng.Float64() * 2 * math.Pi)
	var crop [bodySize]float32
	bodyCrop(s, (x+0.5)/by-0.5, (y+0.5)/by-0.5, sin, cos, pitch/by, crop[:])
	alter(crop[:])
	evenOut(crop[:])
	c.out = append(c.out, Example{packed(crop[:]), class})
}

// bodyExamples makes crops at the dice of a picture, beside them and with wrong sizes, and at random positions. showings and beside count
// per die, anywhere per picture. The ranges of the errors were fitted on: unknown.
func bodyExamples(p *picture, bodies []body, showings, beside, anywhere int, rng *rand.Rand) []Example {
	c := cropper{p: p, bodies: bodies, rng: rng}
	for _, b := range bodies {
		for range showings {
			c.add(b.x+c.spread(0.14*b.edge), b.y+c.spread(0.14*b.edge), b.edge*math.Exp(c.spread(0.22)))
		}
		for range beside {
			switch sin, cos := math.Sincos(rng.Float64() * 2 * math.Pi); rng.IntN(4) {
			case 0:
				c.add(b.x, b.y, b.edge*(0.3+0.22*rng.Float64()))
			case 1:
				c.add(b.x, b.y, b.edge*(1.9+1.2*rng.Float64()))
			default:
				far := (0.5 + 0.7*rng.Float64()) * b.edge
				c.add(b.x+far*cos, b.y+far*sin, b.edge*math.Exp(c.spread(0.25)))
			}
		}
	}
	for range anywhere {
		edge := math.Exp(math.Log(13) + rng.Float64()*math.Log(6))
		if len(bodies) > 0 && rng.IntN(4) > 0 {
			edge = bodies[rng.IntN(len(bodies))].edge * math.Exp(c.spread(0.3))
		}
		c.add(rng.Float64()*float64(p.w), rng.Float64()*float64(p.h), edge)
	}
	return c.out
}

// bodyClass returns the class of a crop: the value of the die in its middle, or 0 if there is none. It returns -1 if the crop is too
// near a die to be a negative example and too far off to be a positive one. The limits were fitted on: unknown.
func bodyClass(bodies []body, x, y, edge float64) int {
	for _, b := range bodies {
		far, size := math.Hypot(b.x-x, b.y-y)/b.edge, edge/b.edge
		switch {
		case far < 0.2 && size > 0.78 && size < 1.28:
			return b.value
		case far < 0.45 && size > 0.55 && size < 1.8:
			return -1
		}
	}
	return 0
}

// recoloured augments a crop with other colours, as of other dice and other light. It permutes the channels in half of the crops, and
// changes the gain and the offset of each channel.
func recoloured(crop []float32, rng *rand.Rand) {
	const n = cropSide * cropSide
	if rng.IntN(2) == 0 {
		var was [bodySize]float32
		copy(was[:], crop)
		for k, from := range rng.Perm(bodyPlanes) {
			copy(crop[k*n:(k+1)*n], was[from*n:(from+1)*n])
		}
	}
	for k := range bodyPlanes {
		by, more := float32(0.75+0.35*rng.Float64()), float32(30*(rng.Float64()-0.5))
		for i := range n {
			crop[k*n+i] = by*crop[k*n+i] + more
		}
	}
}

// Numbers of hard negative examples; chosen.
const (
	hardShowings = 6  // number of crops of each place
	hardMost     = 60 // maximum number of places of a picture
	hardScenes   = 5  // one of so many drawn scenes is searched
)

// hardBodies makes hard negative examples: crops of places that earlier weights wrongly take for dice.
func hardBodies(ctx context.Context, n *net, p *picture, bodies []body, rng *rand.Rand) []Example {
	if len(bodies) == 0 {
		return nil
	}
	var edges []float64
	for _, b := range bodies {
		edges = append(edges, b.edge)
	}
	edge := middle(edges)
	f := finder{bodies: n, levels: levels(p, 0)}
	c := cropper{p: p, bodies: bodies, rng: rng}
	v := f.bodyView(edge)
	all := f.windows(ctx, &v, nil)
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	most := hardMost
	for _, s := range all {
		x, y := (s.x+0.5)*v.by-0.5, (s.y+0.5)*v.by-0.5
		if most == 0 || bodyClass(bodies, x, y, edge) != 0 {
			continue
		}
		most--
		for range hardShowings {
			c.add(x+c.spread(0.15*edge), y+c.spread(0.15*edge), edge*math.Exp(c.spread(0.25)))
		}
	}
	return slices.DeleteFunc(c.out, func(e Example) bool { return e.Class != 0 })
}
