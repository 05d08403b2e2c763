package calibration

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// Check returns a Refusal for a setup with impossible values.
func (s *Setup) Check() error {
	if err := checkName("name", s.Name, 60); err != nil {
		return Refuse("cal-sizes", "sizes", "", err)
	}
	if err := s.Board.check(); err != nil {
		return Refuse("cal-sizes", "sizes", "", err)
	}
	if s.Die.EdgeMM != nil {
		if err := checkRange("die.edge_mm", *s.Die.EdgeMM, minEdgeMM, maxEdgeMM); err != nil {
			return Refuse("cal-sizes", "sizes", "", err)
		}
	}
	if err := s.checkColours(); err != nil {
		return Refuse("cal-dice", "dice", "", err)
	}
	if err := s.Lens.check(); err != nil {
		return Refuse("cal-lens", "lens", "", err)
	}
	if err := s.checkCorners(); err != nil {
		return Refuse("cal-corners", "corners", s.Empty, err)
	}
	if !insideFolder(s.Empty) {
		return leadsOut("empty", s.Empty)
	}
	if err := s.checkTeach(); err != nil {
		if s.Teach == nil {
			return Refuse("cal-sizes", "sizes", "", err)
		}
		return Refuse("cal-dice-taps", "dice", s.Teach.Picture, err)
	}
	return nil
}

func (s *Setup) checkColours() error {
	if len(s.Colours) == 0 {
		return fmt.Errorf("colours is empty: name the colours of your dice")
	}
	if len(s.Colours) > maxColours {
		return fmt.Errorf("colours has %d entries: %d is the most", len(s.Colours), maxColours)
	}
	seen := map[string]bool{}
	for i, c := range s.Colours {
		if err := checkColourName(fmt.Sprintf("colours[%d].name", i), c.Name); err != nil {
			return err
		}
		if seen[c.Name] {
			return fmt.Errorf("colours names %q twice: keep one of them", c.Name)
		}
		seen[c.Name] = true
		if c.Role != "" {
			if err := checkName(fmt.Sprintf("colours[%d].role", i), c.Role, 40); err != nil {
				return err
			}
		}
		if err := c.checkFaces(fmt.Sprintf("colours[%d].faces", i)); err != nil {
			return err
		}
	}
	return nil
}

func (c *SetupColour) checkFaces(field string) error {
	if len(c.Faces) > maxFaces {
		return fmt.Errorf("%s has %d pictures: %d is the most", field, len(c.Faces), maxFaces)
	}
	names := map[string]bool{}
	for i, f := range c.Faces {
		at := fmt.Sprintf("%s[%d]", field, i)
		if err := checkName(at+".face", f.Face, 24); err != nil {
			return err
		}
		names[f.Face] = true
		if !insideFolder(f.Picture) {
			return leadsOut(at+".picture", f.Picture)
		}
		if f.At == nil {
			continue
		}
		for _, v := range f.At {
			if !(v >= 0 && v <= maxPicturePX) {
				return fmt.Errorf("%s.px is (%.6g, %.6g), outside of any picture: tap the die again", at, f.At[0], f.At[1])
			}
		}
	}
	if n := len(names); n == 1 || n > 6 {
		return fmt.Errorf("%s names %d faces: a printed die has 2 to 6 different ones", field, n)
	}
	return nil
}

func (l *SetupLens) check() error {
	if l == nil {
		return nil
	}
	if l.Profile != "" {
		if len(l.Pictures) > 0 || l.Chessboard != nil {
			return fmt.Errorf("lens has both a profile and pictures: keep one of them")
		}
		if _, err := lensProfile(l.Profile); err != nil {
			return err
		}
		return nil
	}
	if len(l.Pictures) == 0 {
		return fmt.Errorf("lens.pictures is empty: name the pictures of the chessboard, or leave lens out")
	}
	for _, p := range l.Pictures {
		if !insideFolder(p) {
			return leadsOut("lens.pictures", p)
		}
	}
	b := l.Chessboard
	if b == nil {
		return fmt.Errorf("lens.chessboard is missing: say how many inner corners it has and how large a square is")
	}
	for _, n := range []struct {
		field string
		value int
	}{{"columns", b.Columns}, {"rows", b.Rows}} {
		if n.value < 3 || n.value > 50 {
			return fmt.Errorf("lens.chessboard.%s is %d: count the inner corners, 3 to 50", n.field, n.value)
		}
	}
	return checkRange("lens.chessboard.square_mm", b.SquareMM, 1, 200)
}

func (s *Setup) checkCorners() error {
	if len(s.Corners) != 4 {
		return fmt.Errorf("corners_px has %d corners: tap the four corners of the floor", len(s.Corners))
	}
	return checkQuad([4][2]float64(s.Corners))
}

