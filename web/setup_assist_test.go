package web

import (
	"errors"
	"testing"

	"quartermaster/calibration/setupwizard"
)

func TestNobodyWaitsForTheAssistantWhileItGroupsDice(t *testing.T) {
	a := &assistant{}
	times := 0
	group := func() (setupwizard.Lying, error) {
		times++
		if !a.mu.TryLock() {
			t.Error("the view would wait for the dice")
		} else {
			a.mu.Unlock()
		}
		return setupwizard.Lying{}, nil
	}
	for range 2 {
		if _, err := a.dice(basis{setup: "one"}, group); err != nil {
			t.Fatal(err)
		}
	}
	if times != 1 {
		t.Errorf("the same dice were grouped %d times", times)
	}
	refused := errors.New("no picture")
	if _, err := a.dice(basis{setup: "two"}, func() (setupwizard.Lying, error) { return setupwizard.Lying{}, refused }); !errors.Is(err, refused) {
		t.Error(err)
	}
	if _, err := a.dice(basis{setup: "two"}, group); err != nil || times != 2 {
		t.Errorf("after a failure dice were grouped %d times, %v", times, err)
	}
}
