// Command tally closes deploy/test: it reads what "go test -json" wrote, names what failed, refuses tests that were
// skipped without a reason in deploy/skips, and ends with the line "N passed, N failed".
//
//	tally -skips deploy/skips -checks checks.txt unit.json pure.json …
//
// A line of checks.txt is "ok NAME" or "failed NAME"; a line of deploy/skips is a package, a test and the reason.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

func main() {
	skips := flag.String("skips", "", "file of tests that may be skipped, each with its reason")
	checks := flag.String("checks", "", "file of other checks, each with its result")
	flag.Parse()
	sum := newTally()
	err := errors.Join(
		each(*skips, sum.allow),
		each(*checks, sum.check),
	)
	for _, file := range flag.Args() {
		err = errors.Join(err, each(file, sum.event))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "tally:", err)
		os.Exit(2)
	}
	if !sum.close(os.Stdout) {
		os.Exit(1)
	}
}

type tally struct {
	passed, failed, skipped int
	wrong                   []string
	allowed                 map[string]bool // tests ("package test") that may be skipped
	did, left               map[string]bool // tests that passed in some run, and that were skipped in some run
	ran                     map[string]bool // packages with a test that failed by itself
}

func newTally() *tally {
	return &tally{allowed: map[string]bool{}, did: map[string]bool{}, left: map[string]bool{}, ran: map[string]bool{}}
}

func (s *tally) allow(line string) error {
	words := strings.Fields(line)
	if len(words) < 3 {
		return fmt.Errorf("a skip needs a package, a test and a reason: %q", line)
	}
	s.allowed[words[0]+" "+words[1]] = true
	return nil
}

func (s *tally) check(line string) error {
	result, name, ok := strings.Cut(line, " ")
	switch {
	case ok && result == "ok":
		s.passed++
	case ok && result == "failed":
		s.fail(name)
	default:
		return fmt.Errorf("a check is ok or failed: %q", line)
	}
	return nil
}

func (s *tally) event(line string) error {
	var e struct{ Action, Package, Test, ImportPath string }
	if err := json.Unmarshal([]byte(line), &e); err != nil {
		return fmt.Errorf("%q is no line of go test -json: %w", line, err)
	}
	name := e.Package + " " + e.Test
	switch {
	case e.Test == "" && e.Action == "fail":
		if !s.ran[e.Package] { // it did not build, or died outside a test
			s.fail(e.Package)
		}
	case e.Test == "":
	case e.Action == "pass":
		s.passed++
		s.did[name] = true
	case e.Action == "fail":
		s.ran[e.Package] = true
		s.fail(name)
	case e.Action == "skip":
		s.left[name] = true
	}
	return nil
}

func (s *tally) fail(what string) {
	s.failed++
	s.wrong = append(s.wrong, what)
}

// close tells what is wrong and the sum; it says whether all is well.
func (s *tally) close(to io.Writer) bool {
	for name := range s.left {
		if s.did[name] {
			continue // one run could not do it, such as the one without C, and another did
		}
		s.skipped++
		if !s.allowed[name] {
			s.fail(name + " was skipped, and deploy/skips gives no reason")
		}
	}
	for name := range s.allowed {
		if !s.left[name] && !s.did[name] {
			s.fail(name + " is no test that was run: take it out of deploy/skips")
		}
	}
	if s.passed == 0 {
		s.fail("nothing was tested")
	}
	slices.Sort(s.wrong)
	for _, what := range s.wrong {
		fmt.Fprintln(to, "FAILED:", what)
	}
	line := fmt.Sprintf("%d passed, %d failed", s.passed, s.failed)
	if s.skipped > 0 {
		line += fmt.Sprintf(", %d skipped", s.skipped)
	}
	fmt.Fprintln(to, line)
	return s.failed == 0
}

// each gives the lines of a file that are neither empty nor a remark.
func each(path string, take func(string) error) error {
	if path == "" {
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	scan := bufio.NewScanner(file)
	scan.Buffer(nil, 64<<20)
	for scan.Scan() {
		if line := strings.TrimSpace(scan.Text()); line != "" && !strings.HasPrefix(line, "#") {
			if err := take(line); err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
		}
	}
	return scan.Err()
}
