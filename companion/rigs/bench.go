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

// Config says how a bench is made.
type Config struct {
	Table  string // its name
	Folder string // where its rigs are kept
	House  *House
	// Camera and rig of the command line. They win over what is chosen on the page. "": the command line names none.
	CameraFlag string
	RigFlag    string
	// AutoRig makes the rig file of a camera that needs no set-up, such as a simulated table. It gives an empty path for any other
	// camera. nil: there is no such camera.
	AutoRig func(ctx context.Context, source vision.Source, address string) (path string, err error)
	// Reader starts the process that reads with a rig file. It is nil where no pictures can be read, for the reason in NoReader.
	Reader   func(rig string) Reader
	NoReader *companion.Sentence
	// Cases opens the store of throws that the command line names, for a rig file; it gives nil where it names none.
	Cases func(rig string) (companion.Cases, error)
	// RigCases opens the store of a kept rig's throws, in a folder: of tests, and those that people confirmed or accepted; nil: none.
	RigCases func(folder, rig string) (companion.Cases, error)
	// Refine makes a rig that has learned from a folder of cases, in a child process that ends when ctx ends; nil: rigs learn nothing.
	Refine func(ctx context.Context, cases string) (*calibration.Rig, error)
	Quiet  time.Duration // how long nobody has thrown when a rig learns; 0: three minutes
	// Calibrate makes a rig from a setup file, in a child process that ends when ctx ends.
	Calibrate func(ctx context.Context, setup string) (*calibration.Rig, []string, error)
	// Board is used as long as no rig says what the board is.
	Board companion.Board
	Now   func() time.Time // nil: the clock
	Log   *slog.Logger
}

// Reader is a reader's process.
type Reader struct {
	vision.Reader
	State func() (companion.ReaderState, *companion.Sentence)
}

// choice is a table's choice of camera and rig, as stored in chosen.json.
type choice struct {
	Camera Camera `json:"camera"`
	Rig    string `json:"rig,omitempty"`
	Before string `json:"before,omitempty"` // the rig before this one
	// MainsHz is the mains frequency, 50 or 60, at which lamps flicker; 0: not known.
	MainsHz int `json:"mains_hz,omitempty"`
}

// Bench holds the camera, the rigs and the reader of one table, and changes them. Any number of goroutines may use it.
type Bench struct {
	cfg    Config
	folder *Folder

	changing sync.Mutex // held while camera or rig is changed, until the old camera has ended, which may take long
	closed   bool       // nothing may begin any more
	table    *companion.Table
	reader   *Reader
	source   vision.Source
	light    *calibration.Light

	mu     sync.Mutex // never held while waiting for a camera
	choice choice
	setup  *Setup
	moved  chan struct{} // closed when the set-up has changed
	stop   context.CancelFunc
	look   *look
	tried  tried
	pupil  *pupil // keeps cases of the table's rig and learns from them; nil: it does not
	work   sync.WaitGroup
}

// The files of a bench beside its rigs.
const (
	choiceFile  = "chosen.json"
	setupFolder = "setup"
	stateFile   = "state.json"
)

// Open opens the bench of a table as it was left. What cannot be read is logged and left out, so that people can play by hand.
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
			s.touched() // the calibration ended with the process that ran it
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

// address is the address of the table's camera; "": it has none.
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

// saveChoice writes a choice to the data folder, and then uses it.
func (b *Bench) saveChoice(next choice) error {
	if err := save(filepath.Join(b.cfg.Folder, choiceFile), next); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.choice = next
	return nil
}

// Begin gives the equipment with which to open the table. Only a mistake on the command line is an error.
func (b *Bench) Begin(ctx context.Context) (companion.Equipment, error) {
	b.changing.Lock()
	defer b.changing.Unlock()
	e, err := b.equipment(ctx)
	b.reader, b.source = e.reader, e.Source
	return e.Equipment, err
}

// Join connects the bench with its running table.
func (b *Bench) Join(t *companion.Table) {
	b.changing.Lock()
	defer b.changing.Unlock()
	b.table = t
}

// Close ends everything that runs for the bench. Close the table first.
func (b *Bench) Close() {
	b.StopCalibration()
	b.setPupil(nil).stop()
	b.ending()
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

// equipped is an equipment with its reader's process, so that this can be closed.
type equipped struct {
	companion.Equipment
	reader *Reader
}

// equipment opens the chosen camera and starts the reader. The changing lock is held.
func (b *Bench) equipment(ctx context.Context) (e equipped, err error) {
	e.Board, b.light = b.cfg.Board, nil
	b.setPupil(nil).stop()
	address := b.cfg.House.complete(ctx, b.address())
	if holder, ok := b.cfg.House.claim(b.cfg.Table, address); !ok {
		b.cfg.Log.Warn("another table has the camera", "table", holder)
		if b.cfg.CameraFlag != "" {
			return e, fmt.Errorf("the tables %s and %s are given the same --camera: give each its own", holder, b.cfg.Table)
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
	b.beginToLearn(&e)
	return e, nil
}

// rigFor gives the rig file to read with and the settings that the camera must keep, or why there is no rig.
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

// apply saves a choice and changes the running table's equipment to it. The changing lock is held.
func (b *Bench) apply(ctx context.Context, next choice) error {
	if err := b.saveChoice(next); err != nil {
		return err
	}
	b.setLook(nil).close()
	return b.equip(ctx)
}

// equip gives the running table the equipment that is chosen. The changing lock is held.
func (b *Bench) equip(ctx context.Context) error {
	if b.table == nil {
		return errors.New("no table has joined the bench")
	}
	// End the old camera first: it may be the new one too, and a device can be opened only once at a time.
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

// Light returns the light under which the rig was made; nil: unknown.
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
	HeldBy string // the other table that uses it; "": none
}

// Cameras lists the cameras that can be chosen. byFlag says that the command line names the camera.
func (b *Bench) Cameras(ctx context.Context) (all []Seen, byFlag bool) {
	found := b.cfg.House.cameras(ctx)
	addresses := []string{}
	for _, f := range found {
		addresses = append(addresses, f.Address)
	}
	addresses = append(addresses, "phone:", "upload:")
	now := b.cfg.House.complete(ctx, b.address())
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

// Choose gives the table the camera of an id; "": no camera. A rig that was made with another camera is then no longer used.
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

// ChooseNetwork gives the table a network camera whose address the host has typed. No other address is accepted from a page. Package
// camera connects to addresses in the home's network only.
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

// Frame gives a full picture of a camera, with a serial number other than after. It waits at most two seconds for it. An empty id
// means the table's own camera. Another camera is opened only to look at, and is closed some seconds after the last call.
func (b *Bench) Frame(ctx context.Context, id string, after uint64) (vision.Frame, bool) {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	address := b.cfg.House.complete(ctx, b.address())
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

// lookAt opens a camera only to look at it, and closes the one that was looked at before.
func (b *Bench) lookAt(address string) (*look, error) {
	b.changing.Lock() // the table may be about to open the same camera
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

// remove deletes a file or folder that is no longer needed. An error is only logged, because nothing depends on it.
func (b *Bench) remove(path string) {
	if err := os.RemoveAll(path); err != nil {
		b.cfg.Log.Warn("a file that is no longer needed could not be removed", "err", err)
	}
}
