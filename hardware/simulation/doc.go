// Package simulation is a simulated table. Dice are thrown into the lid of a box whose floor is a printed sea chart, and a camera takes
// pictures of it, each with its exact truth. It tests readers, and stands in where there is no camera.
//
//	options ──▶ table ──throw, hand, push──▶ scene ──studio──▶ picture
//	                                             └──▶ truth
package simulation
