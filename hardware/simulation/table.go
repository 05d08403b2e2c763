package simulation

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/studio"
	"quartermaster/vision"
)

const (
	// RollTime is the duration of a throw.
	RollTime = 1200 * time.Millisecond
	// MostDice is the greatest number of dice on the table.
	MostDice = 60
	// exposure is the exposure time: it sets the motion blur.
	exposure = 22 * time.Millisecond
)

// Table is a simulated table and its camera. It may be used from one goroutine at a time. The same options and the
// same calls give the same pictures.
type Table struct {
	options Options
	plain   *studio.Scene // without oddities
	scene   *studio.Scene // the current one
	studio  *studio.Studio
	shape   *dice.Shape
	paints  map[string]studio.Paint
	rng     *rand.Rand

	now   float64 // seconds since the start
	rest  []dice.Die
	rolls []dice.Roll
	began float64 // start of the throw, seconds

	lasting, passing []Oddity // until further notice, and for this throw only
	arranged         [3]bool  // whether the scene is moved, dimmed, out of focus
	disturbance      Disturbance
	props            []studio.Prop
	tokens           []dice.Token
	outside, rim     *dice.Die  // a die beyond the walls and one on a wall's rim; often nil
	slides           []dice.Vec // motion of each die of rest during the exposure; often none
	sweep            *sweep
	form             *studio.HandForm
	held             []byte // the picture of a chessboard that is held before the camera; nil: none is
}

// New makes a table; it takes about a second for a large picture. The error is one sentence.
func New(options Options) (*Table, error) {
	options, err := options.complete()
	if err != nil {
		return nil, err
	}
	t := &Table{options: options, shape: options.shape(), paints: map[string]studio.Paint{},
		rng: rand.New(rand.NewPCG(options.Seed, 0x7ab1e))}
	for _, c := range options.Colours {
		t.paints[c] = options.paint(c)
	}
	if options.Combat != "" {
		if t.paints[CombatDie], err = options.combat(); err != nil {
			return nil, err
		}
	}
	t.plain = options.scene()
	t.scene = t.plain
	t.studio = studio.New(t.scene, options.Seed)
	return t, nil
}

// Options are the table's options with defaults filled in.
func (t *Table) Options() Options { return t.options }

// Camera is the true camera, for checking.
func (t *Table) Camera() calibration.Camera { return t.scene.Camera }

// Throw throws dice: so many of each colour, nil for 3 to 12 of any (with the combat die if there is one). Dice that
// lie there are picked up first. The oddities apply to this throw only, besides the lasting ones. The error is one
// sentence, and then nothing has changed.
func (t *Table) Throw(wanted map[string]int, odd ...Oddity) error {
	was := t.passing
	t.passing = slices.Clone(odd)
	colours, err := t.chosen(wanted)
	if err == nil {
		err = t.cast(colours, nil)
	}
	if err != nil {
		t.passing = was
	}
	return err
}

// ThrowAgain is Throw where some of the wanted dice stay: those that lie within a die's edge of the places, in millimetres.
func (t *Table) ThrowAgain(wanted map[string]int, places [][2]float64, odd ...Oddity) error {
	t.Settle()
	was := t.passing
	t.passing = slices.Clone(odd)
	left := maps.Clone(wanted)
	var stay []dice.Die
	for _, d := range t.rest {
		near := func(p [2]float64) bool { return math.Hypot(d.Centre.X-p[0], d.Centre.Y-p[1]) < t.shape.Edge }
		if left[d.Colour] > 0 && slices.ContainsFunc(places, near) {
			stay = append(stay, d)
			left[d.Colour]--
		}
	}
	colours, err := t.chosen(left)
	if err == nil {
		err = t.cast(colours, stay)
	}
	if err != nil {
		t.passing = was
	}
	return err
}

