package photo

// A crop is what the net sees of a guess: the face and what is round it, laid straight, in the colours of the guess
// itself. Its first plane says how far each point is on the way from the face's colour (0) to that of the pips (1),
// its second how far it is off that way: so white dice with black pips and red ones with white pips look alike.
const (
	cropSide   = 28
	cropEdges  = 1.7 // width of a crop, in edges
	cropPlanes = 2
	cropSize   = cropPlanes * cropSide * cropSide
)

// crop writes the crop of a face into out: plane by plane, row by row.
func (l *level) crop(f *frame, pip, face rgb, out []float32) {
	way := pip.minus(face)
	length := max(way.dot(way), 1)
	for j := range cropSide {
		v := ((float64(j)+0.5)/cropSide - 0.5) * cropEdges
		for i := range cropSide {
			u := ((float64(i)+0.5)/cropSide - 0.5) * cropEdges
			d := l.pic.at(f.place(u, v)).minus(face)
			along := d.dot(way) / length
			off := rgb{d[0] - along*way[0], d[1] - along*way[1], d[2] - along*way[2]}.length() / sqrt32(length)
			k := j*cropSide + i
			out[k] = max(-2, min(2, along))
			out[cropSide*cropSide+k] = min(2, off)
		}
	}
}

// turned writes a crop as it looks turned by quarters, and mirrored from 4 on, into out: dice read the same.
func turned(in, out []float32, way int) {
	const n = cropSide
	for p := range len(in) / (n * n) {
		a, b := in[p*n*n:(p+1)*n*n], out[p*n*n:(p+1)*n*n]
		for y := range n {
			for x := range n {
				u, v := x, y
				if way >= 4 {
					u = n - 1 - u
				}
				for range way % 4 {
					u, v = v, n-1-u
				}
				b[v*n+u] = a[y*n+x]
			}
		}
	}
}
