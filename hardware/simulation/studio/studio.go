package studio

import (
	"image"
	"math"
	"math/rand/v2"

	"quartermaster/hardware/simulation/dice"
)

// tileSize is the side of the tiles of a picture that are drawn anew as a whole.
const tileSize = 16

// solid is a die in a picture, all its poses ready for rays, or a prop.
type solid struct {
	prop   Prop // nil: a die
	paint  Paint
	print  uint64
	moving bool
	poses  []body
	lit    []lit
	seen   image.Rectangle // pixels where it is visible
	shadow image.Rectangle // pixels that it may darken
}

// blocks reports whether the thing occludes light from p in direction d. For a moving die the number of the ray selects the pose.
func (o *solid) blocks(ray int, p, d dice.Vec) bool {
	if o.prop != nil {
		return o.prop.blocks(p, d)
	}
	return o.poses[ray%len(o.poses)].blocks(p, d)
}

// Studio draws frames of a scene. It may be used from one goroutine at a time.
type Studio struct {
	scene   *Scene
	rays    *rays
	base    *layer
	work    *layer
	room    *darkroom
	ready   *developed
	out     *image.YCbCr
	grain   *grain
	rng     *rand.Rand
	touched map[int]uint64 // tiles of work that differ from base, each with a hash of its content
	drawn   uint64         // counts moving dice, so that their hashes are never repeated
	solids  []solid
	things  []*solid
	near    []int
	up      []dice.Vec
	fresh   bool
}

// New makes the studio of a scene. It renders the base layer, which takes about a second for a large picture.
func New(scene *Scene, seed uint64) *Studio {
	s := &Studio{rng: rand.New(rand.NewPCG(seed, 0x5747))}
	s.grain = newGrain(s.rng)
	s.up = hemisphere(20)
	s.Rebuild(scene)
	return s
}

// Rebuild changes the scene, such as its light or the camera's pose.
func (s *Studio) Rebuild(scene *Scene) {
	scene.prepare()
	w, h := scene.Camera.WidthPX, scene.Camera.HeightPX
	s.scene = scene
	s.rays = newRays(&scene.Camera)
	s.base = scene.base(s.rays)
	s.work = newLayer(w, h)
	copy(s.work.pix, s.base.pix)
	s.room = newDarkroom(scene.Sensor)
	s.ready = newDeveloped(w, h)
	s.out = image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio420)
	s.touched = map[int]uint64{}
	s.fresh = false
	if len(scene.Fixed) > 0 { // they become part of the base layer
		s.Draw(scene.Fixed, nil)
		copy(s.base.pix, s.work.pix)
		s.touched = map[int]uint64{}
		s.fresh = false
	}
}

// Draw draws dice and props into the picture. Tiles in which nothing has changed since the last call are not drawn again.
func (s *Studio) Draw(solids []Solid, props []Prop) {
	s.prepare(solids, props)
	wide := (s.work.w + tileSize - 1) / tileSize
	all := image.Rect(0, 0, s.work.w, s.work.h)
	now := map[int]uint64{}
	for i := range s.solids {
		o := &s.solids[i]
		box := o.seen.Union(o.shadow).Intersect(all)
		for y := box.Min.Y / tileSize; y*tileSize < box.Max.Y; y++ {
			for x := box.Min.X / tileSize; x*tileSize < box.Max.X; x++ {
				now[y*wide+x] = now[y*wide+x]*0x100000001b3 + o.print // hashes of all things that affect the tile, in order
			}
		}
	}
	dirty := map[int]bool{}
	for t := range s.touched {
		if now[t] != s.touched[t] {
			dirty[t] = true
		}
	}
	for t := range now {
		if now[t] != s.touched[t] {
			dirty[t] = true
		}
	}
	for t := range dirty {
		box := image.Rect(t%wide*tileSize, t/wide*tileSize, t%wide*tileSize+tileSize, t/wide*tileSize+tileSize).Intersect(all)
		s.restore(box)
		if now[t] != 0 {
			s.drawTile(box)
		}
	}
	s.touched = now
	if s.fresh {
		s.developTiles(dirty, wide)
		return
	}
	s.room.develop(s.work, s.ready, all)
	s.fresh = true
}

// DrawExposure draws dice that move during the exposure: the mean of the pictures at some moments.
func (s *Studio) DrawExposure(moments [][]Solid, props []Prop) {
	sum := make([]float32, len(s.work.pix))
	for _, solids := range moments {
		s.Draw(solids, props)
		for i, v := range s.work.pix {
			sum[i] += v / float32(len(moments))
		}
	}
	copy(s.work.pix, sum)
	s.room.develop(s.work, s.ready, image.Rect(0, 0, s.work.w, s.work.h))
	// The next picture starts from the empty board.
	copy(s.work.pix, s.base.pix)
	s.touched = map[int]uint64{}
	s.fresh = false
}

// developTiles develops the tiles that have changed and the reach of their blur, row by row of tiles.
func (s *Studio) developTiles(dirty map[int]bool, wide int) {
	n := s.room.reach() + 1
	high := (s.work.h + tileSize - 1) / tileSize
	for j := range high {
		for i := 0; i < wide; i++ {
			if !dirty[j*wide+i] {
				continue
			}
			first, above, below := i, true, true // are all tiles above and below the run dirty too?
			for ; i < wide && dirty[j*wide+i]; i++ {
				above = above && dirty[(j-1)*wide+i]
				below = below && dirty[(j+1)*wide+i]
			}
			box := image.Rect(first*tileSize-n, j*tileSize, i*tileSize+n, (j+1)*tileSize)
			if !above {
				box.Min.Y -= n
			}
			if !below {
				box.Max.Y += n
			}
			s.room.develop(s.work, s.ready, box)
		}
	}
}

