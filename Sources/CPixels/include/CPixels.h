#pragma once

// Loops over pixels that have to be fast in debug builds too, and the error handling of JPEG, which requires
// setjmp.
//
// Pixels have 32 bits, 0xAARRGGBB in the machine's byte order, with premultiplied alpha, as cairo's ARGB32.
// Strides are in bytes.

#include <stddef.h>
#include <stdint.h>

/// Bytes on the heap, to be freed with free(). `bytes` is NULL if memory ran out.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cpx_buffer;

/// Encodes pixels as PNG: RGB if all pixels are opaque or `ignores_alpha` is set, RGBA otherwise.
cpx_buffer cpx_png_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int ignores_alpha);

/// Encodes pixels as the smallest PNG that zlib makes of them, which takes many times as long: with a palette if there
/// are at most 256 colors. It has the same pixels as cpx_png_encode's.
cpx_buffer cpx_png_encode_small(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int ignores_alpha);

/// Returns zeroed memory for a bitmap, to be freed with cpx_free_pixels; NULL if memory ran out. Uses large
/// pages where available, since a screen's bitmap spans thousands of small ones.
void *cpx_alloc_pixels(size_t count);

/// Frees memory that cpx_alloc_pixels returned for the same count.
void cpx_free_pixels(void *pixels, size_t count);

/// The result of decoding a JPEG.
typedef enum {
  CPX_OK = 0,
  CPX_CORRUPT,
  CPX_TRUNCATED,
  CPX_TOO_LARGE,
  CPX_NO_MEMORY
} cpx_status;

/// A decoded picture. `pixels` has to be freed with free(); `message` describes the error.
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

/// Decodes the beginning of a JPEG; what the data does not reach yet is gray, or coarse in a progressive picture.
cpx_image cpx_jpeg_decode_beginning(const uint8_t *bytes, size_t count, uint64_t max_pixels);

/// Encodes pixels as JPEG, those that are not opaque over white, at a quality from 0 to 100.
cpx_buffer cpx_jpeg_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int opaque, int quality);

/// Blurs 8-bit coverage in place with three passes of a box filter, which approximate a Gaussian.
///
/// Returns 0 if memory ran out.
int cpx_blur(uint8_t *coverage, size_t stride, uint32_t width, uint32_t height, double sigma);

/// Blurs the color and alpha of 32-bit pixels in place as cpx_blur does, and then multiplies their saturation
/// by a factor, with the luminance weights of Rec. 709.
///
/// Returns 0 if memory ran out.
int cpx_blur_pixels(
  uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, double sigma, double saturation);

/// Fills a picture with another one, transformed by a matrix: a pixel at x, y has the color of the source at
/// (m0 x + m1 y + m2) / w, (m3 x + m4 y + m5) / w with w = m6 x + m7 y + m8, interpolated bilinearly. Pixels
/// outside of the source, or for which w is not positive, are transparent.
void cpx_warp(
  const uint8_t *source, size_t source_stride, uint32_t source_width, uint32_t source_height,
  uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, const double *matrix);

/// Copies pixels to groups of four bytes. `order` has the byte indices of red, green, blue and alpha.
/// `premultiplied` keeps premultiplied alpha; `opaque` writes 255 for alpha.
void cpx_pack(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  const uint8_t *order, int premultiplied, int opaque);

/// Copies groups of four bytes, as cpx_pack writes them, to pixels. `opaque` makes all pixels opaque.
void cpx_unpack(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  const uint8_t *order, int premultiplied, int opaque);

/// Copies the luminance or the alpha of pixels to one byte each.
void cpx_pack_gray(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  int alpha_only);

/// Copies bytes to pixels: opaque grays, or black with the byte as alpha.
void cpx_unpack_gray(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  int alpha_only);

/// The format of the components of wide pixels.
typedef enum {
  /// Three components of 5 bits in 16 bits, below an unused bit, with red uppermost.
  CPX_555,
  /// 16-bit integers.
  CPX_UINT16,
  /// IEEE 754 numbers of 16 bits.
  CPX_HALF,
  /// IEEE 754 numbers of 32 bits.
  CPX_FLOAT
} cpx_number;

/// A layout of wide pixels: red, green, blue and alpha, or a single gray component.
typedef struct {
  cpx_number number;
  /// Whether numbers are little-endian.
  int little;
  int gray;
  /// Whether colors have premultiplied alpha.
  int premultiplied;
  /// Whether alpha is ignored; it is written as 1.
  int opaque;
} cpx_wide;

/// Copies pixels to wide pixels. Wide pixels that already convert to the same pixel are not changed and keep
/// their precision.
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

/// Pixels to compare. `opaque` treats all pixels as opaque, regardless of their alpha.
typedef struct {
  const uint8_t *pixels;
  size_t stride;
  uint32_t width;
  uint32_t height;
  int opaque;
} cpx_picture;

/// The difference of two pictures of the same size.
typedef struct {
  /// Whether memory ran out; the other members are then undefined.
  int failed;
  /// The number of pixels that are not equal, and their bounding box; right and bottom are exclusive.
  uint64_t count;
  uint32_t left;
  uint32_t top;
  uint32_t right;
  uint32_t bottom;
  /// The largest CIE94 distance of two colors, composited over white.
  double distance;
  /// The number of pixels whose colors differ by more than the tolerance.
  uint64_t beyond;
  /// Statistics of the unexplained pixels: their number, and their largest distance.
  uint64_t unexplained;
  double unexplained_distance;
  /// Whether the contrast and structure factor of SSIM of one of their blocks of 8 x 8 is less than 0.9.
  int changes_structure;
  /// Whether one of them is in an area that is smooth in both pictures; 0 if the structure changes.
  int changes_smooth_areas;
} cpx_comparison;

/// The instructions of a comparison: the fastest ones that the processor has, or those that every processor of its kind
/// has. The results are the same.
typedef enum { CPX_FASTEST, CPX_BASELINE } cpx_instructions;

/// Compares pictures of the same size exactly. Pictures with many differences are compared by several threads, which have ended
/// when it returns.
///
/// `explained` has a byte for each pixel, which is not 0 if a difference is expected there; NULL if there are
/// none.
cpx_comparison cpx_compare(
  cpx_picture a, cpx_picture b, const uint8_t *explained, double tolerance, cpx_instructions instructions);

/// Writes the CIE94 distance of each pair of pixels, composited over white, of two pictures of the same size.
void cpx_color_distances(cpx_picture a, cpx_picture b, float *distances);

/// Draws the differences of two pictures in magenta over a pale copy. The pixels have the size of the union
/// of both.
void cpx_difference(
  cpx_picture a, cpx_picture b, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height);

/// Returns a hash of bytes: FNV-1a with 64 bits.
uint64_t cpx_hash(const uint8_t *bytes, size_t count);
