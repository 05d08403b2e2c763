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

// Setup gives the set-up that is under way; nil: none is. after is the serial number that the caller has seen last: while it is still
// the newest, Setup waits for a change, or until ctx ends. With 0 it does not wait.
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

// underWay returns the present set-up, or nil. moved is closed when it has changed.
func (b *Bench) underWay() (s *Setup, moved <-chan struct{}) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.setup, b.moved
}

// Running is how many seconds the calibration of a set-up has been running; 0: it is not.
func (b *Bench) Running(s *Setup) int {
	if s.Calibration.State != IsRunning {
		return 0
	}
	return since(b.cfg.Now(), s.Calibration.began)
}

// ErrStale is the error for a change that was based on an older state of the set-up.
var ErrStale = errors.New("somebody else has changed the set-up")

// keepLocked saves the set-up and then makes it the current one.
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

// showLocked makes a set-up the current one, and wakes everybody who waits for a change. nil: none is under way.
func (b *Bench) showLocked(s *Setup) {
	b.setup = s
	close(b.moved)
	b.moved = make(chan struct{})
}

// change changes the set-up that is under way. seen is the serial number that the caller has seen: if it is not the newest, the error
// is ErrStale. With 0 it is not compared.
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
		b.stop() // its answers or pictures have changed
	}
	return b.keepLocked(next)
}

// BeginSetup begins a set-up, and discards the one that was under way. mends is a kept rig whose answers and pictures are copied, so
// that one step can be done again; "": none. With StepView or StepCorners the camera is assumed to have moved: then only what does
// not depend on the camera's position is copied.
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
		if step == StepCorners || step == StepView { // after a move the pictures, and positions in them, are no longer right
			next.Pictures = slices.DeleteFunc(slices.Clone(next.Pictures), func(p Picture) bool { return p.For != ForLens })
			next.Answers.Corners, next.Answers.Dice = nil, nil
			next.Answers.Colours = slices.Clone(next.Answers.Colours)
			for i := range next.Answers.Colours {
				next.Answers.Colours[i].Faces = nil
			}
		}
		if step == StepEmpty { // it is taken again, by itself
			next.Pictures = slices.DeleteFunc(slices.Clone(next.Pictures), func(p Picture) bool { return p.For == ForEmpty })
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

// camera is the table's camera.
func (b *Bench) camera(ctx context.Context) Camera {
	return called(b.cfg.House.complete(ctx, b.address()), b.cfg.House.cameras(ctx))
}

// Answer stores what people say in the set-up: the step that they are at ("": unchanged), and the answers that change.
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

// ErrLate says that the camera has sent no picture in time. It may still come, so the caller tries again.
var ErrLate = errors.New("the camera is late with its picture")

// Take keeps the next full picture of the camera for a purpose, exactly as the camera sends it. It waits at most five seconds for it:
// after that the error is ErrLate, and nothing has changed.
func (b *Bench) Take(ctx context.Context, purpose Purpose) error {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	before, _ := b.table.Frame()
	f, have := b.table.NextFrame(ctx, before.Serial) // a newer one, taken after the tap
	switch kind := b.table.Camera().Kind; {
	case kind == "none":
		return refuse("camera-dark")
	case !have || f.Serial == before.Serial && kind != "upload":
		return ErrLate
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
	for _, g := range gone { // only now: until the change was saved, the set-up on the disk named them
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

// Calibrate begins to make a rig from the set-up, in a child process. Its result is noted in the set-up.
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

// calibrated notes the result of a calibration, unless this was stopped.
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
		b.cfg.Log.Warn("the result of a calibration could not be saved", "err", err)
	}
}

var errStopped = errors.New("the calibration was stopped")

// refusal says why no rig was made. It names the picture by its id instead of its file.
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

// StopCalibration ends the calibration, if one is running.
func (b *Bench) StopCalibration() {
	s, _ := b.underWay()
	if s == nil || s.Calibration.State != IsRunning {
		return
	}
	_ = b.change(0, func(s *Setup) error { // after an error it runs to its end, and its result counts
		if s.Calibration.State == IsRunning {
			s.touched()
		}
		return nil
	})
}

// KeepSetup keeps the calibrated set-up as a rig, and makes it the table's. The set-up stays until EndSetup, for the test throws.
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
		return nil // somebody else has kept it already
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
	for _, p := range s.Pictures { // add those that the setup file does not name, such as of an unused lens
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
