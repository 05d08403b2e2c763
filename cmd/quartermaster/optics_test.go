package main

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var rewriteGuide = flag.Bool("rewrite-guide", false, "write the tables of quartermaster optics into the building guide")

func TestTheGuidesTablesAreThoseOfOptics(t *testing.T) {
	const path, begin, end = "../../deploy/GUIDE.md", "<!-- quartermaster optics -->\n", "<!-- end -->"
	guide, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(guide), begin)
	is, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatal("the guide has no place for the tables")
	}
	want, err := run("optics")
	if err != nil {
		t.Fatal(err)
	}
	if *rewriteGuide {
		if err := os.WriteFile(path, []byte(before+begin+want+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if is != want {
		t.Errorf("the guide says\n%s\nand the program\n%s\nrun this test with -rewrite-guide", is, want)
	}
}

func TestOpticsRefusesWhatIsNoLidInOneSentence(t *testing.T) {
	for _, args := range [][]string{{"--lid", "big"}, {"--lid", "290x290x45"}, {"--lid", "290x-1"}, {"--lid", "NaNx290"}, {"--wall", "500"}, {"--die", "0"}, {"--aside", "-1"}} {
		out, err := run(append([]string{"optics"}, args...)...)
		if err == nil || strings.Contains(err.Error(), "\n") || out != "" {
			t.Errorf("%v: %q, %v", args, out, err)
		}
	}
}
