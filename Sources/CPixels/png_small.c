// A PNG encoder for small files, with zlib at its highest level.
//
// Pictures of user interfaces often have few colors. Up to 256 become a palette, with as few bits per pixel as its
// size allows. Other pictures are RGB or RGBA. Which filter compresses best is not known in advance: each is tried, and
// the shortest result is used.

#include "CPixels.h"
#include "straight_alpha.h"

#include <stdlib.h>
#include <zlib.h>

enum { WIDEST = 1 << 24, PALETTE = 256, SLOTS = 1024 };

// Filters.

typedef enum { FILTER_NONE, FILTER_UP, FILTER_CHOSEN } filter;

// Colors.

// The colors of a picture in the order in which they occur, those that are not opaque first.
typedef struct {
  uint32_t colors[PALETTE];
  unsigned count, transparent_count;
  // The index of a color, plus one, by its hash; zero for none.
  uint16_t slots[SLOTS];
} palette;

static inline unsigned slot_of(const palette *p, uint32_t color) {
  unsigned slot = (color * 0x9e3779b1u) >> 22;
  while (p->slots[slot] && p->colors[p->slots[slot] - 1] != color) slot = (slot + 1) % SLOTS;
  return slot;
}

typedef struct {
  const uint8_t *pixels;
  size_t stride;
  uint32_t width, height;
  int ignores_alpha;
  reciprocals by;
} picture;

// Writes a row in straight alpha.
static void read_row(const picture *p, uint32_t y, uint32_t *out) {
  const uint8_t *row = p->pixels + y * p->stride;
  if (!p->ignores_alpha) {
    unmultiply_row(row, p->width, out, &p->by);
    return;
  }
  for (size_t x = 0; x < p->width; x++) out[x] = load(row, x) | 0xff000000u;
}

// Finds the colors. Returns 0 if there are more than a palette has. `is_opaque` tells whether all pixels are.
static int find_colors(const picture *p, uint32_t *row, palette *colors, int *is_opaque) {
  int fits = 1;
  uint32_t all = 0xff000000u;
  for (uint32_t y = 0; y < p->height; y++) {
    read_row(p, y, row);
    uint32_t last = ~row[0];
    for (size_t x = 0; x < p->width; x++) {
      uint32_t color = row[x];
      all &= color;
      if (color == last || !fits) continue;
      last = color;
      unsigned slot = slot_of(colors, color);
      if (colors->slots[slot]) continue;
      if (colors->count == PALETTE) {
        fits = 0;
        continue;
      }
      colors->colors[colors->count] = color;
      colors->slots[slot] = (uint16_t)++colors->count;
    }
    if (!fits && all != 0xff000000u) break;
  }
  *is_opaque = all == 0xff000000u;
  if (!fits) return 0;
  uint32_t sorted[PALETTE];
  unsigned count = 0;
  for (unsigned i = 0; i < colors->count; i++) {
    if (colors->colors[i] >> 24 != 255) sorted[count++] = colors->colors[i];
  }
  colors->transparent_count = count;
  for (unsigned i = 0; i < colors->count; i++) {
    if (colors->colors[i] >> 24 == 255) sorted[count++] = colors->colors[i];
  }
  memset(colors->slots, 0, sizeof colors->slots);
  memcpy(colors->colors, sorted, sizeof sorted[0] * count);
  for (unsigned i = 0; i < count; i++) colors->slots[slot_of(colors, sorted[i])] = (uint16_t)(i + 1);
  return 1;
}

// Rows.

// How pixels become bytes: `bits` of an index into the palette, or `channels` bytes.
typedef struct {
  const palette *colors;
  unsigned bits, channels;
} layout;

static size_t row_size(const layout *l, uint32_t width) {
  return l->colors ? ((size_t)width * l->bits + 7) / 8 : (size_t)width * l->channels;
}

static void pack_row(const layout *l, const uint32_t *row, uint32_t width, uint8_t *out) {
  if (l->colors) {
    memset(out, 0, row_size(l, width));
    unsigned per_byte = 8 / l->bits;
    for (size_t x = 0; x < width; x++) {
      unsigned index = l->colors->slots[slot_of(l->colors, row[x])] - 1u;
      out[x / per_byte] |= (uint8_t)(index << (8 - l->bits - x % per_byte * l->bits));
    }
    return;
  }
  for (size_t x = 0; x < width; x++) {
    *out++ = row[x] >> 16 & 255;
    *out++ = row[x] >> 8 & 255;
    *out++ = row[x] & 255;
    if (l->channels == 4) *out++ = row[x] >> 24;
  }
}

