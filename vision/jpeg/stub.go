//go:build !cgo

package jpeg

// Size needs libjpeg-turbo, which this build does not have.
func Size([]byte) (w, h int, err error) { return 0, 0, ErrMissing }

// Decode needs libjpeg-turbo, which this build does not have.
func Decode([]byte, int, int, []uint8) error { return ErrMissing }

// DecodeGrey needs libjpeg-turbo, which this build does not have.
func DecodeGrey([]byte, int, int, []uint8) error { return ErrMissing }

// Encode needs libjpeg-turbo, which this build does not have.
func Encode(int, int, []uint8, int) ([]byte, error) { return nil, ErrMissing }
