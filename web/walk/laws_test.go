package walk

import (
	"fmt"
	"testing"
)

// laws finds what breaks the page's own laws on the screen that is shown now: nothing to scroll on a tablet,
// nothing cut off or sticking out, targets of 48 px, letters that can be read, one primary action. It gives sentences.
const laws = `((isPhone) => {
  const bad = [], name = e => e.tagName.toLowerCase() + "." + String(e.className.baseVal ?? e.className).trim().replace(/ +/g, ".") + " " + JSON.stringify((e.innerText || e.getAttribute("aria-label") || "").trim().slice(0, 30));
  const seen = e => { const r = e.getBoundingClientRect(); return r.width > 0 && r.height > 0 && getComputedStyle(e).visibility !== "hidden" && !e.closest(".vh") };
  const root = document.scrollingElement, rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (root.scrollWidth > innerWidth) bad.push("scrolls sideways: " + root.scrollWidth + " of " + innerWidth + " because of " + [...document.querySelectorAll(".page *")].filter(e => !e.closest("svg") && e.getBoundingClientRect().right > innerWidth + 1).slice(-1).map(name));
  if (!isPhone && root.scrollHeight > innerHeight) bad.push("scrolls: " + root.scrollHeight + " of " + innerHeight);
  const open = document.querySelector("dialog[open]");
  for (const e of document.querySelectorAll("button, select, label.btn, input:not(.vh), a[href]")) {
    if (!seen(e) || open && !open.contains(e)) continue;
    const r = e.getBoundingClientRect();
    if (r.width < 47.5 || r.height < 47.5) bad.push("small target " + name(e) + " " + r.width.toFixed(0) + "x" + r.height.toFixed(0));
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) if (e.tagName !== "SELECT" && e.tagName !== "INPUT") bad.push("cut off " + name(e) + " " + e.scrollWidth + "x" + e.scrollHeight + " in " + e.clientWidth + "x" + e.clientHeight);
    if (!isPhone && !open && !e.closest(".list") && (r.bottom > innerHeight + 0.5 || r.right > innerWidth + 0.5 || r.top < -0.5)) bad.push("off the screen " + name(e));
  }
  if (!isPhone) for (const e of document.querySelectorAll(".side, .stack, .card, .land, .deck, .hub, .sheet, .say, .col, .ashore, .fleets, .ask-body, .answers, .fields, .bar, .title, .ans, .ac, .pl-head, .toks, .cap")) {
    if (!seen(e) || open || e.closest(".sent, .vh") || e.matches(".list")) continue;
    const clips = getComputedStyle(e).textOverflow === "ellipsis";
    if (e.scrollHeight > e.clientHeight + (e.matches(".answers") ? 3 : 1) && !e.matches(".bar") || !clips && e.scrollWidth > e.clientWidth + 1) bad.push("overflows " + name(e) + " " + e.scrollWidth + "x" + e.scrollHeight + " in " + e.clientWidth + "x" + e.clientHeight + ", tight " + e.closest("[data-tight]")?.dataset.tight);
  }
  const shown = e => { // what can be seen of it where its place scrolls
    const r = e.getBoundingClientRect(), box = e.closest(".ask-body, .ashore, .list")?.getBoundingClientRect();
    return box ? { left: r.left, right: r.right, top: Math.max(r.top, box.top), bottom: Math.min(r.bottom, box.bottom) } : r;
  };
  const floats = e => { // over what scrolls below it, on purpose
    for (let x = e; x; x = x.parentElement) if (x.matches("dialog, .notices") || ["fixed", "sticky"].includes(getComputedStyle(x).position)) return true;
    return false;
  };
  const boxes = [...document.querySelectorAll("button, label.btn")].filter(e => seen(e) && !floats(e)).map(e => [e, shown(e)]);
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, r] = boxes[i], [b, q] = boxes[j];
    if (!a.contains(b) && !b.contains(a) && Math.min(r.right, q.right) - Math.max(r.left, q.left) > 1 && Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top) > 1) bad.push("lies on another: " + name(a) + " and " + name(b));
  }
  const sticksOut = (what, e, r) => { // of the cell, button or card that it belongs to
    const holder = e.closest("th, td, button, .ac, .card, .land");
    let clipped = !holder || !!open || !seen(e) || !r.width;
    for (let x = e; !clipped && x; x = x === holder ? null : x.parentElement) clipped = getComputedStyle(x).overflowX !== "visible";
    const h = clipped || holder.getBoundingClientRect();
    if (!clipped && (r.left < h.left - 1 || r.right > h.right + 1)) bad.push(what + " out: " + name(e) + " of " + name(holder));
  };
  for (const e of document.querySelectorAll(".tm, .ic, .em, .die")) sticksOut("a sign sticks", e.parentElement, e.getBoundingClientRect());
  const visible = (e, r) => { // what can be seen of a place in it, or null
    let { left, right, top, bottom } = r;
    for (let x = e; x; x = x.parentElement) {
      if (getComputedStyle(x).overflowX === "visible") continue;
      const c = x.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, c.left), Math.min(right, c.right), Math.max(top, c.top), Math.min(bottom, c.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? { left, right, top, bottom } : null;
  };
  const words = document.createTreeWalker(document.querySelector(".page"), NodeFilter.SHOW_TEXT), lines = [];
  for (let n; (n = words.nextNode());) {
    const e = n.parentElement;
    if (!n.data.trim() || !seen(e)) continue;
    const drawn = e.closest("svg") && e.getScreenCTM?.();
    const s = parseFloat(getComputedStyle(e).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
    if (!open && !floats(e)) {
      const range = document.createRange();
      range.selectNodeContents(n);
      for (const r of range.getClientRects()) { // the letters without the space between lines
        const spare = Math.max(0, (r.height - s) / 2) + s * 0.12, l = visible(e, { left: r.left, right: r.right, top: r.top + spare, bottom: r.bottom - spare });
        if (l) lines.push([e, l]);
      }
    }
    if (s < 0.87 * rem) bad.push("small letters " + name(e) + " " + s + "px");
    if (e.closest("svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(n);
    sticksOut("words stick", e, range.getBoundingClientRect());
  }
  lines.forEach(([a, r], i) => {
    for (const [b, q] of lines.slice(i + 1))
      if (a !== b && Math.min(r.right, q.right) - Math.max(r.left, q.left) > 1 && Math.min(r.bottom, q.bottom) - Math.max(r.top, q.top) > 1) bad.push("words lie on words: " + name(a) + " and " + name(b));
    const over = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (over && !a.contains(over) && !over.contains(a) && !floats(over) && !over.closest("svg")) bad.push("words lie under something: " + name(a) + " under " + name(over));
  });
  for (const e of document.querySelectorAll(".bar h1, .bar .title p, .tally thead .who, .sheet-dialog h2")) // what says where one is, and whose a column is
    if (seen(e) && e.scrollWidth > e.clientWidth + 1) bad.push("cut off: " + name(e) + " " + e.innerText);
  for (const e of document.querySelectorAll("thead .who, thead th")) for (const n of e.childNodes) {
    if (n.nodeType !== 3 || !seen(e)) continue;
    const range = document.createRange();
    for (const word of n.data.matchAll(/[^\s-]+/g)) {
      range.setStart(n, word.index);
      range.setEnd(n, word.index + word[0].length);
      if (range.getClientRects().length > 1) bad.push("a word is broken: " + word[0]);
    }
  }
  const large = { ".verdict": 1.55, ".before h2": 1.35, ".q h2": 1.7, ".outcome h2": 1.35, ".ask-body h2": 1.7, ".gap b": 1.7, ".btn.primary": 1.2, ".ask-body > .answers .big": 1.7, ".pts": 2.9 };
  for (const [which, least] of Object.entries(large)) for (const e of document.querySelectorAll(which)) {
    const s = parseFloat(getComputedStyle(e).fontSize) / rem;
    if (seen(e) && s < least) bad.push("what matters is small: " + which + " " + s + "rem");
  }
  const primary = [...(open || document).querySelectorAll(".btn.primary")].filter(seen);
  if (primary.length > 1) bad.push(primary.length + " primary actions");
  for (const e of primary) { const r = e.getBoundingClientRect(); if (r.bottom > innerHeight + 0.5 || r.top < 0) bad.push("the primary action is off the screen"); }
  return bad;
})`