static inline int paeth(int left, int above, int corner) {
  int estimate = left + above - corner;
  int l = abs(estimate - left), a = abs(estimate - above), c = abs(estimate - corner);
  return l <= a && l <= c ? left : a <= c ? above : corner;
}

// Writes a row with its filter byte, and returns the sum of the differences as signed bytes.
static uint64_t filter_row(
  int kind, const uint8_t *row, const uint8_t *above, size_t size, unsigned step, uint8_t *out
) {
  uint64_t sum = 0;
  *out++ = (uint8_t)kind;
  for (size_t i = 0; i < size; i++) {
    int left = i >= step ? row[i - step] : 0, up = above[i], corner = i >= step ? above[i - step] : 0;
    int expected = 0;
    switch (kind) {
    case 1: expected = left; break;
    case 2: expected = up; break;
    case 3: expected = (left + up) / 2; break;
    case 4: expected = paeth(left, up, corner); break;
    default: break;
    }
    uint8_t byte = (uint8_t)(row[i] - expected);
    out[i] = byte;
    sum += byte < 128 ? byte : 256 - byte;
  }
  return sum;
}

// Compression.

// Memory for the rows of one pass.
typedef struct {
  uint32_t *pixels;
  uint8_t *row, *above, *filtered, *best;
} buffers;

// Appends a row to the compressed bytes; the last row ends them. Returns 0 if memory ran out.
static int compress_row(z_stream *z, cpx_buffer *out, size_t *capacity, const uint8_t *bytes, size_t count, int is_last) {
  z->next_in = (uint8_t *)bytes;
  z->avail_in = (unsigned)count;
  for (;;) {
    if (*capacity - out->count < 1 << 14) {
      uint8_t *more = realloc(out->bytes, *capacity * 2 + (1 << 16));
      if (!more) return 0;
      *capacity = *capacity * 2 + (1 << 16);
      out->bytes = more;
    }
    size_t free_count = *capacity - out->count;
    unsigned space = free_count > 1u << 30 ? 1u << 30 : (unsigned)free_count;
    z->next_out = out->bytes + out->count;
    z->avail_out = space;
    int status = deflate(z, is_last ? Z_FINISH : Z_NO_FLUSH);
    out->count += space - z->avail_out;
    if (status == Z_STREAM_END) return 1;
    if (status != Z_OK && status != Z_BUF_ERROR) return 0;
    if (!is_last && !z->avail_in && z->avail_out) return 1;
  }
}

// Compresses all rows with a filter. `bytes` is NULL if memory ran out.
static cpx_buffer compress_rows(const picture *p, const layout *l, filter kind, buffers *b) {
  cpx_buffer out = {NULL, 0}, failure = {NULL, 0};
  size_t capacity = 0, size = row_size(l, p->width);
  unsigned step = l->colors ? 1 : l->channels;
  z_stream z = {0};
  if (deflateInit2(&z, 9, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY) != Z_OK) return failure;
  memset(b->above, 0, size);
  int is_complete = 1;
  for (uint32_t y = 0; y < p->height && is_complete; y++) {
    read_row(p, y, b->pixels);
    pack_row(l, b->pixels, p->width, b->row);
    uint8_t *filtered = b->filtered;
    if (kind == FILTER_CHOSEN) {
      // The filter with the smallest differences, as the specification recommends.
      uint64_t least = filter_row(0, b->row, b->above, size, step, filtered);
      for (int other = 1; other < 5; other++) {
        uint64_t sum = filter_row(other, b->row, b->above, size, step, b->best);
        if (sum >= least) continue;
        least = sum;
        uint8_t *turned = filtered;
        filtered = b->best;
        b->best = turned;
      }
      b->filtered = filtered;
    } else {
      filter_row(kind == FILTER_UP ? 2 : 0, b->row, b->above, size, step, filtered);
    }
    is_complete = compress_row(&z, &out, &capacity, filtered, size + 1, y + 1 == p->height);
    uint8_t *turned = b->row;
    b->row = b->above;
    b->above = turned;
  }
  deflateEnd(&z);
  if (is_complete) return out;
  free(out.bytes);
  return failure;
}

