package calibration

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
)

// profiles are stock lenses by name: the horizontal angle of view (degrees, from the maker's sheet) of the full
// picture. Distortion is taken as none: pictures of a chessboard are always better.
var profiles = map[string]float64{
	"pi-camera-2":      62.2,
	"pi-camera-3":      66,
	"pi-camera-3-wide": 102,
	"pi-hq-6mm":        WidthAngle(6.287, 6), // IMX477: 4056 pixels of 1.55 µm
	"pi-global-6mm":    WidthAngle(5.023, 6), // IMX296: 1456 pixels of 3.45 µm
}

// WidthAngle is the horizontal angle of view (degrees) of a sensor of a width (mm) behind a lens of a focal length (mm).
func WidthAngle(sensorMM, focalMM float64) float64 {
	return 360 / math.Pi * math.Atan(sensorMM/2/focalMM)
}

// Profiles are the names of the stock lenses.
func Profiles() []string { return slices.Sorted(maps.Keys(profiles)) }

func lensProfile(name string) (angle float64, err error) {
	angle, ok := profiles[name]
	if !ok {
		known := strings.Join(Profiles(), ", ")
		return 0, fmt.Errorf("lens.profile is %q: known are %s; or take pictures of a chessboard, or leave lens out", name, known)
	}
	return angle, nil
}

// ProfileLens is a stock lens for pictures of a size.
func ProfileLens(name string, widthPX, heightPX int) (Camera, error) {
	angle, err := lensProfile(name)
	if err != nil {
		return Camera{}, err
	}
	f := float64(max(widthPX, heightPX)) / 2 / math.Tan(angle*math.Pi/360)
	return plainLens(f, widthPX, heightPX), nil
}

// plainLens is a lens without distortion whose axis goes through the picture's middle.
func plainLens(focalPX float64, widthPX, heightPX int) Camera {
	return Camera{
		WidthPX: widthPX, HeightPX: heightPX, FX: focalPX, FY: focalPX,
		CX: float64(widthPX-1) / 2, CY: float64(heightPX-1) / 2,
	}
}