// cast finds places for dice beside those that stay, special ones last, and lets them roll there.
func (t *Table) cast(colours []string, stay []dice.Die) error {
	var special []Oddity
	for _, o := range []Oddity{Token, Cocked, Stacked} {
		if t.odd(o) && len(special)+1 < len(colours) { // the first stays an ordinary one
			special = append(special, o)
		}
	}
	plain, last := colours[:len(colours)-len(special)], colours[len(colours)-len(special):]
	for try := 0; ; try++ {
		rest, tokens, err := t.place(plain, last, special, stay)
		if err != nil && try < 8 {
			continue
		}
		if err != nil {
			return err
		}
		if t.odd(Touching) && len(plain) > 1 && len(stay) == 0 && try < 60 {
			was := t.rest
			t.rest = rest
			touch := t.touching()
			t.rest = was
			if !touch {
				continue
			}
		}
		t.tokens, t.sweep, t.outside, t.rim, t.slides = tokens, nil, nil, nil, nil
		if t.odd(Outside) {
			if d, ok := t.outsider(); ok {
				t.outside = &d
			}
		}
		if t.odd(Rim) {
			d := t.onRim()
			t.rim = &d
		}
		t.start(rest, len(stay))
		if t.odd(Moving) {
			t.setMoving()
		}
		t.arrange()
		return nil
	}
}

// place finds a place for each die. The dice that stay come first.
func (t *Table) place(plain, last []string, special []Oddity, stay []dice.Die) ([]dice.Die, []dice.Token, error) {
	l := t.scene.Lid
	thrown, err := l.Scatter(t.rng, t.shape, plain, stay, nil)
	if err != nil {
		return nil, nil, err
	}
	rest := append(slices.Clone(stay), thrown...)
	var tokens []dice.Token
	for i, o := range special {
		var d dice.Die
		switch {
		case o == Token:
			var k dice.Token
			d, k, err = l.LeanOnToken(t.rng, t.shape, last[i], rest)
			tokens = append(tokens, k)
		case o == Stacked:
			d, err = l.Stack(t.rng, t.shape, last[i], rest)
		case t.rng.IntN(2) == 0:
			d, err = l.LeanOnWall(t.rng, t.shape, last[i], rest, tokens)
		default:
			d, err = l.LeanOnDie(t.rng, t.shape, last[i], rest, tokens)
		}
		if err != nil {
			return nil, nil, err
		}
		rest = append(rest, d)
	}
	return rest, tokens, nil
}

// chosen lists the colours of the dice to throw.
func (t *Table) chosen(wanted map[string]int) ([]string, error) {
	var out []string
	if wanted == nil {
		n := 3 + t.rng.IntN(10)
		if t.odd(Crowded) {
			n = 20 + t.rng.IntN(22)
		}
		for range n {
			out = append(out, t.options.Colours[t.rng.IntN(len(t.options.Colours))])
		}
		if t.options.Combat != "" { // there is one in a set, if no more are asked for
			for k := range max(t.options.Combats, 1) {
				at := t.rng.IntN(n)
				if (t.odd(Cocked) || t.odd(Stacked) || t.odd(Token)) && t.rng.IntN(2) == 0 {
					at = max(n-1-k, 0) // the last are the odd ones
				}
				out[at] = CombatDie
			}
		}
		return out, nil
	}
	for colour, n := range wanted {
		if !slices.Contains(t.options.kinds(), colour) {
			return nil, fmt.Errorf("the simulated table has no dice of the colour %.40q; name it in the camera's address (colours=…)", colour)
		}
		if n < 0 {
			return nil, fmt.Errorf("%d dice of the colour %s cannot be thrown", n, colour)
		}
		if n > MostDice {
			return nil, fmt.Errorf("at most %d dice can be thrown, not %d", MostDice, n)
		}
		for range n {
			out = append(out, colour)
		}
	}
	if len(out) > MostDice {
		return nil, fmt.Errorf("at most %d dice can be thrown, not %d", MostDice, len(out))
	}
	slices.Sort(out) // a map has no order
	t.rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out, nil
}

// start begins the roll of dice to their places of rest.
func (t *Table) start(rest []dice.Die, stay int) {
	t.rest, t.rolls, t.began = rest, t.rolls[:0], t.now
	from := math.Pi/2 + 0.5*t.rng.NormFloat64()
	for i, d := range rest {
		if i < stay {
			t.rolls = append(t.rolls, dice.Roll{Rest: d})
			continue
		}
		t.rolls = append(t.rolls, t.scene.Lid.Throw(t.rng, d, from, RollTime.Seconds()))
	}
}

