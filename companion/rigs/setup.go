package rigs

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"quartermaster/calibration"
)

// Step is a step of the set-up, as people go through it.
type Step string

// The steps of the set-up.
const (
	StepView    Step = "view"    // aim the camera: the whole lid is seen, sharp and lit
	StepSizes   Step = "sizes"   // of the floor, its wall and the dice
	StepCorners Step = "corners" // of the floor, in the picture
	StepEmpty   Step = "empty"   // a picture of the empty board
	StepDice    Step = "dice"    // a picture of dice, and their colours
	StepLens    Step = "lens"    // pictures of a chessboard, if people want
	StepTest    Step = "test"    // three throws
)

// Steps are all steps in their order.
func Steps() []Step {
	return []Step{StepView, StepSizes, StepCorners, StepEmpty, StepDice, StepLens, StepTest}
}

// Purpose is what a picture of the set-up is taken for.
type Purpose string

// What pictures are taken for. There is one picture for ForEmpty and one for ForTeach; a new one replaces it.
const (
	ForEmpty Purpose = "empty"
	ForTeach Purpose = "teach"
	ForLens  Purpose = "lens"
	ForFace  Purpose = "face"
)

// mostOf is how many pictures of a purpose are kept. If there are more, one for the lens or a face is refused; for other purposes the
// oldest picture is removed.
var mostOf = map[Purpose]int{ForEmpty: 1, ForTeach: 1, ForLens: 60, ForFace: 48}

// Answers are what people have said so far. A field that is nil or empty was not answered yet. The JSON is as in the setup file.
type Answers struct {
	Name    string                    `json:"name"`
	Board   *calibration.Board        `json:"board"`
	Die     *calibration.Die          `json:"die"`
	Corners [][2]float64              `json:"corners_px"`
	Colours []calibration.SetupColour `json:"colours"` // the pictures of faces by their ids
	Dice    []calibration.Tap         `json:"dice"`    // in the picture for teach
	Lens    *Lens                     `json:"lens"`
}

// Lens is what people say about the lens: its profile, or the chessboard in the pictures for the lens.
type Lens struct {
	Profile  string  `json:"profile,omitempty"`
	Columns  int     `json:"columns,omitempty"` // inner corners
	Rows     int     `json:"rows,omitempty"`
	SquareMM float64 `json:"square_mm,omitempty"`
}

// Picture is one picture of the set-up.
type Picture struct {
	ID       string    `json:"id"` // made by this program
	For      Purpose   `json:"for"`
	WidthPX  int       `json:"width_px"`
	HeightPX int       `json:"height_px"`
	Taken    time.Time `json:"taken"`
}

// Calibration says how far the calibration of a set-up is.
type Calibration struct {
	State   CalibrationState     `json:"state"`
	Refusal *calibration.Refusal `json:"refusal,omitempty"` // if State is IsRefused
	Notes   []string             `json:"notes,omitempty"`   // doubts about the result, in English
	Found   *calibration.Found   `json:"found,omitempty"`   // if State is IsReady
	Margin  float64              `json:"margin_mm,omitempty"`
	EdgeMM  float64              `json:"edge_mm,omitempty"`

	began time.Time
}

// CalibrationState is a state of a calibration.
type CalibrationState string

// The states of a calibration. A change of what it was made from leads back to the first.
const (
	IsNone    CalibrationState = "none"
	IsRunning CalibrationState = "running"
	IsRefused CalibrationState = "refused"
	IsReady   CalibrationState = "ready" // its rig can be kept
)

// Setup is a set-up that is under way. It is never changed: a change makes a new one, so that readers need no lock.
type Setup struct {
	ID          string      `json:"id"` // also that of the rig that is made from it
	Serial      int64       `json:"serial"`
	Began       time.Time   `json:"began"`
	Step        Step        `json:"step"`
	Camera      Camera      `json:"camera"` // that took its pictures
	Mends       string      `json:"mends,omitempty"`
	Answers     Answers     `json:"answers"`
	Pictures    []Picture   `json:"pictures"`
	Calibration Calibration `json:"calibration"`
	Kept        string      `json:"kept,omitempty"` // the rig that was made from it, which is tested now; "": none yet
	Tests       []Tested    `json:"tests,omitempty"`
}

// clone makes a copy that may be changed.
func (s *Setup) clone() *Setup {
	c := *s
	c.Pictures = slices.Clone(s.Pictures)
	return &c
}

