package companion_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/vision"
	"quartermaster/vision/stream"
)

// stage is a board in front of a camera: what lies there is drawn, and read as it is drawn.
type stage struct {
	camera *tabletest.Camera
	reads  atomic.Int64
	// twist changes what is read, by the number of the reading.
	twist func(n int64, r *vision.Reading)
	fails error

	mu      sync.Mutex
	picture []byte
	reading map[string]vision.Reading
}

// pxPerMM and the floor's corner on a stage's pictures.
const (
	stagePX = 1.5
	stageX  = 100
	stageY  = 22
)

var paint = map[string]color.Color{"red": color.RGBA{190, 30, 40, 255}, "green": color.RGBA{30, 130, 60, 255}, "hand": color.RGBA{210, 160, 130, 255}}

// show lets exactly these dice lie there, and where hand says so a hand over them.
func (s *stage) show(hand bool, dice ...vision.Die) {
	img := image.NewRGBA(image.Rect(0, 0, 640, 480))
	draw.Draw(img, img.Bounds(), image.NewUniform(color.RGBA{90, 60, 40, 255}), image.Point{}, draw.Src)
	draw.Draw(img, image.Rect(stageX, stageY, stageX+435, stageY+435), image.NewUniform(color.RGBA{60, 90, 140, 255}), image.Point{}, draw.Src)
	for _, d := range dice {
		at := image.Pt(stageX+int(stagePX*d.Centre[0]), stageY+int(stagePX*d.Centre[1]))
		draw.Draw(img, image.Rect(-9, -9, 9, 9).Add(at), image.NewUniform(paint[d.Colour]), image.Point{}, draw.Src)
		for i := range d.Value {
			draw.Draw(img, image.Rect(-8, -8+3*i, 6, -7+3*i).Add(at), image.White, image.Point{}, draw.Src)
		}
	}
	if hand {
		draw.Draw(img, image.Rect(250, 200, 330, 480), image.NewUniform(paint["hand"]), image.Point{}, draw.Src)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 92}); err != nil {
		panic(err) // it can always be encoded
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.picture = b.Bytes()
	s.reading[b.String()] = tabletest.Lie(dice...)
}

// read tells what lies there. Looks at the board without a throw expect no dice and are not counted, so that a test knows by
// the count how often throws were read.
func (s *stage) read(_ context.Context, f vision.Frame, want vision.Expect) (vision.Reading, error) {
	n := s.reads.Load()
	if len(want) > 0 {
		n = s.reads.Add(1)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.reading[string(f.Data)]
	r.Dice = slices.Clone(r.Dice)
	if s.twist != nil {
		s.twist(n, &r)
	}
	return r, s.fails
}

// eye is a camera that throws nothing by itself.
type eye struct{ camera *tabletest.Camera }

func (e eye) Run(ctx context.Context, sink func(vision.Frame)) error { return e.camera.Run(ctx, sink) }
func (e eye) State() vision.SourceState                              { return e.camera.State() }

// put is a die on a stage, with its outline.
func put(id int, colour string, value int, x, y float64) vision.Die {
	d := tabletest.Die(id, colour, value, x, y)
	for i, p := range d.Footprint {
		d.Outline[i] = [2]float64{stageX + stagePX*p[0], stageY + stagePX*p[1]}
	}
	return d
}

var thrown = []vision.Die{put(0, "red", 3, 50, 50), put(1, "red", 5, 90, 50), put(2, "green", 2, 50, 120)}

// newStage is an empty stage.
func newStage() *stage {
	s := &stage{camera: &tabletest.Camera{Kind: "v4l2"}, reading: map[string]vision.Reading{}}
	s.show(false)
	return s
}

// filmed is a table whose camera shows a stage, and keeps showing it.
func filmed(t *testing.T, s *stage, more func(*companion.Config, *stage)) *companion.Table {
	t.Helper()
	outline := func(out float64) [][2]float64 {
		return [][2]float64{{stageX - out, stageY - out}, {stageX + 435 + out, stageY - out}, {stageX + 435 + out, stageY + 435 + out}, {stageX - out, stageY + 435 + out}}
	}
	field := &stream.Field{Width: 640, Height: 480, Inside: outline(0), Around: outline(20), EdgePX: 18, Empty: newStage().picture}
	table := open(t, func(c *companion.Config) {
		c.Source, c.Reader, c.Field = eye{s.camera}, &tabletest.Reader{Do: s.read}, field
		c.Patience = 50 * time.Millisecond
		if more != nil {
			more(c, s)
		}
	})
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		tick := time.NewTicker(8 * time.Millisecond)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				s.mu.Lock()
				p := s.picture
				s.mu.Unlock()
				s.camera.Show(p)
			}
		}
	}()
	t.Cleanup(func() { cancel(); <-done })
	return table
}

// watched is a table whose game waits for its first throw, with an empty stage before its camera.
func watched(t *testing.T, more func(*companion.Config, *stage)) (*companion.Table, *stage) {
	t.Helper()
	s := newStage()
	table := filmed(t, s, more)
	begin(t, table)
	scene(t, table, stream.SceneEmpty)
	return table, s
}

