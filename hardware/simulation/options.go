package simulation

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/prints"
	"quartermaster/hardware/simulation/studio"
)

// Options are the options of a simulated table. The zero value is the default table: dice of 12 mm in five colours on a blue sea chart,
// seen from above by a fair camera under a ring lamp.
type Options struct {
	Seed    uint64     // of print, wood, places and throws
	Varied  bool       // the seed also chooses light, camera, size and shape of the dice
	Colours []string   // names from ColourNames; the first is the merchant's
	Combat  string     // print of the set's combat die, from prints.Names; "": it has none
	Combats int        // maximum number of combat dice in a throw, 1 to 9; 0: one
	Edge    float64    // of the dice, 8 to 25 mm; 0: 12, or as the seed says
	Lattice float64    // ratio of the two pitches of the pips, 0.9 to 1.15; 0: 1, a square lattice
	Jitter  float64    // rms distance of pips from their places, up to 0.03 edges
	Corners string     // "sharp", "soft" or "round"; "": as the seed says
	Light   string     // "ring", "lamp", "window", "evening" or "two"; "": ring, or as the seed says
	Width   int        // of the picture, 320 to 4056 px
	Height  int        // of the picture, 240 to 3040 px
	Board   [2]float64 // width and height of the floor, 100 to 800 mm
	Wall    float64    // height of the lid's walls, 10 to 90 mm
	Noise   float64    // of the sensor; 1 is a fair camera, 0 is 1, up to 5
}

// Bounds of the options.
const (
	minEdge, maxEdge     = 8, 25
	minWidth, maxWidth   = 320, 4056
	minHeight, maxHeight = 240, 3040
	minBoard, maxBoard   = 100, 800
	minWall, maxWall     = 10, 90
	maxColours           = 8
)

// Corners of dice and kinds of light by name.
var (
	cornerNames = []string{"sharp", "soft", "round"}
	lightNames  = []string{"ring", "lamp", "window", "evening", "two"}
)

// paints are the available colours of dice, with light or dark pips as they are sold.
var paints = map[string]struct {
	face uint32
	dark bool
}{
	"red": {0xb8202a, false}, "green": {0x1d7a3c, false}, "white": {0xe9e6dc, true}, "blue": {0x1d4fa6, false},
	"yellow": {0xe2b21c, true}, "black": {0x1b1b1e, false}, "purple": {0x662c84, false}, "orange": {0xd8691a, true},
	"brown": {0x5d3620, false}, "grey": {0x83868b, false}, "pink": {0xe08aa6, true}, "turquoise": {0x1f9c9c, false},
	"darkblue": {0x1b2a63, false}, "ivory": {0xe3d6b0, true},
}

