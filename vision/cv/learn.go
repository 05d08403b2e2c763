//go:build cgo

package cv

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
	"quartermaster/vision"
	"quartermaster/vision/opencv"
)

// Learn finds the tapped dice in a teaching picture: the value and exact place of each (one a tap, in the taps' order; value 0
// where a die is seen but not its pips, as under a lamp's mirror image or where a wall's shadow ends, while others of its colour
// are read), whether the pips of each colour are light or dark, the pitch of the pips, and how far apart the colours are to the
// reader. The rig needs its camera, board, edge and empty board; taps are in raw pixels. Its error is one sentence that names
// the die.
func Learn(rig *calibration.Rig, teach []byte, taps []calibration.Tap) (calibration.Lesson, error) {
	var none calibration.Lesson
	if err := opencv.Available(); err != nil {
		return none, err
	}
	e, err := newEngine(rig)
	if err != nil {
		return none, err
	}
	defer e.close()
	raw, err := decode(teach)
	if err != nil {
		return none, fmt.Errorf("the teaching picture: %w", err)
	}
	defer raw.Close()
	if err := e.fits(raw); err != nil {
		return none, fmt.Errorf("the teaching picture: %w", err)
	}
	s, guard, err := newScene(e.gboard, &e.known, raw)
	if err != nil {
		return none, err
	}
	if guard != nil {
		return none, fmt.Errorf("the teaching picture: %s", guard.Text)
	}
	where := newMask(&s.pic)
	at := make([][2]float64, len(taps))
	for i, t := range taps {
		mx, my := e.now.camera.OnPlane(t.At[0], t.At[1], e.edge)
		x, y := e.now.rect.px(mx, my)
		at[i] = [2]float64{x, y}
		where.square(x, y, 1.3*edgePX)
	}
	both := []calibration.Pips{calibration.LightPips, calibration.DarkPips}
	all, err := new(finder).candidates(s, both, where)
	if err != nil {
		return none, err
	}
	best := make([]map[calibration.Pips]*candidate, len(taps))
	sum := map[string]map[calibration.Pips]float64{}
	for i, t := range taps {
		best[i] = map[calibration.Pips]*candidate{}
		if sum[t.Colour] == nil {
			sum[t.Colour] = map[calibration.Pips]float64{}
		}
		for k := range all {
			c := all[k]
			off := math.Hypot(c.x-at[i][0], c.y-at[i][1]) / edgePX
			if off > 0.55 {
				continue
			}
			c.score -= offTap * off * off
			if b := best[i][c.sign]; b == nil || c.score > b.score {
				best[i][c.sign] = &c
			}
		}
		for _, sign := range both {
			if b := best[i][sign]; b != nil {
				sum[t.Colour][sign] += b.score
			}
		}
	}
	out := calibration.Lesson{Dice: make([]calibration.TaughtDie, len(taps)), Pips: map[string]calibration.Pips{}, PipPitch: e.pitch}
	for colour, s := range sum {
		out.Pips[colour] = calibration.LightPips
		if s[calibration.DarkPips] > s[calibration.LightPips] {
			out.Pips[colour] = calibration.DarkPips
		}
	}
	var pitches []float64
	var faces []swatch
	var white lamplight
	var unread []int
	for i, t := range taps {
		c := best[i][out.Pips[t.Colour]]
		for _, o := range best[i] { // a die that was said to be of another colour is still found, so that its colour can tell
			if c == nil || o.score > 1.25*c.score {
				c = o
			}
		}
		if c == nil || c.score < leastTaught {
			if s.changedPoints(pose{x: at[i][0], y: at[i][1]}) >= 9 { // a third is enough, for a die as pale as its floor
				unread = append(unread, i)
				continue
			}
			return none, untapped(t)
		}
		x, y := e.now.rect.mm(c.x, c.y)
		out.Dice[i] = calibration.TaughtDie{Colour: t.Colour, Value: c.pattern.Value, Centre: [2]float64{x, y}, Yaw: c.yaw * 180 / math.Pi}
		faces = append(faces, swatch{shade{t.Colour, c.sign, c.body}, i})
		if c.sign == calibration.LightPips {
			white.add(s, c.pose, c.pattern)
		}
		if c.found >= 2 {
			pitches = append(pitches, e.pitch*c.scale)
		}
	}
	for _, i := range unread {
		if !slices.ContainsFunc(out.Dice, func(d calibration.TaughtDie) bool { return d.Colour == taps[i].Colour }) {
			return none, untapped(taps[i])
		}
	}
	if len(pitches) > 0 {
		slices.Sort(pitches)
		out.PipPitch = pitches[len(pitches)/2]
	}
	tell(&out, faces, white.hue())
	return out, nil
}

