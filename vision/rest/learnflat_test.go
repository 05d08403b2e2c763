package rest

import (
	"slices"
	"testing"

	"quartermaster/vision/nets"
)

// checkMoreLikelyFlat checks that the feature nets give a die a higher probability of lying flat on an unusual rig than on a usual one, and
// that they leave its features as they are.
func checkMoreLikelyFlat(t *testing.T, usual, unusual *Judges, seen nets.Evidence) {
	t.Helper()
	if len(seen) != len(FeatureNames) {
		t.Fatalf("%d features, want %d", len(seen), len(FeatureNames))
	}
	before := slices.Clone(seen)
	less, more := usual.FlatByFeatures(seen), unusual.FlatByFeatures(seen)
	if !(more > less) {
		t.Errorf("flat with %.4f on a usual rig, %.4f on the unusual one", less, more)
	}
	if !slices.Equal(seen, before) {
		t.Errorf("the features became %v", seen)
	}
}

func TestOnARigWhoseSidesChangeLessTheSameSidesSpeakLessAgainstAFlatDie(t *testing.T) {
	usual, err := NewJudges()
	if err != nil {
		t.Fatal(err)
	}
	pale := usual
	pale.unchanged = 0.15
	// A flat four 49 pixels wide, in the order of FeatureNames, of which 0.75 of the sides have changed.
	seen := nets.Evidence{0, 0, 0, 1, 1.2, 0.02, 0.3, 0.2, 0.1, 0.1, 0.2, 1, 0.4, 0, 0, 0.75, 0, 0.01, 0.02, -1, 3, 3.4}
	checkMoreLikelyFlat(t, &usual, &pale, seen)
	seen[sidesChanged] = 1
	if a, b := usual.FlatByFeatures(seen), pale.FlatByFeatures(seen); a != b {
		t.Errorf("sides that changed wholly give %.4f and %.4f", a, b)
	}
}

func TestOnARigWhoseDiceCastUnusualShadowsTheSameShadowSpeaksLessAgainstAFlatDie(t *testing.T) {
	usual, err := NewJudges()
	if err != nil {
		t.Fatal(err)
	}
	shadowy := usual
	shadowy.shadow = 0.2
	// A flat four 63 pixels wide that stands apart, in the order of FeatureNames, with a shadow along a third of one side.
	seen := nets.Evidence{0, 0, 0, 1, 1.2, 0.02, 0.3, 0.2, 0.1, 0.1, 0.2, 1, 0.4, 0.1, 0.3, 0.95, 0, 0.01, 0.02, -1, 3, 3.4}
	checkMoreLikelyFlat(t, &usual, &shadowy, seen)
	if standsAlone(usual.asUsual(seen)) || !standsAlone(shadowy.asUsual(seen)) {
		t.Errorf("it stands alone: %v where shadows are usual, %v where they are not", standsAlone(usual.asUsual(seen)), standsAlone(shadowy.asUsual(seen)))
	}
	seen[unexplainedBeside], seen[unexplainedRound] = 0.6, 0.3
	if standsAlone(shadowy.asUsual(seen)) {
		t.Error("a die with more beside it than a shadow is said to stand alone")
	}
	if left := shadowy.asUsual(nets.Evidence(make([]float64, len(FeatureNames)))); slices.Min(left) < 0 {
		t.Errorf("a die without a shadow has the features %v", left)
	}
}
