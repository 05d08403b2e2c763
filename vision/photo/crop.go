package photo

// A crop is the input of the net of faces: the face of a guess and its surroundings, rectified, in two planes. The first is the
// projection of each colour onto the line from the face's colour (0) to the pips' colour (1). The second is its distance from that
// line. So white dice with black pips and red dice with white pips look alike. The constants were chosen, not fitted.
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

// turned writes a crop into out, rotated by quarter turns and from 4 on also mirrored. The value of a die stays the same.
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
