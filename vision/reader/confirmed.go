package reader

import (
	"context"
	"math"

	"quartermaster/calibration"
	"quartermaster/vision/find"
	"quartermaster/vision/rest"
	"quartermaster/vision/scene"
)

// Confirmed is a throw that people confirmed: its picture, and those of its dice that lie flat on the floor.
type Confirmed struct {
	Picture []byte
	Flat    []calibration.TaughtDie
}

// mostCompared is the number of confirmed dice after which no more throws are read. To compare dice takes memory that grows with the square
// of their number, and time that grows with its cube: a thousand take seconds. Sixty throws of sixteen dice are fewer.
const mostCompared = 1000

// LearnConfirmed measures how the dice of confirmed throws look on a rig. Dice that the reader does not find with their colour and value are
// left out, and so are dice that look as if they leaned when all others tell how flat ones look at their place: people make mistakes. Throws
// after the first thousand dice are left out, so the newest throws should come first. It returns nil if nothing is learned, as on a rig whose
// sizes are certain: see rest.SizesUncertain.
func LearnConfirmed(ctx context.Context, rig *calibration.Rig, throws []Confirmed) (*calibration.Confirmed, error) {
	r, err := unrehearsed(rig)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	if !rest.SizesUncertain(&r.Known) {
		return nil, nil
	}
	out, seen, err := r.readConfirmed(ctx, throws, mostCompared)
	if err != nil {
		return nil, err
	}
	agree := rest.Agreeing(seen, r.side())
	var flat []calibration.ConfirmedDie
	for i, d := range out.Dice {
		if agree[i] {
			flat = append(flat, d)
		}
	}
	out.Dice = spread(flat, calibration.MostConfirmed)
	if len(out.Dice) == 0 {
		return nil, nil
	}
	return out, nil
}

// readConfirmed reads confirmed throws in their order, until enough dice are found with their colour and value. seen[i] is how flat
// out.Dice[i] looks.
func (r *reader) readConfirmed(ctx context.Context, throws []Confirmed, enough int) (out *calibration.Confirmed, seen []rest.FlatDie, err error) {
	out = &calibration.Confirmed{Nets: rest.PortraitNetsPrint()}
	for _, t := range throws {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		before := len(out.Dice)
		if before >= enough {
			break
		}
		err := r.readKnown(t.Picture, t.Flat, func(s *scene.Scene, found []*find.Candidate, dice []find.Candidate) {
			for _, c := range found {
				if c.Pattern.N > 1 && len(c.Pips) < 2 {
					continue
				}
				f := r.FlatDie(s, c, dice)
				d := calibration.ConfirmedDie{TaughtDie: calibration.TaughtDie{Colour: c.Colour, Value: c.Pattern.Value, Centre: [2]float64{f.X, f.Y}, Yaw: c.Yaw * 180 / math.Pi}, Doubt: f.Doubt}
				if c.Pattern.N > 1 {
					d.Size = c.Scale - 1 + c.CameraScale
				}
				out.Dice, seen = append(out.Dice, d), append(seen, f)
			}
		})
		if err != nil { // a picture that cannot be read teaches nothing
			continue
		}
		if len(out.Dice) > before {
			out.Throws++
		}
	}
	return out, seen, nil
}

// learnFlat learns how flat dice of this rig look, from its teaching picture and from confirmed throws.
func (r *reader) learnFlat(rig *calibration.Rig) error {
	var confirmed []rest.FlatDie
	if c := rig.Confirmed; c != nil && c.Nets == rest.PortraitNetsPrint() {
		for _, d := range c.Dice {
			confirmed = append(confirmed, rest.FlatDie{X: d.Centre[0], Y: d.Centre[1], Doubt: d.Doubt})
		}
	}
	return r.readKnown(rig.Teach.Picture.Data, rig.Teach.Dice, func(s *scene.Scene, found []*find.Candidate, dice []find.Candidate) {
		r.LearnFlat(s, found, dice, confirmed)
	})
}

// side returns the board's longer side, mm.
func (r *reader) side() float64 { return max(r.Board.Size.WidthMM, r.Board.Size.HeightMM) }

// spread returns at most so many dice, each as far from those before it as any is, so that they cover the board.
func spread(dice []calibration.ConfirmedDie, most int) []calibration.ConfirmedDie {
	if len(dice) <= most {
		return dice
	}
	near := make([]float64, len(dice)) // distance to the nearest die that is taken
	for i := range near {
		near[i] = math.Inf(1)
	}
	var out []calibration.ConfirmedDie
	for next := 0; len(out) < most; {
		d := dice[next]
		out = append(out, d)
		for i, o := range dice {
			near[i] = min(near[i], math.Hypot(o.Centre[0]-d.Centre[0], o.Centre[1]-d.Centre[1]))
		}
		near[next] = -1
		for i := range near {
			if near[i] > near[next] {
				next = i
			}
		}
	}
	return out
}
