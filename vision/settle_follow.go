package vision

// followed is a die that was read and is watched until it is taken off.
type followed struct {
	id     int
	places []int // of its top face in the thumb
	gone   bool
}

// Read says that what lies there now was read: these are its dice. Each is followed until it is taken off.
func (s *Settler) Read(dice []Die) {
	s.forget()
	if s.settled == nil {
		return
	}
	s.asRead = s.settled
	scale := float64(s.settled.W*s.settled.Step) / float64(s.field.Width) / float64(s.settled.Step)
	for _, d := range dice {
		var outline [][2]float64
		for _, p := range d.Outline {
			outline = append(outline, [2]float64{p[0] * scale, p[1] * scale})
		}
		f := followed{id: d.ID}
		for i, z := range s.zones {
			x, y := i%s.settled.W, i/s.settled.W
			if z != beyond && within([2]float64{float64(x) + 0.5, float64(y) + 0.5}, outline) {
				f.places = append(f.places, i)
			}
		}
		if len(f.places) > 0 {
			s.followed = append(s.followed, f)
		}
	}
	if s.still && s.scene.State != SceneEmpty {
		s.scene.State, s.before = SceneRead, SceneRead
	}
}

// Nothing says that what lies there now are no dice: from now on it belongs to the empty board.
func (s *Settler) Nothing() {
	if !s.still || s.settled == nil {
		return
	}
	s.forget()
	s.empty = &Thumb{W: s.settled.W, H: s.settled.H, Step: s.settled.Step}
	s.empty.Y, s.empty.U, s.empty.V = append(s.empty.Y, s.settled.Y...), append(s.empty.U, s.settled.U...), append(s.empty.V, s.settled.V...)
	clear(s.present)
	clear(s.lay)
	s.scene.State, s.before = SceneEmpty, SceneEmpty
}

// forget ends following.
func (s *Settler) forget() { s.followed, s.asRead, s.scene.Gone = nil, nil, nil }

// follow looks which of the followed dice have been taken off a scene that lies still.
func (s *Settler) follow(t *Thumb) {
	if len(s.followed) == 0 || s.empty == nil {
		return
	}
	s.compare.differ(s.fresh, t, s.asRead, differs)
	var gone []int
	for i := range s.followed {
		f := &s.followed[i]
		// The board is seen again where it is as if empty, or as its neighbour's shadow leaves it, and was not when the die
		// was read. A die that stays shows it nowhere, one whose colour is nearly the board's differs from it in parts only.
		board := 0
		for _, at := range f.places {
			if s.fresh[at] && (!s.present[at] || t.shade(s.empty, at)) {
				board++
			}
		}
		f.gone = f.gone || 4*board >= len(f.places)
		if f.gone {
			gone = append(gone, f.id)
		}
	}
	s.scene.Gone = gone
}
