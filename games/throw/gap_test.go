package throw

import (
	"encoding/json"
	"flag"
	"math"
	"os"
	"testing"

	"pgregory.net/rapid"
)

// TestMain checks every property on 10,000 layouts unless the command line asks for another number.
func TestMain(m *testing.M) {
	if f := flag.Lookup("rapid.checks"); f != nil {
		_ = f.Value.Set("10000")
	}
	os.Exit(m.Run())
}

// square makes a die with the given edge length and its centre at (x, y), rotated by yaw degrees.
func square(x, y, edge, yaw float64) Die {
	sin, cos := math.Sincos(yaw * math.Pi / 180)
	h := edge / 2
	var d Die
	for _, c := range [4][2]float64{{-h, -h}, {h, -h}, {h, h}, {-h, h}} {
		d.Footprint = append(d.Footprint, Point{x + c[0]*cos - c[1]*sin, y + c[0]*sin + c[1]*cos})
	}
	return d
}

func anyDie(t *rapid.T, name string) Die {
	f := func(low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
	return square(f(0, 80), f(0, 80), f(8, 20), f(0, 360))
}

func TestGapsOfKnownLayouts(t *testing.T) {
	a := square(0, 0, 12, 0)
	for name, c := range map[string]struct {
		b    Die
		by   Measure
		want float64
	}{
		"side by side":                       {square(16, 0, 12, 0), Edges, 4},
		"across a corner":                    {square(16, 16, 12, 0), Edges, math.Sqrt(32)},
		"touching along an edge":             {square(12, 0, 12, 0), Edges, 0},
		"touching at a corner":               {square(12, 12, 12, 0), Edges, 0},
		"one inside the other":               {square(1, 1, 2, 30), Edges, 0},
		"overlapping":                        {square(6, 5, 12, 10), Edges, 0},
		"a corner towards an edge":           {square(20, 0, 12, 45), Edges, 14 - 6*math.Sqrt2},
		"from centre to centre":              {square(3, 4, 12, 45), Centres, 5},
		"the corners given the other way on": {Die{Footprint: []Point{{10, -6}, {10, 6}, {22, 6}, {22, -6}}}, Edges, 4},
	} {
		t.Run(name, func(t *testing.T) {
			g, ok := Between(a, c.b, c.by)
			if !ok || math.Abs(g.Distance-c.want) > 1e-9 {
				t.Errorf("the gap is %v, %v; want %v", g.Distance, ok, c.want)
			}
			if d := math.Hypot(g.From.X-g.To.X, g.From.Y-g.To.Y); math.Abs(d-g.Distance) > 1e-9 {
				t.Errorf("the points %v and %v are %v apart, the gap is %v", g.From, g.To, d, g.Distance)
			}
		})
	}
}

func TestAnUnknownPlaceHasNoGap(t *testing.T) {
	for name, d := range map[string]Die{
		"no footprint":    {},
		"two corners":     {Footprint: []Point{{0, 0}, {1, 0}}},
		"not a number":    {Footprint: []Point{{math.NaN(), 0}, {1, 0}, {1, 1}}},
		"infinitely away": {Footprint: []Point{{0, 0}, {math.Inf(1), 0}, {1, 1}}},
	} {
		if _, ok := Between(square(0, 0, 12, 0), d, Edges); ok {
			t.Errorf("%s: a gap was measured", name)
		}
		if _, ok := Between(d, square(0, 0, 12, 0), Centres); ok {
			t.Errorf("%s: a gap between centres was measured", name)
		}
	}
}

// sampled returns the least distance between many points on the edges of both dice, and whether a point of one lies in the
// other.
func sampled(a, b Die, perEdge int) (least float64, inside bool) {
	points := func(d Die) (all []Point) {
		for i, p := range d.Footprint {
			q := d.Footprint[(i+1)%4]
			for k := range perEdge {
				s := float64(k) / float64(perEdge)
				all = append(all, Point{p.X + s*(q.X-p.X), p.Y + s*(q.Y-p.Y)})
			}
		}
		return all
	}
	holds := func(d Die, r Point) bool {
		for i, p := range d.Footprint {
			q := d.Footprint[(i+1)%4]
			if (q.X-p.X)*(r.Y-p.Y)-(q.Y-p.Y)*(r.X-p.X) < 0 {
				return false
			}
		}
		return true
	}
	least = math.Inf(1)
	for _, p := range points(a) {
		inside = inside || holds(b, p)
		for _, q := range points(b) {
			least = min(least, (p.X-q.X)*(p.X-q.X)+(p.Y-q.Y)*(p.Y-q.Y))
		}
	}
	for _, q := range points(b) {
		inside = inside || holds(a, q)
	}
	return math.Sqrt(least), inside
}

func TestTheGapIsTheLeastDistanceOfDenselySampledEdges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyDie(t, "a"), anyDie(t, "b")
		g, ok := Between(a, b, Edges)
		if !ok {
			t.Fatal("not measured")
		}
		const perEdge = 16
		step := 20.0 / perEdge
		least, inside := sampled(a, b, perEdge)
		if inside && g.Distance != 0 {
			t.Fatalf("they overlap, but the gap is %v", g.Distance)
		}
		if !inside && g.Distance > least+1e-9 {
			t.Fatalf("the gap is %v, sampled points are only %v apart", g.Distance, least)
		}
		if !inside && least > math.Hypot(g.Distance, step/2)+1e-9 && g.Distance > 0 {
			t.Fatalf("the gap is %v, sampled points are never nearer than %v", g.Distance, least)
		}
		if g.Distance == 0 && !inside && least > step {
			t.Fatalf("the gap is 0, but sampled points are never nearer than %v", least)
		}
	})
}

