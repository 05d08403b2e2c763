package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"

	"quartermaster/companion"
)

// postgresSchema is the version of the tables on a server that this program writes and reads.
const postgresSchema = 1

const postgresLayout = `
CREATE SCHEMA quartermaster;
CREATE TABLE quartermaster.house(
	one        boolean PRIMARY KEY DEFAULT true CHECK (one), -- row, and no other
	schema     integer NOT NULL,
	generation bigint  NOT NULL -- counts the changes of the whole record
);
CREATE TABLE quartermaster.entry(
	tbl  text   COLLATE "C" NOT NULL,
	no   bigint NOT NULL CHECK (no > 0),
	kind text   NOT NULL,
	body text   NOT NULL,
	sum  bytea  NOT NULL,
	PRIMARY KEY (tbl, no)
);
CREATE TABLE quartermaster.paper(
	tbl  text COLLATE "C" NOT NULL,
	name text COLLATE "C" NOT NULL,
	body bytea NOT NULL,
	PRIMARY KEY (tbl, name)
);
INSERT INTO quartermaster.house(schema, generation) VALUES(1, 1);`

// Postgres keeps the records of all tables on a PostgreSQL server. Any number of processes may write to it. If two answer the same
// position, the first answer is kept, and the other process learns of it at once.
type Postgres struct {
	pool *pgxpool.Pool
	link *link
	name string // of the database, for people; never with a password

	mu     sync.Mutex
	known  map[string]int64 // by table: the generation in which it was read last
	unread map[string]bool  // tables that must be read again: it is not known whether their last entry was kept
}

// patience is how long one request to the server may take.
const patience = 10 * time.Second

// IsPostgres reports whether an address names a PostgreSQL server.
func IsPostgres(address string) bool {
	return strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://")
}

// OpenPostgres opens the record in the database of an address "postgres://user:password@host/database", and makes it where
// there is none yet. The error is *Unusable for one that a newer program wrote.
func OpenPostgres(ctx context.Context, address string) (*Postgres, error) {
	cfg, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, errors.New("the address of the record's server is not valid: write postgres://user@host/database") // the error of the parser may hold the password
	}
	cfg.MaxConns = max(cfg.MaxConns, 4)
	cfg.ConnConfig.RuntimeParams["synchronous_commit"] = "on" // an acknowledged entry is on the disk, whatever the server's settings say
	cfg.ConnConfig.RuntimeParams["application_name"] = "quartermaster"
	cfg.ConnConfig.ConnectTimeout = patience
	if cfg.ConnConfig.Host == "" || cfg.ConnConfig.Host[0] != '/' {
		cfg.ConnConfig.DialFunc = keepAlive.DialContext
	}
	p := &Postgres{link: newLink(), known: map[string]int64{}, unread: map[string]bool{}, name: cfg.ConnConfig.Host + "/" + cfg.ConnConfig.Database}
	if p.pool, err = pgxpool.NewWithConfig(ctx, cfg); err != nil {
		return nil, fmt.Errorf("the record %s cannot be opened: %w", p.name, err)
	}
	if err := p.prepare(ctx); err != nil {
		p.pool.Close()
		var unusable *Unusable
		if errors.As(err, &unusable) {
			return nil, err
		}
		return nil, fmt.Errorf("the record %s cannot be opened: %w", p.name, err)
	}
	return p, nil
}

// prepare makes the tables if there are none. A lock sees to it that two processes that start at once make them only once.
func (p *Postgres) prepare(ctx context.Context) error {
	return p.tx(ctx, pgx.TxOptions{}, func(ctx context.Context, tx pgx.Tx) error {
		const ours = 0x514d7374
		if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", ours); err != nil {
			return err
		}
		var there bool
		if err := tx.QueryRow(ctx, "SELECT to_regclass('quartermaster.house') IS NOT NULL").Scan(&there); err != nil {
			return err
		}
		if !there {
			_, err := tx.Exec(ctx, postgresLayout)
			return err
		}
		var version int
		if err := tx.QueryRow(ctx, "SELECT schema FROM quartermaster.house").Scan(&version); err != nil {
			return err
		}
		if version > postgresSchema {
			return &Unusable{Path: p.name, Reason: fmt.Sprintf("The record %s was written by a newer Quartermaster (version %d, this program knows %d): install the newer one again.", p.name, version, postgresSchema), Newer: true}
		}
		return nil
	})
}

