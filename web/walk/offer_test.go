package walk

import (
	"testing"

	"quartermaster/companion/devices"
	"quartermaster/hardware/panel"
)

// held is a header whose pins work and which is no drawn one.
type held struct{ panel.Drawn }

// The host's tablet is lost. The page of a new device says what to do; once the button was held, that device becomes the host by one
// tap, and a player's device could have as well.
func TestALostHostIsWonBackByHoldingTheButton(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		beside := panel.Open(panel.Config{Host: &held{}, Default: panel.Wiring{Version: panel.WiringVersion, Button: &panel.ButtonWiring{Pin: 11}}})
		t.Cleanup(beside.Close)
		r := realTableBeside(t, beside, nothing)
		lost := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true, apart: true})
		lost.ready()
		child := open(t, r.link(t, devices.Player), look{size: phone, lang: lang, still: true, apart: true})
		child.ready()
		p := open(t, r.URL, look{size: phone, lang: lang, still: true, apart: true})
		p.focus("join")
		p.wait(`document.querySelector(".join .dim").innerText.includes(` + quote(tr("Przytrzymaj przycisk rzutu przez pięć sekund", "Hold the throw button for five seconds")) + `)`)
		p.shot("lost-host-before." + lang + ".png")
		child.tap(".crew-open")
		child.wait(`document.querySelector(".crew").innerText.includes(` + quote(tr("Tablet gospodarza zginął?", "Is the host's tablet lost?")) + `)`)
		r.devices.Offer() // what a held button does
		p.wait(`document.querySelector(".offer .primary")`)
		lost.tap(".notice .btn") // the host's tablet is not lost after all
		lost.wait(`!document.querySelector(".notice")`)
		p.wait(`!document.querySelector(".offer")`)
		r.devices.Offer()
		p.wait(`document.querySelector(".offer .primary")`)
		for _, sz := range []size{phone, tablet, wide} {
			p.resize(sz)
			for _, broken := range p.broken(sz) {
				t.Errorf("%s: %s", sz.name, broken)
			}
		}
		for _, o := range p.offences() {
			t.Error(o)
		}
		p.resize(phone)
		p.shot("lost-host." + lang + ".png")
		child.wait(`document.querySelector(".crew .offer .primary")`)
		child.shot("lost-host-player." + lang + ".png")
		lost.wait(`document.querySelector(".notice")?.innerText.includes(` + quote(tr("Przytrzymano przycisk rzutu", "The throw button was held")) + `)`)
		lost.shot("lost-host-tablet." + lang + ".png")
		p.tap(".offer .primary")
		p.focus("home")
		p.ready()
		p.wait(`document.querySelector(".start")`) // what only the host may
		child.wait(`!document.querySelector(".crew .offer")`)
		lost.wait(`!document.querySelector(".notice") && !document.querySelector(".start")`)
		p.forgive() // the console tells that it was not let in yet
	})
}