// checkQuad refuses corners that no camera over the board can see: in a wrong order, crossing or nearly collinear.
func checkQuad(q [4][2]float64) error {
	for i, c := range q {
		for _, v := range c {
			if !(v >= -OutsideShare*maxPicturePX && v <= (1+OutsideShare)*maxPicturePX) {
				return fmt.Errorf("corners_px[%d] is (%.6g, %.6g), outside of any picture: tap the floor's corner again", i, c[0], c[1])
			}
		}
	}
	var turn [4]float64
	var area, longest float64
	left := 0
	for i := range q {
		a, b, c := q[i], q[(i+1)%4], q[(i+2)%4]
		turn[i] = (b[0]-a[0])*(c[1]-b[1]) - (b[1]-a[1])*(c[0]-b[0])
		if turn[i] < 0 {
			left++
		}
		area += (a[0]*b[1] - b[0]*a[1]) / 2
		side := math.Hypot(b[0]-a[0], b[1]-a[1])
		longest = max(longest, side)
		if side < 20 {
			return fmt.Errorf("corners_px[%d] and corners_px[%d] are %.0f px apart: tap four different corners, or bring the camera nearer", i, (i+1)%4, side)
		}
	}
	const order = "tap the floor's corners clockwise: top left, top right, bottom right, bottom left"
	switch {
	case left == 4:
		return fmt.Errorf("corners_px go round the wrong way: %s", order)
	case left == 2:
		return fmt.Errorf("corners_px cross over: %s", order)
	case left != 0:
		return fmt.Errorf("corners_px have one corner inside the others: %s", order)
	}
	for i := range turn {
		if turn[i] < 0.05*longest*20 || area < 0.02*longest*longest {
			return fmt.Errorf("corners_px lie almost on one line: %s", order)
		}
	}
	return nil
}

func (s *Setup) checkTeach() error {
	if s.Teach == nil {
		if s.Die.EdgeMM == nil {
			return fmt.Errorf("die.edge_mm and teach are both missing: give the edge of your dice, or a teaching picture to measure it in")
		}
		return nil
	}
	if !insideFolder(s.Teach.Picture) {
		return leadsOut("teach.picture", s.Teach.Picture)
	}
	if len(s.Teach.Dice) > maxTaps {
		return fmt.Errorf("teach.dice has %d taps: %d is the most", len(s.Teach.Dice), maxTaps)
	}
	count := map[string]int{}
	for i, t := range s.Teach.Dice {
		if !slices.ContainsFunc(s.Colours, func(c SetupColour) bool { return c.Name == t.Colour }) {
			return fmt.Errorf("teach.dice[%d].colour is %q, which colours does not name: correct one of them", i, t.Colour)
		}
		count[t.Colour]++
		if slices.ContainsFunc(s.Colours, func(c SetupColour) bool { return c.Name == t.Colour && len(c.Faces) > 0 }) {
			return fmt.Errorf("teach.dice[%d] is of the printed die %s, which is taught by its faces: leave it out", i, t.Colour)
		}
		for _, v := range t.At {
			if !(v >= 0 && v <= maxPicturePX) {
				return fmt.Errorf("teach.dice[%d].px is (%.6g, %.6g), outside of any picture: tap the die again", i, t.At[0], t.At[1])
			}
		}
		for j := range i {
			o := s.Teach.Dice[j].At
			if math.Hypot(o[0]-t.At[0], o[1]-t.At[1]) < 8 {
				return fmt.Errorf("teach.dice[%d] and teach.dice[%d] are the same die: tap each die once", j, i)
			}
		}
	}
	for _, c := range s.Colours {
		if count[c.Name] == 0 && len(c.Faces) == 0 {
			return fmt.Errorf("teach.dice has no %s die: lay at least one die of each colour on the board and tap it", c.Name)
		}
	}
	return nil
}

func (b Board) check() error {
	if err := checkRange("board.width_mm", b.WidthMM, 50, 2000); err != nil {
		return err
	}
	if err := checkRange("board.height_mm", b.HeightMM, 50, 2000); err != nil {
		return err
	}
	return checkRange("board.wall_mm", b.WallMM, 0, 300)
}

// checkVersion checks nothing but the version, so that a newer file is not refused for its new fields.
func checkVersion(data []byte, want int, remedy string) error {
	var v struct {
		Version *json.Number `json:"version"`
	}
	if err := json.Unmarshal(data, &v); err != nil {
		return plainJSON(err, data)
	}
	if v.Version == nil {
		return fmt.Errorf("version is missing: add \"version\": %d", want)
	}
	if v.Version.String() != strconv.Itoa(want) {
		return fmt.Errorf("version is %.20s, only %d is known here: %s", v.Version, want, remedy)
	}
	return nil
}

func checkRange(field string, v, low, high float64) error {
	if v >= low && v <= high { // false for NaN
		return nil
	}
	return fmt.Errorf("%s is %.6g: it must be from %g to %g", field, v, low, high)
}

func checkName(field, v string, longest int) error {
	if strings.TrimSpace(v) == "" {
		return fmt.Errorf("%s is empty: give a name", field)
	}
	if len([]rune(v)) > longest {
		return fmt.Errorf("%s is longer than %d letters: shorten it", field, longest)
	}
	if strings.ContainsFunc(v, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return fmt.Errorf("%s has a letter that cannot be printed: write it again", field)
	}
	return nil
}

// checkColourName is stricter than checkName: a colour's name also stands in --expect red=2,green=3.
func checkColourName(field, v string) error {
	if err := checkName(field, v, 24); err != nil {
		return err
	}
	if strings.ContainsAny(v, "=, \t\"'") {
		return fmt.Errorf("%s is %q: use one word without = , or quotes", field, v)
	}
	return nil
}

func leadsOut(field, path string) error {
	return fmt.Errorf("%s is %q: give a file in the setup file's folder or below it", field, path)
}
