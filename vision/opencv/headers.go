//go:build cgo && !customenv

package opencv

// #cgo pkg-config: opencv4
import "C" // for imgcodecs.cpp; with the tag customenv the environment says where OpenCV's headers are, as for gocv
