package web_test

import (
	"fmt"
	"sync/atomic"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/web"
)

// counted is a text's argument that counts how often the text is put into a language.
type counted struct{ times *atomic.Int64 }

func (c counted) String() string { return fmt.Sprint("said ", c.times.Add(1)) }

// countingGame is a game whose view holds a counted text.
type countingGame struct {
	tabletest.Harbour
	counted
}

type countingPosition struct {
	games.Position
	counted
}

func (g countingGame) Start(s games.Setup) (games.Position, error) {
	p, err := g.Harbour.Start(s)
	return countingPosition{p, g.counted}, err
}

func (p countingPosition) View(viewer games.SeatNo) games.View {
	v := p.Position.View(viewer)
	v.Round = games.Text{ID: "turn", Args: map[string]any{"Turn": p.counted}}
	return v
}

func (p countingPosition) Answer(a games.Answer) (games.Position, []games.Happening, error) {
	next, happened, err := p.Position.Answer(a)
	return countingPosition{next, p.counted}, happened, err
}

func TestAPositionIsEncodedOnceForEachAnswerAndLanguage(t *testing.T) {
	game := countingGame{counted: counted{&atomic.Int64{}}}
	camera := &tabletest.Camera{Kind: "simulated"}
	s := serve(t, with(camera, clean), func(c *companion.Config, w *web.Config) {
		c.Games = []games.Game{game}
		w.Games = c.Games
	})
	s.start()
	s.until("the camera", func(n snap) bool { return n.Can.ThrowNow })
	before := game.times.Load()
	serial := s.now().Serial
	camera.Lose("unplugged")
	s.until("the loss of the camera", func(n snap) bool { return !n.Can.ThrowNow })
	camera.Lose("")
	s.until("the camera again", func(n snap) bool { return n.Can.ThrowNow })
	if a := s.post("/api/v1/throw", `{"ask":"throw/0","seen":1,"by":"hand"}`); a.status != 200 {
		t.Fatal(a.text())
	}
	if n := s.now(); n.Serial < serial+3 || n.View.Headline == "" || n.Sighting == nil {
		t.Fatalf("after snapshot %d it shows %+v", serial, n)
	}
	if more := game.times.Load() - before; more > 0 {
		t.Errorf("the same position was encoded %d times more", more)
	}
	s.get("/api/v1/table?lang=pl")
	s.get("/api/v1/table?lang=pl")
	if more := game.times.Load() - before; more != 1 {
		t.Errorf("for another language it was encoded %d times, want once", more)
	}
	if a := s.post("/api/v1/answers", `{"ask":"weight","fields":{"load":3},"seen":1}`); a.status != 200 {
		t.Fatal(a.text())
	}
	s.get("/api/v1/table")
	if more := game.times.Load() - before; more != 2 {
		t.Errorf("with the next position it was encoded %d times more, want 1", more-1)
	}
}
