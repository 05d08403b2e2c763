// Package simulation is a simulated table: dice are thrown into the lid of a box with a printed sea chart as floor,
// and a camera takes pictures of it, each with its exact truth. Readers are tested on it, and it is shown where there
// is no camera.
//
//	options ──▶ table ──throw, hand, push──▶ scene ──studio──▶ picture
//	                                             └──▶ truth
package simulation
