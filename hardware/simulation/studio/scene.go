package studio

import (
	"image"
	"runtime"
	"sync"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
)

// TableZ is the height of the table's top: the lid's cardboard lies between it and the floor.
const TableZ = -1.5

// Scene is everything in a picture except what lies on the board, and the camera.
type Scene struct {
	Lid    dice.Lid
	Thick  float64     // of the walls, mm
	Floor  *image.RGBA // printed sheet; covers the floor exactly
	Table  *image.RGBA // covers TableMM about the floor's middle
	Spread [2]float64  // width and height of the table's picture in mm
	Wall   RGB
	Rim    RGB
	Gloss  float64 // specular reflection of the floor, 0 to 1
	Lamps  []Lamp
	White  float64 // white balance of the camera, kelvin
	Camera calibration.Camera
	Sensor Sensor
	Fixed  []Solid // dice that lie on the table and never move

	lid       lid
	light     lighting
	ill       illumination
	floorMean RGB
	tableMean RGB
	eye       dice.Vec
}

func (s *Scene) tableArea() (x0, y0, x1, y1 float64) {
	mx, my := s.Lid.Width/2, s.Lid.Height/2
	return mx - s.Spread[0]/2, my - s.Spread[1]/2, mx + s.Spread[0]/2, my + s.Spread[1]/2
}

// prepare works out what follows from the scene's description.
func (s *Scene) prepare() {
	s.lid = lid{w: s.Lid.Width, h: s.Lid.Height, wall: s.Lid.Wall, thick: s.Thick, tableZ: TableZ}
	s.light = newLighting(s.Lamps, dice.Vec{X: s.Lid.Width / 2, Y: s.Lid.Height / 2}, Kelvin(s.White))
	s.floorMean, s.tableMean = mean(s.Floor), mean(s.Table)
	p := s.Camera.Position()
	s.eye = dice.Vec{X: p[0], Y: p[1], Z: p[2]}
	s.illuminate()
}

// mean is the mean linear colour of a picture.
func mean(img *image.RGBA) RGB {
	var c RGB
	n := 0.0
	for i := 0; i+3 < len(img.Pix); i += 4 * 37 {
		c = c.Add(RGB{linear8[img.Pix[i]], linear8[img.Pix[i+1]], linear8[img.Pix[i+2]]})
		n++
	}
	return c.Times(1 / n)
}

// albedo is the colour of a static surface at a point.
func (s *Scene) albedo(p dice.Vec, what surface) RGB {
	switch what {
	case floor:
		return texel(s.Floor, p.X/s.Lid.Width, p.Y/s.Lid.Height)
	case wallIn:
		return s.Wall
	case rim:
		return s.Rim
	case wallOut:
		return s.Wall.Times(0.9)
	}
	x0, y0, _, _ := s.tableArea()
	return texel(s.Table, (p.X-x0)/s.Spread[0], (p.Y-y0)/s.Spread[1])
}

// texel is the nearest pixel's linear colour, u and v from 0 to 1.
func texel(img *image.RGBA, u, v float64) RGB {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	x, y := min(max(int(u*float64(w)), 0), w-1), min(max(int(v*float64(h)), 0), h-1)
	i := y*img.Stride + 4*x
	return RGB{linear8[img.Pix[i]], linear8[img.Pix[i+1]], linear8[img.Pix[i+2]]}
}

// inParallel runs f for 0 to n-1, on all processors.
func inParallel(n int, f func(int)) {
	workers := min(n, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		for i := range n {
			f(i)
		}
		return
	}
	var wg sync.WaitGroup
	for k := range workers {
		wg.Go(func() {
			for i := k; i < n; i += workers {
				f(i)
			}
		})
	}
	wg.Wait()
}
