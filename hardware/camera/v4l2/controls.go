//go:build linux && (amd64 || arm64)

package v4l2

import (
	"fmt"
	"unsafe"
)

// Setting is a control of a camera and its value in the camera's own units.
type Setting struct {
	ID    uint32 `json:"id"`
	Name  string `json:"name"`
	Value int32  `json:"value"`
}

// The controls that change the look of a picture. The automatic ones come first: while one is on, the driver refuses or
// overwrites the value that it controls.
var automatic = []struct {
	id  uint32
	off int32
}{
	{0x009a0901, 1}, // exposure: 1 is manual
	{0x009a0903, 0}, // exposure may change the frame rate
	{0x00980912, 0}, // gain
	{0x0098090c, 0}, // white balance
	{0x009a090c, 0}, // focus
}

var values = []uint32{
	0x009a0902, // exposure time, 100 microseconds
	0x00980913, // gain
	0x0098091a, // colour temperature, kelvin
	0x0098090e, // red balance
	0x0098090f, // blue balance
	0x009a090a, // focus
	0x00980900, // brightness
	0x00980901, // contrast
	0x00980902, // saturation
	0x0098091b, // sharpness
	0x0098091c, // backlight compensation
}

// mains is the control against flicker of lamps: 1 is 50 Hz, 2 is 60 Hz.
const mains = 0x00980918

// Settings returns the camera's present settings, each of which Fix can hold.
func (c *Camera) Settings() (all []Setting) {
	for _, id := range values {
		if q, there := c.query(id); there {
			if v, err := c.get(id); err == nil {
				all = append(all, Setting{id, q.Name.String(), v})
			}
		}
	}
	return all
}

// Flicker sets the mains frequency: 50 or 60 Hz. It does nothing for a camera without that control.
func (c *Camera) Flicker(hertz int) {
	if v := map[int]int32{50: 1, 60: 2}[hertz]; v > 0 {
		_ = c.set(mains, v)
	}
}

// Fix switches every automatic control off and then sets the values. Call it while the camera streams, since many cameras
// lose values that were set before. It reads all of them back and lists those that the camera did not take: "White Balance: 4000 ≠ 5000".
func (c *Camera) Fix(settings []Setting) (disobeyed []string) {
	for _, a := range automatic {
		if _, there := c.query(a.id); there {
			_ = c.set(a.id, a.off) // it is read back below
		}
	}
	for _, s := range settings {
		q, there := c.query(s.ID)
		if !there {
			continue
		}
		_ = c.set(s.ID, max(q.Min, min(q.Max, s.Value)))
	}
	return c.Strays(settings)
}

// Strays lists the settings that were given to Fix and that the camera has changed or does not have.
func (c *Camera) Strays(settings []Setting) (all []string) {
	for _, a := range automatic {
		if q, there := c.query(a.id); there {
			if v, err := c.get(a.id); err == nil && v != a.off {
				all = append(all, fmt.Sprintf("%s: %d ≠ %d", q.Name, v, a.off))
			}
		}
	}
	for _, s := range settings {
		if _, there := c.query(s.ID); !there {
			all = append(all, s.Name+": –")
		} else if v, err := c.get(s.ID); err == nil && v != s.Value {
			all = append(all, fmt.Sprintf("%s: %d ≠ %d", s.Name, v, s.Value))
		}
	}
	return all
}

func (c *Camera) query(id uint32) (query, bool) {
	q := query{ID: id}
	err := c.d.ioctl(queryControl, unsafe.Pointer(&q))
	return q, err == nil && q.Flags&flagDisabled == 0
}

func (c *Camera) get(id uint32) (int32, error) {
	v := control{ID: id}
	err := c.d.ioctl(getControl, unsafe.Pointer(&v))
	return v.Value, err
}

func (c *Camera) set(id uint32, value int32) error {
	v := control{ID: id, Value: value}
	return c.d.ioctl(setControl, unsafe.Pointer(&v))
}
