package companion

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"quartermaster/games"
)

// Config is what a table is made of.
type Config struct {
	Games []games.Game
	Store Store
	// Pictures keeps the pictures of sightings over restarts; nil: they are only held in memory.
	Pictures Pictures
	// Equipment is what the table begins with; Equip changes it while the table runs.
	Equipment
	// Patience is how long a throw that lies still with dice missing waits for somebody to throw them; 0: 2.5 seconds.
	Patience time.Duration
	// Alerts gives what people should know before they tap anything, such as that steps are missing from the record. It is called
	// often; nil: there are never any.
	Alerts   func() []Sentence
	Now      func() time.Time // nil: the clock
	Log      *slog.Logger     // nil: nothing is logged
	ReadTime time.Duration    // the longest that a picture may take; 0: 30 seconds
}

// Table is one table with its game, record, camera and sighting. Any number of goroutines may use it.
type Table struct {
	cfg    Config
	sees   atomic.Pointer[eyes] // camera and reader in use; changed under mu
	tops   tops
	drawn  *drawn                   // what the newest position says of itself
	shown  atomic.Pointer[Snapshot] // the newest; reading it waits for nobody
	throws throwFeed
	away   atomic.Bool // the link to the record's server is down

	mu     sync.Mutex // held while an answer is written down: answers come one after another
	record Record
	unsure bool      // the store does not know what it holds: it must be read again first
	asked  *Sighting // the throw that is being read or that people are asked about; nil: none
	stop   context.CancelFunc
	drafts drafts
	memory memory
	clock  clock
	sealed map[string]sealed // answers to secret asks: of the game that is played by ask, of a parked one by its start and ask
	serial int64
	lastID int64
	poke   chan struct{} // the first frame is here
	run    context.Context
	end    context.CancelFunc
	work   sync.WaitGroup

	changing sync.Mutex // held while camera and reader are changed
}

// Open makes a table in the state of its record. Close ends it.
func Open(ctx context.Context, cfg Config) (*Table, error) {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.ReadTime == 0 {
		cfg.ReadTime = 30 * time.Second
	}
	if cfg.Patience == 0 {
		cfg.Patience = 2500 * time.Millisecond
	}
	t := &Table{cfg: cfg, poke: make(chan struct{}, 1), serial: cfg.Now().UnixMilli()}
	t.tops.kept, t.tops.log = cfg.Pictures, cfg.Log
	t.throws.serial = t.serial
	t.drafts.store, t.drafts.log = cfg.Store, cfg.Log
	t.memory.store, t.memory.log = cfg.Store, cfg.Log
	if err := t.reloadLocked(ctx); err != nil {
		return nil, err
	}
	t.run, t.end = context.WithCancel(context.WithoutCancel(ctx))
	first, err := t.ready(cfg.Equipment, 0)
	if err != nil {
		return nil, err
	}
	t.sees.Store(first)
	t.memory.read(ctx)
	t.readPace(ctx)
	t.readSealedLocked(ctx)
	t.asked = t.drafts.restore(ctx, t.record, &t.tops)
	t.tidyLocked()
	t.publishLocked()
	first.begin()
	if w, ok := cfg.Store.(Watcher); ok {
		t.work.Go(func() { t.listen(w) })
	}
	t.work.Go(t.watchStates)
	t.work.Go(t.keepTime)
	return t, nil
}

// Close ends the camera and the reading that is under way, and waits for both. It leaves the store and the reader open: the caller
// owns them.
func (t *Table) Close() {
	t.changing.Lock()
	defer t.changing.Unlock()
	t.end()
	t.sees.Load().close()
	t.work.Wait()
}

func (t *Table) reloadLocked(ctx context.Context) error {
	entries, err := t.cfg.Store.Tail(ctx)
	if err != nil {
		return err
	}
	r, err := Replay(t.cfg.Games, entries)
	if err != nil {
		return err
	}
	if r, err = r.introduce(ctx, t.cfg.Store); err != nil {
		return err
	}
	t.record, t.unsure = r, false
	return nil
}

