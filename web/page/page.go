// Package page is what a browser is given: one HTML page with its script and style sheet, a small one for streaming programs, letters and drawings.
//
//	src, styles, words, vendor ──web/page/build──▶ dist ──embedded──▶ the server
//
// dist is committed, so that the program builds without anything of the web; CI builds it again and compares.
package page

import (
	"embed"
	"io/fs"
)

//go:embed dist
var dist embed.FS

// Files is the page as it is served: index.html at the root, everything else in assets.
func Files() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil { // "dist" is a valid path, so this cannot happen
		panic(err)
	}
	return files
}
