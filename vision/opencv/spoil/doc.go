// Package spoil damages pictures in place, as accidents at a table do: defocus, a die that moves during the exposure,
// a die on the rim. It is for tests.
package spoil
