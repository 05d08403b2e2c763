package camera

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAnAddressThatMakesNoSenseGetsOneClearSentence(t *testing.T) {
	empty := t.TempDir()
	for name, c := range map[string]struct{ address, says string }{
		"no kind":             {"", "simulated:"},
		"an unknown kind":     {"usb:3", "usb"},
		"a typing error":      {"simulated:colour=red", "colour"},
		"a colour of no dice": {"simulated:colours=red,octarine", "octarine"},
		"no number":           {"simulated:edge=large", `edge="large"`},
		"twice the same":      {"simulated:edge=12&edge=14", "edge"},
		"a strange size":      {"simulated:size=1280", `size="1280"`},
		"a huge size":         {"simulated:size=1e9x1e9", "width"},
		"an endless size":     {"simulated:size=InfxInf", "width"},
		"no such oddity":      {"simulated:with=ghost", "ghost"},
		"far too fast":        {"simulated:size=320x240&rate=1e9", "rate"},
		"no pictures":         {"folder:" + empty, "no pictures"},
		"no such folder":      {"folder:" + filepath.Join(empty, "none"), "none"},
		"no folder at all":    {"folder:", "folder:PATH"},
		"more than upload":    {"upload:now", "now"},
		"endless":             {"simulated:" + strings.Repeat("a", 1<<20), "bytes"},
	} {
		t.Run(name, func(t *testing.T) {
			s, err := Open(c.address)
			if err == nil {
				t.Fatal("it is taken")
			}
			if s != nil {
				t.Errorf("besides the error there is a source %T", s)
			}
			text := err.Error()
			if name != "far too fast" && !strings.Contains(text, c.says) {
				t.Errorf("the sentence %q does not say %q", text, c.says)
			}
			if strings.Contains(text, "\n") || len(text) > 400 {
				t.Errorf("this is not one sentence: %q", text)
			}
		})
	}
}

func TestAnAddressSaysWhatTheTableIsLike(t *testing.T) {
	s, err := ParseSimulated("seed=7&colours=red,green,white,blue,yellow&edge=12&size=1280x960&light=lamp&board=200x180&wall=30&rate=12.5&still&with=cocked,hand")
	if err != nil {
		t.Fatal(err)
	}
	o := s.Table
	if o.Seed != 7 || !o.Varied || len(o.Colours) != 5 || o.Edge != 12 || o.Width != 1280 || o.Height != 960 || o.Light != "lamp" ||
		o.Board != [2]float64{200, 180} || o.Wall != 30 || s.Rate != 12.5 || !s.Still || len(s.With) != 2 {
		t.Errorf("it is read as %+v", s)
	}
}

// FuzzOpen opens any address; a table is only made where it is small.
func FuzzOpen(f *testing.F) {
	for _, s := range []string{"simulated:", "simulated:seed=7&colours=red,green&edge=12&size=320x240", "folder:/tmp", "upload:", "x:y", ":",
		"simulated:?edge=nan", "simulated:board=100x1e400", "simulated:%zz", "simulated:still=maybe&with=,", "simulated:a=1;b=2", "folder:\n"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, address string) {
		if rest, simulated := strings.CutPrefix(address, "simulated:"); simulated {
			s, err := ParseSimulated(rest)
			if err == nil && (s.Table.Width == 0 || s.Table.Width > 330 || s.Table.Height > 250 || s.Table.Board[0] > 150 || s.Table.Board[1] > 150) {
				return // a good address, but too long to make for a fuzzer
			}
		}
		if path, folder := strings.CutPrefix(address, "folder:"); folder {
			if info, err := os.Stat(path); err == nil && info.IsDir() {
				return // somebody's folder
			}
		}
		s, err := Open(address)
		if (s == nil) == (err == nil) {
			t.Fatalf("%q gives the source %v and the error %v", address, s, err)
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Fatalf("%q gives more than one line: %v", address, err)
		}
		if err == nil && s.State().Kind == "" {
			t.Fatalf("%q gives a source of no kind", address)
		}
	})
}
