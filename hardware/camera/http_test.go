package camera

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"image"
	"image/jpeg"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"quartermaster/hardware/camera/mjpeg"
)

func jpegOf(t testing.TB, width, height int) []byte {
	t.Helper()
	var w bytes.Buffer
	if err := jpeg.Encode(&w, image.NewGray(image.Rect(0, 0, width, height)), nil); err != nil {
		t.Fatal(err)
	}
	return w.Bytes()
}

// called runs a network camera against a server until it has brought so many frames or is lost.
func called(t *testing.T, handler http.HandlerFunc, path string, want int) (frames int, broken uint64, err error) {
	t.Helper()
	s := httptest.NewServer(handler)
	defer s.Close()
	n, err := newNetwork(s.URL+path, portsOf(t, s))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), 20*time.Second)
	defer stop()
	err = n.run(ctx, taker{frame: func(f mjpeg.Frame) {
		if frames++; frames == want {
			stop()
		}
	}, broken: func(n uint64) { broken += n }})
	return frames, broken, err
}

func portsOf(t *testing.T, s *httptest.Server) []int {
	t.Helper()
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	port, err := strconv.Atoi(u.Port())
	if err != nil {
		t.Fatal(err)
	}
	return []int{port}
}

func TestANetworkCameraBringsWhatItSends(t *testing.T) {
	defer goleak.VerifyNone(t)
	picture := jpegOf(t, 320, 240)
	stream := func(announced, sent string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary="+announced)
			for range 50 {
				fmt.Fprintf(w, "%s\r\nContent-Type: image/jpeg\r\n\r\n%s\r\n", sent, picture)
				w.(http.Flusher).Flush()
			}
		}
	}
	cases := []struct {
		name    string
		handler http.HandlerFunc
	}{
		{"multipart", stream("b", "--b")},
		{"multipart with the dashes announced, as phone apps do", stream("--jpgboundary", "--jpgboundary")},
		{"frames without anything between them", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "video/x-motion-jpeg")
			for range 50 {
				w.Write(picture)
			}
		}},
		{"frames of no announced kind", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/octet-stream")
			for range 50 {
				w.Write(picture)
			}
		}},
		{"a stream that is left in the middle of a picture", func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "video/x-motion-jpeg")
			w.Write(bytes.Repeat(picture, 5))
			w.Write(picture[:len(picture)/2])
			w.(http.Flusher).Flush()
			<-r.Context().Done()
		}},
		{"single pictures, one call each", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "image/jpeg")
			w.Header().Set("Content-Length", strconv.Itoa(len(picture)))
			w.Write(picture)
		}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if frames, broken, err := called(t, c.handler, "/video", 5); frames < 5 || broken != 0 {
				t.Error(frames, broken, err)
			}
		})
	}
}

func TestWhatComesInsteadOfPicturesIsSaid(t *testing.T) {
	defer goleak.VerifyNone(t)
	answer := func(status int, kind, body string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.WriteHeader(status)
			fmt.Fprint(w, body)
		}
	}
	cases := []struct {
		name    string
		handler http.HandlerFunc
		want    error
		part    string
	}{
		{"asks for a password", answer(401, "text/html", "who are you"), errPassword, ""},
		{"a web page", answer(200, "text/html; charset=utf-8", "<html>"), errWebPage, ""},
		{"a web page that is called something else", answer(200, "application/octet-stream", "\n<!DOCTYPE html>"), errWebPage, ""},
		{"H.264", answer(200, "video/h264", "\x00\x00\x00\x01"), errH264, ""},
		{"H.264 that is called something else", answer(200, "application/octet-stream", "\x00\x00\x00\x01gabc"), errH264, ""},
		{"a film", answer(200, "application/octet-stream", "\x00\x00\x00\x18ftypmp42"), errH264, ""},
		{"nothing of that name", answer(404, "text/plain", "no"), nil, "404"},
		{"an error of its own", answer(503, "text/plain", "no"), nil, "503"},
		{"a PNG", answer(200, "image/png", "\x89PNG"), errNoPicture, ""},
		{"text", answer(200, "text/plain", "hello, this is no picture"), errNoPicture, ""},
		{"another address", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/elsewhere", http.StatusFound) }, errRedirect, ""},
		{"a single picture that is cut off", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "image/jpeg")
			w.Header().Set("Content-Length", "100")
			w.Write(jpegOf(t, 320, 240)[:100])
		}, errNoPicture, ""},
		{"a header without end", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("X-Long", strings.Repeat("x", httpHeader+1000))
			w.Write([]byte("x"))
		}, errNoPicture, ""},
		{"it ends", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary=b")
			fmt.Fprint(w, "--b\r\n")
		}, errSilent, ""},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			frames, _, err := called(t, c.handler, "/video", 5)
			if frames != 0 || err == nil || c.want != nil && err != c.want || !strings.Contains(err.Error(), c.part) {
				t.Error(frames, err)
			}
		})
	}
	t.Run("nobody listens", func(t *testing.T) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		port := l.Addr().(*net.TCPAddr).Port
		l.Close()
		n, err := newNetwork(fmt.Sprintf("http://127.0.0.1:%d/", port), []int{port})
		if err != nil {
			t.Fatal(err)
		}
		if err := n.run(t.Context(), taker{}); err != errNoAnswer {
			t.Error(err)
		}
	})
	t.Run("RTSP on its port", func(t *testing.T) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		go func() {
			if c, err := l.Accept(); err == nil {
				// Like any server it answers what was asked: bytes before a request are another fault, which HTTP's client drops.
				if _, err := http.ReadRequest(bufio.NewReader(c)); err == nil {
					fmt.Fprint(c, "RTSP/1.0 400 Bad Request\r\n\r\n")
				}
				c.Close()
			}
		}()
		port := l.Addr().(*net.TCPAddr).Port
		n, err := newNetwork(fmt.Sprintf("http://127.0.0.1:%d/", port), []int{port})
		if err != nil {
			t.Fatal(err)
		}
		if err := n.run(t.Context(), taker{}); err != errH264 {
			t.Error(err)
		}
	})
}

