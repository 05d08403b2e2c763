// Package devices knows which tablets and phones may do what at a table: their roles, their sessions, and the codes by which they
// come in. It keeps them in one file.
package devices
