package photo

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/vision/odds"
)

// hue is the name of a colour and where it begins on the circle of hues, in degrees.
type hue struct {
	name string
	from float64
}

var hues = []hue{{"red", -14}, {"orange", 18}, {"yellow", 38}, {"green", 72}, {"blue", 168}, {"purple", 262}, {"pink", 318}, {"red", 346}}

// Colours lists the colour names of dice.
func Colours() []string {
	return []string{"white", "grey", "black", "red", "orange", "brown", "yellow", "green", "blue", "purple", "pink"}
}

// Limits of the names of colours. Fitted on: unknown.
const (
	paleness = 0.42 // maximum saturation of a die with dark pips that is called white: light is seldom white
	warmth   = 0.16 // added to paleness for warm hues, because lamps are warm
	darkness = 0.36 // maximum brightness of an unsaturated die with light pips that is called black, 1 = full light
	gloom    = 0.30 // maximum brightness of a nearly colourless die that is called black: it may mirror the room
	tinge    = 0.15 // maximum chroma of such a die, 1 = full light
)

// nameOf returns a name of a die's colour and the probability that people would use it. The colour of the light is not known, so
// the name is rough. The constants were fitted on: unknown.
func nameOf(body rgb, sign int) (name string, sure float64) {
	r, g, b := float64(body[0])/255, float64(body[1])/255, float64(body[2])/255
	high, low := max(r, g, b), min(r, g, b)
	saturation := (high - low) / max(high, 0.02)
	var h float64
	switch d := max(high-low, 1e-6); high {
	case r:
		h = 60 * (g - b) / d
	case g:
		h = 120 + 60*(b-r)/d
	default:
		h = 240 + 60*(r-g)/d
	}
	if h < hues[0].from {
		h += 360
	}
	pale := paleness
	if h > 15 && h < 50 {
		pale += warmth
	}
	if sign == light { // light pips on a pale die: it cannot be white
		pale = 0.25 + 0.3*max(0, darkness-high)/darkness
		if high < gloom && high-low < tinge {
			pale = 1
		}
	}
	apart := math.Abs(saturation-pale) / 0.06
	if saturation < pale {
		switch {
		case sign == dark:
			return "white", odds.Logistic(1 + apart)
		case high < darkness:
			return "black", odds.Logistic(1 + min(apart, (darkness-high)/0.05))
		}
		return "grey", odds.Logistic(min(apart, (high-darkness)/0.05))
	}
	near := 360.0
	for _, c := range hues {
		if h >= c.from {
			name = c.name
		}
		near = min(near, math.Abs(h-c.from))
	}
	switch {
	case name == "red" && high > 0.5 && saturation < 0.56:
		name = "pink"
	case name == "orange" && high < 0.5:
		name = "brown"
	}
	return name, odds.Logistic(1 + min(apart, near/4))
}

// bodyColour returns the colour of a face without specular reflection, which only adds light. Around dark pips the face is
// darkened by their edges, so there the median counts.
func (l *level) bodyColour(f *frame, sign int) (out rgb) {
	all := make([]rgb, len(between))
	for i, q := range between {
		all[i] = l.pic.at(f.place(q[0], q[1]))
	}
	sum := func(c rgb) float32 { return c[0] + c[1] + c[2] }
	slices.SortStableFunc(all, func(a, b rgb) int { return cmp.Compare(sum(a), sum(b)) })
	part := all[1:5]
	if sign == dark {
		part = all[4:9]
	}
	for _, c := range part {
		for k := range 3 {
			out[k] += c[k] / float32(len(part))
		}
	}
	return out
}
