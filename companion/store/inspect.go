package store

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"quartermaster/companion"
)

// Damage is a stretch of a table's record, or a document, that is not as it was written.
type Damage struct {
	Table    string
	Paper    string // name of the document; "": entries are damaged
	From     int64  // the damaged entries, the first and the last
	To       int64
	Game     *companion.Entry // the start of the game that they belong to; nil: it cannot be read
	Aside    string           // the file into which they were put; "": nothing was left of them
	Repaired bool             // they were written again from memory: nothing is missing
}

// Known gives an entry that a table holds in memory. A record that is damaged while people play is repaired with it.
type Known func(table string, no int64) (companion.Entry, bool)

// row is an entry as it stands in the record.
type row struct {
	no         int64
	kind, body string
	sum        []byte
}

func (r row) holds() bool { return bytes.Equal(r.sum, sum(r.no, r.body)) }

// asSaid is the kind that the entry itself says. The column beside it has no sum.
func (r row) asSaid() string {
	if strings.Contains(r.body, `"kind":"`+r.kind+`"`) {
		return r.kind
	}
	var said struct{ Kind string }
	_ = json.Unmarshal([]byte(r.body), &said) // an entry that cannot be read has no kind
	return said.Kind
}

// entry is the entry of a row that holds; the zero entry where a newer program wrote it.
func (r row) entry() companion.Entry {
	e, _ := companion.UnmarshalEntry([]byte(r.body))
	return e
}

func rowOf(e companion.Entry) (row, error) {
	body, err := e.Marshal()
	return row{e.No, string(e.Kind), string(body), sum(e.No, string(body))}, err
}

// mostGap is how many missing entries in a row are made up for. More are no damage of single places.
const mostGap = 100_000

// inspection holds the entries of one table, seen in order, against their sums.
type inspection struct {
	table    string
	next     int64         // the number that must come next
	base     int64         // where a table begins to read its record
	game     row           // the start of the game that entries belong to now; the zero row: it cannot be read
	odd      []row         // damaged, or in the place of one that is missing
	games    map[int64]row // of each odd row: the start of its game
	misfiled []row         // whole, with a wrong kind beside it
	far      map[int64]row // damaged, and behind a gap: their numbers may be damaged too
	newest   row
	open     []int64 // entries that are lost since the last time that the game went on
}

func newInspection(table string) *inspection {
	return &inspection{table: table, next: 1, base: 1, games: map[int64]row{}, far: map[int64]row{}}
}

// see takes the next row. It gives false, and takes nothing, where the row stands in no order or far too many are missing before it.
func (i *inspection) see(r row) bool {
	if r.no > i.next && !r.holds() {
		i.far[r.no] = r
		return true
	}
	if r.no < i.next || !i.want(r.no-1) {
		return false
	}
	i.next, i.newest = r.no+1, r
	if !r.holds() {
		i.note(r)
		return true
	}
	if kind := r.asSaid(); kind != r.kind {
		r.kind = kind
		i.misfiled = append(i.misfiled, r)
	}
	switch r.kind {
	case string(companion.Starts):
		i.game, i.base = r, max(1, r.entry().Base)
	case string(companion.Lost):
		if r.entry().Of > 0 {
			i.open = nil
		} else {
			i.open = append(i.open, r.no)
		}
	}
	return true
}

// want says that entries up to a number were there. It gives false where far too many are missing.
func (i *inspection) want(last int64) bool {
	if last-i.next > mostGap {
		return false
	}
	for ; i.next <= last; i.next++ {
		r, is := i.far[i.next]
		if !is {
			r = row{no: i.next}
		}
		delete(i.far, i.next)
		i.newest = r
		i.note(r)
	}
	return true
}

func (i *inspection) note(r row) {
	if r.kind == string(companion.Starts) {
		i.game = row{} // a game began here, and nobody knows which
	}
	i.odd, i.games[r.no] = append(i.odd, r), i.game
	i.open = append(i.open, r.no)
}

// unfinished says whether the table reads a loss behind which no game goes on yet.
func (i *inspection) unfinished() bool { return len(i.open) > 0 && i.open[len(i.open)-1] >= i.base }

// whole says whether there is nothing to do.
func (i *inspection) whole() bool {
	return len(i.odd)+len(i.misfiled)+len(i.far) == 0 && !i.unfinished()
}

// first is the first entry that is not as it should be.
func (i *inspection) first() int64 {
	no := i.next
	for _, r := range slices.Concat(i.odd, i.misfiled) {
		no = min(no, r.no)
	}
	return no
}

// remedy is what makes a table's record whole again.
type remedy struct {
	put    []row   // in the place of what has their numbers
	remove []int64 // with nothing in their place
	aside  []row   // what is taken out of the record
	found  []Damage
}

