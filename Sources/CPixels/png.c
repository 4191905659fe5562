// A PNG encoder for pictures of user interfaces, where most rows repeat the row above them.
//
// Every row uses the filter "up", so that a row that equals the one above is all zeros. Such rows are found
// by memcmp; in the others, only the span that differs is processed by pixel. The result is compressed with a
// small LZ77 that works on whole pixels, with one candidate per hash and runs at the distance of one pixel,
// and dynamic Huffman codes (RFC 1951).

#include "CPixels.h"
#include "straight_alpha.h"

#include <stdlib.h>
#include <string.h>

// A growable byte buffer.

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
  if (!count) return;
  reserve(w, count);
  if (w->failed) return;
  memcpy(w->bytes + w->count, bytes, count);
  w->count += count;
}

static void put_u32(writer *w, uint32_t value) {
  uint8_t bytes[4] = {value >> 24, value >> 16, value >> 8, value};
  put_bytes(w, bytes, 4);
}

// Writes at most 57 bits at a time; the caller has to reserve space for 8 bytes.
static inline void put_bits(writer *w, uint64_t value, unsigned count) {
  w->bits |= value << w->bit_count;
  w->bit_count += count;
  uint64_t word = w->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  memcpy(w->bytes + w->count, &word, 8);
  w->count += w->bit_count / 8;
  w->bits >>= w->bit_count / 8 * 8;
  w->bit_count %= 8;
}

static void align_to_byte(writer *w) {
  reserve(w, 8);
  if (w->failed) return;
  if (w->bit_count) put_bits(w, 0, 8 - w->bit_count);
}

// Checksums.

// The CRC of chunks, eight bytes at a time: tables[k] has the remainders of bytes that are followed by k
// others.
typedef struct {
  uint32_t tables[8][256];
} crc_tables;

static void make_crc_tables(crc_tables *crc) {
  for (uint32_t n = 0; n < 256; n++) {
    uint32_t value = n;
    for (int k = 0; k < 8; k++) value = value & 1 ? 0xedb88320u ^ (value >> 1) : value >> 1;
    crc->tables[0][n] = value;
  }
  for (int k = 1; k < 8; k++) {
    for (int n = 0; n < 256; n++) {
      uint32_t value = crc->tables[k - 1][n];
      crc->tables[k][n] = crc->tables[0][value & 255] ^ (value >> 8);
    }
  }
}

static uint32_t checksum(const crc_tables *crc, const uint8_t *bytes, size_t count) {
  const uint32_t (*t)[256] = crc->tables;
  uint32_t value = 0xffffffffu;
  for (; count >= 8; bytes += 8, count -= 8) {
    value ^= bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    value = t[7][value & 255] ^ t[6][value >> 8 & 255] ^ t[5][value >> 16 & 255] ^ t[4][value >> 24]
            ^ t[3][bytes[4]] ^ t[2][bytes[5]] ^ t[1][bytes[6]] ^ t[0][bytes[7]];
  }
  for (; count; bytes++, count--) value = t[0][(value ^ *bytes) & 255] ^ (value >> 8);
  return ~value;
}

// Begins a chunk and returns its position for end_chunk, which writes the length in front of it.
static size_t begin_chunk(writer *w, const char *type) {
  put_u32(w, 0);
  put_bytes(w, type, 4);
  return w->count - 4;
}

static void end_chunk(writer *w, const crc_tables *crc, size_t start) {
  if (w->failed) return;
  uint32_t length = (uint32_t)(w->count - start - 4);
  for (int k = 0; k < 4; k++) w->bytes[start - 4 + (size_t)k] = (uint8_t)(length >> (24 - 8 * k));
  put_u32(w, checksum(crc, w->bytes + start, w->count - start));
}

static void put_chunk(writer *w, const crc_tables *crc, const char *type, const uint8_t *bytes, size_t count) {
  size_t start = begin_chunk(w, type);
  put_bytes(w, bytes, count);
  end_chunk(w, crc, start);
}

// The checksum of zlib (RFC 1950). The sums are reduced once per row; until then they remain far below 2^64.

