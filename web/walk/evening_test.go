package walk

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
	"quartermaster/games/sevenseas"
)

// patience makes waiting quick without changing what is waited for: the beats of a battle go by at once. Taps are counted
// where the page hears them.
const patience = `(() => {
	const real = window.setTimeout;
	window.setTimeout = (f, ms, ...rest) => real(f, ms >= 1500 && ms <= 2500 ? 5 : ms, ...rest);
	window.taps = 0;
	addEventListener("click", (e) => { if (e.isTrusted) window.taps++ }, true);
})()`

// evening is a whole game of people who sit round one tablet and tap.
type evening struct {
	*tab  // the device on which the next tap is made
	sizes map[*tab][]size
	at    func(ask games.Ask) *tab // whose device answers; nil: there is one device
	told  func()                   // characters are entered in secret, on the devices of those who have one; nil: on none
	seen  func()                   // a result is looked at on every device, before it is put away; nil: on the one
	*real
	rnd   *rand.Rand
	seats []companion.Person
	plan  map[int]int   // who chose which character in this round
	lies  map[int][]int // what lies on the table before whom
	round int
	// Of the round that is played:
	allowed, kept, questions, raids int
	plain                           bool // every other character costs one tap, as the promise of section 7 has it
	shown                           map[string]bool
}

// choose lets everybody choose a character that does not lie on the table: somebody always raids, sells and
// draws, the fourth does something else each round.
func (e *evening) choose() {
	for i, c := range e.plan { // what lies there from the last round (R5, R6)
		if e.lies[i] = append(e.lies[i], c); c >= 3 && c <= 5 {
			e.lies[i] = nil
		}
	}
	others := []int{2, 4, 1, 5}
	left := []int{3, 6, 7, others[e.round%len(others)]}
	e.plan = map[int]int{}
	e.assign(0, left)
	e.round++
}

func (e *evening) assign(seat int, left []int) bool {
	if seat == len(e.seats) {
		return true
	}
	for k := range left {
		c := left[(k+e.round)%len(left)]
		if slices.Contains(e.lies[seat], c) {
			continue
		}
		e.plan[seat] = c
		if e.assign(seat+1, slices.DeleteFunc(slices.Clone(left), func(x int) bool { return x == c })) {
			return true
		}
	}
	return false
}

// TestAnEveningOfFourNeedsNoMoreTapsThanPromised plays a whole game of the seven seas in the browser, with a
// camera that reads throws, and counts every tap (section 7 of the specification): a round with one raid, one
// sale and k kept loot cards takes at most 4n + 4 + k taps, where the other characters cost one each; every
// round stays within what its steps may cost.
func TestAnEveningOfFourNeedsNoMoreTapsThanPromised(t *testing.T) {
	langs := []string{"pl"}
	if os.Getenv("QM_SHOTS") != "" {
		langs = append(langs, "en")
	}
	for _, lang := range langs {
		t.Run(lang, func(t *testing.T) { playEvening(t, lang) })
	}
}

func playEvening(t *testing.T, lang string) {
	rnd := rand.New(rand.NewPCG(11, 4))
	e := &evening{real: realTable(t, chance(rnd)), rnd: rnd, shown: map[string]bool{}, lies: map[int][]int{}}
	for i, name := range []string{"Łucja", "Błażej", "Olga", "Grzegorz"} {
		e.seats = append(e.seats, companion.Person{Name: name, Colour: sevenseas.Game{}.Info().Colours[i]})
	}
	// A short evening: with five cards dealt to each, four lie above the last-round card.
	if _, err := e.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: "sevenseas", People: e.seats, Options: map[string]string{"hand": "5"}}); err != nil {
		t.Fatal(err)
	}
	e.tab = open(t, e.link(t, devices.Host), look{size: wide, lang: lang, still: true, long: true})
	e.sizes = map[*tab][]size{e.tab: {phone, tablet, tv, wide}}
	e.ready()
	e.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: patience}), reload())
	e.ready()
	e.toTheEnd()
	e.focus("score")
	e.look(0)
	for _, sz := range []size{phone, tv, wide, tablet} {
		e.resize(sz)
		for _, broken := range e.tab.broken(sz) {
			t.Errorf("the score sheet, %s: %s", sz.name, broken)
		}
	}
	// Whoever doubts the end looks back: from the log the table returns to a step, and an answer is put right.
	before := e.table.Snapshot().Version
	e.tap(".log-open")
	e.tap(".log .step:nth-child(3) .step-head")
	e.tap(".step-do .edit")
	e.tap(".anew .send")
	e.wait(`document.querySelector(".well-done")`)
	e.tap(".log .step:nth-child(3) .step-head")
	e.tap(".step-do .return")
	e.tap(".step-do .bad.return") // it has said what that costs
	e.focus("deck")
	if got := e.table.Snapshot(); got.Version != before+2 || !strings.HasPrefix(got.Asks[0].ID, "final") {
		t.Errorf("the table stands at %d with %s", got.Version, got.Asks[0].ID)
	}
}

