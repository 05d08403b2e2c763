package web

import (
	"errors"
	"math"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gin-gonic/gin"
	"rsc.io/qr"

	"quartermaster/companion"
	"quartermaster/companion/devices"
	"quartermaster/games"
)

// Keys of a request's context: callerKey holds the device that calls, homeKey the place at which it was let in.
const (
	callerKey = "caller"
	homeKey   = "home"
)

// caller is the device that sends a request. A device that was not let in has the role nobody.
func caller(c *gin.Context) devices.Device {
	d, _ := c.Get(callerKey)
	dev, _ := d.(devices.Device) // no device has the role nobody
	return dev
}

// by returns the calling device as the record stores it.
func by(c *gin.Context) companion.By { return companion.By{Device: caller(c).ID} }

// homeOf returns the place at which the calling device was let in.
func homeOf(c *gin.Context) *place {
	p, _ := c.Get(homeKey)
	return p.(*place) // admitted has put it there
}

// cookieName differs for each table of a machine, because browsers send a cookie to every port of a host. Over TLS it has another name,
// since a browser keeps a cookie that came over TLS and refuses one of the same name without. The prefix makes browsers take it
// over TLS only, and for this host only (RFC 6265bis, 4.1.3.2).
func cookieName(c *gin.Context, p *place) string {
	name := "session"
	if overTLS(c) {
		name = "__Host-session"
	}
	if _, port, err := net.SplitHostPort(c.Request.Host); err == nil && len(port) <= 5 && strings.Trim(port, "0123456789") == "" {
		name += "-" + port
	}
	if !p.first {
		name += "-" + p.ID
	}
	return name
}

// secretOf returns the session secret that a request sends for a place, or nothing.
func secretOf(c *gin.Context, p *place) string {
	secret, _ := c.Cookie(cookieName(c, p))
	return secret
}

func setSecret(c *gin.Context, p *place, secret string, age int) {
	http.SetCookie(c.Writer, &http.Cookie{Name: cookieName(c, p), Value: secret, Path: "/", MaxAge: age, HttpOnly: true, Secure: overTLS(c), SameSite: http.SameSiteStrictMode})
}

type meJSON struct {
	Role   devices.Role `json:"role"`
	Device string       `json:"device"`
	Name   string       `json:"name"`
	Table  string       `json:"table"`  // the table at which it has that role
	House  bool         `json:"house"`  // it also looks after people and copies
	Person string       `json:"person"` // the person it belongs to; "": nobody in particular
	Seat   games.SeatNo `json:"seat"`   // that person's seat in the present game; -1: none
	Shows  bool         `json:"shows"`  // it may show a code that lets others watch

	Button bool `json:"button"` // a real button is wired that offers the host's role when it is held
	Offer  bool `json:"offer"`  // the button was held: a device may become the host without a code now

	Secure string `json:"secure,omitempty"` // the page's address over TLS, for a device that may become the camera
}

// me describes a device that was let in at home, with the role it has at p.
func me(d devices.Device, p, home *place) meJSON {
	return meJSON{Role: d.Role, Device: d.ID, Name: d.Name, Table: p.ID, House: p.first && home == p && d.Role == devices.Host, Person: d.Person, Seat: seatOf(d, p),
		Shows: d.Shows && home == p, Button: p.hasButton(), Offer: p.Devices.Offered()}
}

// seatOf returns the seat of a device's person in the game, or Table if the device has no person or the person does not play.
func seatOf(d devices.Device, p *place) games.SeatNo {
	snap := p.Table.Snapshot()
	if d.Person == "" || snap.Start == nil {
		return games.Table
	}
	return games.SeatNo(slices.IndexFunc(snap.Start.People, func(x companion.Person) bool { return strings.EqualFold(x.Name, d.Person) }))
}

// postMe sets the person to whom the device belongs.
func (s *Server) postMe(c *gin.Context) {
	var in struct {
		Person string `json:"person"`
	}
	if !s.body(c, &in) || s.unsaved(c, homeOf(c).Devices.SetPerson(caller(c).ID, in.Person)) {
		return
	}
	dev, home := s.visit(c, at(c))
	c.JSON(http.StatusOK, me(dev, at(c), home))
}

