//go:build cgo

package reader

import (
	"os"
	"path/filepath"
	"testing"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/score"
)

// unmeasured returns a copy of a rig whose lens nobody measured, so that it learns how flat dice look.
func unmeasured(rig *calibration.Rig) *calibration.Rig {
	out := *rig
	out.Found.PixelsPerMM, out.Found.FocalSD, out.Found.ScaleSD = 3, 0.03, []float64{0.02, 0.02, 0.02, 0.02, 0.01, 0.02, 0.02, 0.02, 0.02}
	return &out
}

// unnoticed counts silent throws and throws that are asked about.
func unnoticed(t *testing.T, rig *calibration.Rig, folder score.RigFolder, throws []vision.Truth) (silent, asked int) {
	t.Helper()
	r, err := New(rig)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for _, truth := range throws {
		sight, err := folder.Read(t.Context(), r, truth, false)
		if err != nil {
			t.Fatal(err)
		}
		j := score.Judge(sight, nil)
		if j.Silent() {
			silent++
		}
		if j.Asked() {
			asked++
		}
	}
	return silent, asked
}

// People confirm half of the throws of a table, and say of every leaning and stacked die there that it lies flat: three of 49 dice. What is learned from that lets nothing pass in the other throws, and asks about no more of them.
func TestWhatIsLearnedFromThrowsThatWereConfirmedWronglyLetsNothingPass(t *testing.T) {
	const name = "D_evening"
	rig := unmeasured(RenderedRig(t, name))
	folder, err := score.OpenRigFolder(filepath.Join(Throws, name))
	if err != nil {
		t.Fatal(err)
	}
	var learn []Confirmed
	var judge []vision.Truth
	wrong, dice := 0, 0
	for i, truth := range folder.Throws {
		if i%2 == 1 {
			judge = append(judge, truth)
			continue
		}
		data, err := os.ReadFile(folder.Picture(truth))
		if err != nil {
			t.Fatal(err)
		}
		c := Confirmed{Picture: data}
		for _, d := range truth.Dice {
			dice++
			if d.Pose != vision.Flat {
				wrong++
			}
			c.Flat = append(c.Flat, calibration.TaughtDie{Colour: d.Colour, Value: d.Value, Centre: d.Centre, Yaw: d.Yaw})
		}
		learn = append(learn, c)
	}
	taught := *rig
	if taught.Confirmed, err = LearnConfirmed(t.Context(), rig, learn); err != nil {
		t.Fatal(err)
	}
	if c := taught.Confirmed; c == nil || len(c.Dice) < 20 || c.Throws == 0 {
		t.Fatalf("%s: %+v was learned from %d dice", name, c, dice)
	}
	if err := taught.Check(); err != nil {
		t.Fatal(err)
	}
	silent, asked := unnoticed(t, rig, folder, judge)
	silentAfter, askedAfter := unnoticed(t, &taught, folder, judge)
	t.Logf("%s: %d dice confirmed, %d of them wrongly; of %d throws silent %d -> %d, asked about %d -> %d", name, dice, wrong, len(judge), silent, silentAfter, asked, askedAfter)
	if wrong == 0 || silentAfter > silent || askedAfter > asked {
		t.Errorf("%s: silent %d -> %d, asked about %d -> %d", name, silent, silentAfter, asked, askedAfter)
	}
}

func TestDiceThatLieElsewhereTeachNothing(t *testing.T) {
	rig := unmeasured(RenderedRig(t, "D_evening"))
	var lies []calibration.TaughtDie
	for _, d := range rig.Teach.Dice {
		d.Value = d.Value%6 + 1
		lies = append(lies, d)
	}
	c, err := LearnConfirmed(t.Context(), rig, []Confirmed{{Picture: rig.Teach.Picture.Data, Flat: lies}, {Picture: []byte("no picture"), Flat: rig.Teach.Dice}})
	if err != nil || c != nil {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestNoMoreThrowsAreReadOnceEnoughDiceAreFound(t *testing.T) {
	rig := unmeasured(RenderedRig(t, "D_evening"))
	r, err := unrehearsed(rig)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	throw := Confirmed{Picture: rig.Teach.Picture.Data, Flat: rig.Teach.Dice}
	all, seen, err := r.readConfirmed(t.Context(), []Confirmed{throw, throw}, 1)
	if err != nil || all.Throws != 1 || len(all.Dice) == 0 || len(all.Dice) > len(rig.Teach.Dice) || len(seen) != len(all.Dice) {
		t.Errorf("%d dice and %d measurements of %d throws, %v", len(all.Dice), len(seen), all.Throws, err)
	}
}

func TestConfirmedDiceCoverTheBoard(t *testing.T) {
	var all []calibration.ConfirmedDie
	for i := range 400 {
		x := float64(i % 20)
		if i >= 380 {
			x += 200 // the last throws lie elsewhere
		}
		all = append(all, calibration.ConfirmedDie{TaughtDie: calibration.TaughtDie{Centre: [2]float64{x, float64(i/20) / 10}}})
	}
	far := 0
	for _, d := range spread(all, 50) {
		if d.Centre[0] >= 200 {
			far++
		}
	}
	if n := len(spread(all, 50)); n != 50 || far < 10 {
		t.Errorf("%d dice are taken, %d of 20 that lie apart", n, far)
	}
}
