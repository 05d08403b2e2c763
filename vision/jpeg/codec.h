#include <stddef.h>
#include <stdint.h>

// Room for a sentence about what went wrong.
enum { message_size = 200 };

// size_of reads the header. It returns 0, or -1 with a message.
int size_of(const uint8_t *data, size_t n, int *width, int *height, char *message);

// decode fills out, which holds width x height pixels: blue, green and red, or one grey level. It returns 0, or -1 with a message.
int decode(const uint8_t *data, size_t n, uint8_t *out, int width, int height, int grey, char *message);

// encode sets *out to memory that free releases. It returns 0, or -1 with a message.
int encode(const uint8_t *pixels, int width, int height, int quality, uint8_t **out, unsigned long *n, char *message);
