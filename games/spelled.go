package games

import "strconv"

// Spelled makes a text with a whole number in words, for what is spoken: "sixteen". Numbers below 0 and above 999 stay digits.
// Feminine selects the form that Polish uses with feminine nouns: "dwie szóstki", not "dwa".
func Spelled(n int, feminine bool) Text {
	part := func(n int) Text { return own.Text("spelled."+strconv.Itoa(n), nil) }
	unit := func(n int) Text {
		if feminine && n == 2 {
			return own.Text("spelled.feminine.2", nil)
		}
		return part(n)
	}
	switch {
	case n < 0 || n > 999:
		return Plain(Number(n))
	case n < 20:
		return unit(n)
	case n < 100 && n%10 == 0:
		return part(n)
	case n < 100:
		return own.Text("spelled.tens", map[string]any{"Tens": part(n - n%10), "Units": unit(n % 10)})
	case n%100 == 0:
		return part(n)
	}
	return own.Text("spelled.hundreds", map[string]any{"Hundreds": part(n - n%100), "Rest": Spelled(n%100, feminine)})
}

// And joins texts to a list with "and" before the last one: "two sixes, a five and a one".
func And(all []Text) Text {
	switch n := len(all); n {
	case 0:
		return Plain("")
	case 1:
		return all[0]
	default:
		return own.Text("and", map[string]any{"First": all[:n-1], "Last": all[n-1]})
	}
}
