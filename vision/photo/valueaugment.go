package photo

import (
	"math"
	"math/rand/v2"
)

// Shares of the crops that are changed in one way, and the strength of the changes; chosen.
const (
	invertedShare = 0.02 // crops whose colours are inverted
	ringShare     = 0.3  // crops over which a ring lamp is drawn
	blurredShare  = 0.4
	mixedColours  = 0.1  // standard deviation of the entries by which the matrix of colours differs from the unit matrix
	mostGamma     = 0.25 // maximum absolute value of the logarithm of gamma
	mostNoise     = 6.0  // maximum standard deviation of noise, grey levels
)

// altered augments a crop of a die in grey levels with other paints, light, a mirrored ring lamp, blur and noise. edge is the length of the
// die's edge in pixels of the crop.
func altered(crop []float32, edge float64, rng *rand.Rand) {
	recoloured(crop, rng)
	mixed(crop, rng)
	if rng.Float64() < ringShare {
		ringed(crop, edge, rng)
	}
	if rng.Float64() < blurredShare {
		softened(crop, float32(rng.Float64()))
	}
	noise := mostNoise * rng.Float64() * rng.Float64()
	for i := range crop {
		crop[i] += float32(noise * rng.NormFloat64())
	}
}

// mixed mixes the channels by a random matrix, applies a random gamma, and inverts some crops.
func mixed(crop []float32, rng *rand.Rand) {
	const n = cropSide * cropSide
	var m [bodyPlanes][bodyPlanes]float32
	for i := range m {
		for k := range m[i] {
			m[i][k] = float32(mixedColours * rng.NormFloat64())
		}
		m[i][i]++
	}
	gamma := math.Exp(mostGamma * (2*rng.Float64() - 1))
	inverted := rng.Float64() < invertedShare
	var curve [256]float32
	for i := range curve {
		curve[i] = float32(255 * math.Pow(float64(i)/255, gamma))
		if inverted {
			curve[i] = 255 - curve[i]
		}
	}
	for i := range n {
		was := [bodyPlanes]float32{crop[i] - 128, crop[n+i] - 128, crop[2*n+i] - 128}
		for k := range bodyPlanes {
			v := 128 + m[k][0]*was[0] + m[k][1]*was[1] + m[k][2]*was[2]
			crop[k*n+i] = curve[int(max(0, min(255, v)))]
		}
	}
}

// ringed draws the reflection of a ring lamp, whole or broken, over the face of a die. The ranges were chosen by photographs of such
// reflections.
func ringed(crop []float32, edge float64, rng *rand.Rand) {
	const n = cropSide * cropSide
	spread := func(by float64) float64 { return by * (2*rng.Float64() - 1) }
	x0, y0 := (cropSide-1)/2.0+spread(0.25*edge), (cropSide-1)/2.0+spread(0.25*edge)
	radius, half := (0.1+0.3*rng.Float64())*edge, max(0.5, (0.02+0.05*rng.Float64())*edge)
	flat := 0.75 + 0.25*rng.Float64()
	sin, cos := math.Sincos(rng.Float64() * math.Pi)
	gaps, gapAt := float64(rng.IntN(4)), rng.Float64()
	bright, strength := 190+65*rng.Float64(), 0.4+0.6*rng.Float64()
	for j := range cropSide {
		for i := range cropSide {
			dx, dy := float64(i)-x0, float64(j)-y0
			u, v := cos*dx+sin*dy, (-sin*dx+cos*dy)/flat
			share := max(0, min(1, half+0.5-math.Abs(math.Hypot(u, v)-radius))) * strength
			turn := math.Atan2(v, u)/(2*math.Pi)*gaps + gapAt
			if share == 0 || gaps > 0 && turn-math.Floor(turn) < 0.3 {
				continue
			}
			for k := range bodyPlanes {
				p := &crop[k*n+j*cropSide+i]
				*p += float32(share) * max(0, float32(bright)-*p)
			}
		}
	}
}

// softened mixes each sample with the mean of its neighbours. by is the share of the mean.
func softened(crop []float32, by float32) {
	const n = cropSide
	for p := range len(crop) / (n * n) {
		plane := crop[p*n*n : (p+1)*n*n]
		var was [n * n]float32
		copy(was[:], plane)
		for y := 1; y < n-1; y++ {
			for x := 1; x < n-1; x++ {
				i := y*n + x
				mean := (was[i-1] + was[i+1] + was[i-n] + was[i+n] + was[i]) / 5
				plane[i] += by * (mean - was[i])
			}
		}
	}
}
