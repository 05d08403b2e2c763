//go:build cgo

package reader

import (
	"bytes"
	"encoding/json"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/pixel/drawn"
	"quartermaster/vision/score"
	"quartermaster/vision/teach"
)

// Throws is the folder of the repository's rendered rigs.
const Throws = "../testdata/throws"

// RenderedCamera is the exact camera of a rendered rig.
func RenderedCamera(folder string) (calibration.Camera, error) {
	data, err := os.ReadFile(filepath.Join(folder, "camera.json"))
	if err != nil {
		return calibration.Camera{}, err
	}
	var c struct {
		K      [3][3]float64
		Dist   [5]float64 `json:"dist_k1_k2_p1_p2_k3"`
		Width  int        `json:"width_px"`
		Height int        `json:"height_px"`
		M      [3][3]float64
		T      [3]float64 `json:"t"`
	}
	if err := json.Unmarshal(data, &c); err != nil {
		return calibration.Camera{}, err
	}
	out := calibration.Camera{WidthPX: c.Width, HeightPX: c.Height, FX: c.K[0][0], FY: c.K[1][1], CX: c.K[0][2], CY: c.K[1][2],
		Distortion: c.Dist, Translation: c.T}
	for i := range 9 {
		out.Rotation[i] = c.M[i/3][i%3]
	}
	return out, nil
}

// rendered keeps each rig that a test asked for, since teaching is slow.
var rendered = struct {
	sync.Mutex
	rigs map[string]*calibration.Rig
}{rigs: map[string]*calibration.Rig{}}

// RenderedRig is a rig of the repository with its exact camera, taught from its own teaching picture. So errors in
// these tests are errors of the reader and not of a calibration.
func RenderedRig(t testing.TB, name string) *calibration.Rig {
	t.Helper()
	rendered.Lock()
	defer rendered.Unlock()
	if rig := rendered.rigs[name]; rig != nil {
		return rig
	}
	folder := filepath.Join(Throws, name)
	setup, err := calibration.LoadSetup(filepath.Join(folder, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	rig := &calibration.Rig{Version: calibration.RigVersion, Name: name, Board: setup.Board}
	if rig.Camera, err = RenderedCamera(folder); err != nil {
		t.Fatal(err)
	}
	rig.Die.EdgeMM = *setup.Die.EdgeMM
	rig.Empty = pictureOf(t, setup, setup.Empty)
	rig.Teach.Picture = pictureOf(t, setup, setup.Teach.Picture)
	lesson, err := teach.Learn(rig, rig.Teach.Picture.Data, setup.Teach.Dice)
	if err != nil {
		t.Fatal(err)
	}
	rig.Teach.Dice, rig.Found.PipPitch = lesson.Dice, lesson.PipPitch
	for _, c := range setup.Colours {
		rig.Colours = append(rig.Colours, calibration.Colour{Name: c.Name, Role: c.Role, Pips: lesson.Pips[c.Name]})
	}
	rendered.rigs[name] = rig
	return rig
}

func pictureOf(t testing.TB, setup *calibration.Setup, name string) calibration.Picture {
	t.Helper()
	data, err := setup.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := calibration.NewPicture(data)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// ReaderOf is a reader of a rendered rig, closed at the test's end.
func ReaderOf(t testing.TB, name string) vision.Reader {
	t.Helper()
	r, err := New(RenderedRig(t, name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := r.Close(); err != nil {
			t.Error(err)
		}
	})
	return r
}

// ThrowOf is one throw of a rendered rig: its picture and its truth.
func ThrowOf(t testing.TB, rig, picture string) ([]byte, vision.Truth) {
	t.Helper()
	folder, err := score.OpenRigFolder(filepath.Join(Throws, rig))
	if err != nil {
		t.Fatal(err)
	}
	for _, truth := range folder.Throws {
		if truth.Picture == picture {
			data, err := os.ReadFile(folder.Picture(truth))
			if err != nil {
				t.Fatal(err)
			}
			return data, truth
		}
	}
	t.Fatalf("%s has no throw %s", rig, picture)
	return nil, vision.Truth{}
}

// engineOf is the teach.Rig of a rendered rig, closed at the test's end.
func engineOf(t testing.TB, name string) *teach.Rig {
	t.Helper()
	return ReaderOf(t, name).(*closing).reader.Rig
}

// PixelsOf decodes a picture in plain Go.
func PixelsOf(t testing.TB, data []byte) *image.NRGBA {
	t.Helper()
	m, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewNRGBA(image.Rectangle{Max: m.Bounds().Size()})
	draw.Draw(out, out.Bounds(), m, m.Bounds().Min, draw.Src)
	return out
}

// part is a piece of a rendered rig as a rig of its own: small, so that it is read quickly.
type part struct {
	rig    *calibration.Rig
	window image.Rectangle // of the raw picture
	x, y   float64         // origin of the part's floor on the whole floor, mm
}

// partOf cuts a piece of w by h mm out of a rendered rig's floor, with the colours that are taught in it.
func partOf(t testing.TB, name string, x, y, w, h float64) part {
	t.Helper()
	whole := RenderedRig(t, name)
	rig := *whole
	rig.Board.WidthMM, rig.Board.HeightMM = w, h
	rig.Board.WallMM = 300 // no rim is in view: the part ends inside the floor, where dice may lie
	p := part{rig: &rig, x: x, y: y}
	for _, q := range [4][2]float64{{x, y}, {x + w, y}, {x + w, y + h}, {x, y + h}} {
		for _, z := range [2]float64{0, rig.Die.EdgeMM} {
			u, v := whole.Camera.Project(q[0], q[1], z)
			p.window = p.window.Union(image.Rect(int(u)-40, int(v)-40, int(u)+40, int(v)+40))
		}
	}
	p.window = p.window.Intersect(image.Rect(0, 0, whole.Camera.WidthPX, whole.Camera.HeightPX))
	c := &rig.Camera
	c.WidthPX, c.HeightPX = p.window.Dx(), p.window.Dy()
	c.CX, c.CY = c.CX-float64(p.window.Min.X), c.CY-float64(p.window.Min.Y)
	for i := range 3 {
		c.Translation[i] += c.Rotation[3*i]*x + c.Rotation[3*i+1]*y
	}
	rig.Empty = calibration.Picture{Format: calibration.PNG, Data: p.cut(t, whole.Empty.Data)}
	rig.Teach = calibration.Taught{Picture: calibration.Picture{Format: calibration.PNG, Data: p.cut(t, whole.Teach.Picture.Data)}}
	rig.Colours = nil
	taught := map[string]bool{}
	for _, d := range whole.Teach.Dice {
		d.Centre[0], d.Centre[1] = d.Centre[0]-x, d.Centre[1]-y
		if room := rig.Die.EdgeMM; d.Centre[0] > room && d.Centre[1] > room && d.Centre[0] < w-room && d.Centre[1] < h-room {
			rig.Teach.Dice = append(rig.Teach.Dice, d)
			taught[d.Colour] = true
		}
	}
	for _, k := range whole.Colours {
		if taught[k.Name] {
			rig.Colours = append(rig.Colours, k)
		}
	}
	return p
}

// cut is the part's piece of a raw picture, as PNG.
func (p part) cut(t testing.TB, data []byte) []byte {
	t.Helper()
	return drawn.PNG(t, PixelsOf(t, data).SubImage(p.window))
}

func (p part) reader(t testing.TB) vision.Reader {
	t.Helper()
	r, err := New(p.rig)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Close() })
	return r
}
