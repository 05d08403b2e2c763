package walk

import (
	"os"
	"strings"
	"testing"
	"time"
)

// TestShots keeps pictures of every scene at every size for people to look at; QM_SHOTS names the folder,
// QM_SCENES may name scenes, QM_LOOKS looks such as "tablet-pl-light".
func TestShots(t *testing.T) {
	if os.Getenv("QM_SHOTS") == "" {
		t.Skip("pictures for people are only taken when QM_SHOTS names a folder")
	}
	ctx := browser(t)
	wanted := func(list, name string) bool {
		all := os.Getenv(list)
		if all == "" {
			return true
		}
		for _, w := range strings.Split(all, ",") {
			if w == name {
				return true
			}
		}
		return false
	}
	for name, s := range scenes {
		if !wanted("QM_SCENES", name) {
			continue
		}
		f := stand(t, s)
		for _, sz := range []size{phone, tablet, wide, tv} {
			for _, lang := range []string{"pl", "en"} {
				for _, dark := range []bool{false, true} {
					look := look{size: sz, lang: lang, dark: dark}
					file := strings.ReplaceAll(look.String(), " ", "-")
					if !wanted("QM_LOOKS", file) {
						continue
					}
					t.Run(name+" "+look.String(), func(t *testing.T) {
						p := open(t, ctx, f.URL, look)
						p.wait(`document.querySelector(".page") && document.querySelector(".page").dataset.focus !== "loading"`)
						p.wait(`document.fonts.status === "loaded" && [...document.images].every(i => i.complete)`)
						time.Sleep(350 * time.Millisecond)
						p.shot(name + "-" + file + ".png")
					})
				}
			}
		}
	}
}
