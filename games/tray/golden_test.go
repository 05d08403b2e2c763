package tray_test

import (
	"fmt"
	"strings"
	"testing"

	"quartermaster/games"
	"quartermaster/games/gametest"
	"quartermaster/games/tray"
)

// What people see and are asked is kept, in both languages, for each kind of moment.
func TestWhatIsSeenAndAskedStaysAsItIs(t *testing.T) {
	t.Parallel()
	var forty []string
	for i := range 40 {
		forty = append(forty, fmt.Sprintf("%c%d", "rbw"[i%3], 1+i*i%6))
	}
	for name, x := range map[string]*table{
		"begin":    sit(t, 0),
		"one":      sit(t, 0).throws("r6"),
		"five":     sit(t, 0).throws("r6 b2 r6 w5 b4"),
		"forty":    sit(t, 0).throws(strings.Join(forty, " ")),
		"printed":  sit(t, 0).throws("wstar w10 r5"),
		"leaning":  sit(t, 0).throws("r6 b2~ r6"),
		"kept":     sit(t, 0, "throws=3").throws("r6 r6 r2 r1 r3").throws("r6=1 r4 r6=2 r6 r4"),
		"best":     sit(t, 0, "counts=best2", "named=no").throws("r6 b2 r6 w5"),
		"turn":     sit(t, 2, "throws=3").throws("r6 b2 r6"),
		"points":   sit(t, 2, "counts=from5").throws("r6 b2 r6"),
		"finished": sit(t, 2, "target=20").throws("-6 -6 -6 -6").takes("take"),
	} {
		gametest.Golden(t, tray.Game{}.Info(), name, x.p, games.Table)
	}
}