func (s *Studio) restore(box image.Rectangle) {
	for y := box.Min.Y; y < box.Max.Y; y++ {
		i, j := 3*(y*s.work.w+box.Min.X), 3*(y*s.work.w+box.Max.X)
		copy(s.work.pix[i:j], s.base.pix[i:j])
	}
}

// prepare makes bodies of the dice and finds where they are visible and cast shadows.
func (s *Studio) prepare(solids []Solid, props []Prop) {
	s.solids = s.solids[:0]
	for _, p := range props {
		out := solid{prop: p, print: p.print(), paint: Paint{Face: p.tint()}, moving: p.moves()}
		out.seen, out.shadow = s.reach(p.hull())
		s.solids = append(s.solids, out)
	}
	for i := range solids {
		in := &solids[i]
		out := solid{paint: in.Paint, moving: len(in.Poses) > 1}
		for k := range in.Poses {
			out.poses = append(out.poses, newBody(&in.Poses[k], in.Paint.Print))
		}
		for _, k := range []int{0, len(in.Poses) - 1} {
			seen, shadow := s.reachOfDie(&in.Poses[k])
			out.seen, out.shadow = out.seen.Union(seen), out.shadow.Union(shadow)
		}
		out.print = s.printOf(in)
		s.solids = append(s.solids, out)
	}
	s.things = s.things[:0]
	for i := range s.solids {
		s.things = append(s.things, &s.solids[i])
	}
	for i := range s.solids {
		o := &s.solids[i]
		nth := 4
		if o.moving {
			nth = 8
		}
		// The poses of one exposure are close but rotated: light is computed for each.
		for k := range o.poses {
			o.lit = append(o.lit, s.scene.lightOnDie(&o.poses[k], &o.paint, nth, s.things, i))
		}
	}
}

// printOf returns a hash that is equal for the same still die, and unique for a moving one.
func (s *Studio) printOf(in *Solid) uint64 {
	const prime = 0x100000001b3 // FNV-1a
	h := uint64(0xcbf29ce484222325)
	put := func(v uint64) { h = (h ^ v) * prime }
	if len(in.Poses) > 1 {
		s.drawn++
		put(s.drawn)
		return h | 1
	}
	d := &in.Poses[0]
	for _, v := range []dice.Vec{d.Centre, d.Axes[0], d.Axes[1], {X: in.Paint.Face.R, Y: in.Paint.Face.G, Z: in.Paint.Face.B}} {
		put(math.Float64bits(v.X))
		put(math.Float64bits(v.Y))
		put(math.Float64bits(v.Z))
	}
	return h | 1
}

// reachOfDie returns the pixels where a die is visible, and those where it may reduce the light: its shadows, and the floor around it,
// from which it hides part of the sky.
func (s *Studio) reachOfDie(d *dice.Die) (seen, shadow image.Rectangle) {
	c := d.Corners()
	seen, shadow = s.reach(c[:])
	r := 1.7 * d.Shape.Edge
	for _, off := range []dice.Vec{{X: r, Y: r}, {X: -r, Y: r}, {X: r, Y: -r}, {X: -r, Y: -r}} {
		p := d.Centre.Add(off)
		p.Z = 0
		shadow = s.grow(shadow, p)
	}
	return seen, shadow
}

// reach returns the pixels where the hull of some points is visible, and those where it may shade a lamp.
func (s *Studio) reach(hull []dice.Vec) (seen, shadow image.Rectangle) {
	for _, c := range hull {
		seen = s.grow(seen, c)
		for i := range s.scene.light.sparks {
			shadow = s.grow(shadow, s.fall(s.scene.light.sparks[i].at, c))
		}
	}
	return seen, shadow.Union(seen)
}

// grow extends a rectangle of pixels to include a point.
func (s *Studio) grow(r image.Rectangle, p dice.Vec) image.Rectangle {
	u, v := s.scene.Camera.Project(p.X, p.Y, p.Z)
	if math.IsNaN(u) {
		return r
	}
	u, v = min(max(u, -1e4), 1e4), min(max(v, -1e4), 1e4)
	return r.Union(image.Rect(int(math.Floor(u))-1, int(math.Floor(v))-1, int(math.Ceil(u))+2, int(math.Ceil(v))+2))
}

// fall returns where the shadow of a point falls: on the floor, on a wall in its way, or on the table.
func (s *Studio) fall(lamp, p dice.Vec) dice.Vec {
	d := p.Sub(lamp)
	if d.Z >= -1e-9 {
		return p
	}
	t := (0 - p.Z) / d.Z
	l := &s.scene.lid
	if p.X > 0 && p.X < l.w && p.Y > 0 && p.Y < l.h {
		if d.X > 0 {
			t = min(t, (l.w-p.X)/d.X)
		} else if d.X < 0 {
			t = min(t, -p.X/d.X)
		}
		if d.Y > 0 {
			t = min(t, (l.h-p.Y)/d.Y)
		} else if d.Y < 0 {
			t = min(t, -p.Y/d.Y)
		}
	}
	return p.Add(d.Times(t))
}

// Expose takes the present picture with the noise and flicker of the next frame. The picture is valid until the next call.
func (s *Studio) Expose() *image.YCbCr {
	s.room.expose(s.ready, s.out, s.grain, s.rng)
	return s.out
}

// JPEG encodes a picture.
func (s *Studio) JPEG(img image.Image) []byte { return encode(img, s.scene.Sensor.Quality) }