// Settle brings everything to rest at once. A hand disappears with its dice.
func (t *Table) Settle() {
	t.rolls = t.rolls[:0]
	if t.sweep != nil {
		t.rest, t.sweep = t.sweep.stays, nil
		if len(t.rest) > 0 {
			return
		}
		t.tokens, t.passing = nil, nil
		t.arrange()
	}
}

// Moving reports whether anything moves.
func (t *Table) Moving() bool { return len(t.rolls) > 0 || t.sweep != nil }

// Advance lets time pass.
func (t *Table) Advance(by time.Duration) {
	t.now += by.Seconds()
	if t.sweep != nil {
		rest, there := t.sweep.follow(t.now, t.rest)
		if !there {
			t.Settle()
			return
		}
		t.rest = rest
	}
	for i := range t.rolls {
		if t.now < t.began+t.rolls[i].Done() {
			return
		}
	}
	t.rolls = t.rolls[:0]
}

// lying returns the dice on the table at this moment.
func (t *Table) lying() []dice.Die {
	if len(t.rolls) == 0 {
		return t.rest
	}
	var out []dice.Die
	for i := range t.rolls {
		if d, out_ := t.rolls[i].At(t.now - t.began); out_ {
			out = append(out, d)
		}
	}
	return out
}

// Picture takes the next picture, as JPEG, with its truth. The truth of rolling dice is their pose in the middle of
// the exposure.
func (t *Table) Picture() ([]byte, vision.Truth) {
	if t.held != nil {
		return t.held, t.truth()
	}
	if t.smeared() && len(t.rolls) == 0 {
		t.studio.DrawExposure(t.moments(), t.seenProps())
	} else {
		t.studio.Draw(t.solids(), t.seenProps())
	}
	return t.studio.JPEG(t.disturbance.over(t.studio.Expose())), t.truth()
}

// solids returns the dice to draw, with several poses for those that move during the exposure.
func (t *Table) solids() []studio.Solid {
	const poses = 8
	var out []studio.Solid
	for _, d := range []*dice.Die{t.outside, t.rim} {
		if d != nil {
			out = append(out, studio.Solid{Poses: []dice.Die{*d}, Paint: t.paints[d.Colour]})
		}
	}
	if len(t.rolls) == 0 {
		for i := range t.rest {
			out = append(out, studio.Solid{Poses: t.rest[i : i+1 : i+1], Paint: t.paints[t.rest[i].Colour]})
		}
		return out
	}
	for i := range t.rolls {
		r := &t.rolls[i]
		s := studio.Solid{Paint: t.paints[r.Rest.Colour]}
		for k := range poses {
			at := t.now - t.began + exposure.Seconds()*((float64(k)+0.5)/poses-0.5)
			if at >= r.Done() {
				s.Poses = append(s.Poses[:0], r.Rest)
				break
			}
			if d, there := r.At(at); there {
				s.Poses = append(s.Poses, d)
			}
		}
		if len(s.Poses) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// smeared reports whether dice move during the exposure.
func (t *Table) smeared() bool { return len(t.rolls) > 0 || len(t.slides) > 0 && t.sweep == nil }

// moments returns the moving dice at several moments of one exposure.
func (t *Table) moments() [][]studio.Solid {
	const n = 12
	rest := t.rest
	defer func() { t.rest = rest }()
	out := make([][]studio.Solid, n)
	for k := range out {
		t.rest = slices.Clone(rest)
		for i := range t.rest {
			t.rest[i].Centre = t.rest[i].Centre.Add(t.slides[i].Times((float64(k)+0.5)/n - 0.5))
		}
		out[k] = t.solids()
	}
	return out
}

// seenProps returns all props of the picture.
func (t *Table) seenProps() []studio.Prop {
	if t.sweep == nil {
		return t.props
	}
	return append(slices.Clone(t.props), studio.NewHand(t.sweep.hand))
}
