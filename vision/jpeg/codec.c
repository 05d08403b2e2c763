//go:build cgo

#include "codec.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

// failure is libjpeg's error manager, and the place to which it returns.
struct failure {
	struct jpeg_error_mgr manager;
	jmp_buf back;
};

static void fail(j_common_ptr c) {
	longjmp(((struct failure *)c->err)->back, 1);
}

// Warnings are ignored: a picture with a damaged block is still a picture.
static void ignore(j_common_ptr c) { (void)c; }
static void ignore_level(j_common_ptr c, int level) { (void)c, (void)level; }

static struct jpeg_error_mgr *failing(struct failure *f) {
	jpeg_std_error(&f->manager);
	f->manager.error_exit = fail;
	f->manager.output_message = ignore;
	f->manager.emit_message = ignore_level;
	return &f->manager;
}

int size_of(const uint8_t *data, size_t n, int *width, int *height) {
	struct jpeg_decompress_struct c;
	struct failure f;
	c.err = failing(&f);
	if (setjmp(f.back)) {
		jpeg_destroy_decompress(&c);
		return -1;
	}
	jpeg_create_decompress(&c);
	jpeg_mem_src(&c, data, n);
	jpeg_read_header(&c, TRUE);
	*width = c.image_width;
	*height = c.image_height;
	jpeg_destroy_decompress(&c);
	return 0;
}

int decode(const uint8_t *data, size_t n, uint8_t *out, int width, int height, int grey) {
	struct jpeg_decompress_struct c;
	struct failure f;
	c.err = failing(&f);
	if (setjmp(f.back)) {
		jpeg_destroy_decompress(&c);
		return -1;
	}
	jpeg_create_decompress(&c);
	jpeg_mem_src(&c, data, n);
	jpeg_read_header(&c, TRUE);
	if ((int)c.image_width != width || (int)c.image_height != height) { // out would be too small
		jpeg_destroy_decompress(&c);
		return -1;
	}
	c.out_color_space = grey ? JCS_GRAYSCALE : JCS_EXT_BGR;
	jpeg_start_decompress(&c);
	size_t stride = (size_t)width * (grey ? 1 : 3);
	while (c.output_scanline < c.output_height) {
		JSAMPROW rows[4];
		for (int i = 0; i < 4; i++) {
			JDIMENSION y = c.output_scanline + i;
			rows[i] = out + stride * (y < c.output_height ? y : c.output_height - 1);
		}
		jpeg_read_scanlines(&c, rows, 4);
	}
	jpeg_finish_decompress(&c);
	jpeg_destroy_decompress(&c);
	return 0;
}

int encode(const uint8_t *pixels, int width, int height, int quality, uint8_t **out, unsigned long *n) {
	struct jpeg_compress_struct c;
	struct failure f;
	c.err = failing(&f);
	*out = NULL, *n = 0;
	if (setjmp(f.back)) {
		jpeg_destroy_compress(&c);
		free(*out);
		*out = NULL;
		return -1;
	}
	jpeg_create_compress(&c);
	jpeg_mem_dest(&c, out, n);
	c.image_width = width;
	c.image_height = height;
	c.input_components = 3;
	c.in_color_space = JCS_EXT_BGR;
	jpeg_set_defaults(&c);
	jpeg_set_quality(&c, quality, TRUE);
	jpeg_start_compress(&c, TRUE);
	while (c.next_scanline < c.image_height) {
		JSAMPROW row = (JSAMPROW)pixels + (size_t)c.next_scanline * width * 3;
		jpeg_write_scanlines(&c, &row, 1);
	}
	jpeg_finish_compress(&c);
	jpeg_destroy_compress(&c);
	return 0;
}
