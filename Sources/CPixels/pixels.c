// Memory for bitmaps, blur and conversions.

// For madvise and MAP_ANONYMOUS.
#define _DEFAULT_SOURCE

#include "CPixels.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { LARGE_PAGE = 2 << 20, MOST_SPARE = 64 << 20 };

// The large bitmap that was freed last, which begins with its size. It is cleared for the next one of its size: that takes less time than
// new pages, which the system clears one by one, and it is partly in the processor's caches.
static _Atomic(size_t *) spare;

static size_t mapped_size(size_t count) { return (count + 4095) / 4096 * 4096; }

void *cpx_alloc_pixels(size_t count) {
  if (count < LARGE_PAGE) return calloc(1, count ? count : 1);
  size_t size = mapped_size(count);
  size_t *kept = atomic_exchange(&spare, NULL);
  if (kept && *kept == size) return memset(kept, 0, size);
  if (kept) munmap(kept, *kept);
  // Reserves space to align to a large page, and unmaps the excess at both ends.
  size_t mapped = size + LARGE_PAGE;
  uint8_t *start = mmap(NULL, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) return NULL;
  size_t before = (LARGE_PAGE - (uintptr_t)start % LARGE_PAGE) % LARGE_PAGE;
  if (before) munmap(start, before);
  if (mapped - before > size) munmap(start + before + size, mapped - before - size);
#ifdef MADV_HUGEPAGE
  madvise(start + before, size, MADV_HUGEPAGE);
#endif
  return start + before;
}

void cpx_free_pixels(void *pixels, size_t count) {
  if (!pixels) return;
  if (count < LARGE_PAGE) {
    free(pixels);
    return;
  }
  size_t *freed = pixels;
  *freed = mapped_size(count);
  if (*freed <= MOST_SPARE) freed = atomic_exchange(&spare, freed);
  if (freed) munmap(freed, *freed);
}

// A pass of a box filter over a line: out[i] is the mean of in[i - before ... i + after], with zeros outside.
static void box(const uint8_t *in, uint8_t *out, size_t count, size_t step, size_t before, size_t after) {
  uint32_t size = (uint32_t)(before + after + 1);
  // Divides by multiplication, with 16 bits of fraction in addition to the 24 bits of the sum.
  uint64_t factor = ((uint64_t)1 << 40) / size + 1;
  uint32_t sum = 0;
  for (size_t i = 0; i < after && i < count; i++) sum += in[i];
  for (size_t i = 0; i < count; i++) {
    if (i + after < count) sum += in[i + after];
    out[i * step] = (uint8_t)((((uint64_t)sum + size / 2) * factor) >> 40);
    if (i >= before) sum -= in[i - before];
  }
}

// Three box filters along each row. Rows of shapes often repeat the row above, whose result is copied.
static void blur_rows(
  uint8_t *pixels, size_t stride, size_t width, size_t height, const size_t before[3], const size_t after[3],
  uint8_t *scratch
) {
  // The source of the last computed row, which its result has overwritten.
  uint8_t *source = malloc(width);
  const uint8_t *result = NULL;
  for (size_t y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    if (source && result && !memcmp(row, source, width)) {
      memcpy(row, result, width);
      continue;
    }
    if (source) memcpy(source, row, width);
    box(row, scratch, width, 1, before[0], after[0]);
    box(scratch, scratch + width, width, 1, before[1], after[1]);
    box(scratch + width, row, width, 1, before[2], after[2]);
    result = row;
  }
  free(source);
}

// Transposes the pixels, in blocks that fit into the cache.
static void transpose(
  const uint8_t *in, size_t in_stride, uint8_t *out, size_t out_stride, size_t width, size_t height
) {
  enum { BLOCK = 32 };
  for (size_t top = 0; top < height; top += BLOCK) {
    for (size_t left = 0; left < width; left += BLOCK) {
      size_t bottom = top + BLOCK < height ? top + BLOCK : height;
      size_t right = left + BLOCK < width ? left + BLOCK : width;
      for (size_t x = left; x < right; x++) {
        for (size_t y = top; y < bottom; y++) out[x * out_stride + y] = in[y * in_stride + x];
      }
    }
  }
}

