package camera

import (
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"quartermaster/hardware/simulation"
)

// Settings are the settings of a simulated table that stand in its address.
type Settings struct {
	Table simulation.Options
	Rate  float64             // frames a second, 0.2 to 60; 0: 10
	Still bool                // dice are thrown without motion: they lie there at once
	With  []simulation.Oddity // oddities of every throw
}

// parameters lists the parameters of a simulated table's address, each with the function that sets it.
var parameters = map[string]func(s *Settings, value string) error{
	"seed": func(s *Settings, v string) (err error) {
		s.Table.Seed, err = strconv.ParseUint(v, 10, 64)
		s.Table.Varied = true
		return err
	},
	"colours": func(s *Settings, v string) error {
		s.Table.Colours = strings.Split(v, ",")
		return nil
	},
	"combat":  func(s *Settings, v string) error { s.Table.Combat = v; return nil },
	"combats": func(s *Settings, v string) (err error) { s.Table.Combats, err = strconv.Atoi(v); return err },
	"edge":    func(s *Settings, v string) error { return number(v, &s.Table.Edge) },
	"corners": func(s *Settings, v string) error { s.Table.Corners = v; return nil },
	"lattice": func(s *Settings, v string) error { return number(v, &s.Table.Lattice) },
	"jitter":  func(s *Settings, v string) error { return number(v, &s.Table.Jitter) },
	"light":   func(s *Settings, v string) error { s.Table.Light = v; return nil },
	"size": func(s *Settings, v string) error {
		var w, h float64
		err := pair(v, &w, &h)
		s.Table.Width, s.Table.Height = int(w), int(h)
		return err
	},
	"board": func(s *Settings, v string) error { return pair(v, &s.Table.Board[0], &s.Table.Board[1]) },
	"wall":  func(s *Settings, v string) error { return number(v, &s.Table.Wall) },
	"noise": func(s *Settings, v string) error { return number(v, &s.Table.Noise) },
	"rate":  func(s *Settings, v string) error { return number(v, &s.Rate) },
	"with":  func(s *Settings, v string) (err error) { s.With, err = simulation.ParseOddities(v); return err },
	"still": func(s *Settings, v string) (err error) { s.Still, err = flag(v); return err },
}

// ParseSimulated parses the part of an address after "simulated:". The error is one sentence.
func ParseSimulated(text string) (Settings, error) {
	var s Settings
	values, err := url.ParseQuery(strings.TrimPrefix(text, "?"))
	if err != nil {
		return s, fmt.Errorf("the camera's address cannot be read at %.60q; write name=value, with & between two of them", text)
	}
	names := make([]string, 0, len(values))
	for name := range values {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		set, known := parameters[name]
		if !known {
			return s, fmt.Errorf("the simulated camera does not know %.40q; it knows %s", name, strings.Join(parameterNames(), ", "))
		}
		if len(values[name]) > 1 {
			return s, fmt.Errorf("the camera's address says %s more than once", name)
		}
		if err := set(&s, values[name][0]); err != nil {
			var syntax *strconv.NumError
			if errors.As(err, &syntax) || errors.Is(err, strconv.ErrSyntax) {
				err = errors.New("write a number")
			}
			return s, fmt.Errorf("the camera's address has %s=%.40q, which cannot be understood: %w", name, values[name][0], err)
		}
	}
	return s, nil
}

func parameterNames() []string {
	var out []string
	for name := range parameters {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

func number(text string, into *float64) (err error) {
	*into, err = strconv.ParseFloat(text, 64)
	return err
}

// pair parses two numbers with an x between them.
func pair(text string, a, b *float64) error {
	left, right, found := strings.Cut(text, "x")
	if !found {
		return strconv.ErrSyntax
	}
	if err := number(left, a); err != nil {
		return err
	}
	return number(right, b)
}

// flag parses a yes or no. A name without a value means yes.
func flag(text string) (bool, error) {
	if text == "" {
		return true, nil
	}
	return strconv.ParseBool(text)
}