// remedy puts entries from memory in the place of damaged ones, and lost entries where memory has none. Where the table reads
// them, another lost entry behind them says that the game goes on from its last whole step.
func (i *inspection) remedy(known Known, now time.Time) (m remedy, err error) {
	m.put = slices.Clone(i.misfiled)
	fill := func(e companion.Entry) error {
		r, err := rowOf(e)
		m.put = append(m.put, r)
		return err
	}
	for _, r := range i.odd {
		d := Damage{Table: i.table, From: r.no, To: r.no}
		if g := i.games[r.no].entry(); g.Start != nil {
			d.Game = &g
		}
		e, ok := companion.Entry{}, false
		if known != nil {
			e, ok = known(i.table, r.no)
		}
		if d.Repaired = ok && e.No == r.no; d.Repaired {
			i.open = slices.DeleteFunc(i.open, func(no int64) bool { return no == r.no })
		} else {
			e = companion.Entry{No: r.no, Seen: r.no - 1, Kind: companion.Lost}
			if r.body != "" {
				m.aside = append(m.aside, r)
			}
		}
		if err := fill(e); err != nil {
			return m, err
		}
		n := len(m.found)
		if n > 0 && m.found[n-1].To == r.no-1 && m.found[n-1].Repaired == d.Repaired && i.games[m.found[n-1].From].no == i.games[r.no].no {
			m.found[n-1].To = r.no
			continue
		}
		m.found = append(m.found, d)
	}
	for no, r := range i.far {
		m.remove, m.aside = append(m.remove, no), append(m.aside, r)
		m.found = append(m.found, Damage{Table: i.table, From: no, To: no})
	}
	if !i.unfinished() {
		return m, nil
	}
	from := i.open[slices.IndexFunc(i.open, func(no int64) bool { return no >= i.base })]
	return m, fill(companion.Entry{No: i.next, At: now.UTC(), Seen: i.next - 1, Kind: companion.Lost, Of: from})
}

// mend gives the remedy of a table, once what it takes out of the record is in a file beside the path aside. begun says that
// somebody is known to have begun the table.
func (i *inspection) mend(begun bool, aside string, known Known) (remedy, error) {
	now := time.Now()
	m, err := i.remedy(known, now)
	if err != nil {
		return m, err
	}
	if stray, is := i.stray(); is && !begun {
		m = stray
	}
	return m, m.keepAside(aside, i.table, now)
}

// stray is the remedy of a table that nobody has begun: one entry alone that has lost the name of its own table.
func (i *inspection) stray() (m remedy, is bool) {
	if n := int64(len(i.odd)); n == 0 || n != i.newest.no-1 || !i.newest.holds() {
		return m, false
	}
	m.found = []Damage{{Table: i.table, From: i.newest.no, To: i.newest.no}}
	for _, r := range append(slices.Clone(i.odd), i.newest) {
		m.remove = append(m.remove, r.no)
		if r.body != "" {
			m.aside = append(m.aside, r)
		}
	}
	return m, true
}

// keepAside writes what is taken out of the record into a new file beside path, and notes its name.
func (m *remedy) keepAside(path, table string, now time.Time) error {
	if len(m.aside) == 0 {
		return nil
	}
	var lines bytes.Buffer
	for _, r := range m.aside {
		text, err := json.Marshal(map[string]any{"table": table, "no": r.no, "kind": r.kind, "body": r.body, "sum": r.sum})
		if err != nil {
			return err
		}
		lines.Write(append(text, '\n'))
	}
	aside := damagedFile(path, now)
	if err := writeSynced(aside, lines.Bytes()); err != nil {
		return fmt.Errorf("damaged entries of %s could not be set aside: %w", table, err)
	}
	for i := range m.found {
		if !m.found[i].Repaired {
			m.found[i].Aside = aside
		}
	}
	return nil
}

// damagedFile is the name of a new file for what is taken out of the record at path.
func damagedFile(path string, now time.Time) string {
	return unused(path + ".damaged-" + now.UTC().Format(stamp))
}

// entriesOf gives the entries of a table as they are once it is mended, and what was damaged. Rows that make no sense are left out.
func entriesOf(table string, rows map[int64]row, last int64) (all []companion.Entry, found []Damage, err error) {
	i := newInspection(table)
	whole := map[int64]row{}
	for _, no := range slices.Sorted(maps.Keys(rows)) {
		if r := rows[no]; i.see(r) && r.holds() {
			whole[no] = r
		}
	}
	if len(whole) == 0 {
		return nil, nil, nil
	}
	i.want(last)
	m, err := i.remedy(nil, time.Now())
	if err != nil {
		return nil, nil, err
	}
	for _, r := range m.put {
		whole[r.no] = r
	}
	for no := int64(1); no <= int64(len(whole)); no++ {
		e, err := companion.UnmarshalEntry([]byte(whole[no].body))
		if err != nil { // as it was written, so a newer program wrote it
			return nil, nil, err
		}
		all = append(all, e)
	}
	return all, m.found, nil
}
