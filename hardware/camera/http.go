package camera

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"quartermaster/hardware/camera/mjpeg"
)

const (
	httpSilence = 10 * time.Second       // a connection that brings no byte for so long is closed
	httpHeader  = 16 << 10               // bytes, bound of a response's header
	httpEvery   = 100 * time.Millisecond // pause between two single pictures
	httpPeek    = 512                    // bytes at the beginning of a response from which its content is recognised
)

// network is a camera that sends Motion JPEG or single JPEGs over HTTP: a phone's app, a network camera, go2rtc.
type network struct {
	address *url.URL
	client  *http.Client
	last    *atomic.Int64 // when anything was received last, Unix time in nanoseconds
}

// newNetwork checks the address of a network camera and opens no connection yet. On this machine only the ports in loopback
// may be called, because other programs here trust local callers.
func newNetwork(address string, loopback []int) (*network, error) {
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Host == "" || u.Opaque != "":
		return nil, errors.New("the camera's address cannot be read; write it as the camera's own page shows it, like http://192.168.1.20:8080/video")
	case u.Scheme == "rtsp" || u.Scheme == "rtsps":
		return nil, errH264
	case u.Scheme != "http" && u.Scheme != "https":
		return nil, fmt.Errorf("a network camera is called by http:// or https://, not by %.20q", u.Scheme)
	}
	u.Fragment = ""
	dialer := &net.Dialer{Timeout: 5 * time.Second, Control: func(_, address string, _ syscall.RawConn) error {
		return mayCall(address, loopback)
	}}
	last := new(atomic.Int64)
	transport := &http.Transport{
		Proxy: nil, // so that the address that was checked is the one that is called
		DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			c, err := dialer.DialContext(ctx, network, address)
			if err != nil {
				return nil, err
			}
			return &impatient{c, last}, nil
		},
		MaxResponseHeaderBytes: httpHeader, ResponseHeaderTimeout: httpSilence, DisableCompression: true, DisableKeepAlives: false,
		MaxIdleConnsPerHost: 1, IdleConnTimeout: httpSilence, ForceAttemptHTTP2: false,
	}
	return &network{u, &http.Client{Transport: transport, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}, last}, nil
}

// metadata is the link-local address at which cloud providers serve credentials.
var metadata = netip.MustParseAddr("169.254.169.254")

// mayCall refuses addresses outside the home's network. It is called when dialling, with the address that a name was resolved
// to, so that a changed DNS entry does not get round it.
func mayCall(address string, loopback []int) error {
	at, err := netip.ParseAddrPort(address)
	if err != nil {
		return errOutside
	}
	ip := at.Addr().Unmap().WithZone("")
	switch {
	case ip.IsLoopback() || own(ip):
		if slices.Contains(loopback, int(at.Port())) {
			return nil
		}
		return errLoopback
	case ip == metadata:
		return errOutside
	case ip.IsPrivate() || ip.IsLinkLocalUnicast(): // RFC 1918, RFC 4193, RFC 3927, RFC 4291
		return nil
	}
	return errOutside
}

// own says whether an address belongs to this machine.
func own(ip netip.Addr) bool {
	all, err := net.InterfaceAddrs()
	return err == nil && slices.ContainsFunc(all, func(a net.Addr) bool {
		p, err := netip.ParsePrefix(a.String())
		return err == nil && p.Addr().WithZone("") == ip
	})
}

// heard is when anything was received last, pictures or not.
func (n *network) heard() time.Time { return time.Unix(0, n.last.Load()) }

// impatient is a connection whose reads fail after a time without data.
type impatient struct {
	net.Conn
	last *atomic.Int64
}

func (c *impatient) Read(b []byte) (int, error) {
	if err := c.SetReadDeadline(time.Now().Add(httpSilence)); err != nil {
		return 0, err
	}
	n, err := c.Conn.Read(b)
	if n > 0 {
		c.last.Store(time.Now().UnixNano())
	}
	return n, err
}

func (n *network) run(ctx context.Context, take taker) error {
	defer n.client.CloseIdleConnections()
	for {
		again, err := n.call(ctx, take)
		if err != nil || !again {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(httpEvery):
		}
	}
}

