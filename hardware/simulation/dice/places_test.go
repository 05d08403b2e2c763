package dice

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

var lid = Lid{Width: 290, Height: 260, Wall: 45}

// sound fails unless every die is inside the lid and none cuts into another or into a token.
func sound(t interface{ Fatalf(string, ...any) }, l Lid, dice []Die, tokens []Token) {
	for i := range dice {
		if !l.Holds(&dice[i], 0) {
			t.Fatalf("die %d at %v leaves the lid", i, dice[i].Centre)
		}
		for j := range i {
			if gap := Apart(&dice[i], &dice[j]); gap < -1e-9 {
				t.Fatalf("dice %d and %d cut into one another by %g mm", j, i, -gap)
			}
		}
		for _, k := range tokens {
			for _, p := range dice[i].Corners() {
				if math.Hypot(p.X-k.X, p.Y-k.Y) < k.Radius && p.Z < k.Height-1e-6 {
					t.Fatalf("die %d cuts into a token", i)
				}
			}
		}
	}
}

func TestScatteredDiceAreTheWantedOnesFlatInsideAndClearOfEachOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		shape := plain(rapid.Float64Range(8, 25).Draw(t, "edge"))
		n := rapid.IntRange(0, 30).Draw(t, "dice")
		colours := make([]string, n)
		for i := range colours {
			colours[i] = []string{"red", "green", "blue"}[i%3]
		}
		got, err := lid.Scatter(rand.New(rand.NewPCG(seed, 1)), shape, colours, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		var have []string
		for i := range got {
			have = append(have, got[i].Colour)
			if got[i].Tilt() > 1e-6 || math.Abs(got[i].Centre.Z-shape.Edge/2) > 1e-9 {
				t.Fatalf("die %d does not lie flat on the floor", i)
			}
		}
		slices.Sort(have)
		slices.Sort(colours)
		if !slices.Equal(have, colours) {
			t.Fatalf("the dice are %v, not %v", have, colours)
		}
		sound(t, lid, got, nil)
	})
}

