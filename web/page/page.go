// Package page holds what a browser gets: one HTML page with its script and style sheet, a small page for streaming programs, fonts and drawings.
//
//	src, styles, words, vendor ──web/page/build──▶ dist ──embedded──▶ the server
//
// dist is committed, so that the program builds without npm; CI builds it again and compares.
package page

import (
	"embed"
	"io/fs"
)

//go:embed dist
var dist embed.FS

// Files holds the page as it is served: index.html at the root, everything else in assets.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil { // "dist" is a valid path, so this cannot happen
		panic(err)
	}
	return files
}
