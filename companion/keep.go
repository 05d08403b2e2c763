package companion

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"quartermaster/games"
	"quartermaster/games/throw"
	"quartermaster/vision"
)

// AskKept is the kind of question that asks whether a die was kept or thrown again.
const AskKept = "kept"

// reachEdges is how far from its old place, in edges, a die that shows the same may be the old one after a push. The rules call a die
// kept that was pushed by less than its edge; the rest is for the inaccuracy of whoever judges that by eye.
const reachEdges = 1.3

// earlier is what the camera knows of the dice that lay there before a reading.
type earlier struct {
	stay   []int              // ids, in the reading, of dice that were followed and lie where they lay
	lifted [][2]float64       // where dice lay that have been taken off, in millimetres
	places map[int][2]float64 // where dice of the throw before lay when they were seen last, by their ids in it, in millimetres
	others [][2]float64       // where dice lay then that were not recognised
	clear  bool               // what remained was read without a doubt before others were thrown
}

// earlier compares a reading with the throw that was known before it. Call it before read.
func (w *watcher) earlier(dice []vision.Die) (e earlier) {
	if !w.watches() {
		return e
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	k := &w.known
	if k.sighting != w.answeredLast {
		return e // the last throw was told by hand: these are the dice of one before it
	}
	e.lifted = slices.Clone(k.lifted)
	if !k.followed {
		return e
	}
	e.places, e.clear = map[int][2]float64{}, k.clear
	for _, b := range k.dice {
		switch {
		case k.own == 0 || b.ID < k.own:
			e.places[b.ID] = b.Centre
		default:
			e.others = append(e.others, b.Centre)
		}
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

// distance is how far a place is from where a die of the throw before lay, in millimetres: at first, or when it was seen last.
func (e *earlier) distance(b throw.Die, place [2]float64) float64 {
	least := math.Inf(1)
	if b.Placed() {
		least = vision.Distance(placeOf(b), place)
	}
	if last, seen := e.places[b.ID]; seen {
		least = min(least, vision.Distance(last, place))
	}
	return least
}

// pushed gives the index of the nearest known die that d may be after a push: less than an edge away, showing the same, and not seen
// to be taken off (lifted); -1: there is none.
func (k *known) pushed(d vision.Die, lifted []int) int {
	best, least := -1, d.Edge
	for i, b := range k.dice {
		distance := vision.Distance(b.Centre, d.Centre)
		if distance < least && b.Colour == d.Colour && b.Value == d.Value && !slices.Contains(lifted, b.ID) {
			best, least = i, distance
		}
	}
	return best
}

// nothingThrown says whether dice are nothing but what remains of the known throw, some of them pushed a little. lifted are the ids of
// known dice that were seen to be taken off, or pushed by much of their edge. They count only if as many dice lie there as before: one
// of them was thrown then.
func (k *known) nothingThrown(dice []vision.Die, lifted []int) bool {
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

// keep finds the dice of the reading that lay there before and were not thrown again. Only a die in the place where an earlier one was
// seen is kept without a question. That the stream sees a die taken off proves nothing, since a pushed die looks like that as well.
//
//   - A die that lies where one lay keeps what was known of it. If it was followed, nobody is asked about it again. If it is read as
//     something else, people are asked, unless the old one was seen to be taken off.
//   - A die that lies near such a place and shows the same was pushed, or was thrown and fell there: people are asked, unless the old
//     one was in somebody's hand.
//   - Any other die was thrown.
func (s *Sighting) keep(e earlier) {
	type pair struct {
		die      *SeenDie
		before   throw.Die
		distance float64
	}
	var pairs []pair
	for i := range s.Dice {
		d := &s.Dice[i]
		for _, b := range s.wanted.Keep {
			distance := e.distance(b, d.Centre)
			lifted := slices.ContainsFunc(e.lifted, func(p [2]float64) bool { return near(p, d.Centre) })
			if d.Placed && distance < sameMM && (!lifted || s.shows(*d, b)) {
				pairs = append(pairs, pair{d, b, distance})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b pair) int { return cmp.Compare(a.distance, b.distance) })
	for _, p := range pairs {
		if p.die.Kept == nil && !s.taken(p.before.ID) {
			p.die.Kept = &p.before.ID
			s.asBefore(p.die, p.before, slices.Contains(e.stay, p.die.ID))
		}
	}
	inHand := s.inHand(e)
	for _, d := range s.Dice {
		if d.Kept == nil && s.mayBeKept(d, e, inHand) {
			s.Questions = append(s.Questions, vision.Question{Kind: AskKept, Dice: []int{d.ID}, Text: "Did this die stay, or was it thrown again?"})
		}
	}
}

// inHand gives the earlier dice that certainly were in somebody's hand: before the others were thrown, what remained was read without a
// doubt, they were not among it, and everything that was among it still lies in its place.
func (s *Sighting) inHand(e earlier) (dice []int) {
	if !e.clear || len(e.others) > 0 {
		return nil
	}
	for _, b := range s.wanted.Keep {
		_, remained := e.places[b.ID]
		switch {
		case remained && !s.taken(b.ID):
			return nil
		case !remained:
			dice = append(dice, b.ID)
		}
	}
	return dice
}

// mayBeKept says whether a die that does not lie where one lay may still be one that was pushed. What it shows must be the same, or
// doubtful.
func (s *Sighting) mayBeKept(d SeenDie, e earlier, inHand []int) bool {
	doubtful := slices.ContainsFunc(s.Questions, func(q vision.Question) bool { return slices.Contains(q.Dice, d.ID) })
	other := d.Placed && slices.ContainsFunc(e.others, func(p [2]float64) bool { return near(p, d.Centre) })
	return slices.ContainsFunc(s.wanted.Keep, func(b throw.Die) bool {
		reached := !d.Placed || !b.Placed() || other || e.distance(b, d.Centre) < reachEdges*d.Edge
		return reached && !s.taken(b.ID) && !slices.Contains(inHand, b.ID) && (s.shows(d, b) || doubtful)
	})
}

// taken says whether a die of the sighting is an earlier one.
func (s *Sighting) taken(before int) bool {
	return slices.ContainsFunc(s.Dice, func(d SeenDie) bool { return d.Kept != nil && *d.Kept == before })
}

// keepable gives the nearest earlier die that shows the same as d and is not found yet; nil: there is none.
func (s *Sighting) keepable(d SeenDie) (best *throw.Die) {
	least := math.Inf(1)
	for i, b := range s.wanted.Keep {
		distance := math.MaxFloat64
		if d.Placed && b.Placed() {
			distance = vision.Distance(placeOf(b), d.Centre)
		}
		if distance < least && s.shows(d, b) && !s.taken(b.ID) {
			best, least = &s.wanted.Keep[i], distance
		}
	}
	return best
}

// shows says whether a die is read as the same as an earlier one.
func (s *Sighting) shows(d SeenDie, b throw.Die) bool {
	faces := s.facesOf(d.Die)
	return d.Colour == b.Colour && d.Value >= 1 && d.Value <= len(faces) && faces[d.Value-1] == b.Face
}

// asBefore gives a die that lies in its old place what was known of it. What the reader asks about such a die is dropped if it was
// followed. A question is asked where the reader is sure of something else.
func (s *Sighting) asBefore(d *SeenDie, b throw.Die, followed bool) {
	asked := func(kind string) bool {
		return slices.ContainsFunc(s.Questions, func(q vision.Question) bool { return q.Kind == kind && slices.Contains(q.Dice, d.ID) })
	}
	var ask []vision.Question
	differs := func(kind string) {
		if !followed || !asked(kind) {
			ask = append(ask, vision.Question{Kind: kind, Dice: []int{d.ID}, Text: "The reader sees something else here than before. Was this die thrown again?"})
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

// beginWithEarlierDice begins a chart with the dice that may be kept. People take off those that were thrown again.
func (s *Sighting) beginWithEarlierDice(b Board) {
	for _, k := range s.wanted.Keep {
		d := saidByPeople(k.Colour, 0, poseOf(k), b)
		d.ID, d.Kept = k.ID, &k.ID
		if !slices.Contains(pips, k.Face) {
			d.Face = k.Face
		}
		d.Value = 1 + slices.Index(s.facesOf(d.Die), k.Face)
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

// placeOf returns the centre of a die with a known place, in millimetres.
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