enum { ADLER_MODULUS = 65521 };

typedef struct {
  uint64_t a, b;
} adler;

static inline void reduce(adler *sum) {
  sum->a %= ADLER_MODULUS;
  sum->b %= ADLER_MODULUS;
}

static inline void add_byte(adler *sum, uint8_t byte) {
  sum->a += byte;
  sum->b += sum->a;
}

static inline void add_zeros(adler *sum, uint64_t count) { sum->b += count * sum->a; }

static inline void add_pixel(adler *sum, uint32_t pixel, int has_alpha) {
  uint64_t r = pixel >> 16 & 255, g = pixel >> 8 & 255, b = pixel & 255;
  uint64_t plain = r + g + b, weighted = plain + r + r + g, size = 3;
  if (has_alpha) {
    plain += pixel >> 24;
    weighted += plain;
    size = 4;
  }
  sum->b += size * sum->a + weighted;
  sum->a += plain;
}

// Deflate.

enum { LITERALS = 286, DISTANCES = 30, LENGTH_CODES = 19, BLOCK_TOKENS = 1 << 15 };

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

// Codes of distances by distance - 1 up to 255, and by (distance - 1) / 128 beyond (as in RFC 1951, where
// from code 16 on ranges begin at multiples of 128).
typedef struct {
  uint8_t near[256], far[256];
} distance_codes;

static inline unsigned distance_code(const distance_codes *codes, unsigned distance) {
  unsigned index = distance - 1;
  return index < 256 ? codes->near[index] : codes->far[index >> 7];
}

// A symbol of a block in 32 bits: the three color components of a pixel as literals, below 1 << 24; a single
// literal, with bit 30; or a match, with bit 31, as length << 16 | (distance - 1).
#define ONE_LITERAL (1u << 30)
#define MATCH (1u << 31)

typedef struct {
  uint32_t tokens[BLOCK_TOKENS];
  size_t token_count;
  // The three components are counted separately, since consecutive increments of the same counter would
  // stall. The first counts also include all other symbols.
  uint32_t literal_counts[3][LITERALS], distance_counts[DISTANCES];
  uint8_t code_of_length[259];
  distance_codes distances;
  writer *out;
} deflater;

// Computes code lengths of at most `limit` bits. The Huffman tree is built by repeatedly merging the two
// rarest nodes; if it is too deep, the counts are halved until it is not, which costs little compression.
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
    // Two queues: leaves in order, inner nodes in order of creation.
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

// A code and its number of bits.
typedef struct {
  uint32_t bits, count;
} code;

static inline code joined(code first, uint32_t bits, uint32_t count) {
  return (code){first.bits | bits << first.count, first.count + count};
}

static void flush_block(deflater *d, int is_last) {
  writer *w = d->out;
  uint32_t *literal_counts = d->literal_counts[0];
  for (int i = 0; i < 256; i++) literal_counts[i] += d->literal_counts[1][i] + d->literal_counts[2][i];
  literal_counts[256]++;
  uint8_t lengths[LITERALS + DISTANCES];
  uint16_t bits[LITERALS + DISTANCES];
  make_lengths(literal_counts, LITERALS, 15, lengths);
  make_lengths(d->distance_counts, DISTANCES, 15, lengths + LITERALS);
  make_codes(lengths, LITERALS, bits);
  make_codes(lengths + LITERALS, DISTANCES, bits + LITERALS);

  size_t token_count = d->token_count;
  d->token_count = 0;
  memset(d->literal_counts, 0, sizeof d->literal_counts);
  memset(d->distance_counts, 0, sizeof d->distance_counts);

  reserve(w, 1024 + token_count * 8);
  if (w->failed) return;
  put_bits(w, is_last ? 1 : 0, 1);
  put_bits(w, 2, 2);
  // The code lengths, each written with a fixed 4-bit code (without run lengths, which costs a few bytes per
  // block).
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

  // The length of a match and its extra bits are combined into one code.
  code codes[LITERALS + DISTANCES], length_codes[259];
  for (int i = 0; i < LITERALS + DISTANCES; i++) codes[i] = (code){lengths[i] ? bits[i] : 0, lengths[i]};
  for (unsigned length = 3; length < 259; length++) {
    unsigned k = d->code_of_length[length];
    length_codes[length] = joined(codes[257 + k], length - length_base[k], length_extra[k]);
  }
  // A local copy, which the compiler can keep in registers.
  writer own = *w;
  for (size_t i = 0; i < token_count; i++) {
    uint32_t token = d->tokens[i];
    if (token < ONE_LITERAL) {
      code r = codes[token >> 16], g = codes[token >> 8 & 255], b = codes[token & 255];
      uint64_t word = (uint64_t)b.bits << g.count;
      put_bits(&own, (word | g.bits) << r.count | r.bits, r.count + g.count + b.count);
    } else if (token < MATCH) {
      put_bits(&own, codes[token & 255].bits, codes[token & 255].count);
    } else {
      unsigned distance = (token & 0xffff) + 1, k = distance_code(&d->distances, distance);
      code length = length_codes[token >> 16 & 0x1ff];
      code far = joined(codes[LITERALS + k], distance - distance_base[k], distance_extra[k]);
      put_bits(&own, length.bits | (uint64_t)far.bits << length.count, length.count + far.count);
    }
  }
  put_bits(&own, codes[256].bits, codes[256].count);
  *w = own;
}

