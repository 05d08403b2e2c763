// Package storetest is the one test suite that every store of records passes.
package storetest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/games"
)

// Kind makes stores of one kind.
type Kind struct {
	// Open gives an empty store, and a function that gives the same record reopened.
	Open func(t *testing.T) (s companion.Store, again func() companion.Store)
}

// Entry is entry no of a record in which a game starts at 1.
func Entry(no int64) companion.Entry {
	e := companion.Entry{No: no, At: time.Date(2026, 11, 21, 20, 0, int(no), 123456789, time.UTC), By: companion.By{Device: "tablet"}, Seen: no - 1, Kind: companion.Answers,
		Answer: &games.Answer{Ask: fmt.Sprintf("ask/%d", no), Seat: 1, Fields: map[string]json.RawMessage{"n": json.RawMessage(fmt.Sprint(no))}}, Hash: "5eaf00d"}
	if no == 1 {
		e.Kind, e.Answer, e.Base = companion.Starts, nil, 1
		e.Start = &companion.Start{Game: "harbour", People: []companion.Person{{Name: "Żaneta „Ż” O'Hara\n", Colour: "red"}}}
	}
	return e
}

// Fill appends the entries from number from to number to.
func Fill(t *testing.T, s companion.Store, from, to int64) {
	t.Helper()
	for no := from; no <= to; no++ {
		if err := s.Append(t.Context(), Entry(no)); err != nil {
			t.Fatal(no, err)
		}
	}
}

// Same fails unless the entries are those numbered from from to to.
func Same(t *testing.T, got []companion.Entry, from, to int64) {
	t.Helper()
	if int64(len(got)) != to-from+1 {
		t.Fatalf("%d entries, want %d to %d", len(got), from, to)
	}
	for i, e := range got {
		a, _ := e.Marshal()
		b, _ := Entry(from + int64(i)).Marshal()
		if string(a) != string(b) {
			t.Fatalf("entry %d is\n%s, want\n%s", from+int64(i), a, b)
		}
	}
}