// call sends one request. again says that a single picture came, so that the next one needs another request.
func (n *network) call(ctx context.Context, take taker) (again bool, err error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, n.address.String(), nil)
	if err != nil {
		return false, errNoAnswer
	}
	request.Header.Set("Accept", "multipart/x-mixed-replace, image/jpeg")
	answer, err := n.client.Do(request)
	if err != nil {
		return false, sentenceOf(err)
	}
	defer answer.Body.Close()
	body := bufio.NewReaderSize(answer.Body, httpPeek)
	if err := refusal(answer, body); err != nil {
		return false, err
	}
	s := mjpeg.NewSplitter(body)
	if single(answer) {
		return true, one(s, body, take)
	}
	return false, sentenceOf(take.split(ctx, s))
}

// single says whether a response is one picture and no stream.
func single(answer *http.Response) bool {
	return strings.HasPrefix(answer.Header.Get("Content-Type"), "image/") && answer.ContentLength >= 0
}

// one takes the picture of such a response.
func one(s *mjpeg.Splitter, body io.Reader, take taker) error {
	f, err := s.Next()
	if n := s.Broken(); n > 0 {
		take.broken(n)
	}
	if errors.Is(err, io.EOF) {
		return errNoPicture
	}
	if err != nil {
		return sentenceOf(err)
	}
	take.frame(f)
	_, err = io.Copy(io.Discard, io.LimitReader(body, mjpeg.MaxFrame)) // so that the connection can be used again
	return sentenceOf(err)
}

// refusal returns why a response brings no pictures, judged by its header and first bytes; nil if it may bring some.
func refusal(answer *http.Response, body *bufio.Reader) error {
	kind := strings.ToLower(answer.Header.Get("Content-Type"))
	switch status := answer.StatusCode; {
	case status == http.StatusUnauthorized || status == http.StatusForbidden || status == http.StatusProxyAuthRequired:
		return errPassword
	case status >= 300 && status < 400:
		return errRedirect
	case status != http.StatusOK:
		return errStatus(status)
	case strings.HasPrefix(kind, "text/html"), strings.HasPrefix(kind, "application/xhtml"):
		return errWebPage
	case strings.Contains(kind, "h264"), strings.Contains(kind, "mp4"), strings.Contains(kind, "mpegurl"), strings.Contains(kind, "rtsp"), strings.HasPrefix(kind, "video/mp2t"), strings.Contains(kind, "flv"):
		return errH264
	case strings.HasPrefix(kind, "multipart/"), strings.HasPrefix(kind, "image/jp"), strings.Contains(kind, "mjpeg"), strings.Contains(kind, "motion-jpeg"):
		return nil
	case strings.HasPrefix(kind, "image/"):
		return errNoPicture
	}
	head, err := body.Peek(16)
	if len(head) == 0 && err != nil {
		return sentenceOf(err)
	}
	switch text := bytes.ToLower(bytes.TrimSpace(head)); {
	case bytes.HasPrefix(head, []byte("\xff\xd8")), bytes.HasPrefix(head, []byte("--")):
		return nil
	case bytes.HasPrefix(text, []byte("<")):
		return errWebPage
	case bytes.HasPrefix(head, []byte("\x00\x00\x00\x01")), bytes.HasPrefix(head, []byte("\x00\x00\x01")), bytes.Contains(head, []byte("ftyp")), bytes.HasPrefix(head, []byte("RTSP/")):
		return errH264
	}
	return errNoPicture
}

// sentenceOf returns what went wrong with a connection, without its address. The end of a stream is an error too.
func sentenceOf(err error) error {
	var refused *net.OpError
	switch {
	case err == nil:
		return nil
	case errors.Is(err, context.Canceled):
		return context.Canceled
	case errors.Is(err, errOutside):
		return errOutside
	case errors.Is(err, errLoopback):
		return errLoopback
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errSilent
	case strings.Contains(err.Error(), "malformed HTTP"):
		return errH264 // an RTSP server answers HTTP requests in its own protocol
	case strings.Contains(err.Error(), "server response headers exceeded"):
		return errNoPicture
	case errors.As(err, &refused) && refused.Op != "dial":
		return errSilent
	}
	return errNoAnswer
}
