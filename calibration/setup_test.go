package calibration

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const goodSetup = `{
  "version": 1,
  "name": "kitchen",
  "board":  {"width_mm": 290, "height_mm": 290, "wall_mm": 45},
  "die":    {"edge_mm": 12.0},
  "colours": [{"name": "red", "role": "merchant"}, {"name": "green", "role": "pirate"}],
  "lens":   {"pictures": ["calibration/lens-*.jpg"], "chessboard": {"columns": 9, "rows": 6, "square_mm": 15}},
  "corners_px": [[312.0, 101.5], [1201.2, 98.7], [1222.9, 1011.0], [290.4, 1015.3]],
  "empty":  "calibration/empty.jpg",
  "teach":  {"picture": "calibration/teach.jpg", "dice": [{"colour": "red", "px": [640, 512]}, {"colour": "green", "px": [800, 512]}]}
}`

func TestTheContractsExampleIsRead(t *testing.T) {
	s, err := ParseSetup([]byte(goodSetup))
	if err != nil {
		t.Fatal(err)
	}
	if s.Name != "kitchen" || s.Board.WallMM != 45 || *s.Die.EdgeMM != 12 || s.Colours[1].Role != "pirate" ||
		s.Lens.Chessboard.Rows != 6 || s.Corners[2] != [2]float64{1222.9, 1011} || s.Teach.Dice[0].At != [2]float64{640, 512} {
		t.Errorf("read as %+v", s)
	}
}

func TestWhatMayBeAbsentFromASetup(t *testing.T) {
	const lens = `"lens":   {"pictures": ["calibration/lens-*.jpg"], "chessboard": {"columns": 9, "rows": 6, "square_mm": 15}},`
	for name, change := range map[string][2]string{
		"the lens":                   {lens, ""},
		"a chessboard for a profile": {lens, `"lens": {"profile": "pi-camera-3"},`},
		"the edge of the dice":       {`{"edge_mm": 12.0}`, `{}`},
		"a role":                     {`, "role": "merchant"`, ""},
		"a wall, on a mat":           {`"wall_mm": 45`, `"wall_mm": 0`},
		"teaching, with a known edge": {goodSetup[strings.Index(goodSetup, `,
  "teach"`):], "}"},
	} {
		if _, err := ParseSetup(swap(t, goodSetup, change)); err != nil {
			t.Errorf("without %s: %v", name, err)
		}
	}
}

func swap(t *testing.T, text string, change [2]string) []byte {
	t.Helper()
	if !strings.Contains(text, change[0]) {
		t.Fatalf("the good file has no %q", change[0])
	}
	return []byte(strings.Replace(text, change[0], change[1], 1))
}