// leastTaught is the least score of a die that is taught. Of 1,840 that were taught on drawn and rendered rigs those that were
// read right had 4.6 and more, those of which a pip of a side was taken for a one, or the shine for pips, 3.6 and less.
const leastTaught = 4.3

// untapped says that no die is found at a tap.
func untapped(t calibration.Tap) error {
	return fmt.Errorf("no %s die is found where it was tapped at (%.0f, %.0f): tap the middle of its top face, with the dice apart from one another", t.Colour, t.At[0], t.At[1])
}

// offTap is what the square of the distance from a tap, in edges, takes off a candidate's score: people tap a die's middle,
// and one pip of a two has sides too that look like a face's.
const offTap = 10

// taughtEngine is an engine that knows the colours of a rig's dice.
func taughtEngine(rig *calibration.Rig) (*engine, error) {
	if len(rig.Teach.Dice) == 0 {
		return nil, errors.New("the rig has not been taught its dice: add teach to the setup file and calibrate again")
	}
	e, err := newEngine(rig)
	if err != nil {
		return nil, err
	}
	if rig.Found.PipPitch > 0 {
		e.pitch = rig.Found.PipPitch
	}
	if err := e.teach(rig); err != nil {
		e.close()
		return nil, err
	}
	return e, nil
}

// teach takes the colours of the taught dice from the teaching picture of a rig.
func (e *engine) teach(rig *calibration.Rig) error {
	raw, err := decode(rig.Teach.Picture.Data)
	if err != nil {
		return fmt.Errorf("the teaching picture: %w", err)
	}
	defer raw.Close()
	if err := e.fits(raw); err != nil {
		return fmt.Errorf("the teaching picture: %w", err)
	}
	s, warning, err := newScene(e.gboard, &e.known, raw)
	if err != nil {
		return err
	}
	if warning != nil {
		return fmt.Errorf("the teaching picture: %s", warning.Text)
	}
	var ends []float64 // of the faces' sides
	var white lamplight
	var placed []pose // where the dice with pips lie
	type pips struct {
		at  pose
		pat *vision.Pattern
	}
	shown := map[calibration.Pips][]pips{}
	for i := range rig.Colours {
		c := &rig.Colours[i]
		if len(c.Faces) > 0 {
			kind, err := newPrinted(c)
			if err != nil {
				return err
			}
			e.printed, e.printShades = append(e.printed, kind), append(e.printShades, kind.shade)
			continue
		}
		var faces [][3]float64
		channel := pipChannel(&s.pic, c.Pips, s.light)
		for _, d := range rig.Teach.Dice {
			if d.Colour != c.Name {
				continue
			}
			x, y := e.now.rect.px(d.Centre[0], d.Centre[1])
			p := pose{x, y, d.Yaw * math.Pi / 180}
			pat, _, _, _ := weigh(s.sites(p, &channel))
			var l look
			s.surface(p, pat, &l)
			faces, placed = append(faces, l.body), append(placed, p)
			if pat != nil {
				shown[c.Pips] = append(shown[c.Pips], pips{p, pat})
			}
			for _, o := range s.outers(p) {
				ends = append(ends, o.at)
			}
			if c.Pips == calibration.LightPips {
				white.add(s, p, pat)
			}
		}
		if len(faces) == 0 {
			return fmt.Errorf("no %s die was taught: tap at least one in the teaching picture", c.Name)
		}
		e.shades = append(e.shades, learnShade(c.Name, c.Pips, faces))
		if !slices.Contains(e.signs, c.Pips) {
			e.signs = append(e.signs, c.Pips)
		}
	}
	e.contrasts = map[calibration.Pips]float64{}
	e.white, e.pips = white.hue(), white.strength()
	for sign, dice := range shown {
		channel := pipChannel(&s.pic, sign, balanceOf(e.white, e.paper()))
		var all []float64
		for _, d := range dice {
			all = append(all, s.contrastOf(d.at, d.pat, &channel))
		}
		slices.Sort(all)
		e.contrasts[sign] = all[len(all)/2]
	}
	e.brink = s.brinkOf(placed)
	taught := make([]candidate, len(rig.Teach.Dice))
	for i, d := range rig.Teach.Dice {
		x, y := e.now.rect.px(d.Centre[0], d.Centre[1])
		taught[i].pose = pose{x, y, d.Yaw * math.Pi / 180}
	}
	explained := s.explained(taught, bandOut)
	e.umbra = s.umbraOf(&explained, e.umbra)
	e.clumpUsual, e.clumpMost = s.clumpOf(placed)
	var sudden []float64
	for _, c := range taught {
		sudden = append(sudden, s.suddenOf(c.pose))
	}
	slices.Sort(sudden)
	e.sudden = sudden[len(sudden)/2]
	slices.Sort(ends)
	e.outline = ends[len(ends)/2]
	return nil
}

