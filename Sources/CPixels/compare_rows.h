// Compares rows of pixels, LANES at a time: with vectors, whose operations are single instructions in builds without an optimizing
// compiler too.
//
// compare.c includes this file once for each set of instructions, with TARGET, an attribute of its functions, and NAMED, which
// makes their names.

// Products and sums are rounded one by one, so that distances are the same with and without these instructions.
#pragma clang fp contract(off)

// Replaces six times as many numbers from 0 to 1 as there are lanes by the curve of L*a*b* for them: the cube root, and below 0.008856
// the tangent that the standard continues it with. Each step is one for all, since it waits for the one before.
TARGET INLINED void NAMED(apply_curve)(floats *x) {
  floats root[6], r[6], e[6];
#define SIX(step) step(0) step(1) step(2) step(3) step(4) step(5)
  // The inverse cube root: a third of the exponent, by the bits of the number, and a step of the sixth order of its error.
#define GUESS(k)                                                                                             \
  root[k] = MOST(x[k], least_of_root);                                                                       \
  r[k] = (floats)__builtin_convertvector(                                                                    \
    1419967616.0f - __builtin_convertvector((ints)root[k], floats) * (1 / 3.0f), ints);
#define ERROR_OF_GUESS(k) e[k] = 1 - root[k] * r[k] * (r[k] * r[k]);
#define IMPROVE(k)                                                                                           \
  r[k] += r[k] * e[k]                                                                                        \
    * (1 / 3.0f + e[k] * (2 / 9.0f)                                                                          \
       + e[k] * e[k] * (14 / 81.0f + e[k] * (35 / 243.0f) + e[k] * e[k] * (91 / 729.0f)));
#define CUBE_ROOT(k) x[k] = root[k] * (r[k] * r[k]) + (x[k] - root[k]) * 7.787037f;
  SIX(GUESS) SIX(ERROR_OF_GUESS) SIX(IMPROVE) SIX(CUBE_ROOT)
#undef SIX
#undef GUESS
#undef ERROR_OF_GUESS
#undef IMPROVE
#undef CUBE_ROOT
}

// Writes X, Y and Z, relative to the white point D65, of opaque pixels.
TARGET INLINED void NAMED(write_xyz)(const uint8_t *pixels, const float *linear, floats *xyz) {
  // A literal of a vector needs no memory, and the offsets of bytes are constants.
#define CHANNEL(c)                                                                                           \
  {                                                                                                          \
    linear[pixels[c]], linear[pixels[4 + c]], linear[pixels[8 + c]], linear[pixels[12 + c]],                 \
      linear[pixels[16 + c]], linear[pixels[20 + c]], linear[pixels[24 + c]], linear[pixels[28 + c]],        \
      linear[pixels[32 + c]], linear[pixels[36 + c]], linear[pixels[40 + c]], linear[pixels[44 + c]],        \
      linear[pixels[48 + c]], linear[pixels[52 + c]], linear[pixels[56 + c]], linear[pixels[60 + c]]         \
  }
  floats r = CHANNEL(RED), g = CHANNEL(GREEN), b = CHANNEL(BLUE);
#undef CHANNEL
  xyz[0] = r * (0.4124564f / 0.95047f) + g * (0.3575761f / 0.95047f) + b * (0.1804375f / 0.95047f);
  xyz[1] = r * 0.2126729f + g * 0.7151522f + b * 0.0721750f;
  xyz[2] = r * (0.0193339f / 1.08883f) + g * (0.1191920f / 1.08883f) + b * (0.9503041f / 1.08883f);
}

// Composites pixels over white, as on a page.
TARGET INLINED void NAMED(over_white)(words *pixels) {
  words rest = (255 - (*pixels >> 24)) * 0x010101;
  *pixels = (words)__builtin_elementwise_add_sat((bytes)*pixels, (bytes)rest);
}

