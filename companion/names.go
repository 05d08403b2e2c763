package companion

import (
	"strings"
	"unicode/utf8"
)

// properName is a name as it is kept, or false.
func properName(name string) (string, bool) {
	name = strings.Join(strings.Fields(name), " ")
	return name, name != "" && utf8.RuneCountInString(name) <= 30 && utf8.ValidString(name)
}