// taps counts what was tapped on all devices.
func (e *evening) taps() (n int) {
	for p := range e.sizes {
		n += eval[int](p, "taps")
	}
	return n
}

// turn takes up the device on which the table's next question is answered, and shows what the table shows.
func (e *evening) turn() *companion.Snapshot {
	s := e.table.Snapshot()
	if e.at != nil && len(s.Asks) > 0 {
		e.tab = e.at(s.Asks[0])
	}
	e.caught(s.Serial)
	return s
}

// toTheEnd plays the game and holds the taps of each round against what they may cost.
func (e *evening) toTheEnd() {
	t := e.t
	t.Helper()
	rounds, steps, last, held := 0, 0, e.taps(), 0
	endRound := func() {
		taps := e.taps() - last
		last += taps
		n := len(e.seats)
		if taps > e.allowed {
			t.Errorf("round %d took %d taps, its steps may take %d", rounds, taps, e.allowed)
		}
		if most := 4*n + 4 + e.kept + e.questions; e.plain && taps > most {
			t.Errorf("round %d took %d taps, promised are at most %d", rounds, taps, most)
		} else if e.plain && e.kept > 0 {
			held++
		}
		if e.plain && e.raids == 1 && taps > 22+e.questions {
			t.Errorf("round %d, with one raid, took %d taps and %d answers about dice", rounds, taps-e.questions, e.questions)
		}
		t.Logf("round %d: %d taps, allowed %d, %d raids, %d loot cards kept", rounds, taps, e.allowed, e.raids, e.kept)
	}
	for {
		s := e.turn()
		e.look(steps)
		steps++
		if steps > 900 {
			t.Fatal("the game does not end")
		}
		if len(s.Asks) == 0 {
			break
		}
		ask := s.Asks[0]
		kind, rest, _ := strings.Cut(ask.ID, "/")
		if kind == "chosen" || kind == "final" && e.plan != nil {
			if rounds > 0 {
				endRound()
			}
			e.allowed, e.kept, e.questions, e.raids, e.plain = 0, 0, 0, 0, true
			if kind == "chosen" {
				e.choose()
				rounds++
				if e.told != nil {
					e.told()
				}
			} else {
				e.plan = nil
			}
		}
		e.answer(ask, kind, rest)
	}
	if taps := e.taps() - last; taps > e.allowed {
		t.Errorf("the end took %d taps, want at most %d (U18)", taps, e.allowed)
	}
	t.Logf("%d rounds, %d steps, %d taps", rounds, steps, e.taps())
	if held == 0 {
		t.Error("in no round was the promise tried: a raid with loot, a sale and one tap for each other character")
	}
}

// answer taps what a table would, and adds what it may cost (U1–U18).
func (e *evening) answer(ask games.Ask, kind, rest string) {
	e.t.Helper()
	seen := e.table.Snapshot().Version
	switch kind {
	case "chosen":
		e.allowed++
		e.tap(".primary.send")
	case "call":
		character, _ := strconv.Atoi(rest[:1])
		for seat, c := range e.plan {
			if i := slices.IndexFunc(ask.Fields[0].Choices, func(x games.Choice) bool { return x.ID == fmt.Sprint(seat) && x.Refused == nil }); c == character && i >= 0 {
				e.allowed++
				e.pick(i)
				e.moved(seen)
				return
			}
		}
		if e.table.Snapshot().Clock.Ask == "" { // somebody may perform a ritual: people pass it themselves
			e.allowed++
			e.tap(".skip")
			e.moved(seen)
			return
		}
		e.wait(`document.querySelector(".skip .fuse")`) // the table's clock runs, and its time is up
		if _, err := e.table.Answer(e.t.Context(), companion.By{Device: companion.ByClock}, seen, games.Answer{Ask: ask.ID, Seat: games.Table}); err != nil {
			e.t.Fatal(err)
		}
	case "buy", "flag", "convoy", "port", "curse", "draw", "idol", "lose", "drop", "prices", "send", "near", "tie":
		e.allowed++
		if kind == "near" || kind == "tie" {
			e.questions++
			e.tap(".choice")
			e.moved(seen)
			e.battle()
			return
		}
		if (kind == "port" || kind == "curse") && ask.Skip || kind == "idol" || kind == "lose" || kind == "drop" {
			e.plain = e.plain && kind == "port"
		}
		if kind == "draw" || kind == "prices" {
			e.tap(".primary.send")
			break
		}
		e.pick(e.some(ask, kind))
	case "throw":
		e.allowed++
		e.raids++
		e.tap(".btn.throw")
		e.moved(seen)
		e.battle()
		return
	case "loot":
		e.allowed++
		if strings.HasPrefix(ask.Rule, "L") && e.plan[int(ask.Seats[0])] == 4 {
			e.plain = false // a privilege's loot is beside the promise
		}
		if i := slices.IndexFunc(ask.Fields[0].Choices, func(c games.Choice) bool { return c.Refused == nil }); i >= 0 && e.rnd.IntN(4) > 0 {
			for i = e.rnd.IntN(4); ask.Fields[0].Choices[i].Refused != nil; i = e.rnd.IntN(4) {
			}
			e.kept++
			e.pick(i)
		} else {
			e.tap(".skip")
		}
	case "sale":
		e.allowed += 2
		e.tap(".primary.send")
	case "give":
		e.allowed += 2 * len(e.seats)
		e.plain = false
		e.tap(".primary.send")
	case "final":
		e.allowed++
		e.tap(".primary.send")
	default:
		e.t.Fatalf("%s is asked, and the walk does not know it", ask.ID)
	}
	e.moved(seen)
}

