package find

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"quartermaster/vision"
	"quartermaster/vision/ground"
	"quartermaster/vision/nets"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
	"quartermaster/vision/scene/scenetest"
)

func TestAClaimMarksItsPipsAndNoOthers(t *testing.T) {
	s := &scene.Scene{Board: scenetest.BoardOf(400, 400), Pitch: 0.26, Pic: pixel.Picture{W: 200, H: 200, Px: make([]uint8, 3*200*200)}, Viewpoint: pixel.Viewpoint{X: 20, Y: 60, Height: 900}, Canvas: &ground.Canvas{Complete: true}}
	s.Floor = ground.Floor{Empty: &s.Pic, CellsWide: 1, CellsHigh: 1, CellGain: [][3]float32{{1, 1, 1}}}
	c := &Candidate{Pose: pixel.Pose{X: 100, Y: 100, Yaw: 0.4}}
	k := NewClaim(s, c)
	before := make([]uint8, len(k.Portrait))
	copy(before, k.Portrait)
	turn := portraitTurn(s, c.Frame())
	for _, p := range scene.Patterns {
		k.Mark(&p)
		var marked int
		f := c.Frame()
		for j := range nets.PortraitSide {
			for i := range nets.PortraitSide {
				at := (j*nets.PortraitSide + i) * nets.PortraitDepth
				for n := range nets.PortraitDepth - 1 {
					if k.Portrait[at+n] != before[at+n] {
						t.Fatalf("a mark of %d changed what is seen", p.Value)
					}
				}
				if k.Portrait[at+nets.PortraitDepth-1] != 255 {
					continue
				}
				marked++
				u, v := (float64(i)-(nets.PortraitSide-1)/2.0)/nets.PortraitScale, (float64(j)-(nets.PortraitSide-1)/2.0)/nets.PortraitScale
				a, b := turn[0]*u+turn[1]*v, turn[2]*u+turn[3]*v
				nearest := math.Inf(1)
				for site, on := range p.Pips {
					if x, y := vision.SiteAt(site); on {
						nearest = min(nearest, math.Hypot(a-x*s.Pitch, b-y*s.Pitch))
					}
				}
				if x, y := f.Place(a, b); nearest > 1.2*scene.PipRadius {
					t.Errorf("%d: (%.0f, %.0f) is marked, %.2f edges from the next pip", p.Value, x, y, nearest)
				}
			}
		}
		// A pip of 0.1 edges covers about thirteen places.
		if marked < 9*p.N || marked > 18*p.N {
			t.Errorf("%d places are marked for the pips of a %d", marked, p.Value)
		}
	}
}

func TestMarkUpdatesTheFirstLayerLikeAFullPass(t *testing.T) {
	finder, err := NewFinder()
	if err != nil {
		t.Fatal(err)
	}
	e := finder.faces[0]
	rapid.Check(t, func(t *rapid.T) {
		k := claim{Portrait: make([]uint8, nets.PortraitSide*nets.PortraitSide*nets.PortraitDepth)}
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "portrait"), 1))
		for i := range k.Portrait {
			if k.Portrait[i] = uint8(random.Uint32()); i%nets.PortraitDepth == nets.PortraitDepth-1 {
				k.Portrait[i] = nets.LevelInside
			}
		}
		for site := range k.sites { // no place lies in two
			for _, at := range rapid.SliceOfNDistinct(rapid.IntRange(0, nets.PortraitSide*nets.PortraitSide/9-1), 0, 20, rapid.ID).Draw(t, "places") {
				k.sites[site] = append(k.sites[site], 9*at+site)
			}
		}
		p := &scene.Patterns[rapid.IntRange(0, len(scene.Patterns)-1).Draw(t, "pattern")]
		var got, want nets.FirstLayer
		e.ComputeFirst(nets.Dequantize(k.Portrait, nil), &got)
		e.AddPips(k.pips(p, nil), &got)
		k.Mark(p)
		e.ComputeFirst(nets.Dequantize(k.Portrait, nil), &want)
		for i := range got {
			if math.Abs(float64(got[i]-want[i])) > 1e-4 {
				t.Fatalf("filter %d at place %d sees %v, by brute force %v", i%nets.FirstFilters, i/nets.FirstFilters, got[i], want[i])
			}
		}
	})
}

func TestAPortraitIsTurnedSoThatTheCameraStandsToItsRight(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		way := rapid.Float64Range(-math.Pi, math.Pi).Draw(t, "way")
		b, a := math.Sincos(way)
		m := canonicalTurn(a, b)
		if det := m[0]*m[3] - m[1]*m[2]; math.Abs(det) != 1 || m[0]*m[1]+m[2]*m[3] != 0 {
			t.Fatalf("%v is no turn or mirror image", m)
		}
		if u, v := m[0]*a+m[2]*b, m[1]*a+m[3]*b; u < v || v < 0 {
			t.Fatalf("the camera stands at %.3f, %.3f", u, v)
		}
	})
}

func TestLookupTablesApproximateTheirFunctions(t *testing.T) {
	for v := float32(0); v <= 765; v += 0.37 {
		if got, want := logLevel.at(v), math.Log(float64(v)/3+8); math.Abs(got-want) > 0.001 {
			t.Fatalf("the logarithm of %v is %.5f, not %.5f", v, got, want)
		}
	}
	for v := float32(0); v <= 255; v += 0.37 {
		if got, want := softDifference.at(v), 2*math.Tanh(float64(v)/40); math.Abs(got-want) > 0.001 {
			t.Fatalf("a difference of %v is %.5f, not %.5f", v, got, want)
		}
	}
	if low, high := logLevel.at(-1), logLevel.at(1000); low > logLevel.at(0) || math.Abs(high-logLevel.at(765)) > 0.01 {
		t.Errorf("beyond its ends the table gives %.3f and %.3f", low, high)
	}
}
