package companion

import (
	"log/slog"
	"sync"

	"quartermaster/vision"
)

// Cases keeps throws as test cases for the reader: the picture, and what lay there as people have said. said is false for a throw about
// which nobody was asked and that people left as it was read.
type Cases interface {
	Keep(name string, picture []byte, dice []vision.Die, said bool) error
}

// cases holds the camera's pictures of the newest sightings, of which one may become a case.
type cases struct {
	kept Cases // nil: none are kept
	log  *slog.Logger

	mu    sync.Mutex
	newer recent
}

// hold takes the camera's picture of a sighting into memory.
func (c *cases) hold(sighting string, picture []byte) {
	if c.kept == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.newer.add(sighting, picture)
}

// picture is the camera's picture of a sighting; nil where it is not held any more.
func (c *cases) picture(sighting string) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.newer.get(sighting)
}

// labelled reports whether people have confirmed or corrected something in a throw.
func (s *Sighting) labelled() bool {
	said := s.Counted || len(s.Settled) > 0
	for _, d := range s.Dice {
		said = said || d.Fixed.Any()
	}
	return said
}

// ready gives a function that keeps an answered throw as a case, if a camera saw it and every die has a place.
// The function may run later, in another goroutine. A failure is only logged.
func (c *cases) ready(s Sighting) (keep func(), ok bool) {
	picture := c.picture(s.ID)
	if c.kept == nil || picture == nil || s.By == byHand {
		return nil, false
	}
	var dice []vision.Die
	for _, d := range s.Dice {
		if !d.Placed {
			return nil, false // no reading can be compared with it
		}
		dice = append(dice, d.Die)
	}
	said := s.labelled()
	return func() {
		if err := c.kept.Keep(s.ID, picture, dice, said); err != nil {
			c.log.Warn("a throw was not kept as a test case", "err", err)
		}
	}, true
}