// getMe says which role the device has.
func (s *Server) getMe(c *gin.Context) {
	m := me(caller(c), at(c), homeOf(c))
	if !overTLS(c) && s.cfg.SecurePort != 0 {
		m.Secure = s.secureFor(c)
	}
	c.JSON(http.StatusOK, m)
}

// postPair lets a device in by a code.
func (s *Server) postPair(c *gin.Context) {
	var in struct {
		Code string `json:"code"`
	}
	if !s.body(c, &in) {
		return
	}
	secret, dev, err := at(c).Devices.Pair(from(c), in.Code, kindOfDevice(c.GetHeader("User-Agent")), secretOf(c, at(c)))
	var no *devices.CodeRefused
	if errors.As(err, &no) {
		s.wrong.note(s.cfg.Log)
		if no.Wait > 0 {
			c.Header("Retry-After", strconv.Itoa(int(math.Ceil(no.Wait.Seconds()))))
			s.fail(c, http.StatusTooManyRequests, "code-wait", map[string]any{"Minutes": int(math.Ceil(no.Wait.Minutes()))})
			return
		}
		s.fail(c, http.StatusForbidden, "code-wrong", nil)
		return
	}
	s.startSession(c, secret, dev, err)
}

// postHost makes a device the host without a code, while the box offers it.
func (s *Server) postHost(c *gin.Context) {
	var in struct{}
	if !s.body(c, &in) {
		return
	}
	secret, dev, err := at(c).Devices.TakeOffer(kindOfDevice(c.GetHeader("User-Agent")), secretOf(c, at(c)))
	var over *companion.Refused
	if errors.As(err, &over) {
		s.fail(c, http.StatusForbidden, over.Why.ID, nil)
		return
	}
	s.startSession(c, secret, dev, err)
}

// deleteHost takes back what the held button offers: the host is there after all.
func (s *Server) deleteHost(c *gin.Context) {
	at(c).Devices.EndOffer()
	s.cfg.Log.Info("the host ended the offer of its role", "by", caller(c).ID, "table", at(c).ID)
	c.JSON(http.StatusOK, me(caller(c), at(c), homeOf(c)))
}

// startSession gives a device its session, also if it could not be saved (err): a full disk must not lock anybody out.
func (s *Server) startSession(c *gin.Context, secret string, dev devices.Device, err error) {
	if err != nil {
		s.cfg.Log.Error("a device was let in, but is not saved", "err", err)
	}
	s.cfg.Log.Info("a device was let in", "device", dev.ID, "role", dev.Role.String(), "table", at(c).ID, "from", from(c))
	setSecret(c, at(c), secret, int((365 * 24 * time.Hour).Seconds()))
	c.JSON(http.StatusOK, me(dev, at(c), at(c)))
}

// postLeave ends the device's own session, wherever it was let in.
func (s *Server) postLeave(c *gin.Context) {
	dev, home := caller(c), homeOf(c)
	err := home.Devices.End(dev.ID)
	s.cfg.Log.Info("a device left", "device", dev.ID, "role", dev.Role.String())
	setSecret(c, home, "", -1)
	if s.unsaved(c, err) {
		return
	}
	c.JSON(http.StatusOK, meJSON{Seat: games.Table})
}

type deviceJSON struct {
	ID    string       `json:"id"`
	Name  string       `json:"name"`
	Role  devices.Role `json:"role"`
	Since time.Time    `json:"since"`
	Seen  time.Time    `json:"seen"`
	Here  bool         `json:"here"` // it shows the table now
	You   bool         `json:"you"`

	Person string `json:"person,omitempty"`
	Shows  bool   `json:"shows"`
}

func (s *Server) getDevices(c *gin.Context) { s.listDevices(c) }

