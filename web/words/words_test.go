package words_test

import (
	"strings"
	"testing"

	"quartermaster/companion/tabletest"
	"quartermaster/games"
	"quartermaster/web/words"
)

func TestTextsAreSaidByTheContractOfGames(t *testing.T) {
	w, err := words.New([]games.Game{tabletest.Harbour{}})
	if err != nil {
		t.Fatal(err)
	}
	type args = map[string]any
	for _, c := range []struct {
		lang string
		text games.Text
		want string
	}{
		{"pl", games.Text{ID: "loaded", Args: args{"Count": 1}}, "Załadunek: 1 skrzynia."},
		{"pl", games.Text{ID: "loaded", Args: args{"Count": 3}}, "Załadunek: 3 skrzynie."},
		{"pl", games.Text{ID: "loaded", Args: args{"Count": 12}}, "Załadunek: 12 skrzyń."},
		{"pl", games.Text{ID: "loaded", Args: args{"Count": 22}}, "Załadunek: 22 skrzynie."},
		{"en", games.Text{ID: "loaded", Args: args{"Count": 1}}, "1 crate is loaded."},
		{"en", games.Text{ID: "loaded", Args: args{"Count": 0}}, "0 crates are loaded."},
		{"pl", games.Text{ID: "gap", Args: args{"Gap": 39.66}}, "odstęp 39,7 mm"},
		{"en", games.Text{ID: "gap", Args: args{"Gap": 39.0}}, "39.0 mm apart"},
		{"pl", games.Text{ID: "picked", Args: args{"Crate": games.Text{ID: "heavy"}}}, "Wybór: ciężka skrzynia."},
		{"en", games.Text{ID: "picked", Args: args{"Crate": []games.Text{{ID: "heavy"}, {ID: "light"}}}}, "A heavy crate, light crate was picked."},
		{"en", games.Text{ID: "picked", Args: args{"Crate": "<b>&"}}, "A <b>& was picked."},
		{"en", games.Text{ID: "no such words"}, "no such words"},
		{"en", games.Text{}, ""},
	} {
		if got := w.Game(c.lang, "harbour", c.text); got != c.want {
			t.Errorf("%s %v: %q, want %q", c.lang, c.text, got, c.want)
		}
	}
}

func TestADeviceGetsItsLanguage(t *testing.T) {
	w, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range [][3]string{
		{"pl", "", "pl"}, {"en", "pl-PL,pl;q=0.9", "en"}, {"", "pl-PL,pl;q=0.9,en;q=0.8", "pl"}, {"", "de,fr", "en"}, {"", "de,pl;q=0.5", "pl"},
		{"", "", "en"}, {"xx", "", "en"}, {"pl-PL", "", "pl"}, {"'; DROP", "%%%", "en"}, {strings.Repeat("a-", 5000), strings.Repeat("pl,", 5000), "pl"},
	} {
		if got := w.Language(c[0], c[1]); got != c[2] {
			t.Errorf("%.20q %.20q: %s, want %s", c[0], c[1], got, c[2])
		}
	}
}
