//go:build cgo

package cv

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"quartermaster/calibration"
)

// teach takes in what the teaching picture shows and refuses a set of dice whose colours cannot be told apart. Dice whose
// pips are not seen are left out, with a note.
func teach(setup *calibration.Setup, rig *calibration.Rig, im *bitmap, learn Learn, report *Report) error {
	taps := setup.Teach.Dice
	lesson, err := learn(rig, rig.Teach.Picture.Data, taps)
	if err != nil {
		return fmt.Errorf("teach: %w", err)
	}
	if len(lesson.Dice) != len(taps) {
		return fmt.Errorf("teach: %d of %d tapped dice were found: tap the middle of each die's top face, with the dice apart from one another", len(lesson.Dice), len(taps))
	}
	rig.Teach.Dice = nil
	var read []int // the taps of those
	for i, a := range lesson.Dice {
		if a.Value == 0 {
			report.Notes = append(report.Notes, fmt.Sprintf("teach.dice[%d]: the pips of the %s die at (%.0f, %.0f) are not seen, perhaps for a lamp's shine: it was left out", i, taps[i].Colour, taps[i].At[0], taps[i].At[1]))
			continue
		}
		for k, b := range rig.Teach.Dice {
			if math.Hypot(a.Centre[0]-b.Centre[0], a.Centre[1]-b.Centre[1]) < 0.9*rig.Die.EdgeMM {
				return fmt.Errorf("teach.dice[%d] and teach.dice[%d] were found on the same die: tap each die once, in the middle of its top face", read[k], i)
			}
		}
		rig.Teach.Dice, read = append(rig.Teach.Dice, a), append(read, i)
	}
	for i := range rig.Colours {
		rig.Colours[i].Pips = lesson.Pips[rig.Colours[i].Name]
	}
	rig.Found.PipPitch = lesson.PipPitch
	return tellApart(rig, im, taps, read)
}

// The limits, in spreads of a colour, within which two colours are one, and within which they are often confused.
const (
	sameColour  = 3.0
	closeColour = 4.5
)

// tellApart measures how far apart the two nearest colours are. read says which tap each taught die was found at.
func tellApart(rig *calibration.Rig, im *bitmap, taps []calibration.Tap, read []int) error {
	shades := make([]shade, len(rig.Teach.Dice))
	for i, d := range rig.Teach.Dice {
		shades[i] = faceShade(rig, im, d)
	}
	if i, looks, ok := strayTap(rig.Teach.Dice, shades); ok {
		t := taps[read[i]]
		return fmt.Errorf("teach.dice[%d] at (%.0f, %.0f) is said to be %s but looks %s: correct its colour", read[i], t.At[0], t.At[1], t.Colour, looks)
	}
	nearest := math.Inf(1)
	for i, a := range rig.Colours {
		for _, b := range rig.Colours[:i] {
			if a.Pips != b.Pips {
				continue // dark and light pips are never confused
			}
			d := apart(rig.Teach.Dice, shades, a.Name, b.Name)
			if d < nearest {
				nearest = d
				rig.Found.NearestColours, rig.Found.ColoursApart = [2]string{b.Name, a.Name}, d
			}
		}
	}
	if nearest < sameColour {
		p := rig.Found.NearestColours
		return fmt.Errorf("%s and %s dice look the same (%.1f spreads apart, %g are needed): use other dice, or light the board more evenly and take the teaching picture again", p[0], p[1], nearest, sameColour)
	}
	return nil
}

// shade is a face's colour: three differences of the channels, freed of brightness, and the brightness.
type shade [4]float64

func (s shade) from(o shade) float64 {
	var sum float64
	for i := range s {
		sum += (s[i] - o[i]) * (s[i] - o[i])
	}
	return math.Sqrt(sum)
}

