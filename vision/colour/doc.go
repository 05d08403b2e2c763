// Package colour models how paint looks: which colour of a set explains a measured colour best, under more or less
// light, with specular reflection or through haze, and with which probability.
//
// In go colours (blue, green, red, in grey levels) and the taught shades, out come distances (dimensionless; below 1
// is ordinary) and probabilities. It uses no picture.
package colour