func (s *Server) listDevices(c *gin.Context) {
	c.JSON(http.StatusOK, each(at(c).Devices.List(), func(d devices.Device) deviceJSON {
		return deviceJSON{d.ID, d.Name, d.Role, d.Since, d.Seen, at(c).has(d), d.ID == caller(c).ID, d.Person, d.Shows}
	}))
}

// has says whether a device is connected: the camera sends frames, any other device keeps a stream open.
func (p *place) has(d devices.Device) bool {
	if d.Role == devices.CameraPhone {
		s := p.Table.Camera()
		return s.Live && s.Kind == "phone"
	}
	return p.here.has(d.ID)
}

// unsaved answers the request if the list of devices returned an error, and reports whether it did.
func (s *Server) unsaved(c *gin.Context, err error) bool {
	var refused *companion.Refused
	switch {
	case err == nil:
		return false
	case errors.As(err, &refused):
		s.fail(c, http.StatusUnprocessableEntity, refused.Why.ID, refused.Why.Args)
	default:
		s.cfg.Log.Error("the devices are not saved", "err", err)
		s.fail(c, http.StatusServiceUnavailable, "devices-not-saved", nil)
	}
	return true
}

// postDevice gives a device another role; with "host" the caller passes its own on.
func (s *Server) postDevice(c *gin.Context) {
	var in struct {
		Role  devices.Role `json:"role"`
		Shows *bool        `json:"shows"` // if given, only this is changed
	}
	if !s.body(c, &in) {
		return
	}
	if in.Shows != nil {
		if !s.unsaved(c, at(c).Devices.Show(c.Param("id"), *in.Shows)) {
			s.listDevices(c)
		}
		return
	}
	if s.unsaved(c, at(c).Devices.Give(c.Param("id"), in.Role)) {
		return
	}
	s.cfg.Log.Info("a role was given", "device", c.Param("id"), "role", in.Role.String(), "by", caller(c).ID)
	s.listDevices(c)
}

// deleteDevice ends a device's session at once.
func (s *Server) deleteDevice(c *gin.Context) {
	if s.unsaved(c, at(c).Devices.End(c.Param("id"))) {
		return
	}
	s.cfg.Log.Info("a session was ended", "device", c.Param("id"), "by", caller(c).ID)
	s.listDevices(c)
}

type invitationJSON struct {
	Role  devices.Role `json:"role"`
	Code  string       `json:"code"`
	URL   string       `json:"url"`
	Until time.Time    `json:"until"`
	QR    qrJSON       `json:"qr"`
}

// qrJSON is a QR code as one path of unit squares, and the side of the square to draw it in.
type qrJSON struct {
	Size int    `json:"size"`
	Path string `json:"path"`
}

// postInvitation makes a code that lets one more device in. A host's code is made at the box only.
func (s *Server) postInvitation(c *gin.Context) {
	var in struct {
		Role devices.Role `json:"role"`
	}
	if !s.body(c, &in) {
		return
	}
	switch {
	case in.Role == devices.CameraPhone && s.cfg.SecurePort == 0 && !overTLS(c):
		s.fail(c, http.StatusUnprocessableEntity, "no-tls", nil)
		return
	case in.Role != devices.Player && in.Role != devices.Spectator && in.Role != devices.CameraPhone:
		s.fail(c, http.StatusUnprocessableEntity, "unknown-role", nil)
		return
	}
	i, err := at(c).Devices.Invite(in.Role)
	s.invite(c, i, err)
}

// postOwnInvitation makes a code for watching, for a device that shows it while no game is played.
func (s *Server) postOwnInvitation(c *gin.Context) {
	i, err := at(c).Devices.InviteBy(caller(c).ID)
	s.invite(c, i, err)
}

// invite shows an invitation.
func (s *Server) invite(c *gin.Context, i devices.Invitation, err error) {
	if s.unsaved(c, err) {
		return
	}
	link := JoinLink(s.addressFor(c), at(c).name(), i.Code)
	if i.Role == devices.CameraPhone {
		link = CameraLink(s.plainFor(c), at(c).name(), i.Code)
	}
	drawn, err := drawQR(link)
	if err != nil {
		s.cfg.Log.Error("a QR code cannot be drawn", "err", err)
		s.fail(c, http.StatusInternalServerError, "server-stumbled", nil)
		return
	}
	c.JSON(http.StatusOK, invitationJSON{i.Role, i.Code[:4] + "-" + i.Code[4:], link, i.Until, drawn})
}

