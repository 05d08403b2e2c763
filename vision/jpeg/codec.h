#include <stddef.h>
#include <stdint.h>

// size_of reads the header. It returns 0, or -1 if that fails.
int size_of(const uint8_t *data, size_t n, int *width, int *height);

// decode fills out, which holds width x height pixels: blue, green and red, or one grey level. It returns 0, or -1 if that fails.
int decode(const uint8_t *data, size_t n, uint8_t *out, int width, int height, int grey);

// encode sets *out to memory that free releases. It returns 0, or -1 if that fails.
int encode(const uint8_t *pixels, int width, int height, int quality, uint8_t **out, unsigned long *n);