func TestTheGapDoesNotDependOnOrderPlaceOrDirection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyDie(t, "a"), anyDie(t, "b")
		by := rapid.SampledFrom([]Measure{Edges, Centres}).Draw(t, "measure")
		there, _ := Between(a, b, by)
		back, _ := Between(b, a, by)
		if there.Distance != back.Distance {
			t.Fatalf("%v there, %v back", there.Distance, back.Distance)
		}
		dx, dy := rapid.Float64Range(-300, 300).Draw(t, "dx"), rapid.Float64Range(-300, 300).Draw(t, "dy")
		sin, cos := math.Sincos(rapid.Float64Range(0, 2*math.Pi).Draw(t, "turn"))
		move := func(d Die) (m Die) {
			for _, p := range d.Footprint {
				m.Footprint = append(m.Footprint, Point{p.X*cos - p.Y*sin + dx, p.X*sin + p.Y*cos + dy})
			}
			return m
		}
		moved, _ := Between(move(a), move(b), by)
		if math.Abs(moved.Distance-there.Distance) > 1e-9 {
			t.Fatalf("%v here, %v after a move and a turn", there.Distance, moved.Distance)
		}
		if d := math.Hypot(there.From.X-there.To.X, there.From.Y-there.To.Y); math.Abs(d-there.Distance) > 1e-9 {
			t.Fatalf("the points are %v apart, the gap is %v", d, there.Distance)
		}
	})
}

func TestAThrowsJSONComesBackAsItWas(t *testing.T) {
	before := Throw{Dice: []Die{{ID: 1, Colour: "red", Face: "4", Footprint: square(10, 20, 12, 33).Footprint}, {ID: 2, Colour: "blue", Face: "1", Loose: true}}, Margin: 0.7, By: "camera"}
	data, err := json.Marshal(before)
	if err != nil {
		t.Fatal(err)
	}
	var after Throw
	if err := json.Unmarshal(data, &after); err != nil {
		t.Fatal(err)
	}
	again, _ := json.Marshal(after)
	if string(again) != string(data) {
		t.Errorf("%s became %s", data, again)
	}
	for _, bad := range []string{`[1]`, `[1,2,3]`, `{"x":1}`, `["a",1]`} {
		if json.Unmarshal([]byte(bad), new(Point)) == nil {
			t.Errorf("%s was taken as a point", bad)
		}
	}
}

func BenchmarkGapsOfARaidOfTwentyFourDice(b *testing.B) {
	var dice []Die
	for i := range 24 {
		dice = append(dice, square(float64(i%5)*31, float64(i/5)*37, 12, float64(i*17)))
	}
	for b.Loop() {
		for _, m := range dice[:4] {
			for _, p := range dice[4:] {
				Between(m, p, Edges)
			}
		}
	}
}
