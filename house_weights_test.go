package quartermaster_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestWeightsHaveAManifestThatFits holds that every file of learned weights which is built into the program has a manifest
// beside it, NAME.manifest.json: what learned it, from what, tested on what, and the hash of the file. A fact that is not
// known is written "unknown".
func TestWeightsHaveAManifestThatFits(t *testing.T) {
	var weights []string
	embed := regexp.MustCompile(`(?m)^//go:embed (\S+\.(?:json|net))$`)
	for _, file := range goFiles(t) {
		if !strings.HasPrefix(file, "vision/") || strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range embed.FindAllSubmatch(text, -1) {
			weights = append(weights, path.Join(path.Dir(file), string(m[1])))
		}
	}
	if len(weights) < 7 {
		t.Errorf("only %d files of weights were found: %v", len(weights), weights)
	}
	manifests := map[string]bool{}
	for _, file := range weights {
		name := strings.TrimSuffix(file, path.Ext(file)) + ".manifest.json"
		manifests[name] = true
		checkManifest(t, file, name)
	}
	for _, file := range repositoryFiles(t) {
		if strings.HasSuffix(file, ".manifest.json") && !manifests[file] {
			t.Errorf("%s has no file of weights beside it", file)
		}
	}
}

func checkManifest(t *testing.T, weights, name string) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Errorf("%s has no manifest: %v", weights, err)
		return
	}
	var m map[string]json.RawMessage
	if err := json.Unmarshal(data, &m); err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	for _, field := range []string{"trainer", "options", "seeds", "learned_from", "tested_on", "figures", "sha256"} {
		if v := string(m[field]); slices.Contains([]string{"", "null", `""`, "[]", "{}"}, v) {
			t.Errorf("%s leaves out %q; what is not known is \"unknown\"", name, field)
		}
	}
	body, err := os.ReadFile(filepath.FromSlash(weights))
	if err != nil {
		t.Error(err)
		return
	}
	sum := sha256.Sum256(body)
	var want string
	if err := json.Unmarshal(m["sha256"], &want); err != nil || want != hex.EncodeToString(sum[:]) {
		t.Errorf("%s has the hash %x, which is not that of %s: learn it again, or write the manifest anew", weights, sum, name)
	}
	if !bytes.HasSuffix(data, []byte("\n")) {
		t.Errorf("%s does not end with a line", name)
	}
}
