package pixel

import (
	"image"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// anyMask is a mask with few or many entries set, within a row's first word or over several of them.
func anyMask(t *rapid.T) Mask {
	m := MaskOf(rapid.OneOf(rapid.IntRange(1, 14), rapid.IntRange(60, 70), rapid.IntRange(1, 200)).Draw(t, "w"), rapid.IntRange(1, 14).Draw(t, "h"))
	each := rapid.Uint64()
	if rapid.Bool().Draw(t, "few") {
		each = rapid.Map(rapid.IntRange(0, 63), func(k int) uint64 { return 1 << k })
	}
	for i := range m.Words {
		m.Words[i] = each.Draw(t, "word") & bitRange(i%m.wide, 0, m.W)
	}
	return m
}

// same says whether a mask has exactly the wanted entries, and no bits beyond its rows.
func same(t *rapid.T, what string, m *Mask, want func(x, y int) bool) {
	t.Helper()
	for y := range m.H {
		for x := range m.wide * WordBits {
			has := m.Row(y)[x/WordBits]>>(x%WordBits)&1 != 0
			if is := x < m.W && want(x, y); has != is {
				t.Fatalf("%s, of %d by %d: (%d, %d) is %v, by brute force %v", what, m.W, m.H, x, y, has, is)
			}
		}
	}
}

func TestAMaskGrowsAsByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		r := rapid.OneOf(rapid.IntRange(0, 7), rapid.IntRange(60, 140)).Draw(t, "r")
		before := slices.Clone(m.Words)
		got := m.Dilated(MaskStep * r)
		same(t, "grown", &got, func(x, y int) bool {
			for v := max(0, y-r); v <= min(m.H-1, y+r); v++ {
				for u := max(0, x-r); u <= min(m.W-1, x+r); u++ {
					if m.Has(u, v) {
						return true
					}
				}
			}
			return false
		})
		if !slices.Equal(m.Words, before) {
			t.Error("the mask itself was changed")
		}
	})
}

func TestAMaskOpensAsByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		want := MaskOf(m.W, m.H)
		for y := range m.H - 1 {
			for x := range m.W - 1 {
				if m.Has(x, y) && m.Has(x+1, y) && m.Has(x, y+1) && m.Has(x+1, y+1) {
					for k := range 4 {
						want.Set(x+k%2, y+k/2)
					}
				}
			}
		}
		got := m.Opened()
		same(t, "opened", &got, want.Has)
	})
}

func TestAMaskIsCutToABox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		side := rapid.IntRange(-5, 210)
		box := image.Rect(side.Draw(t, "x0"), side.Draw(t, "y0"), side.Draw(t, "x1"), side.Draw(t, "y1"))
		got := m.Within(box)
		same(t, "cut", &got, func(x, y int) bool { return m.Has(x, y) && image.Pt(x, y).In(box) })
	})
}

func TestBothIsTheIntersectionOfMasks(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		one := anyMask(t)
		got, other := one.Clone(), one.Dilated(2*MaskStep)
		for i := range other.Words {
			other.Words[i] &^= rapid.Uint64().Draw(t, "word")
		}
		got.Intersect(&other)
		same(t, "both", &got, func(x, y int) bool { return one.Has(x, y) && other.Has(x, y) })
	})
}

func TestAllIteratesOverTheEntriesRowByRow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		told, last := MaskOf(m.W, m.H), -1
		for x, y := range m.All() {
			if y*m.W+x <= last {
				t.Fatalf("(%d, %d) comes after %d", x, y, last)
			}
			last = y*m.W + x
			told.Set(x, y)
		}
		same(t, "told", &told, m.Has)
	})
}

func TestAnEntryClearedDuringIterationIsLeftOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		gone := MaskOf(m.W, m.H)
		at := rapid.Custom(func(t *rapid.T) [2]int {
			return [2]int{rapid.IntRange(0, m.W-1).Draw(t, "x"), rapid.IntRange(0, m.H-1).Draw(t, "y")}
		})
		for x, y := range m.All() {
			if gone.Has(x, y) {
				t.Fatalf("(%d, %d) was taken away before", x, y)
			}
			away := at.Draw(t, "away")
			m.Clear(away[0], away[1])
			gone.Set(away[0], away[1])
		}
	})
}

func TestTakeClearsAConnectedComponent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := anyMask(t)
		before, parts := m.Clone(), MaskOf(m.W, m.H)
		for x, y := range m.All() {
			part := MaskOf(m.W, m.H)
			m.TakeComponent(x, y, func(x, y int) {
				if part.Has(x, y) || parts.Has(x, y) || !before.Has(x, y) {
					t.Fatalf("(%d, %d) is taken twice, or was never there", x, y)
				}
				part.Set(x, y)
				parts.Set(x, y)
			})
			for x, y := range part.All() {
				for _, by := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
					u, v := x+by[0], y+by[1]
					if u >= 0 && v >= 0 && u < m.W && v < m.H && before.Has(u, v) && !part.Has(u, v) {
						t.Fatalf("(%d, %d) was taken and (%d, %d) beside it was not", x, y, u, v)
					}
				}
			}
		}
		same(t, "all parts together", &parts, before.Has)
	})
}

func TestAPolygonIsMarkedAsByBruteForce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := MaskOf(rapid.IntRange(1, 150).Draw(t, "w"), rapid.IntRange(1, 40).Draw(t, "h"))
		at := rapid.Float64Range(-20, 320)
		p := Pose{at.Draw(t, "x"), at.Draw(t, "y") / 3, rapid.Float64Range(-1, 1).Draw(t, "yaw")}
		poly := ScaledOutline(Viewpoint{X: at.Draw(t, "foot x"), Y: at.Draw(t, "foot y"), Height: 900}, p, rapid.Float64Range(0.8, 1.4).Draw(t, "by"))
		m.Fill(poly)
		same(t, "filled", &m, func(x, y int) bool { return Inside(poly, float64(MaskStep*x), float64(MaskStep*y)) })
	})
}

func TestTilesCoverEveryMarkedPlaceOnce(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := MaskOf(rapid.IntRange(1, 150).Draw(t, "w"), rapid.IntRange(1, 150).Draw(t, "h"))
		for range rapid.IntRange(0, 5).Draw(t, "marks") {
			m.Set(rapid.IntRange(0, m.W-1).Draw(t, "x"), rapid.IntRange(0, m.H-1).Draw(t, "y"))
		}
		cover := make([]int, 4*m.W*m.H)
		for _, box := range m.Tiles() {
			for y := box.Min.Y; y < box.Max.Y; y++ {
				for x := box.Min.X; x < box.Max.X; x++ {
					cover[y*2*m.W+x]++
				}
			}
		}
		for i, n := range cover {
			x, y := i%(2*m.W), i/(2*m.W)
			if n > 1 || n == 0 && m.At(x, y) {
				t.Fatalf("%d tiles cover (%d, %d), which is marked: %v", n, x, y, m.At(x, y))
			}
		}
	})
}