// state is a scene and what is done to it before it is measured.
type state struct {
	name  string
	scene string
	do    func(p *tab)
}

func states() []state {
	var all []state
	for name := range scenes {
		all = append(all, state{name: name, scene: name})
	}
	dieOf := func(throw string, n int) [2]float64 { return throws[throw].Dice[n].Centre }
	return append(all,
		state{"battle at its first duel", "battle", func(p *tab) { p.tap(".row") }},
		state{"battle with a die picked", "battle", func(p *tab) { c := dieOf("chart", 9); p.tapBoard(c[0], c[1]); p.wait(`document.querySelector(".fix")`) }},
		state{"battle with a place picked", "battle", func(p *tab) { p.tapBoard(20, 20); p.wait(`document.querySelector(".fix")`) }},
		state{"question seen on the whole board", "question-value", func(p *tab) { p.tap(".foot .btn"); p.focus("board") }},
		state{"closer seen on the whole board", "closer", func(p *tab) { p.tap(".foot .btn"); p.focus("battle") }},
		state{"home with a game going", "round", func(p *tab) { p.tap(".mark"); p.focus("home"); p.wait(`document.querySelector(".game")`) }},
		state{"home before the running game is ended", "round", func(p *tab) { p.tap(".mark"); p.focus("home"); p.tap(".start") }},
		state{"all rules of a game", "home-first", func(p *tab) { p.tap(".more"); p.wait(`document.querySelector("dialog[open]")`) }},
		state{"home of a game that is over", "score", func(p *tab) { p.tap(".mark"); p.focus("home"); p.wait(`document.querySelector(".over .again")`) }},
		state{"the settings", "round", func(p *tab) {
			if eval[bool](p, `!document.querySelector(".bar .settings-open")?.getClientRects().length`) { // on a phone they stand in the log
				p.tap(".log-open")
				p.tap("dialog .settings-open")
			} else {
				p.tap(".settings-open")
			}
			p.wait(`document.querySelector(".settings")`)
		}},
		state{"a result of the log", "round", func(p *tab) {
			p.tap(".log-open")
			p.tap(".log .step:nth-child(1) .step-head")
			p.tap(".step-do .show")
			p.wait(`document.querySelector(".shown .outcome")`)
		}},
		state{"the log", "round", func(p *tab) { p.tap(".log-open"); p.wait(`document.querySelector("dialog[open]")`) }},
		state{"a step of the log", "round", func(p *tab) {
			p.tap(".log-open")
			p.tap(".log .step:nth-child(2) .step-head")
			p.wait(`document.querySelector(".step-do")`)
		}},
		state{"an answer that is put right", "round", func(p *tab) {
			p.tap(".log-open")
			p.tap(".log .step:nth-child(2) .step-head")
			p.tap(".step-do .edit")
			p.wait(`document.querySelector(".anew .ans")`)
		}},
		state{"what may be done beside", "round", func(p *tab) { p.tap(".others"); p.wait(`document.querySelector("dialog[open]")`) }},
		state{"the table with every word", "round", func(p *tab) { p.tap(".ashore .cap"); p.wait(`document.querySelector("dialog[open]")`) }},
		state{"a player with every word", "round", func(p *tab) { p.tap(".pl-head"); p.wait(`document.querySelector("dialog[open]")`) }},
		state{"another ask of the round", "round", func(p *tab) {
			p.tap(".others")
			p.tap(".menu .other")
			p.wait(`document.querySelector(".ans.off, .stepper")`)
		}},
	)
}

