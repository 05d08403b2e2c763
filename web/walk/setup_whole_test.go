//go:build cgo

package walk

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"quartermaster/calibration"
	"quartermaster/vision/reader"
)

// settingUp is a walk through the set-up of a camera, on one device after the other.
type settingUp struct {
	*homeTable
	t     *testing.T
	p     *tab
	began time.Time
	taps  int
	waits []string // what people wait for, and for how long
}

// tap presses what can be pressed.
func (s *settingUp) tap(selector string) {
	s.t.Helper()
	s.p.wait("document.querySelector(" + quote(selector) + ") && !document.querySelector(" + quote(selector) + ").disabled")
	s.p.tap(selector)
	s.taps++
}

// at waits for a step.
func (s *settingUp) at(step string) {
	s.t.Helper()
	s.p.wait(fmt.Sprintf("document.querySelector('.p-setup')?.dataset.step === %q", step))
	s.t.Logf("%5.1f s: %s after %d taps", time.Since(s.began).Seconds(), step, s.taps)
}

// long waits for what the program measures for seconds, and for longer on a busy machine.
func (s *settingUp) long(what, js string) {
	s.t.Helper()
	began := time.Now()
	for deadline := began.Add(3 * time.Minute); !eval[bool](s.p, "!!("+js+")"); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.p.shot("failed.png")
			s.t.Fatalf("waited in vain for %s; the page shows: %s", what, eval[string](s.p, "document.body.innerText"))
		}
	}
	if took := time.Since(began); took > time.Second {
		s.waits = append(s.waits, fmt.Sprintf("%s %.1f s", what, took.Seconds()))
	}
}

// look keeps axe's rules and the page's own for a step at this device's size.
func (s *settingUp) look(name string) {
	s.t.Helper()
	s.p.settle()
	s.p.shot("setup-" + name + ".png")
	if wide := eval[float64](s.p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
		s.t.Errorf("%s: the page is %.0f px too wide", name, wide)
	}
	if cut := eval[float64](s.p, `(() => { const e = document.querySelector(".p-setup .title p"); return e.scrollWidth - e.clientWidth })()`); cut > 0 {
		s.t.Errorf("%s: %.0f px of the line under the title are cut off", name, cut)
	}
	for _, o := range s.p.offences() {
		s.t.Errorf("%s: %s", name, o)
	}
}

func (s *settingUp) must(err error) {
	s.t.Helper()
	if err != nil {
		s.t.Fatal(err)
	}
}

// device opens the page on another device of the host, which goes on where the first one was.
func (s *settingUp) device(l look) {
	s.t.Helper()
	if s.p != nil { // the first one is no longer the host's, and would be refused what it asks for
		s.p.do(chromedp.Navigate("about:blank"))
		s.p.forgive()
	}
	l.long, l.apart = true, true
	s.p = s.host(s.t, l)
}

const goodMark = "document.querySelector('.setup-mark.good')"

// TestACameraIsSetUpOnThePage goes through the whole set-up, on three devices one after the other: a lid, its corners found by the
// program, the empty board and the dice taken by themselves, the dice named, a printed die shown face by face, a chessboard held, the
// rig kept, three throws tried, of which one is put right.
func TestACameraIsSetUpOnThePage(t *testing.T) {
	s := &settingUp{homeTable: newHomeTable(t), t: t, began: time.Now()}
	s.device(look{size: tablet, lang: "en"})
	s.tap(".setup-open")
	s.at("view")
	s.tap(".setup-camera")
	s.p.wait("document.querySelector('.setup-shot canvas')")
	s.long("the view", goodMark)
	s.look("view")
	s.p.forgive() // a camera that is only being opened has no picture yet
	s.tap(".setup-go .next")
	s.at("sizes")
	s.look("sizes")
	s.tap(".setup-go .next")
	s.at("corners")
	s.must(s.camera.Empty(t.Context()))
	s.long("the corners", goodMark) // the program has found the corners
	s.look("corners")
	s.p.forgive()    // what was asked while the page went
	s.p.do(reload()) // the set-up goes on where it was
	s.at("corners")
	s.long("the corners", goodMark)
	s.tap(".setup-go .next")
	s.at("empty")
	s.long("the empty board", goodMark) // taken by itself
	s.look("empty")
	s.tap(".setup-go .next")
	s.at("dice")
	s.must(s.camera.Teach(t.Context()))
	s.long("the dice", "document.querySelectorAll('.setup-group').length >= 5")
	s.look("dice")

	s.device(look{size: phone, lang: "pl"}) // another device goes on
	s.tap(".setup-open")
	s.at("dice")
	s.long("the dice", "document.querySelectorAll('.setup-group').length >= 5")
	s.look("dice-phone")
	s.name()
	s.faces()
	s.tap(".setup-go .next")
	s.long("the calibration", "document.querySelector('.p-setup')?.dataset.step === 'test' || document.querySelector('.refusal')")
	s.at("test")
	s.p.wait("document.querySelector('.setup-mark')")
	s.look("keep-phone")

	s.device(look{size: wide, lang: "pl"})
	s.tap(".setup-open")
	s.at("test")
	s.chessboard()
	s.at("test")
	s.look("keep")
	s.tap(".setup-go .next")
	s.throws()
	s.long("the verdict", "document.querySelector('.setup-mark')")
	s.look("verdict")
	t.Logf("%5.1f s in all, %d taps; waits: %s", time.Since(s.began).Seconds(), s.taps, strings.Join(s.waits, ", "))
	if s.taps > 40 {
		t.Errorf("the set-up took %d taps, at most 40 are promised", s.taps)
	}
	for _, said := range s.p.complaints() {
		if !strings.Contains(said, "404") { // a camera that is being opened has no picture yet
			t.Errorf("the page complained: %s", said)
		}
	}
	s.p.forgive()
	s.measureRig(t)
	s.p.tap(".setup-go .next")
	s.p.wait("!document.querySelector('.p-setup')")
	if s.bench.Setup(t.Context(), 0) != nil {
		t.Error("the set-up goes on after its end")
	}
	s.p.forgive()
}

// name names the groups of dice whose colour the program has guessed wrongly.
func (s *settingUp) name() {
	s.t.Helper()
	for n, colour := range s.colours(s.t, s.p) {
		if colour == "" {
			continue
		}
		s.tap(fmt.Sprintf(".setup-groups li:nth-child(%d) .setup-group", n+1))
		s.tap(fmt.Sprintf(".setup-groups li:nth-child(%d) .setup-names [data-name=%s]", n+1, colour))
	}
}

// faces shows the printed die face by face.
func (s *settingUp) faces() {
	s.t.Helper()
	s.tap(".setup-printed")
	s.look("printed")
	s.tap(".setup-go .next")
	for value := 1; value <= 6; value++ {
		s.must(s.camera.Show(s.t.Context(), value))
		s.long("a face", fmt.Sprintf("document.querySelectorAll('.setup-group.face:not([disabled])').length === %d", value))
		if value == 3 {
			s.look("faces")
		}
	}
	s.tap(".setup-go .next")
	s.p.wait("document.querySelector('.setup-printed')")
}

// chessboard holds a chessboard until the lens is known.
func (s *settingUp) chessboard() {
	s.t.Helper()
	s.tap(".setup-go .setup-other")
	s.at("lens")
	s.p.wait("document.querySelector('.setup-target')")
	s.look("lens")
	for _, way := range []string{"phone", "none", "paper"} { // looked at, and not used
		s.p.tap("[data-way=" + way + "]")
		s.look("lens-" + way)
	}
	for k := 0; !eval[bool](s.p, "!!("+goodMark+")"); k++ {
		if k == 16 {
			s.t.Fatal("sixteen pictures of a chessboard are not enough")
		}
		before := len(s.bench.Setup(s.t.Context(), 0).Pictures)
		s.must(s.camera.HoldChessboard(s.t.Context(), k))
		for began := time.Now(); len(s.bench.Setup(s.t.Context(), 0).Pictures) == before && time.Since(began) < time.Minute && !eval[bool](s.p, "!!("+goodMark+")"); {
			time.Sleep(50 * time.Millisecond)
		}
		if k == 2 {
			s.look("lens-held")
		}
	}
	s.must(s.camera.PutChessboardAway(s.t.Context()))
	s.look("lens-done")
	s.tap(".setup-go .next")
	s.long("the calibration", "document.querySelector('.p-setup')?.dataset.step === 'test' || document.querySelector('.refusal')")
}

// throws tries three throws; in the first one a die is said to be another one, and put right again.
func (s *settingUp) throws() {
	s.t.Helper()
	for n := range 3 {
		s.p.wait(fmt.Sprintf("document.querySelector('.setup-task h2').textContent.includes('%d z 3')", n+1))
		s.must(s.camera.Throw(s.t.Context(), nil))
		s.tap(".setup-go .next")
		s.long("a reading", "document.querySelector('.setup-die.read')")
		if n == 0 {
			s.look("test")
			s.p.do(tapHandle(s.p))
			s.taps++
			value := eval[int](s.p, `Number(document.querySelector('.setup-correct [data-value][aria-pressed=true]').dataset.value)`)
			s.tap(fmt.Sprintf(".setup-correct [data-value='%d']", value%6+1))
			s.look("correct")
			s.tap(fmt.Sprintf(".setup-correct [data-value='%d']", value))
			s.tap(".setup-correct .two .btn:last-child")
		}
		s.tap(".setup-go .next")
	}
	setup := s.bench.Setup(s.t.Context(), 0)
	for deadline := time.Now().Add(15 * time.Second); len(setup.Tests) < 3 && time.Now().Before(deadline); setup = s.bench.Setup(s.t.Context(), 0) {
		time.Sleep(50 * time.Millisecond)
	}
	if len(setup.Tests) != 3 {
		s.t.Fatalf("%d throws are noted", len(setup.Tests))
	}
	for n, r := range setup.Tests {
		if !r.Right() {
			s.t.Errorf("throw %d is noted as wrong: %+v", n+1, r)
		}
	}
	var cases []byte
	var err error
	for deadline := time.Now().Add(15 * time.Second); strings.Count(string(cases), "\n") < 3 && time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		cases, err = os.ReadFile(filepath.Join(s.folder, "rigs", setup.Kept, "cases", "truth.jsonl")) // it is written after the throw is noted
	}
	if err != nil || strings.Count(string(cases), "\n") != 3 {
		s.t.Errorf("three throws are not kept as cases: %v, %s", err, cases)
	}
}

// tapHandle presses the middle of the first die that is drawn over the picture.
func tapHandle(p *tab) chromedp.Action[chromedp.Void] {
	at := eval[[2]float64](p, `(() => { const e = document.querySelector(".setup-handles button"); e.scrollIntoView({block: "center"}); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()`)
	return chromedp.MouseClickXY(at[0], at[1])
}

// colours names each group of dice by the drawn truth; "" where the page's own name is right.
func (h *homeTable) colours(t *testing.T, p *tab) []string {
	t.Helper()
	_, truth := h.camera.Shot()
	type group struct {
		Name string       `json:"name"`
		Dice [][2]float64 `json:"dice"`
	}
	eval[bool](p, `(fetch('/api/v1/setup/dice').then((r) => r.json()).then((d) => { window.lying = d.groups }), true)`)
	p.wait("window.lying")
	groups := eval[[]group](p, "window.lying")
	said := h.bench.Setup(t.Context(), 0).Answers
	over, _, _, err := calibration.SolvePoseAndFocal(*said.Board, [4][2]float64(said.Corners), 1.5, 1280, 960)
	if err != nil {
		t.Fatal(err)
	}
	out := make([]string, len(groups))
	for i, g := range groups {
		near, colour := math.Inf(1), ""
		x, y := over.OnPlane(g.Dice[0][0], g.Dice[0][1], said.Die.EdgeMM)
		for _, d := range truth.Dice {
			if off := math.Hypot(d.Centre[0]-x, d.Centre[1]-y); off < near {
				near, colour = off, d.Colour
			}
		}
		if colour != g.Name {
			out[i] = colour
		}
	}
	return out
}

// measureRig compares what the rig reads in a throw with the drawn truth.
func (h *homeTable) measureRig(t *testing.T) {
	t.Helper()
	r, err := reader.New(h.made.Load())
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	frame, truth := h.camera.Shot()
	got, err := r.Read(t.Context(), frame, nil)
	if err != nil {
		t.Fatal(err)
	}
	var off []float64
	for _, d := range got.Dice {
		near, from := math.Inf(1), [2]float64{}
		for _, k := range truth.Dice {
			if h := math.Hypot(k.Centre[0]-d.Centre[0], k.Centre[1]-d.Centre[1]); h < near {
				near, from = h, k.Centre
			}
		}
		off = append(off, near)
		t.Logf("%s %s at %3.0f,%3.0f mm is %+.2f, %+.2f mm off", d.Colour, d.Shows(), from[0], from[1], d.Centre[0]-from[0], d.Centre[1]-from[1])
	}
	if len(off) == 0 || len(off) < len(truth.Dice)-1 {
		t.Fatalf("%d of %d dice are found", len(off), len(truth.Dice))
	}
	slices.Sort(off)
	most, worst := off[len(off)*9/10], off[len(off)-1]
	t.Logf("%d of %d dice, 9 of 10 within %.2f mm, the worst %.2f mm off", len(off), len(truth.Dice), most, worst)
	if worst > 0.3 {
		t.Errorf("a die is %.2f mm off, 0.3 mm are promised", worst)
	}
}