func TestABadSetupIsRefusedWithOneSentence(t *testing.T) {
	const teachPart = `"teach":  {"picture": "calibration/teach.jpg", "dice": [{"colour": "red", "px": [640, 512]}, {"colour": "green", "px": [800, 512]}]}`
	const cornersPart = `[[312.0, 101.5], [1201.2, 98.7], [1222.9, 1011.0], [290.4, 1015.3]]`
	for _, c := range []struct {
		name   string
		change [2]string
		want   string
	}{
		{"an unknown field", [2]string{`"wall_mm": 45`, `"wall_mm": 45, "wal_mm": 3`}, "wal_mm is not a known field: check the spelling"},
		{"a field in capitals", [2]string{`"name": "kitchen"`, `"Name": "kitchen"`}, "Name is not a known field: check the spelling"},
		{"a field given twice", [2]string{`"name": "kitchen",`, `"name": "kitchen", "name": "hall",`}, "name is given twice: keep one of them"},
		{"a missing field", [2]string{`, "wall_mm": 45`, ``}, "board.wall_mm is missing: add it"},
		{"a missing version", [2]string{`"version": 1,`, ``}, `version is missing: add "version": 1`},
		{"another version", [2]string{`"version": 1,`, `"version": 2, "new": true,`}, "version is 2, only 1 is known here: change it, or use a program that knows it"},
		{"a printed die with one face only", [2]string{`{"name": "green", "role": "pirate"}`, `{"name": "green", "role": "pirate"}, {"name": "combat", "faces": [{"face": "2", "picture": "a.jpg"}]}`}, "colours[2].faces names 1 faces: a printed die has 2 to 6 different ones"},
		{"a face without a name", [2]string{`{"name": "green", "role": "pirate"}`, `{"name": "green", "role": "pirate"}, {"name": "combat", "faces": [{"face": "", "picture": "a.jpg"}]}`}, "colours[2].faces[0].face is empty: give a name"},
		{"a face's picture elsewhere", [2]string{`{"name": "green", "role": "pirate"}`, `{"name": "green", "role": "pirate"}, {"name": "combat", "faces": [{"face": "2", "picture": "../a.jpg"}, {"face": "4", "picture": "b.jpg"}]}`}, `colours[2].faces[0].picture is "../a.jpg": give a file in the setup file's folder or below it`},
		{"a face tapped outside of any picture", [2]string{`{"name": "green", "role": "pirate"}`, `{"name": "green", "role": "pirate"}, {"name": "combat", "faces": [{"face": "2", "picture": "a.jpg", "px": [-4, 9]}, {"face": "4", "picture": "b.jpg"}]}`}, "colours[2].faces[0].px is (-4, 9), outside of any picture: tap the die again"},
		{"a printed die among those of the teaching picture", [2]string{`{"name": "green", "role": "pirate"}`, `{"name": "green", "faces": [{"face": "2", "picture": "a.jpg"}, {"face": "4", "picture": "b.jpg"}]}`}, "teach.dice[1] is of the printed die green, which is taught by its faces: leave it out"},
		{"a number as text", [2]string{`"width_mm": 290`, `"width_mm": "290"`}, "board.width_mm is a string where a number belongs (line 4): correct it"},
		{"a number beyond any", [2]string{`"width_mm": 290`, `"width_mm": 1e999`}, "board.width_mm is a number 1e999 where a number belongs (line 4): correct it"},
		{"not a number", [2]string{`"width_mm": 290`, `"width_mm": NaN`}, "line 4 is not JSON (invalid character 'N' looking for beginning of value): look for a missing comma, quote or bracket there or just before"},
		{"null", [2]string{`"name": "kitchen"`, `"name": null`}, "name is null: give it a value or leave it out"},
		{"a lens that is null", [2]string{`{"pictures": ["calibration/lens-*.jpg"], "chessboard": {"columns": 9, "rows": 6, "square_mm": 15}}`, `null`}, "lens is empty: give it a value or leave it out"},
		{"half a file", [2]string{goodSetup[300:], ""}, "the file ends too early: it was cut off, take it from its source again"},
		{"more after the end", [2]string{goodSetup[len(goodSetup)-1:], "} {}"}, ""},
		{"a list for a board", [2]string{`{"width_mm": 290, "height_mm": 290, "wall_mm": 45}`, `[290, 290]`}, "board is a array where an object in braces belongs (line 4): correct it"},
		{"a corner of three numbers", [2]string{`[312.0, 101.5]`, `[312.0, 101.5, 7]`}, "corners_px[0] has 3 entries where 2 belong: correct it"},
		{"a corner of one number", [2]string{`[312.0, 101.5]`, `[312.0]`}, "corners_px[0] has 1 entries where 2 belong: correct it"},
		{"a corner with a hole", [2]string{`[312.0, 101.5]`, `[312.0, null]`}, "corners_px[0][1] is null: give it a value or leave it out"},

		{"no name", [2]string{`"kitchen"`, `""`}, "name is empty: give a name"},
		{"a name of control letters", [2]string{`"kitchen"`, `"a\u0007"`}, "name has a letter that cannot be printed: write it again"},
		{"a board of no width", [2]string{`"width_mm": 290`, `"width_mm": 0`}, "board.width_mm is 0: it must be from 50 to 2000"},
		{"a board in metres", [2]string{`"height_mm": 290`, `"height_mm": 0.29`}, "board.height_mm is 0.29: it must be from 50 to 2000"},
		{"a wall below the floor", [2]string{`"wall_mm": 45`, `"wall_mm": -1`}, "board.wall_mm is -1: it must be from 0 to 300"},
		{"a die of no size", [2]string{`"edge_mm": 12.0`, `"edge_mm": 0`}, "die.edge_mm is 0: it must be from 5 to 50"},
		{"no colours", [2]string{`[{"name": "red", "role": "merchant"}, {"name": "green", "role": "pirate"}]`, `[]`}, "colours is empty: name the colours of your dice"},
		{"a colour twice", [2]string{`{"name": "green",`, `{"name": "red",`}, `colours names "red" twice: keep one of them`},
		{"a colour that --expect cannot say", [2]string{`{"name": "green",`, `{"name": "dark green",`}, `colours[1].name is "dark green": use one word without = , or quotes`},
		{"a role that is empty", [2]string{`"role": "merchant"`, `"role": ""`}, "colours[0].role is empty: give it a value or leave it out"},

		{"a lens picture outside", [2]string{`calibration/lens-*.jpg`, `../lens-*.jpg`}, `lens.pictures is "../lens-*.jpg": give a file in the setup file's folder or below it`},
		{"a picture from the root", [2]string{`calibration/empty.jpg`, `/etc/passwd`}, `empty is "/etc/passwd": give a file in the setup file's folder or below it`},
		{"no picture of the empty board", [2]string{`"calibration/empty.jpg"`, `""`}, `empty is "": give a file in the setup file's folder or below it`},
		{"a teaching picture outside", [2]string{`calibration/teach.jpg`, `a/../../teach.jpg`}, `teach.picture is "a/../../teach.jpg": give a file in the setup file's folder or below it`},
		{"lens pictures without a chessboard", [2]string{`, "chessboard": {"columns": 9, "rows": 6, "square_mm": 15}`, ``}, "lens.chessboard is missing: say how many inner corners it has and how large a square is"},
		{"a lens of nothing", [2]string{`{"pictures": ["calibration/lens-*.jpg"], "chessboard": {"columns": 9, "rows": 6, "square_mm": 15}}`, `{}`}, "lens.pictures is empty: name the pictures of the chessboard, or leave lens out"},
		{"a profile and pictures", [2]string{`"lens":   {`, `"lens":   {"profile": "pi-camera-3", `}, "lens has both a profile and pictures: keep one of them"},
		{"an unknown profile", [2]string{`{"pictures": ["calibration/lens-*.jpg"], "chessboard": {"columns": 9, "rows": 6, "square_mm": 15}}`, `{"profile": "leica"}`}, `lens.profile is "leica": known are pi-camera-2, pi-camera-3, pi-camera-3-wide, pi-global-6mm, pi-hq-6mm; or take pictures of a chessboard, or leave lens out`},
		{"a chessboard of one row", [2]string{`"rows": 6`, `"rows": 1`}, "lens.chessboard.rows is 1: count the inner corners, 3 to 50"},
		{"half a row", [2]string{`"rows": 6`, `"rows": 6.5`}, "lens.chessboard.rows is a number 6.5 where a whole number belongs (line 7): correct it"},
		{"squares of no size", [2]string{`"square_mm": 15`, `"square_mm": 0`}, "lens.chessboard.square_mm is 0: it must be from 1 to 200"},

		{"three corners", [2]string{`, [290.4, 1015.3]]`, `]`}, "corners_px has 3 corners: tap the four corners of the floor"},
		{"corners the wrong way round", [2]string{cornersPart, `[[312.0, 101.5], [290.4, 1015.3], [1222.9, 1011.0], [1201.2, 98.7]]`}, "corners_px go round the wrong way: tap the floor's corners clockwise: top left, top right, bottom right, bottom left"},
		{"corners that cross", [2]string{cornersPart, `[[312.0, 101.5], [1201.2, 98.7], [290.4, 1015.3], [1222.9, 1011.0]]`}, "corners_px cross over: tap the floor's corners clockwise: top left, top right, bottom right, bottom left"},
		{"a corner inside", [2]string{`[1222.9, 1011.0]`, `[500, 400]`}, "corners_px have one corner inside the others: tap the floor's corners clockwise: top left, top right, bottom right, bottom left"},
		{"corners on a line", [2]string{cornersPart, `[[100, 100], [500, 102], [900, 104.5], [500, 104]]`}, "corners_px lie almost on one line: tap the floor's corners clockwise: top left, top right, bottom right, bottom left"},
		{"a corner tapped twice", [2]string{`[1201.2, 98.7]`, `[313.2, 102]`}, "corners_px[0] and corners_px[1] are 1 px apart: tap four different corners, or bring the camera nearer"},
		{"a corner left of the picture", [2]string{`[290.4, 1015.3]`, `[-3000, 1015.3]`}, "corners_px[3] is (-3000, 1015.3), outside of any picture: tap the floor's corner again"},

		{"a taught colour that is not there", [2]string{`{"colour": "green",`, `{"colour": "grene",`}, `teach.dice[1].colour is "grene", which colours does not name: correct one of them`},
		{"a colour that is not taught", [2]string{`, {"colour": "green", "px": [800, 512]}`, ``}, "teach.dice has no green die: lay at least one die of each colour on the board and tap it"},
		{"a die tapped twice", [2]string{`[800, 512]`, `[643, 514]`}, "teach.dice[0] and teach.dice[1] are the same die: tap each die once"},
		{"a tap outside", [2]string{`[800, 512]`, `[800, 1e6]`}, "teach.dice[1].px is (800, 1e+06), outside of any picture: tap the die again"},
		{"neither an edge nor teaching", [2]string{`{"edge_mm": 12.0}`, `{}`}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := swap(t, goodSetup, c.change)
			switch c.name {
			case "more after the end":
				text = append([]byte(goodSetup), " {}"...)
				c.want = "there is text after the closing brace: remove it"
			case "neither an edge nor teaching":
				text = swap(t, string(text), [2]string{",\n  " + teachPart, ""})
				c.want = "die.edge_mm and teach are both missing: give the edge of your dice, or a teaching picture to measure it in"
			}
			_, err := ParseSetup(text)
			if err == nil {
				t.Fatal("it was taken")
			}
			if err.Error() != c.want {
				t.Errorf("got  %s\nwant %s", err, c.want)
			}
			checkOneSentence(t, err)
		})
	}
}

