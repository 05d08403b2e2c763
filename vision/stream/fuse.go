package stream

import (
	"fmt"
	"math"
	"slices"

	"quartermaster/vision"
)

// wandering is how far the places of one die may differ between pictures of a still scene, in edges. Beyond that it moved. Fitted
// on: unknown.
const wandering = 0.12

// Fuse joins several readings of the same still scene. Places are medians. A confidence is that of the least sure picture,
// since glare, shadow and occlusion are the same in all of them. Every question of a reading is kept, and a fact that two
// readings see differently becomes a question. Ids are those of the last reading, to which the rectified picture belongs.
// Of no readings it gives the zero reading.
func Fuse(all []vision.Reading) vision.Reading {
	if len(all) == 0 {
		return vision.Reading{}
	}
	last := all[len(all)-1]
	if len(all) == 1 {
		return last
	}
	f := fusion{out: last, of: len(all)}
	f.out.Dice = slices.Clone(last.Dice)
	f.out.Questions, f.out.Guards, f.out.Elapsed = nil, nil, vision.Elapsed{}
	for _, d := range last.Dice {
		f.seen = append(f.seen, []vision.Die{d})
		f.next = max(f.next, d.ID+1)
	}
	for i, r := range all {
		ids := map[int]int{}
		if i < len(all)-1 {
			ids = f.take(r.Dice)
		} else {
			for _, d := range r.Dice {
				ids[d.ID] = d.ID
			}
		}
		f.doubts(r, ids)
		e := &f.out.Elapsed
		e.Decode, e.Undistort, e.Find, e.Read, e.Total = e.Decode+r.Elapsed.Decode, e.Undistort+r.Elapsed.Undistort,
			e.Find+r.Elapsed.Find, e.Read+r.Elapsed.Read, e.Total+r.Elapsed.Total
	}
	for i := range f.out.Dice {
		f.agree(&f.out.Dice[i], f.seen[i])
	}
	return f.out
}

// fusion is a reading that is being made of several.
type fusion struct {
	out  vision.Reading
	seen [][]vision.Die // for each die of out, the dice that were matched to it
	of   int            // number of readings
	next int            // the next free id
}

// take matches the dice of a reading, and adds those without a match. It maps the reading's ids to the fused ids.
func (f *fusion) take(dice []vision.Die) map[int]int {
	ids := map[int]int{}
	known := make([]vision.Spot, len(f.out.Dice))
	for i, d := range f.out.Dice {
		known[i] = vision.Spot{Centre: d.Centre, Edge: d.Edge}
	}
	belongs, _ := vision.Match(known, dice)
	for i, d := range dice {
		at := belongs[i]
		if at < 0 {
			at = len(f.out.Dice)
			ids[d.ID] = f.next
			d.ID = f.next
			f.next++
			f.out.Dice, f.seen = append(f.out.Dice, d), append(f.seen, nil)
		}
		ids[d.ID] = f.out.Dice[at].ID
		f.seen[at] = append(f.seen[at], d)
	}
	return ids
}

// doubts adds the questions and guards of a reading, each once.
func (f *fusion) doubts(r vision.Reading, ids map[int]int) {
	for _, q := range r.Questions {
		q.Dice = slices.Clone(q.Dice)
		for i, id := range q.Dice {
			q.Dice[i] = ids[id]
		}
		f.ask(q)
	}
	for _, g := range r.Guards {
		f.warn(g)
	}
}

func (f *fusion) ask(q vision.Question) {
	if !slices.ContainsFunc(f.out.Questions, func(o vision.Question) bool { return o.Kind == q.Kind && slices.Equal(o.Dice, q.Dice) }) {
		f.out.Questions = append(f.out.Questions, q)
	}
}

func (f *fusion) warn(g vision.Guard) {
	if !slices.ContainsFunc(f.out.Guards, func(o vision.Guard) bool { return o.Kind == g.Kind }) {
		f.out.Guards = append(f.out.Guards, g)
	}
}

// agree merges the matched dice into d, and asks about each fact in which they differ.
func (f *fusion) agree(d *vision.Die, seen []vision.Die) {
	where := fmt.Sprintf("(%.0f, %.0f) mm", d.Centre[0], d.Centre[1])
	ask := func(kind, text string) {
		f.ask(vision.Question{Kind: kind, Dice: []int{d.ID}, Text: text})
	}
	c := &d.Confidence
	var xs, ys []float64
	surest := d.Confidence
	value, shows, colour, pose := d.Value, d.Shows(), d.Colour, d.Pose
	for _, s := range seen {
		xs, ys = append(xs, s.Centre[0]), append(ys, s.Centre[1])
		if s.Value != value {
			ask(vision.AskValue, fmt.Sprintf("Which value does the die at %s show? Two pictures say %s and %s.", where, shows, s.Shows()))
			if s.Confidence.Value > surest.Value {
				d.Value, d.Face, surest.Value = s.Value, s.Face, s.Confidence.Value
			}
			c.Value = min(c.Value, 0.5)
		}
		if s.Colour != colour {
			ask(vision.AskColour, fmt.Sprintf("Which colour has the die at %s? Two pictures say %s and %s.", where, colour, s.Colour))
			if s.Confidence.Colour > surest.Colour {
				d.Colour, surest.Colour = s.Colour, s.Confidence.Colour
			}
			c.Colour = min(c.Colour, 0.5)
		}
		if s.Pose != pose {
			ask(vision.AskPose, fmt.Sprintf("Does the die at %s lie flat? Two pictures say %s and %s.", where, pose, s.Pose))
			if d.Pose == vision.Flat { // the more careful pose
				d.Pose = s.Pose
			}
			c.Flat = min(c.Flat, 0.5)
		}
		c.Exists, c.Value = min(c.Exists, s.Confidence.Exists), min(c.Value, s.Confidence.Value)
		c.Colour, c.Flat = min(c.Colour, s.Confidence.Colour), min(c.Flat, s.Confidence.Flat)
	}
	if len(seen) < f.of {
		c.Exists = min(c.Exists, float64(len(seen))/float64(f.of))
		ask(vision.AskExists, fmt.Sprintf("Is there a die at %s? It is seen in %d of %d pictures.", where, len(seen), f.of))
	}
	middle := [2]float64{median(xs), median(ys)}
	for _, s := range seen {
		if vision.Distance(s.Centre, middle) > wandering*d.Edge {
			f.warn(vision.Guard{Kind: vision.GuardMotion, Text: "A die moved between two pictures: wait until all lie still."})
		}
	}
	by := [2]float64{middle[0] - d.Centre[0], middle[1] - d.Centre[1]}
	if math.Hypot(by[0], by[1]) <= wandering*d.Edge {
		d.Centre = middle
		for i := range d.Footprint {
			d.Footprint[i][0] += by[0]
			d.Footprint[i][1] += by[1]
		}
	}
}

// median is the middle value; of an even number the mean of the two middle ones.
func median(values []float64) float64 {
	slices.Sort(values)
	i := (len(values) - 1) / 2
	if len(values)%2 == 1 {
		return values[i]
	}
	return values[i] + 0.5*(values[i+1]-values[i])
}
