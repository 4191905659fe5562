#pragma once

// Loops over pixels that have to be quick in debug builds too, and JPEG's error handling, which needs setjmp.
//
// Pixels are 32 bits, 0xAARRGGBB in the machine's byte order, colours multiplied by alpha: cairo's ARGB32.
// Strides are in bytes.

#include <stddef.h>
#include <stdint.h>

/// Bytes on the heap; `bytes` is NULL if memory ran out. Freed with free().
typedef struct {
  uint8_t *bytes;
  size_t count;
} cpx_buffer;

/// Encodes pixels as PNG: RGB where all pixels are opaque (or `ignores_alpha` is set), RGBA otherwise.
cpx_buffer cpx_png_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int ignores_alpha);

/// Zeroed memory for a bitmap, in large pages where the system has them: a screen's bitmap is thousands of small ones.
/// NULL if there is none. Freed with cpx_free_pixels.
void *cpx_alloc_pixels(size_t count);

/// Frees what cpx_alloc_pixels returned for the same count.
void cpx_free_pixels(void *pixels, size_t count);

/// Why a JPEG could not be read or written.
typedef enum {
  CPX_OK = 0,
  CPX_CORRUPT,
  CPX_TRUNCATED,
  CPX_TOO_LARGE,
  CPX_NO_MEMORY
} cpx_status;

/// A decoded picture. `pixels` is freed with free(); `message` says what was wrong.
typedef struct {
  cpx_status status;
  uint32_t width;
  uint32_t height;
  size_t stride;
  uint8_t *pixels;
  char message[200];
} cpx_image;

/// Decodes a JPEG of at most `max_pixels` pixels.
cpx_image cpx_jpeg_decode(const uint8_t *bytes, size_t count, uint64_t max_pixels);

/// Encodes pixels as JPEG over white, at a quality from 0 to 100.
cpx_buffer cpx_jpeg_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int quality);

/// Blurs 8-bit coverage in place by three passes of a box, which together come close to a Gaussian.
///
/// Returns 0 if memory ran out.
int cpx_blur(uint8_t *coverage, size_t stride, uint32_t width, uint32_t height, double sigma);

/// Blurs pixels of 32 bits, colour and alpha, in place as cpx_blur does, and then takes their colours further from grey by a
/// factor, in Rec. 709's weights.
///
/// Returns 0 if memory ran out.
int cpx_blur_pixels(
  uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, double sigma, double saturation);

/// Fills a picture with what another one shows at places that a matrix says: a pixel at x, y has the colour at
/// (m0 x + m1 y + m2) / w, (m3 x + m4 y + m5) / w with w = m6 x + m7 y + m8, between four pixels; nothing beyond the other's
/// edges and where w is not positive.
void cpx_warp(
  const uint8_t *source, size_t source_stride, uint32_t source_width, uint32_t source_height,
  uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, const double *matrix);

/// Copies pixels to bytes of 32 bits each. `order` says at which byte of four red, green, blue and alpha are.
/// `premultiplied` keeps colours multiplied by alpha; `opaque` writes 255 for alpha.
void cpx_pack(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  const uint8_t *order, int premultiplied, int opaque);

/// Copies bytes of 32 bits each to pixels: what cpx_pack wrote. `opaque` takes all as opaque.
void cpx_unpack(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  const uint8_t *order, int premultiplied, int opaque);

/// Copies pixels to one byte each: their luminance, or their alpha.
void cpx_pack_gray(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  int alpha_only);

/// Copies one byte each to pixels: opaque grey, or black of an alpha.
void cpx_unpack_gray(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  int alpha_only);

/// How the numbers of wide pixels are stored.
typedef enum {
  /// Three of 5 bits in 16, red uppermost below an unused bit.
  CPX_555,
  /// Each of 16 bits.
  CPX_UINT16,
  /// Each an IEEE 754 number of 16 bits.
  CPX_HALF,
  /// Each an IEEE 754 number of 32 bits.
  CPX_FLOAT
} cpx_number;

/// A layout of wide pixels: red, green, blue and alpha, or one number of grey.
typedef struct {
  cpx_number number;
  /// Whether the lowest byte of a number comes first.
  int little;
  int gray;
  /// Whether colours are multiplied by alpha.
  int premultiplied;
  /// Whether alpha means nothing; it is written as 1.
  int opaque;
} cpx_wide;

/// Copies pixels to wide ones. Those that would be read as the same pixel are left as they are, with all their bits.
void cpx_pack_wide(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  cpx_wide layout);

/// Copies wide pixels to pixels, rounded to 8 bits.
void cpx_unpack_wide(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  cpx_wide layout);

/// Copies luminance, weighted by alpha, to 8-bit coverage.
void cpx_luminance(
  const uint8_t *pixels, size_t stride, uint8_t *coverage, size_t coverage_stride, uint32_t width,
  uint32_t height);

/// Pixels to be compared; `opaque` takes all as opaque, whatever their alpha says.
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  uint32_t width;
  uint32_t height;
  int opaque;
} cpx_picture;

/// How two pictures of one size differ.
typedef struct {
  /// Whether memory ran out; nothing else counts then.
  int failed;
  /// Pixels that are not equal, and the box around them; right and bottom lie behind it.
  uint64_t count;
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
  /// The largest distance of two colours by CIE94, over white.
  double distance;
  /// Pixels whose colours are farther apart than the tolerance.
  uint64_t beyond;
  /// Of the pixels that nothing explains: how many, their largest distance, how many lie on smooth ground in both pictures, and
  /// the least factor of SSIM for contrast and structure of the blocks of 8 x 8 that they lie in.
  uint64_t unexplained;
  double unexplained_distance;
  uint64_t smooth;
  double least_structure;
  /// Used while comparing.
  int has_distance;
} cpx_comparison;

/// Compares pictures of one size, exactly.
///
/// `explained` has a byte for each pixel, not 0 where a difference is already known of; NULL if none is.
cpx_comparison cpx_compare(cpx_picture a, cpx_picture b, const uint8_t *explained, double tolerance);

/// Writes the distance by CIE94 of each pair of pixels, over white, of pictures of one size: one number a pixel, row by row.
void cpx_color_distances(cpx_picture a, cpx_picture b, float *distances);

/// Draws where pictures differ, in magenta over a pale copy, into pixels as large as both together.
void cpx_difference(
  cpx_picture a, cpx_picture b, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height);
