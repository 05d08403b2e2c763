package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestTheClosingLine(t *testing.T) {
	const pass, fail = `{"Action":"pass","Package":"p","Test":"TestA"}`, `{"Action":"fail","Package":"p","Test":"TestB"}`
	const skip, packageFails = `{"Action":"skip","Package":"p","Test":"TestC"}`, `{"Action":"fail","Package":"p"}`
	const packagePasses, out = `{"Action":"pass","Package":"p"}`, `{"Action":"output","Package":"p","Test":"TestA","Output":"FAIL"}`
	for _, c := range []struct {
		name                  string
		skips, checks, events []string
		want                  string
		well                  bool
	}{
		{"tests and checks that pass are counted", nil, []string{"ok gofmt"}, []string{out, pass, packagePasses}, "2 passed, 0 failed\n", true},
		{"a failed test is named", nil, nil, []string{pass, fail, packageFails}, "FAILED: p TestB\n1 passed, 1 failed\n", false},
		{"a failed check is named", nil, []string{"failed go vet"}, []string{pass}, "FAILED: go vet\n1 passed, 1 failed\n", false},
		{"a package that does not build is a failure", nil, nil, []string{pass, packageFails}, "FAILED: p\n1 passed, 1 failed\n", false},
		{"a skip without a reason is a failure", nil, nil, []string{pass, skip},
			"FAILED: p TestC was skipped, and deploy/skips gives no reason\n1 passed, 1 failed, 1 skipped\n", false},
		{"a skip with a reason is none", []string{"p TestC has no device here"}, nil, []string{pass, skip}, "1 passed, 0 failed, 1 skipped\n", true},
		{"a reason that nothing needs is a failure", []string{"p TestC has no device here"}, nil, []string{pass},
			"FAILED: p TestC is no test that was run: take it out of deploy/skips\n1 passed, 1 failed\n", false},
		{"a test that this machine can do need not be skipped", []string{"p TestA needs a disk that not every machine has"}, nil, []string{pass}, "1 passed, 0 failed\n", true},
		{"what one run skips and another does is done", nil, nil, []string{skip, strings.Replace(skip, "skip", "pass", 1)}, "1 passed, 0 failed\n", true},
		{"no test at all is a failure", nil, nil, nil, "FAILED: nothing was tested\n0 passed, 1 failed\n", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newTally()
			feed(t, s.allow, c.skips)
			feed(t, s.check, c.checks)
			feed(t, s.event, c.events)
			var told bytes.Buffer
			if well := s.close(&told); well != c.well || told.String() != c.want {
				t.Errorf("told %q (well: %v), want %q (%v)", told.String(), well, c.want, c.well)
			}
		})
	}
}

func feed(t *testing.T, take func(string) error, lines []string) {
	t.Helper()
	for _, line := range lines {
		if err := take(line); err != nil {
			t.Fatal(err)
		}
	}
}

func TestLinesThatMeanNothingAreRefused(t *testing.T) {
	s := newTally()
	for line, take := range map[string]func(string) error{
		"p TestC": s.allow, "fine gofmt": s.check, "ok": s.check, "FAIL p [build failed]": s.event,
	} {
		if err := take(line); err == nil || !strings.Contains(err.Error(), line) {
			t.Errorf("%q gives %v", line, err)
		}
	}
}
