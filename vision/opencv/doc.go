// Package opencv is the only package that uses OpenCV. It holds pictures, remaps them, mixes channels, computes
// differences of Gaussians and finds chessboards. Pictures go in as bytes and come out as plain slices;
// no type of OpenCV leaves the package. JPEGs are decoded and encoded by package jpeg.
//
// In a build without cgo the same functions return ErrMissing.
package opencv
