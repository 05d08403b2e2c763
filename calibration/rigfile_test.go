package calibration

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"image"
	"image/jpeg"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func grey(t testing.TB, w, h int) Picture {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	p, err := NewPicture(b.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// goodRig is a camera straight over a board of 290 mm.
func goodRig(t testing.TB) *Rig {
	lens := Camera{WidthPX: 640, HeightPX: 480, FX: 600, FY: 600, CX: 320, CY: 240, Distortion: [5]float64{-0.1, 0.02}}
	return &Rig{
		Version: RigVersion, Name: "kitchen",
		Board: Board{WidthMM: 290, HeightMM: 290, WallMM: 45}, Die: Die{EdgeMM: 12},
		Camera:  lens.over(pose{0.02, -0.01, 0.03, -145, -145, 500}),
		Colours: []Colour{{Name: "red", Role: "merchant", Pips: LightPips}, {Name: "white", Pips: DarkPips}},
		Found:   Found{LensPictures: 8, LensErrorPX: 0.1, CornersErrorPX: 0.1, CornersMoved: 1, PixelsPerMM: 1.2, PipPitch: 0.25, NearestColours: [2]string{"red", "white"}, ColoursApart: 9},
		Teach:   Taught{Dice: []TaughtDie{{"red", 5, [2]float64{100, 120}, 12.5}}, Picture: grey(t, 640, 480)},
		Empty:   grey(t, 640, 480),
	}
}

func TestARigIsTheSameAfterTheFile(t *testing.T) {
	r := goodRig(t)
	path := filepath.Join(t.TempDir(), "rig.json")
	if err := r.Save(path); err != nil {
		t.Fatal(err)
	}
	again, err := LoadRig(path)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(r, again) {
		t.Errorf("saved %+v\nloaded %+v", r, again)
	}
	r.Teach = Taught{}
	if err := r.Save(path); err != nil {
		t.Fatal(err)
	}
	if again, err = LoadRig(path); err != nil || len(again.Teach.Dice) != 0 || !again.Teach.Picture.IsZero() {
		t.Errorf("a rig that was not taught: %+v, %v", again, err)
	}
}

func TestARigFileHasItsNumbersFirstAndOnOneLineEachList(t *testing.T) {
	text, err := goodRig(t).Encode()
	if err != nil {
		t.Fatal(err)
	}
	first := bytes.Index(text, []byte(`"data"`))
	for _, field := range []string{`"board"`, `"camera"`, `"colours"`, `"found"`, `"dice"`} {
		if i := bytes.Index(text, []byte(field)); i < 0 || i > first {
			t.Errorf("%s stands after the pictures", field)
		}
	}
	for line := range bytes.Lines(text) {
		if bytes.Contains(line, []byte(`"rotation"`)) && bytes.Count(line, []byte(",")) < 8 {
			t.Errorf("the rotation is broken over lines: %s", line)
		}
	}
}

func TestABadRigFileIsRefusedWithOneSentence(t *testing.T) {
	text, err := goodRig(t).Encode()
	if err != nil {
		t.Fatal(err)
	}
	good := string(text)
	field := func(name string) string { // name and value, to the end of its line
		i := strings.Index(good, `"`+name+`"`)
		j := i + strings.IndexByte(good[i:], '\n')
		return strings.TrimSuffix(good[i:j], ",")
	}
	other := base64.StdEncoding.EncodeToString(grey(t, 200, 200).Data)
	picture := base64.StdEncoding.EncodeToString(grey(t, 640, 480).Data)
	const again = ": run quartermaster calibrate again"
	for _, c := range []struct {
		name, old, new, want string
	}{
		{"an unknown field", `"name":`, `"nome": 1, "name":`, "nome is not a known field: check the spelling"},
		{"a field given twice", `"name":`, `"name": "x", "name":`, "name is given twice: keep one of them"},
		{"a missing field", field("found") + "\n", `"fund": {` + "\n", "fund is not a known field: check the spelling"},
		{"another version", `"version": 1`, `"version": 7`, "version is 7, only 1 is known here" + again},
		{"text for a number", field("fx_px"), `"fx_px": "600"`, "camera.fx_px is a string where a number belongs (line 15): correct it"},
		{"NaN", field("fx_px"), `"fx_px": NaN`, "line 15 is not JSON (invalid character 'N' looking for beginning of value): look for a missing comma, quote or bracket there or just before"},
		{"no focal length", field("fx_px"), `"fx_px": 0`, "camera.fx_px is 0: it must be from 64 to 32000"},
		{"a wild principal point", field("cy_px"), `"cy_px": 5000`, "camera.cy_px is 5000: it must be from -240 to 720"},
		{"a wild lens", field("distortion"), `"distortion": [1e6, 0, 0, 0, 0]`, "camera.distortion[0] is 1e+06: it must be from -10 to 10"},
		{"a lens that folds", field("distortion"), `"distortion": [-9, 0, 0, 0, 0]`, "camera.distortion bends the floor over itself" + again},
		{"a lens of four numbers", field("distortion"), `"distortion": [-0.1, 0.02, 0, 0]`, "camera.distortion has 4 entries where 5 belong: correct it"},
		{"a rotation of zeros", field("rotation"), `"rotation": [0, 0, 0, 0, 0, 0, 0, 0, 0]`, "camera.rotation is no rotation" + again},
		{"a rotation that scales", field("rotation"), `"rotation": [2, 0, 0, 0, 2, 0, 0, 0, -2]`, "camera.rotation is no rotation" + again},
		{"a rotation that mirrors", field("rotation"), `"rotation": [1, 0, 0, 0, 1, 0, 0, 0, 1]`, "camera.rotation mirrors the board" + again},
		{"a camera under the table", field("translation_mm"), `"translation_mm": [-145, -145, -500]`, "camera stands -496 mm over the floor, too low to see the dice" + again},
		{"a camera beside the board", field("translation_mm"), `"translation_mm": [300, -145, 500]`, "camera does not see the whole floor (the point 145, 0 mm falls outside the picture): move it and run quartermaster calibrate again"},
		{"a camera of no pixels", field("width_px"), `"width_px": 0`, "camera has 0x480 pixels, sides must be from 160 to 12000" + again},
		{"no edge", field("edge_mm"), `"edge_mm": 0`, "die.edge_mm is 0: it must be from 5 to 50"},
		{"a colour twice", `"name": "white"`, `"name": "red"`, `colours names "red" twice` + again},
		{"pips of another kind", `"pips": "dark"`, `"pips": "drak"`, `colours[1].pips is "drak", it must be "light" or "dark"` + again},
		{"a taught die of no colour", `"colour": "red"`, `"colour": "rad"`, `teach.dice[0].colour is "rad", which colours does not name` + again},
		{"a taught seven", `"value": 5`, `"value": 7`, "teach.dice[0].value is 7, it must be from 1 to 6" + again},
		{"a taught die beside the board", field("centre_mm"), `"centre_mm": [400, 10]`, "teach.dice[0].centre_mm[0] is 400: it must be from 0 to 290"},
		{"a taught die turned too far", field("yaw_deg"), `"yaw_deg": 90`, "teach.dice[0].yaw_deg is 90: it must be from -45 to 45"},
		{"a confirmed die turned too far", `"teach":`, `"confirmed": {"throws": 1, "nets": "", "dice": [{"colour": "red", "value": 5, "centre_mm": [9, 9], "yaw_deg": 90, "size": 0, "doubt": 0}]}, "teach":`, "confirmed.dice[0].yaw_deg is 90: it must be from -45 to 45"},
		{"throws that confirm no die", `"teach":`, `"confirmed": {"throws": 1, "nets": "", "dice": []}, "teach":`, "confirmed.dice has 0 dice, 1 to 100 are allowed" + again},
		{"dice confirmed in no throw", `"teach":`, `"confirmed": {"throws": 0, "nets": "", "dice": [{"colour": "red", "value": 5, "centre_mm": [9, 9], "yaw_deg": 0, "size": 0, "doubt": 0}]}, "teach":`, "confirmed.throws is 0: it must be from 1 to 100000"},
		{"a pitch beyond the face", field("pip_pitch"), `"pip_pitch": 2`, "found.pip_pitch is 2: it must be from 0 to 0.5"},
		{"an unknown format", `"format": "png"`, `"format": "gif"`, `teach.picture.data: the format "gif" is not known: it must be "png" or "jpeg"`},
		{"the wrong format", `"format": "png"`, `"format": "jpeg"`, "teach.picture.data: it is not a jpeg picture that can be read: take it again"},
		{"a picture that is none", picture, "aGVsbG8=", "teach.picture.data: it is not a png picture that can be read: take it again"},
		{"a picture of another camera", picture, other, "teach.picture.data has 200x200 pixels, the camera 640x480" + again},
		{"letters that are no base64", picture, "***", "it cannot be read (illegal base64 data at input byte 0): correct it"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(good, c.old) {
				t.Fatalf("the good file has no %q", c.old)
			}
			_, err := ParseRig([]byte(strings.Replace(good, c.old, c.new, 1)))
			if err == nil {
				t.Fatal("it was taken")
			}
			if err.Error() != c.want {
				t.Errorf("got  %s\nwant %s", err, c.want)
			}
			checkOneSentence(t, err)
		})
	}
	if _, err := ParseRig([]byte(good[:len(good)/2])); err == nil || err != errCutOff {
		t.Errorf("half a file: %v", err)
	}
}

func TestARigFileThatIsTooLargeIsNotRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rig.json")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(maxRigBytes + 1); err != nil {
		t.Fatal(err)
	}
	f.Close()
	if _, err := LoadRig(path); err == nil || err.Error() != "rig.json: the file is larger than 64 MB: give a smaller one" {
		t.Errorf("%v", err)
	}
	if _, err := ParseRig(make([]byte, maxRigBytes+1)); err == nil {
		t.Error("it was parsed")
	} else {
		checkOneSentence(t, err)
	}
}

