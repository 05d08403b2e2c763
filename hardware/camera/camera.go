// Package camera reads pictures from cameras of every kind, with one file for each kind. An address names the kind and
// its settings:
//
//	simulated:                      a table that is only drawn, see package simulation
//	simulated:seed=7&edge=16        the same with other settings
//	folder:PATH                     the pictures of a folder, one after the other
//	upload:                         pictures that people bring
//	rpicam:                         the camera on a Raspberry Pi's ribbon cable
//	rpicam:ID                       the one with that id, where there are several
//	v4l2:                           the webcam on USB
//	v4l2:NAME                       the one of that name in /dev/v4l/by-id or by-path
//	phone:                          the browser of a phone that lies over the board
//	http://…, https://…             MJPEG or single JPEGs of a phone's app, a network camera or go2rtc
//
// Settings of a simulated table, each written as name=value, with & between two of them:
//
//	seed     a number; it varies print, wood, light, camera and dice; without one it is the house's own table
//	colours  of the dice, with commas, the first is the merchant's: red,green,white,blue,yellow
//	edge     of the dice, 8 to 25 mm                 corners  sharp, soft, round
//	size     of the picture, 1280x960                board    of the floor in mm, 290x290
//	wall     height of the lid's walls in mm         light    ring, lamp, window, evening, two
//	noise    of the sensor, 1 is a fair camera's     rate     frames a second, 10
//	still    thrown dice lie there at once           with     oddities of every throw: cocked,stacked,token,crowded,
//	                                                          touching,outside,rim,moving,card,hand,moved,light,defocus
//
// Every source delivers its newest frame and drops older ones that a slow receiver has not taken.
package camera

import (
	"fmt"
	"strings"

	"quartermaster/vision"
)

// maxAddress bounds an address, in bytes.
const maxAddress = 4096

// Open makes the source that an address names. The error is one sentence that says what is wrong with the address.
// It starts no program and opens no connection; the source's Run does. loopback lists the ports of this machine on which
// a network camera may listen.
func Open(address string, loopback ...int) (vision.Source, error) {
	if len(address) > maxAddress {
		return nil, fmt.Errorf("the camera's address is %d bytes long; more than %d are not taken", len(address), maxAddress)
	}
	kind, rest, found := strings.Cut(address, ":")
	if !found {
		return nil, fmt.Errorf("the camera's address %.60q names no kind; write simulated:, folder:PATH, upload:, phone:, rpicam:, v4l2: or http:// before it", address)
	}
	switch kind {
	case "simulated":
		settings, err := ParseSimulated(rest)
		if err != nil {
			return nil, err
		}
		return opened(NewSimulated(settings))
	case "folder":
		return opened(NewFolder(rest))
	case "upload":
		if rest != "" {
			return nil, fmt.Errorf("the address upload: stands alone; %.40q after it is not understood", rest)
		}
		return NewUpload(), nil
	case "phone":
		if rest != "" {
			return nil, fmt.Errorf("the address phone: stands alone; %.40q after it is not understood", rest)
		}
		return newPhone(), nil
	case "rpicam":
		return newLive("rpicam", &rpicam{id: rest, tools: systemTools()}), nil
	case "v4l2":
		return newLive("v4l2", newWebcam(rest)), nil
	case "http", "https", "rtsp", "rtsps":
		n, err := newNetwork(address, loopback)
		if err != nil {
			return nil, err
		}
		return newLive("http", n), nil
	}
	return nil, fmt.Errorf("there is no camera of the kind %.40q; write simulated:, folder:PATH, upload:, phone:, rpicam:, v4l2: or http:// instead", kind)
}

// Streams says whether a source is a video stream, in which one can see when dice have come to rest. The other kinds show
// single pictures.
func Streams(source vision.Source) bool {
	switch source.(type) {
	case nil, *Folder, *Upload:
		return false
	}
	return true
}

// opened returns a nil interface for a source that failed to open, not an interface that holds a nil pointer.
func opened[S vision.Source](source S, err error) (vision.Source, error) {
	if err != nil {
		return nil, err
	}
	return source, nil
}

// Kind returns the kind of camera that an address names. Logs show it in place of the address, which may hold a password.
func Kind(address string) string {
	kind, _, _ := strings.Cut(address, ":")
	return kind
}
