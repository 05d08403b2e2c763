package stream

import (
	"errors"

	"quartermaster/calibration"
)

// Field says where the board lies in a camera's pictures, in pixels of the whole picture.
type Field struct {
	Width, Height int
	Inside        [][2]float64 // outline of the lid's upper rim; thrown dice come to rest within it
	Around        [][2]float64 // outline beyond the rim; a hand in the lid also covers the band between both
	EdgePX        float64      // of a die
	Empty         []byte       // the board without dice, JPEG or PNG
}

// rimMM is how far the outer outline of a field lies beyond the lid's rim. Chosen, not fitted.
const rimMM = 22

// FieldOf is the field of a rig.
func FieldOf(rig *calibration.Rig) Field {
	f := Field{Width: rig.Camera.WidthPX, Height: rig.Camera.HeightPX, Empty: rig.Empty.Data}
	b := rig.Board
	outline := func(out float64) [][2]float64 {
		corners := [4][2]float64{{-out, -out}, {b.WidthMM + out, -out}, {b.WidthMM + out, b.HeightMM + out}, {-out, b.HeightMM + out}}
		var all [][2]float64
		const parts = 8 // lens distortion bends the sides
		for i, from := range corners {
			to := corners[(i+1)%4]
			for k := range parts {
				s := float64(k) / parts
				u, v := rig.Camera.Project(from[0]+s*(to[0]-from[0]), from[1]+s*(to[1]-from[1]), b.WallMM)
				all = append(all, [2]float64{u, v})
			}
		}
		return all
	}
	f.Inside, f.Around = outline(1), outline(rimMM)
	f.EdgePX = rig.Camera.EdgePX(b.WidthMM/2, b.HeightMM/2, rig.Die.EdgeMM)
	return f
}

func (f *Field) check() error {
	if f.Width < 1 || f.Height < 1 || len(f.Inside) < 3 || len(f.Around) < 3 || !(f.EdgePX >= 1) || !(f.EdgePX < float64(f.Width)) {
		return errors.New("the field has no size")
	}
	return nil
}

// zone is where a cell of a thumb lies.
type zone uint8

const (
	beyond zone = iota
	around      // between the lid's rim and a little beyond it
	inside      // the lid
)

// zones gives the zone of each cell of a thumb.
func (f *Field) zones(w, h, step int) []zone {
	all := make([]zone, w*h)
	for y := range h {
		for x := range w {
			p := [2]float64{(float64(x) + 0.5) * float64(step), (float64(y) + 0.5) * float64(step)}
			switch {
			case within(p, f.Inside):
				all[y*w+x] = inside
			case within(p, f.Around):
				all[y*w+x] = around
			}
		}
	}
	// Where the picture ends within the band around the lid, the picture's border counts as the band.
	for y := range h {
		for x := range w {
			if (x == 0 || y == 0 || x == w-1 || y == h-1) && all[y*w+x] == inside {
				all[y*w+x] = around
			}
		}
	}
	return all
}

// within reports whether a point lies in a polygon.
func within(p [2]float64, polygon [][2]float64) bool {
	in := false
	for i, a := range polygon {
		b := polygon[(i+1)%len(polygon)]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < a[0]+(p[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
			in = !in
		}
	}
	return in
}
