// Package guard warns of a whole picture: blur, a smeared lens, moving dice, a hand, a die on the rim, too little or
// strange light.
//
// In go a scene, the chosen dice and what is unexplained, out come vision.Guards.
package guard
