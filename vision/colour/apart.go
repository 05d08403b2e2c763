package colour

import (
	"cmp"
	"math"
	"slices"

	"quartermaster/calibration"
)

// Swatch is the face of a taught die: its colour as it was said and as it is seen, and the pips that it shows.
type Swatch struct {
	Shade
	Tap int
}

// unlike says how hard it is to see one face as the other's paint under other light, or with a lamp mirrored in it: a lamp
// adds its light to the paint, and tells nothing of it. See apart.
func unlike(a, b *Shade, white [3]float64) float64 {
	light := Daylight{Less: 0.45, Exact: 2}
	return min(a.Apart(b.Base, white, light), b.Apart(a.Base, white, light))
}

// How unlike two dice of a colour are as a rule (of 90 rigs the median was 0.2 to 0.4), and at most, unless one of them mirrors
// so much of a lamp that it has no colour at all.
const usualUnlike, mostUnlike = 0.3, 1.0

// nearestTo is how unlike a swatch the likest of those of a colour is, itself left out; infinite where there is none.
func nearestTo(all []Swatch, i int, colour string, white [3]float64) float64 {
	least := math.Inf(1)
	for j := range all {
		if j != i && all[j].Name == colour {
			least = min(least, unlike(&all[i].Shade, &all[j].Shade, white))
		}
	}
	return least
}

// nearer is by how much most dice of a colour are nearer to others of it than to any of another colour.
func nearer(all []Swatch, colour, other string, white [3]float64) float64 {
	var lead []float64
	for i := range all {
		if all[i].Name != colour {
			continue
		}
		own := nearestTo(all, i, colour, white)
		if math.IsInf(own, 1) {
			own = usualUnlike
		}
		lead = append(lead, nearestTo(all, i, other, white)-min(own, mostUnlike))
	}
	if len(lead) == 0 {
		return 0
	}
	slices.Sort(lead)
	return lead[len(lead)/2]
}

// coloursApart is how far apart two taught colours are, in what usually lies between two dice of one: their paints, which
// the least shining dice show, must differ, and so must the dice themselves. Both count alike: two sets of dice of one
// paint may be taught in light that is not the same, but then their dice are as near to one another as to their own.
func coloursApart(all []Swatch, a, b string, white [3]float64) float64 {
	lead := min(nearer(all, a, b, white), nearer(all, b, a, white))
	x, y := taughtShade(all, a), taughtShade(all, b)
	return math.Sqrt(max(lead, 0)*unlike(&x, &y, white)) / usualUnlike
}

// taughtShade is a colour as the reader will learn it from its dice.
func taughtShade(all []Swatch, colour string) Shade {
	var faces [][3]float64
	var pips calibration.Pips
	for i := range all {
		if all[i].Name == colour {
			faces, pips = append(faces, all[i].Base), all[i].Pips
		}
	}
	return LearnShade(colour, pips, faces)
}

// Compare compares the taught colours: it fills in which are the nearest, and a die that was said to be of another.
func Compare(lesson *calibration.Lesson, all []Swatch, white [3]float64) {
	lesson.Stray = stray(all, lesson.Pips, white)
	var colours []string
	for i := range all {
		if !slices.Contains(colours, all[i].Name) {
			colours = append(colours, all[i].Name)
		}
	}
	lesson.Nearest, lesson.Apart = [2]string{}, math.Inf(1)
	for i, a := range colours {
		for _, b := range colours[:i] {
			if lesson.Pips[a] != lesson.Pips[b] {
				continue // dark and light pips are never confused
			}
			if d := coloursApart(all, a, b, white); d < lesson.Apart {
				lesson.Nearest, lesson.Apart = [2]string{b, a}, d
			}
		}
	}
	if math.IsInf(lesson.Apart, 1) {
		lesson.Apart = 0
	}
}

// stray finds a die that is unlike all others of its colour and like one of another, though those two colours are not one: of
// several the one that is the most unlike, since where one of few dice shines, those of its colour seem strays as well.
func stray(all []Swatch, pips map[string]calibration.Pips, white [3]float64) *calibration.Stray {
	const far, distinct = 0.8, 0.5
	type odd struct {
		Swatch
		own   float64
		looks string
	}
	var odds []odd
	var rest []Swatch
	for i := range all {
		own, other, looks := nearestTo(all, i, all[i].Name, white), math.Inf(1), ""
		for _, o := range all {
			if o.Name == all[i].Name || pips[o.Name] != all[i].Pips {
				continue
			}
			if d := unlike(&all[i].Shade, &o.Shade, white); d < other {
				other, looks = d, o.Name
			}
		}
		most := own / 4
		if pips[all[i].Name] != all[i].Pips { // its pips say so too
			most = own / 2
		}
		if math.IsInf(own, 1) || own < far || other > most {
			rest = append(rest, all[i])
			continue
		}
		odds = append(odds, odd{all[i], own, looks})
	}
	slices.SortStableFunc(odds, func(a, b odd) int { return cmp.Compare(b.own, a.own) })
	for _, o := range odds {
		if min(nearer(rest, o.Name, o.looks, white), nearer(rest, o.looks, o.Name, white)) > distinct {
			return &calibration.Stray{Tap: o.Tap, Looks: o.looks}
		}
	}
	return nil
}
