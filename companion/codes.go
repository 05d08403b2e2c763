package companion

import (
	"crypto/rand"
	"crypto/sha256"
	"net/netip"
	"strings"
	"time"
)

// letters are those of a code: no I, L, O or U, which are mistaken for others (Crockford's base 32).
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// codeLetters is a code's length: 40 bits, which nobody guesses in so few attempts.
const codeLetters = 8

// newCode is a code by chance.
func newCode() string {
	var b [codeLetters]byte
	rand.Read(b[:]) // never fails: it ends the program where the system has no chance to give
	for i := range b {
		b[i] = letters[b[i]%32]
	}
	return string(b[:])
}

// plainCode is a code as it was typed by somebody, without what people put between and with the letters they mistook.
func plainCode(typed string) string {
	if len(typed) > 64 {
		return ""
	}
	return strings.Map(func(r rune) rune {
		switch {
		case r == 'O':
			return '0'
		case r == 'I' || r == 'L':
			return '1'
		case strings.ContainsRune(letters, r):
			return r
		}
		return -1
	}, strings.ToUpper(typed))
}

// digest is what is kept of a secret: whoever reads it cannot use it.
func digest(secret string) [sha256.Size]byte { return sha256.Sum256([]byte(secret)) }

// How many wrong codes are taken within a window, from one place and from all.
const (
	wrongWindow   = 5 * time.Minute
	mostWrongHere = 10
	mostWrong     = 60
)

// attempts counts wrong codes by where they came from: the address of the connection itself, which no header can change.
type attempts struct {
	at map[netip.Prefix][]time.Time
	n  int
}

// place is whose attempts count together: an IPv4 address, or the network in which a device picks its IPv6 addresses itself.
func place(from netip.Addr) netip.Prefix {
	from = from.Unmap().WithZone("")
	bits := 32
	if from.Is6() {
		bits = 64
	}
	p, _ := from.Prefix(bits) // the zero address gives the zero prefix: unknown places count together
	return p
}

// wait is how long a place must wait before it may try again; 0: not at all.
func (a *attempts) wait(from netip.Addr, now time.Time) time.Duration {
	a.n = 0
	var oldest time.Time
	for p, list := range a.at {
		for len(list) > 0 && now.Sub(list[0]) >= wrongWindow {
			list = list[1:]
		}
		if a.at[p] = list; len(list) == 0 {
			delete(a.at, p)
			continue
		}
		a.n += len(list)
		if oldest.IsZero() || list[0].Before(oldest) {
			oldest = list[0]
		}
	}
	if here := a.at[place(from)]; len(here) >= mostWrongHere {
		return wrongWindow - now.Sub(here[0])
	}
	if a.n >= mostWrong {
		return wrongWindow - now.Sub(oldest)
	}
	return 0
}

// wrong counts one. wait has said 0, so that there are never more than mostWrong.
func (a *attempts) wrong(from netip.Addr, now time.Time) {
	if a.at == nil {
		a.at = map[netip.Prefix][]time.Time{}
	}
	a.at[place(from)] = append(a.at[place(from)], now)
}
