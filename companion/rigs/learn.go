package rigs

import (
	"context"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/vision"
)

// casesFolder is the folder of a kept rig's cases, in the folder of the rig.
const casesFolder = "cases"

const (
	leastNew = 5               // how many new cases a rig waits for before it learns anew; chosen
	quiet    = 3 * time.Minute // how long nobody has thrown when it learns, so that the machine has time; chosen
)

// casesOf opens the cases of a kept rig.
func (b *Bench) casesOf(rig string) (companion.Cases, error) {
	path := b.folder.Path(rig)
	return b.cfg.RigCases(filepath.Join(filepath.Dir(path), casesFolder), path)
}

// pupil is the reader of a kept rig that learns. It keeps the throws that people confirm or accept as cases of the rig. When nobody has
// thrown for some minutes, it makes a rig that has learned from them, and reads with that one from then on. The camera goes on meanwhile.
type pupil struct {
	bench *Bench
	ctx   context.Context // ends with the pupil
	end   context.CancelFunc

	now   atomic.Pointer[Reader]
	using sync.RWMutex // held while it reads, so that a reader is not closed meanwhile

	learning sync.Mutex // held while it learns, which may take an hour: one process at a time

	mu    sync.Mutex
	rig   string
	fresh int // cases that it has not learned from
	wait  *time.Timer
}

// beginToLearn lets a kept rig learn, unless the command line names the rig or a folder for its cases.
func (b *Bench) beginToLearn(e *equipped) {
	rig := b.chosen().Rig
	if e.Cases != nil || b.cfg.RigFlag != "" || rig == "" {
		return
	}
	p := b.newPupil(rig, e.reader)
	b.setPupil(p)
	e.Equipment.Cases, e.Equipment.Reader, e.ReaderState = p, p, p.state
}

func (b *Bench) newPupil(rig string, now *Reader) *pupil {
	p := &pupil{bench: b, rig: rig}
	p.now.Store(now)
	p.ctx, p.end = context.WithCancel(context.Background())
	return p
}

// setPupil makes a pupil the bench's, and returns the one before it.
func (b *Bench) setPupil(p *pupil) *pupil {
	b.mu.Lock()
	defer b.mu.Unlock()
	before := b.pupil
	b.pupil = p
	return before
}

// stop ends what the pupil learns. Its reader stays open, because the bench closes it.
func (p *pupil) stop() {
	if p == nil {
		return
	}
	p.end()
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.wait != nil {
		p.wait.Stop()
	}
}

// Keep keeps a throw as a case of the rig.
func (p *pupil) Keep(name string, picture []byte, dice []vision.Die, said bool) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bench.cfg.RigCases == nil || p.ctx.Err() != nil {
		return nil
	}
	cases, err := p.bench.casesOf(p.rig)
	if err != nil {
		return err
	}
	if err := cases.Keep(name, picture, dice, said); err != nil {
		return err
	}
	p.fresh++
	if p.bench.cfg.Refine == nil || p.fresh < leastNew {
		return nil
	}
	after := p.bench.cfg.Quiet
	if after == 0 {
		after = quiet
	}
	if p.wait != nil {
		p.wait.Stop()
	}
	p.wait = time.AfterFunc(after, func() { p.bench.begin(p.learn) })
	return nil
}

// begin runs work that Close waits for, unless the bench is closed.
func (b *Bench) begin(work func()) {
	b.changing.Lock()
	defer b.changing.Unlock()
	if !b.closed {
		b.work.Go(work)
	}
}

// ending refuses work that would begin from now on.
func (b *Bench) ending() {
	b.changing.Lock()
	defer b.changing.Unlock()
	b.closed = true
}

// due gives the rig that is to learn, and counts its cases as learned from; false: there are too few new ones, or the pupil has ended.
func (p *pupil) due() (rig string, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.fresh < leastNew || p.ctx.Err() != nil {
		return "", false
	}
	p.fresh = 0
	return p.rig, true
}

// learn makes a rig that has learned from the cases, and reads with it. Where nothing is gained the rig stays as it is.
func (p *pupil) learn() {
	p.learning.Lock()
	defer p.learning.Unlock()
	b := p.bench
	rig, ok := p.due()
	if !ok {
		return
	}
	learned, err := b.cfg.Refine(p.ctx, filepath.Join(filepath.Dir(b.folder.Path(rig)), casesFolder))
	if p.ctx.Err() != nil {
		return
	}
	if err != nil {
		b.cfg.Log.Info("the rig has learned nothing from the throws that were confirmed", "why", err)
		return
	}
	if err := b.adopt(p, rig, learned); err != nil {
		b.cfg.Log.Warn("what the rig has learned is not kept", "err", err)
	}
}

// adopt keeps a rig that has learned, and makes it the table's. The rig that it was before can be gone back to.
func (b *Bench) adopt(p *pupil, from string, learned *calibration.Rig) error {
	b.changing.Lock()
	defer b.changing.Unlock()
	next := b.chosen()
	if s, _ := b.underWay(); s != nil || next.Rig != from || p.ctx.Err() != nil {
		return nil // people are changing the rig themselves
	}
	k, there := b.folder.Get(from)
	if !there {
		return nil
	}
	about := k.About
	about.Made, about.Mends = b.cfg.Now().UTC().Truncate(time.Second), from
	if c := learned.Confirmed; c != nil {
		about.Learned = c.Throws
	}
	text, err := learned.Encode()
	if err != nil {
		return err
	}
	id := newID()
	if err := b.folder.Descend(id, from, text, about); err != nil {
		return err
	}
	next.Before, next.Rig = from, id
	if err := b.saveChoice(next); err != nil {
		return err
	}
	now := b.cfg.Reader(b.folder.Path(id))
	b.reader = &now
	b.closeReader(p.exchange(&now, id))
	b.prune()
	b.cfg.Log.Info("the rig has learned", "throws", about.Learned)
	return nil
}

// exchange reads with another rig from now on. It returns the reader before, which nobody uses any more.
func (p *pupil) exchange(next *Reader, rig string) *Reader {
	before := p.now.Swap(next)
	p.renamed(rig)
	p.idle()
	return before
}

func (p *pupil) renamed(rig string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.rig = rig
}

// idle waits until no reading is under way that began before.
func (p *pupil) idle() {
	p.using.Lock()
	defer p.using.Unlock()
}

// Read reads one picture. It implements vision.Reader.
func (p *pupil) Read(ctx context.Context, frame vision.Frame, expect vision.Expect) (vision.Reading, error) {
	p.using.RLock()
	defer p.using.RUnlock()
	return p.now.Load().Read(ctx, frame, expect)
}

// Top gives the rectified picture of a reading. It implements vision.Reader.
func (p *pupil) Top(ctx context.Context, of vision.Reading) (vision.Top, error) {
	return p.now.Load().Top(ctx, of)
}

// Close frees the reader. It implements vision.Reader.
func (p *pupil) Close() error {
	return p.now.Load().Close()
}

// state gives how the reader's process is.
func (p *pupil) state() (companion.ReaderState, *companion.Sentence) {
	now := p.now.Load()
	if now.State == nil {
		return companion.ReaderReady, nil
	}
	return now.State()
}
