package simulation

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"

	"quartermaster/hardware/simulation/chart"
	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/studio"
	"quartermaster/vision"
)

// Oddity is a deviation from an ordinary throw: of a die, on the board, of the light or of the camera.
type Oddity string

// The oddities. Those of dice apply to one throw; the others can also last.
const (
	Cocked   Oddity = "cocked"   // a die leans on a wall or on another die
	Stacked  Oddity = "stacked"  // a die stands on another
	Token    Oddity = "token"    // a wooden token lies on the board, a die leans on it
	Crowded  Oddity = "crowded"  // 20 to 41 dice, where nothing else is wanted
	Touching Oddity = "touching" // at least two dice touch
	Outside  Oddity = "outside"  // one more die lies beyond the rim, on the table
	Rim      Oddity = "rim"      // one more die lies on the wall's rim, level or leaning over it
	Moving   Oddity = "moving"   // one die or two still move during the exposure
	Card     Oddity = "card"     // a card lies on the board
	HandIn   Oddity = "hand"     // a hand is in the picture
	Moved    Oddity = "moved"    // the camera was pushed by 2 mm and turned by half a degree to a degree
	Dimmed   Oddity = "light"    // the main light is dimmed and warmer, another lamp is on
	Defocus  Oddity = "defocus"  // the camera is out of focus
)

// Oddities lists all oddities.
var Oddities = []Oddity{Cocked, Stacked, Token, Crowded, Touching, Outside, Rim, Moving, Card, HandIn, Moved, Dimmed, Defocus}

// ParseOddities reads names with commas between them. The error is one sentence.
func ParseOddities(text string) ([]Oddity, error) {
	var out []Oddity
	for name := range strings.SplitSeq(text, ",") {
		o := Oddity(strings.TrimSpace(name))
		if !slices.Contains(Oddities, o) {
			var names []string
			for _, k := range Oddities {
				names = append(names, string(k))
			}
			return nil, fmt.Errorf("there is no oddity %.40q; there are %s", name, strings.Join(names, ", "))
		}
		out = append(out, o)
	}
	return out, nil
}

// odd reports whether an oddity applies now: to this throw or until further notice.
func (t *Table) odd(o Oddity) bool {
	return slices.Contains(t.passing, o) || slices.Contains(t.lasting, o)
}

// Change sets the oddities that last until the next Change; none restores the ordinary table. Those of dice apply from the
// next throw on.
func (t *Table) Change(lasting ...Oddity) {
	t.lasting = slices.Clone(lasting)
	t.passing = nil
	t.arrange()
}

// arrange changes light, camera and props to match the oddities.
func (t *Table) arrange() {
	if want := [3]bool{t.odd(Moved), t.odd(Dimmed), t.odd(Defocus)}; want != t.arranged {
		t.arranged = want
		scene := *t.plain
		if want[0] {
			scene.Camera = t.options.pushed(scene.Camera)
		}
		if want[1] {
			scene.Lamps = t.options.otherLight(scene.Lamps)
		}
		if want[2] {
			scene.Sensor.Blur *= 3.2
		}
		t.scene = &scene
		t.studio.Rebuild(t.scene)
	}
	t.props = t.props[:0]
	if t.odd(Card) {
		if card := t.card(); card != nil {
			t.props = append(t.props, card)
		}
	}
	for _, k := range t.tokens {
		t.props = append(t.props, &studio.Token{Token: k, Colour: studio.SRGB(0xa8733c)})
	}
	if t.odd(HandIn) {
		t.props = append(t.props, t.handOver())
	}
}

