package vision

// Pattern is one arrangement of the pips of a value on a face: which of its 3×3 sites hold a pip, row by row.
type Pattern struct {
	Value int // 1 to 6
	Pips  [9]bool
	N     int // pips
}

// Patterns lists the nine arrangements: 2, 3 and 6 have two each.
func Patterns() []Pattern {
	var out []Pattern
	for _, p := range []struct {
		value int
		pips  string
	}{
		{1, "....o...."},
		{2, "o.......o"}, {2, "..o...o.."},
		{3, "o...o...o"}, {3, "..o.o.o.."},
		{4, "o.o...o.o"},
		{5, "o.o.o.o.o"},
		{6, "o.oo.oo.o"}, {6, "ooo...ooo"},
	} {
		q := Pattern{Value: p.value}
		for i, c := range p.pips {
			if c == 'o' {
				q.Pips[i] = true
				q.N++
			}
		}
		out = append(out, q)
	}
	return out
}

// SiteAt is the place of a site on the face, in pitches from the face's middle.
func SiteAt(i int) (x, y float64) { return float64(i%3 - 1), float64(i/3 - 1) }
