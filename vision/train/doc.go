// Package train trains the reader's nets on pictures with known truth.
//
// A Gatherer makes training examples of pictures. From these, functions train the weights of each kind of nets, as JSON: judge.json and
// faces.json of package find; lies.json, eyes.json, printlies.json and printeyes.json of package rest.
package train