// card places a card so that each die lies completely on it or completely beside it. It returns nil if there is no such place.
func (t *Table) card() *studio.Card {
	l := t.scene.Lid
	half := [2]float64{studio.CardWidth / 2, studio.CardHeight / 2}
	best := &studio.Card{Picture: t.cardPicture()}
	for try := range 400 {
		best.X = 40 + t.rng.Float64()*max(0, l.Width-80)
		best.Y = 40 + t.rng.Float64()*max(0, l.Height-80)
		best.Turn = math.Pi * t.rng.Float64()
		s, c := math.Sincos(best.Turn)
		on, clash := 0, false
		for i := range t.rest {
			in, out := 0, [2]bool{}
			u := [2][2]float64{{math.Inf(1), math.Inf(-1)}, {math.Inf(1), math.Inf(-1)}}
			for _, p := range t.rest[i].Corners() {
				x, y := p.X-best.X, p.Y-best.Y
				q := [2]float64{x*c + y*s, -x*s + y*c}
				if math.Abs(q[0]) < half[0] && math.Abs(q[1]) < half[1] {
					in++
				}
				for k := range 2 {
					u[k][0], u[k][1] = min(u[k][0], q[k]), max(u[k][1], q[k])
				}
			}
			for k := range 2 {
				out[k] = u[k][0] > half[k]+0.3 || u[k][1] < -half[k]-0.3
			}
			switch {
			case in == 8:
				on++
			case !out[0] && !out[1]:
				clash = true
			}
		}
		for _, k := range t.tokens {
			clash = clash || math.Hypot(k.X-best.X, k.Y-best.Y) < k.Radius+half[1]+5
		}
		if !clash && (on == 1 || try > 200) {
			t.lift(best)
			return best
		}
	}
	return nil
}

// lift raises the dice that lie on a card by its thickness.
func (t *Table) lift(card *studio.Card) {
	s, c := math.Sincos(card.Turn)
	for i := range t.rest {
		x, y := t.rest[i].Centre.X-card.X, t.rest[i].Centre.Y-card.Y
		if math.Abs(x*c+y*s) < studio.CardWidth/2 && math.Abs(-x*s+y*c) < studio.CardHeight/2 {
			t.rest[i].Centre.Z += studio.CardThickness
			if i < len(t.rolls) {
				t.rolls[i].Rest.Centre.Z += studio.CardThickness
			}
		}
	}
}

// outsider places a die on the table beyond the rim, in view of the camera.
func (t *Table) outsider() (dice.Die, bool) {
	l := t.scene.Lid
	e := t.shape.Edge
	for range 500 {
		x, y := (t.rng.Float64()*1.8-0.4)*l.Width, (t.rng.Float64()*1.8-0.4)*l.Height
		gap := 0.75*e + t.scene.Thick
		if x > -gap && x < l.Width+gap && y > -gap && y < l.Height+gap {
			continue
		}
		cam := &t.scene.Camera
		u, v := cam.Project(x, y, 0)
		if !(u > 15 && v > 15 && u < float64(cam.WidthPX-15) && v < float64(cam.HeightPX-15)) {
			continue
		}
		colours := t.options.Colours
		return dice.Lying(t.shape, colours[t.rng.IntN(len(colours))], 1+t.rng.IntN(6), 2*math.Pi*t.rng.Float64(), x, y, studio.TableZ), true
	}
	return dice.Die{}, false
}

// onRim places a die on the rim of one of the walls: two of three lean, inwards or outwards.
func (t *Table) onRim() dice.Die {
	l := t.scene.Lid
	e := t.shape.Edge
	along := 0.08 + 0.84*t.rng.Float64()
	var out, at dice.Vec // away from the lid, and the rim's middle
	switch half := t.scene.Thick / 2; t.rng.IntN(4) {
	case 0:
		out, at = dice.Vec{X: 1}, dice.Vec{X: l.Width + half, Y: along * l.Height}
	case 1:
		out, at = dice.Vec{X: -1}, dice.Vec{X: -half, Y: along * l.Height}
	case 2:
		out, at = dice.Vec{Y: 1}, dice.Vec{X: along * l.Width, Y: l.Height + half}
	default:
		out, at = dice.Vec{Y: -1}, dice.Vec{X: along * l.Width, Y: -half}
	}
	at.Z = l.Wall
	var tilt float64
	if t.rng.IntN(3) > 0 {
		tilt = (10 + 30*t.rng.Float64()) * math.Pi / 180
		if t.rng.IntN(2) == 0 {
			tilt = -tilt
		}
	}
	colours := t.options.Colours
	d := dice.Lying(t.shape, colours[t.rng.IntN(len(colours))], 1+t.rng.IntN(6), 2*math.Pi*t.rng.Float64(), 0, 0, 0)
	d.Axes = d.Axes.Turned(dice.Vec{X: -out.Y, Y: out.X}, tilt)
	sin, cos := math.Sincos(tilt)
	up := out.Times(sin).Add(dice.Vec{Z: cos}) // normal of its upper face
	level := out.Times(cos).Add(dice.Vec{Z: -sin})
	at.Z += math.Abs(sin) * t.scene.Thick / 2
	d.Centre = at.Add(up.Times(e / 2)).Add(level.Times(e * 0.6 * (t.rng.Float64() - 0.5)))
	return d
}