// lamplight is the light's own colour, as the light pips of some dice throw it back.
type lamplight struct {
	sum  [3]float64
	dice float64
}

func (l *lamplight) add(s *scene, p pose, pat *vision.Pattern) {
	for k := range 3 {
		l.sum[k] += s.pipColour(p, pat, k)
	}
	l.dice++
}

// hue is the light's colour, mean 1.
func (l *lamplight) hue() [3]float64 {
	sum := l.sum[0] + l.sum[1] + l.sum[2]
	if sum <= 0 {
		return [3]float64{1, 1, 1}
	}
	return [3]float64{3 * l.sum[0] / sum, 3 * l.sum[1] / sum, 3 * l.sum[2] / sum}
}

// strength is what the pips of a die throw back, the sum of the channels; 0: there were none.
func (l *lamplight) strength() float64 {
	return (l.sum[0] + l.sum[1] + l.sum[2]) / max(l.dice, 1)
}

// pipColour is one channel of the pips of a face, in their middles.
func (s *scene) pipColour(p pose, pat *vision.Pattern, channel int) float64 {
	if pat == nil {
		return 0
	}
	var sum float64
	for i, on := range pat.Pips {
		if on {
			x, y := vision.SiteAt(i)
			b, g, r := s.pic.at(p.place(x*s.pitch, y*s.pitch))
			sum += float64([3]float32{b, g, r}[channel])
		}
	}
	return sum / float64(pat.N)
}

// brinkOf is by how much lower than the face its sides are where the picture is steepest, pixels: edges are round, so a face
// whose place is told by its sides seems to lie nearer to the camera's foot. Of dice whose pips tell their place both are
// known, and the least squares of the difference tell how deep that is.
func (s *scene) brinkOf(dice []pose) float64 {
	var near, far float64
	for _, p := range dice {
		q := p.climbed(2, 0.2, 0.02, s.brink)
		dx, dy := p.x-s.foot.x, p.y-s.foot.y
		near += (p.x-q.x)*dx + (p.y-q.y)*dy
		far += dx*dx + dy*dy
	}
	if far == 0 {
		return 0
	}
	k := max(0, min(near/far, 0.02))
	return k * (s.foot.height - edgePX)
}
