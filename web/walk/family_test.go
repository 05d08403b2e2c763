package walk

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
)

// family is a table with a host's tablet, two phones and a television.
type family struct {
	*real
	host, ola, jan, tv *tab
}

func gather(t *testing.T, lang string) *family {
	r := realTable(t, nothing)
	f := &family{real: r}
	f.host = open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true, apart: true})
	f.ola = open(t, r.link(t, devices.Player), look{size: phone, lang: lang, still: true, apart: true})
	f.jan = open(t, r.link(t, devices.Player), look{size: phone, lang: lang, still: true, apart: true})
	f.tv = open(t, r.link(t, devices.Spectator), look{size: tv, lang: lang, still: true, apart: true})
	for _, p := range []*tab{f.host, f.ola, f.jan, f.tv} {
		p.ready()
	}
	return f
}

// follows waits until every device shows the table's position.
func (f *family) follows() {
	v := f.table.Snapshot().Version
	for _, p := range []*tab{f.host, f.ola, f.jan, f.tv} {
		p.wait(fmt.Sprintf(`document.querySelector(".page").dataset.version === "%d"`, v))
	}
}

func (f *family) answer(t *testing.T, ask string, seat games.SeatNo, fields map[string]json.RawMessage) {
	t.Helper()
	if _, err := f.table.Answer(t.Context(), companion.By{Device: "host"}, f.table.Snapshot().Version, games.Answer{Ask: ask, Seat: seat, Fields: fields}); err != nil {
		t.Fatal(ask, err)
	}
}

func TestAFamilyAtItsTableChoosesInSecretAndEveryDeviceFollows(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		f := gather(t, lang)
		people := []companion.Person{{Name: "Ola", Colour: "green"}, {Name: "Jan", Colour: "white"}}
		if _, err := f.table.Start(t.Context(), companion.By{Device: "host"}, 0, companion.Start{Game: "sevenseas", People: people}); err != nil {
			t.Fatal(err)
		}
		f.host.do(reload())
		f.host.ready()
		f.follows()
		// The set-up is told, to whoever wants it.
		f.host.tap(".prepare-open")
		for n := 1; n <= 8; n++ {
			f.host.wait(fmt.Sprintf(`document.querySelector("dialog[open] .prepare [role=status]")?.innerText === %q`, fmt.Sprintf(tr("Krok %d z 8", "Step %d of 8"), n)))
			f.host.settle()
			f.host.shot(fmt.Sprintf("prepare.%d.%s.png", n, lang))
			f.host.tap(".prepare .primary")
		}
		f.host.wait(`!document.querySelector("dialog[open]")`)
		// A phone is asked once whose it is.
		for _, one := range []struct {
			p    *tab
			name string
		}{{f.ola, "Ola"}, {f.jan, "Jan"}} {
			one.p.wait(`document.querySelector("dialog[open] .whose")`)
			one.p.settle()
			one.p.shot("who." + lang + ".png")
			one.p.tapText(one.name)
			one.p.wait(`!document.querySelector("dialog[open]") && document.querySelector(".ask-body h2").innerText.includes(` + quote(one.name) + `)`)
		}
		if eval[bool](f.host, `!!document.querySelector("dialog[open]") || document.body.innerText.includes(`+quote(tr("którą postać wybierasz", "which character do you choose"))+`)`) {
			t.Error("the host is asked what only Ola and Jan are asked")
		}
		if eval[bool](f.ola, `[...document.querySelectorAll(".dock")].some((e) => e.getClientRects().length && !e.childElementCount)`) {
			t.Error("an empty bar lies over the foot of the page")
		}
		f.ola.shot("pick." + lang + ".png")
		f.ola.tapText(tr("Kapitan", "Captain"))
		f.ola.wait(`document.querySelector(".waiting")?.innerText.includes("Jan")`)
		f.host.wait(`document.querySelector(".who-told")?.innerText.includes("Ola")`)
		f.ola.settle()
		f.ola.shot("chosen." + lang + ".png")
		f.host.shot("told." + lang + ".png")
		f.tv.settle()
		f.tv.shot("television." + lang + ".png")
		for who, p := range map[string]*tab{"the host": f.host, "Jan": f.jan, "the television": f.tv} {
			if eval[bool](p, `[...document.querySelectorAll(".who-told, .log, .banner")].some((e) => e.innerText.includes(`+quote(tr("Kapitan", "Captain"))+`))`) {
				t.Errorf("%s sees what Ola chose", who)
			}
		}
		f.jan.tapText(tr("Kupiec", "Merchant"))
		// Nobody taps for a call: Ola is asked for her convoy, on every device.
		for _, p := range []*tab{f.host, f.ola, f.jan, f.tv} {
			p.wait(`document.querySelector(".ask-body h2")?.innerText.includes("Ola")`)
		}
		if id, _, _ := strings.Cut(f.table.Snapshot().Asks[0].ID, "/"); id != "convoy" {
			t.Errorf("the table is asked %s", id)
		}
		if eval[bool](f.tv, `[...document.querySelectorAll("main button")].some((b) => b.offsetParent && !b.closest(".bar"))`) {
			t.Error("the television offers something to press: ", eval[string](f.tv, `[...document.querySelectorAll("main button")].filter((b) => b.offsetParent).map((b) => b.className).join()`))
		}
		f.tv.shot("convoy." + lang + ".png")

		// A form that the host has open stays open while the others go on.
		f.host.tapText(tr("Popraw liczbę", "Set a number right"))
		f.host.wait(`document.querySelector(".kind-form")`)
		f.answer(t, "convoy", 0, map[string]json.RawMessage{"convoy": games.Value("ENG-1")})
		f.follows()
		if !eval[bool](f.host, `!!document.querySelector(".kind-form")`) {
			t.Error("the host's form was closed by another device")
		}
	})
}
