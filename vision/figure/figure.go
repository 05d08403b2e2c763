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
	Figures []figure     // all taught pictures of all faces
	clear   []*figure    // for each face the taught picture with the most contrast, i.e. with the least specular reflection
	Ink     [3]float32   // first principal component of the faces' log colours: blue, green, red; length 1
	Shade   colour.Shade // mean colour of face and figure together
	Unlike  float64      // median Unlikeness of two taught pictures of one face: tells how blurred or noisy this camera's pictures are
}

// figure is one taught picture of a face, prepared for fitting. A face may have several.
type figure struct {
	Face     string
	Value    int            // of the face, from 1
	all      *sheet         // the taught picture
	small    *sheet         // the same at half size
	fine     template       // from the picture at full size
	soft     template       // from the picture at half size
	rough    [][]float32    // rough stamps from the picture at half size, for each turn
	Paint    [3]float64     // mean colour of its middle
	contrast float64        // standard deviation of its stamp at half size: see normalize
	grows    float64        // see growth
	same     []pixel.Affine // transforms under which it looks nearly the same; a star has several: see sameTurns
}

// New prepares a printed die of a rig. It returns an error that names the face if a picture cannot be decoded or shows no print.
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
	out.Shade = colour.PrintShade(c.Name, faces)
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
		g.rough = g.small.roughStamps(taughtFace)
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

// growth returns how fast a figure's stamp changes with its size: the norm of the derivative of the stamp by the scale.
func (g *figure) growth() float64 {
	const by = 0.03
	var seen [2][]float32
	for i, size := range [2]float64{1 - by, 1 + by} {
		seen[i] = make([]float32, len(fineGrid.points))
		g.all.stamp(taughtFace.Compose(pixel.Affine{Ax: size, By: size}), seen[i])
	}
	blas.Saxpy(len(seen[0]), -1, seen[0], 1, seen[1], 1)
	return float64(blas.Snrm2(len(seen[1]), seen[1], 1)) / (2 * by)
}

// sameTurns returns the rotations of a figure, in its own axes, under which it looks nearly the same. Quarter turns are left out, because
// they map the sides of the die onto each other.
func (g *figure) sameTurns() (out []pixel.Affine) {
	const turns, nearly = 40, 0.85 // start values; minimum correlation, fitted on: unknown
	var yaws []float64
	for k := 1; k < turns; k++ {
		t, _ := g.small.Fit(g, pixel.Pose{X: faceMiddle, Y: faceMiddle, Yaw: 2 * math.Pi * float64(k) / turns}.Affine(), false, 6)
		t, like := g.all.Fit(g, t, false, 8)
		yaw := t.NearestPose().Yaw
		known := func(other float64) bool { return math.Abs(math.Remainder(yaw-other, 2*math.Pi)) < 0.1 }
		if like > nearly && math.Abs(pixel.ModQuarterTurn(yaw)) > 0.1 && !slices.ContainsFunc(yaws, known) {
			yaws, out = append(yaws, yaw), append(out, taughtFace.Inverse().Compose(t))
		}
	}
	return out
}

// faceMiddle is the middle of a taught face's picture in pixels, in both directions.
const faceMiddle = (calibration.FacePX - 1) / 2.0

// taughtFace is the place of the face in that picture.
var taughtFace = pixel.Pose{X: faceMiddle, Y: faceMiddle, Yaw: 0}.Affine()

// facePicture decodes a taught face.
func facePicture(f calibration.Face) (pixel.Picture, error) {
	m, err := pixel.Decode(f.Picture.Data)
	if err != nil {
		return pixel.Picture{}, err
	}
	defer m.Close()
	return pixel.Plain(m)
}

// inkOf returns the first principal component of the log colours in the middles of all faces.
func inkOf(shown []pixel.Picture) [3]float32 {
	var mean [3]float64
	var all [][3]float64
	const rim = calibration.FacePX / 6
	for _, p := range shown {
		for y := rim; y < p.H-rim; y++ {
			for x := rim; x < p.W-rim; x++ {
				q := p.Px[3*(y*p.W+x):]
				c := [3]float64{float64(logLevels[q[0]]), float64(logLevels[q[1]]), float64(logLevels[q[2]])}
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
	return pixel.PrincipalDirection(&cov, [3]float64{0.6, 0.6, 0.53}, 30)
}
