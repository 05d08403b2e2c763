// Package rigs owns the equipment of a table: its camera, its kept rigs and its reader.
//
//	cameras of this machine ──▶ Bench ──Equipment──▶ companion.Table
//	                            │   ▲
//	          set-up ──calibrate──▶ kept rigs (data folder)
//
// A Bench belongs to one table. It lists and chooses cameras and rigs, holds the set-up that is under way, and changes the
// running table's equipment. Every change is on the disk before it takes effect, so that a power cut leaves either the old state or
// the new one. OpenCV is not used here: reader and calibration run in child processes.
package rigs
