// Decodes and encodes JPEG with libjpeg, and returns errors as values.

#include "CPixels.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  char message[JMSG_LENGTH_MAX];
  int is_truncated;
} errors;

static void escape_with_message(j_common_ptr info) {
  errors *e = (errors *)info->err;
  info->err->format_message(info, e->message);
  longjmp(e->escape, 1);
}

static void note_warning(j_common_ptr info, int level) {
  if (level >= 0) return;
  errors *e = (errors *)info->err;
  info->err->num_warnings++;
  // libjpeg fills the rest of a truncated picture with gray; this is an error here.
  if (info->err->msg_code == JWRN_JPEG_EOF) e->is_truncated = 1;
}

static void say_nothing(j_common_ptr info) { (void)info; }

// Errors jump to `escape`, which the caller has to set before the first call.
static struct jpeg_error_mgr *catch_errors(errors *e) {
  struct jpeg_error_mgr *manager = jpeg_std_error(&e->base);
  manager->error_exit = escape_with_message;
  manager->emit_message = note_warning;
  manager->output_message = say_nothing;
  return manager;
}

typedef struct {
  struct jpeg_progress_mgr base;
  int is_over;
} progress;

// A small progressive file can contain thousands of scans of a large picture.
enum { MAX_SCANS = 200 };

static void watch_scans(j_common_ptr info) {
  if (!info->is_decompressor) return;
  if (((j_decompress_ptr)info)->input_scan_number > MAX_SCANS) {
    ((progress *)info->progress)->is_over = 1;
    info->err->msg_code = JERR_BAD_PROGRESSION;
    info->err->error_exit(info);
  }
}

// A part is filled up with gray by libjpeg where `is_part` is set, and an error otherwise.
static cpx_image decode(const uint8_t *bytes, size_t count, uint64_t max_pixels, int is_part) {
  // Variables that are used after a longjmp must not be kept in registers.
  static const cpx_image nothing;
  cpx_image result = nothing;
  struct jpeg_decompress_struct *info = calloc(1, sizeof *info);
  errors *e = calloc(1, sizeof *e);
  progress watch = {{0}, 0};
  uint8_t *volatile pixels = NULL;
  uint8_t *volatile line = NULL;
  if (!info || !e) {
    free(info);
    free(e);
    result.status = CPX_NO_MEMORY;
    return result;
  }
  info->err = catch_errors(e);
  if (setjmp(e->escape)) {
    result = nothing;
    result.status = e->is_truncated ? CPX_TRUNCATED : CPX_CORRUPT;
    snprintf(result.message, sizeof result.message, "%s", e->message);
    free((void *)pixels);
    free((void *)line);
    jpeg_destroy_decompress(info);
    free(info);
    free(e);
    return result;
  }
  jpeg_create_decompress(info);
  watch.base.progress_monitor = watch_scans;
  info->progress = &watch.base;
  // Older headers declare the parameter as a pointer to non-const bytes.
  jpeg_mem_src(info, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(info, TRUE);
  uint64_t size = (uint64_t)info->image_width * info->image_height;
  if (size == 0 || size > max_pixels || info->image_width > 32767 || info->image_height > 32767) {
    result.status = CPX_TOO_LARGE;
    result.width = info->image_width;
    result.height = info->image_height;
    jpeg_destroy_decompress(info);
    free(info);
    free(e);
    return result;
  }
  int is_cmyk = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_cmyk ? JCS_CMYK : JCS_RGB;
  // The slow integer method gives the same result on all machines.
  info->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(info);
  uint32_t width = info->output_width, height = info->output_height;
  size_t stride = (size_t)width * 4;
  pixels = malloc(stride * height);
  line = malloc((size_t)width * (size_t)info->output_components);
  if (!pixels || !line) {
    snprintf(e->message, sizeof e->message, "out of memory");
    longjmp(e->escape, 1);
  }
  // Adobe writes inverted CMYK.
  int is_inverted = info->saw_Adobe_marker;
  while (info->output_scanline < height) {
    uint8_t *row = (uint8_t *)pixels + stride * info->output_scanline;
    JSAMPROW rows[1] = {(JSAMPROW)line};
    jpeg_read_scanlines(info, rows, 1);
    for (uint32_t x = 0; x < width; x++) {
      uint32_t r, g, b;
      if (is_cmyk) {
        uint32_t c = line[x * 4], m = line[x * 4 + 1], y = line[x * 4 + 2], k = line[x * 4 + 3];
        if (!is_inverted) {
          c = 255 - c;
          m = 255 - m;
          y = 255 - y;
          k = 255 - k;
        }
        r = c * k / 255;
        g = m * k / 255;
        b = y * k / 255;
      } else {
        r = line[x * 3];
        g = line[x * 3 + 1];
        b = line[x * 3 + 2];
      }
      uint32_t pixel = 0xff000000u | r << 16 | g << 8 | b;
      memcpy(row + (size_t)x * 4, &pixel, 4);
    }
    if (e->is_truncated && !is_part) break;
  }
  if (e->is_truncated && !is_part) {
    snprintf(e->message, sizeof e->message, "the data ends too early");
    longjmp(e->escape, 1);
  }
  jpeg_finish_decompress(info);
  result.width = width;
  result.height = height;
  result.stride = stride;
  result.pixels = (uint8_t *)pixels;
  free((void *)line);
  jpeg_destroy_decompress(info);
  free(info);
  free(e);
  return result;
}

cpx_image cpx_jpeg_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels) {
  return decode(bytes, count, max_pixels, 0);
}

