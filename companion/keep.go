package companion

import (
	"cmp"
	"maps"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// earlier is what the camera knows of the dice that lay there before a reading.
type earlier struct {
	stay   []int        // ids, in the reading, of dice that were followed and lie where they lay
	lifted [][2]float64 // where dice lay that have been taken off, in millimetres
}

// earlier compares a reading with the throw that was known before it. Call it before read.
func (w *watcher) earlier(dice []vision.Die) (e earlier) {
	if !w.watches() {
		return e
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	k := &w.known
	e.lifted = slices.Clone(k.lifted)
	if !k.followed {
		return e
	}
	for _, b := range k.dice {
		if slices.Contains(w.scene.Lifted, b.ID) {
			e.lifted = append(e.lifted, b.Centre)
		}
	}
	for _, d := range dice {
		if at := k.at(d); at >= 0 && slices.Contains(w.scene.Stay, k.dice[at].ID) {
			e.stay = append(e.stay, d.ID)
		}
	}
	return e
}

// pushed gives the index of the nearest known die that d may be after a push: less than an edge away, showing the same, and not seen
// to be taken off (lifted); -1: there is none.
func (k *known) pushed(d vision.Die, lifted []int) int {
	best, least := -1, d.Edge
	for i, b := range k.dice {
		apart := vision.Distance(b.Centre, d.Centre)
		if apart < least && b.Colour == d.Colour && b.Value == d.Value && !slices.Contains(lifted, b.ID) {
			best, least = i, apart
		}
	}
	return best
}

// left says whether dice are nothing but what is left of the known throw, some of them pushed a little. lifted are the ids of known
// dice that were seen to be taken off, or pushed by much of their edge. They count only if as many dice lie there as before: one of
// them was thrown then.
func (k *known) left(dice []vision.Die, lifted []int) bool {
	if len(dice) > len(k.dice) {
		return false
	}
	if len(dice) < len(k.dice) {
		lifted = nil
	}
	found := map[int]bool{}
	for _, d := range dice {
		at := k.at(d)
		if at < 0 || k.dice[at].Colour != d.Colour || k.dice[at].Value != d.Value {
			at = k.pushed(d, lifted)
		}
		if at < 0 || found[at] {
			return false
		}
		found[at] = true
	}
	return true
}

// keep finds the dice of the reading that lay there before and were not thrown again. A die that was followed and lies where it lay
// keeps what was known of it: nobody is asked about it again. One that was pushed by less than its edge and shows the same is kept,
// but as it is read now. Where a die lies in the place of another that nobody took off and is read as something else, people are
// asked. A die that was taken off was thrown, wherever it fell.
func (s *Sighting) keep(e earlier) {
	type pair struct {
		die, before int
		apart       float64
	}
	var pairs []pair
	for i, d := range s.Dice {
		for j, b := range s.wanted.Keep {
			if !d.Placed || !b.Placed() {
				continue
			}
			at := placeOf(b)
			if slices.ContainsFunc(e.lifted, func(p [2]float64) bool { return near(p, at) }) {
				continue
			}
			if apart := vision.Distance(d.Centre, at); apart < sameMM || apart < d.Edge && s.shows(d, b) {
				pairs = append(pairs, pair{i, j, apart})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int { return cmp.Compare(a.apart, b.apart) })
	taken := map[int]bool{}
	for _, p := range pairs {
		d, b := &s.Dice[p.die], s.wanted.Keep[p.before]
		if d.Kept != nil || taken[b.ID] {
			continue
		}
		taken[b.ID], d.Kept = true, &b.ID
		if p.apart < sameMM {
			s.same(d, b, slices.Contains(e.stay, d.ID))
		}
	}
}

// shows says whether a die is read as the same as an earlier one.
func (s *Sighting) shows(d SeenDie, b throw.Die) bool {
	faces := s.FacesOf(d.Colour)
	return d.Colour == b.Colour && d.Value >= 1 && d.Value <= len(faces) && faces[d.Value-1] == b.Face && (d.Pose != vision.Flat) == b.Loose
}

// same gives a die that lies in its old place what was known of it. What the reader asks about such a die is dropped if it was
// followed. A question is asked where the reader is sure of something else.
func (s *Sighting) same(d *SeenDie, b throw.Die, followed bool) {
	asked := func(kind string) bool {
		return slices.ContainsFunc(s.Questions, func(q vision.Question) bool { return q.Kind == kind && slices.Contains(q.Dice, d.ID) })
	}
	var ask []vision.Question
	differs := func(kind string) {
		if !followed || !asked(kind) {
			ask = append(ask, vision.Question{Kind: kind, Dice: []int{d.ID}, Text: "What lies there is read as something else than before. Was it thrown again?"})
		}
	}
	if d.Colour != b.Colour {
		differs(vision.AskColour)
		d.Colour = b.Colour
	}
	if value := 1 + slices.Index(s.FacesOf(b.Colour), b.Face); d.Value != value {
		differs(vision.AskValue)
		d.Value = value
		if d.Face != "" {
			d.Face = b.Face
		}
	}
	if (d.Pose != vision.Flat) != b.Loose {
		differs(vision.AskPose)
		d.Pose = poseOf(b)
	}
	if followed {
		s.Questions = without(s.Questions, d.ID)
	}
	s.Questions = append(s.Questions, ask...)
}

// without drops a die from questions, and the questions that are about no other.
func without(all []vision.Question, die int) (left []vision.Question) {
	for _, q := range all {
		if slices.Contains(q.Dice, die) {
			q.Dice = slices.DeleteFunc(slices.Clone(q.Dice), func(id int) bool { return id == die })
			if len(q.Dice) == 0 {
				continue
			}
		}
		left = append(left, q)
	}
	return left
}

// lay begins a chart with the dice that may be kept. People take off those that were thrown again.
func (s *Sighting) lay(b Board) {
	for _, k := range s.wanted.Keep {
		d := saidByPeople(k.Colour, 1+slices.Index(s.FacesOf(k.Colour), k.Face), poseOf(k), b)
		d.ID, d.Kept = k.ID, &k.ID
		if d.Value > len(pips) {
			d.Face = k.Face
		}
		if k.Placed() && len(k.Footprint) == len(d.Footprint) {
			d.Placed, d.Centre = true, placeOf(k)
			for i, p := range k.Footprint {
				d.Footprint[i] = [2]float64{p.X, p.Y}
			}
			d.Edge = vision.Distance(d.Footprint[0], d.Footprint[1])
		}
		s.Dice = append(s.Dice, d)
	}
}

// placeOf is the centre of a placed die, in millimetres.
func placeOf(d throw.Die) [2]float64 {
	c := d.Centre()
	return [2]float64{c.X, c.Y}
}

func poseOf(d throw.Die) vision.Pose {
	if d.Loose {
		return vision.Cocked
	}
	return vision.Flat
}

// favourites are the dice that a table which throws by itself keeps: those that show the most frequent face, of several such faces the
// last by name. If all dice show the same, none are kept, since something has to be thrown.
func favourites(dice []throw.Die) (kept []throw.Die) {
	n, most := map[string]int{}, ""
	for _, d := range dice {
		n[d.Face]++
	}
	for _, face := range slices.Sorted(maps.Keys(n)) {
		if most == "" || n[face] >= n[most] {
			most = face
		}
	}
	if len(n) < 2 {
		return nil
	}
	for _, d := range dice {
		if d.Face == most {
			kept = append(kept, d)
		}
	}
	return kept
}

// printedKind is the kind of dice, other than pips, that can show a face; "": none can, or the face is one of pips.
func printedKind(kinds map[string]games.DieKind, face string) string {
	if face == "" {
		return ""
	}
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		if kind != pipsKind && slices.Contains(kinds[kind].Faces, face) {
			return kind
		}
	}
	return ""
}