static void start_deflater(deflater *d, writer *out) {
  d->out = out;
  d->token_count = 0;
  memset(d->literal_counts, 0, sizeof d->literal_counts);
  memset(d->distance_counts, 0, sizeof d->distance_counts);
  for (unsigned length = 3; length < 259; length++) d->code_of_length[length] = (uint8_t)length_code(length);
  for (unsigned i = 0; i < 256; i++) {
    d->distances.near[i] = (uint8_t)search_distance_code(i + 1);
    d->distances.far[i] = (uint8_t)search_distance_code(i * 128 + 1);
  }
}

static inline void put_token(deflater *d, uint32_t token) {
  if (d->token_count == BLOCK_TOKENS) flush_block(d, 0);
  d->tokens[d->token_count++] = token;
}

static inline void put_literal(deflater *d, uint8_t value) {
  put_token(d, ONE_LITERAL | value);
  d->literal_counts[0][value]++;
}

static inline void put_pixel(deflater *d, uint32_t pixel, int has_alpha) {
  put_token(d, pixel & 0xffffff);
  d->literal_counts[0][pixel >> 16 & 255]++;
  d->literal_counts[1][pixel >> 8 & 255]++;
  d->literal_counts[2][pixel & 255]++;
  if (has_alpha) put_literal(d, pixel >> 24);
}

// Writes a match of any length of at least 3.
static inline void put_match(deflater *d, uint64_t length, unsigned distance) {
  unsigned code = distance_code(&d->distances, distance);
  while (length) {
    // The rest must not be too short for a match.
    unsigned part = length > 258 ? (length < 261 ? (unsigned)length - 3 : 258) : (unsigned)length;
    put_token(d, MATCH | part << 16 | (distance - 1));
    d->literal_counts[0][257 + d->code_of_length[part]]++;
    d->distance_counts[code]++;
    length -= part;
  }
}

// Rows.

enum { HASH_BITS = 12, WINDOW = 32768, WIDEST = 1 << 24 };

// Counts the equal pixels at the start; fast for small counts.
static inline size_t equal_count(const void *a, const void *b, size_t limit) {
  const uint8_t *p = a, *q = b;
  size_t count = 0;
  while (count + 2 <= limit) {
    uint64_t x, y;
    memcpy(&x, p + count * 4, 8);
    memcpy(&y, q + count * 4, 8);
    if (x != y) return count + (load(p, count) == load(q, count));
    count += 2;
  }
  return count + (count < limit && load(p, count) == load(q, count));
}

