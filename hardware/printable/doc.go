// Package printable makes what people print for a rig, at true size, as PDF: the chessboard that measures a lens, and the drilling
// template. The same call gives the same bytes on every machine and day.
package printable
