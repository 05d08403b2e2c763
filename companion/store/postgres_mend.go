package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/jackc/pgx/v5"
)

// Mend does what File.Mend does. The file of damaged entries is on the machine that mends. Every process is told, and reads the record
// again.
func (p *Postgres) Mend(ctx context.Context, aside string, known Known) (all []Damage, err error) {
	ids, err := p.Tables(ctx)
	if err != nil {
		return nil, err
	}
	var failed error
	for _, id := range ids {
		found, err := p.mendTable(ctx, id, aside, known)
		all, failed = append(all, found...), errors.Join(failed, err)
	}
	return all, failed
}

// Damage gives the first damaged place of each table, and changes nothing.
func (p *Postgres) Damage(ctx context.Context) (all []Damage, err error) {
	ids, err := p.Tables(ctx)
	if err != nil {
		return nil, err
	}
	ctx, cancel := p.link.within(ctx, 6*patience)
	defer cancel()
	for _, id := range ids {
		i, err := p.inspect(ctx, p.pool, id)
		if err != nil {
			return all, err
		}
		if !i.whole() {
			all = append(all, Damage{Table: id, From: i.first(), To: i.first()})
		}
	}
	return all, nil
}

func (p *Postgres) inspect(ctx context.Context, q querier, id string) (*inspection, error) {
	rows, err := readRows(ctx, q, id)
	if err != nil {
		return nil, err
	}
	i := newInspection(id)
	for _, no := range slices.Sorted(maps.Keys(rows)) {
		if !i.see(rows[no]) {
			return nil, &Unusable{Path: p.name, Reason: fmt.Sprintf("The record %s is damaged: too many entries of %s are missing before entry %d.", p.name, id, no)}
		}
	}
	return i, nil
}

// readRows reads all rows of a table as they stand.
func readRows(ctx context.Context, q querier, id string) (map[int64]row, error) {
	found, err := q.Query(ctx, "SELECT no, kind, body, sum FROM quartermaster.entry WHERE tbl = $1", id)
	if err != nil {
		return nil, err
	}
	rows := map[int64]row{}
	var r row
	_, err = pgx.ForEachRow(found, []any{&r.no, &r.kind, &r.body, &r.sum}, func() error {
		rows[r.no] = row{r.no, r.kind, r.body, bytes.Clone(r.sum)}
		return nil
	})
	return rows, err
}

// mendTable mends one table while nobody else can write. It inspects the table again, because another process may have mended it.
func (p *Postgres) mendTable(ctx context.Context, id, aside string, known Known) (found []Damage, err error) {
	err = p.tx(ctx, pgx.TxOptions{}, func(ctx context.Context, tx pgx.Tx) error {
		found = nil
		if _, err := tx.Exec(ctx, "LOCK TABLE quartermaster.house, quartermaster.entry, quartermaster.paper IN EXCLUSIVE MODE"); err != nil {
			return err
		}
		i, err := p.inspect(ctx, tx, id)
		if err != nil || i.whole() {
			return err
		}
		m, err := i.mend(false, aside, known)
		if err != nil {
			return err
		}
		gone := m.remove
		for _, r := range m.put {
			gone = append(gone, r.no)
		}
		b := &pgx.Batch{}
		b.Queue("DELETE FROM quartermaster.entry WHERE tbl = $1 AND no = ANY($2)", id, gone)
		for _, r := range m.put {
			b.Queue("INSERT INTO quartermaster.entry(tbl, no, kind, body, sum) VALUES($1, $2, $3, $4, $5)", id, r.no, r.kind, r.body, r.sum)
		}
		b.Queue("DELETE FROM quartermaster.paper WHERE tbl = $1 AND starts_with(name, 'history/')", id) // it is made again from the record
		b.Queue("UPDATE quartermaster.house SET generation = generation + 1")
		b.Queue("NOTIFY quartermaster")
		found = m.found
		return tx.SendBatch(ctx, b).Close()
	})
	if err != nil {
		return nil, err
	}
	return found, nil
}
