package walk

import (
	"fmt"
	"slices"
	"testing"

	"quartermaster/companion/devices"
)

// TestWhatMattersIsLegibleAcrossATable measures letters on a table in which everything lies somewhere: what people look
// at from a metre and a half, in pixels of a tablet.
func TestWhatMattersIsLegibleAcrossATable(t *testing.T) {
	r := midway(t)
	for _, lang := range []string{"pl", "en"} {
		p := open(t, r.link(t, devices.Host), look{size: tablet, lang: lang, still: true})
		p.focus("deck")
		p.ready()
		for _, sz := range []size{tablet, wide, tv} {
			p.resize(sz)
			for what, least := range map[string]float64{
				".ashore .id-port .ac b": 40, // prices
				".ashore .id-port .lb":   20,
				".toks .id-skulls":       28,
				".toks .id-yinYang":      28,
				".rail .now b":           20,
				".ashore .id-port .cap":  20,
				".ask-foot .btn":         17,
				".pl-head b":             20,
				".pl-head .score":        28,
				".banner":                16,
				".ask-body h2":           28,
			} {
				for _, px := range eval[[]float64](p, fmt.Sprintf(`[...document.querySelectorAll(%s)].filter(e => e.getClientRects().length).map(e => parseFloat(getComputedStyle(e).fontSize))`, quote(what))) {
					if px < least-0.1 {
						t.Errorf("%s, %s: %s has letters of %.1f px, want %.0f", sz.name, lang, what, px, least)
					}
				}
			}
			for _, broken := range p.broken(sz) {
				t.Errorf("%s, %s: %s", sz.name, lang, broken)
			}
		}
		p.resize(tablet)
		p.shot("legible-" + lang + ".png")
	}
}

// TestEveryLineOfAResultIsInSight looks for lines of a result that its card cuts off.
func TestEveryLineOfAResultIsInSight(t *testing.T) {
	for _, scene := range []string{"battle", "curse", "whirlpool", "payday"} {
		p := open(t, stand(t, scenes[scene]).URL, look{size: phone, lang: "pl", still: true})
		p.ready()
		for _, sz := range []size{phone, sideways, upright, tablet, wide, tv} {
			p.resize(sz)
			if cut := eval[[]string](p, `(() => { const box = document.querySelector(".outcome").getBoundingClientRect(); return [...document.querySelectorAll(".outcome li")].filter(e => e.getBoundingClientRect().bottom > box.bottom + 1).map(e => e.innerText) })()`); len(cut) > 0 {
				t.Errorf("%s on a %s: cut off are %q", scene, sz.name, cut)
			}
		}
	}
}

// On a phone on its side the first row of answers is in sight, and nothing at the foot of the page lies on it.
func TestAPhoneOnItsSideShowsTheFirstAnswersWhole(t *testing.T) {
	for _, scene := range []string{"round", "form", "order"} {
		f := stand(t, scenes[scene])
		for _, lang := range []string{"pl", "en"} {
			p := open(t, f.URL, look{size: sideways, lang: lang, still: true})
			p.ready()
			p.shot("sideways-" + scene + "-" + lang + ".png")
			if hidden := p.covered(); hidden != "" {
				t.Errorf("%s, %s: %s", scene, lang, hidden)
			}
		}
	}
}

// covered says what lies on the first answer of a question, or that it is out of sight; "" where all of it is seen.
func (p *tab) covered() string {
	p.t.Helper()
	return eval[string](p, `(() => {
		scrollTo(0, 0);
		const first = document.querySelector(".now-q :is(.ans, .stepper .btn, .cell)");
		if (!first || !first.getClientRects().length) return "";
		const r = first.getBoundingClientRect(), on = document.elementFromPoint(r.x + r.width / 2, r.bottom - 3);
		return first.contains(on) ? "" : first.className + " ends at " + r.bottom + " under " + (on?.className || "the edge of the page");
	})()`)
}

// cutAnswers are the answers of the question that its card does not show whole.
func (p *tab) cutAnswers() []string {
	p.t.Helper()
	return eval[[]string](p, `(() => {
		const foot = document.querySelector(".ask-foot").getBoundingClientRect();
		return [...document.querySelectorAll(".now-q .ans")].filter((e) => e.getBoundingClientRect().bottom > foot.top + 1).map((e) => e.innerText.trim());
	})()`)
}

// TestAllThatHappenedIsInSightBeforeTheNextQuestion shows a step that cost every player something, on low screens too.
func TestAllThatHappenedIsInSightBeforeTheNextQuestion(t *testing.T) {
	losses := []string{"Kraken! Łucja traci 2 statki i kawę.", "Błażej traci 3 statki, owoce i 2 skrzynie.", "Olga traci statek.", "Grześ traci skrzynię i 2 straże."}
	p := open(t, stand(t, func(tr translate) m {
		s := round(tr)
		log := []m{}
		for seat, text := range losses {
			log = append(log, m{"text": text, "announce": true, "seats": []int{seat}, "entry": 9})
		}
		s["log"] = log
		return s
	}).URL, look{size: tablet, lang: "pl", still: true})
	p.ready()
	for _, sz := range []size{tablet, {"low", 1280, 600, false}, {"low and narrow", 1024, 600, false}, wide, tv, phone} {
		p.resize(sz)
		p.shot("news-" + sz.name + ".png")
		seen := eval[[]string](p, `(() => {
			const box = document.querySelector(".banner").getBoundingClientRect();
			return [...document.querySelectorAll(".banner li")].filter((e) => {
				const r = e.getBoundingClientRect();
				return r.top >= box.top - 1 && r.bottom <= Math.min(box.bottom, innerHeight) + 1;
			}).map((e) => e.innerText.trim());
		})()`)
		if !slices.Equal(seen, losses) {
			t.Errorf("%s: in sight are %q", sz.name, seen)
		}
		if cut := p.cutAnswers(); !sz.phone && len(cut) > 0 { // a phone scrolls
			t.Errorf("%s: cut off are the answers %q", sz.name, cut)
		}
	}
}
