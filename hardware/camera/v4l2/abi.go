package v4l2

import (
	"bytes"
	"unsafe"
)

// The structures of linux/videodev2.h in their memory layout on 64-bit machines.
type (
	capability struct {
		Driver                            [16]byte
		Card, Bus                         text
		Version, Capabilities, DeviceCaps uint32
		_                                 [3]uint32
	}
	formatDescription struct {
		Index, Type, Flags uint32
		Description        [32]byte
		PixelFormat, Mbus  uint32
		_                  [3]uint32
	}
	frameSize struct {
		Index, PixelFormat, Type uint32
		Width, Height            uint32 // a discrete size; otherwise least and greatest width
		_, _, _, _               uint32
		_                        [2]uint32
	}
	format struct {
		Type uint32
		_    uint32
		Pixel
		_ [200 - 48]byte
	}
	requestBuffers struct {
		Count, Type, Memory, Capabilities uint32
		_                                 [4]byte
	}
	buffer struct {
		Index, Type, BytesUsed, Flags, Field uint32
		_                                    uint32
		Seconds, Microseconds                int64
		_                                    [16]byte // timecode
		Sequence, Memory                     uint32
		Offset                               uint32
		_                                    uint32
		Length                               uint32
		_                                    [3]uint32
	}
	streamParameter struct {
		Type                   uint32
		Capability, Mode       uint32
		Numerator, Denominator uint32 // time of a frame, in seconds
		_                      [204 - 20]byte
	}
	query struct {
		ID, Type                uint32
		Name                    text
		Min, Max, Step, Default int32
		Flags                   uint32
		_                       [2]uint32
	}
	control struct {
		ID    uint32
		Value int32
	}
	text [32]byte
)

// Pixel is struct v4l2_pix_format: the layout of a frame's pixels.
type Pixel struct {
	Width, Height, Format, Field, BytesPerLine, SizeImage uint32
	_                                                     [6]uint32
}

func (t text) String() string { return zeroEnded(t[:]) }

func zeroEnded(b []byte) string {
	before, _, _ := bytes.Cut(b, []byte{0})
	return string(before)
}

// The ioctl requests, made of number, direction and size of the structure (asm-generic/ioctl.h).
const (
	write = 1 << 30
	read  = 2 << 30

	queryCapability = read | unsafe.Sizeof(capability{})<<16 | 'V'<<8
	enumFormat      = read | write | unsafe.Sizeof(formatDescription{})<<16 | 'V'<<8 | 2
	setFormat       = read | write | unsafe.Sizeof(format{})<<16 | 'V'<<8 | 5
	askBuffers      = read | write | unsafe.Sizeof(requestBuffers{})<<16 | 'V'<<8 | 8
	queryBuffer     = read | write | unsafe.Sizeof(buffer{})<<16 | 'V'<<8 | 9
	queueBuffer     = read | write | unsafe.Sizeof(buffer{})<<16 | 'V'<<8 | 15
	dequeueBuffer   = read | write | unsafe.Sizeof(buffer{})<<16 | 'V'<<8 | 17
	streamOn        = write | 4<<16 | 'V'<<8 | 18
	streamOff       = write | 4<<16 | 'V'<<8 | 19
	setParameter    = read | write | unsafe.Sizeof(streamParameter{})<<16 | 'V'<<8 | 22
	getControl      = read | write | unsafe.Sizeof(control{})<<16 | 'V'<<8 | 27
	setControl      = read | write | unsafe.Sizeof(control{})<<16 | 'V'<<8 | 28
	queryControl    = read | write | unsafe.Sizeof(query{})<<16 | 'V'<<8 | 36
	enumSizes       = read | write | unsafe.Sizeof(frameSize{})<<16 | 'V'<<8 | 74
)

const (
	capture = 1 // V4L2_BUF_TYPE_VIDEO_CAPTURE
	mapped  = 1 // V4L2_MEMORY_MMAP

	capCapture    = 0x00000001
	capM2M        = 0x00008000
	capM2MPlanes  = 0x00004000
	capStreaming  = 0x04000000
	capDeviceCaps = 0x80000000

	flagError    = 0x40 // V4L2_BUF_FLAG_ERROR: the frame is damaged
	flagDisabled = 0x01 // V4L2_CTRL_FLAG_DISABLED
	flagReadOnly = 0x04
	flagInactive = 0x10 // an automatic control decides its value

	sizeDiscrete = 1
)

func fourcc(s string) uint32 {
	return uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24
}

// The pixel formats that are read.
var (
	MJPG = fourcc("MJPG")
	JPEG = fourcc("JPEG")
	YUYV = fourcc("YUYV")
)
