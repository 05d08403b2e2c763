package find

// MinExists is the minimum probability of a candidate that is proposed as a die. Between it and certainty people are asked. A
// proposal that is right saves them more work than a wrong one costs: between 0.4 and 0.5 four of five were right. Fitted on: unknown.
const MinExists = 0.4

// The probabilities from which a fact is taken without asking. Flatness needs more, because nobody looks twice at a die that leans
// a little and is counted. SureFlat was raised to the next step above 0.963, with which a leaning five of 8 mm was taken for flat
// (vision/MEASUREMENTS.md). Sure was fitted on: unknown.
const (
	Sure     = 0.93
	SureFlat = 0.965
)

// Fitted on: unknown.
const (
	likely      = 4.0   // score from which a candidate is evaluated with the nets at once: see weighAll
	beyondDoubt = 0.999 // probability from which nothing else is sought where a die lies
)
