package rigs

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"image"
	_ "image/jpeg" // a camera's pictures
	_ "image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"quartermaster/calibration"
	"quartermaster/companion"
)

// Setup is the set-up that is under way; nil: none is. after is a serial number that the caller has seen: while the set-up is
// still that one, it waits until ctx ends.
func (b *Bench) Setup(ctx context.Context, after int64) *Setup {
	for {
		s, moved := b.underWay()
		if after == 0 || s == nil || s.Serial != after {
			return s
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return s
		}
	}
}

// underWay gives the set-up that is under way; nil: none is. moved is closed when it has changed.
func (b *Bench) underWay() (s *Setup, moved <-chan struct{}) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.setup, b.moved
}

// Running is for how many seconds the calibration of a set-up has been running.
func (b *Bench) Running(s *Setup) int {
	if s.Calibration.State != IsRunning {
		return 0
	}
	return since(b.cfg.Now(), s.Calibration.began)
}

// ErrStale is a change of a set-up that somebody else has changed since.
var ErrStale = errors.New("somebody else has changed the set-up")

// keepLocked writes the set-up down and shows it.
func (b *Bench) keepLocked(s *Setup) error {
	s.Serial = b.cfg.Now().UnixMilli()
	if b.setup != nil {
		s.Serial = max(s.Serial, b.setup.Serial+1)
	}
	if err := errors.Join(os.MkdirAll(filepath.Dir(b.setupPath("")), 0o700), save(b.setupPath(stateFile), s)); err != nil {
		return &companion.NotSaved{Err: err}
	}
	b.showLocked(s)
	return nil
}

// showLocked makes a set-up the one that is under way, and wakes those who wait for a change of it.
func (b *Bench) showLocked(s *Setup) {
	b.setup = s
	close(b.moved)
	b.moved = make(chan struct{})
}

// change changes the set-up that is under way. seen is its serial number as the caller saw it; 0: whatever it is.
func (b *Bench) change(seen int64, change func(*Setup) error) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.setup == nil {
		return refuse("setup-none")
	}
	if seen != 0 && seen != b.setup.Serial {
		return ErrStale
	}
	next := b.setup.clone()
	if err := change(next); err != nil {
		return err
	}
	if b.setup.Calibration.State == IsRunning && next.Calibration.State != IsRunning && b.stop != nil {
		b.stop() // what it calibrates is no longer so
	}
	return b.keepLocked(next)
}

// BeginSetup begins a set-up; the one that was under way is discarded. mends is a kept rig whose answers and pictures are
// taken over, so that one step can be done again; "": none. With StepView or StepCorners the camera is taken to have been moved:
// only what does not depend on its place is taken over.
func (b *Bench) BeginSetup(ctx context.Context, mends string, step Step) error {
	if b.cfg.RigFlag != "" {
		return refuse("rig-by-flag")
	}
	next := &Setup{ID: newID(), Began: b.cfg.Now().UTC(), Step: StepView, Camera: b.camera(ctx), Pictures: []Picture{}, Calibration: Calibration{State: IsNone}}
	var from string
	if mends != "" {
		k, there := b.folder.Get(mends)
		if !there {
			return refuse("rig-gone")
		}
		from = filepath.Dir(b.folder.Path(mends))
		var before Setup
		if err := load(filepath.Join(from, stateFile), &before); err != nil {
			return refuse("rig-gone")
		}
		next.Mends, next.Answers, next.Pictures = mends, before.Answers, before.Pictures
		next.Answers.Name = k.Name
		if step == StepCorners || step == StepView { // the camera was moved: its pictures and the places in them no longer hold
			next.Pictures = slices.DeleteFunc(slices.Clone(next.Pictures), func(p Picture) bool { return p.For != ForLens })
			next.Answers.Corners, next.Answers.Dice = nil, nil
			next.Answers.Colours = slices.Clone(next.Answers.Colours)
			for i := range next.Answers.Colours {
				next.Answers.Colours[i].Faces = nil
			}
		}
	}
	if step != "" {
		next.Step = step
	}
	if !slices.Contains(Steps(), next.Step) {
		return refuse("setup-odd", "What", clip(string(step)))
	}
	b.StopCalibration()
	b.mu.Lock()
	defer b.mu.Unlock()
	if err := b.clearLocked(); err != nil {
		return err
	}
	if err := os.MkdirAll(b.setupPath(""), 0o700); err != nil {
		return &companion.NotSaved{Err: err}
	}
	for _, p := range next.Pictures {
		data, err := readBounded(filepath.Join(from, p.name()), mostPicture)
		if err == nil {
			err = companion.ReplaceFile(b.setupPath(p.name()), data)
		}
		if err != nil {
			return &companion.NotSaved{Err: err}
		}
	}
	return b.keepLocked(next)
}

