// Package pixel holds pictures in plain memory and the geometry of dice in them: sampling, masks and connected
// components, poses of faces, convex shapes, medians and peaks. It also decodes pictures, after checks of their size
// and end.
//
// In go encoded pictures and pixels, out come numbers. All lengths are shares of a die's edge: a rectified picture has
// EdgePX pixels to an edge.
package pixel
