package companion

import (
	"log/slog"
	"slices"
	"sync"
)

// mostPictures is how many pictures of the newest sightings are held in memory.
const mostPictures = 8

// recent holds the pictures of the newest sightings, as JPEG.
type recent struct{ held []pictureOf }

type pictureOf struct {
	sighting string
	jpeg     []byte
}

func (r *recent) add(sighting string, jpeg []byte) {
	r.held = append(r.held, pictureOf{sighting, jpeg})
	r.held = slices.Delete(r.held, 0, max(0, len(r.held)-mostPictures)) // a slice from a later place would go on holding those before it
}

// get returns the picture of a sighting, or nil if it is not held.
func (r *recent) get(sighting string) []byte {
	for _, p := range r.held {
		if p.sighting == sighting {
			return p.jpeg
		}
	}
	return nil
}

// tops are the rectified pictures of sightings: the newest in memory, older ones where they are kept over restarts.
// Any number of goroutines may use them.
type tops struct {
	kept Pictures // nil: they are only held in memory
	log  *slog.Logger

	mu    sync.Mutex
	newer recent
	asked string // the sighting whose kept picture was looked for last,
	found bool   // and whether it was there: it is not looked for again at every snapshot
}

// hold takes the picture of a sighting into memory.
func (p *tops) hold(sighting string, jpeg []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.newer.add(sighting, jpeg)
}

// keep writes the picture of a sighting where it outlives a restart. That it cannot be written is only logged.
func (p *tops) keep(sighting string, jpeg []byte) {
	if p.kept == nil {
		return
	}
	if err := p.kept.Put(sighting, jpeg); err != nil {
		p.log.Warn("a picture was not kept", "err", err)
	}
}

// has says whether the picture of a sighting is still there.
func (p *tops) has(sighting string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.newer.get(sighting) != nil {
		return true
	}
	if p.asked != sighting {
		p.asked, p.found = sighting, false
		if p.kept != nil {
			_, err := p.kept.Get(sighting)
			p.found = err == nil
		}
	}
	return p.found
}

// inMemory gives the picture of a sighting that is held in memory; nil: it is not.
func (p *tops) inMemory(sighting string) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.newer.get(sighting)
}

// get gives the picture of a sighting.
func (p *tops) get(sighting string) ([]byte, bool) {
	if jpeg := p.inMemory(sighting); jpeg != nil {
		return jpeg, true
	}
	if p.kept == nil {
		return nil, false
	}
	jpeg, err := p.kept.Get(sighting)
	return jpeg, err == nil
}
