// Package quartermaster is the top of the house; the program itself is cmd/quartermaster.
//
//	camera ──frames──▶ vision ──reading──▶ companion ──answer──▶ game ──position──▶ record ──▶ views ──▶ pages
//	(hardware)         (what lies where)   (the table)           (the rules)        (on disk)            (web)
//
// The way through the house is one way. The test beside this file holds which room may know which.
package quartermaster
