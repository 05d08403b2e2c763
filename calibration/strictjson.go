package calibration

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// decodeStrict decodes one JSON value and refuses what encoding/json accepts silently: unknown and duplicate
// fields, names in another case, null, arrays that are too short or too long, a missing field that is not marked
// omitempty, and text after the value. A typing error must not become a silent default.
func decodeStrict(data []byte, into any) error {
	given, err := parseTree(data)
	if err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return plainJSON(err, data)
	}
	// What was decoded must encode to the same shape again.
	again, err := json.Marshal(into)
	if err != nil {
		return err
	}
	understood, err := parseTree(again)
	if err != nil {
		return err
	}
	return sameShape(given, understood, "")
}

// parseTree reads one JSON value into maps, slices and scalars, and refuses a field that is given twice.
func parseTree(data []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	tree, err := parseValue(d, "")
	if err != nil {
		return nil, plainJSON(err, data)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errMore
	}
	return tree, nil
}

func parseValue(d *json.Decoder, path string) (any, error) {
	t, err := d.Token()
	if err != nil {
		return nil, err
	}
	switch t {
	case json.Delim('{'):
		m := map[string]any{}
		for d.More() {
			k, err := d.Token()
			if err != nil {
				return nil, err
			}
			key, _ := k.(string)
			if _, twice := m[key]; twice {
				return nil, sentence(fmt.Sprintf("%s is given twice: keep one of them", field(path, key)))
			}
			if m[key], err = parseValue(d, field(path, key)); err != nil {
				return nil, err
			}
		}
		_, err = d.Token()
		return m, err
	case json.Delim('['):
		a := []any{}
		for d.More() {
			v, err := parseValue(d, path)
			if err != nil {
				return nil, err
			}
			a = append(a, v)
		}
		_, err = d.Token()
		return a, err
	}
	return t, nil
}

func sameShape(given, understood any, path string) error {
	switch g := given.(type) {
	case map[string]any:
		u, ok := understood.(map[string]any)
		if !ok {
			return nil // decoded by a custom unmarshaller
		}
		for _, k := range sortedKeys(g) {
			if _, ok := u[k]; ok {
				continue
			}
			if empty(g[k]) {
				return fmt.Errorf("%s is empty: give it a value or leave it out", field(path, k))
			}
			return fmt.Errorf("%s is not a known field: check the spelling", field(path, k))
		}
		for _, k := range sortedKeys(u) {
			if _, ok := g[k]; !ok {
				return fmt.Errorf("%s is missing: add it", field(path, k))
			}
			if err := sameShape(g[k], u[k], field(path, k)); err != nil {
				return err
			}
		}
	case []any:
		u, ok := understood.([]any)
		if !ok {
			return nil
		}
		if len(u) != len(g) {
			return fmt.Errorf("%s has %d entries where %d belong: correct it", name(path), len(g), len(u))
		}
		for i := range g {
			if err := sameShape(g[i], u[i], fmt.Sprintf("%s[%d]", path, i)); err != nil {
				return err
			}
		}
	case nil:
		return fmt.Errorf("%s is null: give it a value or leave it out", name(path))
	}
	return nil
}

func empty(v any) bool {
	switch v := v.(type) {
	case nil:
		return true
	case string:
		return v == ""
	case []any:
		return len(v) == 0
	case map[string]any:
		return len(v) == 0
	case json.Number:
		f, err := v.Float64()
		return err == nil && f == 0
	}
	return v == false
}

// sentence is an error that is already one sentence for people.
type sentence string

func (s sentence) Error() string { return string(s) }

var (
	errCutOff = errors.New("the file ends too early: it was cut off, take it from its source again")
	errMore   = errors.New("there is text after the closing brace: remove it")
)

// plainJSON rewrites an error of encoding/json in plain words, with the line.
func plainJSON(err error, data []byte) error {
	var said sentence
	if errors.As(err, &said) {
		return said
	}
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		switch text := syntax.Error(); {
		case strings.HasPrefix(text, "unexpected end"):
			return errCutOff
		case strings.HasSuffix(text, "after top-level value"):
			return errMore
		}
		return fmt.Errorf("line %d is not JSON (%s): look for a missing comma, quote or bracket there or just before",
			lineOf(data, syntax.Offset), strings.TrimPrefix(syntax.Error(), "json: "))
	}
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return fmt.Errorf("%s is a %s where %s belongs (line %d): correct it",
			name(kind.Field), kind.Value, kindName(kind.Type.Kind().String()), lineOf(data, kind.Offset))
	}
	if errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) {
		return errCutOff
	}
	text := strings.TrimPrefix(err.Error(), "json: ")
	if f, ok := strings.CutPrefix(text, "unknown field "); ok {
		return fmt.Errorf("%s is not a known field: check the spelling", strings.Trim(f, `"`))
	}
	return fmt.Errorf("it cannot be read (%s): correct it", text)
}

func kindName(k string) string {
	switch {
	case strings.HasPrefix(k, "int"), strings.HasPrefix(k, "uint"):
		return "a whole number"
	case strings.HasPrefix(k, "float"):
		return "a number"
	case k == "struct", k == "map":
		return "an object in braces"
	case k == "slice", k == "array":
		return "a list in brackets"
	case k == "ptr":
		return "something else"
	}
	return "a " + k
}

func lineOf(data []byte, offset int64) int {
	offset = min(max(offset, 0), int64(len(data)))
	return 1 + bytes.Count(data[:offset], []byte("\n"))
}

func field(path, key string) string {
	if len(key) > 40 {
		key = key[:40] + "…"
	}
	if path == "" {
		return key
	}
	return path + "." + key
}

func name(path string) string {
	if path == "" {
		return "the file"
	}
	return path
}

func sortedKeys(m map[string]any) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
