//go:build !unix

package storetest

import (
	"syscall"
	"testing"
)

// unprivileged gives nil: there is no root here.
func unprivileged(testing.TB, string) *syscall.SysProcAttr { return nil }
