package simulation

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/prints"
	"quartermaster/vision"
)

// Plan is the content of a rig folder.
type Plan struct {
	Name   string // "": simulated-SEED
	Throws int    // number of throws, 0 to 5000
	Seed   uint64 // of the throws; the table has its own
	// With are the oddities of every throw. Empty: see usualOddities.
	With []Oddity
	// Progress, if not nil, is called after each picture with the number of pictures done and their total.
	Progress func(done, of int)
}

// lensPictures is the number of pictures of the chessboard in a rig.
const lensPictures = 8

// usualOddities are the oddities of each thirty throws, by an index from 0 to 29; the others are ordinary.
var usualOddities = map[int][]Oddity{
	4: {Cocked}, 7: {Crowded}, 9: {Card}, 12: {Dimmed}, 15: {Stacked}, 17: {HandIn}, 21: {Moved}, 23: {Token},
	25: {Defocus}, 27: {Crowded}, 29: {Outside},
	2: {Touching}, 6: {Touching}, 11: {Touching}, 19: {Touching},
}

// WriteRig makes a table and writes a whole rig folder of it, as vision/CONTRACT.md describes it: the answers and pictures
// of an owner (setup.json with inaccurate taps, calibration/), throws/ with truth.jsonl, and camera.json, which is for checking only.
// It creates the folder if necessary and overwrites pictures of an earlier rig in it.
func WriteRig(ctx context.Context, folder string, options Options, plan Plan) error {
	if plan.Throws < 0 || plan.Throws > 5000 {
		return fmt.Errorf("a rig has 0 to 5000 throws, not %d", plan.Throws)
	}
	t, err := New(options)
	if err != nil {
		return err
	}
	if plan.Name == "" {
		plan.Name = fmt.Sprintf("simulated-%d", options.Seed)
	}
	for _, sub := range []string{"calibration", "throws"} {
		if err := os.MkdirAll(filepath.Join(folder, sub), 0o755); err != nil {
			return fmt.Errorf("the rig's folder cannot be made: %w", err)
		}
	}
	w := &rigWriter{folder: folder, table: t, plan: plan, rng: rand.New(rand.NewPCG(options.Seed, plan.Seed^0x219)),
		of: lensPictures + 2 + t.faces() + plan.Throws}
	for _, step := range []func(context.Context) error{w.lens, w.board, w.teach, w.faces, w.throws, w.setup, w.camera} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// rigWriter writes one rig folder.
type rigWriter struct {
	folder   string
	table    *Table
	plan     Plan
	rng      *rand.Rand
	done, of int

	lensCorners map[string][][2]float64
	teachTruth  vision.Truth
	shown       []calibration.SetupFace
}

// write writes one picture and reports the progress.
func (w *rigWriter) write(ctx context.Context, name string, data []byte) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(w.folder, name), data, 0o644); err != nil {
		return fmt.Errorf("the rig cannot be written: %w", err)
	}
	w.done++
	if w.plan.Progress != nil {
		w.plan.Progress(w.done, w.of)
	}
	return nil
}

// lens writes the pictures of the chessboard.
func (w *rigWriter) lens(ctx context.Context) error {
	w.lensCorners = map[string][][2]float64{}
	for k := range lensPictures {
		name := fmt.Sprintf("lens-%02d.jpg", k+1)
		board := placeChessboard(w.rng, &w.table.scene.Camera, k)
		if err := w.write(ctx, "calibration/"+name, w.table.lensPicture(w.rng, &board)); err != nil {
			return err
		}
		w.lensCorners[name] = board.corners
	}
	return nil
}

// board writes the picture of the empty board.
func (w *rigWriter) board(ctx context.Context) error {
	w.table.Empty()
	picture, _ := w.table.Picture()
	return w.write(ctx, "calibration/empty.jpg", picture)
}

// teach writes the teaching picture.
func (w *rigWriter) teach(ctx context.Context) error {
	if err := w.table.Teach(); err != nil {
		return err
	}
	picture, truth := w.table.Picture()
	w.teachTruth = truth
	return w.write(ctx, "calibration/teach.jpg", picture)
}

