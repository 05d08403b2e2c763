package rigs

import (
	"context"
	"fmt"
	"slices"

	"quartermaster/calibration"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
)

// mostTests is how many test throws of one set-up are noted.
const mostTests = 50

// Tested is the result of one test throw.
type Tested struct {
	Dice      int `json:"dice"`      // how many really lay there
	Questions int `json:"questions"` // how many the reader asked
	Missed    int `json:"missed"`    // dice that it did not see
	Extra     int `json:"extra"`     // dice that it saw although they were not there
	Values    int `json:"values"`    // dice with a wrong value
	Colours   int `json:"colours"`   // dice with a wrong colour
}

// Right says that nothing was wrong.
func (t Tested) Right() bool { return t.Missed+t.Extra+t.Values+t.Colours == 0 }

// Told is what people say about one die of a test throw.
type Told struct {
	ID     *int        `json:"id"` // its number in the reading; nil: the reader did not see it
	Colour string      `json:"colour"`
	Value  int         `json:"value"`
	At     *[2]float64 `json:"px"` // the middle of its top face; only where ID is nil
}

// tried is the newest reading outside a game, with its picture.
type tried struct {
	reading vision.Reading
	frame   vision.Frame
	rig     string // the kept rig that it was read with; "": the rig is not a kept one
}

// Look reads the newest picture with the table's rig, outside of any game. The first look with a kept rig stores the camera's present
// settings, such as exposure. From then on the camera keeps them, so that later pictures look like this one.
func (b *Bench) Look(ctx context.Context) (vision.Reading, vision.Frame, error) {
	r, f, err := b.table.Look(ctx)
	if err != nil {
		return r, f, err
	}
	b.changing.Lock()
	defer b.changing.Unlock()
	rig := ""
	if b.cfg.RigFlag == "" {
		rig = b.chosen().Rig
	}
	b.setTried(tried{r, f, rig})
	if k, there := b.folder.Get(rig); there && k.Fixed.IsZero() {
		b.fix(ctx, rig)
	}
	return r, f, nil
}

// fix stores the camera's present settings in a rig, and restarts the camera with them. The changing lock is held.
func (b *Bench) fix(ctx context.Context, rig string) {
	h, ok := b.source.(camera.Holder)
	if !ok {
		return
	}
	now := h.Controls()
	if now.IsZero() {
		return
	}
	if err := b.folder.Change(rig, func(a *About) { a.Fixed = now }); err != nil {
		b.cfg.Log.Warn("the camera's settings are not kept", "err", err)
		return
	}
	if err := b.equip(ctx); err != nil {
		b.cfg.Log.Warn("the camera could not be restarted", "err", err)
	}
}

// Tried gives the picture that was read last, if it has this serial number.
func (b *Bench) Tried(frame uint64) (vision.Frame, bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.tried.frame, b.tried.frame.Data != nil && b.tried.frame.Serial == frame
}

func (b *Bench) setTried(now tried) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.tried = now
}

// triedWith gives the newest reading, and the set-up that is under way at the same moment.
func (b *Bench) triedWith() (tried, *Setup) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.tried, b.setup
}

// forgetTried forgets the newest reading, unless it is of another picture by now.
func (b *Bench) forgetTried(frame uint64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.tried.frame.Serial == frame {
		b.tried = tried{}
	}
}

// KeepTest notes the result of a test throw, and keeps the throw as a case in the rig's folder. frame is the serial number of the
// picture that was read last. dice are all dice that lay there. A throw that is sent twice counts once.
func (b *Bench) KeepTest(frame uint64, dice []Told) error {
	last, s := b.triedWith()
	switch {
	case s == nil || s.Kept == "":
		return refuse("setup-none")
	case last.frame.Data == nil || last.frame.Serial != frame:
		return refuse("setup-no-picture")
	case last.rig != s.Kept:
		return refuse("setup-none")
	}
	path := b.folder.Path(last.rig)
	rig, err := calibration.LoadRig(path)
	if err != nil {
		return refuse("rig-gone")
	}
	truth, result, err := compared(rig, last.reading, dice)
	if err != nil {
		return err
	}
	if err := b.change(0, func(s *Setup) error {
		if s.Kept == last.rig && len(s.Tests) < mostTests {
			s.Tests = append(slices.Clone(s.Tests), result)
		}
		return nil
	}); err != nil {
		return err
	}
	b.forgetTried(frame)
	if b.cfg.RigCases == nil {
		return nil
	}
	cases, err := b.casesOf(last.rig)
	if err == nil {
		err = cases.Keep(fmt.Sprintf("test%x", b.cfg.Now().UnixMilli()), last.frame.Data, truth, true)
	}
	if err != nil {
		b.cfg.Log.Warn("a test throw was not kept as a case", "err", err)
	}
	return nil
}

// compared gives the dice as people say they lay, and counts how a reading differs from them.
func compared(rig *calibration.Rig, r vision.Reading, told []Told) (truth []vision.Die, result Tested, err error) {
	if len(told) > 100 {
		return nil, result, refuse("setup-odd", "What", "dice")
	}
	result = Tested{Dice: len(told), Questions: len(r.Questions)}
	seen := map[int]bool{} // by index in the reading
	for _, t := range told {
		c := slices.IndexFunc(rig.Colours, func(c calibration.Colour) bool { return c.Name == t.Colour })
		if c < 0 || t.Value < 1 || t.Value > 6 {
			return nil, result, refuse("setup-odd", "What", "dice")
		}
		names := rig.Colours[c].FaceNames()
		if len(names) > 0 && t.Value > len(names) {
			return nil, result, refuse("setup-odd", "What", "dice")
		}
		i := slices.IndexFunc(r.Dice, func(d vision.Die) bool { return t.ID != nil && d.ID == *t.ID })
		var d vision.Die
		switch {
		case i >= 0 && !seen[i]:
			d = r.Dice[i]
			seen[i] = true
			if d.Colour != t.Colour {
				result.Colours++
			}
			if d.Value != t.Value {
				result.Values++
			}
		case t.ID == nil && t.At != nil && !outside(*t.At):
			d = dieAt(rig, *t.At)
			result.Missed++
		default:
			return nil, result, refuse("setup-odd", "What", "dice")
		}
		d.Colour, d.Value, d.Face, d.Pose = t.Colour, t.Value, "", vision.Flat
		if len(names) > 0 {
			d.Face = names[t.Value-1]
		}
		truth = append(truth, d)
	}
	result.Extra = len(r.Dice) - len(seen)
	return truth, result, nil
}

// dieAt makes a die from the position of its top face in the picture. Its sides are assumed to be parallel to the board's.
func dieAt(rig *calibration.Rig, at [2]float64) vision.Die {
	e := rig.Die.EdgeMM
	x, y := rig.Camera.OnPlane(at[0], at[1], e)
	d := vision.Die{Centre: [2]float64{x, y}, Edge: e}
	for i, k := range [4][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		d.Footprint[i] = [2]float64{x + k[0]*e/2, y + k[1]*e/2}
		d.Outline[i][0], d.Outline[i][1] = rig.Camera.Project(d.Footprint[i][0], d.Footprint[i][1], e)
	}
	return d
}
