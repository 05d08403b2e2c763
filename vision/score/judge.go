package score

import (
	"fmt"

	"quartermaster/vision"
)

// Sight is one throw with its truth and its reading.
type Sight struct {
	Truth    vision.Truth
	Reading  vision.Reading
	Unread   string // why there is no reading, or ""; without a reading, Reading is empty
	Expected bool   // the reader was given the number of dice of each colour
	// MarginMM is the margin of the rig. People are asked if two gaps of the reading differ by less than it. 0: they never are.
	MarginMM float64
}

// Battle resolves flat dice by the rules of a game. It returns false if the dice make no battle, because nobody fights or a value is
// missing.
type Battle func([]BattleDie) (BattleOutcome, bool)

// BattleDie holds what a battle needs to know of a die.
type BattleDie struct {
	Colour    string
	Value     int
	Footprint [4][2]float64 // mm
}

// BattleOutcome is the result of a battle. Two results are equal if and only if the battles end in the same way. Margin is the smallest
// difference of gaps on which the order of the duels depends, in millimetres.
type BattleOutcome struct {
	Result string
	Margin float64
}

// The kinds of wrong facts.
const (
	WrongValue  = "value"    // wrong value of a flat die
	WrongColour = "colour"   // wrong colour of a visible die
	WrongMiss   = "missing"  // a readable die without a match in the reading
	WrongExtra  = "extra"    // a die of the reading without a match in the truth
	WrongPose   = "unmarked" // a cocked, stacked or hidden die without a warning
)

// Fault is one wrong fact of a reading.
type Fault struct {
	Kind  string
	True  int  // index of the true die, or -1
	Read  int  // index of the reading's die, or -1
	Asked bool // a question is about it
}

// Judgement is the comparison of a reading with the truth.
type Judgement struct {
	Sight
	Belongs []int // for each die of the reading the index of its true die, or -1
	By      []int // for each true die the index of its die in the reading, or -1
	Faults  []Fault
	// Battle is the outcome in truth, or nil if the throw has no battle. BattleRight is true if the reading gives the same result.
	Battle      *BattleOutcome
	BattleRight bool
	// OrderAsked is true if gaps of the reading differ by less than the rig's margin, so that people are asked. OrderSilent is true if
	// the result is wrong although every die is right and there is no question.
	OrderAsked, OrderSilent bool
}

// unseen is the minimum visible share of a die's top face for a camera to be able to detect the die. Chosen.
const unseen = 0.1

// Judge compares one reading with its truth. battle may be nil.
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

// counts reports whether a die is scored. A die that no camera can see is scored only if the reader was given the numbers of dice.
func (j *Judgement) counts(die vision.TrueDie) bool { return die.Visible >= unseen || j.Expected }

// marks reports whether the reading warns that a die does not lie flat. r is the index of the die in the reading, or -1.
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
		// Dice are counted per colour, so a count question that names the die is about its colour.
		f.Asked = j.asks(vision.AskColour, r) || j.asks(vision.AskCount, r)
	case WrongMiss:
		f.Asked = j.asks(vision.AskCount, -1)
	case WrongExtra:
		f.Asked = j.asks(vision.AskExists, r) || j.asks(vision.AskCount, -1)
	}
	j.Faults = append(j.Faults, f)
}

// asks reports whether the reading has a question of a kind about its die r, or about any die if r is -1.
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

// Plain reports whether all dice of the throw are readable.
func (j Judgement) Plain() bool {
	for _, d := range j.Truth.Dice {
		if !d.Readable() {
			return false
		}
	}
	return true
}

// Right reports whether there is a reading and it has no fault.
func (j Judgement) Right() bool { return j.Unread == "" && len(j.Faults) == 0 }

// Asked reports whether people were asked or warned: by a question, by a guard, or because there is no reading.
func (j Judgement) Asked() bool {
	return j.Unread != "" || len(j.Reading.Questions) > 0 || len(j.Reading.Guards) > 0
}

// Matter classifies a throw by its worst problem: "silent", "wrong", "asked", or "" for none.
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

// Silent reports whether there is a wrong fact that no question is about, in a reading without a guard.
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

// fight compares the battle of the truth with that of the reading. A throw with a die that does not lie flat has no battle yet,
// because the rules have that die thrown again.
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

// spots returns the positions of the true dice.
func spots(truth []vision.TrueDie) []vision.Spot {
	all := make([]vision.Spot, len(truth))
	for i, d := range truth {
		all[i] = vision.Spot{Centre: d.Centre, Edge: d.Edge}
	}
	return all
}

// Tell describes a fault in one line, for developers of the reader.
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
