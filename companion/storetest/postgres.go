package storetest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Cluster is a PostgreSQL server of our own, in a folder of its own, that nobody reaches but by its socket.
type Cluster struct {
	t       testing.TB
	bin     string
	folder  string
	attr    *syscall.SysProcAttr // of its processes: the server refuses to run as root
	started *exec.Cmd
	made    int
}

// StartCluster starts a server, which ends with the test. Without PostgreSQL here the test is skipped.
func StartCluster(t testing.TB) *Cluster {
	t.Helper()
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err != nil || len(found) == 0 {
		if os.Getenv("QM_REQUIRE_POSTGRES") != "" {
			t.Fatal("there is no PostgreSQL here: apt-get install postgresql")
		}
		t.Skip("there is no PostgreSQL here: apt-get install postgresql")
	}
	c := &Cluster{t: t, bin: filepath.Dir(found[len(found)-1])}
	if c.folder, err = os.MkdirTemp("", "qm-pg-"); err != nil { // a socket's path must be short
		t.Fatal(err)
	}
	t.Cleanup(func() {
		c.Stop(os.Interrupt)
		if err := os.RemoveAll(c.folder); err != nil {
			t.Error(err)
		}
	})
	c.attr = unprivileged(t, c.folder)
	if out, err := c.command("initdb", "-D", c.data(), "-U", "quartermaster", "--auth=trust", "--no-locale", "-E", "UTF8", "-N").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	c.Start()
	return c
}

func (c *Cluster) data() string { return filepath.Join(c.folder, "data") }

func (c *Cluster) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(c.bin, name), args...)
	cmd.Dir = c.folder
	cmd.SysProcAttr = c.attr
	return cmd
}

// Start starts the server, and returns when it answers.
func (c *Cluster) Start() {
	c.t.Helper()
	c.started = c.command("postgres", "-D", c.data(), "-k", c.folder, "-c", "listen_addresses=", "-c", "fsync=off")
	if err := c.started.Start(); err != nil {
		c.t.Fatal(err)
	}
	for limit := time.Now().Add(30 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		conn, err := pgx.Connect(context.Background(), c.Address("postgres"))
		if err == nil {
			if err := conn.Close(context.Background()); err != nil {
				c.t.Fatal(err)
			}
			return
		}
		if time.Now().After(limit) {
			c.t.Fatal("the server does not start:", err)
		}
	}
}

// Stop ends the server with a signal.
func (c *Cluster) Stop(s os.Signal) {
	if c.started == nil {
		return
	}
	_ = c.started.Process.Signal(s)
	_ = c.started.Wait() // a killed one has a status of its own
	c.started = nil
}

// Address is that of a database, by the server's socket.
func (c *Cluster) Address(database string) string {
	return fmt.Sprintf("postgres://quartermaster@/%s?host=%s", database, c.folder)
}

// Fresh makes an empty database.
func (c *Cluster) Fresh(t testing.TB) string {
	t.Helper()
	c.made++
	name := fmt.Sprint("d", c.made)
	c.Exec(t, "postgres", "CREATE DATABASE "+name)
	return c.Address(name)
}

// Exec does something in a database, which is named or is an address.
func (c *Cluster) Exec(t testing.TB, database, sql string) {
	t.Helper()
	address := database
	if !strings.Contains(address, ":") {
		address = c.Address(database)
	}
	conn, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	_, err = conn.Exec(t.Context(), sql)
	if err := errors.Join(err, conn.Close(t.Context())); err != nil {
		t.Fatal(err)
	}
}
