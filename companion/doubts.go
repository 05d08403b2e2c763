package companion

import (
	"slices"
	"strings"

	"quartermaster/vision"
)

// Doubt is a question to people that must be answered before the sighting becomes a throw.
type Doubt struct {
	ID   string // "value-3", "count": the same doubt has the same id
	Kind string // of vision
	Dice []int  // more than one of a pose: do all of them lie flat?
}

// Doubts lists the doubts that still stand. Each is asked once: what people have said is never asked again. Dice that are
// doubtful only in whether they lie flat are one doubt, until people say that not all of them do.
func (s *Sighting) Doubts() []Doubt {
	var open []Doubt
	ask := func(kind string, dice ...int) {
		id := doubt(kind, dice...)
		if s.settled(id) || slices.ContainsFunc(open, func(o Doubt) bool { return o.ID == id }) {
			return
		}
		open = append(open, Doubt{ID: id, Kind: kind, Dice: dice})
	}
	readerCounts := false
	for _, q := range s.Questions {
		if q.Kind == vision.AskCount {
			readerCounts = true
			continue
		}
		if dice := s.doubtful(q); len(dice) > 0 || len(q.Dice) == 0 {
			ask(q.Kind, dice...)
		}
	}
	for _, d := range s.Dice { // what the rules cannot do without, whether the reader asked or not
		if d.Pose == vision.Flat && (d.Value < 1 || d.Value > len(s.facesOf(d.Die))) {
			ask(vision.AskValue, d.ID)
		}
		if d.Colour == "" && (s.By != byHand || s.wanted.Places) {
			ask(vision.AskColour, d.ID)
		}
	}
	if s.By != byHand && (len(s.Missing()) > 0 || readerCounts && !s.Counted) {
		ask(vision.AskCount)
	}
	return s.joined(open)
}

// joined merges all doubts that only ask whether dice lie flat.
func (s *Sighting) joined(open []Doubt) []Doubt {
	if slices.ContainsFunc(s.Settled, isJoined) {
		return open
	}
	other := map[int]bool{} // dice with another open question
	for _, o := range open {
		for _, id := range o.Dice {
			other[id] = other[id] || o.Kind != vision.AskPose
		}
	}
	for _, d := range s.Dice { // what lies beneath such a die is asked as well
		other[d.ID] = other[d.ID] || d.Pose == vision.Stacked || d.Pose == vision.Hidden
	}
	var dice []int
	var rest []Doubt
	at := -1
	for _, o := range open {
		if o.Kind != vision.AskPose || len(o.Dice) == 0 || slices.ContainsFunc(o.Dice, func(id int) bool { return other[id] }) {
			rest = append(rest, o)
			continue
		}
		if at < 0 {
			at = len(rest)
		}
		for _, id := range o.Dice {
			if !slices.Contains(dice, id) {
				dice = append(dice, id)
			}
		}
	}
	if len(dice) < 2 {
		return open
	}
	slices.Sort(dice)
	return slices.Insert(rest, at, Doubt{ID: doubt(vision.AskPose, dice...), Kind: vision.AskPose, Dice: dice})
}

// isJoined says whether an id belongs to a joined doubt: one that asks of several dice whether they lie flat.
func isJoined(id string) bool {
	return strings.HasPrefix(id, vision.AskPose+"-") && strings.Count(id, "-") > 1
}

// doubtful returns the dice of a question that are still in doubt.
func (s *Sighting) doubtful(q vision.Question) []int {
	var dice []int
	for _, id := range q.Dice {
		d := s.die(id)
		if d == nil {
			continue // people removed it
		}
		said := false
		switch q.Kind {
		case vision.AskValue:
			said = d.Fixed.Value || d.Pose != vision.Flat && d.Fixed.Pose // what does not lie flat shows nothing that counts
		case vision.AskColour:
			said = d.Fixed.Colour
		case vision.AskPose:
			said = d.Fixed.Pose
		case vision.AskExists:
			said = d.Fixed.Any()
		case AskKept:
			said = d.Kept != nil || s.keepable(*d) == nil
		}
		if !said {
			dice = append(dice, id)
		}
	}
	return dice
}

// Warnings lists the guards that people have not yet accepted.
func (s *Sighting) Warnings() []vision.Guard {
	var open []vision.Guard
	for _, g := range s.Guards {
		if !s.settled(guardID(g.Kind)) && !slices.ContainsFunc(open, func(o vision.Guard) bool { return o.Kind == g.Kind }) {
			open = append(open, g)
		}
	}
	return open
}

func guardID(kind string) string { return "guard-" + kind }

// clear says whether nothing is open. A chart that people lay out by hand is complete when they say so.
func (s *Sighting) clear() bool {
	return len(s.Doubts()) == 0 && len(s.Warnings()) == 0 && (s.By != byHand || s.Done)
}