// Start begins a game and parks the one that is played: TakeUp goes on with it, and undo brings it back.
func (t *Table) Start(ctx context.Context, by By, seen int64, s Start) (*Snapshot, error) {
	if err := t.checkStart(&s); err != nil {
		return t.Snapshot(), err
	}
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Starts, Start: &s})
}

// Answer gives an answer to an open ask. A throw is refused here: it comes from a sighting.
func (t *Table) Answer(ctx context.Context, by By, seen int64, a games.Answer) (*Snapshot, error) {
	if a.Throw != nil {
		return t.Snapshot(), Refuse("no-throw-here")
	}
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Answers, Answer: &a})
}

// Undo takes back the last thing that was done: an answer, a correction or the start of a game.
func (t *Table) Undo(ctx context.Context, by By, seen int64) (*Snapshot, error) {
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Undoes})
}

// Redo does again what Undo took back.
func (t *Table) Redo(ctx context.Context, by By, seen int64) (*Snapshot, error) {
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Redoes})
}

// Correct replaces the answer that entry of gave and gives all later answers again.
func (t *Table) Correct(ctx context.Context, by By, seen, of int64, a games.Answer) (*Snapshot, error) {
	if a.Throw != nil {
		return t.Snapshot(), Refuse("no-throw-here")
	}
	return t.do(ctx, Entry{By: by, Seen: seen, Kind: Corrects, Of: of, Answer: &a})
}

// Try says what Correct would cost: the questions of the later steps that would no longer hold. Nothing changes.
func (t *Table) Try(by By, seen, of int64, a games.Answer) (lost []games.Text, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if a.Throw != nil {
		return nil, Refuse("no-throw-here")
	}
	if seen != t.record.last {
		return nil, &Stale{Seen: seen, Now: t.record.last, What: t.record.happened()}
	}
	e, err := kept(Entry{By: by, Seen: seen, Kind: Corrects, Of: of, Answer: &a})
	if err != nil {
		return nil, err
	}
	e.No, e.At = t.record.last+1, t.cfg.Now().UTC()
	before := t.record.now()
	if before == nil {
		return nil, Refuse("no-game")
	}
	next, err := t.record.Apply(e)
	if err != nil {
		return nil, err
	}
	holds := map[int64]bool{}
	for m := next.now(); m != nil; m = m.prev {
		holds[m.entry] = true
	}
	for _, m := range before.chain()[1:] {
		if !holds[m.entry] {
			lost = append(lost, m.ask.Prompt)
		}
	}
	return lost, nil
}

func (t *Table) do(ctx context.Context, e Entry) (*Snapshot, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	before := t.record.last
	give := t.applyLocked
	if e.Kind == Answers {
		give = t.answerLocked
	}
	err := give(ctx, e)
	if t.record.last != before || !slices.Equal(t.isSealedLocked(), t.Snapshot().Sealed) {
		t.pruneLocked(ctx)
		t.publishLocked()
	}
	return t.Snapshot(), err
}

// applyLocked writes an entry to the store and then applies it. An entry that was applied already counts as done.
func (t *Table) applyLocked(ctx context.Context, e Entry) error {
	if t.away.Load() {
		return Refuse("record-away")
	}
	ctx = context.WithoutCancel(ctx) // a device that goes away must not leave an answer half written
	if t.unsure {
		if err := t.reloadLocked(ctx); err != nil {
			return &NotSaved{err}
		}
	}
	if e.Kind == Starts {
		start, err := t.startLocked(ctx, e)
		if err != nil {
			return err
		}
		e.Start = start
	}
	e, err := kept(e)
	if err != nil {
		return err
	}
	if e.Seen > t.record.last { // a page that knows more than the record
		return &Stale{Seen: e.Seen, Now: t.record.last, What: Say("lost-page", "Seen", e.Seen, "Now", t.record.last)}
	}
	if e.Seen != t.record.last {
		if done, ok := t.record.after(e.Seen); ok && done.same(e) {
			return nil
		}
		return &Stale{Seen: e.Seen, Now: t.record.last, What: t.record.happened()}
	}
	e.No, e.At = t.record.last+1, t.cfg.Now().UTC()
	if e.Kind == Starts {
		e.Base, e.Parked = t.record.base(e), t.record.leaves(e)
	}
	next, err := t.record.Apply(e)
	if err != nil {
		if errors.Is(err, errStumbled) {
			t.cfg.Log.Error("a game's rules failed", "err", err)
		}
		return err
	}
	if e.Hash, err = next.Hash(); err != nil {
		t.cfg.Log.Error("a position cannot be written", "err", err)
		return Refuse("rules-stumbled")
	}
	if err := t.writeLocked(ctx, e); err != nil {
		return err
	}
	if t.record.last < e.No { // else the store was read again, and with it this entry
		t.record = next
	}
	t.memory.keep(ctx, t.record, e)
	t.tidyLocked()
	return nil
}

