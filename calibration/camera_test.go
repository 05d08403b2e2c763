package calibration

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// anyCamera is a camera over a board, tilted up to 30 degrees, with a lens like those of phones, webcams and wide
// ones.
func anyCamera(t *rapid.T) (Camera, Board) {
	f := func(name string, low, high float64) float64 { return rapid.Float64Range(low, high).Draw(t, name) }
	b := Board{WidthMM: f("width", 150, 400), HeightMM: f("height", 150, 400), WallMM: 45}
	c := Camera{WidthPX: 1640, HeightPX: 1232, CX: f("cx", 780, 860), CY: f("cy", 580, 650)}
	c.FX = f("focal", 900, 1800)
	c.FY = c.FX
	c.Distortion = [5]float64{f("k1", -0.25, 0.15), f("k2", -0.1, 0.1)}
	p := pose{f("rx", -0.5, 0.5), f("ry", -0.5, 0.5), f("rz", -3, 3)}
	// Far enough away that the whole floor is in the picture.
	far := 1.4 * math.Hypot(b.WidthMM, b.HeightMM) * c.FX / 1232
	m := p.matrix()
	p[3] = -(m[0]*b.WidthMM + m[1]*b.HeightMM) / 2
	p[4] = -(m[3]*b.WidthMM + m[4]*b.HeightMM) / 2
	p[5] = far - (m[6]*b.WidthMM+m[7]*b.HeightMM)/2
	return c.over(p), b
}

func TestOnPlaneInvertsProject(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, b := anyCamera(t)
		x := rapid.Float64Range(0, b.WidthMM).Draw(t, "x")
		y := rapid.Float64Range(0, b.HeightMM).Draw(t, "y")
		z := rapid.Float64Range(0, 45).Draw(t, "z")
		u, v := c.Project(x, y, z)
		gx, gy := c.OnPlane(u, v, z)
		if math.Hypot(gx-x, gy-y) > 1e-6 {
			t.Errorf("(%g, %g, %g) came back as (%g, %g)", x, y, z, gx, gy)
		}
	})
}

func TestTheCameraStandsWhereItsRaysMeet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, _ := anyCamera(t)
		p := c.Position()
		// The points of two planes that are seen at one pixel are collinear with the camera.
		x0, y0 := c.OnPlane(700, 500, 0)
		x1, y1 := c.OnPlane(700, 500, 50)
		k := p[2] / 50
		if math.Hypot(x0+k*(x1-x0)-p[0], y0+k*(y1-y0)-p[1]) > 1e-5 {
			t.Errorf("the ray misses the camera at %v", p)
		}
	})
}

func TestAPointBehindTheCameraIsNaN(t *testing.T) {
	c := goodRig(t).Camera
	if u, v := c.Project(145, 145, 600); !math.IsNaN(u) || !math.IsNaN(v) {
		t.Errorf("seen at %g, %g", u, v)
	}
}

func TestARotationVectorComesBackFromItsMatrix(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var p pose
		for i := range 3 {
			p[i] = rapid.Float64Range(-1.8, 1.8).Draw(t, "r")
		}
		q := newPose(p.matrix(), [3]float64{})
		a, b := p.matrix(), q.matrix()
		for i := range a {
			if math.Abs(a[i]-b[i]) > 1e-9 {
				t.Fatalf("%v became %v", p, q)
			}
		}
	})
	for _, m := range [][9]float64{
		{1, 0, 0, 0, 1, 0, 0, 0, 1}, {-1, 0, 0, 0, -1, 0, 0, 0, 1}, {1, 0, 0, 0, -1, 0, 0, 0, -1}, {0, 1, 0, 1, 0, 0, 0, 0, -1},
	} {
		p := newPose(m, [3]float64{})
		got := p.matrix()
		for i := range m {
			if math.Abs(got[i]-m[i]) > 1e-9 {
				t.Fatalf("half a turn %v became %v", m, got)
			}
		}
	}
}

func TestThePoseIsFoundFromTheFloorsCorners(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, b := anyCamera(t)
		var corners [4][2]float64
		for i, p := range b.FloorCorners() {
			corners[i][0], corners[i][1] = c.Project(p[0], p[1], 0)
		}
		lens := c
		lens.Rotation, lens.Translation = [9]float64{}, [3]float64{}
		got, rms, err := SolvePose(lens, b, corners)
		if err != nil {
			t.Fatal(err)
		}
		p, q := got.Position(), c.Position()
		if rms > 1e-6 || math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2]) > 1e-3 {
			t.Errorf("found at %v instead of %v, rms %g", p, q, rms)
		}
	})
}

func TestCornersThatNoCameraSeesAreRefused(t *testing.T) {
	lens := plainLens(1000, 1640, 1232)
	for name, corners := range map[string][4][2]float64{
		"one point":       {{5, 5}, {5, 5}, {5, 5}, {5, 5}},
		"a line":          {{0, 0}, {100, 100}, {200, 200}, {300, 300}},
		"seen from below": {{300, 100}, {300, 900}, {1100, 900}, {1100, 100}},
	} {
		if c, _, err := SolvePose(lens, Board{WidthMM: 290, HeightMM: 290}, corners); err == nil {
			t.Errorf("%s: a camera at %v", name, c.Position())
		} else {
			checkOneSentence(t, err)
		}
	}
}

func TestATiltedRectangleDeterminesTheFocalLengthAndALevelOneDoesNot(t *testing.T) {
	b := Board{WidthMM: 290, HeightMM: 290}
	see := func(p pose, noise float64) (Camera, float64) {
		c := plainLens(1300, 1640, 1232).over(p)
		r := rand.New(rand.NewPCG(1, 2))
		var corners [4][2]float64
		for i, q := range b.FloorCorners() {
			corners[i][0], corners[i][1] = c.Project(q[0], q[1], 0)
			corners[i][0] += noise * r.NormFloat64()
			corners[i][1] += noise * r.NormFloat64()
		}
		got, _, sd, err := SolvePoseAndFocal(b, corners, 0.3, 1640, 1232)
		if err != nil {
			t.Fatal(err)
		}
		return got, sd
	}
	if c, sd := see(pose{0.6, 0.3, 0.1, -145, -100, 500}, 0.1); math.Abs(c.FX/1300-1) > 0.03 || sd > 0.03 {
		t.Errorf("slanted: %g ± %g", c.FX, sd)
	}
	if c, sd := see(pose{0, 0, 0, -145, -145, 500}, 0.1); sd < 0.1 || math.Abs(c.FX/(UsualFocal*1640)-1) > 0.2 {
		t.Errorf("straight: %g ± %g", c.FX, sd)
	}
}
