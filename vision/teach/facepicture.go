package teach

import (
	"bytes"
	"image"
	"image/png"

	"quartermaster/calibration"
	"quartermaster/vision/pixel"
	"quartermaster/vision/scene"
)

// facePNG cuts a face out of a scene for the rig file: 1.2 edges wide, normalised to the light of the empty board.
func facePNG(s *scene.Scene, p pixel.Pose) ([]byte, error) {
	const n = calibration.FacePX
	im := image.NewRGBA(image.Rect(0, 0, n, n))
	gain := s.Floor.GainAt(p.X, p.Y)
	f := p.Frame()
	for y := range n {
		for x := range n {
			b, g, r := s.Pic.At(f.Place((float64(x)-(n-1)/2.0)/pixel.EdgePX, (float64(y)-(n-1)/2.0)/pixel.EdgePX))
			i := im.PixOffset(x, y)
			for k, v := range [3]float32{r, g, b} {
				im.Pix[i+k] = uint8(min(float64(v)/max(gain[2-k], 0.05)+0.5, 255))
			}
			im.Pix[i+3] = 255
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, im); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
