#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Inlined in debug builds too, in which tests compare.
#define INLINED static inline __attribute__((always_inline))

// The alpha byte of a picture without alpha is undefined.
INLINED uint32_t pixel_at(const cpx_picture *p, uint32_t x, uint32_t y) {
  uint32_t value;
  memcpy(&value, p->pixels + (size_t)y * p->stride + (size_t)x * 4, 4);
  return p->opaque ? value | 0xff000000u : value;
}

INLINED const uint8_t *address(const cpx_picture *p, uint32_t x, uint32_t y) {
  return p->pixels + (size_t)y * p->stride + (size_t)x * 4;
}

// Runs of this many pixels are compared at once by memcmp, which is fast without an optimizing compiler too.
enum { RUN = 32 };

// Returns the first pixel of a row, from x on, that differs; the width if there is none.
static uint32_t next_difference(const cpx_picture *a, const cpx_picture *b, uint32_t x, uint32_t y) {
  if (a->opaque == b->opaque) {
    size_t rest = a->width - x;
    if (memcmp(address(a, x, y), address(b, x, y), rest * 4) == 0) return a->width;
    while (x + RUN <= a->width && memcmp(address(a, x, y), address(b, x, y), RUN * 4) == 0) x += RUN;
  }
  while (x < a->width && pixel_at(a, x, y) == pixel_at(b, x, y)) x++;
  return x;
}

typedef struct {
  float l, a, b;
} lab;

static float lab_curve(float t) { return t > 0.008856452f ? cbrtf(t) : t * 7.787037f + 16.0f / 116.0f; }

// The CIE L*a*b* color, with white point D65, of a pixel composited over white, as on a page.
static lab lab_of(uint32_t pixel, const float *linear) {
  uint32_t rest = 255 - (pixel >> 24);
  uint32_t channels[3] = {(pixel >> 16 & 255) + rest, (pixel >> 8 & 255) + rest, (pixel & 255) + rest};
  float c[3];
  for (int i = 0; i < 3; i++) c[i] = linear[channels[i] > 255 ? 255 : channels[i]];
  float x = (0.4124564f * c[0] + 0.3575761f * c[1] + 0.1804375f * c[2]) / 0.95047f;
  float y = 0.2126729f * c[0] + 0.7151522f * c[1] + 0.0721750f * c[2];
  float z = (0.0193339f * c[0] + 0.1191920f * c[1] + 0.9503041f * c[2]) / 1.08883f;
  float fx = lab_curve(x), fy = lab_curve(y), fz = lab_curve(z);
  lab result = {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
  return result;
}

// The CIE94 distance with the weights for graphic arts; the first color is the reference.
static float cie94(lab one, lab other) {
  float dl = one.l - other.l, da = one.a - other.a, db = one.b - other.b;
  float c1 = sqrtf(one.a * one.a + one.b * one.b), c2 = sqrtf(other.a * other.a + other.b * other.b);
  float dc = c1 - c2;
  float dh2 = da * da + db * db - dc * dc;
  float sc = 1 + 0.045f * c1, sh = 1 + 0.015f * c1;
  float sum = dl * dl + dc / sc * (dc / sc) + (dh2 > 0 ? dh2 : 0) / (sh * sh);
  return sqrtf(sum);
}

// Returns whether the neighbors of a pixel are similar, so that there is no edge.
static int is_smooth(const cpx_picture *p, uint32_t x, uint32_t y) {
  uint32_t center = pixel_at(p, x, y);
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) {
      int64_t nx = (int64_t)x + dx, ny = (int64_t)y + dy;
      if (nx < 0 || ny < 0 || nx >= p->width || ny >= p->height) continue;
      uint32_t other = pixel_at(p, (uint32_t)nx, (uint32_t)ny);
      if (other == center) continue;
      for (int shift = 0; shift < 32; shift += 8) {
        int difference = (int)(center >> shift & 255) - (int)(other >> shift & 255);
        if (difference > 8 || difference < -8) return 0;
      }
    }
  }
  return 1;
}

// A part of a row in which pixels are known to be smooth.
typedef struct {
  uint32_t y, end;
} smooth_run;

// Returns what is_smooth does, which is known for many pixels in areas of one color.
static inline int is_smooth_after(const cpx_picture *p, uint32_t x, uint32_t y, smooth_run *run) {
  if (run->y == y && x < run->end) return 1;
  if (x > 0 && y > 0 && x + RUN < p->width && y + 1 < p->height) {
    const uint8_t *row = address(p, x - 1, y);
    size_t size = (RUN + 2) * 4;
    // Equal to itself, shifted by a pixel, and to the rows above and below.
    if (memcmp(row, row + 4, size - 4) == 0 && memcmp(row, row - p->stride, size) == 0
        && memcmp(row, row + p->stride, size) == 0) {
      run->y = y;
      run->end = x + RUN;
      return 1;
    }
  }
  return is_smooth(p, x, y);
}

INLINED float luminance(uint32_t pixel) {
  return 0.2126f * (float)(pixel >> 16 & 255) + 0.7152f * (float)(pixel >> 8 & 255)
    + 0.0722f * (float)(pixel & 255) + (float)(255 - (pixel >> 24));
}

enum { BLOCK = 8 };