int cpx_blur(uint8_t *coverage, size_t stride, uint32_t width, uint32_t height, double sigma) {
  if (!(sigma > 0) || !width || !height) return 1;
  // The box size for which three passes have the variance of the Gaussian (SVG 1.1, feGaussianBlur).
  size_t size = (size_t)floor(sigma * 3 * sqrt(2 * 3.14159265358979323846) / 4 + 0.5);
  if (size < 1) return 1;
  size_t before[3], after[3];
  for (int pass = 0; pass < 3; pass++) before[pass] = after[pass] = size / 2;
  if (size % 2 == 0) {
    // Even sizes: one box is shifted to the left, one to the right, and one is larger by one.
    after[0] = size / 2 - 1;
    before[1] = size / 2 - 1;
  }
  size_t longest = width > height ? width : height;
  uint8_t *turned = malloc((size_t)width * height + 2 * longest);
  if (!turned) return 0;
  uint8_t *scratch = turned + (size_t)width * height;
  blur_rows(coverage, stride, width, height, before, after, scratch);
  transpose(coverage, stride, turned, height, width, height);
  blur_rows(turned, height, height, width, before, after, scratch);
  transpose(turned, height, coverage, stride, height, width);
  free(turned);
  return 1;
}

static inline void store(uint8_t *bytes, uint32_t pixel) { memcpy(bytes, &pixel, 4); }

int cpx_blur_pixels(
  uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, double sigma, double saturation
) {
  uint8_t *plane = malloc((size_t)width * height + 1);
  if (!plane) return 0;
  int done = 1;
  for (int k = 0; k < 4 && done; k++) {
    for (uint32_t y = 0; y < height; y++) {
      const uint8_t *row = pixels + y * stride + k;
      for (uint32_t x = 0; x < width; x++) plane[(size_t)y * width + x] = row[(size_t)x * 4];
    }
    done = cpx_blur(plane, width, width, height, sigma);
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = pixels + y * stride + k;
      for (uint32_t x = 0; x < width; x++) row[(size_t)x * 4] = plane[(size_t)y * width + x];
    }
  }
  free(plane);
  if (!done || saturation == 1) return done;
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    for (uint32_t x = 0; x < width; x++, row += 4) {
      uint32_t pixel;
      memcpy(&pixel, row, 4);
      double alpha = pixel >> 24;
      double parts[3] = {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255};
      double grey = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
      uint32_t result = pixel & 0xFF000000u;
      for (int k = 0; k < 3; k++) {
        double part = grey + (parts[k] - grey) * saturation;
        if (part < 0) part = 0;
        if (part > alpha) part = alpha;
        result |= (uint32_t)(part + 0.5) << (16 - 8 * k);
      }
      memcpy(row, &result, 4);
    }
  }
  return 1;
}

static inline uint32_t load(const uint8_t *bytes) {
  uint32_t pixel;
  memcpy(&pixel, bytes, 4);
  return pixel;
}

void cpx_warp(
  const uint8_t *source, size_t source_stride, uint32_t source_width, uint32_t source_height,
  uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, const double *m
) {
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = pixels + y * stride;
    for (uint32_t x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5, w = m[6] * px + m[7] * py + m[8];
      uint32_t result = 0;
      if (w > 1e-9) {
        double u = (m[0] * px + m[1] * py + m[2]) / w - 0.5, v = (m[3] * px + m[4] * py + m[5]) / w - 0.5;
        if (u > -1 && v > -1 && u < source_width && v < source_height) {
          int64_t left = (int64_t)floor(u), top = (int64_t)floor(v);
          double fx = u - left, fy = v - top;
          double parts[4] = {0, 0, 0, 0};
          for (int k = 0; k < 4; k++) {
            int64_t sx = left + (k & 1), sy = top + (k >> 1);
            if (sx < 0 || sy < 0 || sx >= source_width || sy >= source_height) continue;
            double weight = ((k & 1) ? fx : 1 - fx) * ((k >> 1) ? fy : 1 - fy);
            uint32_t pixel = load(source + (size_t)sy * source_stride + (size_t)sx * 4);
            for (int part = 0; part < 4; part++) parts[part] += weight * (pixel >> (8 * part) & 255);
          }
          for (int part = 0; part < 4; part++) result |= (uint32_t)(parts[part] + 0.5) << (8 * part);
        }
      }
      memcpy(row + (size_t)x * 4, &result, 4);
    }
  }
}

