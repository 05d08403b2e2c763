package camera

import (
	"fmt"
	"math"

	"quartermaster/hardware/camera/v4l2"
)

// Controls are what a camera does by itself, or is told to keep. Which of them are there depends on its kind.
type Controls struct {
	Ribbon *Fixed         `json:"ribbon,omitempty"` // of a camera on a ribbon cable
	Webcam []v4l2.Setting `json:"webcam,omitempty"` // of a webcam, in its own units
}

// IsZero says that nothing is set.
func (s Controls) IsZero() bool { return s.Ribbon == nil && len(s.Webcam) == 0 }

// Holder is a source whose exposure, gain, white balance and focus can be kept as they are.
type Holder interface {
	// Hold says what the camera is to keep from its next beginning on; zero settings leave all to the camera.
	Hold(Controls) error
	// Controls are those that the camera has now; zero: it has not told any.
	Controls() Controls
}

var _ Holder = (*Live)(nil)

// adjustable is a feed whose settings can be held.
type adjustable interface {
	hold(Controls) error
	controls() Controls
	// strays says, where settings are held, which of them the camera does not keep, and what they are instead.
	strays() []string
}

// Hold implements Holder. A camera that has no settings is left as it is.
func (l *Live) Hold(s Controls) error {
	if a, ok := l.feed.(adjustable); ok {
		return a.hold(s)
	}
	return nil
}

// Controls implements Holder.
func (l *Live) Controls() Controls {
	if a, ok := l.feed.(adjustable); ok {
		return a.controls()
	}
	return Controls{}
}

// strays of a camera on a ribbon cable: what it says that it does differs from what it was told. An exposure goes in steps of
// a line of the sensor and gains in steps of the sensor's own, so a little is granted.
func (f Fixed) strays(now Fixed) (all []string) {
	differs := func(name string, want, is, relative, absolute float64) {
		if want > 0 && math.Abs(is-want) > max(relative*want, absolute) {
			all = append(all, fmt.Sprintf("%s: %.4g ≠ %.4g", name, is, want))
		}
	}
	differs("ExposureTime", float64(f.Shutter), float64(now.Shutter), 0.03, 60)
	differs("AnalogueGain", f.Gain, now.Gain, 0.04, 0.05)
	differs("ColourGains R", f.Colour[0], now.Colour[0], 0.02, 0.02)
	differs("ColourGains B", f.Colour[1], now.Colour[1], 0.02, 0.02)
	differs("LensPosition", f.Lens, now.Lens, 0.02, 0.05)
	return all
}
