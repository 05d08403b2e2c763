// Package opencv is the only package that uses OpenCV. It decodes pictures, remaps them, mixes channels, computes
// differences of Gaussians, finds chessboards and encodes JPEG. Pictures go in as bytes and come out as plain slices;
// no type of OpenCV leaves the package, and it imports no other package of this program.
//
// In a build without cgo the same functions return ErrMissing.
package opencv
