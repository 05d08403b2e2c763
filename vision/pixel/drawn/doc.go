// Package drawn draws pictures for tests: dice and print on rectified pictures, valid and invalid files, printed
// faces.
package drawn
