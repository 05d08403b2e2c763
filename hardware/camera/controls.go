package camera

import (
	"fmt"
	"math"

	"quartermaster/hardware/camera/v4l2"
)

// Controls are a camera's settings, either as the camera reports them or as they are to be held. Which fields are set depends
// on the kind of camera.
type Controls struct {
	Ribbon *Fixed             `json:"ribbon,omitempty"` // of a camera on a ribbon cable
	Webcam []v4l2.Setting     `json:"webcam,omitempty"` // of a webcam, in its own units
	Phone  map[string]float64 `json:"phone,omitempty"`  // of a phone, by the names in PhoneSettings
}

// IsZero says whether nothing is set.
func (s Controls) IsZero() bool { return s.Ribbon == nil && len(s.Webcam) == 0 && len(s.Phone) == 0 }

// Holder is a source whose exposure, gain, white balance and focus can be held fixed.
type Holder interface {
	// Hold sets the settings that the camera keeps from its next start on. Zero settings leave everything automatic.
	Hold(Controls) error
	// Controls returns the settings that the camera has now; zero if it has reported none.
	Controls() Controls
}

// UnderLamps is a source that can avoid the bands of lamps that flicker with the mains.
type UnderLamps interface {
	// Mains tells the frequency of the mains, 50 or 60 Hz; 0: unknown. It holds from the camera's next start on. A camera that
	// cannot heed it says so.
	Mains(hertz int) (heeds bool)
}

var (
	_ Holder     = (*Live)(nil)
	_ UnderLamps = (*Live)(nil)
)

// adjustable is a feed whose settings can be held.
type adjustable interface {
	hold(Controls) error
	controls() Controls
	mains(hertz int) (heeds bool)
	// strays lists the held settings that the camera does not keep, each with its present and its wanted value.
	strays() []string
}

// Hold implements Holder. It does nothing for a camera without settings.
func (l *Live) Hold(s Controls) error {
	if a, ok := l.feed.(adjustable); ok {
		return a.hold(s)
	}
	return nil
}

// Mains implements UnderLamps.
func (l *Live) Mains(hertz int) bool {
	a, ok := l.feed.(adjustable)
	return ok && a.mains(hertz)
}

// Controls implements Holder.
func (l *Live) Controls() Controls {
	if a, ok := l.feed.(adjustable); ok {
		return a.controls()
	}
	return Controls{}
}

// strays lists the settings of a camera on a ribbon cable that differ from the wanted ones. Small differences are allowed:
// exposure changes in steps of one sensor line, and gains in the sensor's own steps.
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