// setMoving lets one die or two move by 0.25 to 1 edge during the exposure.
func (t *Table) setMoving() {
	t.slides = make([]dice.Vec, len(t.rest))
	for k, i := range t.rng.Perm(len(t.rest))[:min(len(t.rest), 1+t.rng.IntN(2))] {
		s, c := math.Sincos(2 * math.Pi * t.rng.Float64())
		far := t.shape.Edge * (0.25 + 0.75*t.rng.Float64()*float64(1-k))
		t.slides[i] = dice.Vec{X: c * far, Y: s * far}
	}
}

// cardPicture is the print of the card.
func (t *Table) cardPicture() *image.RGBA {
	return chart.Card(t.options.Seed, 8, chart.Print(t.options.Seed))
}

// handOver is a hand over the board.
func (t *Table) handOver() *studio.Hand {
	l := t.scene.Lid
	return studio.NewHand(studio.Hand{X: l.Width * (0.25 + 0.5*t.rng.Float64()), Y: l.Height * (0.45 + 0.3*t.rng.Float64()), Z: 18,
		Turn: 0.5 * t.rng.NormFloat64(), Form: t.handForm()})
}

// handForm returns the model of the hand, which is made when it is first needed.
func (t *Table) handForm() *studio.HandForm {
	if t.form == nil {
		t.form = studio.NewHandForm()
	}
	return t.form
}

// tags returns the special features of the picture, as in truth.jsonl.
func (t *Table) tags(lying []vision.TrueDie) []string {
	tags := []string{}
	add := func(tag string, is bool) {
		if is {
			tags = append(tags, tag)
		}
	}
	add("crowded", len(lying) > 16)
	add("touching", t.touching())
	for _, pose := range []string{"cocked", "stacked", "hidden"} {
		add(pose, slices.ContainsFunc(lying, func(d vision.TrueDie) bool { return string(d.Pose) == pose }))
	}
	add("token-on-board", len(t.tokens) > 0)
	add("card-on-board", slices.ContainsFunc(t.props, func(p studio.Prop) bool { _, is := p.(*studio.Card); return is }))
	add("light-changed", t.odd(Dimmed))
	add("moved-2mm", t.odd(Moved))
	add("hand", t.odd(HandIn) || t.sweep != nil)
	add("blur", t.odd(Defocus) || t.smeared())
	add("defocus", t.odd(Defocus))
	add("motion", t.smeared())
	add("outside", t.outside != nil)
	add("rim", t.rim != nil)
	if !slices.ContainsFunc(tags, func(tag string) bool { return tag != "touching" }) {
		tags = append([]string{"ordinary"}, tags...)
	}
	return tags
}

// touching reports whether two flat dice are nearer than 0.4 mm.
func (t *Table) touching() bool {
	for i := range t.rest {
		for j := range i {
			a, b := &t.rest[i], &t.rest[j]
			if a.Tilt() < 1e-6 && b.Tilt() < 1e-6 && math.Abs(a.Centre.Z-b.Centre.Z) < 1 {
				if gap := dice.Apart(a, b); gap < 0.4 {
					return true
				}
			}
		}
	}
	return false
}