func TestScatteredDiceTouchNowAndThenAndShowAllValues(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	touching, values := 0, [7]int{}
	const throws = 200
	for range throws {
		got, err := lid.Scatter(rng, plain(12), make([]string, 9), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		touch := false
		for i := range got {
			values[got[i].Value()]++
			for j := range i {
				touch = touch || Apart(&got[i], &got[j]) < 0.4
			}
		}
		if touch {
			touching++
		}
	}
	if touching < throws/4 || touching > throws*19/20 {
		t.Errorf("in %d of %d throws dice touch; in real ones they do in about half", touching, throws)
	}
	for v := 1; v <= 6; v++ {
		if n := values[v]; n < 220 || n > 380 { // 300 expected, spread 16
			t.Errorf("%d of %d dice show %d", n, throws*9, v)
		}
	}
}

func TestMoreDiceThanFitAreRefused(t *testing.T) {
	small := Lid{Width: 100, Height: 100, Wall: 30}
	if _, err := small.Scatter(rand.New(rand.NewPCG(1, 1)), plain(25), make([]string, 40), nil, nil); !errors.Is(err, ErrNoRoom) {
		t.Errorf("40 dice of 25 mm on 100 by 100 mm give the error %v", err)
	}
}

func TestALeaningDieTouchesWhatItLeansOnAndCutsIntoNothing(t *testing.T) {
	for _, kind := range []string{"wall", "die", "token", "stack"} {
		t.Run(kind, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 2))
				shape := plain(rapid.Float64Range(8, 25).Draw(t, "edge"))
				others, err := lid.Scatter(rng, shape, make([]string, 6), nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				var d Die
				var tokens []Token
				touches := func() float64 { // to what it leans on
					gap := math.Inf(1)
					for i := range others {
						gap = min(gap, math.Abs(Apart(&d, &others[i])))
					}
					return gap
				}
				low, high := 9.0, 38.0 // degrees
				switch kind {
				case "wall":
					d, err = lid.LeanOnWall(rng, shape, "red", others, nil)
					touches = func() float64 {
						x, y := d.Reach(Vec{1, 0, 0}), d.Reach(Vec{0, 1, 0})
						return min(d.Centre.X-x, lid.Width-d.Centre.X-x, d.Centre.Y-y, lid.Height-d.Centre.Y-y)
					}
				case "die":
					d, err = lid.LeanOnDie(rng, shape, "red", others, nil)
				case "token":
					var k Token
					d, k, err = lid.LeanOnToken(rng, shape, "red", others)
					tokens = []Token{k}
					low, high = 10, 40
					touches = func() float64 { // the lowest height of its lower face above the token's rim
						n := d.normal(Opposite(d.Top()))
						gap := math.Inf(1)
						for i := range 720 {
							s, c := math.Sincos(float64(i) * math.Pi / 360)
							p := Vec{k.X + k.Radius*c, k.Y + k.Radius*s, k.Height}
							q := d.Axes.Into(p.Sub(d.Centre))
							if m := max(math.Abs(q.X), math.Abs(q.Y), math.Abs(q.Z)); m < shape.Edge/2+0.1 {
								gap = min(gap, math.Abs(p.Sub(d.Centre).Dot(n)-shape.Edge/2))
							}
						}
						return gap
					}
				case "stack":
					d, err = lid.Stack(rng, shape, "red", others)
					low, high = 0, 0.001
				}
				if errors.Is(err, ErrNoRoom) {
					t.Skip("no room in this throw")
				}
				if err != nil {
					t.Fatal(err)
				}
				if tilt := d.Tilt() * 180 / math.Pi; tilt < low || tilt > high {
					t.Fatalf("it is tilted by %g degrees, not %g to %g", tilt, low, high)
				}
				if gap := touches(); gap > 0.05 {
					t.Fatalf("it hangs %g mm away from what it leans on", gap)
				}
				if low := d.Centre.Z - d.Reach(Vec{0, 0, 1}); kind != "stack" && low > 0.01 {
					t.Fatalf("its lowest edge hangs %g mm over the floor", low)
				}
				sound(t, lid, append(others, d), tokens)
			})
		})
	}
}

func TestARollEndsAtItsRestAndNeverGoesThroughFloorOrWall(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 3))
		shape := plain(rapid.Float64Range(8, 25).Draw(t, "edge"))
		rest, err := lid.Scatter(rng, shape, []string{"red"}, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := lid.Throw(rng, rest[0], rapid.Float64Range(0, 6.3).Draw(t, "from"), 1.2)
		if r.Done() > 1.2+1e-9 {
			t.Fatalf("it takes until %g s", r.Done())
		}
		if d, there := r.At(r.Done()); !there || d != r.Rest {
			t.Fatalf("at the end it is at %v, not at its rest %v", d.Centre, r.Rest.Centre)
		}
		if d, _ := r.At(r.Done() - 1e-6); d.Centre.Sub(r.Rest.Centre).Length() > 0.01 || Apart(&d, &r.Rest) > 0 {
			t.Fatalf("just before the end it is at %v and jumps to %v", d.Centre, r.Rest.Centre)
		}
		const steps = 300
		for i := range steps {
			d, there := r.At(r.Start + r.Long*float64(i)/steps)
			if !there {
				t.Fatalf("it is not there at step %d", i)
			}
			low := d.Centre.Z - d.Reach(Vec{0, 0, 1})
			if low < -1e-9 {
				t.Fatalf("at step %d it is %g mm in the floor", i, -low)
			}
			x, y := d.Reach(Vec{1, 0, 0}), d.Reach(Vec{0, 1, 0})
			out := max(x-d.Centre.X, d.Centre.X+x-lid.Width, y-d.Centre.Y, d.Centre.Y+y-lid.Height)
			if out > 0.01 && low < lid.Wall {
				t.Fatalf("at step %d it is %g mm in the wall, %g mm high", i, out, low)
			}
		}
	})
}
