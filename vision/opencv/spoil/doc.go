// Package spoil changes pictures as bad luck at a table does, in place: a lens out of focus, a die that moves while the
// shutter is open, a die that lies on the rim. It is for tests.
package spoil