// ColourNames are the names of the available colours of dice, sorted.
func ColourNames() []string {
	var out []string
	for name := range paints {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// complete sets defaults and checks the options. The error is one sentence.
func (o Options) complete() (Options, error) {
	rng := rand.New(rand.NewPCG(o.Seed, 0x0b7))
	pick := func(names []string) string { return names[rng.IntN(len(names))] }
	edges := []float64{8, 10, 12, 12, 14, 16, 16, 18, 20, 25}
	edge, corners, light := 12.0, "soft", "ring"
	if o.Varied {
		edge, corners, light = edges[rng.IntN(len(edges))], pick(cornerNames), pick(lightNames)
	}
	if o.Edge == 0 {
		o.Edge = edge
	}
	if o.Corners == "" {
		o.Corners = corners
	}
	if o.Light == "" {
		o.Light = light
	}
	if len(o.Colours) == 0 {
		o.Colours = []string{"red", "green", "white", "blue", "yellow"}
	}
	if o.Width == 0 && o.Height == 0 {
		o.Width, o.Height = 1280, 960
	}
	if o.Board == ([2]float64{}) {
		o.Board = [2]float64{290, 290}
	}
	if o.Wall == 0 {
		o.Wall = 45
	}
	if o.Noise == 0 {
		o.Noise = 1
	}
	return o, o.check()
}

// check returns an error of one sentence for invalid options.
func (o *Options) check() error {
	if len(o.Colours) > maxColours {
		return fmt.Errorf("the simulated table has dice of at most %d colours, not %d", maxColours, len(o.Colours))
	}
	for i, c := range o.Colours {
		if _, known := paints[c]; !known {
			return fmt.Errorf("there are no simulated dice of the colour %.40q; there are %s", c, strings.Join(ColourNames(), ", "))
		}
		if slices.Contains(o.Colours[:i], c) {
			return fmt.Errorf("the colour %s is named twice; name each colour once", c)
		}
	}
	if o.Combat != "" && !slices.Contains(prints.Names, o.Combat) {
		return fmt.Errorf("the combat die's print is %s, not %.40q", strings.Join(prints.Names, " or "), o.Combat)
	}
	if o.Combats != 0 && o.Combat == "" {
		return fmt.Errorf("say which print the combat dice have: combat=%s", strings.Join(prints.Names, " or combat="))
	}
	if !slices.Contains(cornerNames, o.Corners) {
		return fmt.Errorf("the dice's corners are %s, not %.40q", strings.Join(cornerNames, ", "), o.Corners)
	}
	if !slices.Contains(lightNames, o.Light) {
		return fmt.Errorf("the light is one of %s, not %.40q", strings.Join(lightNames, ", "), o.Light)
	}
	return o.checkSizes()
}

// checkSizes returns an error for sizes outside their bounds.
func (o *Options) checkSizes() error {
	within := func(what, unit string, v, low, high float64) error {
		if v >= low && v <= high { // false for NaN
			return nil
		}
		return fmt.Errorf("the %s must be from %g to %g %s, not %g", what, low, high, unit, v)
	}
	for _, err := range []error{
		within("number of combat dice", "at once", float64(o.Combats), 0, 9),
		within("edge of the dice", "mm", o.Edge, minEdge, maxEdge),
		within("picture's width", "pixels", float64(o.Width), minWidth, maxWidth),
		within("picture's height", "pixels", float64(o.Height), minHeight, maxHeight),
		within("board's width", "mm", o.Board[0], minBoard, maxBoard),
		within("board's height", "mm", o.Board[1], minBoard, maxBoard),
		within("height of the walls", "mm", o.Wall, minWall, maxWall),
		within("noise", "times the usual", o.Noise, 0, 5),
		within("length of the pips' lattice", "times its width", o.latticeLong(), 0.9, 1.15),
		within("jitter of the pips", "edges", o.Jitter, 0, 0.03),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

// shape is the shape of the dice.
func (o *Options) shape() *dice.Shape {
	rng := rand.New(rand.NewPCG(o.Seed, 0x5ba9e))
	e := o.Edge
	s := &dice.Shape{Edge: e, Bevel: 0.085 * e, PipRadius: 0.088 * e, PipDepth: 0.03 * e, PipPitch: 0.255, Mirrored: o.Seed%2 == 1}
	switch o.Corners {
	case "sharp":
		s.Bevel = 0.05 * e
	case "round":
		s.Bevel, s.Ball = 0.13*e, 0.735*e
		s.PipPitch = 0.24
	}
	if o.Varied {
		s.PipRadius *= 0.92 + 0.2*rng.Float64()
		s.PipDepth = e * (0.008 + 0.045*rng.Float64())
		s.PipPitch += 0.02 * (rng.Float64() - 0.5)
	}
	s.PipLong = o.latticeLong()
	if o.Jitter > 0 {
		drill := rand.New(rand.NewPCG(o.Seed, 0xd4111))
		for value := range s.PipOff {
			for i := range s.PipOff[value] {
				for k := range 2 {
					s.PipOff[value][i][k] = o.Jitter / math.Sqrt2 * max(-2, min(drill.NormFloat64(), 2))
				}
			}
		}
	}
	return s
}

// latticeLong is the ratio of the two pitches of the pips.
func (o *Options) latticeLong() float64 {
	if o.Lattice == 0 {
		return 1
	}
	return o.Lattice
}

// CombatDie is the colour name of the set's combat die.
const CombatDie = "combat"

// kinds are the names of all dice of the set.
func (o *Options) kinds() []string {
	if o.Combat == "" {
		return o.Colours
	}
	return append(slices.Clone(o.Colours), CombatDie)
}

// combat is the paint of the combat die: dark figures on ivory, golden ones on red, pale ones on wine red, or by the
// seed.
func (o *Options) combat() (studio.Paint, error) {
	print, err := prints.New(o.Combat, o.Seed)
	if err != nil {
		return studio.Paint{}, err
	}
	out := studio.Paint{Face: studio.SRGB(0xe6dcc0), Pip: studio.SRGB(0x20242e), Rough: 0.12, Print: print}
	switch o.Combat {
	case "ring":
		out.Face, out.Pip = studio.SRGB(0x7a2024), studio.SRGB(0xe2b64a)
	case "frame":
		out.Face, out.Pip = studio.SRGB(0x7c2f52), studio.SRGB(0xe8e4d4)
	case "mixed":
		rng := rand.New(rand.NewPCG(o.Seed, 0xc0b))
		dark, pale := [...]uint32{0x20242e, 0x7a2024, 0x1c3f7c, 0x2f5a34, 0x5b2a6e, 0x8a4a16}, [...]uint32{0xe6dcc0, 0xe2b64a, 0xf0eee6, 0xc9ced2, 0xd8a9a0, 0xa8c4a0}
		out.Face, out.Pip = studio.SRGB(dark[rng.IntN(len(dark))]), studio.SRGB(pale[rng.IntN(len(pale))])
		if rng.IntN(2) == 0 {
			out.Face, out.Pip = out.Pip, out.Face
		}
		out.Rough = 0.07 + 0.14*rng.Float64()
	}
	return out, nil
}

// paint is the paint of the dice of a colour.
func (o *Options) paint(colour string) studio.Paint {
	p := paints[colour]
	out := studio.Paint{Face: studio.SRGB(p.face), Pip: studio.SRGB(0xf0eee6), Rough: 0.12}
	if p.dark {
		out.Pip = studio.SRGB(0x161616)
	}
	if o.Varied {
		rng := rand.New(rand.NewPCG(o.Seed, uint64(len(colour))*7919+uint64(colour[0])))
		out.Rough = 0.07 + 0.14*rng.Float64()
		out.Face = out.Face.Times(0.85 + 0.3*rng.Float64())
	}
	return out
}