// touched discards the calibration. Call it after a change of anything that the calibration is made from. If a rig was kept already,
// the set-up becomes a new one that corrects that rig.
func (s *Setup) touched() {
	s.Calibration = Calibration{State: IsNone}
	if s.Kept != "" {
		s.ID, s.Mends, s.Kept, s.Tests = newID(), s.Kept, "", nil
	}
}

// mostPX bounds a position in a picture, in pixels.
const mostPX = 20000

// answer stores what people say. changed holds the fields to replace, as JSON.
func (s *Setup) answer(changed map[string]json.RawMessage) error {
	text, err := json.Marshal(s.Answers)
	if err != nil {
		return err
	}
	all := map[string]json.RawMessage{}
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	for name, value := range changed {
		if _, known := all[name]; !known {
			return refuse("setup-odd", "What", clip(name))
		}
		all[name] = value
	}
	if text, err = json.Marshal(all); err != nil {
		return refuse("setup-odd", "What", "answers")
	}
	var next Answers
	if err := strict(text, &next); err != nil {
		return refuse("setup-odd", "What", clip(err.Error()))
	}
	if err := next.check(); err != nil {
		return err
	}
	before := s.Answers
	s.Answers = next
	before.Name = next.Name // a new name needs no new calibration
	was, _ := json.Marshal(before)
	now, _ := json.Marshal(next)
	if string(was) != string(now) {
		s.touched()
	}
	return nil
}

// check rejects answers that are out of bounds. Whether a rig can be made from them is for package calibration to say.
func (a *Answers) check() error {
	if a.Name != "" {
		name, err := properName(a.Name)
		if err != nil {
			return err
		}
		a.Name = name
	}
	if b := a.Board; b != nil && !(within(b.WidthMM, 50, 2000) && within(b.HeightMM, 50, 2000) && within(b.WallMM, 0, 300)) {
		return refuse("setup-board")
	}
	if d := a.Die; d != nil && !within(d.EdgeMM, 5, 50) {
		return refuse("setup-die")
	}
	if odd := a.odd(); odd != "" {
		return refuse("setup-odd", "What", odd)
	}
	return nil
}

// odd names an answer that our pages never send; "": there is none.
func (a *Answers) odd() string {
	if n := len(a.Corners); n != 0 && n != 4 || slices.ContainsFunc(a.Corners, outside) {
		return "corners_px"
	}
	if len(a.Colours) > 16 || len(a.Dice) > 200 {
		return "colours"
	}
	for _, c := range a.Colours {
		if odd := oddColour(c); odd != "" {
			return odd
		}
	}
	for _, d := range a.Dice {
		if outside(d.At) || len([]rune(d.Colour)) > 24 {
			return "dice"
		}
	}
	if l := a.Lens; l != nil && (len(l.Profile) > 40 || !within(float64(l.Columns), 0, 50) || !within(float64(l.Rows), 0, 50) || !within(l.SquareMM, 0, 200)) {
		return "lens"
	}
	return ""
}

// oddColour names an answer about one colour that our pages never send; "": there is none.
func oddColour(c calibration.SetupColour) string {
	if c.Name == "" || len([]rune(c.Name)) > 24 || strings.ContainsAny(c.Name, "=, \t\"'") || len([]rune(c.Role)) > 40 || len(c.Faces) > 48 {
		return "colours"
	}
	for _, f := range c.Faces {
		if len(f.Face) > 40 || len(f.Picture) > 40 || f.At != nil && outside(*f.At) {
			return "faces"
		}
	}
	return ""
}

// within says whether a number lies between two others; false for NaN.
func within(x, least, most float64) bool { return x >= least && x <= most }

// outside says whether a position cannot be in any picture.
func outside(p [2]float64) bool { return !inPicture(p) }

func inPicture(p [2]float64) bool {
	return math.Abs(p[0]) <= mostPX && math.Abs(p[1]) <= mostPX // false for NaN
}

// picture finds a picture of the set-up.
func (s *Setup) picture(id string) (Picture, bool) {
	i := slices.IndexFunc(s.Pictures, func(p Picture) bool { return p.ID == id })
	if i < 0 {
		return Picture{}, false
	}
	return s.Pictures[i], true
}

