package companion

import (
	"math"
	"slices"

	"quartermaster/vision"
)

// Fix is one correction of a sighting. Exactly one of its kinds is set:
// facts of a die, an added die, the answer to a question, a guard waved through, Done, Discard or Again.
type Fix struct {
	Die     *int         `json:"die,omitempty"`
	Value   *int         `json:"value,omitempty"`
	Colour  *string      `json:"colour,omitempty"`
	Pose    *vision.Pose `json:"pose,omitempty"`
	Centre  *[2]float64  `json:"centre_mm,omitempty"`
	Remove  bool         `json:"remove,omitempty"`
	Add     *Added       `json:"add,omitempty"`
	Answer  *FixAnswer   `json:"answer,omitempty"`
	Guard   *string      `json:"guard,omitempty"`
	OK      bool         `json:"ok,omitempty"`
	Done    bool         `json:"done,omitempty"`    // all dice lie on the chart that people lay out by hand
	Discard bool         `json:"discard,omitempty"` // throw the sighting away; its ask stands again
	Again   bool         `json:"again,omitempty"`   // try once more what was refused or could not be saved
}

// Added is a die that the camera did not see.
type Added struct {
	Colour string      `json:"colour"`
	Value  int         `json:"value"`
	Face   string      `json:"face,omitempty"` // what a printed face shows, by name, where dice of any kind are wanted; Value does not matter then
	Pose   vision.Pose `json:"pose,omitempty"` // flat unless told otherwise
	Centre *[2]float64 `json:"centre_mm,omitempty"`
	Nth    int         `json:"nth,omitempty"` // number among the dice told by hand, from 1; a die sent twice counts once; 0: no number
}

// FixAnswer confirms what the sighting shows in one open question. The question whether several dice all lie flat can also be denied:
// then it is asked of each die. So can the question whether a die was kept: then it was thrown.
type FixAnswer struct {
	Question string `json:"question"`
	OK       bool   `json:"ok"`
}

// mostDice bounds a sighting; the largest throw of any game is 41 dice.
const mostDice = 100

// fix returns the sighting after a correction, or refuses it.
func (s Sighting) fix(f Fix, b Board) (Sighting, error) {
	s = s.clone()
	s.Error = nil
	switch {
	case f.Again:
		return s, nil
	case f.Done:
		if len(s.Missing()) > 0 || len(s.Doubts()) > 0 {
			return s, Refuse("still-missing")
		}
		s.Done = true
		return s, nil
	case f.Guard != nil:
		return s, s.wave(*f.Guard, f.OK)
	case f.Answer != nil:
		return s, s.say(*f.Answer)
	case f.Add != nil:
		return s, s.add(*f.Add, b)
	case f.Die != nil:
		return s, s.change(f, b)
	}
	return s, Refuse("empty-fix")
}

func (s *Sighting) wave(kind string, ok bool) error {
	if !ok || !slices.ContainsFunc(s.Guards, func(g vision.Guard) bool { return g.Kind == kind }) {
		return Refuse("unknown-question")
	}
	s.settle(guardID(kind))
	return nil
}

func (s *Sighting) say(a FixAnswer) error {
	open := s.Doubts()
	i := slices.IndexFunc(open, func(o Doubt) bool { return o.ID == a.Question })
	if i < 0 {
		if s.settled(a.Question) {
			return nil // two people said the same
		}
		return Refuse("unknown-question")
	}
	joined := isJoined(a.Question)
	if !a.OK {
		if !joined && open[i].Kind != AskKept {
			return Refuse("unknown-question")
		}
		s.settle(a.Question)
		return nil
	}
	for _, id := range open[i].Dice {
		d := s.die(id)
		switch open[i].Kind {
		case vision.AskValue:
			if d.Value < 1 || d.Value > len(s.facesOf(d.Die)) {
				return Refuse("say-value")
			}
			d.Fixed.Value = true
		case vision.AskColour:
			if d.Colour == "" {
				return Refuse("say-colour")
			}
			d.Fixed.Colour = true
		case vision.AskPose:
			if joined {
				d.Pose = vision.Flat
			}
			d.Fixed.Pose = true
		case vision.AskExists:
			d.Fixed.Exists = true
		case AskKept:
			d.Kept = &s.keepable(*d).ID
		}
	}
	s.settle(a.Question)
	return nil
}

func (s *Sighting) add(a Added, b Board) error {
	if a.Pose == "" {
		a.Pose = vision.Flat
	}
	d := saidByPeople(a.Colour, a.Value, a.Pose, b)
	if a.Nth > 0 && a.Nth <= len(s.Dice) {
		return nil // it was told already
	}
	if err := s.face(&d, a.Face, b); err != nil {
		return err
	}
	if a.Centre == nil && s.wanted.Places {
		return Refuse("place-needed")
	}
	if a.Centre != nil {
		if err := d.place(*a.Centre, b); err != nil {
			return err
		}
		for _, o := range s.Dice {
			// Two dice cannot lie in one place: the same die was sent twice.
			if o.Placed && o.Colour == d.Colour && o.Value == d.Value && vision.Distance(o.Centre, d.Centre) < b.EdgeMM/2 {
				return nil
			}
		}
	}
	if len(s.Dice) >= mostDice {
		return Refuse("too-many-dice", "Most", mostDice)
	}
	for _, o := range s.Dice {
		d.ID = max(d.ID, o.ID+1)
	}
	s.Dice = append(s.Dice, d)
	s.recount()
	s.Done = s.byFaces() && len(s.Missing()) == 0 // nothing else is to be told of them: the last tap sends the throw
	return nil
}

