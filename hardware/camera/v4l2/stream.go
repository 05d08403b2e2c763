//go:build linux && (amd64 || arm64)

package v4l2

import (
	"context"
	"errors"
	"fmt"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Camera is an open camera.
type Camera struct {
	d       device
	pixel   Pixel // the layout that the driver chose
	buffers [][]byte
	on      bool
}

// Open opens a camera by the path of its device node.
func Open(path string) (*Camera, error) {
	d, err := open(path)
	if err != nil {
		return nil, err
	}
	return &Camera{d: d}, nil
}

// Start requests a size and starts streaming, at ten frames per second where the rate can be set. The
// driver chooses the format, which may differ from the request.
func (c *Camera) Start(format uint32, width, height int) (Pixel, error) {
	f := formatOf(format, width, height)
	if err := c.d.ioctl(setFormat, unsafe.Pointer(&f)); err != nil {
		return Pixel{}, err
	}
	if c.pixel = f.Pixel; f.Format != format || f.Width == 0 || f.Height == 0 || f.Width > 16384 || f.Height > 16384 || f.SizeImage > 64<<20 {
		return Pixel{}, fmt.Errorf("the camera's driver grants %dx%d of %d bytes in another format", f.Width, f.Height, f.SizeImage)
	}
	p := streamParameter{Type: capture, Numerator: 1, Denominator: 10}
	_ = c.d.ioctl(setParameter, unsafe.Pointer(&p)) // a camera with a single rate refuses this
	if err := c.mapBuffers(); err != nil {
		return Pixel{}, err
	}
	kind := int32(capture)
	if err := c.d.ioctl(streamOn, unsafe.Pointer(&kind)); err != nil {
		return Pixel{}, err
	}
	c.on = true
	return c.pixel, nil
}

func formatOf(pixels uint32, width, height int) format {
	f := format{Type: capture}
	f.Format, f.Width, f.Height = pixels, uint32(width), uint32(height)
	return f
}

func (c *Camera) mapBuffers() error {
	ask := requestBuffers{Count: 3, Type: capture, Memory: mapped}
	if err := c.d.ioctl(askBuffers, unsafe.Pointer(&ask)); err != nil {
		return err
	}
	if ask.Count < 1 || ask.Count > 32 {
		return fmt.Errorf("the camera's driver gives %d buffers", ask.Count)
	}
	for i := range ask.Count {
		b := buffer{Index: i, Type: capture, Memory: mapped}
		if err := c.d.ioctl(queryBuffer, unsafe.Pointer(&b)); err != nil {
			return err
		}
		if b.Length == 0 || b.Length > 64<<20 {
			return fmt.Errorf("the camera's driver gives a buffer of %d bytes", b.Length)
		}
		memory, err := c.d.mmap(int64(b.Offset), int(b.Length))
		if err != nil {
			return err
		}
		c.buffers = append(c.buffers, memory)
		if err := c.d.ioctl(queueBuffer, unsafe.Pointer(&b)); err != nil {
			return err
		}
	}
	return nil
}

// Frame is one frame. Data is valid until the next call of Next.
type Frame struct {
	Data   []byte
	Broken bool // the driver reports damage, or the frame is empty
}

// Next waits for the next frame. It checks ctx five times per second.
func (c *Camera) Next(ctx context.Context, take func(Frame)) error {
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		ready, err := c.d.wait(200 * time.Millisecond)
		if err != nil {
			return err
		}
		if !ready {
			continue
		}
		b := buffer{Type: capture, Memory: mapped}
		err = c.d.ioctl(dequeueBuffer, unsafe.Pointer(&b))
		if errors.Is(err, unix.EAGAIN) {
			continue
		}
		if err != nil {
			return err
		}
		if int(b.Index) >= len(c.buffers) || int(b.BytesUsed) > len(c.buffers[b.Index]) {
			return fmt.Errorf("the camera's driver gives buffer %d with %d bytes, which is not there", b.Index, b.BytesUsed)
		}
		take(Frame{Data: c.buffers[b.Index][:b.BytesUsed], Broken: b.Flags&flagError != 0 || b.BytesUsed == 0})
		return c.d.ioctl(queueBuffer, unsafe.Pointer(&b))
	}
}

// Close stops the stream and closes the device.
func (c *Camera) Close() error {
	var all []error
	if kind := int32(capture); c.on {
		if err := c.d.ioctl(streamOff, unsafe.Pointer(&kind)); !errors.Is(err, unix.ENODEV) { // the camera may be unplugged
			all = append(all, err)
		}
	}
	for _, b := range c.buffers {
		all = append(all, c.d.munmap(b))
	}
	c.buffers, c.on = nil, false
	return errors.Join(append(all, c.d.close())...)
}
