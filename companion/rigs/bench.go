package rigs

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
	"quartermaster/hardware/camera"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// Config is what a bench is made of.
type Config struct {
	Table  string // its name
	Folder string // where its rigs are kept
	House  *House
	// What the command line says; it wins over everything that is chosen on the page. "": nothing.
	CameraFlag string
	RigFlag    string
	// AutoRig makes the rig file of a camera that needs no set-up, such as a simulated table; nil, or an empty path: none.
	AutoRig func(ctx context.Context, source vision.Source, address string) (path string, err error)
	// Reader starts the process that reads with a rig file. It is nil where no pictures can be read, for the reason in NoReader.
	Reader   func(rig string) Reader
	NoReader *companion.Sentence
	// Cases keeps throws that people put right, for a rig file; nil: nobody wants that.
	Cases func(rig string) (companion.Cases, error)
	// TestCases keeps the test throws of a kept rig in a folder; nil: nobody wants that.
	TestCases func(folder, rig string) (companion.Cases, error)
	// Calibrate makes a rig of a setup file in a process of its own, which ends when ctx ends.
	Calibrate func(ctx context.Context, setup string) (*calibration.Rig, []string, error)
	// Board is the board where no rig says otherwise.
	Board companion.Board
	Now   func() time.Time // nil: the clock
	Log   *slog.Logger
}

// Reader is a reader's process.
type Reader struct {
	vision.Reader
	State func() (companion.ReaderState, *companion.Sentence)
}

// choice is what a table has chosen, as it is kept.
type choice struct {
	Camera Camera `json:"camera"`
	Rig    string `json:"rig,omitempty"`
	Before string `json:"before,omitempty"` // the rig before this one
	// MainsHz is the frequency of the mains that feed the lamps, 50 or 60; 0: nobody has said it.
	MainsHz int `json:"mains_hz,omitempty"`
}

// Bench is what one table sees with, and how that is changed. Any number of goroutines may use it.
type Bench struct {
	cfg    Config
	folder *Folder

	changing sync.Mutex // held while camera and rig are changed, which takes as long as the old camera needs to end
	table    *companion.Table
	reader   *Reader
	source   vision.Source
	light    *calibration.Light

	mu     sync.Mutex // held shortly
	choice choice
	setup  *Setup
	moved  chan struct{} // closed when the set-up has changed
	stop   context.CancelFunc
	look   *look
	tried  tried
	work   sync.WaitGroup
}

// The files of a bench beside its rigs.
const (
	choiceFile  = "chosen.json"
	setupFolder = "setup"
	stateFile   = "state.json"
)

// Open opens the bench of a table as it was left. What cannot be read is left out, which the log tells: play by hand goes on.
func Open(cfg Config) *Bench {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	b := &Bench{cfg: cfg, folder: OpenFolder(cfg.Folder, cfg.Log), moved: make(chan struct{})}
	if err := load(filepath.Join(cfg.Folder, choiceFile), &b.choice); err != nil && !errors.Is(err, fs.ErrNotExist) {
		cfg.Log.Error("which camera and rig the table had cannot be read: choose them anew", "err", err)
		b.choice = choice{}
	}
	var s Setup
	switch err := load(b.setupPath(stateFile), &s); {
	case err == nil:
		if s.Calibration.State == IsRunning {
			s.touched() // it ended with the process
		}
		b.setup = &s
	case !errors.Is(err, fs.ErrNotExist):
		cfg.Log.Error("the set-up that was under way cannot be read", "err", err)
	}
	return b
}

// setupPath is a file of the set-up that is under way.
func (b *Bench) setupPath(name string) string {
	return filepath.Join(b.cfg.Folder, setupFolder, name)
}

// address is that of the camera which the table has now.
func (b *Bench) address() string {
	if b.cfg.CameraFlag != "" {
		return b.cfg.CameraFlag
	}
	return b.chosen().Camera.Address
}

// chosen is what the table has chosen now.
func (b *Bench) chosen() choice {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.choice
}

func (b *Bench) setChoice(next choice) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.choice = next
}

// looking is the camera that is open only to be looked at; nil: none is.
func (b *Bench) looking() *look {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.look
}

// setLook replaces the camera that is open only to be looked at, and gives the one before, which the caller must close.
func (b *Bench) setLook(next *look) (before *look) {
	b.mu.Lock()
	defer b.mu.Unlock()
	before, b.look = b.look, next
	return before
}

// Begin gives the equipment with which the table is to be opened. Only what the command line says wrongly is an error.
func (b *Bench) Begin(ctx context.Context) (companion.Equipment, error) {
	b.changing.Lock()
	defer b.changing.Unlock()
	e, err := b.equipment(ctx)
	b.reader, b.source = e.reader, e.Source
	return e.Equipment, err
}

// Join makes the bench that of a running table.
func (b *Bench) Join(t *companion.Table) {
	b.changing.Lock()
	defer b.changing.Unlock()
	b.table = t
}

