package studio

import (
	"bytes"
	"image"
	"image/jpeg"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
)

// Snapshot takes a picture of anything that can say what light it sends to the camera along a ray from `eye`
// (way: of any length): 4x4 rays a pixel, then the same lens, sensor and JPEG as the frames of a table.
func (s *Studio) Snapshot(camera calibration.Camera, light func(eye, way dice.Vec) RGB) []byte {
	sensor := s.scene.Sensor
	g := newRays(&camera)
	p := camera.Position()
	eye := dice.Vec{X: p[0], Y: p[1], Z: p[2]}
	w, h := camera.WidthPX, camera.HeightPX
	film := newLayer(w, h)
	inParallel(h, func(y int) {
		for x := range w {
			var sum RGB
			for k := range 16 {
				sum = sum.Add(light(eye, g.at(float64(x)-0.375+float64(k%4)/4, float64(y)-0.375+float64(k/4)/4)))
			}
			i := 3 * (y*w + x)
			film.pix[i], film.pix[i+1], film.pix[i+2] = float32(sum.R/16), float32(sum.G/16), float32(sum.B/16)
		}
	})
	room := newDarkroom(sensor)
	ready := newDeveloped(w, h)
	room.develop(film, ready, image.Rect(0, 0, w, h))
	out := image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio420)
	room.expose(ready, out, s.grain, s.rng)
	return encode(out, sensor.Quality)
}

func encode(img image.Image, quality int) []byte {
	var b bytes.Buffer
	b.Grow(img.Bounds().Dx() * img.Bounds().Dy() / 4)
	// Writing to memory and a quality in range leave nothing that can fail.
	_ = jpeg.Encode(&b, img, &jpeg.Options{Quality: quality})
	return b.Bytes()
}