// Counts the equal pixels at the start; fast for large counts.
static inline size_t long_equal_count(const uint8_t *a, const uint8_t *b, size_t limit) {
  size_t count = 0;
  for (; count + 8 <= limit; count += 8) {
    uint64_t x[4], y[4];
    memcpy(x, a + count * 4, 32);
    memcpy(y, b + count * 4, 32);
    if ((x[0] ^ y[0]) | (x[1] ^ y[1]) | (x[2] ^ y[2]) | (x[3] ^ y[3])) break;
  }
  return count + equal_count(a + count * 4, b + count * 4, limit - count);
}

// A row in the history: its pixels, and its position in the uncompressed stream.
typedef struct {
  size_t first, last;
  uint64_t stream;
} kept_row;

typedef struct {
  deflater *deflate;
  // Positions in the history by the hash of two pixels. Their contents may have been overwritten.
  uint32_t *table;
  // A ring buffer of the last rows that are not all zeros, as many as the window covers, as differences to
  // the row above.
  uint32_t *history;
  kept_row *kept;
  size_t width;
  size_t pixel_size;
  size_t row_size;  // filter byte and pixels
  adler sum;
  uint64_t stream;  // bytes of the uncompressed stream so far
} encoder;

static inline void add_run(adler *sum, uint32_t pixel, size_t count, int has_alpha) {
  if (pixel == 0) {
    add_zeros(sum, count * (has_alpha ? 4 : 3));
  } else {
    for (size_t i = 0; i < count; i++) add_pixel(sum, pixel, has_alpha);
  }
}

static inline void put_zeros(encoder *e, size_t count, int has_alpha) {
  if (!count) return;
  if (count == 1) {
    put_pixel(e->deflate, 0, has_alpha);
  } else {
    // A distance of 1 needs no extra bits.
    put_literal(e->deflate, 0);
    put_match(e->deflate, count * e->pixel_size - 1, 1);
  }
  add_zeros(&e->sum, count * e->pixel_size);
}

// A match: the number of pixels, and the distance in bytes.
typedef struct {
  size_t count;
  uint64_t distance;
} match;

// Returns the match of the pixels at a position of the current row with those at another position of the
// history.
static inline match find(
  const encoder *e, const uint32_t *row, size_t at, size_t last, size_t place, size_t step
) {
  match none = {0, 0};
  const uint32_t *other = e->history + place;
  if (other[0] != row[at] || other[1] != row[at + 1]) return none;
  const kept_row *kept = &e->kept[place / e->width];
  size_t column = place % e->width;
  uint64_t distance = e->stream + at * step - (kept->stream + column * step);
  if (column < kept->first || column >= kept->last || distance - 1 >= WINDOW) return none;
  size_t rest = last - at, other_rest = kept->last - column;
  return (match){equal_count(row + at, other, rest < other_rest ? rest : other_rest), distance};
}

// Compresses a row of differences, which is at `start` in the history. It is zero before `first` and from
// `last` on.
__attribute__((always_inline)) static inline void put_row(
  encoder *e, size_t start, size_t first, size_t last, int has_alpha
) {
  const uint32_t *row = e->history + start;
  const size_t step = has_alpha ? 4 : 3;
  const uint32_t all = has_alpha ? 0x01010101u : 0x010101u;
  deflater *d = e->deflate;
  put_literal(d, 2);
  add_byte(&e->sum, 2);
  put_zeros(e, first, has_alpha);
  size_t at = first;
  while (at < last) {
    uint32_t pixel = row[at];
    // A run that is longer by one pixel does not end the search for a longer match.
    if (at > first && pixel == row[at - 1] && (at + 1 == last || row[at + 1] == pixel)) {
      size_t count = 1 + equal_count(row + at + 1, row + at, last - at - 1);
      put_match(d, count * step, (unsigned)step);
      add_run(&e->sum, pixel, count, has_alpha);
      at += count;
      continue;
    }
    int repeats = at + 1 < last && row[at + 1] == pixel;
    if (at + 1 < last && !(repeats && pixel == 0)) {
      uint64_t pair = (uint64_t)row[at + 1] << 32 | pixel;
      uint32_t *slot = &e->table[(pair * 0x9e3779b97f4a7c15u) >> (64 - HASH_BITS)];
      match best = find(e, row, at, last, *slot, step);
      *slot = (uint32_t)(start + at);
      if (best.count >= 2) {
        put_match(d, best.count * step, (unsigned)best.distance);
        for (size_t i = 0; i < best.count; i++) add_pixel(&e->sum, row[at + i], has_alpha);
        at += best.count;
        continue;
      }
    }
    // All bytes are equal: a run that starts with the first.
    if (repeats && pixel == (pixel & 255) * all) {
      size_t count = 2 + equal_count(row + at + 2, row + at, last - at - 2);
      put_literal(d, pixel & 255);
      put_match(d, count * step - 1, 1);
      add_run(&e->sum, pixel, count, has_alpha);
      at += count;
      continue;
    }
    put_pixel(d, pixel, has_alpha);
    add_pixel(&e->sum, pixel, has_alpha);
    at++;
  }
  put_zeros(e, e->width - last, has_alpha);
  reduce(&e->sum);
  e->stream += e->row_size;
}

