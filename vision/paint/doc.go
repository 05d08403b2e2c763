// Package paint says which colour a chosen die has where a lamp is mirrored in its face: from its bevels, and from paint
// that shows along its outline.
//
// In goes a candidate of package find, out comes the same one with its colour put right and how sure that is.
package paint