// Writes the squares of the CIE94 distances, with the weights for graphic arts, of opaque pixels; the first color is the reference.
// It is 0 for equal colors only.
TARGET static void NAMED(squares_of_distances)(const words *one, const words *other, const float *linear, floats *squares) {
  floats f[6];
  NAMED(write_xyz)((const uint8_t *)one, linear, f);
  NAMED(write_xyz)((const uint8_t *)other, linear, f + 3);
  NAMED(apply_curve)(f);
  floats dl = (f[1] - f[4]) * 116;
  floats a1 = (f[0] - f[1]) * 500, b1 = (f[1] - f[2]) * 200;
  floats a2 = (f[3] - f[4]) * 500, b2 = (f[4] - f[5]) * 200;
  floats da = a1 - a2, db = b1 - b2;
  floats c1 = __builtin_elementwise_sqrt(a1 * a1 + b1 * b1);
  floats dc = c1 - __builtin_elementwise_sqrt(a2 * a2 + b2 * b2);
  floats dh2 = MOST(da * da + db * db - dc * dc, no_floats);
  floats sc = 1 + 0.045f * c1, sh = 1 + 0.015f * c1, chroma = dc * sh, weights = sc * sh;
  // With one division for both.
  *squares = dl * dl + (chroma * chroma + dh2 * (sc * sc)) / (weights * weights);
}

// Copies the pixels from x - 1 on of a row, two more than there are lanes. Pixels outside of the picture are those at its edge.
static void NAMED(copy_clamped)(const cpx_picture *p, uint32_t x, uint32_t y, uint8_t *pixels) {
  for (uint32_t k = 0; k < LANES + 2; k++) {
    uint32_t column = x + k == 0 ? 0 : x + k - 1;
    memcpy(pixels + k * 4, address(p, column < p->width ? column : p->width - 1, y), 4);
  }
}

// Adds the pixels from x, y on that are not similar to their neighbors in a row, as at an edge, to those that are rough.
TARGET INLINED void NAMED(add_rough)(const cpx_picture *p, uint32_t x, uint32_t y, uint32_t row, words *rough) {
  uint8_t clamped[(LANES + 2) * 4], clamped_center[(LANES + 2) * 4];
  const uint8_t *near = clamped, *center = clamped_center;
  if (x > 0 && x + LANES < p->width) {
    near = address(p, x - 1, row);
    center = address(p, x - 1, y);
  } else {
    NAMED(copy_clamped)(p, x, row, clamped);
    NAMED(copy_clamped)(p, x, y, clamped_center);
  }
  // In one expression each, whose values need no memory.
  bytes low = __builtin_elementwise_min(__builtin_elementwise_min(BYTES(near), BYTES(near + 4)), BYTES(near + 8));
  bytes high = __builtin_elementwise_max(__builtin_elementwise_max(BYTES(near), BYTES(near + 4)), BYTES(near + 8));
  bytes middle = BYTES(center + 4);
  words far = (words)(__builtin_elementwise_max(
    __builtin_elementwise_max(high, middle) - middle, middle - __builtin_elementwise_min(low, middle)) > 8);
  *rough |= p->opaque ? far & 0x00ffffff : far;
}

// Returns whether one of the chosen pixels from x, y on has similar neighbors in both pictures.
TARGET INLINED int NAMED(any_is_smooth)(const comparison *job, uint32_t x, uint32_t y, const words *chosen) {
  const cpx_picture *pictures[2] = {&job->a, &job->b};
  words rough = no_words;
  for (int i = 0; i < 2; i++) {
    const cpx_picture *p = pictures[i];
    NAMED(add_rough)(p, x, y, y, &rough);
    // Mostly the neighbors in the same row decide.
    if (__builtin_reduce_or((words)(rough == 0) & *chosen) == 0) return 0;
    if (y > 0) NAMED(add_rough)(p, x, y, y - 1, &rough);
    if (y + 1 < p->height) NAMED(add_rough)(p, x, y, y + 1, &rough);
  }
  return __builtin_reduce_or((words)(rough == 0) & *chosen) != 0;
}