// faces writes two pictures of each face of the combat die.
func (w *rigWriter) faces(ctx context.Context) error {
	t := w.table
	for i := range w.table.faces() {
		name := prints.Faces[i/2]
		if err := t.Show(i/2 + 1); err != nil {
			return err
		}
		picture, _ := t.Picture()
		shown := calibration.SetupFace{Face: name, Picture: fmt.Sprintf("calibration/face-%s-%d.jpg", name, i%2+1)}
		if err := w.write(ctx, shown.Picture, picture); err != nil {
			return err
		}
		w.shown = append(w.shown, shown)
	}
	return nil
}

// throws writes the pictures of the throws and their truth.
func (w *rigWriter) throws(ctx context.Context) error {
	t := w.table
	t.rng = rand.New(rand.NewPCG(w.plan.Seed, t.options.Seed^0x7420))
	var lines bytes.Buffer
	for i := range w.plan.Throws {
		odd := w.plan.With
		if len(odd) == 0 {
			odd = usualOddities[(i+7*int(w.plan.Seed%30))%30]
		}
		for try := 0; ; try++ {
			err := t.Throw(nil, odd...)
			if err == nil {
				break
			}
			if try == 20 { // if so many dice do not fit on this board, the throw is an ordinary one
				odd = nil
			} else if try == 40 {
				return err
			}
		}
		t.Settle()
		picture, truth := t.Picture()
		truth.Picture = fmt.Sprintf("%04d.jpg", i+1)
		if err := w.write(ctx, "throws/"+truth.Picture, picture); err != nil {
			return err
		}
		line, err := json.Marshal(truth)
		if err != nil {
			return err
		}
		lines.Write(append(line, '\n'))
	}
	t.Empty()
	return w.file("truth.jsonl", lines.Bytes())
}

func (w *rigWriter) file(name string, data []byte) error {
	if err := os.WriteFile(filepath.Join(w.folder, name), data, 0o644); err != nil {
		return fmt.Errorf("the rig cannot be written: %w", err)
	}
	return nil
}

func (w *rigWriter) json(name string, v any) error {
	data, err := json.MarshalIndent(v, "", " ")
	if err != nil {
		return err
	}
	return w.file(name, append(data, '\n'))
}

// corners returns the true places of the floor's corners in the picture.
func (w *rigWriter) corners() [][2]float64 {
	var out [][2]float64
	b := w.table.options.Board
	for _, p := range [4][2]float64{{0, 0}, {b[0], 0}, {b[0], b[1]}, {0, b[1]}} {
		u, v := w.table.plain.Camera.Project(p[0], p[1], 0)
		out = append(out, [2]float64{u, v})
	}
	return out
}

// inaccurateTap returns a tap that misses its target by up to by pixels in each direction, rounded to digits steps per pixel.
func (w *rigWriter) inaccurateTap(p [2]float64, by float64, digits float64) [2]float64 {
	for i := range p {
		p[i] = math.Round((p[i]+by*(2*w.rng.Float64()-1))*digits) / digits
	}
	return p
}

// setup writes setup.json: taps of the floor's corners are off by up to 1.5 px, of the dice by up to 4 px.
func (w *rigWriter) setup(context.Context) error {
	o := &w.table.options
	edge := o.Edge
	s := calibration.Setup{
		Version: calibration.SetupVersion, Name: w.plan.Name,
		Board: calibration.Board{WidthMM: o.Board[0], HeightMM: o.Board[1], WallMM: o.Wall},
		Die:   calibration.SetupDie{EdgeMM: &edge},
		Lens: &calibration.SetupLens{Pictures: []string{"calibration/lens-*.jpg"},
			Chessboard: &calibration.Chessboard{Columns: chessColumns, Rows: chessRows, SquareMM: chessSquare}},
		Empty: "calibration/empty.jpg",
		Teach: &calibration.SetupTeach{Picture: "calibration/teach.jpg"},
	}
	for i, c := range o.Colours {
		role := "pirate"
		if i == 0 {
			role = "merchant"
		}
		s.Colours = append(s.Colours, calibration.SetupColour{Name: c, Role: role})
	}
	if len(w.shown) > 0 {
		s.Colours = append(s.Colours, calibration.SetupColour{Name: CombatDie, Role: CombatDie, Faces: w.shown})
	}
	for _, c := range w.corners() {
		s.Corners = append(s.Corners, w.inaccurateTap(c, 1.5, 10))
	}
	for _, d := range w.teachTruth.Dice {
		u, v := w.table.plain.Camera.Project(d.Centre[0], d.Centre[1], o.Edge)
		s.Teach.Dice = append(s.Teach.Dice, calibration.Tap{Colour: d.Colour, At: w.inaccurateTap([2]float64{u, v}, 4, 1)})
	}
	return w.json("setup.json", s)
}

