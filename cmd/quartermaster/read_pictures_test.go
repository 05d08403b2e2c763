//go:build cgo

package main

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"quartermaster/calibration"
)

// hugeJPEG is a whole JPEG of any size, all grey, in few bytes: four an MCU of 16 by 16 pixels.
func hugeJPEG(width, height int) []byte {
	small := asJPEG(greyPicture(16, 16))
	frame := bytes.Index(small, []byte{0xff, 0xc0})
	scan := bytes.Index(small, []byte{0xff, 0xda})
	if frame < 0 || scan < 0 {
		panic("the small picture is no baseline JPEG")
	}
	data := slices.Clone(small[:scan+2+int(binary.BigEndian.Uint16(small[scan+2:]))])
	binary.BigEndian.PutUint16(data[frame+5:], uint16(height))
	binary.BigEndian.PutUint16(data[frame+7:], uint16(width))
	mcus := ((width + 15) / 16) * ((height + 15) / 16)
	// Each of the four luminances is "no difference, no more": 00 1010; each of the two colours 00 00.
	data = append(data, bytes.Repeat([]byte{0x28, 0xa2, 0x8a, 0x00}, mcus)...)
	return append(data, 0xff, 0xd9)
}

// greyPicture is all of the middle grey.
func greyPicture(width, height int) image.Image {
	p := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(p, p.Bounds(), image.NewUniform(color.Gray{128}), image.Point{}, draw.Src)
	return p
}

// endless is a stream that never ends.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

// broken is a stream that breaks.
type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("the cable fell out") }

// picturesOfAllKinds are arguments that are no readable picture of the drawn rig, with what is said about them.
func picturesOfAllKinds(t *testing.T) []struct{ name, argument, want string } {
	good := asJPEG(drawnPicture(31, drawnThrow...))
	goodPNG := asPNG(drawnPicture(31, drawnThrow...))
	hugePNG := slices.Clone(goodPNG)
	binary.BigEndian.PutUint32(hugePNG[16:], 1<<30)
	binary.BigEndian.PutUint32(hugePNG[20:], 1<<30)
	var moving bytes.Buffer
	if err := gif.Encode(&moving, drawnPicture(31), nil); err != nil {
		t.Fatal(err)
	}
	large := writeFile(t, "large.jpg", good)
	if err := os.Truncate(large, largestPicture+1); err != nil {
		t.Fatal(err)
	}
	pipe := filepath.Join(t.TempDir(), "pipe.jpg")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "folder.jpg")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	loop := filepath.Join(t.TempDir(), "loop.jpg")
	if err := os.Symlink(loop, loop); err != nil {
		t.Fatal(err)
	}
	file := func(name string, data []byte) string { return writeFile(t, name, data) }
	return []struct{ name, argument, want string }{
		{"a file that is not there", filepath.Join(t.TempDir(), "none.jpg"), "there is no such file"},
		{"a folder", folder, "it is a folder"},
		{"a name that is empty", "", "there is no such file"},
		{"a name that is too long", strings.Repeat("x", 5000), "it cannot be opened"},
		{"a name with a zero in it", "a\x00b.jpg", "it cannot be opened"},
		{"a link to itself", loop, "it cannot be opened"},
		{"a pipe", pipe, "it is not a regular file"},
		{"a device", "/dev/zero", "it is not a regular file"},
		{"nothing at all", file("zero.jpg", nil), "the file is empty"},
		{"one byte", file("one.jpg", []byte{0xff}), "neither a JPEG nor a PNG"},
		{"text", file("text.jpg", []byte("Dear camera, please smile.\n")), "neither a JPEG nor a PNG"},
		{"a GIF", file("moving.jpg", moving.Bytes()), "neither a JPEG nor a PNG"},
		{"a JPEG that ends in its head", file("head.jpg", good[:100]), "its beginning is damaged"},
		{"a JPEG that ends in the middle", file("half.jpg", good[:len(good)/2]), "cut off"},
		{"a JPEG without its last byte", file("last.jpg", good[:len(good)-1]), "cut off"},
		{"a PNG that ends in its head", file("head.png", goodPNG[:20]), "its beginning is damaged"},
		{"a PNG that ends in the middle", file("half.png", goodPNG[:len(goodPNG)/2]), "cannot be decoded"},
		{"a JPEG of 48 megapixels", file("huge.jpg", hugeJPEG(8000, 6000)), "it has 8000x6000 pixels, the rig was calibrated with 510x390"},
		{"a JPEG of 600 megapixels", file("gigantic.jpg", hugeJPEG(30000, 20000)), "it has 30000x20000 pixels, the rig"},
		{"a JPEG of a few pixels", file("tiny.jpg", hugeJPEG(16, 16)), "it has 16x16 pixels"},
		{"a PNG that says it is of 2^60 pixels", file("huge.png", hugePNG), "its beginning is damaged"},
		{"a file of more than 64 MB", large, "it is larger than 64 MB"},
		{"a picture of another size", file("other.jpg", asJPEG(image.NewGray(image.Rect(0, 0, 400, 300)))), "it has 400x300 pixels, the rig was calibrated with 510x390"},
		{"a picture on its side", file("side.jpg", asJPEG(image.NewGray(image.Rect(0, 0, drawnHeight, drawnWidth)))), "it has 390x510 pixels"},
	}
}