static inline uint32_t multiply(uint32_t value, uint32_t alpha) { return (value * alpha + 127) / 255; }

void cpx_luminance(
  const uint8_t *pixels, size_t stride, uint8_t *coverage, size_t coverage_stride, uint32_t width,
  uint32_t height
) {
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel = load(pixels + y * stride + (size_t)x * 4);
      // The weights of Rec. 709 in 256ths.
      uint32_t sum = 54 * (pixel >> 16 & 255) + 183 * (pixel >> 8 & 255) + 19 * (pixel & 255);
      coverage[y * coverage_stride + x] = (uint8_t)(sum >> 8);
    }
  }
}

void cpx_pack(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  const uint8_t *order, int premultiplied, int opaque
) {
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride;
    uint8_t *out = bytes + y * bytes_stride;
    for (uint32_t x = 0; x < width; x++, out += 4) {
      uint32_t pixel = load(row + (size_t)x * 4), alpha = opaque ? 255 : pixel >> 24;
      uint32_t parts[3] = {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255};
      for (int k = 0; k < 3; k++) {
        uint32_t part = parts[k];
        if (!premultiplied && alpha && alpha < 255) {
          part = (part * 255 + alpha / 2) / alpha;
          if (part > 255) part = 255;
        }
        out[order[k]] = (uint8_t)part;
      }
      out[order[3]] = (uint8_t)alpha;
    }
  }
}

void cpx_unpack(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  const uint8_t *order, int premultiplied, int opaque
) {
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *in = bytes + y * bytes_stride;
    uint8_t *row = pixels + y * stride;
    for (uint32_t x = 0; x < width; x++, in += 4) {
      uint32_t r = in[order[0]], g = in[order[1]], b = in[order[2]];
      uint32_t alpha = opaque ? 255 : in[order[3]];
      if (premultiplied) {
        // Premultiplied components cannot exceed alpha.
        if (r > alpha) r = alpha;
        if (g > alpha) g = alpha;
        if (b > alpha) b = alpha;
      } else if (alpha < 255) {
        r = multiply(r, alpha);
        g = multiply(g, alpha);
        b = multiply(b, alpha);
      }
      store(row + (size_t)x * 4, alpha << 24 | r << 16 | g << 8 | b);
    }
  }
}

void cpx_pack_gray(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  int alpha_only
) {
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel = load(pixels + y * stride + (size_t)x * 4);
      uint32_t r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
      // The weights of Rec. 709, applied to sRGB components.
      uint32_t gray = (r * 2126 + g * 7152 + b * 722 + 5000) / 10000;
      bytes[y * bytes_stride + x] = (uint8_t)(alpha_only ? pixel >> 24 : gray);
    }
  }
}

void cpx_unpack_gray(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  int alpha_only
) {
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      uint32_t value = bytes[y * bytes_stride + x];
      uint32_t pixel = alpha_only ? value << 24 : 0xff000000u | value << 16 | value << 8 | value;
      store(pixels + y * stride + (size_t)x * 4, pixel);
    }
  }
}

// Wide pixels.

static uint32_t read_bytes(const uint8_t *bytes, int count, int little) {
  uint32_t value = 0;
  for (int k = 0; k < count; k++) value |= (uint32_t)bytes[k] << 8 * (little ? k : count - 1 - k);
  return value;
}

static void write_bytes(uint8_t *bytes, int count, int little, uint32_t value) {
  for (int k = 0; k < count; k++) bytes[k] = (uint8_t)(value >> 8 * (little ? k : count - 1 - k));
}

static float float_of_bits(uint32_t bits) {
  float value;
  memcpy(&value, &bits, 4);
  return value;
}

static uint32_t bits_of_float(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return bits;
}

static float float_of_half(uint32_t half) {
  uint32_t exponent = half >> 10 & 31, fraction = half & 1023;
  float value = exponent == 31  ? (fraction ? 0 : 65536.0f)
                : exponent == 0 ? ldexpf((float)fraction, -24)
                                : ldexpf((float)(fraction | 1024), (int)exponent - 25);
  return half & 0x8000 ? -value : value;
}

