// Package witness has a second reader check the pictures of which the reader of a rig is in doubt. The second reader is package photo:
// it uses neither calibration nor taught dice. So it also finds dice of another kind or size than the taught ones, which the rig's
// reader cannot find.
//
//	picture ─▶ reader of the rig ─▶ sure: the reading stays as it is
//	                            └─▶ in doubt, or no dice ─▶ second reader ─▶ dice matched by their pixels
//	                                  ─▶ another value: question "value"   ─▶ a die that the rig's reader misses: question "count"
//	                                  ─▶ most dice are missed: guard "untaught" or "size"
//
// The second reader only adds questions and guards. It changes no fact of the reading and removes none.
package witness
