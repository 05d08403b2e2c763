package walk

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/chromedp"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/games/all"
	"quartermaster/vision"
)

// blind is a person who does not see the page: it knows of it what the accessibility tree says, and hears the voice.
type blind struct{ *tab }

// nodes are what a screen reader knows of the page now.
func (b blind) nodes() []*accessibility.Node {
	b.t.Helper()
	var nodes []*accessibility.Node
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		tree, err := cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		nodes = tree.Nodes
		return err
	}))
	return slices.DeleteFunc(nodes, func(n *accessibility.Node) bool { return n.Ignored || n.Role == nil || n.Name == nil })
}

func spoken(v *accessibility.Value) (s string) {
	_ = json.Unmarshal([]byte(v.Value), &s) // what is no string has no name
	return s
}

// meets waits until the tree has a node with a role and a name.
func (b blind) meets(role, name string) *accessibility.Node {
	b.t.Helper()
	for end := time.Now().Add(30 * time.Second); ; time.Sleep(50 * time.Millisecond) {
		var heard []string
		for _, n := range b.nodes() {
			if spoken(n.Role) != role {
				continue
			}
			disabled := slices.ContainsFunc(n.Properties, func(p *accessibility.Property) bool { return p.Name == "disabled" })
			if spoken(n.Name) == name && !disabled {
				return n
			}
			heard = append(heard, spoken(n.Name))
		}
		if time.Now().After(end) {
			b.shot("failed.png")
			b.t.Fatalf("no %s %q in the accessibility tree; there are %q", role, name, heard)
		}
	}
}

// press presses a button by its name, with the keyboard. What has just come may be drawn anew, so the button has to hold the focus first.
func (b blind) press(name string) {
	b.t.Helper()
	for range 20 {
		n := b.meets("button", name)
		b.do(command(dom.Focus, dom.FocusParams{BackendNodeID: n.BackendDOMNodeID}))
		b.settle()
		focused := func(p *accessibility.Property) bool {
			return p.Name == "focused" && p.Value != nil && string(p.Value.Value) == "true"
		}
		if again := b.meets("button", name); again.BackendDOMNodeID == n.BackendDOMNodeID && slices.ContainsFunc(again.Properties, focused) {
			b.do(chromedp.KeyEvent("\r"))
			return
		}
	}
	b.t.Fatalf("the button %q does not keep the focus", name)
}

// hears waits until the voice has said something that was not heard before.
func (b blind) hears(what string) {
	b.t.Helper()
	b.wait("said.includes(" + quote(what) + ")")
	eval[bool](b.tab, "(said.length = 0, true)")
}

// A game is played to its end by the accessibility tree and the voice alone: throws by the camera and by hand, points, the winner.
func TestAPersonWhoDoesNotSeeThePagePlaysByItsNamesAndItsVoice(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		throws := [][]int{{6, 6, 4}, {5, 2}}
		r := realTable(t, func(vision.Expect) vision.Reading {
			var dice []vision.Die
			for i, value := range throws[0] {
				dice = append(dice, tabletest.Die(i+1, realBoard.Colours[i], value, 40+60*float64(i), 100))
			}
			throws = throws[1:]
			return tabletest.Lie(dice...)
		})
		i := slices.IndexFunc(all.Games(), func(g games.Game) bool { return g.Info().FewestSeats == 0 })
		info := all.Games()[i].Info()
		people := []companion.Person{{Name: "Anna", Colour: info.Colours[0]}, {Name: "Piotr", Colour: info.Colours[1]}}
		if _, err := r.table.Start(t.Context(), companion.By{}, 0, companion.Start{Game: info.ID, People: people, Options: map[string]string{"target": "20"}}); err != nil {
			t.Fatal(err)
		}
		b := blind{open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, apart: true})}
		b.focus("throw")
		eval[bool](b.tab, `(window.said = [], speechSynthesis.speak = (u) => said.push(u.text), speechSynthesis.cancel = () => {}, true)`)
		b.set(".set-voice-on")

		b.meets("heading", tr("Rzuca Anna", "Anna throws"))
		b.press(tr("Rzuć", "Throw"))
		b.hears(tr("dwie szóstki i czwórka: szesnaście", "two sixes and a four: sixteen"))
		b.press(tr("Dalej", "Continue"))
		b.meets("heading", tr("Anna: 16. Zapisać punkty?", "Anna: 16. Take the points?"))
		b.press("+16")

		b.meets("heading", tr("Rzuca Piotr", "Piotr throws"))
		b.press(tr("Rzuć", "Throw"))
		b.hears(tr("piątka i dwójka: siedem", "a five and a two: seven"))
		b.press(tr("Dalej", "Continue"))
		b.press(tr("bez punktów", "no points"))

		b.meets("heading", tr("Rzuca Anna", "Anna throws")) // by hand
		b.press(tr("Podaj ręcznie", "Enter by hand"))
		b.press("3")
		b.meets("button", tr("1 kostka, to wszystko", "1 die, that is all"))
		b.press("3")
		b.press(tr("2 kostki, to wszystko", "2 dice, that is all"))
		b.hears(tr("dwie trójki: sześć", "two threes: six"))
		b.press(tr("Dalej", "Continue"))
		b.meets("heading", tr("Anna: 6. Zapisać punkty?", "Anna: 6. Take the points?"))
		b.press("+6")
		b.hears(tr("Pierwsze miejsce: Anna (punkty: 22)", "First place with 22 points: Anna"))
		for _, n := range b.nodes() {
			if strings.Contains(spoken(n.Name), "Anna") && spoken(n.Role) == "heading" {
				return
			}
		}
		t.Error("no heading of the accessibility tree says who has won")
	})
}