// The contrast and structure factor of SSIM for a block: 1 if only the luminance differs.
static float structure(const cpx_picture *a, const cpx_picture *b, uint32_t left, uint32_t top) {
  uint32_t right = left + BLOCK < a->width ? left + BLOCK : a->width;
  uint32_t bottom = top + BLOCK < a->height ? top + BLOCK : a->height;
  float sum_a = 0, sum_b = 0, aa = 0, bb = 0, ab = 0;
  float count = (float)((right - left) * (bottom - top));
  uint32_t last_a = pixel_at(a, left, top), last_b = pixel_at(b, left, top);
  float va = luminance(last_a), vb = luminance(last_b);
  for (uint32_t y = top; y < bottom; y++) {
    for (uint32_t x = left; x < right; x++) {
      uint32_t one = pixel_at(a, x, y), other = pixel_at(b, x, y);
      // Neighbors often have the same color.
      if (one != last_a) {
        last_a = one;
        va = luminance(one);
      }
      if (other != last_b) {
        last_b = other;
        vb = luminance(other);
      }
      sum_a += va;
      sum_b += vb;
      aa += va * va;
      bb += vb * vb;
      ab += va * vb;
    }
  }
  float mean_a = sum_a / count, mean_b = sum_b / count;
  float variance_a = aa / count - mean_a * mean_a, variance_b = bb / count - mean_b * mean_b;
  float covariance = ab / count - mean_a * mean_b;
  const float c2 = 0.03f * 255 * 0.03f * 255;
  return (2 * covariance + c2) / (variance_a + variance_b + c2);
}

static void fill_linear(float *linear) {
  for (int i = 0; i < 256; i++) {
    float v = (float)i / 255;
    linear[i] = v <= 0.04045f ? v / 12.92f : powf((v + 0.055f) / 1.055f, 2.4f);
  }
}

void cpx_color_distances(cpx_picture a, cpx_picture b, float *distances) {
  float linear[256];
  fill_linear(linear);
  uint32_t last_a = 0, last_b = 0;
  float last = 0;
  for (uint32_t y = 0; y < a.height; y++) {
    for (uint32_t x = 0; x < a.width; x++) {
      uint32_t one = pixel_at(&a, x, y), other = pixel_at(&b, x, y);
      if (one != last_a || other != last_b) {
        last = one == other ? 0 : cie94(lab_of(one, linear), lab_of(other, linear));
        last_a = one;
        last_b = other;
      }
      distances[(size_t)y * a.width + x] = last;
    }
  }
}

cpx_comparison cpx_compare(cpx_picture a, cpx_picture b, const uint8_t *explained, double tolerance) {
  cpx_comparison result;
  memset(&result, 0, sizeof result);
  result.least_structure = 1;
  result.left = a.width;
  result.top = a.height;
  uint32_t blocks = (a.width + BLOCK - 1) / BLOCK;
  uint8_t *touched = NULL;
  float linear[256];
  int has_linear = 0;
  uint32_t last_a = 0, last_b = 0;
  float last_distance = 0;
  smooth_run run_a = {0, 0}, run_b = {0, 0};
  for (uint32_t top = 0; top < a.height; top += BLOCK) {
    uint32_t bottom = top + BLOCK < a.height ? top + BLOCK : a.height;
    int any = 0;
    for (uint32_t y = top; y < bottom; y++) {
      uint32_t first = next_difference(&a, &b, 0, y);
      if (first == a.width) continue;
      if (!has_linear) {
        has_linear = 1;
        fill_linear(linear);
        touched = malloc(blocks);
        if (!touched) {
          result.failed = 1;
          return result;
        }
      }
      if (!any) {
        any = 1;
        memset(touched, 0, blocks);
      }
      for (uint32_t x = first; x < a.width; x++) {
        uint32_t one = pixel_at(&a, x, y), other = pixel_at(&b, x, y);
        if (one == other) {
          // Continues before the next one that differs.
          x = next_difference(&a, &b, x, y) - 1;
          continue;
        }
        result.count++;
        if (x < result.left) result.left = x;
        if (x >= result.right) result.right = x + 1;
        if (y < result.top) result.top = y;
        result.bottom = y + 1;
        if (one != last_a || other != last_b || !result.has_distance) {
          last_distance = cie94(lab_of(one, linear), lab_of(other, linear));
          last_a = one;
          last_b = other;
          result.has_distance = 1;
        }
        if (last_distance > result.distance) result.distance = last_distance;
        if (last_distance > tolerance) result.beyond++;
        if (explained && explained[(size_t)y * a.width + x]) continue;
        result.unexplained++;
        touched[x / BLOCK] = 1;
        if (last_distance > result.unexplained_distance) result.unexplained_distance = last_distance;
        if (is_smooth_after(&a, x, y, &run_a) && is_smooth_after(&b, x, y, &run_b)) result.smooth++;
      }
    }
    if (!any) continue;
    for (uint32_t block = 0; block < blocks; block++) {
      if (!touched[block]) continue;
      float value = structure(&a, &b, block * BLOCK, top);
      if (value < result.least_structure) result.least_structure = value;
    }
  }
  free(touched);
  if (result.count == 0) result.left = result.top = 0;
  return result;
}

void cpx_difference(cpx_picture a, cpx_picture b, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + (size_t)y * stride);
    for (uint32_t x = 0; x < width; x++) {
      int in_a = x < a.width && y < a.height, in_b = x < b.width && y < b.height;
      uint32_t one = in_a ? pixel_at(&a, x, y) : 0, other = in_b ? pixel_at(&b, x, y) : 0;
      if (in_a != in_b || one != other) {
        row[x] = 0xffff00ffu;
      } else {
        // Equal pixels are drawn pale, so that small differences are visible.
        uint32_t gray = in_a ? 192 + (uint32_t)(luminance(one) / 4) : 255;
        if (gray > 255) gray = 255;
        row[x] = 0xff000000u | gray << 16 | gray << 8 | gray;
      }
    }
  }
}
