// Package simulation is a simulated table: dice are thrown into the lid of a box, on a printed sea, and a camera takes
// pictures of it, with the exact truth of every picture beside. Readers are tried on it, and it is shown where there
// is no camera.
//
//	options ──▶ table ──throw, hand, push──▶ scene ──studio──▶ picture
//	                                             └──▶ truth
package simulation