func TestOnePictureThatCannotBeReadHoldsNoOtherUp(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	good := writeFile(t, "good.jpg", asJPEG(drawnPicture(31, drawnThrow...)))
	kinds := picturesOfAllKinds(t)
	args := []string{"--rig", rig, "--", good}
	for _, k := range kinds {
		args = append(args, k.argument)
	}
	run := runRead(t, nil, append(args, good)...)
	if run.status != 1 || run.said != "" {
		t.Errorf("status %d, said %q; want status 1 and nothing", run.status, run.said)
	}
	if len(run.lines) != len(kinds)+2 {
		t.Fatalf("%d lines of %d pictures", len(run.lines), len(kinds)+2)
	}
	for _, line := range []string{run.lines[0], run.lines[len(run.lines)-1]} {
		if strings.Contains(line, `"error"`) || !strings.Contains(line, `"dice":[{`) {
			t.Errorf("a good picture among bad ones gives %s", line)
		}
	}
	if timeless(run.lines[0]) != timeless(run.lines[len(run.lines)-1]) {
		t.Errorf("a good picture is read in another way after bad ones:\n%s\n%s", run.lines[0], run.lines[len(run.lines)-1])
	}
	for i, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			d := json.NewDecoder(strings.NewReader(run.lines[i+1]))
			d.DisallowUnknownFields()
			var line unreadLine
			if err := d.Decode(&line); err != nil {
				t.Fatalf("%s: %v", run.lines[i+1], err)
			}
			if line.Picture != k.argument || !strings.Contains(line.Error, k.want) {
				t.Errorf("%.80q is told %q, want %q", line.Picture, line.Error, k.want)
			}
			sentence(t, line.Error)
		})
	}
}

func TestAPictureComesFromStandardInput(t *testing.T) {
	rig := drawnRigFile(t, drawnRigOf())
	good := asJPEG(drawnPicture(31, drawnThrow...))
	run := runRead(t, bytes.NewReader(good), "--rig", rig, "-")
	if run.status != 0 || len(run.lines) != 1 || !strings.HasPrefix(run.lines[0], `{"version":1,"picture":"-",`) {
		t.Errorf("status %d, lines %v", run.status, run.lines)
	}
	for _, c := range []struct {
		name string
		in   io.Reader
		want string
	}{
		{"that is empty", strings.NewReader(""), "standard input is empty"},
		{"that is cut off", bytes.NewReader(good[:len(good)/2]), "cut off"},
		{"that never ends", endless{}, "it is larger than 64 MB"},
		{"that breaks", broken{}, "the cable fell out"},
	} {
		run := runRead(t, c.in, "--rig", rig, "-")
		if run.status != 1 || len(run.lines) != 1 || !strings.Contains(run.lines[0], c.want) {
			t.Errorf("standard input %s: status %d, %v", c.name, run.status, run.lines)
		}
	}
}

