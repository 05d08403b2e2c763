// Package drawn draws pictures for tests: dice and print on rectified pictures, encoded files good and bad, printed faces.
package drawn
