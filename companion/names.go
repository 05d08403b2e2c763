package companion

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// mostName is how many letters a name of a person has at most.
const mostName = 30

// ProperName is a name as it is kept, without superfluous spaces. An error is *Refused: the name is empty or too long, or it has an
// invisible letter or one that changes the direction of the text.
func ProperName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || utf8.RuneCountInString(name) > mostName || !utf8.ValidString(name) {
		return "", Refuse("person-name")
	}
	for _, r := range name {
		if unseen(r) {
			return "", Refuse("person-letter", "Name", visible(name), "Letter", fmt.Sprintf("U+%04X", r))
		}
	}
	return name, nil
}

// unseen says whether a letter is a control character, invisible, or changes the direction of the text beside it.
func unseen(r rune) bool {
	switch r {
	case ' ':
		return false
	case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: // letters that show nothing: Hangul fillers, the empty Braille sign
		return true
	}
	return !unicode.IsPrint(r) || unicode.Is(unicode.Variation_Selector, r) && r != 0xFE0F || unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r)
}

// visible is a name with a sign for each letter that cannot be seen.
func visible(name string) string {
	return Clip(strings.Map(func(r rune) rune {
		if unseen(r) {
			return utf8.RuneError
		}
		return r
	}, name), mostName)
}
