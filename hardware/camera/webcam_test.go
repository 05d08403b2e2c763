package camera

import (
	"bytes"
	"fmt"
	"image/jpeg"
	"os"
	"syscall"
	"testing"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/hardware/camera/v4l2"
)

func TestTheSentenceTellsWhyAWebcamIsLost(t *testing.T) {
	none := &webcam{list: func() []v4l2.Listed { return nil }, hold: func() string { return "" }}
	if err := none.run(t.Context(), taker{}); err != errNoWebcam {
		t.Error(err)
	}
	other := &webcam{id: "usb-A", list: func() []v4l2.Listed { return []v4l2.Listed{{ID: "usb-B", Path: "/dev/video0"}} }}
	if err := other.run(t.Context(), taker{}); err == nil || err.Error() != "the webcam usb-A is not connected; plug it in again, or choose another one" {
		t.Error(err)
	}
	for _, c := range []struct {
		err  error
		hold string
		want string
	}{
		{syscall.ENODEV, "", errUnplugged.Text}, {syscall.EIO, "", errUnplugged.Text}, {os.ErrNotExist, "", errUnplugged.Text},
		{syscall.EACCES, "", errNoRight.Text}, {syscall.EBUSY, "", errWebcamHeld.Text}, {syscall.EBUSY, "zoom", "another program holds the camera: zoom; end it"},
		{fmt.Errorf("odd"), "", "the webcam's driver failed (odd); unplug it and plug it in again"},
	} {
		w := &webcam{hold: func() string { return c.hold }}
		if err := w.why(c.err); err.Error() != c.want {
			t.Errorf("%v: %v", c.err, err)
		}
	}
}

func TestAFrameOfYUYVBecomesAPicture(t *testing.T) {
	const w, h, line = 32, 16, 80 // lines are longer than their pixels
	data := bytes.Repeat([]byte{16, 128, 16, 128}, line*h/4)
	for y := range h {
		for x := w / 2; x < w; x++ { // the right half is bright
			data[y*line+2*x] = 235
		}
	}
	var frames []mjpeg.Frame
	broken := uint64(0)
	take := taker{frame: func(f mjpeg.Frame) { frames = append(frames, f) }, broken: func(n uint64) { broken += n }}
	pixel := v4l2.Pixel{Width: w, Height: h, BytesPerLine: line}
	yuyv(data, pixel, take)
	yuyv(data[:len(data)/2], pixel, take) // cut off
	if len(frames) != 1 || broken != 1 || frames[0].Width != w || frames[0].Height != h {
		t.Fatal(len(frames), broken)
	}
	img, err := jpeg.Decode(bytes.NewReader(frames[0].Data))
	if err != nil {
		t.Fatal(err)
	}
	if left, _, _, _ := img.At(4, 8).RGBA(); left > 0x3000 {
		t.Error("the left half is", left)
	}
	if right, _, _, _ := img.At(28, 8).RGBA(); right < 0xd000 {
		t.Error("the right half is", right)
	}
}