// camera writes the true camera and table, for checking only.
func (w *rigWriter) camera(context.Context) error {
	c := w.table.plain.Camera
	r := c.Rotation
	pos := c.Position()
	corners := w.corners()
	for i := range corners {
		corners[i] = [2]float64{round3(corners[i][0]), round3(corners[i][1])}
	}
	return w.json("camera.json", map[string]any{
		"K":                    [3][3]float64{{c.FX, 0, c.CX}, {0, c.FY, c.CY}, {0, 0, 1}},
		"dist_k1_k2_p1_p2_k3":  c.Distortion,
		"width_px":             c.WidthPX,
		"height_px":            c.HeightPX,
		"M":                    [3][3]float64{{r[0], r[1], r[2]}, {r[3], r[4], r[5]}, {r[6], r[7], r[8]}},
		"t":                    c.Translation,
		"note":                 "p_camera = M @ [x, y, z] + t with the board frame (left-handed, so det M = -1). A pixel's centre has whole coordinates. For checking only, never to be read by a reader.",
		"position_mm":          pos,
		"tilt_deg":             round3(math.Acos(math.Min(1, -r[8])) * 180 / math.Pi),
		"corners_px_true":      corners,
		"teach":                w.teachTruth.Dice,
		"lens_corners_px_true": w.lensCorners,
		"rig":                  w.table.options,
	})
}

// Empty takes everything off the board.
func (t *Table) Empty() {
	t.rest, t.rolls, t.tokens, t.outside, t.rim, t.slides, t.sweep, t.passing = nil, t.rolls[:0], nil, nil, nil, nil, nil, nil
	t.arrange()
}

// faces is the number of pictures that teach the faces of the combat die; 0 if there is none.
func (t *Table) faces() int {
	if t.options.Combat == "" {
		return 0
	}
	return 2 * len(prints.Faces)
}

// Show lays the combat die alone on the board, a face (value 1 to 6) up, as the owner does to teach its faces.
func (t *Table) Show(value int) error {
	t.Empty()
	l := t.scene.Lid
	for range 300 {
		x, y := l.Width*(0.06+0.88*t.rng.Float64()), l.Height*(0.06+0.88*t.rng.Float64())
		d := dice.Lying(t.shape, CombatDie, value, 2*math.Pi*t.rng.Float64(), x, y, 0)
		if !l.Holds(&d, 0.5*t.shape.Edge) {
			continue
		}
		if t.rest = []dice.Die{d}; t.truth().Dice[0].Visible >= 0.95 {
			return nil
		}
	}
	return dice.ErrNoRoom
}

// Teach lays three dice of each colour on the board, flat and apart, as the owner does for the teaching picture.
func (t *Table) Teach() error {
	t.Empty()
	l := t.scene.Lid
	e := t.shape.Edge
	var colours []string
	for _, c := range t.options.Colours {
		colours = append(colours, c, c, c)
	}
	for gap := 1.1 * e; gap > 0.2*e; gap *= 0.8 {
		var laid []dice.Die
		for _, c := range colours {
			for range 300 {
				x, y := l.Width*(0.06+0.88*t.rng.Float64()), l.Height*(0.06+0.88*t.rng.Float64())
				d := dice.Lying(t.shape, c, 1+t.rng.IntN(6), 2*math.Pi*t.rng.Float64(), x, y, 0)
				if l.Holds(&d, 0.5*e) && l.Fits(&d, laid, nil, gap) {
					laid = append(laid, d)
					break
				}
			}
		}
		if len(laid) == len(colours) {
			t.rest = laid
			if !slices.ContainsFunc(t.truth().Dice, func(d vision.TrueDie) bool { return d.Visible < 0.95 }) {
				return nil
			}
		}
	}
	return dice.ErrNoRoom
}
