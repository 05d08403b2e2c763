package score

import (
	"fmt"

	"quartermaster/vision"
)

// Sight is one throw with its truth and with what the reader said.
type Sight struct {
	Truth    vision.Truth
	Reading  vision.Reading
	Unread   string // why there is no reading; the reading is then empty
	Expected bool   // the reader was told how many dice of each colour were thrown
	// MarginMM is the margin of the rig: people are asked where two gaps of the reading differ by less. 0: nobody is asked.
	MarginMM float64
}

// Battle resolves flat dice by the rules of a game. It gives false where the dice make no battle (nobody to fight, or a
// value is missing).
type Battle func([]BattleDie) (BattleOutcome, bool)

// BattleDie is a die as far as a battle looks at it.
type BattleDie struct {
	Colour    string
	Value     int
	Footprint [4][2]float64 // mm
}

// BattleOutcome is how a battle ends. Results are equal exactly if the endings are. Margin is the least difference of gaps,
// in millimetres, that decides the order of the duels.
type BattleOutcome struct {
	Result string
	Margin float64
}

// The kinds of wrong facts.
const (
	WrongValue  = "value"    // a flat die's value
	WrongColour = "colour"   // a seen die's colour
	WrongMiss   = "missing"  // a readable die that no die of the reading belongs to
	WrongExtra  = "extra"    // a die of the reading that belongs to no true die
	WrongPose   = "unmarked" // a cocked, stacked or hidden die that nothing warns of
)

// Fault is one wrong fact of a reading.
type Fault struct {
	Kind  string
	True  int // index of the true die, -1: none
	Read  int // index of the reading's die, -1: none
	Asked bool
}

// Judgement is the comparison of a reading with the truth.
type Judgement struct {
	Sight
	Belongs []int // to each die of the reading the index of its true die, -1: none
	By      []int // to each true die the index of its die of the reading, -1: none
	Faults  []Fault
	// Battle is nil where the throw has none; BattleRight says whether the reading's ends the same way.
	Battle      *BattleOutcome
	BattleRight bool
	// OrderAsked says that gaps of the reading differ by less than the rig's margin, so that people are asked. OrderSilent says that the
	// battle ends wrongly although every die is right and nobody is asked about anything.
	OrderAsked, OrderSilent bool
}

// unseen is the share of the top face below which no camera can know of a die.
const unseen = 0.1

// Judge compares one reading with its truth. The battle may be nil.
func Judge(s Sight, battle Battle) Judgement {
	j := Judgement{Sight: s}
	j.Belongs, j.By = vision.Match(spots(s.Truth.Dice), s.Reading.Dice)
	for t, die := range s.Truth.Dice {
		j.judgeDie(t, die, j.By[t])
	}
	for r, t := range j.Belongs {
		if t < 0 {
			j.fault(WrongExtra, -1, r)
		}
	}
	if battle != nil {
		j.fight(battle)
	}
	return j
}

func (j *Judgement) judgeDie(t int, die vision.TrueDie, r int) {
	if !j.counts(die) {
		return
	}
	if die.Pose != vision.Flat {
		if !j.marks(r) {
			j.fault(WrongPose, t, r)
		}
	} else if r < 0 && die.Readable() {
		j.fault(WrongMiss, t, r)
	}
	if r < 0 {
		return
	}
	read := j.Reading.Dice[r]
	if die.Readable() && read.Value != die.Value {
		j.fault(WrongValue, t, r)
	}
	if die.Visible >= 0.5 && read.Colour != die.Colour {
		j.fault(WrongColour, t, r)
	}
}

// counts reports whether the reader is scored on a die. A die that no camera sees counts only where the reader was told
// the expected counts.
func (j *Judgement) counts(die vision.TrueDie) bool { return die.Visible >= unseen || j.Expected }

// marks reports whether the reading warns of a die that does not lie flat; r is its index in the reading, or -1.
func (j *Judgement) marks(r int) bool {
	if r < 0 {
		return j.asks(vision.AskCount, -1)
	}
	if j.Reading.Dice[r].Pose != vision.Flat {
		return true
	}
	for _, q := range j.Reading.Questions {
		if names(q, j.Reading.Dice[r].ID) {
			return true
		}
	}
	return false
}

