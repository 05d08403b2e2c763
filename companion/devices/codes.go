package devices

import (
	"crypto/rand"
	"crypto/sha256"
	"net/netip"
	"strings"
	"sync"
	"time"
)

// letters is the alphabet of codes: Crockford's base 32, without I, L, O and U, which are easily mistaken.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

// codeLetters is a code's length: 40 bits. See Gate for how unlikely a guess is.
const codeLetters = 8

// newCode makes a random code.
func newCode() string {
	var b [codeLetters]byte
	rand.Read(b[:]) // never returns an error: it ends the program where the system has no random numbers
	for i := range b {
		b[i] = letters[b[i]%32]
	}
	return string(b[:])
}

// plainCode normalises a typed code: it drops separators and corrects letters that are easily mistaken.
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

// digest is stored in place of a secret, and cannot be used as the secret.
func digest(secret string) [sha256.Size]byte { return sha256.Sum256([]byte(secret)) }

// How many wrong codes are taken from one address within a window, and how many codes are compared in all.
const (
	wrongWindow   = 5 * time.Minute
	mostWrongHere = 10
	mostChecks    = 100 // comparisons a second with an open code, at all tables together
)

// attempts counts wrong codes by where they came from: the address of the connection itself, which no header can change. An IPv6
// address counts alone, although a device can have many: a whole home shares one network, and one guest would keep all others
// out. What many addresses may guess together is the Gate's.
type attempts struct {
	at     map[netip.Addr][]time.Time
	pruned time.Time
}

// wait is how long an address must wait before it may try again; 0: not at all.
func (a *attempts) wait(from netip.Addr, now time.Time) time.Duration {
	if age := now.Sub(a.pruned); age < 0 || age > 10*time.Second {
		a.pruned = now
		for p := range a.at {
			a.prune(p, now)
		}
	}
	from = from.Unmap().WithZone("")
	if here := a.prune(from, now); len(here) >= mostWrongHere {
		return wrongWindow - now.Sub(here[0])
	}
	return 0
}

// prune forgets what is older than the window.
func (a *attempts) prune(from netip.Addr, now time.Time) []time.Time {
	list := a.at[from]
	for len(list) > 0 && now.Sub(list[0]) >= wrongWindow {
		list = list[1:]
	}
	if len(list) == 0 {
		delete(a.at, from)
		return nil
	}
	a.at[from] = list
	return list
}

// wrong counts one.
func (a *attempts) wrong(from netip.Addr, now time.Time) {
	if a.at == nil {
		a.at = map[netip.Addr][]time.Time{}
	}
	from = from.Unmap().WithZone("")
	a.at[from] = append(a.at[from], now)
}

// Gate bounds how often codes are compared, at all tables that share it. A code has 40 bits and is good for 10 minutes: 600 s of
// 100 comparisons are 60,000 of 2^40, which guess right once in 18 million times. See SECURITY.md.
type Gate struct {
	mu     sync.Mutex
	second int64
	passed int
}

// pass says whether so many codes may be compared now.
func (g *Gate) pass(now time.Time, codes int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if s := now.Unix(); s != g.second {
		g.second, g.passed = s, 0
	}
	if codes = min(codes, mostChecks); g.passed+codes > mostChecks {
		return false
	}
	g.passed += codes
	return true
}