func TestARigThatCannotBeUsed(t *testing.T) {
	good := writeFile(t, "good.jpg", asJPEG(drawnPicture(31, drawnThrow...)))
	blocked := writeFile(t, "file", []byte("x"))
	for _, c := range []struct {
		name  string
		spoil func(*calibration.Rig)
		flags []string
		want  string
	}{
		{"that was taught no dice", func(r *calibration.Rig) { r.Teach = calibration.Taught{} }, nil, "has not been taught its dice"},
		{"whose empty board is damaged", func(r *calibration.Rig) { r.Empty.Data = r.Empty.Data[:len(r.Empty.Data)/2] }, nil, "empty board"},
		{"whose teaching picture is damaged", func(r *calibration.Rig) { r.Teach.Picture.Data = r.Teach.Picture.Data[:len(r.Teach.Picture.Data)/2] }, nil, "teaching picture"},
		{"without merchants, where a battle is wanted", func(r *calibration.Rig) { r.Colours[0].Role = "" }, []string{"--resolve", "sevenseas"}, "role merchant"},
		{"and a game that does not exist", func(*calibration.Rig) {}, []string{"--resolve", "checkers"}, `no game called "checkers"`},
		{"and a colour that it does not know", func(*calibration.Rig) {}, []string{"--expect", "pink=1"}, `--expect names "pink", the rig's colours are red, green, black`},
		{"and a folder that cannot be made", func(*calibration.Rig) {}, []string{"--overlay", filepath.Join(blocked, "x")}, "overlays cannot be written"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rig := drawnRigOf()
			c.spoil(rig)
			run := runRead(t, nil, append([]string{"--rig", drawnRigFile(t, rig), good}, c.flags...)...)
			if run.status != 2 || len(run.lines) > 0 || !strings.Contains(run.said, c.want) {
				t.Errorf("status %d, lines %v, %q; want status 2 and %q", run.status, run.lines, run.said, c.want)
			}
			sentence(t, run.said)
		})
	}
}

// lineByLine remembers each write.
type lineByLine struct{ writes []string }

func (l *lineByLine) Write(p []byte) (int, error) {
	l.writes = append(l.writes, string(p))
	return len(p), nil
}

func TestEachLineIsWrittenAsSoonAsItsPictureIsRead(t *testing.T) {
	r := reading{rigFile: drawnRigFile(t, drawnRigOf()), expect: expectFlag{}}
	if err := r.open(); err != nil {
		t.Fatal(err)
	}
	defer r.reader.Close()
	good := writeFile(t, "good.jpg", asJPEG(drawnPicture(31, drawnThrow...)))
	var out lineByLine
	// The last picture is read only when its line is wanted: by then the first two must be out.
	last := func(p []byte) (int, error) {
		if len(out.writes) != 2 {
			return 0, fmt.Errorf("%d lines are out", len(out.writes))
		}
		return 0, io.EOF
	}
	err := r.run(t.Context(), readerFunc(last), &out, io.Discard, []string{good, "none.jpg", "-"})
	if !errors.Is(err, exitStatus(1)) || len(out.writes) != 3 || !strings.Contains(out.writes[2], "standard input is empty") {
		t.Errorf("%v, written %q", err, out.writes)
	}
	for _, w := range out.writes {
		if strings.Count(w, "\n") != 1 || !strings.HasSuffix(w, "\n") {
			t.Errorf("one write is %q", w)
		}
	}
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }
