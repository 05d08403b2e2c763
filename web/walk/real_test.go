package walk

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/archive"
	"quartermaster/companion/devices"
	"quartermaster/companion/store"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/games/gametest"
	"quartermaster/hardware/panel"
	"quartermaster/vision"
	"quartermaster/web"
	"quartermaster/web/page"
)

// real is the whole program but for camera and reader: the companion's table with the games and the record,
// the server, and a reader that says what the test lays on the board.
type real struct {
	*httptest.Server
	table   *companion.Table
	devices *devices.Register
	more    []web.Place // further tables, which are played at by hand
	mu      sync.Mutex
	lie     func(want vision.Expect) vision.Reading
}

var realBoard = companion.Board{WidthMM: 290, HeightMM: 290, EdgeMM: 12, Colours: []string{"red", "green", "white", "blue", "yellow"}}

func realTable(t *testing.T, lie func(want vision.Expect) vision.Reading, more ...string) *real {
	t.Helper()
	return realTableBeside(t, nil, lie, more...)
}

// realTableBeside is a real table with a panel.
func realTableBeside(t *testing.T, beside *panel.Panel, lie func(want vision.Expect) vision.Reading, more ...string) *real {
	t.Helper()
	r := &real{lie: lie}
	table, err := companion.Open(t.Context(), companion.Config{Games: all.Games(), Store: &store.Memory{}, Pictures: &store.Pictures{Folder: t.TempDir()},
		Equipment: companion.Equipment{Board: realBoard, Source: &tabletest.Camera{Kind: "simulated"}, Reader: r}})
	if err != nil {
		t.Fatal(err)
	}
	r.table = table
	if r.devices, err = devices.Open("", nil, nil); err != nil {
		t.Fatal(err)
	}
	for _, name := range more {
		p := web.Place{ID: name}
		if p.Table, err = companion.Open(t.Context(), companion.Config{Games: all.Games(), Store: &store.Memory{}, Equipment: companion.Equipment{Board: realBoard}}); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(p.Table.Close)
		if p.Devices, err = devices.Open("", nil, nil); err != nil {
			t.Fatal(err)
		}
		r.more = append(r.more, p)
	}
	server, err := web.New(web.Config{Places: append([]web.Place{{ID: "main", Table: table, Devices: r.devices, Panel: beside}}, r.more...), Archive: archive.New(archive.Config{House: &store.MemoryHouse{}, Games: all.Games()}), Games: all.Games(), Page: page.Files()})
	if err != nil {
		t.Fatal(err)
	}
	r.Server = httptest.NewServer(server.Handler())
	t.Cleanup(func() {
		server.Close()
		r.CloseClientConnections()
		r.Server.Close()
		table.Close()
	})
	return r
}

// link is an address that makes the browser that opens it a device with a role.
func (r *real) link(t *testing.T, role devices.Role) string {
	t.Helper()
	i, err := r.devices.Invite(role)
	if err != nil {
		t.Fatal(err)
	}
	return web.JoinLink(r.URL, "", i.Code)
}

// Read gives what the test laid.
func (r *real) Read(_ context.Context, _ vision.Frame, want vision.Expect) (vision.Reading, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.lie(want), nil
}

// Top paints what was read, 2 pixels a millimetre.
func (r *real) Top(_ context.Context, of vision.Reading) (vision.Top, error) {
	const side, perMM, margin = 600, 2, 10
	paint := map[string]color.RGBA{"red": {200, 54, 44, 255}, "green": {43, 134, 86, 255}, "blue": {44, 98, 173, 255}, "white": {243, 240, 230, 255}, "yellow": {230, 181, 46, 255}}
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	for i := range img.Pix {
		img.Pix[i] = []uint8{163, 195, 204, 255}[i%4]
	}
	for _, d := range of.Dice {
		sin, cos := math.Sincos(d.Yaw * math.Pi / 180)
		for y := -d.Edge; y < d.Edge; y += 0.4 {
			for x := -d.Edge; x < d.Edge; x += 0.4 {
				if u, v := x*cos+y*sin, y*cos-x*sin; math.Abs(u) < d.Edge/2 && math.Abs(v) < d.Edge/2 {
					img.SetRGBA(int((d.Centre[0]+x)*perMM)+margin, int((d.Centre[1]+y)*perMM)+margin, paint[d.Colour])
				}
			}
		}
	}
	var b bytes.Buffer
	err := jpeg.Encode(&b, img, nil)
	return vision.Top{JPEG: b.Bytes(), PixelsPerMM: perMM, OriginPX: [2]float64{margin, margin}, WidthPX: side, HeightPX: side}, err
}

// Close does nothing.
func (r *real) Close() error { return nil }

// chance lays what is wanted somewhere, or a battle of all colours where anything may lie.
func chance(r *rand.Rand) func(want vision.Expect) vision.Reading {
	return func(want vision.Expect) vision.Reading {
		if len(want) == 0 {
			want = vision.Expect{"red": 2, "green": 2, "blue": 3, "white": 1}
		}
		var dice []vision.Die
		for _, colour := range realBoard.Colours {
			for range want[colour] {
				dice = append(dice, tabletest.Turned(tabletest.Die(len(dice)+1, colour, 1+r.IntN(6), 20+250*r.Float64(), 20+250*r.Float64()), 90*r.Float64()-45))
			}
		}
		return tabletest.Lie(dice...)
	}
}

// wanted lays what the table's open throw wants: every die of its kind, printed ones with their faces.
func (r *real) wanted(rnd *rand.Rand) func(vision.Expect) vision.Reading {
	return func(want vision.Expect) vision.Reading {
		s := r.table.Snapshot()
		i := slices.IndexFunc(s.Asks, func(a games.Ask) bool { return a.Throw != nil && len(a.Throw.Groups) > 0 })
		if i < 0 {
			return chance(rnd)(want)
		}
		var dice []vision.Die
		for _, g := range s.Asks[i].Throw.Groups {
			faces := s.Info.Dice[g.Kind].Faces
			for range g.Count {
				value := 1 + rnd.IntN(len(faces))
				d := tabletest.Turned(tabletest.Die(len(dice)+1, cmp.Or(g.Colour, realBoard.Colours[len(dice)%len(realBoard.Colours)]), value, 20+250*rnd.Float64(), 20+250*rnd.Float64()), 90*rnd.Float64()-45)
				if !slices.Equal(faces, []string{"1", "2", "3", "4", "5", "6"}) {
					d.Face = faces[value-1]
				}
				dice = append(dice, d)
			}
		}
		return tabletest.Lie(dice...)
	}
}

// others are the last choices of a game's options, but for those with which it does not start, and the first option, which
// may be to play less than a whole game.
func others(t *testing.T, game games.Game, seats int) map[string]string {
	t.Helper()
	setup := games.Setup{Options: map[string]string{}}
	for _, colour := range game.Info().Colours[:seats] {
		setup.Seats = append(setup.Seats, games.Seat{Name: colour, Colour: colour})
	}
	for _, o := range game.Info().Options[1:] {
		setup.Options[o.ID] = o.Choices[len(o.Choices)-1].ID
		if _, err := game.Start(setup); err != nil {
			delete(setup.Options, o.ID)
		}
	}
	return setup.Options
}

// play is a game of chance at a real table: each step one answer that fits, until the game is over or the
// time for it. seen is told every position, with the kinds of asks that are open.
func (r *real) play(t *testing.T, rnd *rand.Rand, steps int, seen func(n int, kinds string)) {
	t.Helper()
	for n := range steps {
		s := r.table.Snapshot()
		var kinds []string
		for _, a := range s.Asks {
			kind, _, _ := strings.Cut(a.ID, "/")
			kinds = append(kinds, kind)
		}
		slices.Sort(kinds)
		seen(n, strings.Join(slices.Compact(kinds), "+")) // several are asked the same: one kind of moment
		if len(s.Asks) == 0 {
			return
		}
		r.one(t, gametest.Pick(s.Asks, rnd, []string{"again"}), rnd)
	}
}

// one gives one answer that fits an ask.
func (r *real) one(t *testing.T, ask games.Ask, rnd *rand.Rand) {
	t.Helper()
	s := r.table.Snapshot()
	if ask.Kind != games.Throw {
		_, _ = r.table.Answer(t.Context(), companion.By{}, s.Version, gametest.Answer(ask, *s.Info, nil, rnd)) // the rules may refuse it
		return
	}
	if r.table.Throw(t.Context(), s.Version, ask.ID) != nil {
		return
	}
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end) && r.table.Snapshot().Version == s.Version; time.Sleep(2 * time.Millisecond) {
		if seen := r.table.Snapshot().Sighting; seen != nil && seen.Ask == ask.ID && (seen.State == companion.IsAsking || seen.State == companion.IsFailed) {
			_, _ = r.table.Fix(t.Context(), companion.By{}, seen.ID, companion.Fix{Discard: true}) // it is thrown again
			return
		}
	}
}

// TestAWholeGameIsDrawnWithinThePagesLaws plays a game that the page does not know and measures every kind of
// moment that comes up in it: with the most people and the usual options, with the fewest and other ones, and with the last
// choice of the first option.
func TestAWholeGameIsDrawnWithinThePagesLaws(t *testing.T) {
	for i, game := range all.Games() {
		info := game.Info()
		t.Run(info.ID, func(t *testing.T) {
			lang, second := []string{"pl", "en"}[i%2], []string{"en", "pl"}[i%2]
			wholeGame(t, game, info.MostSeats, nil, lang, uint64(i), 500)
			wholeGame(t, game, info.FewestSeats, others(t, game, info.FewestSeats), second, uint64(i)+100, 200)
			if first := info.Options[0]; len(first.Choices) > 1 {
				wholeGame(t, game, max(3, info.FewestSeats), map[string]string{first.ID: first.Choices[len(first.Choices)-1].ID}, lang, uint64(i)+200, 120)
			}
		})
	}
}

func wholeGame(t *testing.T, game games.Game, seats int, options map[string]string, lang string, seed uint64, steps int) {
	t.Helper()
	info, rnd := game.Info(), rand.New(rand.NewPCG(7, seed))
	r := realTable(t, nil)
	r.lie = r.wanted(rnd)
	start := companion.Start{Game: info.ID, Options: options}
	for k, name := range []string{"Łucja", "Błażej", "Olga", "Grzegorz", "Świętosława", "Żaneta", "Jan", "Ewa"}[:seats] {
		start.People = append(start.People, companion.Person{Name: name, Colour: info.Colours[k]})
	}
	if _, err := r.table.Start(t.Context(), companion.By{}, 0, start); err != nil {
		t.Fatal(err)
	}
	p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true, long: true})
	p.ready()
	met, thrown, last := map[string]bool{}, 0, "" // throws since the page was waited for
	r.play(t, rnd, steps, func(n int, kinds string) {
		if s := r.table.Snapshot().Sighting; s != nil && s.ID != last {
			last = s.ID
			thrown++
		}
		if met[kinds] && thrown < 6 { // the page must not fall behind the pictures that are held
			return
		}
		thrown = 0
		p.caught(r.table.Snapshot().Serial)
		if met[kinds] {
			return
		}
		met[kinds] = true
		for _, sz := range []size{tv, phone, tablet} {
			p.resize(sz)
			for _, broken := range p.broken(sz) {
				t.Errorf("%d people, step %d, %s, %s: %s", seats, n, kinds, sz.name, broken)
				p.shot(fmt.Sprintf("broken-%s-%d-%03d-%s.png", info.ID, seats, n, sz.name))
			}
		}
		p.shot(fmt.Sprintf("game-%s-%d-%03d-%s.png", info.ID, seats, n, strings.ReplaceAll(kinds, "/", "")))
	})
	if len(met) < 3 && seats > 0 {
		t.Errorf("only %d kinds of moments came up", len(met))
	}
}

