// Package unexplained lists what the chosen dice do not explain: changed places of a die's colour, parts of a picture that
// hold more than their dice, pips outside of all dice, a die beneath another, candidates that were nearly chosen.
//
// In go a scene and a mask or list of the chosen dice, out come Patches, about which people are asked.
package unexplained
