package simulation

import (
	"math"
	"math/rand/v2"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/chart"
	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/studio"
)

// lamps returns the lamps of a kind of light by its name, and the colour temperature of the white balance.
func (o *Options) lamps() (lamps []studio.Lamp, white float64) {
	at := func(x, y, z float64) dice.Vec { return dice.Vec{X: x, Y: y, Z: z} }
	switch o.Light {
	case "lamp": // a desk lamp from one side
		return []studio.Lamp{
			{Kind: studio.Disc, At: at(-470, -190, 520), Size: 90, Kelvin: 3600, Share: 0.72},
			{Kind: studio.Ambient, Kelvin: 4700, Share: 0.28}}, 3950
	case "window":
		return []studio.Lamp{
			{Kind: studio.Window, At: at(880, -220, 760), Size: 760, Kelvin: 6300, Share: 0.68},
			{Kind: studio.Ambient, Kelvin: 5600, Share: 0.32}}, 6000
	case "evening": // warm and dim, underexposed
		return []studio.Lamp{
			{Kind: studio.Disc, At: at(240, -400, 860), Size: 230, Kelvin: 2700, Share: 0.74},
			{Kind: studio.Ambient, Kelvin: 2900, Share: 0.26}}, 3300
	case "two":
		return []studio.Lamp{
			{Kind: studio.Disc, At: at(-250, -180, 560), Size: 170, Kelvin: 4300, Share: 0.45},
			{Kind: studio.Disc, At: at(310, 140, 600), Size: 170, Kelvin: 4300, Share: 0.3},
			{Kind: studio.Ambient, Kelvin: 4800, Share: 0.25}}, 4500
	}
	return []studio.Lamp{
		{Kind: studio.Ring, At: at(0, 0, 560), Size: 330, Kelvin: 5000, Share: 0.5},
		{Kind: studio.Disc, At: at(-420, -300, 640), Size: 150, Kelvin: 4700, Share: 0.22},
		{Kind: studio.Ambient, Kelvin: 5200, Share: 0.28}}, 5000
}

// camera returns a camera above the board with the whole lid in view.
func (o *Options) camera() calibration.Camera {
	rng := rand.New(rand.NewPCG(o.Seed, 0xca3e7a))
	between := func(a, b float64) float64 { return a + (b-a)*rng.Float64() }
	w, h := o.Board[0], o.Board[1]
	high := 1.75*max(w, h) + o.Wall // about 550 mm over the ordinary lid
	off, look, roll := [2]float64{6, -4}, [2]float64{1, 2}, 0.7
	k1, k2 := -0.07, 0.02
	if o.Varied {
		high *= between(0.78, 1.1)
		lean := between(0, 0.17) * high
		s, c := math.Sincos(between(0, 2*math.Pi))
		off = [2]float64{lean * c, lean * s}
		look = [2]float64{between(-4, 4), between(-4, 4)}
		roll = between(-2.2, 2.2)
		k1 = between(-0.2, 0.1)
		k2 = -0.35 * k1
	}
	mx, my := w/2, h/2
	pos := dice.Vec{X: mx + off[0], Y: my + off[1], Z: high}
	at := dice.Vec{X: mx + look[0], Y: my + look[1]}
	cam := placed(pos, at, roll*math.Pi/180)
	cam.WidthPX, cam.HeightPX = o.Width, o.Height
	cam.CX, cam.CY = float64(o.Width)/2+between(-9, 9), float64(o.Height)/2+between(-9, 9)
	cam.Distortion = [5]float64{k1, k2, 0, 0, 0}
	cam.FX, cam.FY = 1, 1
	// As near as possible with the lid's rim in view, with a margin.
	f := math.Inf(1)
	cam.CX, cam.CY = 0, 0
	for _, p := range [4][2]float64{{-3, -3}, {w + 3, -3}, {w + 3, h + 3}, {-3, h + 3}} {
		u, v := cam.Project(p[0], p[1], o.Wall)
		f = min(f, 0.455*float64(o.Width)/math.Abs(u), 0.455*float64(o.Height)/math.Abs(v))
	}
	rng = rand.New(rand.NewPCG(o.Seed, 0xce9732))
	cam.FX, cam.FY = f, f
	cam.CX, cam.CY = float64(o.Width-1)/2+between(-0.008, 0.008)*float64(o.Width), float64(o.Height-1)/2+between(-0.008, 0.008)*float64(o.Height)
	return cam
}

// placed returns a camera at a place that looks at a point, rotated about its axis (radians). The picture's right is the board's
// right.
func placed(pos, at dice.Vec, roll float64) calibration.Camera {
	forward := at.Sub(pos).Unit()
	right := dice.Vec{X: 1}
	right = right.Sub(forward.Times(right.Dot(forward))).Unit()
	// The board frame is left-handed: the picture's down is minus the vector product.
	down := right.Cross(forward)
	s, c := math.Sincos(roll)
	x := right.Times(c).Sub(down.Times(s))
	y := right.Times(s).Add(down.Times(c))
	var cam calibration.Camera
	cam.Rotation = [9]float64{x.X, x.Y, x.Z, y.X, y.Y, y.Z, forward.X, forward.Y, forward.Z}
	cam.Translation = [3]float64{-x.Dot(pos), -y.Dot(pos), -forward.Dot(pos)}
	return cam
}