// The file.

static uint8_t *put_u32(uint8_t *out, uint32_t value) {
  for (int k = 0; k < 4; k++) *out++ = (uint8_t)(value >> (24 - 8 * k));
  return out;
}

static uint8_t *put_chunk(uint8_t *out, const char *type, const uint8_t *bytes, size_t count) {
  out = put_u32(out, (uint32_t)count);
  uint8_t *start = out;
  memcpy(out, type, 4);
  if (count) memcpy(out + 4, bytes, count);
  out += 4 + count;
  uLong sum = crc32(0, NULL, 0);
  for (uint8_t *at = start; at < out;) {
    size_t part = (size_t)(out - at) > 1u << 30 ? 1u << 30 : (size_t)(out - at);
    sum = crc32(sum, at, (unsigned)part);
    at += part;
  }
  return put_u32(out, (uint32_t)sum);
}

static cpx_buffer make_file(const picture *p, const layout *l, const cpx_buffer *data) {
  cpx_buffer file = {malloc(data->count + 4 * PALETTE + 256), 0};
  if (!file.bytes) return file;
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a};
  memcpy(file.bytes, signature, 8);
  uint8_t *out = file.bytes + 8, header[13], intent = 0;
  put_u32(put_u32(header, p->width), p->height);
  header[8] = l->colors ? (uint8_t)l->bits : 8;
  header[9] = l->colors ? 3 : l->channels == 4 ? 6 : 2;
  header[10] = header[11] = header[12] = 0;
  out = put_chunk(out, "IHDR", header, 13);
  out = put_chunk(out, "sRGB", &intent, 1);
  if (l->colors) {
    uint8_t entries[3 * PALETTE], alphas[PALETTE];
    for (unsigned i = 0; i < l->colors->count; i++) {
      uint32_t color = l->colors->colors[i];
      entries[3 * i] = color >> 16 & 255;
      entries[3 * i + 1] = color >> 8 & 255;
      entries[3 * i + 2] = color & 255;
      alphas[i] = color >> 24;
    }
    out = put_chunk(out, "PLTE", entries, 3 * l->colors->count);
    if (l->colors->transparent_count) out = put_chunk(out, "tRNS", alphas, l->colors->transparent_count);
  }
  out = put_chunk(out, "IDAT", data->bytes, data->count);
  out = put_chunk(out, "IEND", NULL, 0);
  file.count = (size_t)(out - file.bytes);
  return file;
}

cpx_buffer cpx_png_encode_small(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int ignores_alpha
) {
  cpx_buffer failure = {NULL, 0}, best = {NULL, 0}, file = {NULL, 0};
  if (!width || !height || width > WIDEST) return failure;
  picture p = {pixels, stride, width, height, ignores_alpha, {{0}}};
  make_reciprocals(&p.by);
  palette *colors = calloc(1, sizeof(palette));
  size_t longest = (size_t)width * 4 + 1;
  buffers b = {malloc((size_t)width * 4), malloc(longest), malloc(longest), malloc(longest), malloc(longest)};
  if (!colors || !b.pixels || !b.row || !b.above || !b.filtered || !b.best) goto done;
  int is_opaque = 0;
  layout l = {NULL, 0, 0};
  if (find_colors(&p, b.pixels, colors, &is_opaque)) {
    l.colors = colors;
    l.bits = colors->count <= 2 ? 1 : colors->count <= 4 ? 2 : colors->count <= 16 ? 4 : 8;
  } else {
    l.channels = is_opaque ? 3 : 4;
  }
  // Differences of indices mean little, so that palettes do without a chosen filter.
  for (filter kind = FILTER_NONE; kind <= (l.colors ? FILTER_UP : FILTER_CHOSEN); kind++) {
    cpx_buffer data = compress_rows(&p, &l, kind, &b);
    if (!data.bytes) goto done;
    if (!best.bytes || data.count < best.count) {
      free(best.bytes);
      best = data;
    } else {
      free(data.bytes);
    }
  }
  // The length of a chunk has 31 bits.
  if (best.count < 1u << 31) file = make_file(&p, &l, &best);

done:
  free(colors);
  free(b.pixels);
  free(b.row);
  free(b.above);
  free(b.filtered);
  free(b.best);
  free(best.bytes);
  return file;
}