// faceShade is the colour of a die's top face: the darker part of it, since shine only adds light, and without pips.
func faceShade(rig *calibration.Rig, im *bitmap, d calibration.TaughtDie) shade {
	pitch := rig.Found.PipPitch
	if pitch == 0 {
		pitch = 0.25
	}
	var face [][3]float64
	sin, cos := math.Sincos(d.Yaw * math.Pi / 180)
	const steps = 21
	for i := range steps {
		for j := range steps {
			x, y := 0.72*(float64(i)/(steps-1)-0.5), 0.72*(float64(j)/(steps-1)-0.5) // edges
			onPip := false
			for sx := -1.0; sx <= 1; sx++ {
				for sy := -1.0; sy <= 1; sy++ {
					onPip = onPip || math.Hypot(x-sx*pitch, y-sy*pitch) < 0.12
				}
			}
			if onPip {
				continue
			}
			e := rig.Die.EdgeMM
			u, v := rig.Camera.Project(d.Centre[0]+e*(cos*x-sin*y), d.Centre[1]+e*(sin*x+cos*y), e)
			face = append(face, im.at(u, v))
		}
	}
	c := darker(face)
	l := (c[0] + c[1] + c[2]) / 3
	var s shade
	for i := range 3 {
		s[i] = 3 * (c[i] - l) / (l + 25)
	}
	s[3] = 0.9 * math.Log(l+12)
	return s
}

// darker is the mean of the darkest third.
func darker(face [][3]float64) (c [3]float64) {
	slices.SortFunc(face, func(a, b [3]float64) int { return cmp.Compare(a[0]+a[1]+a[2], b[0]+b[1]+b[2]) })
	n := max(1, len(face)*35/100)
	for _, p := range face[:n] {
		for i := range c {
			c[i] += p[i] / float64(n)
		}
	}
	return c
}

// meanShade is a colour's mean over its dice.
func meanShade(dice []calibration.TaughtDie, shades []shade, colour string) (m shade) {
	var n float64
	for i, d := range dice {
		if d.Colour == colour {
			for k := range m {
				m[k] += shades[i][k]
			}
			n++
		}
	}
	for k := range m {
		m[k] /= n
	}
	return m
}

// apart is the distance of two colours in spreads: of their dice about their means, in the direction from one mean to
// the other. Few dice show too small a spread by chance, so all colours' spread counts too, and it is never taken to be
// less than what another place under the lamp makes of the same die.
func apart(dice []calibration.TaughtDie, shades []shade, a, b string) float64 {
	ma, mb := meanShade(dice, shades, a), meanShade(dice, shades, b)
	far := ma.from(mb)
	if far == 0 {
		return 0
	}
	var own, all float64
	ownDice, colours := 0, map[string]bool{}
	for i, d := range dice {
		m := meanShade(dice, shades, d.Colour)
		var along float64
		for k := range m {
			along += (shades[i][k] - m[k]) * (mb[k] - ma[k]) / far
		}
		all += along * along
		colours[d.Colour] = true
		if d.Colour == a || d.Colour == b {
			own += along * along
			ownDice++
		}
	}
	n := len(dice) - len(colours)
	if n == 0 {
		return far / (2 * leastSpread)
	}
	// The two colours' own spread, as if three more of their dice were spread as dice of this set are.
	const more = 3
	spread := math.Sqrt((own + more*all/float64(n)) / float64(max(ownDice-2, 0)+more))
	return far / max(spread, leastSpread)
}

const leastSpread = 0.06

// strayTap finds a die that is far from every other die of its own colour and near to one of another.
func strayTap(dice []calibration.TaughtDie, shades []shade) (i int, looks string, ok bool) {
	for i, d := range dice {
		own, other := math.Inf(1), math.Inf(1)
		for j, o := range dice {
			far := shades[i].from(shades[j])
			switch {
			case j == i:
			case o.Colour == d.Colour:
				own = min(own, far)
			case far < other:
				other, looks = far, o.Colour
			}
		}
		if !math.IsInf(own, 1) && own > 0.6 && other < own/4 {
			return i, looks, true
		}
	}
	return 0, "", false
}
