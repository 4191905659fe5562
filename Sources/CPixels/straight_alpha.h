#pragma once

// Pixels without premultiplied alpha, as PNG has them.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint32_t load(const uint8_t *pixels, size_t index) {
  uint32_t pixel;
  memcpy(&pixel, pixels + index * 4, 4);
  return pixel;
}

// Multiplying by these factors and shifting by 24 bits divides any 16-bit number by an alpha.
typedef struct {
  uint32_t factors[256];
} reciprocals;

static inline void make_reciprocals(reciprocals *by) {
  for (uint32_t alpha = 1; alpha < 256; alpha++) by->factors[alpha] = (1u << 24) / alpha + 1;
}

static inline uint32_t unmultiply(uint32_t value, uint32_t alpha, const reciprocals *by) {
  uint32_t result = (uint32_t)((uint64_t)(value * 255 + alpha / 2) * by->factors[alpha] >> 24);
  return result > 255 ? 255 : result;
}

static inline void unmultiply_row(const uint8_t *row, size_t width, uint32_t *out, const reciprocals *by) {
  for (size_t i = 0; i < width; i++) {
    uint32_t pixel = load(row, i), alpha = pixel >> 24;
    if (alpha == 255) {
      out[i] = pixel;
    } else if (alpha == 0) {
      out[i] = 0;
    } else {
      out[i] = alpha << 24 | unmultiply(pixel >> 16 & 255, alpha, by) << 16
               | unmultiply(pixel >> 8 & 255, alpha, by) << 8 | unmultiply(pixel & 255, alpha, by);
    }
  }
}
