// Package figure finds the printed faces of dice that show figures instead of pips.
//
//	rough stamps at all turns ─▶ likeliest places ─▶ figures fitted there (half size, then full size) ─▶ matches
//
// In go a scene and the taught faces of a die (New). Out come Sightings: which face, its place, its correlation with the picture,
// and its lead over the other faces.
package figure
