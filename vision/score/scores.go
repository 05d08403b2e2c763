package score

import (
	"quartermaster/vision"
)

// Scores sums up judgements. vision/CONTRACT.md defines the measures. The zero value is an empty sum.
type Scores struct {
	Throws int // pictures, including those without a reading
	Unread int
	Dice   int // true dice

	Found  Share // readable true dice that match a die of the reading
	Value  Share // found dice with the right value
	Colour Share // found dice with the right colour
	Extra  Share // dice of readings that match no true die, per true die; may exceed 1
	Marked Share // true dice that do not lie flat, of which the reading warns
	Loose  Share // found dice that the reading wrongly takes for not flat, so that they are thrown again without need
	Right  Share // throws with only readable dice that have no fault
	Asked  Share // throws with a question, a guard or no reading
	// AskedOrdinary is Asked for throws with the tag "ordinary", which are like those of usual play.
	AskedOrdinary Share
	Silent        Share // throws with a wrong fact and no warning
	Outcome       Share // battles with the same result as in truth; those with a margin of at least ClearMargin
	OutcomeClose  Share // the same for the other battles
	OrderAsked    Share // battles in which people are asked, because gaps differ by less than the rig's margin
	OrderSilent   Share // battles with a wrong result by positions alone, without a question

	Place Sample // distance of the centres of found dice, mm
	Time  Sample // time from decoded pixels to questions, as a multiple of the time of decoding
	Steps [5]Sample

	Sure [4]Reliability // in the order of SureNames
}

// ClearMargin is the minimum margin of a clear battle, in millimetres. Chosen.
const ClearMargin = 0.5

// StepNames names the steps in Scores.Steps, which holds their times in milliseconds.
var StepNames = [5]string{"decode", "undistort", "find", "read", "total"}

// SureNames names the probabilities in Scores.Sure.
var SureNames = [4]string{"exists", "value", "colour", "flat"}

// Add adds one judgement to the sum.
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
