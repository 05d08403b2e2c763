// Package scenery renders random pictures of dice on tables, with their truth. The dice have round or sharp edges and are of ivory, wood,
// glass or marble. They lie on wood, carpets, print or keyboards, in shadow and glare. Noise and blur are added. The nets of package photo
// are trained on these pictures. The aim is variety (domain randomization), not beauty. The frequencies
// and ranges of the random choices were fitted on: unknown.
//
//	seed ──▶ table, light, camera, dice ──ray casting──▶ picture ──lens, sensor, JPEG──▶ bytes
//	                                        └──▶ truth
package scenery