// clearLocked discards the set-up that is under way.
func (b *Bench) clearLocked() error {
	if err := os.Remove(b.setupPath(stateFile)); err != nil && !os.IsNotExist(err) {
		return &companion.NotSaved{Err: err}
	}
	b.remove(b.setupPath(""))
	b.showLocked(nil)
	return nil
}

// EndSetup discards the set-up that is under way.
func (b *Bench) EndSetup() error {
	b.StopCalibration()
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.clearLocked()
}

// camera is the one that the table has.
func (b *Bench) camera(ctx context.Context) Camera {
	return called(b.cfg.House.whole(ctx, b.address()), b.cfg.House.cameras(ctx))
}

// Answer takes what people say in the set-up: the step they are at ("": the same), and the fields of the answers that change.
func (b *Bench) Answer(seen int64, step Step, changed map[string]json.RawMessage) error {
	return b.change(seen, func(s *Setup) error {
		if step != "" && !slices.Contains(Steps(), step) {
			return refuse("setup-odd", "What", clip(string(step)))
		}
		if step != "" {
			s.Step = step
		}
		return s.answer(changed)
	})
}

// Take keeps the camera's newest whole picture for a purpose. It is taken as the camera sends it.
func (b *Bench) Take(ctx context.Context, purpose Purpose) error {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	before, _ := b.table.Frame()
	f, have := b.table.NextFrame(ctx, before.Serial) // one that was taken after the tap
	if !have || f.Serial == before.Serial && b.table.Camera().Kind != "upload" {
		return refuse("camera-dark")
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(f.Data))
	if err != nil {
		return refuse("camera-dark")
	}
	now := b.camera(ctx)
	var gone []Picture
	err = b.change(0, func(s *Setup) (err error) {
		if others := slices.ContainsFunc(s.Pictures, func(p Picture) bool { return p.For != purpose || mostOf[purpose] > 1 }); others && s.Camera.Address != now.Address {
			return refuse("setup-other-camera")
		}
		s.Camera = now
		var p Picture
		if p, gone, err = s.take(purpose, size.Width, size.Height, b.cfg.Now().UTC()); err != nil {
			return err
		}
		if err := errors.Join(os.MkdirAll(b.setupPath(""), 0o700), companion.ReplaceFile(b.setupPath(p.name()), f.Data)); err != nil {
			return &companion.NotSaved{Err: err}
		}
		return nil
	})
	if err != nil {
		return err
	}
	for _, g := range gone { // not earlier: until the change is written down, the set-up on disk names them
		b.remove(b.setupPath(g.name()))
	}
	return nil
}

// Drop removes a picture of the set-up.
func (b *Bench) Drop(id string) error {
	return b.change(0, func(s *Setup) error { return s.drop(id) })
}

// Picture gives a picture of the set-up, as the camera sent it.
func (b *Bench) Picture(id string) ([]byte, bool) {
	s, _ := b.underWay()
	if s == nil {
		return nil, false
	}
	p, there := s.picture(id)
	if !there {
		return nil, false
	}
	data, err := readBounded(b.setupPath(p.name()), mostPicture)
	return data, err == nil
}

// Calibrate begins to make a rig of the set-up, in a process of its own. What comes of it is in the set-up.
func (b *Bench) Calibrate() error {
	if b.cfg.Calibrate == nil {
		return refuse("no-opencv")
	}
	ctx, stop := context.WithCancel(context.Background())
	var of string
	err := b.change(0, func(s *Setup) error {
		if s.Calibration.State == IsRunning {
			return refuse("setup-busy")
		}
		of = s.ID
		file, _, err := s.setupFile()
		if err == nil {
			err = file.Check()
		}
		if err != nil {
			s.Calibration = Calibration{State: IsRefused, Refusal: s.refusal(err)}
			return nil
		}
		if err := save(b.setupPath(setupFile), file); err != nil {
			return &companion.NotSaved{Err: err}
		}
		s.Calibration = Calibration{State: IsRunning, began: b.cfg.Now()}
		b.stop = stop
		return nil
	})
	if s := b.Setup(ctx, 0); err != nil || s == nil || s.Calibration.State != IsRunning {
		stop()
		return err
	}
	b.work.Go(func() {
		defer stop()
		rig, notes, err := b.cfg.Calibrate(ctx, b.setupPath(setupFile))
		b.calibrated(ctx, of, rig, notes, err)
	})
	return nil
}

