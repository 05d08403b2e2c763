package scenery

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
)

// develop makes a photograph from linear light. It simulates exposure, defocus, noise, the denoising and sharpening of phones, and JPEG.
func develop(rng *rand.Rand, light []vec, w, h int) ([]byte, error) {
	exposed(rng, light)
	vignette := 0.6 * rng.Float64() * rng.Float64()
	for i := range light {
		x, y := float64(i%w)/float64(w)-0.5, float64(i/w)/float64(h)-0.5
		light[i] = light[i].times(1 - vignette*2*(x*x+y*y))
	}
	light = blurred(light, w, h, 0.25+1.1*rng.Float64()*rng.Float64())
	noise := 0.004 + 0.035*rng.Float64()*rng.Float64()
	grey := rng.Float64()
	for i := range light {
		level := math.Sqrt(max(0, luminance(light[i])) + 0.02)
		common := rng.NormFloat64()
		for k := range 3 {
			light[i][k] += noise * level * (grey*common + (1-grey)*rng.NormFloat64())
		}
	}
	if rng.Float64() < 0.35 { // denoising
		light = blurred(light, w, h, 0.5+0.5*rng.Float64())
	}
	if rng.Float64() < 0.6 { // sharpening
		soft := blurred(light, w, h, 0.8+rng.Float64())
		by := 1.2 * rng.Float64()
		for i := range light {
			light[i] = light[i].add(light[i].sub(soft[i]).times(by))
		}
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	gamma := 1 / (1.7 + 0.8*rng.Float64())
	for i, c := range light {
		var b [3]uint8
		for k := range 3 {
			b[k] = uint8(max(0, min(255, 255*math.Pow(max(0, c[k]), gamma)+0.5)))
		}
		img.SetRGBA(i%w, i/w, color.RGBA{b[0], b[1], b[2], 255})
	}
	var out bytes.Buffer
	err := jpeg.Encode(&out, img, &jpeg.Options{Quality: 55 + rng.IntN(41)})
	return out.Bytes(), err
}

// exposed applies a random exposure and a random white balance, with errors as in real photographs.
func exposed(rng *rand.Rand, light []vec) {
	mean := 0.0
	for _, c := range light {
		mean += luminance(c) / float64(len(light))
	}
	to := 0.08 + 0.35*rng.Float64()
	if rng.Float64() < 0.15 {
		to *= 0.35
	}
	gain := min(to/(mean+1e-3), 2.2)
	balance := vec{1 + 0.2*(rng.Float64()-0.5), 1, 1 + 0.3*(rng.Float64()-0.5)}.times(gain)
	for i := range light {
		light[i] = light[i].mul(balance)
		for k := range 3 { // soft clipping at white
			if v := light[i][k]; v > 0.8 {
				light[i][k] = 0.8 + 0.2*math.Tanh((v-0.8)/0.2)
			}
		}
	}
}

func blurred(in []vec, w, h int, sigma float64) []vec {
	r := int(math.Ceil(2.5 * sigma))
	kernel := make([]float64, 2*r+1)
	sum := 0.0
	for i := range kernel {
		d := float64(i - r)
		kernel[i] = math.Exp(-d * d / (2 * sigma * sigma))
		sum += kernel[i]
	}
	across, out := make([]vec, len(in)), make([]vec, len(in))
	for y := range h {
		for x := range w {
			var c vec
			for i, k := range kernel {
				c = c.add(in[y*w+max(0, min(w-1, x+i-r))].times(k / sum))
			}
			across[y*w+x] = c
		}
	}
	for y := range h {
		for x := range w {
			var c vec
			for i, k := range kernel {
				c = c.add(across[max(0, min(h-1, y+i-r))*w+x].times(k / sum))
			}
			out[y*w+x] = c
		}
	}
	return out
}
