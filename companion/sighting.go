package companion

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// SightingState says how far a sighting is.
type SightingState string

// The states of a sighting.
const (
	IsReading  SightingState = "reading"  // the picture is on its way or being read
	IsAsking   SightingState = "asking"   // people must say something
	IsAnswered SightingState = "answered" // it became the answer to its ask
	IsFailed   SightingState = "failed"   // nothing could be read
)

// Sighting is what lies on the board for one ask: as read from a picture or laid out by hand, with what people put right.
// It is a value: a fix makes a new one.
type Sighting struct {
	ID        string
	State     SightingState
	Ask       string
	Corrects  int64  // the entry whose answer this will replace; 0: it answers the open ask
	By        string // "camera", "simulated" or "hand"
	Error     *Sentence
	Picture   *Picture // nil: a blank chart
	Dice      []SeenDie
	Questions []vision.Question // as the reader asked them
	Guards    []vision.Guard    // as the reader raised them
	Settled   []string          // ids of the questions and guards that people have answered
	Done      bool              // by hand: people said that all dice lie there
	Counted   bool              // people added or removed a die, so that the number is theirs
	// MarginMM is the least difference in millimetres by which the rig of the picture can tell two gaps apart; 0: DefaultMarginMM.
	MarginMM float64

	called By // who gives the throw if nothing is open in it
	wanted throw.Wanted
	kinds  map[string]games.DieKind
	people []string // colours of the people at the table
	// printed is the kind of the dice that were seen to have printed faces, by colour, where a game takes dice of any kind.
	printed map[string]string
}

// at sets what the sighting needs to know of its game: the wanted dice, the kinds of dice, and the colours of the people.
func (s *Sighting) at(m *moment, w *throw.Wanted) {
	s.wanted, s.kinds, s.people, s.printed = throw.Wanted{}, m.game.Info().Dice, nil, nil
	if w != nil {
		s.wanted = *w
	}
	for _, d := range s.Dice {
		s.prints(d.Colour, d.Face)
	}
	for _, d := range s.wanted.Keep {
		if !slices.Contains(pips, d.Face) {
			s.prints(d.Colour, d.Face)
		}
	}
	for _, p := range m.start.People {
		s.people = append(s.people, p.Colour)
	}
}

// SeenDie is a die of a sighting, with a note of which facts people have confirmed. Nobody is asked about those again.
type SeenDie struct {
	vision.Die
	Placed bool  // it is known where it lies
	Fixed  Fixed // by people
	Kept   *int  // id of the die that it is in the throw before, if it was not thrown again; nil: it was thrown
}

// saidByPeople marks a die about which people said everything but its place.
func saidByPeople(colour string, value int, pose vision.Pose, b Board) SeenDie {
	return SeenDie{Fixed: Fixed{Value: true, Colour: true, Pose: true, Exists: true}, Die: vision.Die{
		Colour: colour, Value: value, Pose: pose, Edge: b.EdgeMM, Confidence: vision.Confidence{Exists: 1, Value: 1, Colour: 1, Flat: 1}}}
}

// Fixed says which facts of a die people have said.
type Fixed struct {
	Value  bool
	Colour bool
	Pose   bool
	Place  bool
	Exists bool
}

// Any says whether people said anything about the die.
func (f Fixed) Any() bool { return f != Fixed{} }

// Picture describes the rectified picture of a sighting.
type Picture struct {
	WidthPX     int
	HeightPX    int
	PixelsPerMM float64
	OriginPX    [2]float64
}

// Board is what a table knows of its board and dice without a picture. Millimetres.
type Board struct {
	WidthMM  float64
	HeightMM float64
	EdgeMM   float64
	Colours  []string          // of the owner's dice
	Printed  map[string]string // the kind of those dice that have printed faces, by colour; the others have pips
}

// DefaultMarginMM is the margin of a rig that does not say how exact its places are. Sightings in older records, which have no margin,
// were answered with it.
const DefaultMarginMM = 1.0

// The least differences in millimetres by which two gaps can be told apart once people have placed a die by a tap. For dice that the
// camera placed, the rig's own margin counts.
const (
	markedMarginMM = 4.0  // on a picture
	handMarginMM   = 15.0 // on a blank chart
)

// byHand marks a sighting that people lay out on a blank chart.
const byHand = "hand"

// clone makes a copy that may be changed.
func (s Sighting) clone() Sighting {
	s.Dice = slices.Clone(s.Dice)
	s.Settled = slices.Clone(s.Settled)
	return s
}

func (s *Sighting) die(id int) *SeenDie {
	for i := range s.Dice {
		if s.Dice[i].ID == id {
			return &s.Dice[i]
		}
	}
	return nil
}

func (s *Sighting) settled(id string) bool { return slices.Contains(s.Settled, id) }

func (s *Sighting) settle(id string) {
	if !s.settled(id) {
		s.Settled = append(s.Settled, id)
	}
}

// expect is what the reader is told to look for; nil where colours do not matter.
func expect(w throw.Wanted) vision.Expect {
	e := vision.Expect{}
	for _, g := range w.Groups {
		if g.Colour == "" {
			return nil
		}
		e[g.Colour] += g.Count
	}
	if len(e) == 0 {
		return nil
	}
	return e
}

