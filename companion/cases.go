package companion

import (
	"sync"

	"quartermaster/vision"
)

// Cases keeps throws as test cases for the reader: the picture, and what lay there as people have said.
type Cases interface {
	Keep(name string, picture []byte, dice []vision.Die) error
}

// cases holds the raw pictures of the newest sightings, of which one may become a case.
type cases struct {
	mu   sync.Mutex
	kept []top
}

func (c *cases) remember(id string, picture []byte) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.kept = append(c.kept, top{id, picture})
	c.kept = c.kept[max(0, len(c.kept)-mostTops):]
}

func (c *cases) picture(id string) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, p := range c.kept {
		if p.id == id {
			return p.jpeg
		}
	}
	return nil
}

// labelled says whether people have said something about what lay there.
func (s *Sighting) labelled() bool {
	said := s.Counted || len(s.Settled) > 0
	for _, d := range s.Dice {
		said = said || d.Fixed.Any()
	}
	return said && s.By != byHand
}

// keepCase keeps an answered throw of which people have said what lay there. That it cannot be kept holds up nothing.
func (t *Table) keepCase(s Sighting) {
	picture := t.cases.picture(s.ID)
	if t.cfg.Cases == nil || picture == nil || !s.labelled() {
		return
	}
	var dice []vision.Die
	for _, d := range s.Dice {
		if !d.Placed {
			return // it can be held against no reading
		}
		dice = append(dice, d.Die)
	}
	t.work.Go(func() {
		if err := t.cfg.Cases.Keep(s.ID, picture, dice); err != nil {
			t.cfg.Log.Warn("a throw was not kept as a test case", "err", err)
		}
	})
}
