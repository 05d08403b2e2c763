package printable

import (
	"bytes"
	"image"
	_ "image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const dpi = 200

// drawn is the page as pdftoppm draws it, at 200 dots an inch.
func drawn(t *testing.T, pdf []byte) image.Image {
	t.Helper()
	tool, err := exec.LookPath("pdftoppm")
	if err != nil {
		if os.Getenv("QM_REQUIRE_POPPLER") != "" {
			t.Fatal(err)
		}
		t.Skip("pdftoppm is not installed")
	}
	dir := t.TempDir()
	path := filepath.Join(dir, "page.pdf")
	if err := os.WriteFile(path, pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(tool, "-png", "-r", "200", "-singlefile", path, filepath.Join(dir, "page")).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	f, err := os.Open(filepath.Join(dir, "page.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, _, err := image.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// edges are the places along a line where black and white meet, in pixels, by where the grey between them is halved.
func edges(n int, grey func(int) float64) (all []float64) {
	for i := range n - 1 {
		if a, b := grey(i), grey(i+1); (a < 0.5) != (b < 0.5) {
			all = append(all, float64(i)+(0.5-a)/(b-a))
		}
	}
	return all
}

func greyAt(img image.Image, x, y int) float64 {
	r, g, b, _ := img.At(x, y).RGBA()
	return float64(r+g+b) / (3 * 0xffff)
}

func TestSquaresAndBarAreOfTrueSizeOnBothPapers(t *testing.T) {
	for _, paper := range Papers {
		t.Run(paper, func(t *testing.T) {
			pdf, err := Chessboard(paper)
			if err != nil {
				t.Fatal(err)
			}
			img := drawn(t, pdf)
			mm := func(px float64) float64 { return px * 25.4 / dpi }
			px := func(mm float64) int { return int(math.Round(mm * dpi / 25.4)) }
			row := px(8 + SquareMM/2)
			along := edges(img.Bounds().Dx(), func(x int) float64 { return greyAt(img, x, row) })
			// The last square of the first row is white, so its right side is no edge.
			if len(along) != ChessboardCols+1 {
				t.Fatal(len(along), "edges along")
			}
			column := int(along[0]) + px(SquareMM/2)
			down := edges(px(8+(ChessboardRows+1.2)*SquareMM), func(y int) float64 { return greyAt(img, column, y) })
			if len(down) != ChessboardRows+2 {
				t.Fatal(len(down), "edges down")
			}
			for _, e := range [][]float64{along, down} {
				if is := mm(e[len(e)-1]-e[0]) / float64(len(e)-1); math.Abs(is-SquareMM) > 0.05 {
					t.Errorf("squares of %.3f mm", is)
				}
			}
			bar := px(mm(float64(img.Bounds().Dy())) - 22)
			ends := edges(img.Bounds().Dx(), func(x int) float64 { return greyAt(img, x, bar) })
			if is := mm(ends[len(ends)-1] - ends[0]); math.Abs(is-BarMM) > 0.2 {
				t.Errorf("the bar is %.2f mm long", is)
			}
		})
	}
}

func TestTheSamePaperGivesTheSameBytes(t *testing.T) {
	for _, paper := range Papers {
		a, err := Chessboard(paper)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Chessboard(paper)
		if err != nil || !bytes.Equal(a, b) {
			t.Error(paper, "differs", err)
		}
	}
}

func TestAPaperThatIsNotThereGetsOneSentence(t *testing.T) {
	if _, err := Chessboard("a3"); err == nil || !strings.Contains(err.Error(), "a4, letter") {
		t.Error(err)
	}
}
