package walk

import "testing"

// The lamp went out since the set-up: that is said before a game and before a throw, and the host is one tap away from the step that
// mends it. Who reads it may close it.
func TestAFaultOfTheCameraIsSaidBeforeAThrow(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		dark := func(s scene) scene {
			return func(tr translate) m {
				shown := s(tr)
				shown["camera"] = m{"kind": "rpi", "live": true, "reader": "ready", "guards": []m{{"kind": "light", "step": "empty",
					"text":   tr("Światło jest zupełnie inne niż przy ustawianiu.", "The light is quite different from that of the set-up."),
					"remedy": tr("Oświetl planszę tak jak przedtem albo zrób nowe zdjęcie pustej planszy.", "Light the board as before, or take the empty board again.")}}}
				return shown
			}
		}
		f := stand(t, dark(scenes["home-first"]))
		p := open(t, f.URL, look{size: tablet, lang: lang, still: true})
		p.wait(`document.querySelector(".notice.fault")?.innerText.includes(` + quote(tr("zupełnie inne", "quite different")) + `)`)
		for _, sz := range []size{tablet, wide, phone} {
			p.resize(sz)
			for _, broken := range p.broken(sz) {
				t.Errorf("%s: %s", sz.name, broken)
			}
			p.shot("fault-" + sz.name + "." + lang + ".png")
		}
		for _, o := range p.offences() {
			t.Error(o)
		}
		p.tap(".notice.fault .mend")
		if begun := f.wait("/setup/begin"); begun["mends"] != "kitchen" || begun["step"] != "empty" {
			t.Errorf("the set-up begins with %v", begun)
		}
		p.wait(`location.hash === "#setup"`)
		p.wait(`document.querySelector(".p-setup .setup-say")`)

		child := open(t, stand(t, dark(scenes["throw"])).URL, look{size: phone, lang: lang, still: true})
		child.wait(`document.querySelector(".notice.fault")`)
		child.tap(".notice.fault .square")
		child.wait(`!document.querySelector(".notice.fault")`)
	})
}
