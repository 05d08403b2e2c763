package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"quartermaster/companion"
)

// remote is the record of one table on a server.
type remote struct {
	p  *Postgres
	id string
}

// appendSQL adds an entry if its number is the next one and the record was not rewritten since it was read. FOR SHARE keeps others
// from rewriting it until the entry is there.
const appendSQL = `WITH now AS (SELECT generation FROM quartermaster.house WHERE generation = $6::bigint FOR SHARE),
kept AS (INSERT INTO quartermaster.entry(tbl, no, kind, body, sum) SELECT $1::text, $2::bigint, $3::text, $4::text, $5::bytea FROM now
	WHERE $2::bigint = 1 + coalesce((SELECT max(no) FROM quartermaster.entry WHERE tbl = $1::text), 0) RETURNING no)
SELECT count(*), pg_notify('quartermaster', $1::text) FROM kept`

// Append keeps an entry. If two processes append the same number, one of them gets ErrBehind.
func (t *remote) Append(ctx context.Context, e companion.Entry) error {
	b, err := e.Marshal()
	if err != nil {
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	p := t.p
	generation, known, unread := p.read(t.id)
	if unread {
		return errors.New("the record must be read again before anything is added to it")
	}
	ctx, cancel := p.link.within(ctx, patience)
	defer cancel()
	if !known {
		if generation, err = t.generation(ctx, p.pool); err != nil {
			return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
		}
		p.wasRead(t.id, generation)
	}
	var kept int
	body := string(b)
	err = p.pool.QueryRow(ctx, appendSQL, t.id, e.No, string(e.Kind), body, sum(e.No, body), generation).Scan(&kept, nil)
	var said *pgconn.PgError
	switch {
	case err == nil && kept == 1:
		return nil
	case err == nil, errors.As(err, &said) && said.Code == "23505":
		return fmt.Errorf("%w: the record has changed: entry %d is not the next one", companion.ErrBehind, e.No)
	case certain(err):
		return fmt.Errorf("%w: %w", companion.ErrNotKept, err)
	}
	p.mustRead(t.id)
	return err
}

func (t *remote) generation(ctx context.Context, q querier) (n int64, err error) {
	err = q.QueryRow(ctx, "SELECT generation FROM quartermaster.house").Scan(&n)
	return n, err
}

// read says in which generation a table was read last, and whether it must be read again before anything is added to it.
func (p *Postgres) read(id string) (generation int64, known, unread bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	generation, known = p.known[id]
	return generation, known, p.unread[id]
}

// wasRead notes that a table was read in a generation.
func (p *Postgres) wasRead(id string, generation int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.known[id] = generation
	delete(p.unread, id)
}

// mustRead notes that it is not known whether the last entry of a table was kept.
func (p *Postgres) mustRead(id string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.unread[id] = true
}

// Tail gives the entries from the base of the last start on, as they were at one moment.
func (t *remote) Tail(ctx context.Context) (all []companion.Entry, err error) {
	var generation int64
	err = t.p.tx(ctx, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(ctx context.Context, tx pgx.Tx) error {
		if generation, err = t.generation(ctx, tx); err != nil {
			return err
		}
		var last, start int64
		if err := tx.QueryRow(ctx, "SELECT coalesce(max(no), 0), coalesce(max(no) FILTER (WHERE kind = 'start'), 0) FROM quartermaster.entry WHERE tbl = $1", t.id).Scan(&last, &start); err != nil {
			return err
		}
		from := int64(1)
		if start > 0 {
			e, err := t.p.readEntries(ctx, tx, t.id, start, start)
			if err != nil {
				return err
			}
			from = max(1, e[0].Base)
		}
		if all, err = t.p.readEntries(ctx, tx, t.id, from, last); err != nil {
			return err
		}
		if want := last - from + 1; int64(len(all)) != want {
			return &Unusable{Path: t.p.name, Reason: fmt.Sprintf("The record %s is damaged: of %s %d entries are there and %d should be.", t.p.name, t.id, len(all), want)}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	t.p.wasRead(t.id, generation)
	return all, nil
}

// Entries gives the entries from number from to number to.
func (t *remote) Entries(ctx context.Context, from, to int64) ([]companion.Entry, error) {
	ctx, cancel := t.p.link.within(ctx, 6*patience)
	defer cancel()
	return t.p.readEntries(ctx, t.p.pool, t.id, from, to)
}

// KeepPaper keeps a document.
func (t *remote) KeepPaper(ctx context.Context, name string, body []byte) error {
	return t.p.keepPaper(ctx, t.id, name, body)
}

// Papers gives the documents whose names begin with prefix.
func (t *remote) Papers(ctx context.Context, prefix string) (map[string][]byte, error) {
	ctx, cancel := t.p.link.within(ctx, patience)
	defer cancel()
	return readPapers(ctx, t.p.pool, t.id, prefix)
}

// Watch calls changed after each entry of the table and each rewriting of the record, also those of this process. It calls it once
// when it begins to listen too, so that nothing before that is missed. It ends within three seconds after the server stopped
// answering.
func (t *remote) Watch(ctx context.Context, changed func()) error {
	err := t.watch(ctx, changed)
	if ctx.Err() == nil {
		t.p.link.set(t.id, err)
	}
	return err
}

func (t *remote) watch(ctx context.Context, changed func()) (err error) {
	c, err := dial(ctx, t.p.pool.Config().ConnConfig)
	if err != nil {
		return err
	}
	defer hangUp(c)
	begin, cancel := context.WithTimeout(ctx, answer)
	_, err = c.Exec(begin, "LISTEN quartermaster")
	cancel()
	if err != nil {
		return err
	}
	if t.p.link.set(t.id, nil) {
		t.p.pool.Reset() // the older connections may be dead too
	}
	// changed reads over the link, which takes long if the link is dead. It runs beside hear, which notices that and cancels it.
	due, done := make(chan struct{}, 1), make(chan struct{})
	go func() {
		defer close(done)
		for range due {
			changed()
		}
	}()
	defer func() {
		close(due)
		if ctx.Err() == nil {
			t.p.link.set(t.id, err)
		}
		<-done
	}()
	due <- struct{}{}
	for {
		table, heard, err := hear(ctx, c)
		if err != nil {
			return err
		}
		if heard && (table == t.id || table == "") {
			select {
			case due <- struct{}{}:
			default: // a call of changed is due already
			}
		}
	}
}
