package camera

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"quartermaster/hardware/simulation"
	"quartermaster/vision"
)

// truths is the number of newest frames whose truth is kept.
const truths = 128

// errStopped says that Run has ended, so nobody takes pictures any more.
var errStopped = errors.New("the simulated camera has stopped")

// Simulated is a rendered table with a camera over it. It throws dice and knows the truth of each of its frames. It is a
// vision.Source and a vision.Thrower.
type Simulated struct {
	rate  float64
	still bool
	with  []simulation.Oddity
	meter meter

	mu      sync.Mutex // guards the table and all below
	table   *simulation.Table
	serial  uint64
	truth   map[uint64]vision.Truth
	waiting []chan<- struct{} // closed when the sink has taken the next frame in which nothing moves
	stopped chan struct{}     // closed when Run has ended
	running bool
}

var (
	_ vision.Source  = (*Simulated)(nil)
	_ vision.Thrower = (*Simulated)(nil)
)

// NewSimulated makes the table, which takes about a second for a large picture. The error is one sentence.
func NewSimulated(s Settings) (*Simulated, error) {
	if s.Rate == 0 {
		s.Rate = 10
	}
	if !(s.Rate >= 0.2 && s.Rate <= 60) {
		return nil, fmt.Errorf("the simulated camera takes 0.2 to 60 pictures a second, not %g", s.Rate)
	}
	table, err := simulation.New(s.Table)
	if err != nil {
		return nil, err
	}
	return &Simulated{rate: s.Rate, still: s.Still, with: s.With, table: table, truth: map[uint64]vision.Truth{},
		stopped: make(chan struct{})}, nil
}

// Run implements vision.Source.
func (s *Simulated) Run(ctx context.Context, sink func(vision.Frame)) error {
	s.mu.Lock()
	if s.running {
		s.mu.Unlock()
		return errors.New("the simulated camera is running already")
	}
	s.running = true
	select {
	case <-s.stopped: // an earlier run has ended
		s.stopped = make(chan struct{})
	default:
	}
	s.mu.Unlock()

	d := newDelivery(sink)
	var handing sync.WaitGroup
	handing.Go(func() { d.run(ctx) })
	ticker := time.NewTicker(time.Duration(float64(time.Second) / s.rate))
	defer func() {
		ticker.Stop()
		handing.Wait()
		s.mu.Lock()
		s.running, s.waiting = false, nil
		close(s.stopped)
		s.mu.Unlock()
	}()
	last := time.Now()
	for {
		now := time.Now()
		s.mu.Lock()
		// After a pause the dice continue from where they were in the last frame.
		s.table.Advance(min(now.Sub(last), 250*time.Millisecond))
		frame, _ := s.take(now)
		var taken []chan<- struct{}
		if !s.table.Moving() {
			taken, s.waiting = s.waiting, nil
		}
		s.mu.Unlock()
		last = now
		s.meter.tick(now)
		d.post(frame, taken...)
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
	}
}

// take renders the next frame. The caller holds s.mu.
func (s *Simulated) take(now time.Time) (vision.Frame, vision.Truth) {
	data, truth := s.table.Picture()
	truth = s.number(truth)
	return vision.Frame{Data: data, Taken: now, Serial: s.serial, Source: "simulated"}, truth
}

// number gives the next frame its serial number and keeps its truth. The caller holds s.mu.
func (s *Simulated) number(truth vision.Truth) vision.Truth {
	s.serial++
	truth.Picture = fmt.Sprintf("%06d.jpg", s.serial)
	s.truth[s.serial] = truth
	delete(s.truth, s.serial-truths)
	return truth
}

// Shot renders one picture now, apart from those of Run, and returns it with its truth.
func (s *Simulated) Shot() (vision.Frame, vision.Truth) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.take(time.Now())
}

// Truth returns the truth of the frame with a serial number. It is kept for the last 128 frames.
func (s *Simulated) Truth(serial uint64) (vision.Truth, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t, ok := s.truth[serial]
	return t, ok
}

