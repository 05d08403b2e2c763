package photo

import (
	"image"
	"testing"
)

func TestOnesThatLieLikeThePipsOfAFourMayBeSeveralDice(t *testing.T) {
	r := newReader(t)
	ones, large := table(900, 900), table(900, 900)
	for _, q := range [][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		dieAt(ones, 450+90*q[0], 450+90*q[1], 75, 0, 1)
	}
	dieAt(large, 450, 450, 375, 0, 4)
	for _, c := range []struct {
		name string
		img  *image.RGBA
		one  bool
	}{{"four ones", ones, false}, {"a large four", large, true}} {
		t.Run(c.name, func(t *testing.T) {
			p := pictureOf(c.img)
			f := finder{faces: r.faces, bodies: r.bodies, values: r.values, levels: levels(&p, 75)}
			face := found{at: square(450, 450, 375, 0), p: [classes]float64{4: 1}}
			for i := range patterns {
				if patterns[i].Value == 4 {
					face.pattern = &patterns[i]
				}
			}
			got := f.oneDie(t.Context(), []found{face})[0]
			if sure := got > logOdds(sureExists); sure != c.one {
				t.Errorf("log odds of one die are %.2f, want it sure: %v", got, c.one)
			}
		})
	}
}