// broken are the page's own laws that are broken on the screen that is shown, at a size.
func (p *tab) broken(at size) []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf("%s(%v)", laws, at.phone))
}

func TestEveryScreenKeepsThePagesLaws(t *testing.T) {
	for _, s := range states() {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			f := stand(t, scenes[s.scene])
			p := open(t, f.URL, look{size: tablet, lang: "pl"})
			p.ready()
			if s.do != nil {
				s.do(p)
			}
			for _, lang := range []string{"pl", "en"} {
				if lang == "en" && eval[bool](p, `!document.querySelector("dialog[open]")`) {
					p.set(".set-en")
					p.wait(`document.documentElement.lang === "en" && document.fonts.status === "loaded"`)
				}
				sizes := []size{tablet, wide, tv, phone, upright, sideways}
				if lang == "en" {
					sizes = []size{tablet, phone} // the two that have the least room
				}
				for _, sz := range sizes {
					p.resize(sz)
					for _, broken := range p.broken(sz) {
						t.Errorf("%s, %s: %s", sz.name, lang, broken)
					}
				}
				p.resize(tablet)
			}
		})
	}
}

func TestNothingJumpsBetweenTheStatesOfAThrow(t *testing.T) {
	f := stand(t, scenes["throw"])
	for _, sz := range []size{tablet, wide, tv} {
		p := open(t, f.URL, look{size: sz, lang: "pl", still: true})
		places := map[string]string{}
		for _, name := range []string{"throw", "reading", "question-value", "battle-kitchen", "closer", "hand", "failed"} {
			f.show(scenes[name])
			p.focus(map[string]string{"question-value": "question", "battle-kitchen": "battle"}[name] + map[bool]string{true: name}[name != "question-value" && name != "battle-kitchen"])
			for _, part := range []string{".picture", ".side", ".undo", ".lang", ".mark"} {
				at := eval[string](p, fmt.Sprintf(`(() => { const r = document.querySelector(%s).getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(" ") })()`, quote(part)))
				if was, known := places[part]; known && was != at {
					t.Errorf("%s: %s moved from %s to %s when %s came", sz.name, part, was, at, name)
				}
				places[part] = at
			}
		}
	}
}

func TestTheListKeepsItsPlaceFromTheFirstDuelToTheOutcome(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, sz := range []size{tablet, wide, tv} {
			f := stand(t, scenes["battle"])
			p := open(t, f.URL, look{size: sz, lang: lang, still: true})
			p.ready()
			place := func() string {
				return eval[string](p, `JSON.stringify([".list", ".row", ".steps"].map(s => { const r = document.querySelector(s).getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round) }))`)
			}
			end := place()
			p.tap(".row:nth-child(1)")
			for n := range 6 {
				p.settle()
				if at := place(); at != end {
					t.Errorf("%s %s: at duel %d the list is at %s, at the outcome at %s", sz.name, lang, n+1, at, end)
				}
				p.tap(".next")
			}
		}
	}
}