// Adds the numbers of each block of a group: each lane gets the sum of its block.
TARGET INLINED void NAMED(add_in_blocks)(floats *values) {
  *values += __builtin_shufflevector(*values, *values, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
  *values += __builtin_shufflevector(*values, *values, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13);
  *values += __builtin_shufflevector(*values, *values, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
}

// Returns whether one of two blocks side by side changes its structure: the contrast and structure factor of SSIM is 1 if only the
// luminance differs. `pixels` are those that count in the blocks.
TARGET static int NAMED(structure_changes)(const comparison *job, uint32_t left, uint32_t top, const words *pixels) {
  const cpx_picture *pictures[2] = {&job->a, &job->b};
  uint32_t width = left + LANES < job->a.width ? LANES : job->a.width - left;
  uint32_t height = top + BLOCK < job->a.height ? BLOCK : job->a.height - top;
  floats inside = no_floats, sums[2] = {no_floats, no_floats}, squares[2] = {no_floats, no_floats}, products = no_floats;
  floats touched = __builtin_convertvector((ints)*pixels, floats);
  for (uint32_t i = 0; i < width; i++) inside[i] = 1;
  for (uint32_t y = top; y < top + height; y++) {
    floats values[2];
    for (int i = 0; i < 2; i++) {
      ints row = (ints)no_words;
      if (width == LANES) memcpy(&row, address(pictures[i], left, y), sizeof row);
      else memcpy(&row, address(pictures[i], left, y), width * 4);
      floats value = 0.2126f * __builtin_convertvector(row >> 16 & 255, floats)
        + 0.7152f * __builtin_convertvector(row >> 8 & 255, floats) + 0.0722f * __builtin_convertvector(row & 255, floats);
      if (!pictures[i]->opaque) value += __builtin_convertvector(255 - (row >> 24 & 255), floats);
      if (width < LANES) value *= inside;
      values[i] = value;
      sums[i] += value;
      squares[i] += value * value;
    }
    products += values[0] * values[1];
  }
  floats *sides[7] = {&inside, &sums[0], &sums[1], &squares[0], &squares[1], &products, &touched};
  for (int i = 0; i < 7; i++) NAMED(add_in_blocks)(sides[i]);
  floats count = inside * (float)height, mean_a = sums[0] / count, mean_b = sums[1] / count;
  floats variance_a = squares[0] / count - mean_a * mean_a, variance_b = squares[1] / count - mean_b * mean_b;
  floats covariance = products / count - mean_a * mean_b;
  const float c2 = 0.03f * 255 * 0.03f * 255;
  floats factor = (2 * covariance + c2) / (variance_a + variance_b + c2);
  // A block beyond the picture has no factor.
  return __builtin_reduce_or((words)(factor < LEAST_STRUCTURE) & (words)(touched < 0) & (words)(inside > 0)) != 0;
}

// Compares the pixels from x, y on, as many as there are lanes, and adds what differs to a part of the result.
TARGET INLINED void NAMED(compare_group)(const comparison *job, uint32_t x, uint32_t y, memory *known, part *result) {
  uint32_t count = job->a.width - x < LANES ? job->a.width - x : LANES;
  words one = no_words, other = no_words;
  if (count == LANES) {
    memcpy(&one, address(&job->a, x, y), sizeof one);
    memcpy(&other, address(&job->b, x, y), sizeof other);
  } else {
    memcpy(&one, address(&job->a, x, y), count * 4);
    memcpy(&other, address(&job->b, x, y), count * 4);
  }
  // The alpha byte of a picture without alpha is undefined. Pixels beyond the picture are equal and opaque.
  if (job->a.opaque) one |= 0xff000000u;
  if (job->b.opaque) other |= 0xff000000u;
  if (count < LANES) {
    for (uint32_t k = count; k < LANES; k++) one[k] = other[k] = 0xff000000u;
  }
  words differs = (words)(one != other), unexplained = differs;
  if (__builtin_reduce_or(differs) == 0) return;
  if (job->explained) {
    lane_bytes mask = {0};
    memcpy(&mask, job->explained + (size_t)y * job->a.width + x, count);
    unexplained &= (words)(__builtin_convertvector(mask, words) == 0);
  }
  // A group that is as the previous one, as in areas of one color, has its distances.
  if (!known->is_filled || __builtin_reduce_or((one ^ known->one) | (other ^ known->other)) != 0) {
    known->is_filled = 1;
    known->one = one;
    known->other = other;
    if (!job->a.opaque) NAMED(over_white)(&one);
    if (!job->b.opaque) NAMED(over_white)(&other);
    NAMED(squares_of_distances)(&one, &other, job->linear, &known->squares);
    known->beyond = (words)(known->squares > job->tolerance_square);
  }
  if (x < result->left || x + count > result->right) {
    for (uint32_t k = 0; k < count; k++) {
      if (!differs[k]) continue;
      if (x + k < result->left) result->left = x + k;
      if (x + k >= result->right) result->right = x + k + 1;
    }
  }
  if (y < result->top) result->top = y;
  if (y >= result->bottom) result->bottom = y + 1;
  // A lane that is chosen is all ones, which is -1.
  result->counts -= differs;
  result->unexplained_counts -= unexplained;
  result->beyond_counts -= known->beyond;
  result->squares = MOST(result->squares, known->squares);
  result->unexplained_squares =
    MOST(result->unexplained_squares, (floats)((words)known->squares & unexplained));
  if (result->changes_structure) return;
  result->touched[x / LANES] |= unexplained;
  if (!result->changes_smooth_areas) {
    result->changes_smooth_areas = NAMED(any_is_smooth)(job, x, y, &unexplained);
  }
}

// Compares the rows from `top` to `bottom`, which are multiples of BLOCK, or the last.
TARGET static void NAMED(compare_rows)(const comparison *job, uint32_t top, uint32_t bottom, part *result) {
  const cpx_picture *a = &job->a, *b = &job->b;
  memory known;
  known.is_filled = 0;
  for (uint32_t block = top; block < bottom; block += BLOCK) {
    int any = 0;
    for (uint32_t y = block; y < bottom && y < block + BLOCK; y++) {
      if (a->opaque == b->opaque && memcmp(address(a, 0, y), address(b, 0, y), (size_t)a->width * 4) == 0) continue;
      if (!any) memset(result->touched, 0, job->groups * sizeof(words));
      any = 1;
      for (uint32_t x = 0; x < a->width; x += LANES) NAMED(compare_group)(job, x, y, &known, result);
    }
    for (uint32_t group = 0; any && !result->changes_structure && group < job->groups; group++) {
      if (__builtin_reduce_or(result->touched[group]) == 0) continue;
      result->changes_structure = NAMED(structure_changes)(job, group * LANES, block, &result->touched[group]);
    }
  }
}

// Writes the distances of the pixels of a row.
TARGET static void NAMED(write_distances)(const cpx_picture *a, const cpx_picture *b, uint32_t y, const float *linear, float *distances) {
  for (uint32_t x = 0; x < a->width; x += LANES) {
    size_t size = a->width - x < LANES ? (a->width - x) * 4 : sizeof(words);
    words one = no_words, other = no_words;
    memcpy(&one, address(a, x, y), size);
    memcpy(&other, address(b, x, y), size);
    if (a->opaque) one |= 0xff000000u;
    if (b->opaque) other |= 0xff000000u;
    NAMED(over_white)(&one);
    NAMED(over_white)(&other);
    floats squares;
    NAMED(squares_of_distances)(&one, &other, linear, &squares);
    squares = __builtin_elementwise_sqrt(squares);
    memcpy(distances + x, &squares, size);
  }
}

// Writes magenta where two rows differ, and pale grays where they are equal, so that small differences are visible.
TARGET static void NAMED(write_differences)(const cpx_picture *a, const cpx_picture *b, uint32_t y, uint32_t width, uint8_t *row) {
  for (uint32_t x = 0; x < width; x += LANES) {
    size_t size = width - x < LANES ? (width - x) * 4 : sizeof(words);
    words one = no_words, other = no_words;
    memcpy(&one, address(a, x, y), size);
    memcpy(&other, address(b, x, y), size);
    if (a->opaque) one |= 0xff000000u;
    if (b->opaque) other |= 0xff000000u;
    floats luminance = 0.2126f * __builtin_convertvector((ints)(one >> 16 & 255), floats)
      + 0.7152f * __builtin_convertvector((ints)(one >> 8 & 255), floats)
      + 0.0722f * __builtin_convertvector((ints)(one & 255), floats)
      + __builtin_convertvector((ints)(255 - (one >> 24)), floats);
    words gray = 192 + (words)__builtin_convertvector(luminance / 4, ints);
    gray = __builtin_elementwise_min(gray, highest) * 0x010101 | 0xff000000u;
    words differs = (words)(one != other);
    words pixels = (differs & 0xffff00ffu) | (~differs & gray);
    memcpy(row + (size_t)x * 4, &pixels, size);
  }
}
