package simulation

import (
	"image"
	"math"
)

// Disturbance is a change of a whole picture, such as flicker or focus breathing, while nothing on the board is touched.
// The zero value is none.
type Disturbance struct {
	Gain  float64 // change of light, as a share; -0.2: a fifth is gone
	Warm  float64 // change of its colour, in steps of 255 from blue to red
	Bands float64 // amplitude of the bands of a flickering lamp under a rolling shutter, as a share of the light
	Phase float64 // phase of the bands, in turns
	Zoom  float64 // magnification by focus breathing, as a share
	Shade float64 // depth of the shadow of somebody who leans over, as a share of the light
	From  float64 // the direction of that shade, radians
	Reach float64 // how far it reaches over the picture, 0 to 1
}

// Disturb sets the disturbance of all pictures from now on.
func (t *Table) Disturb(d Disturbance) { t.disturbance = d }

// over applies the disturbance to a picture.
func (d Disturbance) over(in *image.YCbCr) *image.YCbCr {
	if d == (Disturbance{}) {
		return in
	}
	out := image.NewYCbCr(in.Rect, in.SubsampleRatio)
	wide, high := float64(in.Rect.Dx()), float64(in.Rect.Dy())
	sin, cos := math.Sincos(d.From)
	light := func(x, y float64) float64 {
		k := 1 + d.Gain + d.Bands*math.Sin(2*math.Pi*(2.7*y/high+d.Phase))
		if d.Shade != 0 {
			along := (x/wide-0.5)*cos + (y/high-0.5)*sin + 0.5 // 0 to 1 over the picture, about
			k *= 1 - d.Shade/(1+math.Exp((along-d.Reach)/0.045))
		}
		return k
	}
	zoom := func(v, middle float64) float64 { return middle + (v-middle)/(1+d.Zoom) }
	for y := range in.Rect.Dy() {
		for x := range in.Rect.Dx() {
			v := interpolate(in.Y, in.YStride, in.Rect.Dx(), in.Rect.Dy(), zoom(float64(x), wide/2), zoom(float64(y), high/2))
			out.Y[y*out.YStride+x] = uint8(min(255, max(0, v*light(float64(x), float64(y))+0.5)))
		}
	}
	cw, ch := (in.Rect.Dx()+1)/2, (in.Rect.Dy()+1)/2
	for y := range ch {
		for x := range cw {
			fx, fy := zoom(float64(x), wide/4), zoom(float64(y), high/4)
			i := y*out.CStride + x
			out.Cb[i] = uint8(min(255, max(0, interpolate(in.Cb, in.CStride, cw, ch, fx, fy)-d.Warm/2+0.5)))
			out.Cr[i] = uint8(min(255, max(0, interpolate(in.Cr, in.CStride, cw, ch, fx, fy)+d.Warm/2+0.5)))
		}
	}
	return out
}

// interpolate interpolates a plane of a picture bilinearly.
func interpolate(p []uint8, stride, w, h int, x, y float64) float64 {
	x, y = min(max(x, 0), float64(w-1)), min(max(y, 0), float64(h-1))
	i, j := min(int(x), w-2), min(int(y), h-2)
	fx, fy := x-float64(i), y-float64(j)
	at := j*stride + i
	return (float64(p[at])*(1-fx)+float64(p[at+1])*fx)*(1-fy) + (float64(p[at+stride])*(1-fx)+float64(p[at+stride+1])*fx)*fy
}