// checkOneSentence checks the style of an error: one line, and what to do after a colon.
func checkOneSentence(t *testing.T, err error) {
	t.Helper()
	s := err.Error()
	if strings.ContainsAny(s, "\n\r") || !strings.Contains(s, ": ") || len(s) > 300 || strings.Contains(s, "Go struct") {
		t.Errorf("not one sentence that says what to do: %s", s)
	}
}

func TestPicturesAreFoundBesideTheSetupAndNowhereElse(t *testing.T) {
	dir := t.TempDir()
	outside := filepath.Join(t.TempDir(), "secret.jpg")
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("setup.json", goodSetup)
	write("calibration/lens-2.jpg", "two")
	write("calibration/lens-1.jpg", "one")
	write("calibration/empty.jpg", "empty")
	if err := os.WriteFile(outside, []byte("secret"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(dir, "calibration/teach.jpg")); err != nil {
		t.Fatal(err)
	}
	s, err := LoadSetup(filepath.Join(dir, "setup.json"))
	if err != nil {
		t.Fatal(err)
	}
	s.Lens.Pictures = append(s.Lens.Pictures, "calibration/lens-1.jpg")
	names, err := s.LensPictures()
	if err != nil || strings.Join(names, " ") != "calibration/lens-1.jpg calibration/lens-2.jpg" {
		t.Errorf("%v, %v", names, err)
	}
	if data, err := s.Open(names[0]); err != nil || string(data) != "one" {
		t.Errorf("%q, %v", data, err)
	}
	if data, err := s.Open("calibration/teach.jpg"); err == nil {
		t.Errorf("a link out of the folder was followed: %q", data)
	} else {
		checkOneSentence(t, err)
	}
	for _, gone := range []string{"calibration/none.jpg", "calibration"} {
		if _, err := s.Open(gone); err == nil {
			t.Errorf("%s was read", gone)
		} else {
			checkOneSentence(t, err)
		}
	}
	s.Lens.Pictures = []string{"calibration/lense-*.jpg"}
	if _, err := s.LensPictures(); err == nil {
		t.Error("a name that fits no picture was taken")
	} else {
		checkOneSentence(t, err)
	}
	s.Lens.Pictures = []string{"calibration/*"}
	for i := range maxLensPictures {
		write("calibration/lens-x"+strings.Repeat("y", i)+".jpg", "x")
	}
	if _, err := s.LensPictures(); err == nil {
		t.Error("any number of pictures was taken")
	} else {
		checkOneSentence(t, err)
	}
}

func TestASetupFileThatCannotBeReadSaysWhy(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"empty.json": "", "large.json": strings.Repeat(" ", maxSetupBytes+1)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"none.json", "empty.json", "large.json", "."} {
		_, err := LoadSetup(filepath.Join(dir, name))
		if err == nil {
			t.Errorf("%s was read", name)
			continue
		}
		checkOneSentence(t, err)
	}
}

func FuzzParseSetup(f *testing.F) {
	f.Add([]byte(goodSetup))
	f.Add([]byte(`{"version": 1}`))
	f.Add([]byte(`{"version": 1, "lens": {"profile": "pi-camera-3"}, "corners_px": [[0,0],[100,0],[100,100],[0,100]]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := ParseSetup(data)
		if err != nil {
			if err.Error() == "" || strings.Contains(err.Error(), "\n") {
				t.Errorf("not one sentence: %q", err)
			}
			return
		}
		again, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ParseSetup(again); err != nil {
			t.Errorf("taken, written and then refused: %v\n%s", err, again)
		}
	})
}
