package calibration

// MarginMM is how far two gaps between dice may differ and still not be told apart with this rig, in millimetres.
func (r *Rig) MarginMM() float64 { return 1 }
