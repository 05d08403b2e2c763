package walk

import (
	"fmt"
	"testing"
)

// numbers asks so many numbers at once, in the middle of a round with everything that lies on the table. The third may be negative
// where below is set.
func numbers(n int, below bool) scene {
	return func(tr translate) m {
		s := round(tr)
		labels := [][2]string{{"Skrzynie na torze", "Chests on the track"}, {"Rum", "Rum"}, {"Kawa", "Coffee"}, {"Owoce", "Fruit"}, {"Talizmany", "Talismans"}, {"Czaszki", "Skulls"}, {"Podwójna ładownia", "Double Hold"}, {"Straże", "Guards"}}
		emblems := []string{"chest", "rum", "coffee", "fruit", "talisman", "skull", "hold", "guard"}
		fields := []m{}
		for i := range n {
			f := m{"id": fmt.Sprint("n", i), "label": tr(labels[i%8][0], labels[i%8][1]), "emblem": emblems[i%8], "min": 0, "max": []int{120, 9, 20}[i%3], "choices": []m{}, "default": i * 7 % 10}
			if below && i == 2 {
				f["min"] = -20
			}
			if i >= 8 {
				f["colour"] = "green"
			}
			fields = append(fields, f)
		}
		s["asks"] = append([]m{{"id": "count", "kind": "form", "seats": []int{1}, "primary": true, "prompt": tr("Błażej, co leży przed tobą?", "Błażej, what lies before you?"),
			"help": tr("Policzcie po kolei. Co się zgadza, zostaje.", "Count one after another. What is right stays."), "rule": "B2", "fields": fields}}, s["asks"].([]m)[1:]...)
		return s
	}
}

func init() {
	scenes["numbers-5"], scenes["numbers-10"], scenes["numbers-16"] = numbers(5, false), numbers(10, true), numbers(16, false)
}

// TestManyNumbersAreTypedOnOneSetOfKeys tells two of many numbers and leaves the others as they are.
func TestManyNumbersAreTypedOnOneSetOfKeys(t *testing.T) {
	for _, n := range []int{5, 10, 16} {
		f := stand(t, scenes[fmt.Sprint("numbers-", n)])
		p := open(t, f.URL, look{size: phone, lang: "pl", still: true})
		p.wait(`document.querySelectorAll(".cell").length === ` + fmt.Sprint(n))
		for _, sz := range []size{phone, tablet, wide, tv} {
			p.resize(sz)
			// Whatever is tapped, the keys stay where they are, and everything that is needed is in sight.
			keys := `JSON.stringify([...document.querySelectorAll(".keys .key, .send")].map((e) => { const r = e.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round) }))`
			before := eval[string](p, keys)
			p.tap(fmt.Sprintf(".cell:nth-child(%d)", n))
			if after := eval[string](p, keys); after != before {
				t.Errorf("%d numbers, %s: the keys moved from %s to %s", n, sz.name, before, after)
			}
			which := ".keys .key, .send"
			if !sz.phone {
				which += ", .cell"
			}
			for _, out := range eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%s)].filter((e) => { const r = e.getBoundingClientRect(); return r.top < 0 || r.bottom > innerHeight || r.height < 47.5 || r.width < 47.5 || !e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)) }).map((e) => e.getAttribute("aria-label") || e.innerText)`, quote(which))) {
				t.Errorf("%d numbers, %s: not in sight: %s", n, sz.name, out)
			}
		}
		p.resize(tablet)
		p.tap(".cell:nth-child(4)") // 0 to 120
		p.tap(".keys .key:nth-child(1)")
		p.tap(".keys .key:nth-child(11)")
		p.tap(".keys .key:nth-child(11)")
		p.tap(".keys .key:nth-child(11)") // no number has so many digits
		p.tap(".cell:nth-child(2)")       // 0 to 9
		p.tap(".keys .key:nth-child(8)")
		p.tap(".cell:nth-child(3)") // −20 to 20 or 0 to 20
		p.tap(".keys .key:nth-child(3)")
		p.tap(".keys .key:nth-child(7)")
		p.wait(`document.querySelector(".send").disabled && document.querySelector(".cell.wrong")`) // 37 of 20
		p.tap(".keys .rub")
		want := 3.0
		if n == 10 {
			p.tap(".keys .minus")
			want = -3
		}
		p.tap(".send")
		got := f.wait("/answers")
		if fields, ok := got["fields"].(m); !ok || fields["n3"] != 100.0 || fields["n1"] != 8.0 || fields["n2"] != want || fields["n0"] != 0.0 || fields["n4"] != 8.0 || len(fields) != n {
			t.Errorf("%d numbers: sent %v", n, got)
		}
	}
}
