package web_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"quartermaster/companion"
	"quartermaster/companion/tabletest"
)

// sound fails for an answer that is not as described, that failed inside, or that says nothing.
func sound(t *testing.T, s *site, path, kind string, body []byte, header ...string) {
	t.Helper()
	req := httptest.NewRequest("POST", path, bytes.NewReader(body))
	req.Host = "localhost"
	s.bring(req)
	req.Header.Set("Content-Type", kind)
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	began := time.Now()
	s.server.Handler().ServeHTTP(w, req)
	if took := time.Since(began); took > 10*time.Second {
		t.Fatalf("%q took %v", body, took)
	}
	a := answer{w.Code, w.Header(), w.Body.Bytes()}
	if a.status == http.StatusInternalServerError || a.status >= 400 && a.text() == "" {
		t.Fatalf("%q: %d %s", body, a.status, a.body)
	}
	if err := described(req, a); err != nil {
		t.Fatalf("%q: %d %s: %v", body, a.status, a.body, err)
	}
}

func FuzzAnswers(f *testing.F) {
	for _, seed := range []string{setLoad(5, 1), `{"ask":"throw/0","seat":1,"fields":null,"seen":1}`, `{"ask":"weight","fields":{"load":{"a":[1,2,{}]}},"seen":1}`, `{}`, `[]`, `{"ask":"weight","fields":{"load":1e400},"seen":1}`, `{"seat":-9223372036854775809}`} {
		f.Add([]byte(seed))
	}
	s := serve(f)
	s.start()
	f.Fuzz(func(t *testing.T, body []byte) {
		sound(t, s, "/api/v1/answers?lang=pl", "application/json", body)
		// The version that it guesses is seldom the right one: put it in.
		var in map[string]any
		if json.Unmarshal(body, &in) == nil && in != nil {
			in["seen"] = s.table.Snapshot().Version
			if b, err := json.Marshal(in); err == nil {
				sound(t, s, "/api/v1/answers", "application/json", b)
			}
		}
	})
}

func FuzzFixes(f *testing.F) {
	for _, seed := range []string{`{"die":0,"value":5}`, `{"die":1,"pose":"cocked"}`, `{"die":2,"colour":"red"}`, `{"die":9,"remove":true}`, `{"add":{"colour":"red","value":1,"centre_mm":[1,2]}}`,
		`{"answer":{"question":"value-1","ok":true}}`, `{"guard":"moved","ok":true}`, `{"again":true}`, `{"done":true}`, `{"die":0,"centre_mm":[1e308,-1e308]}`, `null`, `{"die":-1}`, `{"discard":true}`} {
		f.Add([]byte(seed))
	}
	s := serve(f)
	now := s.start()
	f.Fuzz(func(t *testing.T, fix []byte) {
		snapshot := s.table.Snapshot()
		for snapshot.Asks[0].ID != now.Asks[0].ID { // a fix completed the chart
			var err error
			if snapshot, err = s.table.Undo(t.Context(), companion.By{Device: "fuzz"}, snapshot.Version); err != nil {
				t.Fatal(err)
			}
		}
		if snapshot.Sighting == nil {
			var err error
			if snapshot, err = s.table.Lay(t.Context(), snapshot.Version, now.Asks[0].ID); err != nil {
				t.Fatal(err)
			}
		}
		sound(t, s, "/api/v1/sighting/fixes", "application/json", fmt.Appendf(nil, `{"sighting":%q,"fix":%s}`, snapshot.Sighting.ID, fix))
	})
}

func FuzzPictures(f *testing.F) {
	f.Add([]byte{})
	f.Add(tabletest.Picture())
	f.Add(tabletest.Picture()[:40])
	f.Add([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x00\x00\x00\x00"))
	s := serve(f, with(tabletest.Uploads{Camera: &tabletest.Camera{Kind: "upload"}}, clean))
	s.start()
	f.Fuzz(func(t *testing.T, body []byte) { sound(t, s, "/api/v1/pictures?lang=pl", "image/jpeg", body) })
}
