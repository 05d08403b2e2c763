package setupwizard

import "math"

// labOf is the CIE L*a*b* of an sRGB colour (0 to 255), for a white of D65.
func labOf(c [3]float64) [3]float64 {
	var l [3]float64
	for n := range c {
		v := c[n] / 255
		if v <= 0.04045 {
			l[n] = v / 12.92
		} else {
			l[n] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	f := func(t float64) float64 {
		if t > 0.008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16.0/116
	}
	x := f((0.4124*l[0] + 0.3576*l[1] + 0.1805*l[2]) / 0.95047)
	y := f(0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2])
	z := f((0.0193*l[0] + 0.1192*l[1] + 0.9505*l[2]) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// labApart is the distance of two colours with the lightness at a third of its weight.
func labApart(a, b [3]float64) float64 {
	l := (a[0] - b[0]) / 3
	return math.Sqrt(l*l + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

// ColourNames are the names that dice are given, with a usual paint each.
var ColourNames = []struct {
	Name  string
	Paint [3]float64
}{
	{"red", [3]float64{190, 30, 35}}, {"orange", [3]float64{225, 110, 30}}, {"yellow", [3]float64{225, 190, 40}},
	{"green", [3]float64{30, 125, 60}}, {"blue", [3]float64{30, 75, 170}}, {"purple", [3]float64{105, 45, 130}},
	{"pink", [3]float64{235, 155, 185}}, {"brown", [3]float64{105, 65, 40}}, {"black", [3]float64{30, 30, 32}},
	{"grey", [3]float64{125, 125, 125}}, {"white", [3]float64{225, 222, 212}},
}

// nameOf is the name whose usual paint is the nearest.
func nameOf(lab [3]float64) string {
	best, name := math.Inf(1), ""
	for _, c := range ColourNames {
		p := labOf(c.Paint)
		d := math.Hypot(math.Hypot((lab[0]-p[0])*0.6, lab[1]-p[1]), lab[2]-p[2])
		if d < best {
			best, name = d, c.Name
		}
	}
	return name
}
