// Package camera brings pictures from a camera, whatever it is: one file for each kind.
package camera
