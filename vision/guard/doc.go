// Package guard checks a picture as a whole for conditions that make a reading unreliable: blur, a smeared lens, moving dice, a hand,
// a die on the rim, too little or too much light, a changed rendition of colours.
//
// In go a scene and a Finding: the chosen dice and what they do not explain. Out come vision.Guards.
package guard
