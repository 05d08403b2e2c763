package camera_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// How many throws and how many hands that throw nothing are tried; the long form has 300 and 100.
var (
	settledThrows = flag.Int("throws", 6, "how many simulated throws are settled")
	settledSmall  = flag.Bool("small", false, "draw pictures of 320 by 240 pixels, which is four times as fast")
	settledHands  = flag.Int("hands", 4, "how many simulated hands throw nothing")
)

// clip is a simulated table that is looked at frame by frame, without waiting.
type clip struct {
	t       *testing.T
	rng     *rand.Rand
	table   *simulation.Table
	field   stream.Field
	settler *stream.Settler
	now     time.Time
	serial  uint64
	weather simulation.Disturbance
	truth   vision.Truth // of the newest frame
	scene   stream.Scene
	picture []byte
	frames  int
}

const frameTime = 100 * time.Millisecond

// tables are what is tried: lights, dice and boards that differ.
var tables = []simulation.Options{
	{},
	{Seed: 3, Varied: true, Light: "lamp", Edge: 16},
	{Seed: 5, Varied: true, Light: "window", Edge: 12},
	{Seed: 7, Varied: true, Light: "evening", Edge: 14},
	{Seed: 8, Varied: true, Light: "two", Edge: 10},
	{Seed: 12, Varied: true, Light: "ring", Edge: 18, Colours: []string{"blue", "darkblue", "brown", "green", "ivory"}},
}

func newClip(t *testing.T, o simulation.Options) *clip {
	t.Helper()
	o.Width, o.Height = 640, 480
	if *settledSmall { // with the noise of a fair camera: less does not hide the steps in which a JPEG rounds so small a picture's colours
		o.Width, o.Height = 320, 240
	}
	table, err := simulation.New(o)
	if err != nil {
		t.Fatal(err)
	}
	o = table.Options()
	empty, _ := table.Picture()
	rig := &calibration.Rig{Camera: table.Camera(), Board: calibration.Board{WidthMM: o.Board[0], HeightMM: o.Board[1], WallMM: o.Wall},
		Die: calibration.Die{EdgeMM: o.Edge}, Empty: calibration.Picture{Format: calibration.JPEG, Data: empty}}
	c := &clip{t: t, rng: rand.New(rand.NewPCG(o.Seed, 77)), table: table, field: stream.FieldOf(rig), now: time.Unix(1, 0)}
	c.anew()
	for range 12 {
		c.step()
	}
	if c.scene.State != stream.SceneEmpty {
		t.Fatalf("the empty board is %q", c.scene.State)
	}
	return c
}

// anew begins the stream at the next frame.
func (c *clip) anew() {
	c.t.Helper()
	settler, err := stream.NewSettler(c.field)
	if err != nil {
		c.t.Fatal(err)
	}
	c.settler, c.scene = settler, settler.Scene()
}

// step takes the next frame.
func (c *clip) step() {
	c.t.Helper()
	c.now, c.serial = c.now.Add(frameTime), c.serial+1
	c.table.Advance(frameTime)
	c.weather.Phase = c.rng.Float64()
	c.table.Disturb(c.weather)
	c.picture, c.truth = c.table.Picture()
	scene, err := c.settler.See(vision.Frame{Data: c.picture, Taken: c.now, Serial: c.serial})
	if err != nil {
		c.t.Fatal(err)
	}
	c.scene = scene
	c.frames++
}

// pass lets time go by, with weather that changes slowly.
func (c *clip) pass(d time.Duration) {
	for range int(d / frameTime) {
		c.step()
	}
}

// sky changes the weather a little, as it does between two throws.
func (c *clip) sky() {
	c.weather.Bands = 0.02 * c.rng.Float64() * float64(c.rng.IntN(2))
	c.weather.Gain = max(-0.25, min(0.25, c.weather.Gain+0.04*c.rng.NormFloat64()))
	c.weather.Warm = max(-6, min(6, c.weather.Warm+c.rng.NormFloat64()))
}

// settled steps until nothing moves any more and the scene has come to rest; it gives how many frames the latter took.
func (c *clip) settled() int {
	c.t.Helper()
	for range 200 {
		c.step()
		if !c.table.Moving() {
			for n := 1; n < 40; n++ {
				if c.scene.AtRest() {
					return n
				}
				c.step()
			}
			c.t.Errorf("%s: the scene does not come to rest, it is %q", c.where(), c.scene.State)
			return 40
		}
	}
	c.t.Fatal("the simulated table never comes to rest")
	return 0
}

func (c *clip) where() string {
	return fmt.Sprintf("seed %d, frame %d", c.table.Options().Seed, c.frames)
}

