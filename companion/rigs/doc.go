// Package rigs owns what a table sees with: which camera, which kept rig, which reader.
//
//	cameras of this machine ──▶ Bench ──Equipment──▶ companion.Table
//	                            │   ▲
//	          set-up ──calibrate──▶ kept rigs (data folder)
//
// A Bench belongs to one table. It lists and chooses cameras and rigs, holds the set-up that is under way, and changes the
// running table's equipment. Everything it is told is on disk before it is done, so that a power cut leaves the state before
// or the state after. Nothing here looks at pictures with OpenCV: reader and calibration run in child processes.
package rigs
