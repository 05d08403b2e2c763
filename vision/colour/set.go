package colour

// Set holds the colours of a set of dice as they were taught.
type Set struct {
	Shades   []Shade
	Prints   []Shade    // of the printed dice
	White    [3]float64 // the light's own colour, mean 1
	PipLevel float64    // level of the light pips of the taught dice, sum of the three channels, grey levels; 0: none were taught
}

// PaperLevel is the grey level of white paper in the light in which the dice were taught.
func (e *Set) PaperLevel() float64 {
	const usual = 230 // where no light pips were taught; fitted on: unknown
	if e.PipLevel > 0 {
		return e.PipLevel / 3
	}
	return usual
}
