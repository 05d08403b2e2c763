//go:build !unix

package main

import "os"

// lock does nothing: SQLite's own lock keeps two processes from one record here.
func lock(*os.File) error { return nil }