// Close ends all connections. It waits at most a second for a server that does not answer.
func (p *Postgres) Close() error {
	p.link.end()
	closed := make(chan struct{})
	go func() {
		defer close(closed)
		p.pool.Close()
	}()
	select {
	case <-closed:
	case <-time.After(time.Second):
	}
	return nil
}

func (p *Postgres) tx(ctx context.Context, o pgx.TxOptions, do func(context.Context, pgx.Tx) error) error {
	ctx, cancel := p.link.within(ctx, 6*patience)
	defer cancel()
	return pgx.BeginTxFunc(ctx, p.pool, o, func(tx pgx.Tx) error { return do(ctx, tx) })
}

// Table gives the record of one table.
func (p *Postgres) Table(id string) companion.Store { return &remote{p, id} }

const tablesSQL = "SELECT DISTINCT tbl FROM quartermaster.entry UNION SELECT tbl FROM quartermaster.paper WHERE tbl <> '' ORDER BY tbl"

// Tables lists the tables that have a record.
func (p *Postgres) Tables(ctx context.Context) (ids []string, err error) {
	ctx, cancel := p.link.within(ctx, patience)
	defer cancel()
	rows, err := p.pool.Query(ctx, tablesSQL)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

// KeepPaper keeps a document of the house.
func (p *Postgres) KeepPaper(ctx context.Context, name string, body []byte) error {
	return p.keepPaper(ctx, house, name, body)
}

// Papers gives the documents of the house whose names begin with prefix.
func (p *Postgres) Papers(ctx context.Context, prefix string) (map[string][]byte, error) {
	ctx, cancel := p.link.within(ctx, patience)
	defer cancel()
	return readPapers(ctx, p.pool, house, prefix)
}

func (p *Postgres) keepPaper(ctx context.Context, table, name string, body []byte) error {
	ctx, cancel := p.link.within(ctx, patience)
	defer cancel()
	if body == nil {
		_, err := p.pool.Exec(ctx, "DELETE FROM quartermaster.paper WHERE tbl = $1 AND name = $2", table, name)
		return err
	}
	_, err := p.pool.Exec(ctx, "INSERT INTO quartermaster.paper(tbl, name, body) VALUES($1, $2, $3) ON CONFLICT (tbl, name) DO UPDATE SET body = excluded.body", table, name, body)
	return err
}

// querier is a pool or a transaction.
type querier interface {
	Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error)
	QueryRow(ctx context.Context, sql string, args ...any) pgx.Row
}

func readPapers(ctx context.Context, q querier, table, prefix string) (map[string][]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	rows, err := q.Query(ctx, "SELECT name, body FROM quartermaster.paper WHERE tbl = $1 AND starts_with(name, $2)", table, prefix)
	if err != nil {
		return nil, err
	}
	papers := map[string][]byte{}
	var name string
	var body []byte
	_, err = pgx.ForEachRow(rows, []any{&name, &body}, func() error {
		papers[name] = append([]byte{}, body...)
		return nil
	})
	return papers, err
}

func (p *Postgres) readEntries(ctx context.Context, q querier, table string, from, to int64) (all []companion.Entry, err error) {
	rows, err := q.Query(ctx, "SELECT no, body, sum FROM quartermaster.entry WHERE tbl = $1 AND no BETWEEN $2 AND $3 ORDER BY no", table, from, to)
	if err != nil {
		return nil, err
	}
	var no int64
	var body string
	var check []byte
	_, err = pgx.ForEachRow(rows, []any{&no, &body, &check}, func() error {
		e, err := companion.UnmarshalEntry([]byte(body))
		if err != nil && bytes.Equal(check, sum(no, body)) { // the checksum is right, so a newer program wrote it
			return p.newer(err)
		}
		if err != nil || e.No != no || !bytes.Equal(check, sum(no, body)) {
			return &Unusable{Path: p.name, Reason: fmt.Sprintf("The record %s is damaged: entry %d of %s does not fit its sum.", p.name, no, table), Err: err}
		}
		all = append(all, e)
		return nil
	})
	return all, err
}

// Contents gives everything that is kept, as it was at one moment.
func (p *Postgres) Contents(ctx context.Context) (c *companion.Contents, err error) {
	err = p.tx(ctx, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(ctx context.Context, tx pgx.Tx) error {
		c, err = p.contents(ctx, tx, false)
		return err
	})
	return c, err
}