// read tells the settler what lies there, as a reader would.
func (c *clip) read() {
	cam := c.table.Camera()
	var all []vision.Die
	for i, d := range c.truth.Dice {
		die := vision.Die{ID: i, Colour: d.Colour, Value: d.Value, Pose: d.Pose}
		for k, p := range d.Footprint {
			u, v := cam.Project(p[0], p[1], d.Edge)
			die.Outline[k] = [2]float64{u, v}
		}
		all = append(all, die)
	}
	c.settler.Read(all)
}

// throwOnce lets dice fall and checks that they are noticed once, and not before they lie still.
func (c *clip) throwOnce() (frames int, missed, early bool) {
	before := c.scene.Throws
	if err := c.table.Throw(nil); err != nil {
		c.t.Fatal(err)
	}
	for range 100 {
		c.step()
		if !c.table.Moving() {
			break
		}
		early = early || c.scene.Throws != before
	}
	for frames = 1; frames < 25 && c.scene.Throws == before; frames++ {
		c.step()
	}
	return frames, c.scene.Throws != before+1 || c.scene.State != stream.SceneStill, early
}

func TestEveryThrowIsNoticedOnceAndNotBeforeItLiesStill(t *testing.T) {
	var frames []int
	n, missed, early, wrongGone, goneTried, unempty := 0, 0, 0, 0, 0, 0
	all := 0
	for i, o := range tables {
		c := newClip(t, o)
		for k := i; k < *settledThrows; k += len(tables) {
			c.sky()
			n++
			f, miss, soon := c.throwOnce()
			frames = append(frames, f)
			if miss {
				missed++
				t.Errorf("%s: a throw of %d dice was missed or told twice (%d told, %q)", c.where(), len(c.truth.Dice), c.scene.Throws, c.scene.State)
				c.keep()
			}
			if soon {
				early++
				t.Errorf("%s: a throw was told while dice rolled", c.where())
			}
			c.read()
			count := c.scene.Throws
			// Two are sunk and taken off, one after the other; then all.
			for die := range min(2, len(c.truth.Dice)) {
				goneTried++
				c.table.Take(0)
				c.settled()
				if c.scene.State != stream.SceneTaken && len(c.truth.Dice) > 0 || !slices.Contains(c.scene.Gone, die) || len(c.scene.Gone) > die+1 {
					wrongGone++
					t.Errorf("%s: die %d was taken off and %d are left, gone are %v (%q)", c.where(), die, len(c.truth.Dice), c.scene.Gone, c.scene.State)
					c.keep()
				}
			}
			c.table.Clear()
			c.settled()
			if c.scene.State != stream.SceneEmpty {
				unempty++
				t.Errorf("%s: the board was cleared, and is %q", c.where(), c.scene.State)
				c.keep()
			}
			if c.scene.Throws != count {
				t.Errorf("%s: taking dice off was told as a throw", c.where())
				c.keep()
			}
		}
		all += c.frames
	}
	slices.Sort(frames)
	t.Logf("%d throws: %d missed or doubled, %d told early, %d of %d removals not followed, %d boards not empty afterwards; frames at rest until told: median %d, most %d; %d frames seen",
		n, missed, early, wrongGone, goneTried, unempty, frames[len(frames)/2], frames[len(frames)-1], all)
}

func TestHandsShadesAndLensesThrowNothing(t *testing.T) {
	n, phantoms, unseen, still := 0, 0, 0, 0
	for i, o := range tables {
		if i >= *settledHands {
			break
		}
		c := newClip(t, o)
		for k := i; k < *settledHands; k += len(tables) {
			if k/len(tables)%2 == 1 { // beside dice that were read
				c.throwOnce()
				c.read()
			}
			c.sky()
			before, was := c.scene.Throws, c.scene.State
			n++
			stay := time.Duration(c.rng.IntN(16)) * frameTime
			switch k % 8 {
			case 5:
				c.lean()
			case 6:
				c.breathe()
			default:
				c.table.HoldHand(stay)
				hand := 0
				for c.table.Moving() {
					c.step()
					if c.scene.State == stream.SceneHand {
						hand++
					}
				}
				if hand == 0 {
					unseen++
				}
				if stay > time.Second {
					still++
				}
			}
			c.settled()
			c.pass(300 * time.Millisecond)
			if c.scene.Throws != before {
				phantoms++
				t.Errorf("%s: a throw was told, but nothing was thrown (%d)", c.where(), k%8)
				c.keep()
				c.read()
			} else if c.scene.State != was && c.scene.State != stream.SceneRead {
				t.Errorf("%s: the scene is %q, and was %q before (%d)", c.where(), c.scene.State, was, k%8)
				c.keep()
			}
			if len(c.truth.Dice) > 0 {
				c.table.Clear()
				c.settled()
			}
		}
	}
	t.Logf("%d clips without a throw: %d told a throw, %d hands were not called one; %d lay still for more than a second", n, phantoms, unseen, still)
}