func (s *Setup) of(purpose Purpose) (all []Picture) {
	for _, p := range s.Pictures {
		if p.For == purpose {
			all = append(all, p)
		}
	}
	return all
}

// take adds a new picture with a new id. gone is the picture that had to be removed for it, if any.
func (s *Setup) take(purpose Purpose, width, height int, taken time.Time) (p Picture, gone []Picture, err error) {
	most, known := mostOf[purpose]
	if !known {
		return p, nil, refuse("setup-odd", "What", clip(string(purpose)))
	}
	before := s.of(purpose)
	number := 1
	if n := len(before); n > 0 {
		last := before[n-1].ID
		_, _ = fmt.Sscanf(last[strings.LastIndex(last, "-")+1:], "%d", &number)
		number++
	}
	switch {
	case len(before) < most:
	case purpose == ForLens, purpose == ForFace:
		return p, nil, refuse("setup-pictures", "Most", most)
	default:
		gone = before[:1]
		s.Pictures = slices.DeleteFunc(s.Pictures, func(p Picture) bool { return p.ID == gone[0].ID })
	}
	p = Picture{fmt.Sprintf("%s-%02d", purpose, number), purpose, width, height, taken}
	s.Pictures = append(s.Pictures, p)
	s.touched()
	return p, gone, nil
}

// drop removes a picture. The calibration is discarded too.
func (s *Setup) drop(id string) error {
	if _, there := s.picture(id); !there {
		return refuse("setup-no-picture")
	}
	s.Pictures = slices.DeleteFunc(s.Pictures, func(p Picture) bool { return p.ID == id })
	s.touched()
	return nil
}

// name is the name of a picture's file.
func (p Picture) name() string { return p.ID + ".jpg" }

// setupFile gives the setup file for "quartermaster calibrate", and the pictures that it names. If a step is missing, the error is a
// refusal that names it.
func (s *Setup) setupFile() (file *calibration.Setup, pictures []string, err error) {
	a := s.Answers
	missing := func(step Step) error {
		return &calibration.Refusal{ID: "cal-missing-" + string(step), Step: string(step), Text: "the step " + string(step) + " is not done yet"}
	}
	empty, teach := s.of(ForEmpty), s.of(ForTeach)
	switch {
	case a.Board == nil || a.Die == nil:
		return nil, nil, missing(StepSizes)
	case len(a.Corners) != 4:
		return nil, nil, missing(StepCorners)
	case len(empty) == 0:
		return nil, nil, missing(StepEmpty)
	case len(teach) == 0 || len(a.Colours) == 0 || len(a.Dice) == 0:
		return nil, nil, missing(StepDice)
	}
	edge := a.Die.EdgeMM
	name := a.Name
	if name == "" {
		name = "Quartermaster"
	}
	file = &calibration.Setup{
		Version: calibration.SetupVersion, Name: name, Board: *a.Board, Die: calibration.SetupDie{EdgeMM: &edge},
		Corners: a.Corners, Empty: empty[0].name(), Teach: &calibration.SetupTeach{Picture: teach[0].name(), Dice: a.Dice},
	}
	pictures = []string{empty[0].name(), teach[0].name()}
	for _, c := range a.Colours {
		c.Faces = slices.Clone(c.Faces)
		for i, f := range c.Faces {
			p, there := s.picture(f.Picture)
			if !there {
				return nil, nil, missing(StepDice)
			}
			c.Faces[i].Picture = p.name()
			pictures = append(pictures, p.name())
		}
		file.Colours = append(file.Colours, c)
	}
	if l := a.Lens; l != nil {
		file.Lens = &calibration.SetupLens{Profile: l.Profile}
		if l.Profile == "" {
			for _, p := range s.of(ForLens) {
				file.Lens.Pictures = append(file.Lens.Pictures, p.name())
			}
			if len(file.Lens.Pictures) == 0 {
				return nil, nil, missing(StepLens)
			}
			file.Lens.Chessboard = &calibration.Chessboard{Columns: l.Columns, Rows: l.Rows, SquareMM: l.SquareMM}
			pictures = append(pictures, file.Lens.Pictures...)
		}
	}
	slices.Sort(pictures)
	return file, slices.Compact(pictures), nil
}

// clip shortens what a request contained before an error repeats it.
func clip(s string) string {
	if r := []rune(strings.ToValidUTF8(s, "?")); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return strings.ToValidUTF8(s, "?")
}