// contents reads everything. If damaged entries are allowed, lost ones take their place; else they are an error.
func (p *Postgres) contents(ctx context.Context, tx pgx.Tx, damaged bool) (*companion.Contents, error) {
	papers, err := readPapers(ctx, tx, house, "")
	if err != nil {
		return nil, err
	}
	rows, err := tx.Query(ctx, tablesSQL)
	if err != nil {
		return nil, err
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return nil, err
	}
	c := &companion.Contents{Papers: papers, Tables: map[string]*companion.TableContents{}}
	for _, id := range ids {
		k := &companion.TableContents{}
		if k.Papers, err = readPapers(ctx, tx, id, ""); err != nil {
			return nil, err
		}
		if damaged {
			rows, err := readRows(ctx, tx, id)
			if err != nil {
				return nil, err
			}
			if k.Entries, _, err = entriesOf(id, rows, 0); err != nil {
				return nil, p.newer(err)
			}
			c.Tables[id] = k
			continue
		}
		if k.Entries, err = p.readEntries(ctx, tx, id, 1, 1<<62); err != nil {
			return nil, err
		}
		for i, e := range k.Entries {
			if e.No != int64(i)+1 {
				return nil, &Unusable{Path: p.name, Reason: fmt.Sprintf("The record %s is damaged: entry %d of %s is missing.", p.name, i+1, id)}
			}
		}
		c.Tables[id] = k
	}
	return c, nil
}

func (p *Postgres) newer(err error) error {
	return &Unusable{Path: p.name, Reason: fmt.Sprintf("The record %s was written by a newer Quartermaster than this one: install the newer one again.", p.name), Newer: true, Err: err}
}

// Change rewrites everything in one transaction, while nobody else can write. Every process is told.
func (p *Postgres) Change(ctx context.Context, change func(*companion.Contents) error) error {
	return p.rewrite(ctx, false, change)
}

// Replace replaces everything. The record before may be damaged.
func (p *Postgres) Replace(ctx context.Context, c *companion.Contents, old func(*companion.Contents) error) error {
	return p.rewrite(ctx, true, func(now *companion.Contents) error {
		if err := old(now); err != nil {
			return err
		}
		*now = *c
		return nil
	})
}

func (p *Postgres) rewrite(ctx context.Context, damaged bool, change func(*companion.Contents) error) error {
	return p.tx(ctx, pgx.TxOptions{}, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "LOCK TABLE quartermaster.house, quartermaster.entry, quartermaster.paper IN EXCLUSIVE MODE"); err != nil {
			return err
		}
		c, err := p.contents(ctx, tx, damaged)
		if err != nil {
			return err
		}
		if err := change(c); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, "DELETE FROM quartermaster.entry; DELETE FROM quartermaster.paper; UPDATE quartermaster.house SET generation = generation + 1"); err != nil {
			return err
		}
		var papers, entries [][]any
		addPapers := func(id string, all map[string][]byte) {
			for name, body := range all {
				papers = append(papers, []any{id, name, body})
			}
		}
		addPapers(house, c.Papers)
		for id, k := range c.Tables {
			if id == house {
				return errNameless
			}
			addPapers(id, k.Papers)
			for i, e := range k.Entries {
				b, err := e.Marshal()
				if err != nil {
					return err
				}
				if e.No != int64(i)+1 {
					return fmt.Errorf("entry %d of %s is numbered %d", i+1, id, e.No)
				}
				entries = append(entries, []any{id, e.No, string(e.Kind), string(b), sum(e.No, string(b))})
			}
		}
		if _, err := tx.CopyFrom(ctx, pgx.Identifier{"quartermaster", "paper"}, []string{"tbl", "name", "body"}, pgx.CopyFromRows(papers)); err != nil {
			return err
		}
		if _, err := tx.CopyFrom(ctx, pgx.Identifier{"quartermaster", "entry"}, []string{"tbl", "no", "kind", "body", "sum"}, pgx.CopyFromRows(entries)); err != nil {
			return err
		}
		_, err = tx.Exec(ctx, "NOTIFY quartermaster")
		return err
	})
}

// certain says whether an error means that the statement was certainly not executed: the server said so, or it never got it.
func certain(err error) bool {
	var said *pgconn.PgError
	return errors.As(err, &said) && !strings.HasPrefix(said.Code, "57P") || pgconn.SafeToRetry(err) // 57P: the server was shut down
}
