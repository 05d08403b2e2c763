// Package opencv is the only door to OpenCV. It decodes pictures, looks pixels up (remap), mixes channels, filters for
// pips, finds chessboards and encodes JPEG. Pictures go in as bytes and come out as plain slices; no type of OpenCV's
// leaves the package, and it imports no other package of this program.
//
// A build without C has a twin of it in which everything that needs OpenCV returns ErrMissing.
package opencv
