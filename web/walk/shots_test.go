package walk

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"quartermaster/companion/devices"
)

// TestShots keeps pictures of every state at every size for people to look at. QM_SHOTS names the folder;
// QM_STATES and QM_LOOKS may name a few of them: "round,closer", "tablet-pl-light"; QM_PICTURES is a folder
// with real throws, chart.jpg, kitchen.jpg and crowd.jpg, instead of painted ones.
func TestShots(t *testing.T) {
	if os.Getenv("QM_SHOTS") == "" {
		t.Skip("pictures for people are only taken when QM_SHOTS names a folder")
	}
	wanted := func(list, name string) bool {
		all := os.Getenv(list)
		return all == "" || slices.Contains(strings.Split(all, ","), name)
	}
	for _, s := range states() {
		name := strings.ReplaceAll(s.name, " ", "-")
		if !wanted("QM_STATES", name) {
			continue
		}
		sizes := []size{phone, sideways, tablet, wide, tv}
		for _, sz := range sizes {
			for _, lang := range []string{"pl", "en"} {
				for _, dark := range []bool{false, true} {
					look := look{size: sz, lang: lang, dark: dark}
					file := strings.ReplaceAll(look.String(), " ", "-")
					if !wanted("QM_LOOKS", file) {
						continue
					}
					t.Run(name+" "+file, func(t *testing.T) {
						t.Parallel()
						p := open(t, stand(t, scenes[s.scene]).URL, look)
						p.ready()
						if s.do != nil {
							s.do(p)
						}
						p.ready()
						p.shot(name + "-" + file + ".png")
					})
				}
			}
		}
	}
}

// TestShotsOfARealTable keeps pictures of a game in which everything lies somewhere, with its panels, by day and night.
func TestShotsOfARealTable(t *testing.T) {
	if os.Getenv("QM_SHOTS") == "" {
		t.Skip("pictures for people are only taken when QM_SHOTS names a folder")
	}
	r := midway(t)
	for _, lang := range []string{"pl", "en"} {
		for _, dark := range []bool{false, true} {
			l := look{size: phone, lang: lang, dark: dark, still: true}
			p := open(t, r.link(t, devices.Host), l)
			p.ready()
			for _, l.size = range []size{phone, wide, tv} {
				p.resize(l.size)
				name := strings.ReplaceAll(l.String(), " ", "-")
				p.shot("glance-" + name + ".png")
				if l.size.phone { // what lies farther down
					for n, part := range []string{".id-row", ".fleets"} {
						eval[bool](p, `(document.querySelector(`+quote(part)+`).scrollIntoView(), true)`)
						p.settle()
						p.shot("glance-" + name + "-" + strconv.Itoa(n+2) + ".png")
					}
				}
				for which, part := range map[string]string{"player": ".pl-head", "table": ".ashore .cap"} {
					p.tap(part)
					p.wait(`document.querySelector("dialog[open]")`)
					p.settle()
					p.shot("glance-" + which + "-" + name + ".png")
					p.tap("dialog .close")
					p.wait(`!document.querySelector("dialog")`)
				}
			}
		}
	}
}