func scene(t *testing.T, table *companion.Table, want stream.SceneState) {
	t.Helper()
	tabletest.Until(t, table, "the scene to be "+string(want), func(s *companion.Snapshot) bool { return s.Camera.Scene == want })
}

// crate answers the open choice of a turn.
func crate(t *testing.T, table *companion.Table, turn int) *companion.Snapshot {
	t.Helper()
	s, err := table.Answer(t.Context(), tablet, table.Snapshot().Version, pick(turn, "light"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// looked waits until so many pictures were read.
func looked(t *testing.T, s *stage, n int64) {
	t.Helper()
	for limit := time.Now().Add(time.Minute); s.reads.Load() < n; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(limit) {
			t.Fatalf("%d pictures were read, not %d", s.reads.Load(), n)
		}
	}
}

func TestAThrowThatTheGameWaitsForIsReadByItself(t *testing.T) {
	table, stage := watched(t, nil)
	stage.show(true)
	scene(t, table, stream.SceneHand)
	stage.show(false, thrown...)
	s := tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
	if load(s) != 10 || s.Sighting.By != "camera" || s.Sighting.State != companion.IsAnswered {
		t.Fatalf("%+v", s.Sighting)
	}
	if n := stage.reads.Load(); n < 3 {
		t.Errorf("the throw was read from %d pictures only", n)
	}
	scene(t, table, stream.SceneRead)
}

func TestWhatTwoPicturesOfAStillThrowShowDifferentlyIsAsked(t *testing.T) {
	table, stage := watched(t, func(_ *companion.Config, s *stage) {
		s.twist = func(n int64, r *vision.Reading) {
			if n%3 == 2 && len(r.Dice) > 1 {
				r.Dice[1].Value = 6
			}
		}
	})
	stage.show(false, thrown...)
	s := tabletest.Until(t, table, "a question", asking)
	if d := s.Sighting.Doubts(); len(d) != 1 || d[0].ID != "value-1" {
		t.Fatalf("%+v", d)
	}
}

func TestADieThatIsTakenOffIsFollowed(t *testing.T) {
	table, stage := watched(t, nil)
	stage.show(false, thrown...)
	tabletest.Until(t, table, "the throw to be answered", func(s *companion.Snapshot) bool { return s.Version == 2 })
	scene(t, table, stream.SceneRead)
	stage.show(true, thrown...)
	scene(t, table, stream.SceneHand)
	stage.show(false, thrown[0], thrown[2])
	s := tabletest.Until(t, table, "the die to be gone", func(s *companion.Snapshot) bool { return len(s.Taken) > 0 })
	if !slices.Equal(s.Taken, []int{1}) || s.Version != 2 {
		t.Fatalf("gone are %v at version %d", s.Taken, s.Version)
	}
	stage.show(false)
	s = tabletest.Until(t, table, "all dice to be gone", func(s *companion.Snapshot) bool { return s.Camera.Scene == stream.SceneEmpty })
	if !slices.Equal(s.Taken, []int{0, 1, 2}) {
		t.Fatalf("gone are %v", s.Taken)
	}
}

// Dice that lie there from a throw that was told by hand do not answer the next throw.
func TestDiceOfAThrowThatWasToldByHandAreNotReadForTheNext(t *testing.T) {
	table, stage := watched(t, nil)
	if _, err := table.Lay(t.Context(), 1, "throw/0"); err != nil {
		t.Fatal(err)
	}
	stage.show(false, thrown...)
	scene(t, table, stream.SceneStill)
	for _, d := range thrown {
		fix(t, table, companion.Fix{Add: &companion.Added{Colour: d.Colour, Value: d.Value, Centre: &d.Centre}})
	}
	fix(t, table, companion.Fix{Done: true})
	crate(t, table, 1)
	s := crate(t, table, 2)
	if open1(s) != "throw/3" {
		t.Fatal(askIDs(s))
	}
	quiet(t, table, stage)
	stage.show(false, put(0, "red", 1, 150, 50), put(1, "red", 1, 190, 50), put(2, "green", 1, 150, 120))
	tabletest.Until(t, table, "the next throw to be answered", func(n *companion.Snapshot) bool { return n.Version == s.Version+1 })
}

// quiet checks that nothing is read for a while.
func quiet(t *testing.T, table *companion.Table, stage *stage) {
	t.Helper()
	version, reads := table.Snapshot().Version, stage.reads.Load()
	time.Sleep(300 * time.Millisecond) // some thirty frames
	if s := table.Snapshot(); s.Version != version || s.Sighting != nil && s.Sighting.State != companion.IsAnswered || stage.reads.Load() != reads {
		t.Fatalf("something was read: version %d after %d, %d pictures, %+v", s.Version, version, stage.reads.Load()-reads, s.Sighting)
	}
}

// Who throws before the game asks need not throw again.
func TestAThrowThatCameBeforeItsAskIsReadWhenTheGameAsks(t *testing.T) {
	table, stage := watched(t, nil)
	stage.show(false, thrown...)
	tabletest.Until(t, table, "the first throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	scene(t, table, stream.SceneRead)
	crate(t, table, 1)
	stage.show(false)
	scene(t, table, stream.SceneEmpty)
	stage.show(false, put(0, "red", 1, 150, 50), put(1, "red", 1, 190, 50), put(2, "green", 1, 150, 120))
	scene(t, table, stream.SceneStill)
	quiet(t, table, stage)
	crate(t, table, 2)
	s := tabletest.Until(t, table, "the early throw", func(s *companion.Snapshot) bool { return s.Version == 5 })
	if open1(s) != "pick/4" {
		t.Fatal(askIDs(s))
	}
}

func TestDiceThatAreThrownOneAfterTheOtherAreOneThrow(t *testing.T) {
	table, stage := watched(t, func(c *companion.Config, s *stage) {
		c.Patience = 10 * time.Second
		s.twist = func(_ int64, r *vision.Reading) {
			if len(r.Dice) < 3 {
				r.Questions = []vision.Question{{Kind: vision.AskCount, Text: "?"}}
			}
		}
	})
	for n := 1; n <= 3; n++ {
		stage.show(false, thrown[:n]...)
		if n < 3 {
			scene(t, table, stream.SceneStill)
			time.Sleep(100 * time.Millisecond)
			if s := table.Snapshot(); s.Sighting != nil {
				t.Fatalf("with %d dice there is already %+v", n, s.Sighting)
			}
		}
	}
	tabletest.Until(t, table, "the whole throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

func TestMissingDiceAreAskedAboutWhenNobodyThrowsThem(t *testing.T) {
	table, stage := watched(t, func(_ *companion.Config, s *stage) {
		s.twist = func(_ int64, r *vision.Reading) {
			r.Questions = []vision.Question{{Kind: vision.AskCount, Text: "?"}}
		}
	})
	stage.show(false, thrown[:2]...)
	s := tabletest.Until(t, table, "a question", asking)
	if d := s.Sighting.Doubts(); len(d) != 1 || d[0].Kind != vision.AskCount {
		t.Fatalf("%+v", d)
	}
}

// A thing on the board in which the reader finds no die is no throw, however it came there.
func TestAThingWithoutDiceIsNoThrow(t *testing.T) {
	table, stage := watched(t, func(_ *companion.Config, s *stage) {
		s.twist = func(_ int64, r *vision.Reading) { r.Dice = nil }
	})
	stage.show(false, thrown...)
	looked(t, stage, 3)
	scene(t, table, stream.SceneEmpty)
	quiet(t, table, stage)
	if s := table.Snapshot(); s.Sighting != nil || s.Version != 1 {
		t.Fatalf("%+v", s.Sighting)
	}
}

func TestAnUndoneThrowIsNotReadAgainByItself(t *testing.T) {
	table, stage := watched(t, nil)
	stage.show(false, thrown...)
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
	scene(t, table, stream.SceneRead)
	if _, err := table.Undo(t.Context(), tablet, 2); err != nil {
		t.Fatal(err)
	}
	quiet(t, table, stage)
	s := table.Snapshot()
	if err := table.Throw(t.Context(), s.Version, "throw/0"); err != nil {
		t.Fatal(err)
	}
	tabletest.Until(t, table, "the throw at a tap", func(n *companion.Snapshot) bool { return n.Version == s.Version+1 })
}

func TestAReaderThatFailsDoesNotHoldUpTheWatch(t *testing.T) {
	table, stage := watched(t, func(_ *companion.Config, s *stage) { s.fails = errors.New("it stumbled") })
	stage.show(false, thrown...)
	looked(t, stage, 1)
	stage.show(true, thrown...)
	scene(t, table, stream.SceneHand)
	stage.mu.Lock()
	stage.fails = nil
	stage.mu.Unlock()
	stage.show(false, put(0, "red", 1, 150, 50), put(1, "red", 1, 190, 50), put(2, "green", 1, 150, 120))
	tabletest.Until(t, table, "the throw", func(s *companion.Snapshot) bool { return s.Version == 2 })
}

// What is wrong with a camera is said of the empty board before anybody throws, and no more once it has returned and all is well.
func TestTheEmptyBoardIsLookedAtWithoutAThrow(t *testing.T) {
	s := newStage()
	var well atomic.Bool
	s.twist = func(_ int64, r *vision.Reading) {
		if !well.Load() {
			r.Guards = []vision.Guard{{Kind: vision.GuardMoved}}
		}
	}
	var later atomic.Int64
	table := filmed(t, s, func(c *companion.Config, _ *stage) {
		c.Now = func() time.Time { return time.Unix(1_795_000_000+later.Load(), 0) }
	})
	tabletest.Until(t, table, "the guard at the beginning", func(n *companion.Snapshot) bool {
		return len(n.Camera.Guards) == 1 && n.Camera.Guards[0].Kind == vision.GuardMoved && n.Sighting == nil
	})
	well.Store(true)
	later.Add(3) // seconds without a frame: the camera has returned
	tabletest.Until(t, table, "no guard after its return", func(n *companion.Snapshot) bool { return n.Camera.Guards == nil })
}