// One byte a second never ends the connection's patience, but the camera is not live, and is begun again.
func TestACameraThatDripsIsNotLive(t *testing.T) {
	defer goleak.VerifyNone(t)
	var calls atomic.Int64
	stop := make(chan struct{})
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		calls.Add(1)
		w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary=b")
		w.Write([]byte("--b\r\n"))
		for {
			w.Write([]byte("x"))
			w.(http.Flusher).Flush()
			select {
			case <-stop:
				return
			case <-r.Context().Done():
				return
			case <-time.After(50 * time.Millisecond):
			}
		}
	}))
	defer s.Close()
	defer close(stop)
	n, err := newNetwork(s.URL, portsOf(t, s))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- n.run(ctx, taker{broken: func(uint64) {}}) }()
	for calls.Load() == 0 {
		time.Sleep(10 * time.Millisecond)
	}
	time.Sleep(100 * time.Millisecond)
	cancel() // what Live does when no frame has come for too long
	select {
	case err := <-ended:
		if err == nil {
			t.Error("it ended without an error")
		}
	case <-time.After(10 * time.Second):
		t.Fatal("it does not end")
	}
}

func TestOnlyAddressesOfTheHomeAreCalled(t *testing.T) {
	for address, want := range map[string]error{
		"192.168.1.20:80": nil, "10.0.0.1:8080": nil, "172.31.9.9:1": nil, "169.254.3.4:80": nil, "[fd12::1]:80": nil, "[fe80::1%eth0]:80": nil,
		"[::ffff:192.168.1.20]:80": nil, "127.0.0.1:1984": nil, "[::1]:1984": nil,
		"127.0.0.1:8321": errLoopback, "[::1]:80": errLoopback, "127.9.9.9:22": errLoopback, "[::ffff:127.0.0.1]:8321": errLoopback,
		"8.8.8.8:80": errOutside, "172.32.0.1:80": errOutside, "169.254.169.254:80": errOutside, "[::ffff:169.254.169.254]:80": errOutside,
		"0.0.0.0:80": errOutside, "[::]:80": errOutside, "224.0.0.1:80": errOutside, "255.255.255.255:80": errOutside, "[2001:db8::1]:80": errOutside,
		"100.64.0.1:80": errOutside, "localhost:1984": errOutside, "": errOutside,
	} {
		if is := mayCall(address, []int{1984}); is != want {
			t.Errorf("%q: %v, want %v", address, is, want)
		}
	}
}

// A name is checked when it is dialled: what it leads to may have changed since it was typed.
func TestANameThatLeadsToThisMachineIsRefused(t *testing.T) {
	s := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("it was called") }))
	defer s.Close()
	n, err := newNetwork(strings.Replace(s.URL, "127.0.0.1", "localhost", 1), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := n.run(t.Context(), taker{}); err != errLoopback {
		t.Error(err)
	}
}

func TestAnAddressThatIsNoneIsRefusedInOneSentence(t *testing.T) {
	for _, address := range []string{"", "http://", "http:/x", "192.168.1.20", "ftp://192.168.1.20/", "file:///etc/passwd", "rtsp://192.168.1.20/", "http://[", "http:opaque", "http://a b/", "javascript:alert(1)"} {
		if _, err := newNetwork(address, nil); err == nil || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v", address, err)
		}
	}
}

func TestAPasswordStaysOutOfEverySentence(t *testing.T) {
	n, err := newNetwork("http://ola:geheim@127.0.0.1:1/video?token=geheim", []int{1})
	if err != nil {
		t.Fatal(err)
	}
	err = n.run(t.Context(), taker{})
	var w bytes.Buffer
	slog.New(slog.NewTextHandler(&w, nil)).Error("camera", "err", err)
	if err == nil || strings.Contains(w.String(), "geheim") || strings.Contains(w.String(), "ola") {
		t.Error(w.String())
	}
}