// face gives a die that is told by hand its printed face, if it has one, and refuses a die that cannot be.
func (s *Sighting) face(d *SeenDie, printed string, b Board) error {
	most := len(s.FacesOf(d.Colour))
	if printed != "" {
		d.Face = printed
		if d.Value = 1 + slices.Index(s.facesOf(d.Die), printed); d.Value == 0 {
			return Refuse("value-range", "Most", most)
		}
	}
	if err := s.plausible(*d, b); err != nil {
		return err
	}
	if d.Value == 0 && d.Pose == vision.Flat {
		return Refuse("value-range", "Most", most)
	}
	return nil
}

// byFaces reports whether people tell the dice one by one, without places.
func (s *Sighting) byFaces() bool {
	return s.By == byHand && !s.wanted.Places && len(s.wanted.Groups) > 0
}

func (s *Sighting) change(f Fix, b Board) error {
	d := s.die(*f.Die)
	if d == nil {
		if f.Remove {
			return nil // somebody else removed it already
		}
		return Refuse("unknown-die")
	}
	if f.Remove {
		id := *f.Die
		s.Dice = slices.DeleteFunc(s.Dice, func(d SeenDie) bool { return d.ID == id })
		s.recount()
		return nil
	}
	if f.Value == nil && f.Colour == nil && f.Pose == nil && f.Centre == nil {
		return Refuse("empty-fix")
	}
	was := *d
	if f.Colour != nil {
		d.Colour, d.Fixed.Colour = *f.Colour, true
	}
	if f.Value != nil {
		if *f.Value < 1 {
			return Refuse("value-range", "Most", len(s.FacesOf(d.Colour)))
		}
		d.Value, d.Fixed.Value = *f.Value, true
	}
	if f.Pose != nil {
		d.Pose, d.Fixed.Pose = *f.Pose, true
	}
	if f.Centre != nil {
		if err := d.place(*f.Centre, b); err != nil {
			return err
		}
	}
	if err := s.plausible(*d, b); err != nil {
		return err
	}
	if d.Colour != was.Colour || d.Value != was.Value {
		d.Kept = nil // it is another die than the one that lay there, or was thrown again
	}
	if d.Face != "" && d.Value > 0 {
		d.Face = s.facesOf(d.Die)[d.Value-1]
	}
	return nil
}

// recount notes that people have said how many dice there are. What they confirmed about another number no longer counts.
func (s *Sighting) recount() {
	s.Counted, s.Done = true, false
	s.Settled = slices.DeleteFunc(s.Settled, func(id string) bool { return id == vision.AskCount })
}

// plausible refuses a die that cannot be.
func (s *Sighting) plausible(d SeenDie, b Board) error {
	if d.Fixed.Colour && !slices.Contains(s.Colours(b), d.Colour) && (d.Colour != "" || s.By != byHand || s.wanted.Places) {
		return Refuse("unknown-colour")
	}
	if faces := len(s.facesOf(d.Die)); d.Value < 0 || d.Value > faces {
		return Refuse("value-range", "Most", faces)
	}
	switch d.Pose {
	case vision.Flat, vision.Cocked, vision.Stacked, vision.Hidden:
		return nil
	}
	return Refuse("unknown-pose")
}

// Colours gives the colours that a die of this sighting can have: the wanted ones first, then those of the owner's dice, then the
// players'.
func (s *Sighting) Colours(b Board) []string {
	var wanted, all []string
	for _, g := range s.wanted.Groups {
		wanted = append(wanted, g.Colour)
	}
	for _, c := range slices.Concat(wanted, b.Colours, s.people) {
		if c != "" && !slices.Contains(all, c) {
			all = append(all, c)
		}
	}
	return all
}

// place puts a die where somebody tapped. Its sides lie along the board's unless its yaw is known.
func (d *SeenDie) place(at [2]float64, b Board) error {
	const rim = 60 // mm beyond the floor where a die on the wall can still be shown
	if !(at[0] > -rim && at[0] < b.WidthMM+rim && at[1] > -rim && at[1] < b.HeightMM+rim) {
		return Refuse("place-off")
	}
	if d.Edge <= 0 {
		d.Edge = b.EdgeMM
	}
	d.Centre, d.Placed, d.Fixed.Place = at, true, true
	sin, cos := math.Sincos(d.Yaw * math.Pi / 180)
	h := d.Edge / 2
	for i, c := range [4][2]float64{{-h, -h}, {h, -h}, {h, h}, {-h, h}} {
		d.Footprint[i] = [2]float64{at[0] + c[0]*cos - c[1]*sin, at[1] + c[0]*sin + c[1]*cos}
	}
	return nil
}