// Two instances, to avoid a branch for each pixel.
static void put_rgb_row(encoder *e, size_t start, size_t first, size_t last) {
  put_row(e, start, first, last, 0);
}

static void put_rgba_row(encoder *e, size_t start, size_t first, size_t last) {
  put_row(e, start, first, last, 1);
}

static void put_zero_rows(encoder *e, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    add_byte(&e->sum, 2);
    put_literal(e->deflate, 2);
    put_zeros(e, e->width, e->pixel_size == 4);
    reduce(&e->sum);
  }
  e->stream += e->row_size * count;
}

// Eight pixels, whose bytes are subtracted by one instruction each in builds without an optimizing compiler too.
typedef uint8_t pixel_bytes __attribute__((vector_size(32)));
typedef uint32_t pixel_words __attribute__((vector_size(32)));

// Writes the differences of the bytes of two rows from `first` to `last`, and returns whether the pixels of the first one are opaque.
static int subtract(
  const uint8_t *row, const uint8_t *above, size_t first, size_t last, uint32_t mask, uint32_t *out
) {
  pixel_words all = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u};
  size_t i = first;
  for (; i + 8 <= last; i += 8) {
    pixel_bytes x, y;
    memcpy(&x, row + i * 4, sizeof x);
    memcpy(&y, above + i * 4, sizeof y);
    pixel_words difference = (pixel_words)(x - y) & mask;
    memcpy(out + i, &difference, sizeof difference);
    all &= (pixel_words)x;
  }
  uint32_t opaque = __builtin_reduce_and(all);
  for (; i < last; i++) {
    uint32_t x = load(row, i), y = load(above, i);
    // The high bit of each byte absorbs the borrow of the bits below it.
    out[i] = (((x | 0x80808080u) - (y & 0x7f7f7f7fu)) ^ ((x ^ ~y) & 0x80808080u)) & mask;
    opaque &= x;
  }
  return opaque >> 24 == 255;
}

// Compresses all rows. If `checks_opaque` is set, stops at a pixel that is not opaque and returns 0.
static int put_rows(
  encoder *e, const uint8_t *pixels, size_t stride, uint32_t height, uint32_t *rows, size_t history_rows,
  int has_alpha, int checks_opaque
) {
  size_t width = e->width, history_row = 0;
  reciprocals by;
  make_reciprocals(&by);
  // The current row and the one above in straight alpha, in alternating buffers. The row above the first is
  // zero.
  uint32_t *own = rows, *above_own = rows + width;
  memset(above_own, 0, width * 4);
  uint32_t zero_rows = 0;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride, *above = y ? row - stride : (const uint8_t *)above_own;
    if (y && !memcmp(row, above, width * 4)) {
      zero_rows++;
      continue;
    }
    if (has_alpha) {
      unmultiply_row(row, width, own, &by);
      row = (const uint8_t *)own;
      above = (const uint8_t *)above_own;
      uint32_t *turned = own;
      own = above_own;
      above_own = turned;
    }
    // The span that differs from the row above.
    size_t first = long_equal_count(row, above, width), last = width;
    while (last >= first + 8 && !memcmp(row + (last - 8) * 4, above + (last - 8) * 4, 32)) last -= 8;
    while (last > first && load(row, last - 1) == load(above, last - 1)) last--;
    uint32_t *differences = e->history + history_row * width;
    int is_opaque = subtract(row, above, first, last, has_alpha ? 0xffffffffu : 0xffffffu, differences);
    // The pixels outside of the span are those of the row above, and clear in the first row.
    if (checks_opaque && !(is_opaque && (y || last - first == width))) return 0;
    put_zero_rows(e, zero_rows);
    zero_rows = 0;
    e->kept[history_row] = (kept_row){first, last, e->stream};
    if (has_alpha) put_rgba_row(e, history_row * width, first, last);
    else put_rgb_row(e, history_row * width, first, last);
    history_row = (history_row + 1) % history_rows;
  }
  put_zero_rows(e, zero_rows);
  return 1;
}

