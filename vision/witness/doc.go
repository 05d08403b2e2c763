// Package witness lets a second reader look at pictures of which the reader of a rig is in doubt. The second reader knows
// no rig: it finds dice that are not those that were taught, or not of their size, where the rig's reader sees none.
//
//	picture ─▶ reader of the rig ─▶ sure: told as it is
//	                            └─▶ in doubt, or empty ─▶ second reader ─▶ compared in the picture's pixels
//	                                  ─▶ another value: "value" is asked   ─▶ dice that the rig misses: "count" is asked
//	                                  ─▶ most dice are missed: guard "untaught" or "size"
//
// The second reader only adds questions and guards. It changes and removes nothing.
package witness
