package figure

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision/colour"
	"quartermaster/vision/pixel"
)

// Die is a die whose faces show figures instead of pips.
type Die struct {
	Name    string
	Figures []figure
	clear   []*figure    // of each face the showing of the most contrast: shine takes it away
	Ink     [3]float32   // the direction in which a face's colours differ most, blue, green, red; length 1
	Shade   colour.Shade // of face and figure together
	Unlike  float64      // how unlike two showings of one face are, see Unlikeness; all that is seen there is so blurred or noisy
}

// figure is one showing of a face, made ready to be laid over a picture.
type figure struct {
	Face     string
	Value    int    // of the face, from 1
	all      *sheet // its taught picture
	small    *sheet // and the same at half the size
	fine     template
	soft     template          // of the picture at half the size
	rough    [][]float32       // rough stamps, of that one too, at each turn
	Paint    [3]float64        // mean colour of its middle
	contrast float64           // how much it shows, at half the size: see unit
	grows    float64           // how much its stamp changes as it is seen larger, a share of its size
	same     []pixel.Stretched // through which it looks nearly as it does: of a star there are several
}

// New prepares a printed die of a rig.
func New(c *calibration.Colour) (Die, error) {
	out := Die{Name: c.Name}
	var shown []pixel.Picture
	for _, f := range c.Faces {
		p, err := facePicture(f)
		if err != nil {
			return out, fmt.Errorf("the face %q of the %s die: %w", f.Face, c.Name, err)
		}
		shown = append(shown, p)
	}
	out.Ink = inkOf(shown)
	var faces [][3]float64
	for i := range shown {
		faces = append(faces, shown[i].Mean(calibration.FacePX/2, calibration.FacePX/2, pixel.EdgePX/3))
	}
	out.Shade = colour.PaintOf(c.Name, faces)
	value := map[string]int{}
	for i, name := range c.FaceNames() {
		value[name] = i + 1
	}
	for i, f := range c.Faces {
		g := figure{Face: f.Face, Value: value[f.Face], Paint: faces[i]}
		half := shown[i].Half()
		g.all, g.small = NewSheet(&shown[i], out.Ink, false).whole(), NewSheet(&half, out.Ink, true).whole()
		var fine, soft float64
		g.fine, fine = g.all.template(taughtFace)
		g.soft, soft = g.small.template(taughtFace)
		if fine < 1 || soft < 1 {
			return out, fmt.Errorf("the face %q of the %s die is blank: show it again, with its print up", f.Face, c.Name)
		}
		g.contrast, g.grows = soft, g.growth()
		g.same = g.sameTurns()
		g.rough = g.small.turned(taughtFace)
		out.Figures = append(out.Figures, g)
	}
	for i := range out.Figures {
		g := &out.Figures[i]
		if k := slices.IndexFunc(out.clear, func(o *figure) bool { return o.Face == g.Face }); k < 0 {
			out.clear = append(out.clear, g)
		} else if g.contrast > out.clear[k].contrast {
			out.clear[k] = g
		}
	}
	out.Unlike = out.taughtUnlikeness()
	return out, nil
}

// growth is the length of what changes in a figure's stamp as it is seen larger, against the share by which it is.
func (g *figure) growth() float64 {
	const by = 0.03
	var seen [2][]float32
	for i, size := range [2]float64{1 - by, 1 + by} {
		seen[i] = make([]float32, len(fineGrain.points))
		g.all.stamp(taughtFace.Through(pixel.Stretched{Ax: size, By: size}), seen[i])
	}
	blas.Saxpy(len(seen[0]), -1, seen[0], 1, seen[1], 1)
	return float64(blas.Snrm2(len(seen[1]), seen[1], 1)) / (2 * by)
}

// sameTurns are the turns at which a figure looks nearly as it does, in its own axes, but for quarters, at which its die's sides
// lie as they did.
func (g *figure) sameTurns() (out []pixel.Stretched) {
	const turns, nearly = 40, 0.85
	var yaws []float64
	for k := 1; k < turns; k++ {
		t, _ := g.small.Fit(g, pixel.Pose{X: faceMiddle, Y: faceMiddle, Yaw: 2 * math.Pi * float64(k) / turns}.Stretched(), false, 6)
		t, like := g.all.Fit(g, t, false, 8)
		yaw := t.Square().Yaw
		known := func(other float64) bool { return math.Abs(math.Remainder(yaw-other, 2*math.Pi)) < 0.1 }
		if like > nearly && math.Abs(pixel.Quarter(yaw)) > 0.1 && !slices.ContainsFunc(yaws, known) {
			yaws, out = append(yaws, yaw), append(out, taughtFace.Inverse().Through(t))
		}
	}
	return out
}

// faceMiddle is the middle of a taught face's picture, in pixels, both ways.
const faceMiddle = (calibration.FacePX - 1) / 2.0

// taughtFace is where the face lies in that picture.
var taughtFace = pixel.Pose{X: faceMiddle, Y: faceMiddle, Yaw: 0}.Stretched()

// facePicture decodes a taught face.
func facePicture(f calibration.Face) (pixel.Picture, error) {
	m, err := pixel.Decode(f.Picture.Data)
	if err != nil {
		return pixel.Picture{}, err
	}
	defer m.Close()
	return pixel.Plain(m)
}

// inkOf is the direction of colour in which the middles of faces differ most: their first principal component.
func inkOf(shown []pixel.Picture) [3]float32 {
	var mean [3]float64
	var all [][3]float64
	const rim = calibration.FacePX / 6
	for _, p := range shown {
		for y := rim; y < p.H-rim; y++ {
			for x := rim; x < p.W-rim; x++ {
				q := p.Px[3*(y*p.W+x):]
				c := [3]float64{float64(logs[q[0]]), float64(logs[q[1]]), float64(logs[q[2]])}
				all = append(all, c)
				for k := range 3 {
					mean[k] += c[k]
				}
			}
		}
	}
	var cov [3][3]float64
	for _, c := range all {
		for i := range 3 {
			for j := range 3 {
				cov[i][j] += (c[i] - mean[i]/float64(len(all))) * (c[j] - mean[j]/float64(len(all)))
			}
		}
	}
	return pixel.Principal(&cov, [3]float64{0.6, 0.6, 0.53}, 30)
}
