package sevenseas

import (
	"embed"

	"quartermaster/games"
	"quartermaster/games/throw"
)

//go:embed words help emblems
var files embed.FS

var own = games.Resources{ID: "sevenseas", Files: files}

// args are the arguments of a text.
type args = map[string]any

var text, textOf, refuse = own.Text, own.TextOf, own.Refuse

// colourWords are the colours that have messages. Any other colour is shown as its owner wrote it.
var colourWords = map[string]bool{"red": true, "green": true, "white": true, "blue": true, "yellow": true, "black": true, "orange": true, "purple": true, "pink": true, "brown": true, "grey": true}

func colourText(colour string) any {
	if colourWords[colour] {
		return text("colour."+colour, nil)
	}
	return colour
}

// hueText names a colour by itself. A colour that describes a die has a different form in some languages.
func hueText(colour string) any {
	if colourWords[colour] {
		return text("hue."+colour, nil)
	}
	return colour
}

// withDice lists dice by number and colour: "one blue die, 2 green dice".
func withDice(dice []throw.Die) (all []games.Text) {
	var order []string
	counts := map[string]int{}
	for _, d := range dice {
		if counts[d.Colour]++; counts[d.Colour] == 1 {
			order = append(order, d.Colour)
		}
	}
	for _, colour := range order {
		id := "with.other"
		if colourWords[colour] {
			id = "with." + colour
		}
		all = append(all, text(id, args{"Count": counts[colour], "Colour": colour}))
	}
	return all
}

// dieText describes a die by colour and value: "yellow 1".
func dieText(d throw.Die) games.Text {
	return text("die", args{"Colour": colourText(d.Colour), "Value": d.Face})
}

// change describes the effect on a number: "+11 chests".
func change(id string, n int) games.Text {
	return text(id, args{"Number": games.Signed(n), "Count": max(n, -n)})
}
