package camera

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"io/fs"
	"slices"
	"sync"
	"syscall"

	"quartermaster/hardware/camera/mjpeg"
	"quartermaster/hardware/camera/v4l2"
)

// webcam is a camera on USB. Its id stays the same in another socket and after a restart.
type webcam struct {
	id     string // "": the first one
	list   func() []v4l2.Listed
	holder func() string // returns which other program has it open
	open   func(path string) (videoDevice, error)

	mu    sync.Mutex
	hertz int            // of the mains; 0: unknown
	fixed []v4l2.Setting // the settings to hold
	now   []v4l2.Setting // the settings that it has
	stray []string       // the held settings that it does not keep
}

// videoDevice is an open webcam; tests replace it.
type videoDevice interface {
	Start(format uint32, width, height int) (v4l2.Pixel, error)
	Next(ctx context.Context, take func(v4l2.Frame)) error
	Settings() []v4l2.Setting
	Fix([]v4l2.Setting) (disobeyed []string)
	Strays([]v4l2.Setting) []string
	Flicker(hertz int)
	Close() error
}

func newWebcam(id string) *webcam {
	return &webcam{id: id, list: v4l2.List, holder: cameraHolder, open: func(path string) (videoDevice, error) { return v4l2.Open(path) }}
}

func (w *webcam) run(ctx context.Context, take taker) error {
	l, err := w.find()
	if err != nil {
		return err
	}
	c, err := w.open(l.Path)
	if err != nil {
		return w.why(err)
	}
	defer c.Close() // for a camera that is gone it repeats the error
	pixel, err := c.Start(l.Format, l.Width, l.Height)
	if err != nil {
		return w.why(err)
	}
	w.mu.Lock()
	hertz := w.hertz
	w.mu.Unlock()
	if hertz != 0 {
		c.Flicker(hertz)
	}
	for n := 0; ; n++ {
		if n%readBackEvery == 1 { // the camera streams by now
			w.keep(c)
		}
		err := c.Next(ctx, func(f v4l2.Frame) {
			switch {
			case f.Broken:
				take.broken(1)
			case l.Format == v4l2.YUYV:
				yuyv(f.Data, pixel, take)
			default:
				_ = take.split(ctx, mjpeg.NewSplitter(bytes.NewReader(f.Data))) // it ends with the frame
			}
		})
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			return w.why(err)
		}
	}
}

func (w *webcam) find() (v4l2.Listed, error) {
	all := w.list()
	at := slices.IndexFunc(all, func(l v4l2.Listed) bool { return w.id == "" || l.ID == w.id })
	switch {
	case at >= 0:
		return all[at], nil
	case w.id != "":
		return v4l2.Listed{}, errGone(w.id)
	}
	return v4l2.Listed{}, errNoWebcam
}

// readBackEvery is the number of frames after which a webcam's settings are read again, since some cameras change them while
// they run.
const readBackEvery = 50

// keep sets the held settings again where the camera has others, and notes the settings that it has.
func (w *webcam) keep(c videoDevice) {
	w.mu.Lock()
	fixed := w.fixed
	w.mu.Unlock()
	var stray []string
	if len(fixed) > 0 && len(c.Strays(fixed)) > 0 {
		stray = c.Fix(fixed)
	}
	now := c.Settings()
	w.mu.Lock()
	w.now, w.stray = now, stray
	w.mu.Unlock()
}

func (w *webcam) hold(c Controls) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.fixed, w.now, w.stray = c.Webcam, nil, nil
	return nil
}

func (w *webcam) controls() Controls {
	w.mu.Lock()
	defer w.mu.Unlock()
	return Controls{Webcam: w.now}
}

func (w *webcam) mains(hertz int) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.hertz = hertz
	return true
}

func (w *webcam) strays() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.stray
}

// why returns the meaning of a kernel error.
func (w *webcam) why(err error) error {
	switch {
	case errors.Is(err, syscall.ENODEV), errors.Is(err, syscall.ENXIO), errors.Is(err, syscall.EIO), errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.EPROTO):
		return errUnplugged
	case errors.Is(err, fs.ErrPermission):
		return errNoRight
	case errors.Is(err, syscall.EBUSY):
		if who := w.holder(); who != "" {
			return errHeldBy(who)
		}
		return errWebcamHeld
	}
	return because("", fmt.Sprintf("the webcam's driver failed (%v); unplug it and plug it in again", err))
}

// yuyv makes a JPEG of a frame of two pixels in four bytes: Y, U, Y, V.
func yuyv(data []byte, p v4l2.Pixel, take taker) {
	w, h, line := int(p.Width)&^1, int(p.Height), int(p.BytesPerLine)
	line = max(line, w*2)
	if len(data) < (h-1)*line+w*2 {
		take.broken(1)
		return
	}
	img := image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio422)
	for y := range h {
		row := data[y*line:]
		for x := 0; x < w; x += 2 {
			img.Y[y*img.YStride+x], img.Y[y*img.YStride+x+1] = row[2*x], row[2*x+2]
			img.Cb[y*img.CStride+x/2], img.Cr[y*img.CStride+x/2] = row[2*x+1], row[2*x+3]
		}
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, img, &jpeg.Options{Quality: 92}); err != nil {
		take.broken(1)
		return
	}
	take.frame(mjpeg.Frame{Data: out.Bytes(), Width: w, Height: h})
}
