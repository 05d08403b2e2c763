// Package nets holds the trained judges and their training: Ensembles of perceptrons that weigh evidence (a list of numbers), and
// ConvNets, small convolutional nets that judge portraits of dice.
//
// In go evidence or portraits, out come probabilities or log odds; in training, in go Examples with their classes, out
// come weights as JSON, the same for the same examples and seed.
package nets