// Writes a PNG of RGB or RGBA pixels. Returns 0 if memory ran out, or if pixels turn out not to be opaque.
static int put_png(
  writer *out, const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int has_alpha,
  int checks_opaque
) {
  encoder e = {0};
  e.width = width;
  e.pixel_size = has_alpha ? 4 : 3;
  e.row_size = 1 + width * e.pixel_size;
  e.sum.a = 1;
  size_t history_rows = WINDOW / e.row_size + 2;
  crc_tables *crc = malloc(sizeof(crc_tables));
  uint32_t *rows = malloc((size_t)width * 8);
  e.table = calloc((size_t)1 << HASH_BITS, sizeof(uint32_t));
  // Space for one more pixel, since pairs are compared at the end too.
  e.history = calloc(history_rows * width + 1, 4);
  e.kept = calloc(history_rows, sizeof(kept_row));
  e.deflate = malloc(sizeof(deflater));
  int is_complete = 0;
  if (!crc || !rows || !e.table || !e.history || !e.kept || !e.deflate) goto done;
  start_deflater(e.deflate, out);
  make_crc_tables(crc);

  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 0x0d, 0x0a, 0x1a, 0x0a};
  put_bytes(out, signature, 8);
  uint8_t header[13] = {
    width >> 24, width >> 16, width >> 8, width, height >> 24, height >> 16, height >> 8, height,
    8, has_alpha ? 6 : 2, 0, 0, 0};
  put_chunk(out, crc, "IHDR", header, 13);
  uint8_t intent = 0;
  put_chunk(out, crc, "sRGB", &intent, 1);
  size_t data = begin_chunk(out, "IDAT");
  // The header of zlib: deflate, a window of 32 K, unspecified level.
  put_bytes(out, "\x78\x01", 2);
  if (!put_rows(&e, pixels, stride, height, rows, history_rows, has_alpha, checks_opaque)) goto done;
  flush_block(e.deflate, 1);
  align_to_byte(out);
  put_u32(out, (uint32_t)(e.sum.b << 16 | e.sum.a));
  end_chunk(out, crc, data);
  put_chunk(out, crc, "IEND", NULL, 0);
  is_complete = !out->failed;

done:
  free(crc);
  free(rows);
  free(e.table);
  free(e.history);
  free(e.kept);
  free(e.deflate);
  return is_complete;
}

cpx_buffer cpx_png_encode(
  const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int ignores_alpha
) {
  cpx_buffer failure = {NULL, 0};
  if (!width || !height || width > WIDEST) return failure;
  // Pictures with alpha mostly have it in the first row; a check in advance would cost others a pass over the
  // memory.
  writer out = {0};
  if (put_png(&out, pixels, stride, width, height, 0, !ignores_alpha)) return (cpx_buffer){out.bytes, out.count};
  if (!ignores_alpha && !out.failed) {
    out.count = 0;
    out.bits = 0;
    out.bit_count = 0;
    if (put_png(&out, pixels, stride, width, height, 1, 0)) return (cpx_buffer){out.bytes, out.count};
  }
  free(out.bytes);
  return failure;
}
