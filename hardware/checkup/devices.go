package checkup

import (
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Kind is a kind of device.
type Kind struct {
	pattern string // of its device nodes
	group   string // to which Debian, a Raspberry Pi or our own rules give it
}

// Devices of a camera, and of the panel on a Raspberry Pi's pins.
var (
	CameraDevices = []Kind{{"dev/video*", "video"}, {"dev/media*", "video"}, {"dev/dma_heap/*", "video"}}
	PanelDevices  = []Kind{{"dev/gpiochip*", "gpio"}, {"dev/i2c-*", "i2c"}, {"dev/spidev*", "spi"}}
)

// Rights examines whether this user may open the devices of some kinds: one finding for each group that is missing.
func (m Machine) Rights(kinds []Kind) (all []Finding) {
	told := map[string]bool{}
	seen := false
	for _, k := range kinds {
		for _, name := range m.glob(k.pattern) {
			seen = true
			path := filepath.Join(m.Root, name)
			group := groupOf(path, k.group)
			if m.May(path) || told[group] {
				continue
			}
			told[group] = true
			all = append(all, Noted("rights", "check-rights", "Device", "/"+name, "Group", group))
		}
	}
	if seen && len(all) == 0 {
		all = append(all, Good("rights", "check-rights-all"))
	}
	return all
}

// groupOf is the group whose members may open a device: its own, where that is not root's.
func groupOf(path, usual string) string {
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm()&0o060 != 0o060 {
		return usual
	}
	id, known := groupID(info)
	if !known || id == 0 {
		return usual
	}
	g, err := user.LookupGroupId(strconv.Itoa(id))
	if err != nil {
		return usual
	}
	return g.Name
}

// Holders examines which other processes have a camera open. Only root sees those of other users.
func (m Machine) Holders() (all []Finding) {
	told := map[string]bool{}
	for _, file := range m.glob("proc/[0-9]*/fd/*") {
		to, err := os.Readlink(filepath.Join(m.Root, file))
		if err != nil || !strings.HasPrefix(to, "/dev/video") && !strings.HasPrefix(to, "/dev/media") {
			continue
		}
		process := strings.Split(file, "/")[1]
		who := m.text("proc", process, "comm")
		if who == "" || told[who+to] || m.isOurs(process) {
			continue
		}
		told[who+to] = true
		all = append(all, Noted("held", "check-held", "Who", who, "Device", to))
	}
	return all
}

// isOurs says whether a process is this one or comes from it.
func (m Machine) isOurs(process string) bool {
	for range 64 { // a process that ends meanwhile may leave a circle
		if n, err := strconv.Atoi(process); err != nil || n <= 1 {
			return false
		} else if n == m.Self {
			return true
		}
		stat := m.text("proc", process, "stat") // its name, which may hold anything, is in brackets
		fields := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:])
		if len(fields) < 2 {
			return false
		}
		process = fields[1]
	}
	return false
}

// usb2 is the speed in Mbit/s that a webcam's pictures need.
const usb2 = 480

// USB examines how fast the sockets are that the webcams are plugged into.
func (m Machine) USB() (all []Finding) {
	var told []string
	for _, name := range m.glob("sys/class/video4linux/video*") {
		device, err := filepath.EvalSymlinks(filepath.Join(m.Root, name, "device"))
		if err != nil {
			continue
		}
		device = filepath.Dir(device) // above the interface is the device itself
		speed, err := os.ReadFile(filepath.Join(device, "speed"))
		mbit, odd := strconv.ParseFloat(strings.TrimSpace(string(speed)), 64)
		if err != nil || odd != nil || slices.Contains(told, device) {
			continue // no device of USB, or told already: a webcam has several nodes
		}
		told = append(told, device)
		product, _ := os.ReadFile(filepath.Join(device, "product")) // not all have one
		args := []any{"Name", strings.TrimSpace(string(product)), "Speed", int(mbit)}
		if mbit < usb2 {
			all = append(all, Wrong("usb", "check-usb-slow", args...))
		} else {
			all = append(all, Good("usb", "check-usb", args...))
		}
	}
	return all
}
