// Package figure finds the printed faces of dice that show figures instead of pips.
//
//	rough stamps at all turns ─▶ likeliest places ─▶ figures laid over them (half size, then whole) ─▶ matches
//
// In go a scene and the taught faces of a die (New), out come Sightings: which face, where, how alike, and how much it
// leads over the other faces.
package figure
