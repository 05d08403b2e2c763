package games

import (
	"slices"
	"strconv"
)

// Ranked puts n seats in an order in which places can be shared. Compare is below zero where a stands before b, and zero
// where the two share a place.
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

// SeatOf reads a seat from the id of a choice; seats are numbered from 0.
func SeatOf(id string) SeatNo {
	n, _ := strconv.Atoi(id)
	return SeatNo(n)
}

// Plain is a name or a number as it is.
func Plain(value any) Text { return Text{ID: "games.plain", Args: map[string]any{"Value": value}} }

// SeatChoices are the people as choices: ids as SeatOf reads them.
func SeatChoices(seats []Seat) (all []Choice) {
	for i, seat := range seats {
		all = append(all, Choice{ID: strconv.Itoa(i), Label: Plain(seat.Name), Colour: seat.Colour})
	}
	return all
}