// Throw implements vision.Thrower: it throws the wanted dice (nil: 3 to 12 of any colour) and returns when the sink
// has taken a frame in which they lie still. Dice at the places in stay are left where they are. While Run is not
// running it waits until ctx ends.
func (s *Simulated) Throw(ctx context.Context, wanted vision.Expect, stay ...[2]float64) error {
	if len(stay) > 0 {
		return s.do(ctx, func(t *simulation.Table) error { return t.ThrowAgain(wanted, stay, s.with...) })
	}
	return s.Play(ctx, wanted, s.with...)
}

// Play is Throw with oddities that hold for this throw only.
func (s *Simulated) Play(ctx context.Context, wanted vision.Expect, odd ...simulation.Oddity) error {
	return s.do(ctx, func(t *simulation.Table) error { return t.Throw(wanted, odd...) })
}

// Change sets oddities of light, camera and board that last until the next Change. Called with none it removes them all.
// It returns as Throw does.
func (s *Simulated) Change(ctx context.Context, lasting ...simulation.Oddity) error {
	return s.do(ctx, func(t *simulation.Table) error { t.Change(lasting...); return nil })
}

// Clear shows a hand that takes the dice off the board. It returns as Throw does, when the hand is gone.
func (s *Simulated) Clear(ctx context.Context) error {
	return s.do(ctx, func(t *simulation.Table) error { t.Clear(); return nil })
}

// Empty takes everything off the board, as its owner does for the picture of the empty board. It returns as Throw does.
func (s *Simulated) Empty(ctx context.Context) error {
	return s.do(ctx, func(t *simulation.Table) error { t.Empty(); return nil })
}

// Teach lays three dice of each colour on the board, flat and apart. It returns as Throw does.
func (s *Simulated) Teach(ctx context.Context) error {
	return s.do(ctx, func(t *simulation.Table) error { return t.Teach() })
}

// Show lays the combat die alone on the board, a face (1 to 6) up. It returns as Throw does.
func (s *Simulated) Show(ctx context.Context, value int) error {
	return s.do(ctx, func(t *simulation.Table) error { return t.Show(value) })
}

// HoldChessboard holds a chessboard before the camera, in one of eight poses. It returns as Throw does.
func (s *Simulated) HoldChessboard(ctx context.Context, k int) error {
	return s.do(ctx, func(t *simulation.Table) error { t.HoldChessboard(k); return nil })
}

// PutChessboardAway takes the chessboard away again. It returns as Throw does.
func (s *Simulated) PutChessboardAway(ctx context.Context) error {
	return s.do(ctx, func(t *simulation.Table) error { t.PutChessboardAway(); return nil })
}

// do changes the table and waits until the newest frame shows the change at rest.
func (s *Simulated) do(ctx context.Context, change func(*simulation.Table) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	s.mu.Lock()
	if err := change(s.table); err != nil {
		s.mu.Unlock()
		return err
	}
	if s.still {
		s.table.Settle()
	}
	shown := make(chan struct{})
	s.waiting = append(s.waiting, shown)
	stopped := s.stopped
	s.mu.Unlock()
	select {
	case <-shown:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-stopped:
		return errStopped
	}
}

// WriteRig writes a rig folder of this table: the answers and pictures that its owner would give, and the throws that the plan
// asks for. It renders a table of its own, so Run may go on meanwhile.
func (s *Simulated) WriteRig(ctx context.Context, folder string, plan simulation.Plan) error {
	s.mu.Lock()
	options := s.table.Options()
	s.mu.Unlock()
	return simulation.WriteRig(ctx, folder, options, plan)
}

// State implements vision.Source.
func (s *Simulated) State() vision.SourceState {
	s.mu.Lock()
	o, running := s.table.Options(), s.running
	s.mu.Unlock()
	state := vision.SourceState{Kind: "simulated", Live: running, Rate: s.meter.rate(time.Now()), Width: o.Width, Height: o.Height}
	if !running {
		state.Reason, state.Rate = *notStarted, 0
	}
	return state
}
