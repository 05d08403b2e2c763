package measure

import (
	"fmt"
	"image"
	"math"

	"quartermaster/calibration"
)

// learnDice adds the teaching picture to a calibrated rig and, unless learn is nil, learns from it: the edge of the
// dice where the setup does not give it, and the dice. size is that of the other pictures.
func learnDice(setup *calibration.Setup, rig *calibration.Rig, size image.Point, learn calibration.Learn, report *Report) error {
	p, teachSize, err := picture(setup, setup.Teach.Picture)
	if err != nil {
		return calibration.Refuse("cal-picture", "dice", setup.Teach.Picture, fmt.Errorf("teach: %w", err))
	}
	if teachSize != size {
		return calibration.Refuse("cal-picture-size", "dice", setup.Teach.Picture, fmt.Errorf("teach: the picture has %dx%d pixels, the empty board's %dx%d: take both with the same camera settings", teachSize.X, teachSize.Y, size.X, size.Y))
	}
	rig.Teach.Picture = p
	if learn == nil {
		return nil
	}
	if setup.Die.EdgeMM == nil {
		im, err := newBitmap(p.Data)
		if err != nil {
			return fmt.Errorf("teach: %s: %w", setup.Teach.Picture, err)
		}
		if rig.Die.EdgeMM, err = measureEdge(rig, im, setup.Teach.Dice, learn); err != nil {
			return err
		}
		report.Notes = append(report.Notes, edgeNote(rig.Die.EdgeMM))
	}
	lesson, err := learn(rig, p.Data, setup.Teach.Dice)
	if err == nil {
		lesson, err = fitToDice(setup, rig, learn, lesson, report)
	}
	if err != nil {
		if sidesSwapped(setup, rig, learn) {
			return calibration.Refuse("cal-turned", "sizes", "", fmt.Errorf("board: the dice fit a floor of %.4gx%.4g mm: width and height are swapped, or the corners do not begin at the top left", rig.Board.HeightMM, rig.Board.WidthMM))
		}
		return fmt.Errorf("teach: %w", err)
	}
	if err := acceptLesson(setup, rig, lesson, report); err != nil {
		return err
	}
	if n := likenessNote(rig.Found.NearestColours[0], rig.Found.NearestColours[1], rig.Found.ColoursApart); n != "" {
		report.Notes = append(report.Notes, n)
	}
	return nil
}

// acceptLesson stores a lesson in the rig and refuses dice whose colours cannot be told apart. Dice whose pips are not
// seen are left out, with a note.
func acceptLesson(setup *calibration.Setup, rig *calibration.Rig, lesson calibration.Lesson, report *Report) error {
	taps := setup.Teach.Dice
	if len(lesson.Dice) != len(taps) {
		return calibration.Refuse("cal-dice-count", "dice", setup.Teach.Picture,
			fmt.Errorf("teach: %d of %d tapped dice were found: tap the middle of each die's top face, with the dice apart from one another", len(lesson.Dice), len(taps)),
			"Found", len(lesson.Dice), "Told", len(taps))
	}
	rig.Teach.Dice = nil
	var read []int // the taps of the taught dice
	for i, a := range lesson.Dice {
		if a.Value == 0 {
			report.Notes = append(report.Notes, fmt.Sprintf("teach.dice[%d]: the pips of the %s die at (%.0f, %.0f) are not seen, perhaps because of glare or a wall's shadow: it was left out", i, taps[i].Colour, taps[i].At[0], taps[i].At[1]))
			continue
		}
		for k, b := range rig.Teach.Dice {
			if math.Hypot(a.Centre[0]-b.Centre[0], a.Centre[1]-b.Centre[1]) < 0.9*rig.Die.EdgeMM {
				return fmt.Errorf("teach.dice[%d] and teach.dice[%d] were found on the same die: tap each die once, in the middle of its top face", read[k], i)
			}
		}
		rig.Teach.Dice, read = append(rig.Teach.Dice, a), append(read, i)
	}
	storeLesson(rig, lesson)
	if o := lesson.Stray; o != nil {
		t := taps[o.Tap]
		return calibration.Refuse("cal-dice-colour", "dice", setup.Teach.Picture,
			fmt.Errorf("teach.dice[%d] at (%.0f, %.0f) is said to be %s but looks %s: correct its colour", o.Tap, t.At[0], t.At[1], t.Colour, o.Looks),
			"X", t.At[0], "Y", t.At[1], "Told", t.Colour, "Looks", o.Looks)
	}
	if p := lesson.Nearest; p[0] != "" && lesson.Apart < sameColour {
		return calibration.Refuse("cal-dice-alike", "dice", setup.Teach.Picture,
			fmt.Errorf("%s and %s dice look the same (%.1f spreads apart, %g are needed): use other dice, or light the board more evenly and take the teaching picture again", p[0], p[1], lesson.Apart, sameColour),
			"One", p[0], "Other", p[1])
	}
	return nil
}

// storeLesson stores a lesson in a rig, except for the dice.
func storeLesson(rig *calibration.Rig, lesson calibration.Lesson) {
	for i := range rig.Colours {
		c := &rig.Colours[i]
		c.Pips = lesson.Pips[c.Name]
		if l, ok := lesson.Lattices[c.Name]; ok {
			c.Lattice = &l
		}
	}
	rig.Found.PipPitch, rig.Found.NearestColours, rig.Found.ColoursApart = lesson.PipPitch, lesson.Nearest, lesson.Apart
}

// Limits of the distance of two colours (see Lesson.Apart): below which they are refused as one colour, often
// confused, and sometimes confused. sameColour was fitted on 42 pairs of one paint under two names, of which none was
// more than 1.7 apart; at 2.1 a crimson die passed for a red one without a question. The others were fitted on:
// unknown.
const (
	sameColour  = 2.2
	oftenMixed  = 3.0
	rarelyMixed = 4.5
)

// likenessNote is a note that people will be asked about two similar colours; "" where they will not.
func likenessNote(a, b string, apart float64) string {
	how := "now and then"
	switch {
	case apart == 0 || apart >= rarelyMixed:
		return ""
	case apart < oftenMixed:
		how = "often; dice of other colours are easier to tell"
	}
	return fmt.Sprintf("%s and %s dice look much alike (%.1f spreads apart): people will be asked about them %s", a, b, apart, how)
}
