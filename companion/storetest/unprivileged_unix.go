//go:build unix

package storetest

import (
	"os"
	"os/user"
	"strconv"
	"syscall"
	"testing"
)

// unprivileged lets processes run as the user postgres, who gets the folder, where the test runs as root. Elsewhere it gives nil.
func unprivileged(t testing.TB, folder string) *syscall.SysProcAttr {
	t.Helper()
	if os.Getuid() != 0 {
		return nil
	}
	p, err := user.Lookup("postgres")
	if err != nil {
		t.Fatal(err)
	}
	uid, err := strconv.ParseUint(p.Uid, 10, 32)
	if err != nil {
		t.Fatal(err)
	}
	gid, err := strconv.ParseUint(p.Gid, 10, 32)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(folder, int(uid), int(gid)); err != nil {
		t.Fatal(err)
	}
	return &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
}