// Close ends what runs for the bench. The table is to be closed first.
func (b *Bench) Close() {
	b.StopCalibration()
	b.setLook(nil).close()
	b.work.Wait()
	b.changing.Lock()
	defer b.changing.Unlock()
	b.closeReader(b.reader)
	b.reader = nil
	b.cfg.House.claim(b.cfg.Table, "")
}

func (b *Bench) closeReader(r *Reader) {
	if r == nil {
		return
	}
	if err := r.Close(); err != nil {
		b.cfg.Log.Warn("closing", "what", "reader", "err", err)
	}
}

// equipped is an equipment with the process that it uses.
type equipped struct {
	companion.Equipment
	reader *Reader
}

// equipment opens the camera and starts the reader that are chosen.
func (b *Bench) equipment(ctx context.Context) (e equipped, err error) {
	e.Board, b.light = b.cfg.Board, nil
	address := b.cfg.House.whole(ctx, b.address())
	if holder, ok := b.cfg.House.claim(b.cfg.Table, address); !ok {
		b.cfg.Log.Warn("another table has the camera", "table", holder)
		if b.cfg.CameraFlag != "" {
			return e, fmt.Errorf("the tables %s and %s are told the same --camera: give each its own", holder, b.cfg.Table)
		}
		e.NoReader = sentence("camera-of-table", "Table", holder)
		return e, nil
	}
	if address != "" {
		if e.Source, err = b.cfg.House.open(address); err != nil {
			if b.cfg.CameraFlag != "" {
				return e, err
			}
			b.cfg.Log.Error("the camera that was chosen cannot be opened", "kind", camera.Kind(address), "err", err)
			e.Source = nil
		}
		if l, ok := e.Source.(camera.UnderLamps); ok {
			l.Mains(b.chosen().MainsHz)
		}
	}
	rig, fixed, why := b.rigFor(ctx, e.Source, address)
	if why != nil {
		e.NoReader = why
		return e, nil
	}
	loaded, err := calibration.LoadRig(rig)
	if err != nil {
		if b.cfg.RigFlag != "" {
			return e, err
		}
		e.NoReader = sentence("reader-off", "Reason", err.Error())
		return e, nil
	}
	e.Board, e.MarginMM, b.light = BoardOf(loaded), loaded.MarginMM(), loaded.Light
	if h, ok := e.Source.(camera.Holder); ok && !fixed.IsZero() {
		if err := h.Hold(fixed); err != nil {
			b.cfg.Log.Warn("the camera's settings are not kept", "err", err)
		}
	}
	if b.cfg.Cases != nil {
		if e.Cases, err = b.cfg.Cases(rig); err != nil {
			return e, err
		}
	}
	if camera.Streams(e.Source) {
		field := stream.FieldOf(loaded)
		e.Field = &field
		e.WidthPX, e.HeightPX = loaded.Camera.WidthPX, loaded.Camera.HeightPX
	}
	if b.cfg.Reader == nil {
		e.NoReader = b.cfg.NoReader
		return e, nil
	}
	r := b.cfg.Reader(rig)
	e.reader = &r
	e.Equipment.Reader, e.ReaderState = r.Reader, r.State
	return e, nil
}

// rigFor is the rig file to read with, with the settings that the camera is to keep, or why there is none.
func (b *Bench) rigFor(ctx context.Context, source vision.Source, address string) (rig string, fixed camera.Controls, why *companion.Sentence) {
	if source == nil {
		return "", fixed, sentence("no-camera")
	}
	if b.cfg.RigFlag != "" {
		return b.cfg.RigFlag, fixed, nil
	}
	if id := b.chosen().Rig; id != "" {
		k, there := b.folder.Get(id)
		switch {
		case !there:
			return "", fixed, sentence("rig-gone")
		case k.Camera.Address != address:
			return "", fixed, sentence("rig-other-camera", "Name", k.Name)
		}
		return b.folder.Path(id), k.Fixed, nil
	}
	if b.cfg.AutoRig != nil {
		path, err := b.cfg.AutoRig(ctx, source, address)
		if err != nil {
			return "", fixed, sentence("reader-off", "Reason", err.Error())
		}
		if path != "" {
			return path, fixed, nil
		}
	}
	if b.cfg.Reader == nil && b.cfg.NoReader != nil {
		return "", fixed, b.cfg.NoReader
	}
	return "", fixed, sentence("no-rig")
}

// apply writes a choice down and makes the running table follow it. The changing lock is held.
func (b *Bench) apply(ctx context.Context, next choice) error {
	if err := save(filepath.Join(b.cfg.Folder, choiceFile), next); err != nil {
		return err
	}
	b.setChoice(next)
	b.setLook(nil).close()
	return b.equip(ctx)
}

