//go:build cgo

package reader

import (
	"testing"

	"quartermaster/vision/find"
	"quartermaster/vision/ground"
	"quartermaster/vision/pixel"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/scene"
	"quartermaster/vision/teach"
	"quartermaster/vision/unexplained"
)

// onBoard draws on the rectified empty board of a rig, about the board's middle, and compares it with the empty one.
func onBoard(e *teach.Rig, draw func(p drawn.Paper, x, y float64)) (*scene.Scene, error) {
	p := drawn.Paper{Picture: e.Empty.Pic}.Copied()
	x, y := e.Current.Rect.PX(e.Size.WidthMM/2, e.Size.HeightMM/2)
	draw(p, x, y)
	c, err := ground.PlainCanvas(p.Picture)
	if err != nil {
		return nil, err
	}
	s, err := scene.FromCanvas(e.Board, &e.Known, c)
	if err != nil {
		return nil, err
	}
	_, err = new(find.Finder).Candidates(s, e.Signs, s.Floor.Changed.Dilated(find.PipReach))
	return s, err
}

func TestPipsAloneOnTheBoardAreADieThatWasMissed(t *testing.T) {
	e := engineOf(t, "A_recommended")
	const pitch, radius = 0.26 * pixel.EdgePX, 0.09 * pixel.EdgePX
	for _, c := range []struct {
		name   string
		at     [][2]float64 // in pitches
		light  float64      // share of white over the floor: the dice of this rig have light pips
		missed bool
	}{
		{"the four of a die as pale as the floor", [][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}}, 1, true},
		{"a two", [][2]float64{{-1, -1}, {1, 1}}, 1, true},
		{"a faint two, on a face in which a lamp is mirrored", [][2]float64{{-1, -1}, {1, 1}}, 0.3, true},
		{"noise", [][2]float64{{-1, -1}, {1, 1}}, 0.1, false},
		{"a crumb", [][2]float64{{0, 0}}, 1, false},
		{"two crumbs far from each other", [][2]float64{{-4, 0}, {4, 0}}, 1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := onBoard(e, func(p drawn.Paper, x, y float64) {
				for _, q := range c.at {
					cover := drawn.Dot(x+q[0]*pitch, y+q[1]*pitch, radius)
					p.Fill([3]float64{250, 250, 250}, func(u, v float64) float64 { return c.light * cover(u, v) })
				}
			})
			if err != nil {
				t.Fatal(err)
			}
			nothing := pixel.NewMask(&s.Pic)
			if missed := len(unexplained.StrayPips(s, &nothing)) > 0; missed != c.missed {
				t.Errorf("missed is %v, not %v", missed, c.missed)
			}
		})
	}
}

func TestACornerBeneathADieIsSeenAndItsShadowIsNone(t *testing.T) {
	e := engineOf(t, "A_recommended")
	top, under := e.Shades[0].Base, e.Shades[1].Base
	for _, c := range []struct {
		name string
		draw func(p drawn.Paper, x, y float64)
		seen bool
	}{
		{"a die of the set beneath", func(p drawn.Paper, x, y float64) {
			p.Fill(under, drawn.Square(pixel.Pose{X: x + 4, Y: y - 6, Yaw: 0.8}, 0.5))
		}, true},
		{"nothing", func(drawn.Paper, float64, float64) {}, false},
		{"the die's own shadow", func(p drawn.Paper, x, y float64) {
			cover := drawn.Square(pixel.Pose{X: x + 8, Y: y + 8, Yaw: 0}, 0.5)
			p.Fill([3]float64{}, func(u, v float64) float64 { return 0.6 * max(0, min(1, cover(u, v))) })
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			var at pixel.Pose
			s, err := onBoard(e, func(p drawn.Paper, x, y float64) {
				at = pixel.Pose{X: x, Y: y, Yaw: 0}
				c.draw(p, x, y)
				p.Fill(top, drawn.Square(at, 0.5))
			})
			if err != nil {
				t.Fatal(err)
			}
			die := find.Candidate{Pose: at}
			explained := find.Outlines(s, []find.Candidate{die}, find.BandFactor)
			if _, seen := unexplained.Beneath(s, &die, &explained); seen != c.seen {
				t.Errorf("seen is %v, not %v", seen, c.seen)
			}
		})
	}
}
