//go:build cgo

package opencv

// #cgo CXXFLAGS: --std=c++11
import "C" // for imgcodecs.cpp
