//go:build cgo

package cv

import (
	"image"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// anyMask is a mask of which few or many entries are set, within a row's first word or over some of them.
func anyMask(t *rapid.T) mask {
	m := maskOf(rapid.OneOf(rapid.IntRange(1, 14), rapid.IntRange(60, 70), rapid.IntRange(1, 200)).Draw(t, "w"), rapid.IntRange(1, 14).Draw(t, "h"))
	each := rapid.Uint64()
	if rapid.Bool().Draw(t, "few") {
		each = rapid.Map(rapid.IntRange(0, 63), func(k int) uint64 { return 1 << k })
	}
	for i := range m.words {
		m.words[i] = each.Draw(t, "word") & ends(i%m.wide, 0, m.w)
	}
	return m
}

// same says whether a mask has just the marks that are wanted, and none beyond its rows.
func same(t *rapid.T, what string, m *mask, want func(x, y int) bool) {
	t.Helper()
	for y := range m.h {
		for x := range m.wide * wordBits {
			has := m.row(y)[x/wordBits]>>(x%wordBits)&1 != 0
			if is := x < m.w && want(x, y); has != is {
				t.Fatalf("%s, of %d by %d: (%d, %d) is %v, by brute force %v", what, m.w, m.h, x, y, has, is)
			}
		}
	}
}

func TestAMaskGrowsAsByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		r := rapid.OneOf(rapid.IntRange(0, 7), rapid.IntRange(60, 140)).Draw(t, "r")
		before := slices.Clone(m.words)
		got := m.grown(maskStep * r)
		same(t, "grown", &got, func(x, y int) bool {
			for v := max(0, y-r); v <= min(m.h-1, y+r); v++ {
				for u := max(0, x-r); u <= min(m.w-1, x+r); u++ {
					if m.has(u, v) {
						return true
					}
				}
			}
			return false
		})
		if !slices.Equal(m.words, before) {
			t.Error("the mask itself was changed")
		}
	})
}

func TestAMaskOpensAsByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		want := maskOf(m.w, m.h)
		for y := range m.h - 1 {
			for x := range m.w - 1 {
				if m.has(x, y) && m.has(x+1, y) && m.has(x, y+1) && m.has(x+1, y+1) {
					for k := range 4 {
						want.set(x+k%2, y+k/2)
					}
				}
			}
		}
		got := m.opened()
		same(t, "opened", &got, want.has)
	})
}

func TestAMaskIsCutToABox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		side := rapid.IntRange(-5, 210)
		box := image.Rect(side.Draw(t, "x0"), side.Draw(t, "y0"), side.Draw(t, "x1"), side.Draw(t, "y1"))
		got := m.within(box)
		same(t, "cut", &got, func(x, y int) bool { return m.has(x, y) && image.Pt(x, y).In(box) })
	})
}

func TestBothMasksMustMarkAPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one := anyMask(t)
		got, other := one.clone(), one.grown(2*maskStep)
		for i := range other.words {
			other.words[i] &^= rapid.Uint64().Draw(t, "word")
		}
		got.both(&other)
		same(t, "both", &got, func(x, y int) bool { return one.has(x, y) && other.has(x, y) })
	})
}

func TestTheMarksOfAMaskAreToldRowByRow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		told, last := maskOf(m.w, m.h), -1
		for x, y := range m.all() {
			if y*m.w+x <= last {
				t.Fatalf("(%d, %d) comes after %d", x, y, last)
			}
			last = y*m.w + x
			told.set(x, y)
		}
		same(t, "told", &told, m.has)
	})
}

func TestAMarkThatIsTakenAwayMeanwhileIsNotTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		gone := maskOf(m.w, m.h)
		at := rapid.Custom(func(t *rapid.T) [2]int {
			return [2]int{rapid.IntRange(0, m.w-1).Draw(t, "x"), rapid.IntRange(0, m.h-1).Draw(t, "y")}
		})
		for x, y := range m.all() {
			if gone.has(x, y) {
				t.Fatalf("(%d, %d) was taken away before", x, y)
			}
			away := at.Draw(t, "away")
			m.drop(away[0], away[1])
			gone.set(away[0], away[1])
		}
	})
}

func TestWhatIsConnectedIsTakenOutOfAMask(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		before, parts := m.clone(), maskOf(m.w, m.h)
		for x, y := range m.all() {
			part := maskOf(m.w, m.h)
			m.take(x, y, func(x, y int) {
				if part.has(x, y) || parts.has(x, y) || !before.has(x, y) {
					t.Fatalf("(%d, %d) is taken twice, or was never there", x, y)
				}
				part.set(x, y)
				parts.set(x, y)
			})
			for x, y := range part.all() {
				for _, by := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					u, v := x+by[0], y+by[1]
					if u >= 0 && v >= 0 && u < m.w && v < m.h && before.has(u, v) && !part.has(u, v) {
						t.Fatalf("(%d, %d) was taken and (%d, %d) beside it was not", x, y, u, v)
					}
				}
			}
		}
		same(t, "all parts together", &parts, before.has)
	})
}

func TestAPolygonIsMarkedAsByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := maskOf(rapid.IntRange(1, 150).Draw(t, "w"), rapid.IntRange(1, 40).Draw(t, "h"))
		at := rapid.Float64Range(-20, 320)
		p := pose{at.Draw(t, "x"), at.Draw(t, "y") / 3, rapid.Float64Range(-1, 1).Draw(t, "yaw")}
		poly := outlineGrown(foot{x: at.Draw(t, "foot x"), y: at.Draw(t, "foot y"), height: 900}, p, rapid.Float64Range(0.8, 1.4).Draw(t, "by"))
		m.fill(poly)
		same(t, "filled", &m, func(x, y int) bool { return inside(poly, float64(maskStep*x), float64(maskStep*y)) })
	})
}

func TestTilesCoverEveryMarkedPlaceOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := maskOf(rapid.IntRange(1, 150).Draw(t, "w"), rapid.IntRange(1, 150).Draw(t, "h"))
		for range rapid.IntRange(0, 5).Draw(t, "marks") {
			m.set(rapid.IntRange(0, m.w-1).Draw(t, "x"), rapid.IntRange(0, m.h-1).Draw(t, "y"))
		}
		cover := make([]int, 4*m.w*m.h)
		for _, box := range m.tiles() {
			for y := box.Min.Y; y < box.Max.Y; y++ {
				for x := box.Min.X; x < box.Max.X; x++ {
					cover[y*2*m.w+x]++
				}
			}
		}
		for i, n := range cover {
			x, y := i%(2*m.w), i/(2*m.w)
			if n > 1 || n == 0 && m.at(x, y) {
				t.Fatalf("%d tiles cover (%d, %d), which is marked: %v", n, x, y, m.at(x, y))
			}
		}
	})
}
