// Package colour models how paint looks: which colour of a set a measured colour is likest to, under more or less light,
// with a lamp mirrored in it, or through haze, and how sure that is.
//
// In go colours (blue, green, red, in grey levels) and the shades that were taught, out come distances (dimensionless;
// below 1 is ordinary) and probabilities. It looks at no picture.
package colour