// throws gives the dice that a table which throws by itself is to throw, by colour; nil: any dice. Dice of any colour take the owner's
// colours in turn: those whose dice are of the wanted kind, or all of them if there are none of that kind.
func throws(w throw.Wanted, b Board) vision.Expect {
	e, next := vision.Expect{}, 0
	for _, g := range w.Groups {
		var colours []string
		for _, c := range b.Colours {
			if g.Kind == "" || cmp.Or(b.Printed[c], pipsKind) == g.Kind {
				colours = append(colours, c)
			}
		}
		if len(colours) == 0 {
			colours = b.Colours
		}
		for range g.Count {
			colour := g.Colour
			if colour == "" && len(colours) > 0 {
				colour = colours[next%len(colours)]
				next++
			}
			e[colour]++
		}
	}
	if len(e) == 0 {
		return nil
	}
	return e
}

// Wanted gives the dice that the sighting's ask waits for.
func (s *Sighting) Wanted() throw.Wanted { return s.wanted }

// Missing gives for each colour how many dice are still wanted; under "" are those that may have any colour. A number below zero
// says how many there are too many. Nil: any dice will do.
func (s *Sighting) Missing() map[string]int {
	if len(s.wanted.Groups) == 0 {
		return nil
	}
	missing := map[string]int{}
	for _, g := range s.wanted.Groups {
		missing[g.Colour] += g.Count
	}
	free, anyColour := missing[""]
	delete(missing, "")
	for _, d := range s.Dice {
		if anyColour && missing[d.Colour] <= 0 {
			free--
			continue
		}
		missing[d.Colour]--
	}
	if anyColour {
		missing[""] = free
	}
	maps.DeleteFunc(missing, func(_ string, n int) bool { return n == 0 })
	return missing
}

// FacesOf gives what the dice of a colour can show; place n is the value n+1.
func (s *Sighting) FacesOf(colour string) []string {
	if kind, printed := s.printed[colour]; printed && kindOf(s.wanted, colour) == "" {
		return s.kinds[kind].Faces
	}
	_, faces := FacesOf(s.kinds, s.wanted, colour)
	return faces
}

// facesOf gives what a die can show: one that shows a printed face, where dice of any kind are wanted, is of the kind that has it.
func (s *Sighting) facesOf(d vision.Die) []string {
	if kind := printedKind(s.kinds, d.Face); kind != "" && kindOf(s.wanted, d.Colour) == "" {
		return s.kinds[kind].Faces
	}
	return s.FacesOf(d.Colour)
}

// prints notes that a die of a colour shows a face that was told by its name, and so is of a kind with printed faces.
func (s *Sighting) prints(colour, face string) {
	kind := printedKind(s.kinds, face)
	if kind == "" || colour == "" {
		return
	}
	if s.printed == nil {
		s.printed = map[string]string{}
	}
	s.printed[colour] = kind
}

// FacesOf gives the kind of the wanted dice of a colour and what they can show, of a game's kinds of dice.
func FacesOf(kinds map[string]games.DieKind, w throw.Wanted, colour string) (kind string, faces []string) {
	kind = cmp.Or(kindOf(w, colour), pipsKind)
	if faces = kinds[kind].Faces; len(faces) == 0 {
		faces = pips
	}
	return kind, faces
}

// kindOf is the kind of the dice of a colour: the kind of the group of that colour, else of the group of any colour.
func kindOf(w throw.Wanted, colour string) (kind string) {
	for _, g := range w.Groups {
		if g.Colour == colour {
			return g.Kind
		}
		if g.Colour == "" {
			kind = g.Kind
		}
	}
	return kind
}

// pipsKind is the kind of ordinary dice in every game that has them.
const pipsKind = "pips"

var pips = []string{"1", "2", "3", "4", "5", "6"}

// throw is the sighting as the rules see it. Call it only when nothing is open.
func (s *Sighting) throw() *throw.Throw {
	t := &throw.Throw{By: s.By, Dice: []throw.Die{}}
	if s.By != byHand {
		t.Margin = cmp.Or(s.MarginMM, DefaultMarginMM)
	}
	for _, d := range s.Dice {
		die := throw.Die{ID: d.ID, Colour: d.Colour, Loose: d.Pose != vision.Flat, Kept: d.Kept}
		if faces := s.facesOf(d.Die); d.Value >= 1 && d.Value <= len(faces) {
			die.Face = faces[d.Value-1]
		}
		if d.Placed {
			for _, p := range d.Footprint {
				die.Footprint = append(die.Footprint, throw.Point{X: p[0], Y: p[1]})
			}
		}
		if d.Fixed.Place {
			t.Margin = max(t.Margin, markedMarginMM)
		}
		t.Dice = append(t.Dice, die)
	}
	if s.By == byHand && s.wanted.Places {
		t.Margin = handMarginMM
	}
	return t
}

// doubt returns the id of a question about dice. It is the same each time it is computed.
func doubt(kind string, dice ...int) string {
	for _, d := range dice {
		kind += "-" + strconv.Itoa(d)
	}
	return kind
}
