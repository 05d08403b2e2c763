package find

// LeastExists is the probability from which a candidate may be a die at all. Between it and certainty people are asked, and a
// value that is proposed and right saves them more than one that is wrong costs: between 0.4 and 0.5 four of five were right.
const LeastExists = 0.4

// The probabilities from which a fact is taken without asking, and that a die lies flat: nobody looks twice at a die that
// leans a little and is counted.
const (
	Sure     = 0.93
	SureFlat = 0.965
)

const (
	likely      = 4.0   // the score from which a candidate is weighed at once
	beyondDoubt = 0.999 // the probability from which nothing else is sought where a die lies
)