func TestARigThatWouldNotBeLoadedIsNotSaved(t *testing.T) {
	path := filepath.Join(t.TempDir(), "rig.json")
	r := goodRig(t)
	if err := r.Save(path); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r.Camera.FX = math.NaN()
	if err := r.Save(path); err == nil {
		t.Error("a focal length that is no number was saved")
	} else {
		checkOneSentence(t, err)
	}
	if after, _ := os.ReadFile(path); !bytes.Equal(before, after) {
		t.Error("the file that was there has changed")
	}
}

func TestASaveThatFailsLeavesNothingBehind(t *testing.T) {
	dir := t.TempDir()
	target := filepath.Join(dir, "rig.json")
	if err := os.MkdirAll(filepath.Join(target, "in the way"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{target, filepath.Join(dir, "none", "rig.json")} {
		err := goodRig(t).Save(path)
		if err == nil {
			t.Errorf("saved to %s", path)
			continue
		}
		checkOneSentence(t, err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, ".rig*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestPicturesAreTakenByTheirHeads(t *testing.T) {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 300, 200)), nil); err != nil {
		t.Fatal(err)
	}
	p, err := NewPicture(b.Bytes())
	if err != nil || p.Format != JPEG {
		t.Fatalf("%v, %v", p.Format, err)
	}
	if size, err := p.Size(); err != nil || size != image.Pt(300, 200) {
		t.Errorf("%v, %v", size, err)
	}
	for name, data := range map[string][]byte{
		"nothing": nil, "text": []byte("GIF89a"), "a head alone": {0xff, 0xd8, 0xff}, "half a head": b.Bytes()[:30],
		"a stamp": stamp(t),
	} {
		if _, err := NewPicture(data); err == nil {
			t.Errorf("%s was taken for a picture", name)
		} else {
			checkOneSentence(t, err)
		}
	}
}

func stamp(t *testing.T) []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 20, 20))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func FuzzParseRig(f *testing.F) {
	r := goodRig(f)
	r.Empty, r.Teach = grey(f, 160, 160), Taught{Dice: []TaughtDie{}}
	r.Camera = Camera{WidthPX: 160, HeightPX: 160, FX: 150, FY: 150, CX: 80, CY: 80}.over(pose{0, 0, 0, -145, -145, 500})
	text, err := r.Encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`{"version": 1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := ParseRig(data)
		if err != nil {
			if err.Error() == "" || strings.Contains(err.Error(), "\n") {
				t.Errorf("not one sentence: %q", err)
			}
			return
		}
		text, err := r.Encode()
		if err != nil {
			t.Fatalf("taken and not written: %v", err)
		}
		again, err := ParseRig(text)
		if err != nil {
			t.Fatalf("taken, written and refused: %v", err)
		}
		a, _ := json.Marshal(r)
		b, _ := json.Marshal(again)
		if !bytes.Equal(a, b) {
			t.Error("another rig came back")
		}
	})
}
