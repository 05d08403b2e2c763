package walk

import (
	"compress/gzip"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"quartermaster/companion/devices"
)

// axe is axe-core 4.14.1 (axe.min.js of the package axe-core, MPL-2.0), which knows the rules of accessible pages.
var axe = sync.OnceValues(func() (string, error) {
	f, err := os.Open("testdata/axe/axe.min.js.gz")
	if err != nil {
		return "", err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return "", err
	}
	b, err := io.ReadAll(z)
	return string(b), err
})

// offences runs axe's rules over what the page shows and names what breaks them.
func (p *tab) offences() []string {
	p.t.Helper()
	script, err := axe()
	if err != nil {
		p.t.Fatal(err)
	}
	if !eval[bool](p, `typeof window.axe === "object"`) {
		eval[bool](p, script+"; true")
	}
	const run = `axe.run(document, {resultTypes: ["violations"]}).then(r => r.violations.flatMap(v => v.nodes.slice(0, 4).map(n => v.id + " (" + v.impact + "): " + n.target.join(" ") + " – " + (n.any[0]?.message || n.all[0]?.message || n.none[0]?.message || v.help))))`
	found, err := chromedp.Run(p.ctx, chromedp.Evaluate[[]string](run, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatal(err)
	}
	return found
}

// Every page keeps axe's rules, in both languages, by day and by night.
func TestEveryPageIsAccessible(t *testing.T) {
	for _, l := range []look{{size: tablet, lang: "pl", still: true}, {size: phone, lang: "en", still: true}, {size: phone, lang: "pl", dark: true, still: true}, {size: tablet, lang: "en", dark: true, still: true}} {
		t.Run(strings.ReplaceAll(l.String(), " ", "-"), func(t *testing.T) {
			f := stand(t, scenes["home-first"])
			p := open(t, f.URL, l)
			p.ready()
			for _, name := range slices.Sorted(maps.Keys(scenes)) {
				f.show(scenes[name])
				f.mu.Lock()
				serial := int64(f.serial)
				f.mu.Unlock()
				p.caught(serial)
				p.ready()
				for _, o := range p.offences() {
					t.Errorf("%s: %s", name, o)
				}
			}
		})
	}
}

func TestComingInAndWhoIsHereAreAccessible(t *testing.T) {
	for _, l := range []look{{size: phone, lang: "pl", still: true}, {size: tablet, lang: "en", dark: true, still: true}} {
		t.Run(strings.ReplaceAll(l.String(), " ", "-"), func(t *testing.T) {
			r := realTable(t, nothing)
			p := open(t, r.URL, l)
			p.focus("join")
			for _, o := range p.offences() {
				t.Errorf("join: %s", o)
			}
			p.forgive()
			p = open(t, r.link(t, devices.Host), l)
			p.ready()
			p.tap(".crew-open")
			p.wait(`document.querySelectorAll(".devices li").length === 1 && document.querySelector(".qr path")`)
			for _, o := range p.offences() {
				t.Errorf("crew: %s", o)
			}
			p.shot("crew." + l.size.name + ".png")
			p.forgive()
		})
	}
}