// lean lets somebody lean over the table, so that the lamp's light is taken away, stay, and lean back.
func (c *clip) lean() {
	c.weather.Shade, c.weather.From = 0.15+0.25*c.rng.Float64(), 2*math.Pi*c.rng.Float64()
	most := 0.3 + 0.6*c.rng.Float64()
	for k := range 24 {
		c.weather.Reach = most*min(1, float64(min(k, 23-k))/6) - 0.2
		c.step()
	}
	c.weather.Shade = 0
}

// breathe lets the lens look for its focus.
func (c *clip) breathe() {
	for k := range 10 {
		c.weather.Zoom = 0.012 * math.Sin(float64(k)*0.9) * (1 - float64(k)/10)
		c.step()
	}
	c.weather.Zoom = 0
}

// A hand that lies still beside thrown dice is waited for, and then the throw is told.
func TestAThrowBesideAHandThatLiesStillIsToldWhenTheHandIsGone(t *testing.T) {
	c := newClip(t, simulation.Options{})
	if err := c.table.Throw(map[string]int{"red": 2, "green": 3}); err != nil {
		t.Fatal(err)
	}
	c.pass(700 * time.Millisecond) // the dice still roll when the hand comes
	c.table.HoldHand(2 * time.Second)
	for c.table.Moving() {
		c.step() // the hand's way goes on for a moment after it has left the picture
		if c.scene.Throws > 0 && c.scene.State != stream.SceneStill {
			t.Fatalf("%s: told while the hand was still seen (%q)", c.where(), c.scene.State)
		}
	}
	c.settled()
	if c.scene.Throws != 1 || c.scene.State != stream.SceneStill {
		t.Errorf("%d throws were told, the scene is %q", c.scene.Throws, c.scene.State)
	}
}

// A throw that rolls already, or lies under a hand, when the stream begins is told once it rests, as one that nobody watched.
func TestAThrowThatHasBegunWhenTheStreamBeginsIsToldOnceItRests(t *testing.T) {
	for _, hand := range []bool{false, true} {
		c := newClip(t, simulation.Options{})
		if err := c.table.Throw(map[string]int{"red": 2, "green": 3}); err != nil {
			t.Fatal(err)
		}
		c.pass(400 * time.Millisecond)
		if hand {
			c.table.Settle()
			c.table.HoldHand(2 * time.Second)
			c.pass(1300 * time.Millisecond) // it is over the board then
		}
		c.anew()
		for c.table.Moving() {
			c.step()
			if c.scene.Throws > 0 && c.scene.State != stream.SceneStill {
				t.Fatalf("%s: told while something moved (%q)", c.where(), c.scene.State)
			}
		}
		c.settled()
		if c.scene.Throws != 1 || !c.scene.Unwatched || c.scene.State != stream.SceneStill {
			t.Errorf("%s, hand %v: %+v", c.where(), hand, c.scene)
		}
	}
}

// Dice that lie still from the first frame on are no throw.
func TestDiceThatLieStillWhenTheStreamBeginsAreNoThrow(t *testing.T) {
	c := newClip(t, simulation.Options{})
	c.throwOnce()
	c.anew()
	c.pass(2 * time.Second)
	if c.scene.Throws != 0 || c.scene.State != stream.SceneRead {
		t.Errorf("%+v", c.scene)
	}
}

// A lamp that is switched on and light that fades throw nothing.
func TestLightThatChangesThrowsNothing(t *testing.T) {
	c := newClip(t, simulation.Options{})
	c.throwOnce()
	c.read()
	before := c.scene.Throws
	for k := range 60 {
		c.weather.Gain = -0.005 * float64(k)
		c.weather.Warm = 0.1 * float64(k)
		c.step()
	}
	c.weather.Gain = 0.1
	c.settled()
	c.pass(time.Second)
	if c.scene.Throws != before || c.scene.State != stream.SceneRead {
		t.Errorf("%d throws were told, the scene is %q", c.scene.Throws-before, c.scene.State)
	}
}

// keepIn is a folder for the pictures at which something went wrong, for the one who mends it.
var keepIn = flag.String("keep", "", "`folder` for the pictures at which settling went wrong")

func (c *clip) keep() {
	c.t.Helper()
	if *keepIn == "" {
		return
	}
	name := fmt.Sprintf("seed-%d-frame-%d.jpg", c.table.Options().Seed, c.frames)
	if err := os.WriteFile(filepath.Join(*keepIn, name), c.picture, 0o644); err != nil {
		c.t.Error(err)
	}
}