// startLocked gives what an entry starts: a new game with what is known of its box, or a parked game, which is read up to where it
// was left.
func (t *Table) startLocked(ctx context.Context, e Entry) (*Start, error) {
	if e.Of == 0 {
		t.memory.read(ctx)
		start := *e.Start
		start.Box = t.memory.box(start.Game)
		return &start, nil
	}
	if m := t.record.now(); m != nil && m.root.entry == e.Of { // somebody has just taken it up
		return m.start, nil
	}
	r, err := t.record.fetch(ctx, t.cfg.Store, e.Of)
	if err != nil {
		return nil, err
	}
	t.record = r
	return r.parked[r.parkedAt(e.Of)].start, nil
}

// writeLocked is durable when it gives nil.
func (t *Table) writeLocked(ctx context.Context, e Entry) error {
	err := t.cfg.Store.Append(ctx, e)
	if err == nil {
		return nil
	}
	t.cfg.Log.Error("an entry was not written", "no", e.No, "err", err)
	behind := errors.Is(err, ErrBehind)
	if errors.Is(err, ErrNotKept) && !behind {
		return &NotSaved{err}
	}
	t.unsure = true
	if again := t.reloadLocked(ctx); again != nil {
		return &NotSaved{errors.Join(err, again)}
	}
	if there, ok := t.record.after(e.No - 1); ok && there.At.Equal(e.At) && there.By == e.By && there.same(e) {
		return nil // it is there after all
	}
	if behind || t.record.last >= e.No { // somebody at another machine was first
		return &Stale{Seen: e.Seen, Now: t.record.last, What: t.record.happened()}
	}
	return &NotSaved{err}
}

// kept encodes an entry and decodes it again, so that play and replay see exactly the same.
func kept(e Entry) (Entry, error) {
	const most = 1 << 20
	b, err := e.Marshal()
	if err != nil || len(b) > most {
		return Entry{}, Refuse("too-much")
	}
	return UnmarshalEntry(b)
}

// checkStart checks the bounds of a start. The game checks the rest.
func (t *Table) checkStart(s *Start) error {
	i := slices.IndexFunc(t.cfg.Games, func(g games.Game) bool { return g.Info().ID == s.Game })
	if i < 0 {
		return Refuse("unknown-game", "Game", Clip(s.Game, 40))
	}
	info := t.cfg.Games[i].Info()
	if n := len(s.People); n < info.FewestSeats || n > info.MostSeats {
		return Refuse("people-count", "Fewest", info.FewestSeats, "Most", info.MostSeats)
	}
	s.People, s.Edition = slices.Clone(s.People), info.Edition
	for i := range s.People {
		p := &s.People[i]
		var err error
		if p.Name, err = ProperName(p.Name); err != nil {
			return err
		}
		for _, o := range s.People[:i] {
			if strings.EqualFold(o.Name, p.Name) {
				return Refuse("person-twice", "Name", p.Name)
			}
			if o.Colour == p.Colour && p.Colour != "" {
				return Refuse("colour-twice", "Name", o.Name, "Other", p.Name)
			}
		}
	}
	for id, choice := range s.Options {
		o := slices.IndexFunc(info.Options, func(o games.Option) bool { return o.ID == id })
		if o < 0 {
			return Refuse("unknown-option", "Option", Clip(id, 40))
		}
		if !slices.ContainsFunc(info.Options[o].Choices, func(c games.Choice) bool { return c.ID == choice }) {
			return Refuse("unknown-choice", "Choice", Clip(choice, 40))
		}
	}
	return nil
}