// equip makes the running table see with what is chosen. The changing lock is held.
func (b *Bench) equip(ctx context.Context) error {
	if b.table == nil {
		return errors.New("no table has joined the bench")
	}
	// The camera that the table has is ended first: it may be the same one, and a device is opened once.
	if err := b.table.Equip(companion.Equipment{Board: b.cfg.Board, NoReader: sentence("camera-changed")}); err != nil {
		return err
	}
	b.closeReader(b.reader)
	b.reader, b.source = nil, nil
	e, err := b.equipment(context.WithoutCancel(ctx))
	if err != nil {
		e = equipped{Equipment: companion.Equipment{Board: b.cfg.Board, NoReader: sentence("reader-off", "Reason", err.Error())}}
	}
	b.reader, b.source = e.reader, e.Source
	return errors.Join(err, b.table.Equip(e.Equipment))
}

// Light is the light under which the rig was made; nil: nobody knows.
func (b *Bench) Light() *calibration.Light {
	b.changing.Lock()
	defer b.changing.Unlock()
	return b.light
}

// Seen is a camera as the page lists it.
type Seen struct {
	ID     string
	Camera Camera
	Chosen bool
	HeldBy string // another table
}

// Cameras lists the cameras that can be chosen. byFlag says that the command line has chosen.
func (b *Bench) Cameras(ctx context.Context) (all []Seen, byFlag bool) {
	found := b.cfg.House.cameras(ctx)
	addresses := []string{}
	for _, f := range found {
		addresses = append(addresses, f.Address)
	}
	addresses = append(addresses, "phone:", "upload:")
	now := b.cfg.House.whole(ctx, b.address())
	if now != "" && !slices.Contains(addresses, now) {
		addresses = append(addresses, now)
	}
	for _, a := range addresses {
		s := Seen{ID: b.cfg.House.id(a), Camera: called(a, found), Chosen: a == now}
		if by := b.cfg.House.holder(a); by != b.cfg.Table {
			s.HeldBy = by
		}
		all = append(all, s)
	}
	return all, b.cfg.CameraFlag != ""
}

// Choose makes the camera of an id the table's; "" is none. A rig of another camera is not used any more.
func (b *Bench) Choose(ctx context.Context, id string) error {
	if id == "" {
		return b.choose(ctx, "")
	}
	all, _ := b.Cameras(ctx)
	i := slices.IndexFunc(all, func(s Seen) bool { return s.ID == id })
	if i < 0 {
		return refuse("camera-gone")
	}
	return b.choose(ctx, all[i].Camera.Address)
}

// ChooseNetwork makes a network camera the table's, whose address the host has typed. It is the only address that is taken
// from a page, and is called within the home's network only, as package camera says.
func (b *Bench) ChooseNetwork(ctx context.Context, address string) error {
	switch camera.Kind(address) {
	case "http", "https", "rtsp", "rtsps":
	default:
		return refuse("camera-address")
	}
	if _, err := b.cfg.House.open(address); err != nil {
		return refuse("camera-address")
	}
	return b.choose(ctx, address)
}

func (b *Bench) choose(ctx context.Context, address string) error {
	if b.cfg.CameraFlag != "" {
		return refuse("camera-by-flag")
	}
	b.changing.Lock()
	defer b.changing.Unlock()
	if by := b.cfg.House.holder(address); by != "" && by != b.cfg.Table {
		return refuse("camera-of-table", "Table", by)
	}
	next := b.chosen()
	next.Camera = Camera{}
	if address != "" {
		next.Camera = called(address, b.cfg.House.cameras(ctx))
	}
	return b.apply(ctx, next)
}

// Frame gives a whole picture of a camera with a serial number other than after, for which it waits two seconds. An empty id
// is the table's own camera. Another one is opened to be looked at, and closed some seconds after somebody has looked at it last.
func (b *Bench) Frame(ctx context.Context, id string, after uint64) (vision.Frame, bool) {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	address := b.cfg.House.whole(ctx, b.address())
	if id == "" || id == b.cfg.House.id(address) {
		return b.table.NextFrame(ctx, after)
	}
	all, _ := b.Cameras(ctx)
	i := slices.IndexFunc(all, func(s Seen) bool { return s.ID == id })
	if i < 0 || all[i].HeldBy != "" || shared(all[i].Camera.Address) {
		return vision.Frame{}, false
	}
	l, err := b.lookAt(all[i].Camera.Address)
	if err != nil {
		return vision.Frame{}, false
	}
	return l.frame(ctx, after)
}

// lookAt opens a camera to be looked at; one that was looked at before is closed.
func (b *Bench) lookAt(address string) (*look, error) {
	b.changing.Lock() // not while the table takes it on
	defer b.changing.Unlock()
	now := b.looking()
	if now != nil && now.address == address && !now.over() {
		return now, nil
	}
	now.close()
	source, err := b.cfg.House.open(address)
	if err != nil {
		return nil, err
	}
	next := newLook(address, source)
	b.setLook(next)
	return next, nil
}

// remove deletes what is no longer of use, which a later start does otherwise.
func (b *Bench) remove(path string) {
	if err := os.RemoveAll(path); err != nil {
		b.cfg.Log.Warn("something stays in the folder of rigs", "err", err)
	}
}