// Run holds the laws of companion.Store against a kind.
func Run(t *testing.T, k Kind) {
	t.Run("a new record is empty", func(t *testing.T) {
		s, _ := k.Open(t)
		if tail, err := s.Tail(t.Context()); err != nil || len(tail) != 0 {
			t.Fatal(tail, err)
		}
	})
	t.Run("what was appended is there, also after it is opened again", func(t *testing.T) {
		s, again := k.Open(t)
		Fill(t, s, 1, 20)
		for range 2 {
			tail, err := s.Tail(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			Same(t, tail, 1, 20)
			some, err := s.Entries(t.Context(), 7, 9)
			if err != nil {
				t.Fatal(err)
			}
			Same(t, some, 7, 9)
			s = again()
		}
		Fill(t, s, 21, 22)
	})
	t.Run("the numbers have no gaps and no doubles", func(t *testing.T) {
		s, _ := k.Open(t)
		Fill(t, s, 1, 3)
		for _, no := range []int64{-1, 0, 1, 3, 5, 1 << 40} {
			if err := s.Append(t.Context(), Entry(no)); !errors.Is(err, companion.ErrNotKept) {
				t.Fatal(no, err)
			}
		}
		Fill(t, s, 4, 4)
		tail, err := s.Tail(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		Same(t, tail, 1, 4)
	})
	t.Run("the tail begins where the last start says", func(t *testing.T) {
		s, again := k.Open(t)
		Fill(t, s, 1, 5)
		start := Entry(1)
		start.No, start.Base = 6, 3
		if err := s.Append(t.Context(), start); err != nil {
			t.Fatal(err)
		}
		Fill(t, s, 7, 8)
		for range 2 {
			tail, err := s.Tail(t.Context())
			if err != nil || len(tail) != 6 || tail[0].No != 3 || tail[5].No != 8 {
				t.Fatal(tail, err)
			}
			s = again()
		}
	})
	t.Run("entries beyond the record are not there", func(t *testing.T) {
		s, _ := k.Open(t)
		Fill(t, s, 1, 3)
		for _, r := range [][2]int64{{4, 9}, {-5, 0}, {3, 2}} {
			if got, err := s.Entries(t.Context(), r[0], r[1]); err != nil || len(got) != 0 {
				t.Fatal(r, got, err)
			}
		}
	})
	t.Run("nobody can change an entry afterwards", func(t *testing.T) {
		s, _ := k.Open(t)
		Fill(t, s, 1, 1)
		e := Entry(2)
		if err := s.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
		e.Answer.Fields["n"] = json.RawMessage("666")
		tail, err := s.Tail(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		tail[1].Answer.Ask = "other"
		if tail, err = s.Tail(t.Context()); err != nil {
			t.Fatal(err)
		}
		Same(t, tail, 1, 2)
	})
	t.Run("an entry that cannot be written is not kept", func(t *testing.T) {
		s, _ := k.Open(t)
		Fill(t, s, 1, 1)
		e := Entry(2)
		e.Answer.Fields["n"] = json.RawMessage("{")
		if err := s.Append(t.Context(), e); !errors.Is(err, companion.ErrNotKept) {
			t.Fatal(err)
		}
		Fill(t, s, 2, 2)
	})
	t.Run("a large entry is kept", func(t *testing.T) {
		s, again := k.Open(t)
		Fill(t, s, 1, 1)
		e := Entry(2)
		e.Answer.Fields["n"] = json.RawMessage(`"` + strings.Repeat("ż", 500_000) + `"`)
		if err := s.Append(t.Context(), e); err != nil {
			t.Fatal(err)
		}
		got, err := again().Entries(t.Context(), 2, 2)
		if err != nil || len(got) != 1 || string(got[0].Answer.Fields["n"]) != string(e.Answer.Fields["n"]) {
			t.Fatal(err, len(got))
		}
	})
	t.Run("papers are kept by name, and are no part of the record", func(t *testing.T) {
		s, again := k.Open(t)
		Fill(t, s, 1, 2)
		papers(t, s, func() companion.Papers { return again() })
		tail, err := again().Tail(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		Same(t, tail, 1, 2)
	})
	t.Run("of many who append the same number one wins", func(t *testing.T) {
		s, _ := k.Open(t)
		Fill(t, s, 1, 1)
		var all sync.WaitGroup
		won := make(chan int64, 1000)
		for range 8 {
			all.Go(func() {
				for no := int64(2); no <= 30; {
					err := s.Append(context.Background(), Entry(no))
					switch {
					case err == nil:
						won <- no
						no++
					case errors.Is(err, companion.ErrNotKept):
						tail, err := s.Tail(context.Background())
						if err != nil {
							t.Error(err)
							return
						}
						no = int64(len(tail)) + 1
					default:
						t.Error(err)
						return
					}
				}
			})
		}
		all.Wait()
		close(won)
		times := map[int64]int{}
		for no := range won {
			times[no]++
		}
		for no := int64(2); no <= 30; no++ {
			if times[no] != 1 {
				t.Fatal("entry", no, "was appended", times[no], "times")
			}
		}
	})
}

// papers holds the laws of companion.Papers.
func papers(t *testing.T, p companion.Papers, again func() companion.Papers) {
	t.Helper()
	want := map[string]string{}
	keep := func(name string, body []byte) {
		t.Helper()
		if err := p.KeepPaper(t.Context(), name, body); err != nil {
			t.Fatal(err)
		}
		if want[name] = string(body); body == nil {
			delete(want, name)
		}
		for range 2 {
			for _, prefix := range []string{"", "person/", "person/1", "dra%", "zz"} {
				got, err := p.Papers(t.Context(), prefix)
				if err != nil {
					t.Fatal(err)
				}
				n := 0
				for name, body := range want {
					if !strings.HasPrefix(name, prefix) {
						continue
					}
					if n++; got[name] == nil || string(got[name]) != body {
						t.Fatalf("%q is %q, want %q", name, got[name], body)
					}
				}
				if len(got) != n {
					t.Fatalf("%q gives %d papers, want %d", prefix, len(got), n)
				}
			}
			p = again()
		}
	}
	keep("draft", nil)
	keep("draft", []byte("first"))
	keep("draft", []byte("second \x00 \xff"))
	keep("person/1", []byte("Ola"))
	keep("person/12", []byte{})
	keep("draft", nil)
	keep("person/1", nil)
}
