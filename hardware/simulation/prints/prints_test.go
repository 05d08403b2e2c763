package prints

import (
	"fmt"
	"testing"
)

func TestEveryFaceOfAPrintLooksUnlikeTheOthersAtAnyQuarterTurn(t *testing.T) {
	type kind struct {
		name string
		seed uint64
	}
	var kinds []kind
	for _, name := range Names {
		kinds = append(kinds, kind{name, 1})
	}
	for seed := range uint64(12) {
		kinds = append(kinds, kind{"mixed", 2 + seed})
	}
	for _, k := range kinds {
		name := fmt.Sprint(k)
		p, err := New(k.name, k.seed)
		if err != nil {
			t.Fatal(err)
		}
		const n = 48
		at := func(value, turn, i, j int) float64 {
			u, v := (float64(i)+0.5)/n-0.5, (float64(j)+0.5)/n-0.5
			for range turn {
				u, v = -v, u
			}
			return p.Ink(value, u, v)
		}
		for a := 1; a <= 6; a++ {
			inked := 0.0
			for b := 1; b <= 6; b++ {
				for turn := range 4 {
					var both, either float64
					for i := range n {
						for j := range n {
							x, y := at(a, 0, i, j), at(b, turn, i, j)
							both, either = both+min(x, y), either+max(x, y)
							if x < 0 || x > 1 {
								t.Fatalf("%s: the ink is %g", name, x)
							}
						}
					}
					inked = max(inked, either/n/n)
					if a != b && both > 0.8*either {
						t.Errorf("%s: %s and %s share %.0f %% of their ink after %d quarter turns", name, Faces[a-1], Faces[b-1], 100*both/either, turn)
					}
				}
			}
			if inked < 0.05 {
				t.Errorf("%s: the face %s is nearly bare", name, Faces[a-1])
			}
		}
		if p.Ink(1, 0.5, 0) != 0 || p.Ink(1, 3, -7) != 0 {
			t.Errorf("%s: there is ink beyond the face", name)
		}
	}
}

func TestAPrintThatIsNotThereIsRefused(t *testing.T) {
	if _, err := New("gothic", 1); err == nil || err.Error() != `there is no print "gothic"; there are ["bold" "ring" "frame" "mixed"]` {
		t.Error(err)
	}
}