// scene is the empty table under its light.
func (o *Options) scene() *studio.Scene {
	rng := rand.New(rand.NewPCG(o.Seed, 0x5ce7e))
	inks := chart.Print(o.Seed)
	w, h := o.Board[0], o.Board[1]
	cam := o.camera()
	ppm := 2.3 * cam.FX / cam.Position()[2] // finer than the picture
	ppm = min(max(ppm, 3), 12)
	// The table as far as the camera sees it.
	reach := [2]float64{}
	for _, c := range [4][2]float64{{0, 0}, {float64(o.Width), 0}, {float64(o.Width), float64(o.Height)}, {0, float64(o.Height)}} {
		x, y := cam.OnPlane(c[0], c[1], -2)
		reach[0] = max(reach[0], 2*math.Abs(x-w/2)+30)
		reach[1] = max(reach[1], 2*math.Abs(y-h/2)+30)
	}
	walls := []uint32{0xd6cdb8, 0x6b4a2e, 0xcbbf9f, 0x274a3a, 0x2a3c58, 0xb9ad95}
	rims := []uint32{0xb7ab93, 0xa58b63, 0xb3a688, 0x8c8468, 0x8a8778, 0x9a8f78}
	k := rng.IntN(len(walls))
	if !o.Varied {
		k = 0
	}
	lamps, white := o.lamps()
	sensor := studio.Sensor{Exposure: 0.66, Blur: 0.6, Vignette: 0.2, Noise: o.Noise, Contrast: 0.12, Chroma: 1.1, Flicker: 0.006, Sharpen: 0.4, Quality: 88}
	if o.Light == "evening" {
		sensor.Exposure, sensor.Noise, sensor.Vignette = 0.5, 1.8*o.Noise, 0.28
	}
	sensor.Blur *= math.Max(0.6, float64(o.Height)/960)
	return &studio.Scene{
		Fixed: o.clutter(cam, rng),
		Lid:   dice.Lid{Width: w, Height: h, Wall: o.Wall}, Thick: 2.2,
		Floor: chart.Sea(o.Seed, inks, w, h, ppm), Spread: reach,
		Table: chart.Wood(o.Seed, reach[0], reach[1], min(2.2, ppm), [2]float64{w/2 + 6, h/2 + 6}, inks),
		Wall:  studio.SRGB(walls[k]), Rim: studio.SRGB(rims[k]), Gloss: 0.5,
		Lamps: lamps, White: white, Camera: cam, Sensor: sensor,
	}
}

// clutter returns two dice on the table beside the lid that do not belong to the throw.
func (o *Options) clutter(cam calibration.Camera, rng *rand.Rand) []studio.Solid {
	var out []studio.Solid
	shape := o.shape()
	gap := shape.Edge + 10
	for range 400 {
		x, y := (rng.Float64()*1.9-0.45)*o.Board[0], (rng.Float64()*1.9-0.45)*o.Board[1]
		if x > -gap && x < o.Board[0]+gap && y > -gap && y < o.Board[1]+gap {
			continue
		}
		if u, v := cam.Project(x, y, 0); !(u > 20 && v > 20 && u < float64(o.Width-20) && v < float64(o.Height-20)) {
			continue
		}
		colour := o.Colours[rng.IntN(len(o.Colours))]
		d := dice.Lying(shape, colour, 1+rng.IntN(6), 2*math.Pi*rng.Float64(), x, y, studio.TableZ)
		if len(out) == 1 && dice.Apart(&d, &out[0].Poses[0]) < 20 {
			continue
		}
		out = append(out, studio.Solid{Poses: []dice.Die{d}, Paint: o.paint(colour)})
		if len(out) == 2 {
			break
		}
	}
	return out
}

// pushed returns the camera after a knock on its stand: displaced by 2 mm and rotated by half a degree to a degree.
func (o *Options) pushed(cam calibration.Camera) calibration.Camera {
	rng := rand.New(rand.NewPCG(o.Seed, 0x9054))
	row := func(i int) dice.Vec { return dice.Vec{X: cam.Rotation[i], Y: cam.Rotation[i+1], Z: cam.Rotation[i+2]} }
	axes := dice.Axes{row(0), row(3), row(6)}
	s, c := math.Sincos(2 * math.Pi * rng.Float64())
	axis := axes[0].Times(s).Add(axes[1].Times(c)).Add(axes[2].Times(rng.NormFloat64())).Unit()
	axes = axes.Turned(axis, (0.5+0.5*rng.Float64())*math.Pi/180)
	was := cam.Position()
	s, c = math.Sincos(2 * math.Pi * rng.Float64())
	pos := dice.Vec{X: was[0] + 2*c, Y: was[1] + 2*s, Z: was[2]}
	for i, v := range axes {
		cam.Rotation[3*i], cam.Rotation[3*i+1], cam.Rotation[3*i+2] = v.X, v.Y, v.Z
		cam.Translation[i] = -v.Dot(pos)
	}
	return cam
}

// otherLight returns the light with the main lamp dimmed and warmer, and another lamp switched on.
func (o *Options) otherLight(lamps []studio.Lamp) []studio.Lamp {
	out := append([]studio.Lamp(nil), lamps...)
	for i := range out {
		out[i].Share *= 0.8
	}
	out[0].Share *= 0.55
	out[0].Kelvin *= 0.86
	return append(out, studio.Lamp{Kind: studio.Disc, At: dice.Vec{X: 380, Y: 330, Z: 560}, Size: 90, Kelvin: 3300, Share: 0.3})
}