cpx_image cpx_jpeg_decode_beginning(const uint8_t *bytes, size_t count, uint64_t max_pixels) {
  return decode(bytes, count, max_pixels, 1);
}

cpx_buffer cpx_jpeg_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, int quality
) {
  cpx_buffer result = {NULL, 0};
  struct jpeg_compress_struct *info = calloc(1, sizeof *info);
  errors *e = calloc(1, sizeof *e);
  uint8_t *volatile line = malloc((size_t)width * 3);
  unsigned char *volatile *bytes = calloc(1, sizeof *bytes);
  unsigned long count = 0;
  if (!info || !e || !line || !bytes) {
    free(info);
    free(e);
    free((void *)line);
    free((void *)bytes);
    return result;
  }
  info->err = catch_errors(e);
  if (setjmp(e->escape)) {
    jpeg_destroy_compress(info);
    free((void *)*bytes);
    free((void *)bytes);
    free((void *)line);
    free(info);
    free(e);
    return (cpx_buffer){NULL, 0};
  }
  jpeg_create_compress(info);
  jpeg_mem_dest(info, (unsigned char **)bytes, &count);
  info->image_width = width;
  info->image_height = height;
  info->input_components = 3;
  info->in_color_space = JCS_RGB;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  info->dct_method = JDCT_ISLOW;
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < height) {
    const uint8_t *row = pixels + stride * info->next_scanline;
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel;
      memcpy(&pixel, row + (size_t)x * 4, 4);
      // Composites over white. The first byte of an opaque picture's pixels means nothing.
      uint32_t rest = opaque ? 0 : 255 - (pixel >> 24);
      line[x * 3] = (uint8_t)((pixel >> 16 & 255) + rest);
      line[x * 3 + 1] = (uint8_t)((pixel >> 8 & 255) + rest);
      line[x * 3 + 2] = (uint8_t)((pixel & 255) + rest);
    }
    JSAMPROW rows[1] = {(JSAMPROW)line};
    jpeg_write_scanlines(info, rows, 1);
  }
  jpeg_finish_compress(info);
  result.bytes = (uint8_t *)*bytes;
  result.count = count;
  jpeg_destroy_compress(info);
  free((void *)bytes);
  free((void *)line);
  free(info);
  free(e);
  return result;
}
