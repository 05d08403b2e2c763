package walk

import "testing"

// set taps a choice of the settings sheet and closes it.
func (p *tab) set(choice string) {
	p.t.Helper()
	p.tap(".settings-open")
	p.tap(choice)
	p.tap("dialog:has(.settings) .close")
	p.wait(`!document.querySelector("dialog:has(.settings)")`)
}

func TestADeviceKeepsHowItLooksAndSounds(t *testing.T) {
	f := stand(t, scenes["throw"])
	p := open(t, f.URL, look{size: tablet, lang: "pl"})
	p.focus("throw")
	eval[bool](p, `(window.sounded = 0, ["createOscillator", "createBufferSource"].forEach((make) => {
		const was = AudioContext.prototype[make];
		AudioContext.prototype[make] = function () { window.sounded++; return was.call(this); };
	}), true)`)
	f.show(scenes["battle"])
	p.focus("battle")
	p.settle()
	if n := eval[int](p, "sounded"); n != 0 {
		t.Errorf("a device of nobody in particular made %d sounds", n)
	}
	p.set(".set-sound-on")
	eval[bool](p, "(sounded = 0, true)")
	f.show(scenes["whirlpool"])
	p.wait("sounded > 0")
	p.set(".set-sound-off")
	eval[bool](p, "(sounded = 0, true)")
	f.show(scenes["curse"])
	p.wait(`document.querySelector(".outcome h2")?.innerText.includes("Kraken")`)
	if n := eval[int](p, "sounded"); n != 0 {
		t.Errorf("a silent device made %d sounds", n)
	}

	ground := func() string { return eval[string](p, "getComputedStyle(document.body).backgroundColor") }
	light := ground()
	p.set(".set-dark")
	if ground() == light {
		t.Error("the page is as light as before")
	}
	p.do(reload())
	p.focus("battle")
	if ground() == light || eval[string](p, "localStorage.sound") != "off" {
		t.Error("the device has forgotten its settings")
	}
	p.set(".set-auto")
	if ground() != light {
		t.Error("the page is not as the device wants it")
	}
}

// A link may name a language: the device keeps it until somebody chooses another one there.
func TestALinkMayNameALanguage(t *testing.T) {
	f := stand(t, scenes["throw"])
	p := open(t, f.URL+"/?lang=en&table=main#home", look{size: tablet, lang: "pl"})
	p.wait(`document.documentElement.lang === "en" && document.querySelector(".p-home")`)
	if at := eval[string](p, `location.search + location.hash`); at != "?table=main#home" {
		t.Errorf("the address ends with %q", at)
	}
	p.do(reload())
	p.wait(`document.documentElement.lang === "en" && document.querySelector(".p-home")`)
}