// calibrated takes what a calibration brought, if it was not stopped.
func (b *Bench) calibrated(ctx context.Context, of string, rig *calibration.Rig, notes []string, failed error) {
	err := b.change(0, func(s *Setup) error {
		if ctx.Err() != nil || s.ID != of || s.Calibration.State != IsRunning {
			return errStopped
		}
		if failed == nil {
			failed = rig.Save(b.setupPath(rigFile))
		}
		if failed != nil {
			s.Calibration = Calibration{State: IsRefused, Refusal: s.refusal(failed)}
			return nil
		}
		found := rig.Found
		s.Calibration = Calibration{State: IsReady, Notes: notes, Found: &found, Margin: rig.MarginMM(), EdgeMM: rig.Die.EdgeMM}
		return nil
	})
	if err != nil && !errors.Is(err, errStopped) {
		b.cfg.Log.Warn("a calibration is lost", "err", err)
	}
}

var errStopped = errors.New("the calibration was stopped")

// refusal is why no rig was made, with the picture by its id.
func (s *Setup) refusal(err error) *calibration.Refusal {
	r := *calibration.RefusalOf(err)
	if i := slices.IndexFunc(s.Pictures, func(p Picture) bool { return p.name() == r.Picture }); i >= 0 {
		r.Picture = s.Pictures[i].ID
	} else {
		r.Picture = ""
	}
	r.Args = maps.Clone(r.Args)
	return &r
}

// StopCalibration ends a calibration that is running.
func (b *Bench) StopCalibration() {
	s, _ := b.underWay()
	if s == nil || s.Calibration.State != IsRunning {
		return
	}
	_ = b.change(0, func(s *Setup) error { // else it runs to its end, and what it brings is taken
		if s.Calibration.State == IsRunning {
			s.touched()
		}
		return nil
	})
}

// KeepSetup makes the calibrated set-up a kept rig, and the table's. The set-up stays for the test throws, until EndSetup.
func (b *Bench) KeepSetup(ctx context.Context, name string) error {
	if b.cfg.RigFlag != "" {
		return refuse("rig-by-flag")
	}
	b.changing.Lock()
	defer b.changing.Unlock()
	s, _ := b.underWay()
	if s == nil {
		return refuse("setup-none")
	}
	if s.Calibration.State != IsReady {
		return refuse("setup-not-calibrated")
	}
	if s.Kept != "" {
		return nil // two people said the same
	}
	rig, err := calibration.LoadRig(b.setupPath(rigFile))
	if err != nil {
		return refuse("setup-not-calibrated")
	}
	_, pictures, err := s.setupFile()
	if err != nil {
		return refuse("setup-not-calibrated")
	}
	about := aboutOf(rig, s.Answers.Lens != nil && s.Answers.Lens.Profile != "")
	about.Made, about.Camera, about.Mends = b.cfg.Now().UTC().Truncate(time.Second), s.Camera, s.Mends
	if about.Name = s.Answers.Name; name != "" {
		about.Name = name
	}
	if about.Name, err = properName(about.Name); err != nil {
		return err
	}
	for _, p := range s.Pictures { // those of the test, and of a lens that was not used after all
		pictures = append(pictures, p.name())
	}
	slices.Sort(pictures)
	files := append([]string{setupFile, rigFile, stateFile}, slices.Compact(pictures)...)
	if err := b.folder.Add(s.ID, b.setupPath(""), files, about); err != nil {
		var refused *companion.Refused
		if errors.As(err, &refused) {
			return err
		}
		return &companion.NotSaved{Err: err}
	}
	if err := b.chooseRig(ctx, s.ID); err != nil {
		return err
	}
	b.prune()
	return b.change(0, func(now *Setup) error {
		if now.ID == s.ID {
			now.Kept, now.Step, now.Tests = s.ID, StepTest, nil
		}
		return nil
	})
}
