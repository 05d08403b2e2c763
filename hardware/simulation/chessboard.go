package simulation

import (
	"math"
	"math/rand/v2"

	"quartermaster/calibration"
	"quartermaster/hardware/simulation/dice"
	"quartermaster/hardware/simulation/studio"
)

// The chessboard of the lens pictures: inner corners and the side of a square, as the setup file says them.
const (
	chessColumns, chessRows = 9, 6
	chessSquare             = 15.0
	chessMargin             = 12.0 // white paper around it, mm
)

// sheet is a chessboard before the camera, in the camera's own frame.
type sheet struct {
	at      dice.Vec // the inner corner (0, 0)
	u, v, n dice.Vec // along a row, along a column, out of the paper
	corners [][2]float64
}

// placeChessboard chooses a pose for the k-th chessboard: another tilt and another part of the picture each time.
func placeChessboard(rng *rand.Rand, cam *calibration.Camera, k int) sheet {
	inCamera := *cam
	inCamera.Rotation, inCamera.Translation = [9]float64{0: 1, 4: 1, 8: 1}, [3]float64{}
	wide, high := float64(chessColumns-1)*chessSquare, float64(chessRows-1)*chessSquare
	middles := [][2]float64{{0, 0}, {-0.22, -0.2}, {0.22, -0.2}, {0.22, 0.2}, {-0.22, 0.2}, {0, -0.22}, {0.25, 0}, {-0.25, 0.02}}
	w, h := float64(cam.WidthPX), float64(cam.HeightPX)
	for try := 0; ; try++ {
		small := 1 + 0.012*float64(try) // farther away with each try, until the whole board is in view
		far := small * max(wide*cam.FX/(w*(0.46+0.16*rng.Float64())), high*cam.FY/(h*(0.5+0.12*rng.Float64())))
		lean := (0.15 + 0.42*rng.Float64())
		if k == 0 {
			lean = 0.05
		}
		about, turn := 2*math.Pi*(float64(k)+0.3*rng.Float64())/7, 0.25*rng.NormFloat64()
		axes := dice.Upright.Turned(dice.Vec{Z: 1}, turn)
		s, c := math.Sincos(about)
		axes = axes.Turned(dice.Vec{X: c, Y: s}, lean)
		m := middles[k%len(middles)]
		jit := 0.06 / small
		middle := dice.Vec{X: (m[0] + jit*rng.NormFloat64()) * w / cam.FX * far / small, Y: (m[1] + jit*rng.NormFloat64()) * h / cam.FY * far / small, Z: far}
		board := sheet{u: axes[0], v: axes[1], n: axes[2].Times(-1)}
		board.at = middle.Sub(axes[0].Times(wide / 2)).Sub(axes[1].Times(high / 2))
		seen := true
		for _, p := range [4][2]float64{{-1, -1}, {chessColumns, -1}, {chessColumns, chessRows}, {-1, chessRows}} {
			q := board.at.Add(axes[0].Times(p[0] * chessSquare)).Add(axes[1].Times(p[1] * chessSquare))
			x, y := inCamera.Project(q.X, q.Y, q.Z)
			seen = seen && x > 14 && y > 14 && x < w-14 && y < h-14
		}
		if !seen && try < 200 {
			continue
		}
		for j := range chessRows {
			for i := range chessColumns {
				q := board.at.Add(axes[0].Times(float64(i) * chessSquare)).Add(axes[1].Times(float64(j) * chessSquare))
				x, y := inCamera.Project(q.X, q.Y, q.Z)
				board.corners = append(board.corners, [2]float64{round3(x), round3(y)})
			}
		}
		return board
	}
}

// HoldChessboard holds a chessboard of 9 by 6 inner corners before the camera, so that it hides the table. Each of eight poses, by k,
// is another one. It is held still: all pictures are the same one.
func (t *Table) HoldChessboard(k int) {
	board := placeChessboard(t.rng, &t.scene.Camera, k)
	t.held = t.lensPicture(t.rng, &board)
}

// PutChessboardAway takes the chessboard out of the picture.
func (t *Table) PutChessboardAway() { t.held = nil }

// lensPicture takes a picture of a chessboard with the table's camera.
func (t *Table) lensPicture(rng *rand.Rand, board *sheet) []byte {
	cam := t.scene.Camera
	cam.Rotation, cam.Translation = [9]float64{0: 1, 4: 1, 8: 1}, [3]float64{}
	lamp := dice.Vec{X: -250 + 500*rng.Float64(), Y: -300, Z: -150}
	desk := studio.SRGB(0x6a5138)
	phase := 6 * rng.Float64()
	return t.studio.Snapshot(cam, func(_, way dice.Vec) studio.RGB {
		below := way.Dot(board.n)
		at := way.Times(board.at.Dot(board.n) / below)
		off := at.Sub(board.at)
		x, y := off.Dot(board.u)/chessSquare, off.Dot(board.v)/chessSquare
		const margin = chessMargin / chessSquare
		if x < -1-margin || x > chessColumns+margin || y < -1-margin || y > chessRows+margin {
			// The background, far out of focus.
			px, py := way.X/way.Z, way.Y/way.Z
			return desk.Times(0.55 + 0.2*math.Sin(5*px+phase) + 0.14*math.Sin(9*py-4*px+phase))
		}
		l := lamp.Sub(at)
		e := 0.35 + 0.75*max(0, l.Dot(board.n)/l.Length())
		e *= 1 + 0.05*math.Sin(0.02*at.X+phase)
		albedo := 0.84
		if x >= -1 && x < chessColumns && y >= -1 && y < chessRows && (int(math.Floor(x))+int(math.Floor(y)))&1 == 0 {
			albedo = 0.045
		}
		return studio.RGB{R: albedo * e, G: albedo * e * 0.99, B: albedo * e * 0.96}
	})
}