// For numbers from 0 to 1.
static uint32_t half_of_float(float value) {
  if (value < ldexpf(1, -14)) return (uint32_t)(ldexpf(value, 24) + 0.5f);
  int exponent;
  float fraction = frexpf(value, &exponent);
  // 1024 to 2048; a carry propagates into the exponent.
  uint32_t rounded = (uint32_t)(ldexpf(fraction, 11) + 0.5f);
  return ((uint32_t)(exponent + 14) << 10) + (rounded - 1024);
}

static uint32_t byte_of_float(float value) {
  if (!(value > 0)) return 0;
  return value >= 1 ? 255 : (uint32_t)(value * 255 + 0.5f);
}

// Converts a number to 8 bits.
static uint32_t read_number(const uint8_t *bytes, cpx_wide layout) {
  switch (layout.number) {
  case CPX_UINT16: return (read_bytes(bytes, 2, layout.little) * 255 + 32767) / 65535;
  case CPX_HALF: return byte_of_float(float_of_half(read_bytes(bytes, 2, layout.little)));
  default: return byte_of_float(float_of_bits(read_bytes(bytes, 4, layout.little)));
  }
}

static void write_number(uint8_t *bytes, cpx_wide layout, uint32_t value) {
  switch (layout.number) {
  case CPX_UINT16: write_bytes(bytes, 2, layout.little, value * 257); break;
  case CPX_HALF: write_bytes(bytes, 2, layout.little, half_of_float((float)value / 255)); break;
  default: write_bytes(bytes, 4, layout.little, bits_of_float((float)value / 255));
  }
}

static size_t wide_size(cpx_wide layout) {
  if (layout.number == CPX_555) return 2;
  return (layout.number == CPX_FLOAT ? 4 : 2) * (size_t)(layout.gray ? 1 : 4);
}

static uint32_t read_wide(const uint8_t *bytes, cpx_wide layout) {
  if (layout.number == CPX_555) {
    uint32_t value = read_bytes(bytes, 2, layout.little), pixel = 0xff;
    for (int k = 2; k >= 0; k--) pixel = pixel << 8 | ((value >> 5 * k & 31) * 255 + 15) / 31;
    return pixel;
  }
  if (layout.gray) {
    uint32_t value = read_number(bytes, layout);
    return 0xff000000u | value << 16 | value << 8 | value;
  }
  size_t step = layout.number == CPX_FLOAT ? 4 : 2;
  uint32_t alpha = layout.opaque ? 255 : read_number(bytes + 3 * step, layout), pixel = alpha;
  for (int k = 0; k < 3; k++) {
    uint32_t part = read_number(bytes + (size_t)k * step, layout);
    if (!layout.premultiplied) part = multiply(part, alpha);
    pixel = pixel << 8 | (part > alpha ? alpha : part);
  }
  return pixel;
}

static void write_wide(uint8_t *bytes, cpx_wide layout, uint32_t pixel) {
  uint32_t parts[4] = {pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, layout.opaque ? 255 : pixel >> 24};
  if (layout.number == CPX_555) {
    uint32_t value = 0;
    for (int k = 0; k < 3; k++) value = value << 5 | (parts[k] * 31 + 127) / 255;
    write_bytes(bytes, 2, layout.little, value);
    return;
  }
  if (layout.gray) {
    write_number(bytes, layout, (parts[0] * 2126 + parts[1] * 7152 + parts[2] * 722 + 5000) / 10000);
    return;
  }
  size_t step = layout.number == CPX_FLOAT ? 4 : 2;
  for (int k = 0; k < 4; k++) write_number(bytes + (size_t)k * step, layout, parts[k]);
}

void cpx_pack_wide(
  const uint8_t *pixels, size_t stride, uint8_t *bytes, size_t bytes_stride, uint32_t width, uint32_t height,
  cpx_wide layout
) {
  size_t size = wide_size(layout);
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      uint32_t pixel = load(pixels + y * stride + (size_t)x * 4);
      if (layout.opaque) pixel |= 0xff000000u;
      uint8_t *out = bytes + y * bytes_stride + (size_t)x * size;
      if (read_wide(out, layout) != pixel) write_wide(out, layout, pixel);
    }
  }
}

void cpx_unpack_wide(
  const uint8_t *bytes, size_t bytes_stride, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height,
  cpx_wide layout
) {
  size_t size = wide_size(layout);
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      store(pixels + y * stride + (size_t)x * 4, read_wide(bytes + y * bytes_stride + (size_t)x * size, layout));
    }
  }
}
