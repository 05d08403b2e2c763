// Package scenery draws dice on tables, with the truth beside each picture: round and sharp ones, of ivory, wood, glass
// and marble, on wood, carpets, print and keys, in shadow, glare, noise and blur. Nobody would frame these pictures; the
// net that reads photographs learns from them, because they hold whatever a photograph of dice may hold.
//
//	seed ──▶ table, light, camera, dice ──rays──▶ picture ──lens, sensor, JPEG──▶ bytes
//	                                        └──▶ truth
package scenery
