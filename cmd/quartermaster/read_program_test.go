//go:build cgo && linux

package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestReadAsPeopleHaveIt builds the program as people have it: without a race detector, which would take more than all
// the rest.
func TestReadAsPeopleHaveIt(t *testing.T) {
	program := filepath.Join(t.TempDir(), "quartermaster")
	if out, err := exec.CommandContext(t.Context(), "go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	t.Run("memory is bounded whatever the picture", func(t *testing.T) { memoryIsBounded(t, program) })
	t.Run("many pictures take no more memory than few", func(t *testing.T) { nothingLeaks(t, program) })
	t.Run("the duels in pictures are those of the truth", func(t *testing.T) { duelsAreTrue(t, program) })
}

// peak is the most memory that a process has held. What wait tells would be no less than what its parent holds.
var peak = regexp.MustCompile(`VmHWM:\s+(\d+) kB`)

// mostMemory is the most memory that the program took to read pictures, in bytes, with its lines.
func mostMemory(t *testing.T, program, rig string, pictures ...string) (int64, []string) {
	t.Helper()
	// It also waits for a picture that never comes: then it can be looked at when it has read the others.
	child := exec.CommandContext(t.Context(), program, slices.Concat([]string{"read", "--rig", rig, "--resolve", "sevenseas"}, pictures, []string{"-"})...)
	in, err := child.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	var lines []string
	scan := bufio.NewScanner(out)
	scan.Buffer(nil, 4<<20)
	for len(lines) < len(pictures) && scan.Scan() {
		lines = append(lines, scan.Text())
	}
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", child.Process.Pid))
	if err != nil {
		t.Error(err)
	}
	in.Close()
	for scan.Scan() {
	}
	if err := child.Wait(); child.ProcessState.ExitCode() != 1 {
		t.Errorf("the program ends with %v, not with 1: standard input was empty", err)
	}
	if len(lines) != len(pictures) {
		t.Fatalf("%d lines of %d pictures", len(lines), len(pictures))
	}
	kb, err := strconv.ParseInt(string(append(peak.FindSubmatch(status), nil, nil)[1]), 10, 64)
	if err != nil {
		t.Fatalf("what it took is not told: %s", status)
	}
	return kb << 10, lines
}

// The bounds that are kept, beyond what a small picture takes.
const (
	otherSizeMB = 16  // a picture of another size, of however many pixels
	largeFileMB = 144 // a file of 64 MB, which OpenCV copies
	leakMB      = 20  // 60 more pictures, of which each takes 0.6 MB decoded
)

func memoryIsBounded(t *testing.T, program string) {
	rig := drawnRigFile(t, drawnRigOf())
	data := asJPEG(drawnPicture(51, drawnThrow...))
	good := writeFile(t, "good.jpg", data)
	// A JPEG may carry any amount of remarks: this one is whole, of the rig's size, and of nearly 64 MB.
	remark := append([]byte{0xff, 0xfe, 0xff, 0xff}, make([]byte, 0xffff-2)...)
	stuffed := slices.Concat(data[:2], bytes.Repeat(remark, (largestPicture-len(data))/len(remark)), data[2:])
	base, _ := mostMemory(t, program, rig, good)
	for _, c := range []struct {
		name    string
		picture string
		mb      int64
		want    string
	}{
		{"a JPEG of 40 megapixels", writeFile(t, "huge.jpg", hugeJPEG(8000, 5000)), otherSizeMB, "8000x5000 pixels"},
		{"a JPEG of 600 megapixels", writeFile(t, "gigantic.jpg", hugeJPEG(30000, 20000)), otherSizeMB, "30000x20000 pixels"},
		{"a JPEG with 64 MB of remarks", writeFile(t, "stuffed.jpg", stuffed), largeFileMB, `"dice":[{`},
	} {
		t.Run(c.name, func(t *testing.T) {
			most, lines := mostMemory(t, program, rig, good, c.picture)
			if !strings.Contains(lines[1], c.want) {
				t.Errorf("it is told %.300q, want %q", lines[1], c.want)
			}
			t.Logf("%d MB, a small picture %d MB", most>>20, base>>20)
			if (most-base)>>20 > c.mb {
				t.Errorf("it takes %d MB more than a small picture, the bound is %d", (most-base)>>20, c.mb)
			}
		})
	}
}

func nothingLeaks(t *testing.T, program string) {
	rig := drawnRigFile(t, drawnRigOf())
	data := asJPEG(drawnPicture(52, drawnThrow...))
	spoiled := bytes.Clone(data)
	for i := len(spoiled) / 2; i < len(spoiled)/2+400; i++ {
		spoiled[i] = byte(i % 251)
	}
	pictures := []string{
		writeFile(t, "good.jpg", data), writeFile(t, "half.jpg", data[:len(data)/2]), writeFile(t, "spoiled.jpg", spoiled),
		writeFile(t, "good.png", asPNG(drawnPicture(53, drawnThrow...))), writeFile(t, "grey.jpg", hugeJPEG(drawnWidth, drawnHeight)),
	}
	few, _ := mostMemory(t, program, rig, slices.Repeat(pictures, 4)...)
	many, _ := mostMemory(t, program, rig, slices.Repeat(pictures, 16)...)
	t.Logf("20 pictures: %d MB, 80: %d MB", few>>20, many>>20)
	if (many-few)>>20 > leakMB {
		t.Errorf("80 pictures take %d MB more than 20, the bound is %d", (many-few)>>20, leakMB)
	}
}
