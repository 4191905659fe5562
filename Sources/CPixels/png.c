// A PNG encoder for pictures of user interfaces, where most rows repeat the row above them.
//
// Every row uses the filter "up", so that a row like the one above is all zeros. Such rows are found by memcmp and
// never looked at byte by byte; in the others only the span that differs is. What is left goes through a small LZ77
// with one candidate per hash and runs at the distance of one pixel, then through dynamic Huffman codes (RFC 1951).

#include "CPixels.h"

#include <stdlib.h>
#include <string.h>

// Bytes that grow.

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  uint64_t bits;
  unsigned bit_count;
  int failed;
} writer;

static void reserve(writer *w, size_t more) {
  if (w->count + more <= w->capacity || w->failed) return;
  size_t capacity = w->capacity * 2 + more;
  uint8_t *bytes = realloc(w->bytes, capacity);
  if (!bytes) {
    w->failed = 1;
    return;
  }
  w->bytes = bytes;
  w->capacity = capacity;
}

static void put_bytes(writer *w, const void *bytes, size_t count) {
  reserve(w, count);
  if (w->failed) return;
  memcpy(w->bytes + w->count, bytes, count);
  w->count += count;
}

static void put_u32(writer *w, uint32_t value) {
  uint8_t bytes[4] = {value >> 24, value >> 16, value >> 8, value};
  put_bytes(w, bytes, 4);
}

// Takes the whole bytes among the waiting bits. Room for 8 more has to be reserved before.
static inline void take_bytes(writer *w) {
  while (w->bit_count >= 8) {
    w->bytes[w->count++] = (uint8_t)w->bits;
    w->bits >>= 8;
    w->bit_count -= 8;
  }
}

// At most 32 bits at a time; room for 8 bytes has to be reserved before.
static inline void put_bits(writer *w, uint32_t value, unsigned count) {
  w->bits |= (uint64_t)value << w->bit_count;
  w->bit_count += count;
  if (w->bit_count >= 32) {
    uint32_t low = (uint32_t)w->bits;
    uint8_t *out = w->bytes + w->count;
    out[0] = (uint8_t)low;
    out[1] = (uint8_t)(low >> 8);
    out[2] = (uint8_t)(low >> 16);
    out[3] = (uint8_t)(low >> 24);
    w->count += 4;
    w->bits >>= 32;
    w->bit_count -= 32;
  }
}

static void align_to_byte(writer *w) {
  reserve(w, 8);
  if (w->failed) return;
  take_bytes(w);
  if (w->bit_count) {
    w->bit_count = 8;
    take_bytes(w);
  }
}

// Checksums.

static uint32_t crc(const uint8_t *bytes, size_t count) {
  static uint32_t table[256];
  static int ready;
  // Several threads may write the same values; `ready` is only a hint.
  if (!__atomic_load_n(&ready, __ATOMIC_ACQUIRE)) {
    uint32_t made[256];
    for (uint32_t n = 0; n < 256; n++) {
      uint32_t value = n;
      for (int k = 0; k < 8; k++) value = value & 1 ? 0xedb88320u ^ (value >> 1) : value >> 1;
      made[n] = value;
    }
    for (int n = 0; n < 256; n++) __atomic_store_n(&table[n], made[n], __ATOMIC_RELAXED);
    __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
  }
  uint32_t value = 0xffffffffu;
  for (size_t i = 0; i < count; i++) value = table[(value ^ bytes[i]) & 255] ^ (value >> 8);
  return ~value;
}

static void put_chunk(writer *w, const char *type, const uint8_t *bytes, size_t count) {
  put_u32(w, (uint32_t)count);
  size_t start = w->count;
  put_bytes(w, type, 4);
  put_bytes(w, bytes, count);
  if (w->failed) return;
  put_u32(w, crc(w->bytes + start, w->count - start));
}

enum { ADLER_MODULUS = 65521 };

typedef struct {
  uint32_t a, b;
} adler;

