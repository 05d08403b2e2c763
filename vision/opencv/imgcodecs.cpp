//go:build cgo

// gocv's functions for picture files are linked into the program, though it never calls them. OpenCV's module behind them, imgcodecs,
// loads a hundred libraries for formats that nobody here uses (GDAL, Poppler, DICOM): 44 MB of each process, and 100 MB to install.
// These definitions take its place, so the linker leaves it out. Package jpeg decodes and encodes instead.

#include <opencv2/imgcodecs.hpp>

namespace {
[[noreturn]] void absent() { CV_Error(cv::Error::StsNotImplemented, "this program is linked without OpenCV's imgcodecs: use package jpeg"); }
} // namespace

namespace cv {
Mat imread(const String &, int) { absent(); }
bool imreadmulti(const String &, std::vector<Mat> &, int) { absent(); }
bool imreadmulti(const String &, std::vector<Mat> &, int, int, int) { absent(); }
bool imwrite(const String &, InputArray, const std::vector<int> &) { absent(); }
Mat imdecode(InputArray, int) { absent(); }
Mat imdecode(InputArray, int, Mat *) { absent(); }
bool imencode(const String &, InputArray, std::vector<uchar> &, const std::vector<int> &) { absent(); }
} // namespace cv
