package walk

import (
	"net/http"
	"strings"
	"testing"
)

// follow makes the stand-in go on as a server would: each request leads to the next scene.
func (f *fake) follow(after func(r request) (int, scene)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.after = after
}

// TestAnnouncementsAreSpokenOnlyWhenSomebodySwitchedThemOn hears what the browser is told to say.
func TestAnnouncementsAreSpokenOnlyWhenSomebodySwitchedThemOn(t *testing.T) {
	both(t, func(t *testing.T, lang string) {
		tr := in(lang)
		step := 1
		loud := func(tr translate) m {
			s := round(tr)
			s["log"] = []m{{"entry": step, "text": tr("Łucja napada na konwój", "Łucja raids a convoy"), "announce": true}, {"entry": step, "text": "quiet", "announce": false}}
			return s
		}
		f := stand(t, loud)
		p := open(t, f.URL, look{size: tablet, lang: lang})
		p.focus("deck")
		eval[bool](p, `(window.said = [], speechSynthesis.speak = (u) => said.push(u.lang + " " + u.text), true)`)
		step++
		p.caught(f.show(loud))
		p.set(".set-voice-on")
		if n := eval[int](p, "said.length"); n != 0 {
			t.Fatalf("%d announcements were spoken before anybody wanted it", n)
		}
		step++
		f.show(loud)
		p.wait("said.length === 1 && said[0] === " + quote(tr("pl-PL Łucja napada na konwój", "en-GB Łucja raids a convoy")))
		p.caught(f.show(loud)) // nothing new
		p.set(".set-voice-off")
		step++
		p.caught(f.show(loud))
		if n := eval[int](p, "said.length"); n != 1 {
			t.Fatalf("%d announcements were spoken, want 1", n)
		}
	})
}

func TestAStaleTapShowsWhatHappenedInstead(t *testing.T) {
	f := stand(t, scenes["round"])
	f.follow(func(request) (int, scene) { return http.StatusConflict, scenes["form"] })
	p := open(t, f.URL, look{size: tablet, lang: "en"})
	p.tap(".ans:nth-child(2)")
	p.tap(".send")
	p.wait(`document.querySelector(".notice.warn")`)
	if got := text(p, ".notice.warn"); !contains(got, "The table has moved on meanwhile.") || !contains(got, "Łucja has answered already: 2 ships.") {
		t.Errorf("the notice says %q", got)
	}
	p.wait(`document.querySelector(".kind-form")`) // the new snapshot is shown at once
	p.forgive()                                    // the console tells of the 409
	p.tap(".notice .btn")
	p.wait(`!document.querySelector(".notice")`)
}

func TestARefusedPictureGivesItsSentence(t *testing.T) {
	f := stand(t, scenes["throw-upload"])
	f.follow(func(request) (int, scene) { return http.StatusBadRequest, nil })
	p := open(t, f.URL, look{size: phone, lang: "pl"})
	p.wait(`document.querySelector(".primary.upload input[capture]")`)
	const choose = `(() => { const e = document.querySelector(".upload input"), d = new DataTransfer(); d.items.add(new File([new Uint8Array(2048)], "throw.jpg", { type: "image/jpeg" })); e.files = d.files; e.dispatchEvent(new Event("change", { bubbles: true })); return true })()`
	eval[bool](p, choose)
	p.wait(`document.querySelector(".notice")?.innerText.includes("co najmniej 640")`)
	if got := f.last("/pictures"); got["bytes"] != 2048 {
		t.Errorf("sent %v", got)
	}
	p.forgive()
	f.follow(func(request) (int, scene) { return http.StatusAccepted, scenes["reading"] })
	eval[bool](p, choose)
	p.focus("reading")
}

func TestTheStreamIsLostToldAndTakenUpAgain(t *testing.T) {
	f := stand(t, scenes["round"])
	p := open(t, f.URL, look{size: tablet, lang: "pl"})
	p.focus("deck")
	before := eval[string](p, `JSON.stringify(document.querySelector(".deck").getBoundingClientRect())`)
	f.fall(true)
	p.wait(`document.querySelector(".notice.lost")?.innerText.includes("Łączę ponownie")`)
	if got := eval[string](p, `JSON.stringify(document.querySelector(".deck").getBoundingClientRect())`); got != before {
		t.Error("the page jumped when the stream was lost")
	}
	p.tap(".ans:nth-child(2)")
	p.tap(".send")
	p.wait(`document.querySelector(".notice:not(.lost)")?.innerText.includes("Nie wysłano")`)
	if got := eval[string](p, `document.querySelector(".ans.on")?.innerText.slice(0, 1) || ""`); got != "1" {
		t.Errorf("what was chosen is lost: %q", got)
	}
	f.fall(false)
	f.show(scenes["form"])
	p.wait(`!document.querySelector(".notice.lost") && document.querySelector(".kind-form")`)
	p.forgive() // the console tells of the lost stream
}

// A device that has shown a later step than the table is at says so, until somebody has read it.
func TestATableThatWentBackBehindADevicesBackIsTold(t *testing.T) {
	at := func(version int) scene {
		return func(tr translate) m {
			s := scenes["round"](tr)
			s["version"] = version
			return s
		}
	}
	f := stand(t, at(458))
	p := open(t, f.URL, look{size: tablet, lang: "en"})
	p.focus("deck")
	f.fall(true)
	p.wait(`document.querySelector(".notice.lost")`)
	f.fall(false)
	f.show(at(444))
	p.wait(`document.querySelector(".notice.bad")?.innerText.includes("has already shown step 458; the table is at step 444")`)
	p.do(reload())
	p.wait(`document.querySelector(".notice.bad")?.innerText.includes("458")`)
	p.tap(".notice .btn")
	p.wait(`!document.querySelector(".notice")`)
	p.do(reload())
	p.focus("deck")
	if got := text(p, "body"); strings.Contains(got, "458") {
		t.Error("what was read is told again")
	}
	p.forgive() // the console tells of the lost stream
}

func TestTheLanguageIsSwitchedWhereOneStands(t *testing.T) {
	f := stand(t, scenes["round"])
	p := open(t, f.URL, look{size: tablet, lang: "pl"})
	p.wait(`document.querySelector(".ask-body h2")?.innerText.includes("ile statków wysyłasz")`)
	p.set(".set-en")
	p.wait(`document.querySelector(".ask-body h2")?.innerText.includes("how many ships") && document.documentElement.lang === "en"`)
	if got := text(p, ".undo"); got != "Undo" {
		t.Errorf("undo says %q", got)
	}
	p.do(reload())
	p.wait(`document.querySelector(".ask-body h2")?.innerText.includes("how many ships")`)
}

func TestWithoutMotionNothingMoves(t *testing.T) {
	f := stand(t, scenes["battle"])
	for _, still := range []bool{true, false} {
		p := open(t, f.URL, look{size: tablet, lang: "pl", still: still})
		p.focus("battle")
		p.tap(".row:nth-child(1)")
		p.settle()
		if got := eval[bool](p, `document.getAnimations().length > 0`); got == still {
			t.Errorf("reduced motion %v: something moves: %v", still, got)
		}
	}
}