static void add_zeros(adler *sum, uint64_t count) {
  sum->b = (uint32_t)((sum->b + (count % ADLER_MODULUS) * sum->a) % ADLER_MODULUS);
}

static void add_bytes(adler *sum, const uint8_t *bytes, size_t count) {
  enum { LANES = 32 };
  uint32_t a = sum->a, b = sum->b;
  while (count) {
    // 5552 is the most bytes for which b stays below 2^32 (RFC 1950's sample code).
    size_t part = count < 5552 ? count : 5552, i = 0;
    // So many bytes at once, which do not wait for each other.
    for (; i + LANES <= part; i += LANES) {
      uint32_t plain = 0, weighted = 0;
      for (unsigned k = 0; k < LANES; k++) {
        plain += bytes[i + k];
        weighted += (LANES - k) * bytes[i + k];
      }
      b += LANES * a + weighted;
      a += plain;
    }
    for (; i < part; i++) {
      a += bytes[i];
      b += a;
    }
    a %= ADLER_MODULUS;
    b %= ADLER_MODULUS;
    bytes += part;
    count -= part;
  }
  sum->a = a;
  sum->b = b;
}

// Deflate.

enum { LITERALS = 286, DISTANCES = 30, LENGTH_CODES = 19, BLOCK_TOKENS = 1 << 16 };