// JoinLink returns an address that lets in one device when it is opened. The code stands behind the #, which no browser sends:
// whoever only looks at the address, as messengers and scanners do, does not use it up, and no log has it.
// table is its name where there are several; else nothing.
func JoinLink(base, table, code string) string {
	return TableLink(base, table) + "#join=" + code
}

// CameraLink returns an address that makes a phone the camera. It is an address without TLS: that page explains the browser's
// warning before it leads to the address over TLS.
func CameraLink(base, table, code string) string {
	return TableLink(base, table) + "#camera=" + code
}

// TableLink returns the address of a table. The name is "" if it is the only table.
func TableLink(base, table string) string {
	return strings.TrimSuffix(base, "/") + "/" + tableQuery(table)
}

// tableQuery returns the query that names a table in an address; "" for a table that needs no name.
func tableQuery(table string) string {
	if table == "" {
		return ""
	}
	return "?table=" + table
}

// addressFor returns the address at which another device reaches this table: the one that the caller uses,
// unless that means "this machine".
func (s *Server) addressFor(c *gin.Context) string {
	name := c.Request.Host
	if h, _, err := net.SplitHostPort(name); err == nil {
		name = h
	}
	ip, err := netip.ParseAddr(strings.Trim(name, "[]"))
	if s.cfg.Address != nil && (err == nil && ip.IsLoopback() || strings.EqualFold(name, "localhost")) {
		return s.cfg.Address()
	}
	if overTLS(c) {
		return "https://" + c.Request.Host + "/"
	}
	return "http://" + c.Request.Host + "/"
}

// plainFor returns the address at which another device reaches this table without a certificate that browsers warn about: over HTTP, or
// the way in which the caller came through a proxy.
func (s *Server) plainFor(c *gin.Context) string {
	plain := s.addressFor(c)
	if c.Request.TLS == nil || s.cfg.Address == nil {
		return plain
	}
	to, err := url.Parse(s.cfg.Address())
	if err != nil {
		return plain
	}
	return "http://" + withPort(hostOf(plain), to.Port()) + "/"
}

// secureFor returns the address over TLS at which another device reaches this table.
func (s *Server) secureFor(c *gin.Context) string {
	port := strconv.Itoa(s.cfg.SecurePort)
	if port == "443" {
		port = ""
	}
	return "https://" + withPort(hostOf(s.addressFor(c)), port) + "/"
}

// hostOf returns the host part of an address.
func hostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return ""
	}
	return u.Hostname()
}

// withPort returns a host with its port, as an address writes it.
func withPort(host, port string) string {
	switch {
	case port != "":
		return net.JoinHostPort(host, port)
	case strings.Contains(host, ":"):
		return "[" + host + "]"
	}
	return host
}

// drawQR makes a QR code of a text, with the quiet border that readers need.
func drawQR(text string) (qrJSON, error) {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return qrJSON{}, err
	}
	const border = 4
	var path strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if n := strconv.Itoa(x - from); x > from {
				path.WriteString("M" + strconv.Itoa(from+border) + " " + strconv.Itoa(y+border) + "h" + n + "v1h-" + n + "z")
			}
		}
	}
	return qrJSON{code.Size + 2*border, path.String()}, nil
}

// kindOfDevice names a device by its User-Agent, for the list of devices.
func kindOfDevice(agent string) string {
	for _, k := range [][2]string{{"iPad", "iPad"}, {"iPhone", "iPhone"}, {"Android", "Android"}, {"CrOS", "Chromebook"}, {"Windows", "Windows"}, {"Macintosh", "Mac"}, {"Linux", "Linux"}} {
		if strings.Contains(agent, k[0]) {
			return k[1]
		}
	}
	return "?"
}
