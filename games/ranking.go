package games

import (
	"slices"
	"strconv"
)

// Ranked sorts the seats 0 to n-1 into places, best first. Seats that share a place are in one list. Compare returns a
// negative number if a ranks before b, and 0 if they share a place.
func Ranked(n int, compare func(a, b SeatNo) int) (places [][]SeatNo) {
	seats := make([]SeatNo, n)
	for i := range seats {
		seats[i] = SeatNo(i)
	}
	slices.SortStableFunc(seats, compare)
	for i, seat := range seats {
		if i > 0 && compare(seats[i-1], seat) == 0 {
			places[len(places)-1] = append(places[len(places)-1], seat)
		} else {
			places = append(places, []SeatNo{seat})
		}
	}
	return places
}

// SeatOf converts the id of a choice made by SeatChoices to a seat number, counted from 0.
func SeatOf(id string) SeatNo {
	n, _ := strconv.Atoi(id)
	return SeatNo(n)
}

// Plain makes a text that shows a name or a number unchanged in every language.
func Plain(value any) Text { return Text{ID: "games.plain", Args: map[string]any{"Value": value}} }

// SeatChoices makes one choice for each person. SeatOf converts their ids back.
func SeatChoices(seats []Seat) (all []Choice) {
	for i, seat := range seats {
		all = append(all, Choice{ID: strconv.Itoa(i), Label: Plain(seat.Name), Colour: seat.Colour})
	}
	return all
}