static const uint16_t length_base[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                         2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[30] = {1,   2,   3,   4,   5,   7,    9,    13,   17,   25,
                                           33,  49,  65,  97,  129, 193,  257,  385,  513,  769,
                                           1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distance_extra[30] = {0, 0, 0, 0, 1, 1, 2, 2,  3,  3,  4,  4,  5,  5,  6,
                                           6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

static unsigned length_code(unsigned length) {
  unsigned low = 0, high = 28;
  while (low < high) {
    unsigned middle = (low + high + 1) / 2;
    if (length_base[middle] <= length) low = middle; else high = middle - 1;
  }
  return low;
}

static unsigned search_distance_code(unsigned distance) {
  unsigned low = 0, high = 29;
  while (low < high) {
    unsigned middle = (low + high + 1) / 2;
    if (distance_base[middle] <= distance) low = middle; else high = middle - 1;
  }
  return low;
}

// Codes of distances by distance - 1 up to 255, and by (distance - 1) / 128 beyond (as in RFC 1951, where from code
// 16 on ranges begin at multiples of 128).
typedef struct {
  uint8_t near[256], far[256];
} distance_codes;

static inline unsigned distance_code(const distance_codes *codes, unsigned distance) {
  unsigned index = distance - 1;
  return index < 256 ? codes->near[index] : codes->far[index >> 7];
}

typedef struct {
  // Literals below 256; matches as 1 << 31 | length << 16 | (distance - 1).
  uint32_t tokens[BLOCK_TOKENS];
  size_t token_count;
  uint32_t literal_counts[LITERALS], distance_counts[DISTANCES];
  uint8_t code_of_length[259];
  distance_codes distances;
  writer *out;
} deflater;

// Code lengths of at most `limit` bits. Lengths of a Huffman tree come from merging the two rarest nodes again and
// again; if the tree is too deep, counts are halved until it is not, which costs next to nothing here.
static void make_lengths(const uint32_t *counts, int symbols, int limit, uint8_t *lengths) {
  uint32_t weights[LITERALS];
  int used[LITERALS], used_count = 0;
  memset(lengths, 0, (size_t)symbols);
  for (int i = 0; i < symbols; i++) {
    weights[i] = counts[i];
    if (counts[i]) used[used_count++] = i;
  }
  if (used_count == 0) return;
  if (used_count == 1) {
    lengths[used[0]] = 1;
    return;
  }
  for (;;) {
    // Sort by weight, then symbol (insertion sort; a few hundred entries at most).
    for (int i = 1; i < used_count; i++) {
      int symbol = used[i], j = i;
      for (; j > 0 && (weights[used[j - 1]] > weights[symbol]
               || (weights[used[j - 1]] == weights[symbol] && used[j - 1] > symbol)); j--) {
        used[j] = used[j - 1];
      }
      used[j] = symbol;
    }
    // Two queues: leaves in order, inner nodes in order of making.
    uint64_t node_weight[LITERALS];
    int parent[2 * LITERALS];
    int leaf = 0, inner = 0, made = 0;
    while (made < used_count - 1) {
      uint64_t sum = 0;
      for (int k = 0; k < 2; k++) {
        int takes_leaf = leaf < used_count && (inner >= made || weights[used[leaf]] <= node_weight[inner]);
        if (takes_leaf) {
          sum += weights[used[leaf]];
          parent[leaf++] = made;
        } else {
          sum += node_weight[inner];
          parent[used_count + inner++] = made;
        }
      }
      node_weight[made++] = sum;
    }
    int depth[LITERALS], deepest = 0;
    depth[made - 1] = 0;
    for (int i = made - 2; i >= 0; i--) depth[i] = depth[parent[used_count + i]] + 1;
    for (int i = 0; i < used_count; i++) {
      int length = depth[parent[i]] + 1;
      lengths[used[i]] = (uint8_t)length;
      if (length > deepest) deepest = length;
    }
    if (deepest <= limit) return;
    for (int i = 0; i < used_count; i++) weights[used[i]] = (weights[used[i]] + 1) / 2;
  }
}

static void make_codes(const uint8_t *lengths, int symbols, uint16_t *codes) {
  uint16_t count[16] = {0}, next[16] = {0};
  for (int i = 0; i < symbols; i++) count[lengths[i]]++;
  count[0] = 0;
  for (int bits = 1; bits < 16; bits++) next[bits] = (uint16_t)((next[bits - 1] + count[bits - 1]) << 1);
  for (int i = 0; i < symbols; i++) {
    if (!lengths[i]) continue;
    uint16_t code = next[lengths[i]]++, reversed = 0;
    for (int bit = 0; bit < lengths[i]; bit++) reversed |= ((code >> bit) & 1) << (lengths[i] - 1 - bit);
    codes[i] = reversed;
  }
}

static void flush_block(deflater *d, int is_last) {
  writer *w = d->out;
  d->literal_counts[256]++;
  uint8_t lengths[LITERALS + DISTANCES];
  uint16_t literal_codes[LITERALS], codes_of_distances[DISTANCES];
  make_lengths(d->literal_counts, LITERALS, 15, lengths);
  make_lengths(d->distance_counts, DISTANCES, 15, lengths + LITERALS);
  uint8_t *distance_lengths = lengths + LITERALS;
  make_codes(lengths, LITERALS, literal_codes);
  make_codes(distance_lengths, DISTANCES, codes_of_distances);

  reserve(w, 1024 + d->token_count * 8);
  if (w->failed) return;
  put_bits(w, is_last ? 1 : 0, 1);
  put_bits(w, 2, 2);
  // The code lengths, each written with the fixed 4-bit code of its own (no run lengths: a few bytes per block).
  static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  put_bits(w, LITERALS - 257, 5);
  put_bits(w, DISTANCES - 1, 5);
  put_bits(w, LENGTH_CODES - 4, 4);
  uint8_t meta_lengths[LENGTH_CODES];
  uint16_t meta_codes[LENGTH_CODES];
  for (int i = 0; i < LENGTH_CODES; i++) meta_lengths[i] = i < 16 ? 4 : 0;
  make_codes(meta_lengths, LENGTH_CODES, meta_codes);
  for (int i = 0; i < LENGTH_CODES; i++) put_bits(w, meta_lengths[order[i]], 3);
  for (int i = 0; i < LITERALS + DISTANCES; i++) put_bits(w, meta_codes[lengths[i]], 4);

  for (size_t i = 0; i < d->token_count; i++) {
    uint32_t token = d->tokens[i];
    if (token < 256) {
      put_bits(w, literal_codes[token], lengths[token]);
      continue;
    }
    unsigned length = (token >> 16) & 0x7fff, distance = (token & 0xffff) + 1;
    unsigned code = d->code_of_length[length];
    put_bits(w, literal_codes[257 + code], lengths[257 + code]);
    put_bits(w, length - length_base[code], length_extra[code]);
    code = distance_code(&d->distances, distance);
    put_bits(w, codes_of_distances[code], distance_lengths[code]);
    put_bits(w, distance - distance_base[code], distance_extra[code]);
  }
  put_bits(w, literal_codes[256], lengths[256]);
  d->token_count = 0;
  memset(d->literal_counts, 0, sizeof d->literal_counts);
  memset(d->distance_counts, 0, sizeof d->distance_counts);
}

static inline void put_literal(deflater *d, uint8_t value) {
  if (d->token_count == BLOCK_TOKENS) flush_block(d, 0);
  d->tokens[d->token_count++] = value;
  d->literal_counts[value]++;
}

// A match of any length from 3 on.
static void put_match(deflater *d, uint64_t length, unsigned distance) {
  unsigned code = distance_code(&d->distances, distance);
  while (length) {
    // What is left after a part must not be too short for a match.
    unsigned part = length > 258 ? (length < 261 ? (unsigned)length - 3 : 258) : (unsigned)length;
    if (d->token_count == BLOCK_TOKENS) flush_block(d, 0);
    d->tokens[d->token_count++] = 1u << 31 | part << 16 | (distance - 1);
    d->literal_counts[257 + d->code_of_length[part]]++;
    d->distance_counts[code]++;
    length -= part;
  }
}

// Rows.

typedef struct {
  uint32_t stream;  // position in the unpacked stream, + 1; 0 stands for none
  uint32_t index;   // position in the history
} candidate;

enum { HASH_BITS = 14, WINDOW = 32768 };

static inline uint32_t hash4(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, 4);
  return (value * 2654435761u) >> (32 - HASH_BITS);
}

static size_t equal_count(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t count = 0;
  while (count + 8 <= limit) {
    uint64_t x, y;
    memcpy(&x, a + count, 8);
    memcpy(&y, b + count, 8);
    if (x != y) {
      // Works in either byte order, a little slower than counting zero bits.
      while (a[count] == b[count]) count++;
      return count;
    }
    count += 8;
  }
  while (count < limit && a[count] == b[count]) count++;
  return count;
}

typedef struct {
  deflater *deflate;
  candidate *table;
  uint8_t *history;  // a ring of the last filtered rows that are not all zeros, as many as the window can reach
  size_t row_size;       // filter byte and pixels
  size_t pixel_size;
  adler sum;
  uint64_t stream;  // bytes of the unpacked stream so far
} encoder;

// Packs one filtered row, which lies at `start` in the history. Outside of `first` and `last` (in bytes of the row)
// it is all zeros.
static void put_row(encoder *e, size_t start, size_t first, size_t last) {
  const uint8_t *row = e->history + start;
  size_t size = e->row_size, at = 0, step = e->pixel_size;
  add_bytes(&e->sum, row, 1);
  add_zeros(&e->sum, first - 1);
  add_bytes(&e->sum, row + first, last - first);
  add_zeros(&e->sum, size - last);
  put_literal(e->deflate, row[at++]);
  if (first - at >= 8) {
    put_literal(e->deflate, 0);
    put_match(e->deflate, first - at - 1, 1);
    at = first;
  }
  size_t tail = size - last >= 8 ? last : size;
  while (at < tail) {
    size_t rest = tail - at, length = 0;
    if (at > step) {
      length = equal_count(row + at, row + at - step, rest);
      if (length >= 6 || (length == rest && length >= 3)) {
        put_match(e->deflate, length, (unsigned)step);
        at += length;
        continue;
      }
    }
    length = 0;
    if (rest >= 4) {
      candidate *slot = &e->table[hash4(row + at)];
      candidate found = *slot;
      uint64_t position = e->stream + at;
      slot->stream = (uint32_t)position + 1;
      slot->index = (uint32_t)(start + at);
      if (found.stream && position + 1 - found.stream <= WINDOW) {
        size_t found_rest = size - found.index % size;
        length = equal_count(row + at, e->history + found.index, rest < found_rest ? rest : found_rest);
        if (length >= 5) put_match(e->deflate, length, (unsigned)(position + 1 - found.stream));
      }
    }
    if (length < 5) {
      length = 1;
      put_literal(e->deflate, row[at]);
    }
    at += length;
  }
  if (at < size) {
    put_literal(e->deflate, 0);
    put_match(e->deflate, size - at - 1, 1);
  }
  e->stream += size;
}

static void put_zero_rows(encoder *e, uint32_t count) {
  if (!count) return;
  uint64_t size = e->row_size;
  for (uint32_t i = 0; i < count; i++) {
    // The filter byte, then zeros.
    uint8_t filter = 2;
    add_bytes(&e->sum, &filter, 1);
    add_zeros(&e->sum, size - 1);
  }
  for (uint32_t i = 0; i < count; i++) {
    // A distance of 1 needs no extra bits, which that of a row would.
    put_literal(e->deflate, 2);
    put_literal(e->deflate, 0);
    if (size - 2 >= 3) put_match(e->deflate, size - 2, 1);
    else for (uint64_t k = 2; k < size; k++) put_literal(e->deflate, 0);
  }
  e->stream += size * count;
}

static inline uint32_t load(const uint8_t *pixels, size_t index) {
  uint32_t pixel;
  memcpy(&pixel, pixels + index * 4, 4);
  return pixel;
}

static inline uint8_t unmultiply(uint32_t value, uint32_t alpha) {
  uint32_t result = (value * 255 + alpha / 2) / alpha;
  return result > 255 ? 255 : (uint8_t)result;
}

static inline void unpack(uint32_t pixel, uint8_t *bytes, int has_alpha) {
  uint32_t alpha = pixel >> 24, r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
  if (!has_alpha || alpha == 255) {
    bytes[0] = (uint8_t)r;
    bytes[1] = (uint8_t)g;
    bytes[2] = (uint8_t)b;
  } else if (alpha == 0) {
    bytes[0] = bytes[1] = bytes[2] = 0;
  } else {
    bytes[0] = unmultiply(r, alpha);
    bytes[1] = unmultiply(g, alpha);
    bytes[2] = unmultiply(b, alpha);
  }
  if (has_alpha) bytes[3] = (uint8_t)alpha;
}

// Writes the filtered row and says which of its bytes may be other than zero.
static void filter_row(
  const uint8_t *row, const uint8_t *above, uint32_t width, int has_alpha, uint8_t *out, size_t *first_byte,
  size_t *last_byte
) {
  size_t size = has_alpha ? 4 : 3;
  out[0] = 2;
  out++;
  // The span that differs from the row above.
  size_t first = equal_count(row, above, (size_t)width * 4) / 4, last = width;
  while (last >= first + 8 && !memcmp(row + (last - 8) * 4, above + (last - 8) * 4, 32)) last -= 8;
  while (last > first + 1 && load(row, last - 1) == load(above, last - 1)) last--;
  *first_byte = 1 + first * size;
  *last_byte = 1 + last * size;
  memset(out, 0, first * size);
  memset(out + last * size, 0, (width - last) * size);
  if (has_alpha) {
    for (size_t i = first; i < last; i++) {
      if (load(row, i) == load(above, i)) {
        memset(out + i * 4, 0, 4);
        continue;
      }
      uint8_t own[4], up[4];
      unpack(load(row, i), own, 1);
      unpack(load(above, i), up, 1);
      for (int k = 0; k < 4; k++) out[i * 4 + k] = (uint8_t)(own[k] - up[k]);
    }
  } else {
    for (size_t i = first; i < last; i++) {
      uint32_t own = load(row, i), up = load(above, i);
      if (own == up) {
        size_t same = equal_count(row + i * 4, above + i * 4, (last - i) * 4) / 4;
        memset(out + i * 3, 0, same * 3);
        i += same - 1;
        continue;
      }
      out[i * 3] = (uint8_t)((own >> 16) - (up >> 16));
      out[i * 3 + 1] = (uint8_t)((own >> 8) - (up >> 8));
      out[i * 3 + 2] = (uint8_t)(own - up);
    }
  }
}

static int all_opaque(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height) {
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride;
    if (y && !memcmp(row, row - stride, (size_t)width * 4)) continue;
    uint32_t all = 0xff000000u;
    for (uint32_t x = 0; x < width; x++) all &= load(row, x);
    if (all != 0xff000000u) return 0;
  }
  return 1;
}

cpx_buffer cpx_png_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int ignores_alpha
) {
  cpx_buffer failure = {NULL, 0};
  if (!width || !height) return failure;
  int has_alpha = !ignores_alpha && !all_opaque(pixels, stride, width, height);
  writer out = {0}, packed = {0};
  encoder e = {0};
  e.pixel_size = has_alpha ? 4 : 3;
  e.row_size = 1 + width * e.pixel_size;
  e.sum.a = 1;
  uint8_t *above_first = calloc(width, 4);
  e.table = calloc((size_t)1 << HASH_BITS, sizeof(candidate));
  e.deflate = malloc(sizeof(deflater));
  size_t history_rows = WINDOW / e.row_size + 2, history_row = 0;
  e.history = malloc(history_rows * e.row_size);
  if (!above_first || !e.table || !e.deflate || !e.history) goto failed;
  memset(e.deflate, 0, sizeof(deflater));
  e.deflate->out = &packed;
  for (unsigned length = 3; length < 259; length++) {
    e.deflate->code_of_length[length] = (uint8_t)length_code(length);
  }
  for (unsigned i = 0; i < 256; i++) {
    e.deflate->distances.near[i] = (uint8_t)search_distance_code(i + 1);
    e.deflate->distances.far[i] = (uint8_t)search_distance_code(i * 128 + 1);
  }
  if (ignores_alpha) {
    // A row of zeros stands above the first; the alpha byte of opaque pixels does not count.
    memset(above_first, 0, (size_t)width * 4);
  }
  // zlib's header: deflate, a window of 32 K, no level said.
  reserve(&packed, 64);
  if (packed.failed) goto failed;
  put_bits(&packed, 0x78, 8);
  put_bits(&packed, 0x01, 8);

  uint32_t zero_rows = 0;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride;
    const uint8_t *above = y ? row - stride : above_first;
    if (y && !memcmp(row, above, (size_t)width * 4)) {
      zero_rows++;
      continue;
    }
    put_zero_rows(&e, zero_rows);
    zero_rows = 0;
    size_t first = 0, last = 0;
    size_t start = history_row * e.row_size;
    filter_row(row, above, width, has_alpha, e.history + start, &first, &last);
    put_row(&e, start, first, last);
    history_row = (history_row + 1) % history_rows;
  }
  put_zero_rows(&e, zero_rows);
  flush_block(e.deflate, 1);
  align_to_byte(&packed);
  put_u32(&packed, e.sum.b << 16 | e.sum.a);
  if (packed.failed) goto failed;

  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a};
  put_bytes(&out, signature, 8);
  uint8_t header[13] = {
    width >> 24, width >> 16, width >> 8, width, height >> 24, height >> 16, height >> 8, height,
    8, has_alpha ? 6 : 2, 0, 0, 0};
  put_chunk(&out, "IHDR", header, 13);
  uint8_t intent = 0;
  put_chunk(&out, "sRGB", &intent, 1);
  put_chunk(&out, "IDAT", packed.bytes, packed.count);
  put_chunk(&out, "IEND", NULL, 0);
  if (out.failed) goto failed;
  free(above_first);
  free(e.table);
  free(e.deflate);
  free(e.history);
  free(packed.bytes);
  return (cpx_buffer){out.bytes, out.count};

failed:
  free(above_first);
  free(e.table);
  free(e.deflate);
  free(e.history);
  free(packed.bytes);
  free(out.bytes);
  return failure;
}
