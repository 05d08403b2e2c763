package worker

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"quartermaster/vision"
)

func TestAChildWhoseParentIsGoneEndsEvenInTheMiddleOfAReading(t *testing.T) {
	for _, picture := range []string{"x", "hangs"} {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childEnv+"=well")
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		cmd.Stdout = io.Discard
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if err := send(in, request{ID: 1, Do: doRead}, []byte(picture)); err != nil {
			t.Fatal(err)
		}
		time.Sleep(100 * time.Millisecond)
		in.Close()
		if err := cmd.Wait(); err != nil {
			t.Errorf("%s: the child ended with %v", picture, err)
		}
	}
}

func TestAnUnknownRequestIsRefused(t *testing.T) {
	if a, _ := (&teller{reader: &playReader{}}).reply(t.Context(), request{ID: 5, Do: "dance"}, nil); a.Error == "" || a.ID != 5 {
		t.Errorf("%+v", a)
	}
}

func TestServeEndsWithAnErrorOnNonsense(t *testing.T) {
	var out bytes.Buffer
	err := Serve(t.Context(), func() (vision.Reader, error) { return &playReader{}, nil }, strings.NewReader("GET / HTTP/1.1\r\n\r\n"), &out)
	if !errors.Is(err, errNonsense) {
		t.Errorf("%v", err)
	}
}

func FuzzReceive(f *testing.F) {
	var good bytes.Buffer
	if err := send(&good, request{ID: 1, Do: doRead, Expect: vision.Expect{"red": 1}}, []byte("picture")); err != nil {
		f.Fatal(err)
	}
	f.Add(good.Bytes())
	f.Add([]byte(mark + "\x00\x00\x00\x02\x00\x00\x00\x00{}"))
	f.Add([]byte(mark + "\x00\x3f\xff\xff\x01\xff\xff\xff"))
	f.Add([]byte("qmr"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r := bufio.NewReader(bytes.NewReader(data))
		for {
			var q request
			body, err := receive(r, &q)
			if err != nil {
				return
			}
			var again bytes.Buffer
			if err := send(&again, q, body); err != nil {
				t.Fatal(err)
			}
			var q2 request
			body2, err := receive(bufio.NewReader(&again), &q2)
			if err != nil || q2.ID != q.ID || q2.Do != q.Do || !bytes.Equal(body, body2) {
				t.Fatalf("%+v became %+v, %v", q, q2, err)
			}
		}
	})
}
