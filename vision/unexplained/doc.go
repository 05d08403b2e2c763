// Package unexplained lists what the chosen dice do not explain: changed regions with a colour of the set, regions that are too
// large for the dice found in them, pips outside all dice, a die below another, and candidates that were nearly chosen.
//
// In go a scene and the chosen dice, as a list or a mask. Out come Patches, about which people are asked.
package unexplained
