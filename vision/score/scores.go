package score

import (
	"quartermaster/vision"
)

// Scores sums judgements, as vision/CONTRACT.md tells. The zero value is an empty sum.
type Scores struct {
	Throws int // pictures, with those that could not be read
	Unread int
	Dice   int // true dice

	Found  Share // readable true dice that a reading's die belongs to
	Value  Share // of the found
	Colour Share // of the found
	Extra  Share // reading's dice that belong to no true die, per true die: may pass 1
	Marked Share // true dice that do not lie flat, and the reading warns of it
	Loose  Share // found dice that the reading takes for not flat: thrown again for nothing
	Right  Share // throws with only readable dice, and everything right
	Asked  Share // throws with a question, a guard or no reading
	// AskedOrdinary is Asked of the throws tagged "ordinary": what a family sees on a plain evening.
	AskedOrdinary Share
	Silent        Share // throws with a wrong fact that nothing warns of
	Outcome       Share // battles that end as in truth, with a margin of at least ClearMargin
	OutcomeClose  Share // the other battles
	OrderAsked    Share // battles in which gaps differ by less than the rig's margin: people are asked
	OrderSilent   Share // battles that end wrongly by places alone, and nobody is asked

	Place Sample // distance of the centres of found dice, mm
	Time  Sample // decoded pixels to questions, as a multiple of decoding
	Steps [5]Sample

	Sure [4]Reliability // by SureNames
}

// ClearMargin is the margin in millimetres from which a battle counts as clear.
const ClearMargin = 0.5

// StepNames names Scores.Steps, milliseconds of each step of a reading.
var StepNames = [5]string{"decode", "undistort", "find", "read", "total"}

// SureNames names Scores.Sure.
var SureNames = [4]string{"exists", "value", "colour", "flat"}

// Add takes one judgement into the sum.
func (s *Scores) Add(j Judgement) {
	s.Throws++
	s.Dice += len(j.Truth.Dice)
	if j.Unread != "" {
		s.Unread++
	}
	for t, die := range j.Truth.Dice {
		s.addDie(j, die, j.By[t])
	}
	for r, t := range j.Belongs {
		c := j.Reading.Dice[r].Confidence
		s.Sure[0].Add(c.Exists, t >= 0)
		if t < 0 {
			s.Extra.K++
		}
	}
	s.Extra.N += len(j.Truth.Dice)
	if j.Plain() {
		s.Right.Add(j.Right())
	}
	s.Asked.Add(j.Asked())
	if j.Truth.Tagged("ordinary") {
		s.AskedOrdinary.Add(j.Asked())
	}
	s.Silent.Add(j.Silent())
	if j.Battle != nil {
		if j.Battle.Margin >= ClearMargin {
			s.Outcome.Add(j.BattleRight)
		} else {
			s.OutcomeClose.Add(j.BattleRight)
		}
	}
	if j.Battle != nil {
		s.OrderAsked.Add(j.OrderAsked)
		s.OrderSilent.Add(j.OrderSilent)
	}
	if j.Unread == "" {
		s.addTime(j.Reading.Elapsed)
	}
}

func (s *Scores) addDie(j Judgement, die vision.TrueDie, r int) {
	if die.Pose != vision.Flat && j.counts(die) {
		s.Marked.Add(j.marks(r))
	}
	if die.Readable() {
		s.Found.Add(r >= 0)
	}
	if r < 0 {
		return
	}
	read := j.Reading.Dice[r]
	s.Sure[3].Add(read.Confidence.Flat, die.Pose == vision.Flat)
	if !die.Readable() {
		return
	}
	s.Value.Add(read.Value == die.Value)
	s.Colour.Add(read.Colour == die.Colour)
	s.Loose.Add(read.Pose != vision.Flat)
	if !j.Truth.Tagged(PlacesRead) {
		s.Place = append(s.Place, vision.Distance(read.Centre, die.Centre))
	}
	if read.Value != 0 {
		s.Sure[1].Add(read.Confidence.Value, read.Value == die.Value)
	}
	s.Sure[2].Add(read.Confidence.Colour, read.Colour == die.Colour)
}

func (s *Scores) addTime(e vision.Elapsed) {
	for i, ms := range [5]float64{e.Decode, e.Undistort, e.Find, e.Read, e.Total} {
		s.Steps[i] = append(s.Steps[i], ms)
	}
	if e.Decode > 0 {
		s.Time = append(s.Time, (e.Total-e.Decode)/e.Decode)
	}
}
