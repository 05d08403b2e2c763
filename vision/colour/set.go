package colour

// Set are the colours of a set, as they were taught.
type Set struct {
	Shades []Shade
	Prints []Shade    // of the printed dice
	White  [3]float64 // the light's own colour, mean 1
	Pips   float64    // what light pips of the taught dice throw back, the sum of the channels; 0: none were taught
}

// Paper is what white paper throws back in the light in which the dice were taught, grey levels.
func (e *Set) Paper() float64 {
	const usual = 230
	if e.Pips > 0 {
		return e.Pips / 3
	}
	return usual
}
