//go:build race

package confine

const raced = true
