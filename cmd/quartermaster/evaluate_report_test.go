package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"quartermaster/vision"
	"quartermaster/vision/opencv"
	"quartermaster/vision/report"
)

func TestTheReportStandsAloneAndShowsWhatWentWrong(t *testing.T) {
	if opencv.Version() == "" {
		t.Skip("pictures are drawn with a calibrated camera, which needs OpenCV")
	}
	readings := perfect(t, openDrawnRig(t))
	readings[0].Dice[0].Value = readings[0].Dice[0].Value%6 + 1
	readings[1].Questions = []vision.Question{{Kind: vision.AskValue, Dice: []int{0}, Text: "Is <it> a six?"}}
	file := filepath.Join(t.TempDir(), "report.html")
	if _, err := evaluated(t, readings, "--html", file); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(page)
	for _, want := range []string{"A_recommended", `class="mark silent"`, `class="mark asked"`, "data:image/jpeg;base64,", "Is &lt;it&gt; a six?", "Do the probabilities hold?", "0.1 mm", "too sure"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in the report", want)
		}
	}
	for _, must := range []string{"<script", "ZgotmplZ", "<no value>"} {
		if strings.Contains(text, must) {
			t.Errorf("the report has %q", must)
		}
	}
	if outside := regexp.MustCompile(`(src|href)="[^d"]`).FindString(text); outside != "" {
		t.Errorf("the report needs another file: %s", outside)
	}
	if n := strings.Count(text, "<article"); n != 2 {
		t.Errorf("%d throws are shown, want 2", n)
	}
}

func TestScoresArePutBetweenTheMarksOfAMarkdownFile(t *testing.T) {
	readings := perfect(t, openDrawnRig(t))
	file := filepath.Join(t.TempDir(), "README.md")
	if err := os.WriteFile(file, []byte("# Before\n"+report.ScoresBegin+"\nold\n"+report.ScoresEnd+"\nAfter\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second time replaces the first
		if _, err := evaluated(t, readings, "--markdown", file); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	if !strings.HasPrefix(text, "# Before\n"+report.ScoresBegin) || !strings.HasSuffix(text, report.ScoresEnd+"\nAfter\n") || strings.Contains(text, "old") ||
		strings.Count(text, "| A_recommended |") != 1 || !strings.Contains(text, "| **silent** | 0.0 % 0/") || !strings.Contains(text, "Measured on ") {
		t.Errorf("the file is\n%s", text)
	}
}

func TestAMarkdownFileWithoutMarksIsLeftAlone(t *testing.T) {
	file := filepath.Join(t.TempDir(), "README.md")
	if err := os.WriteFile(file, []byte("# Nothing here\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := evaluated(t, perfect(t, openDrawnRig(t)), "--markdown", file); err == nil || !strings.Contains(err.Error(), "no place for the scores") {
		t.Errorf("the error is %v", err)
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "# Nothing here\n" {
		t.Errorf("the file is %q (%v)", data, err)
	}
}