func (j *Judgement) fault(kind string, t, r int) {
	f := Fault{Kind: kind, True: t, Read: r}
	switch kind {
	case WrongValue:
		f.Asked = j.asks(vision.AskValue, r)
	case WrongColour:
		// A count question that names the die is about its colour: the counts are colour by colour.
		f.Asked = j.asks(vision.AskColour, r) || j.asks(vision.AskCount, r)
	case WrongMiss:
		f.Asked = j.asks(vision.AskCount, -1)
	case WrongExtra:
		f.Asked = j.asks(vision.AskExists, r) || j.asks(vision.AskCount, -1)
	}
	j.Faults = append(j.Faults, f)
}

// asks reports whether the reading has a question of a kind about its die r, or about any die where r is -1.
func (j *Judgement) asks(kind string, r int) bool {
	for _, q := range j.Reading.Questions {
		if q.Kind == kind && (r < 0 || names(q, j.Reading.Dice[r].ID)) {
			return true
		}
	}
	return false
}

func names(q vision.Question, id int) bool {
	for _, d := range q.Dice {
		if d == id {
			return true
		}
	}
	return false
}

// Plain says whether the throw has only readable dice.
func (j Judgement) Plain() bool {
	for _, d := range j.Truth.Dice {
		if !d.Readable() {
			return false
		}
	}
	return true
}

// Right says whether nothing is wrong and there is a reading at all.
func (j Judgement) Right() bool { return j.Unread == "" && len(j.Faults) == 0 }

// Asked says whether people were asked or warned: a question, a guard, or the sentence why there is no reading.
func (j Judgement) Asked() bool {
	return j.Unread != "" || len(j.Reading.Questions) > 0 || len(j.Reading.Guards) > 0
}

// Matter is what is the matter with a throw: "silent", "wrong", "asked", or "" where all is well.
func (j Judgement) Matter() string {
	switch {
	case j.Silent():
		return "silent"
	case len(j.Faults) > 0:
		return "wrong"
	case j.Asked():
		return "asked"
	}
	return ""
}

// Silent reports whether there is a wrong fact without a question about it and without a guard.
func (j Judgement) Silent() bool {
	if j.Unread != "" || len(j.Reading.Guards) > 0 {
		return false
	}
	for _, f := range j.Faults {
		if !f.Asked {
			return true
		}
	}
	return false
}

// fight compares the battle of the truth with that of the reading. A throw with a die that does not lie flat
// has no battle yet: the rules throw that die again.
func (j *Judgement) fight(battle Battle) {
	if !j.Plain() || j.Truth.Tagged(PlacesRead) {
		return
	}
	var truth, read []BattleDie
	for _, d := range j.Truth.Dice {
		truth = append(truth, BattleDie{d.Colour, d.Value, d.Footprint})
	}
	want, ok := battle(truth)
	if !ok {
		return
	}
	j.Battle = &want
	for _, d := range j.Reading.Dice {
		if d.Pose != vision.Flat || d.Value == 0 {
			return
		}
		read = append(read, BattleDie{d.Colour, d.Value, d.Footprint})
	}
	got, ok := battle(read)
	j.BattleRight = ok && got.Result == want.Result
	j.OrderAsked = ok && got.Margin < j.MarginMM
	j.OrderSilent = ok && !j.BattleRight && !j.OrderAsked && !j.Asked() && len(j.Faults) == 0
}

// spots are where the true dice lie.
func spots(truth []vision.TrueDie) []vision.Spot {
	all := make([]vision.Spot, len(truth))
	for i, d := range truth {
		all[i] = vision.Spot{Centre: d.Centre, Edge: d.Edge}
	}
	return all
}

// Tell describes a fault in one line, for those who work on the reader.
func (j Judgement) Tell(f Fault) string {
	text := f.Kind + ":"
	if f.True >= 0 {
		d := j.Truth.Dice[f.True]
		text += fmt.Sprintf(" %s %s %s at %.0f,%.0f mm", d.Pose, d.Colour, d.Shows(), d.Centre[0], d.Centre[1])
	}
	if f.Read >= 0 {
		d := j.Reading.Dice[f.Read]
		text += fmt.Sprintf(" read as %s %s %s at %.0f,%.0f mm (exists %.4f, value %.4f, colour %.4f, flat %.4f)",
			d.Pose, d.Colour, d.Shows(), d.Centre[0], d.Centre[1],
			d.Confidence.Exists, d.Confidence.Value, d.Confidence.Colour, d.Confidence.Flat)
	}
	switch {
	case f.Asked:
		text += ", asked"
	case len(j.Reading.Guards) > 0:
		text += ", guarded"
	default:
		text += ", SILENT"
	}
	return text
}
