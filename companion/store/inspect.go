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

// Damage is a run of damaged entries of a table, or a damaged document.
type Damage struct {
	Table    string
	Paper    string // name of the document; "": entries are damaged
	From     int64  // the damaged entries, the first and the last
	To       int64
	Game     *companion.Entry // the entry that starts their game; nil: it cannot be read
	Aside    string           // the file to which they were moved; "": nothing was left of them
	Repaired bool             // they were written again from memory, so nothing is missing
}

// Known gives an entry that a table holds in memory. With it a record that is damaged while people play is repaired.
type Known func(table string, no int64) (companion.Entry, bool)

// row is an entry as it stands in the record.
type row struct {
	no         int64
	kind, body string
	sum        []byte
}

func (r row) intact() bool { return bytes.Equal(r.sum, sum(r.no, r.body)) }

// ownKind is the kind that the entry itself names. It decides, because the column of the kind has no checksum.
func (r row) ownKind() string {
	if strings.Contains(r.body, `"kind":"`+r.kind+`"`) {
		return r.kind
	}
	var said struct{ Kind string }
	_ = json.Unmarshal([]byte(r.body), &said) // an entry that cannot be read has no kind
	return said.Kind
}

// entry is the entry of an undamaged row; the zero entry if a newer program wrote it.
func (r row) entry() companion.Entry {
	e, _ := companion.UnmarshalEntry([]byte(r.body))
	return e
}

func rowOf(e companion.Entry) (row, error) {
	body, err := e.Marshal()
	return row{e.No, string(e.Kind), string(body), sum(e.No, string(body))}, err
}

// mostGap is how many missing entries in a row are replaced by Lost entries. A larger gap means that a number is damaged.
const mostGap = 100_000

// inspection compares the entries of one table with their checksums. It sees them in the order of their numbers.
type inspection struct {
	table    string
	next     int64         // the number of the next entry
	base     int64         // the first entry that a table reads when it is opened
	game     row           // the start of the current game; the zero row: it cannot be read
	odd      []row         // damaged rows, and empty rows for missing ones
	games    map[int64]row // of each odd row: the start of its game
	misfiled []row         // undamaged, but with a wrong kind in its column
	far      map[int64]row // damaged, and behind a gap: perhaps the number is damaged too
	newest   row
	open     []int64 // lost entries behind which no entry says where the game goes on
}

func newInspection(table string) *inspection {
	return &inspection{table: table, next: 1, base: 1, games: map[int64]row{}, far: map[int64]row{}}
}

// see adds the next row. It gives false, and adds nothing, if the row is out of order or more than mostGap are missing before it.
func (i *inspection) see(r row) bool {
	if r.no > i.next && !r.intact() {
		i.far[r.no] = r
		return true
	}
	if r.no < i.next || !i.want(r.no-1) {
		return false
	}
	i.next, i.newest = r.no+1, r
	if !r.intact() {
		i.note(r)
		return true
	}
	if kind := r.ownKind(); kind != r.kind {
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

// want notes that all entries up to last must be there. It gives false if more than mostGap are missing.
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
		i.game = row{} // a game starts with this entry, which cannot be read
	}
	i.odd, i.games[r.no] = append(i.odd, r), i.game
	i.open = append(i.open, r.no)
}

// unfinished says whether the table reads lost entries behind which no entry says where the game goes on.
func (i *inspection) unfinished() bool { return len(i.open) > 0 && i.open[len(i.open)-1] >= i.base }

// whole says whether there is nothing to mend.
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

// remedy is the change that mends a table's record.
type remedy struct {
	put    []row   // replace the rows of their numbers
	remove []int64 // are deleted
	aside  []row   // rows that leave the record
	found  []Damage
}

// remedy replaces damaged entries by those that are known from memory, and the others by Lost entries. If the table reads these,
// one further Lost entry says that the game goes on from its last step before them.
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

// mend gives the remedy of a table. Before that it writes the rows that leave the record into a file whose name begins with aside.
// begun says that the mark knows the table.
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

// stray is the remedy of a table that does not really exist: its only entry belongs to another table, and the name of that table was
// damaged.
func (i *inspection) stray() (m remedy, is bool) {
	if n := int64(len(i.odd)); n == 0 || n != i.newest.no-1 || !i.newest.intact() {
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

// keepAside writes the rows that leave the record into a new file, and notes its name in what was found.
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

// damagedFile is the name of a new file for what leaves the record at path.
func damagedFile(path string, now time.Time) string {
	return unused(path + ".damaged-" + now.UTC().Format(stamp))
}

// entriesOf gives the entries of a table as they would be after Mend, and what was damaged. It leaves rows out that are out of order.
func entriesOf(table string, rows map[int64]row, last int64) (all []companion.Entry, found []Damage, err error) {
	i := newInspection(table)
	whole := map[int64]row{}
	for _, no := range slices.Sorted(maps.Keys(rows)) {
		if r := rows[no]; i.see(r) && r.intact() {
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
		if err != nil { // the checksum is right, so a newer program wrote it
			return nil, nil, err
		}
		all = append(all, e)
	}
	return all, m.found, nil
}
