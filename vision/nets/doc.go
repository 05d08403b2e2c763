// Package nets holds the learned judges and their training: a Jury, an ensemble of perceptrons that weighs evidence (a
// list of numbers), and Eyes, small convolutional nets that look at portraits of dice.
//
// In go evidence or portraits, out come probabilities or log odds; in training, in go Examples with their classes, out
// come weights as JSON, the same for the same examples and seed.
package nets
