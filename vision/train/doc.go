// Package train learns the reader's weights from pictures with known truth.
//
// In go pictures and their truth (Gatherer), out come examples and, from these, the weights of each net as JSON:
// judge.json and faces.json of package find; lies.json, eyes.json, printlies.json and printeyes.json of package rest.
package train