// TestThrowsAtARealTable goes through the whole program: rules, record, server, page.
func TestThrowsAtARealTable(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		plain := tabletest.Lie(
			tabletest.Die(1, "red", 4, 100, 100), tabletest.Die(2, "green", 2, 130, 100), // 18 mm: green 2 sinks
			tabletest.Die(3, "blue", 5, 100, 160), // 48 mm: red 4 sinks
			tabletest.Turned(tabletest.Die(4, "green", 6, 220, 220), 30))
		tie := tabletest.Lie(
			tabletest.Die(1, "red", 4, 150, 150), tabletest.Die(2, "green", 2, 110, 150), // 28.0 mm
			tabletest.Die(3, "blue", 5, 190.3, 150)) // 28.3 mm: who is first decides everything
		lies := []vision.Reading{plain, tie}
		r := realTable(t, func(vision.Expect) vision.Reading {
			next := lies[0]
			lies = lies[1:]
			return next
		})
		p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true})
		p.focus("home")
		p.tapText("2")
		p.tap(".more")
		p.choose("dialog", tr("Same bitwy", "Only battles"))
		p.tap("dialog .close")
		p.tap(".person:nth-child(1) input")
		p.typed("Ola")
		p.tap(".person:nth-child(2) input")
		p.typed("Jan")
		p.tap(".start")
		p.focus("throw")
		p.tap(".btn.throw")
		p.focus("battle")
		p.tap(".row:nth-child(1)")
		p.wait(`document.querySelector(".verdict")?.innerText === ` + quote(tr("Tonie zielona 2", "Green 2 sinks")))
		p.tap(".next")
		p.wait(`document.querySelector(".gap b")?.innerText === ` + quote(tr("48,0", "48.0")))
		p.tap(".next")
		p.wait(`document.querySelector(".outcome")`)

		// two taps turn green 2 into green 6: now red sinks at once, and the battle is one duel
		p.tapBoard(131, 99)
		p.tap(".faces .key:nth-child(6)")
		p.wait(`document.querySelectorAll(".row").length === 1`)
		p.tap(".row:nth-child(1)")
		p.wait(`document.querySelector(".verdict")?.innerText === ` + quote(tr("Tonie czerwona 4", "Red 4 sinks")))
		p.tap(".undo")
		p.wait(`document.querySelectorAll(".row").length === 2`)

		// nearly a tie
		p.tap(".row:nth-child(2)")
		p.tap(".next")
		p.tap(".steps .primary")
		p.focus("throw")
		p.tap(".btn.throw")
		p.focus("closer")
		if got := text(p, ".choice.A"); !contains(got, tr("zielona 2", "green 2")) || !contains(got, tr("28,0 mm", "28.0 mm")) {
			t.Errorf("A says %q", got)
		}
		p.tap(".choice.B")
		p.focus("battle")
		p.wait(`document.querySelectorAll(".row").length === 1`)
		p.tap(".undo")
		p.focus("closer")
		p.tap(".choice.A")
		p.focus("battle")
		p.wait(`document.querySelectorAll(".row").length === 2`)

		// the record holds: a page that comes anew shows the same
		p.do(reload())
		p.focus("battle")
		p.wait(`document.querySelectorAll(".row").length === 2 && document.querySelector(".outcome")`)
	})
}

// TestAThrowByHandAtARealTable lays three dice on the chart and counts the battle.
func TestAThrowByHandAtARealTable(t *testing.T) {
	r := realTable(t, func(vision.Expect) vision.Reading { return tabletest.Lie() })
	s, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "blue"}}, Options: map[string]string{"play": "battles"}})
	if err != nil {
		t.Fatal(err, s)
	}
	p := open(t, r.link(t, devices.Host), look{size: phone, lang: "en", still: true})
	p.focus("throw")
	p.tap(".by-hand")
	p.focus("hand")
	if got := text(p, ".before h2"); got != "Tap the chart to place each die" {
		t.Errorf("an empty chart says %q", got)
	}
	p.tapBoard(150, 150)
	p.tap(".faces .key:nth-child(2)")
	p.wait(`!document.querySelector(".fix") && !document.querySelector(".rub").disabled`)
	p.tap(".rub") // a die that was laid by mistake is taken back, not the throw
	p.wait(`document.querySelector(".rub")?.disabled`)
	for _, d := range []struct {
		x, y   float64
		colour string
		value  int
	}{{60, 60, "red", 3}, {100, 60, "green", 5}, {200, 200, "blue", 1}} {
		p.tapBoard(d.x, d.y)
		p.tap(fmt.Sprintf(`.tints .key:nth-child(%d)`, 1+slices.Index(realBoard.Colours, d.colour)))
		p.tap(fmt.Sprintf(".faces .key:nth-child(%d)", d.value))
		p.wait(`!document.querySelector(".fix")`)
	}
	p.tap(".done")
	p.focus("battle")
	p.tap(".row:nth-child(1)")
	p.wait(`document.querySelector(".verdict")?.innerText === "Red 3 sinks" && Math.abs(document.querySelector(".gap b").innerText - 28) < 2`) // a fingertip is no ruler
}
