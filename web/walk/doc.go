// Package walk walks through the page as people do, in a real browser: taps, both languages, both colour
// schemes, every size of screen that stands on a table. It holds tests only.
package walk