// battle puts the battle away once it is decided: that is the second tap of a throw (U7).
func (e *evening) battle() {
	e.t.Helper()
	e.turn()
	if eval[string](e.tab, `document.querySelector(".page").dataset.focus`) != "battle" {
		return
	}
	e.look(-1)
	if e.seen != nil {
		e.seen()
	}
	e.allowed++
	e.wait(`document.querySelector(".outcome")`)
	e.tap(".steps .primary")
	e.wait(`document.querySelector(".page").dataset.focus !== "battle"`)
}

// some is a choice that may be taken; ships are sent if there are any.
func (e *evening) some(ask games.Ask, kind string) int {
	choices := ask.Fields[0].Choices
	for {
		if i := e.rnd.IntN(len(choices)); choices[i].Refused == nil && !choices[i].Faded && (kind != "send" && kind != "buy" || choices[i].ID != "0" || e.rnd.IntN(3) == 0) {
			return i
		}
	}
}

// pick taps a choice; an ask with a single one is answered by its button.
func (e *evening) pick(i int) {
	e.wait(`document.querySelector(".ans, .primary.send")`)
	if i == 0 && eval[bool](e.tab, `!document.querySelector(".ans")`) {
		e.tap(".primary.send")
		return
	}
	e.tap(fmt.Sprintf(".ans:nth-child(%d)", i+1))
}

// moved waits until the table and the page have gone on.
func (e *evening) moved(seen int64) {
	e.t.Helper()
	e.wait(fmt.Sprintf(`Number(document.querySelector(".page").dataset.version) > %d`, seen))
}

// look keeps pictures of each kind of moment at every size, where somebody wants to see them, and holds several devices
// against the page's laws.
func (e *evening) look(step int) {
	if os.Getenv("QM_SHOTS") == "" && len(e.sizes) == 1 {
		return
	}
	s := e.table.Snapshot()
	kind := "over"
	if len(s.Asks) > 0 {
		kind, _, _ = strings.Cut(s.Asks[0].ID, "/")
	}
	if step < 0 {
		kind = "battle"
	}
	times := 0
	for e.shown[fmt.Sprint(kind, times)] {
		times++
	}
	if times > 1 || times > 0 && (kind == "chosen" || kind == "call" || kind == "final") {
		return
	}
	e.shown[fmt.Sprint(kind, times)] = true
	for p, sizes := range e.sizes {
		p.caught(s.Serial)
		for _, sz := range sizes {
			p.resize(sz)
			whose := ""
			if len(e.sizes) > 1 {
				whose = "-" + p.whose
				for _, broken := range p.broken(sz) {
					e.t.Errorf("%s, %s, %s: %s", kind, p.whose, sz.name, broken)
				}
				if hidden := p.covered(); sz == sideways && hidden != "" {
					e.t.Errorf("%s, %s, %s: %s", kind, p.whose, sz.name, hidden)
				}
			}
			p.shot(fmt.Sprintf("evening-%s-%d%s-%s-%s.png", kind, times, whose, strings.ReplaceAll(sz.name, " ", "-"), eval[string](p, "document.documentElement.lang")))
		}
	}
}
