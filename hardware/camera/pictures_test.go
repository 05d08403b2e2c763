package camera

import (
	"bytes"
	"context"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"quartermaster/vision"
)

// photo is a whole picture of one grey.
func photo(t testing.TB, kind string, w, h int, grey uint8) []byte {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = grey
	}
	var b bytes.Buffer
	var err error
	if kind == "png" {
		err = png.Encode(&b, img)
	} else {
		err = jpeg.Encode(&b, img, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// bomb is a PNG whose header promises far more pixels than its bytes hold.
func bomb(w, h uint32, depth byte) []byte {
	var b bytes.Buffer
	b.WriteString("\x89PNG\r\n\x1a\n")
	chunk := func(name string, data []byte) {
		_ = binary.Write(&b, binary.BigEndian, uint32(len(data)))
		body := append([]byte(name), data...)
		b.Write(body)
		_ = binary.Write(&b, binary.BigEndian, crc32.ChecksumIEEE(body))
	}
	head := make([]byte, 13)
	binary.BigEndian.PutUint32(head, w)
	binary.BigEndian.PutUint32(head[4:], h)
	head[8], head[9] = depth, 6
	chunk("IHDR", head)
	chunk("IDAT", []byte{0x78, 0x9c, 1, 0, 0, 0xff, 0xff})
	chunk("IEND", nil)
	return b.Bytes()
}

func TestWhatIsNoBearablePictureIsRefusedInOneSentenceAndTheOneBeforeStays(t *testing.T) {
	good := photo(t, "jpeg", 320, 240, 90)
	for name, c := range map[string]struct {
		picture []byte
		says    string
	}{
		"nothing":            {nil, "empty"},
		"a text":             {[]byte("dear diary, today"), "JPEG or PNG"},
		"a GIF":              {[]byte("GIF89a......"), "JPEG or PNG"},
		"half a JPEG":        {good[:len(good)/2], "broken"},
		"a JPEG's beginning": {[]byte("\xff\xd8\xff"), "header"},
		"too many bytes":     {append(bytes.Clone(good), make([]byte, maxBytes)...), "MB"},
		"a tiny picture":     {photo(t, "png", 8, 8, 0), "8x8"},
		"a bomb":             {bomb(60000, 60000, 8), "million"},
		"a deep bomb":        {bomb(6000, 6000, 16), "million"},
		"a broken PNG":       {bomb(100, 100, 8), "broken"},
	} {
		t.Run(name, func(t *testing.T) {
			u := NewUpload()
			if err := u.Put(good); err != nil {
				t.Fatal(err)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			err := u.Put(c.picture)
			runtime.ReadMemStats(&after)
			if err == nil {
				t.Fatal("it is taken")
			}
			if text := err.Error(); !strings.Contains(text, c.says) || strings.Contains(text, "\n") || len(text) > 250 {
				t.Errorf("the refusal is %q", text)
			}
			if spent := after.TotalAlloc - before.TotalAlloc; spent > 8<<20 {
				t.Errorf("refusing it takes %d MB of memory", spent>>20)
			}
			if !bytes.Equal(u.picture, good) {
				t.Error("the picture before is gone")
			}
		})
	}
}

func TestABroughtPictureIsTheNewestFrame(t *testing.T) {
	u := NewUpload()
	newest := running(t, u)
	if state := u.State(); state.Live || state.Reason.Text == "" {
		t.Errorf("without a picture the state is %+v", state)
	}
	for _, kind := range []string{"jpeg", "png"} {
		picture := photo(t, kind, 320, 200, 120)
		if err := u.Put(picture); err != nil {
			t.Fatal(err)
		}
		if err := u.shown(t.Context()); err != nil {
			t.Fatal(err)
		}
		if f := newest(); !bytes.Equal(f.Data, picture) || f.Serial == 0 || f.Source != "upload" || time.Since(f.Taken) > time.Minute {
			t.Errorf("the newest frame is %d bytes of %q, number %d, of %v", len(f.Data), f.Source, f.Serial, f.Taken)
		}
		if state := u.State(); !state.Live || state.Width != 320 || state.Height != 200 || state.Reason.Text != "" {
			t.Errorf("with a picture the state is %+v", state)
		}
	}
}

func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestAFolderShowsItsPicturesInOrderSkipsBrokenOnesAndBeginsAgain(t *testing.T) {
	folder := t.TempDir()
	a, c := photo(t, "jpeg", 100, 100, 10), photo(t, "png", 100, 100, 200)
	write(t, filepath.Join(folder, "a.jpg"), a)
	write(t, filepath.Join(folder, "b.jpeg"), []byte("\xff\xd8 no picture"))
	write(t, filepath.Join(folder, "c.PNG"), c)
	write(t, filepath.Join(folder, "notes.txt"), []byte("notes"))
	if err := os.Mkdir(filepath.Join(folder, "d.jpg"), 0o755); err != nil {
		t.Fatal(err)
	}
	s := open(t, "folder:"+folder)
	newest := running(t, s)
	if err := s.(*Folder).shown(t.Context()); err != nil {
		t.Fatal(err)
	}
	for i, want := range [][]byte{a, c, a, c} {
		if i > 0 {
			if err := s.(vision.Thrower).Throw(t.Context(), nil); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(newest().Data, want) {
			t.Errorf("after %d throws another picture is shown", i)
		}
		reason := s.State().Reason.Text
		if i%2 == 1 && !strings.Contains(reason, "b.jpeg") {
			t.Errorf("after %d throws the state does not say that b.jpeg was skipped: %q", i, reason)
		}
		if i == 0 && reason != "" {
			t.Errorf("at the beginning the state says %q", reason)
		}
	}
}

func TestOfARigFolderTheEmptyBoardIsShownFirstAndThenTheThrows(t *testing.T) {
	folder := t.TempDir()
	empty, first := photo(t, "jpeg", 100, 100, 10), photo(t, "jpeg", 100, 100, 99)
	write(t, filepath.Join(folder, "calibration", "empty.jpg"), empty)
	write(t, filepath.Join(folder, "throws", "0001.jpg"), first)
	s := open(t, "folder:"+folder)
	newest := running(t, s)
	if err := s.(*Folder).shown(t.Context()); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(newest().Data, empty) {
		t.Error("the empty board is not shown first")
	}
	if err := s.(vision.Thrower).Throw(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(newest().Data, first) {
		t.Error("the first throw is not shown")
	}
}

func TestAFolderWithoutOneWholePictureIsRefused(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "a.jpg"), []byte("no"))
	write(t, filepath.Join(folder, "b.png"), bomb(60000, 60000, 8))
	if _, err := Open("folder:" + folder); err == nil || !strings.Contains(err.Error(), "2 pictures") {
		t.Errorf("the error is %v", err)
	}
}

func TestAFolderThatLosesItsPicturesSaysSoAndKeepsTheLastOne(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "a.jpg"), photo(t, "jpeg", 100, 100, 10))
	s := open(t, "folder:"+folder)
	if err := os.Remove(filepath.Join(folder, "a.jpg")); err != nil {
		t.Fatal(err)
	}
	if err := s.(vision.Thrower).Throw(context.Background(), nil); err == nil {
		t.Error("a throw goes on to a picture that is gone")
	}
	if s.(*Folder).picture == nil {
		t.Error("the last picture is gone too")
	}
}

// FuzzPut brings anything as a picture.
func FuzzPut(f *testing.F) {
	f.Add(photo(f, "jpeg", 80, 70, 100))
	f.Add(photo(f, "png", 70, 80, 100))
	f.Add(bomb(60000, 60000, 8))
	f.Add(bomb(70, 70, 16))
	f.Add([]byte("\xff\xd8\xff\xc0"))
	f.Fuzz(func(t *testing.T, picture []byte) {
		if len(picture) > 1<<16 {
			return
		}
		u := NewUpload()
		err := u.Put(picture)
		if (err == nil) != (u.picture != nil) {
			t.Fatalf("the error is %v, and a picture stands there: %v", err, u.picture != nil)
		}
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Fatalf("more than one line: %q", err)
			}
			return
		}
		img, _, err := image.Decode(bytes.NewReader(picture))
		if err != nil {
			t.Fatalf("it is taken, but cannot be decoded: %v", err)
		}
		if b := img.Bounds(); b.Dx() != u.width || b.Dy() != u.height || img.ColorModel() == color.Model(nil) {
			t.Fatalf("it is %v, not %dx%d", b, u.width, u.height)
		}
	})
}
