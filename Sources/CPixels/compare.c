#include "CPixels.h"

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Inlined in debug builds too, in which tests compare.
#define INLINED static inline __attribute__((always_inline))

// LANES pixels are compared at a time; differences of structure are looked for in blocks of BLOCK x BLOCK.
enum { LANES = 16, BLOCK = 8 };

typedef uint32_t words __attribute__((vector_size(LANES * 4)));
typedef int32_t ints __attribute__((vector_size(LANES * 4)));
typedef float floats __attribute__((vector_size(LANES * 4)));
typedef uint8_t bytes __attribute__((vector_size(LANES * 4)));
typedef uint8_t lane_bytes __attribute__((vector_size(LANES)));

// Constants, since a literal of a vector is written to memory each time without an optimizing compiler.
#define EACH(value) {value, value, value, value, value, value, value, value, value, value, value, value, value, value, value, value}
static const words no_words = EACH(0), highest = EACH(255);
static const floats no_floats = EACH(0), least_of_root = EACH(0.008856452f);

// The greater ones of floats, of which one is not negative: those have the order of their bits.
#define MOST(a, b) ((floats)__builtin_elementwise_max((ints)(a), (ints)(b)))

// The bytes at an address.
typedef bytes unaligned_bytes __attribute__((aligned(1), may_alias));
#define BYTES(address) (*(const unaligned_bytes *)(const void *)(address))

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
enum { RED = 1, GREEN = 2, BLUE = 3 };
#else
enum { RED = 2, GREEN = 1, BLUE = 0 };
#endif

// Blocks whose structure changed have a lower factor.
static const float LEAST_STRUCTURE = 0.9f;

// What is compared, and the rows that no thread has begun.
typedef struct {
  cpx_picture a, b;
  const uint8_t *explained;
  float tolerance_square;
  float linear[256];
  uint32_t groups;
  _Atomic uint32_t next;
} comparison;

// The distances of the last pixels that were compared.
typedef struct {
  words one, other, beyond;
  floats squares;
  int is_filled;
} memory;

// What a thread has found so far. Counts and maxima are those of each lane.
typedef struct {
  words counts, beyond_counts, unexplained_counts;
  floats squares, unexplained_squares;
  uint64_t count, beyond, unexplained;
  uint32_t left, top, right, bottom;
  int changes_structure, changes_smooth_areas;
  // The unexplained pixels of a row of blocks.
  words *touched;
} part;

INLINED const uint8_t *address(const cpx_picture *p, uint32_t x, uint32_t y) {
  return p->pixels + (size_t)y * p->stride + (size_t)x * 4;
}

typedef void (*rows_comparer)(const comparison *job, uint32_t top, uint32_t bottom, part *result);
typedef void (*distances_writer)(
  const cpx_picture *a, const cpx_picture *b, uint32_t y, const float *linear, float *distances);
typedef void (*differences_writer)(
  const cpx_picture *a, const cpx_picture *b, uint32_t y, uint32_t width, uint8_t *row);

// The functions for a set of instructions.
typedef struct {
  rows_comparer compare_rows;
  distances_writer write_distances;
  differences_writer write_differences;
} functions;

#define FUNCTIONS ((functions){NAMED(compare_rows), NAMED(write_distances), NAMED(write_differences)})

#define TARGET
#define NAMED(name) name
#include "compare_rows.h"
static functions usual_functions(void) { return FUNCTIONS; }
#undef TARGET
#undef NAMED

#if defined(__x86_64__)

#define TARGET __attribute__((target("avx2,fma")))
#define NAMED(name) name##_avx2
#include "compare_rows.h"
static functions avx2_functions(void) { return FUNCTIONS; }
#undef TARGET
#undef NAMED

static functions fastest_functions(void) {
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return avx2_functions();
  return usual_functions();
}

#else

static functions fastest_functions(void) { return usual_functions(); }

#endif

static void fill_linear(float *linear) {
  for (int i = 0; i < 256; i++) {
    float v = (float)i / 255;
    linear[i] = v <= 0.04045f ? v / 12.92f : powf((v + 0.055f) / 1.055f, 2.4f);
  }
}

void cpx_color_distances(cpx_picture a, cpx_picture b, float *distances) {
  float linear[256];
  fill_linear(linear);
  functions fastest = fastest_functions();
  for (uint32_t y = 0; y < a.height; y++) {
    fastest.write_distances(&a, &b, y, linear, distances + (size_t)y * a.width);
  }
}

// Threads.

// Rows that a thread compares at a time, and the number of differing pixels from which on several threads are worthwhile.
enum { ROWS = 4 * BLOCK, MANY = 1 << 16, MOST_THREADS = 8 };

typedef struct {
  comparison *job;
  rows_comparer compare_rows;
  part result;
} worker;

static int start_part(part *result, const comparison *job) {
  memset(result, 0, sizeof *result);
  result->left = job->a.width;
  result->top = job->a.height;
  void *touched = NULL;
  if (posix_memalign(&touched, sizeof(words), (job->groups + 1) * sizeof(words)) != 0) return 0;
  result->touched = touched;
  return 1;
}

// Compares the next rows. Returns 0 if there are none.
static int compare_next(worker *w) {
  uint32_t top = atomic_fetch_add(&w->job->next, ROWS), height = w->job->a.height;
  if (top >= height) return 0;
  w->compare_rows(w->job, top, height - top > ROWS ? top + ROWS : height, &w->result);
  // The counts of a lane remain small.
  part *result = &w->result;
  for (int k = 0; k < LANES; k++) {
    result->count += result->counts[k];
    result->beyond += result->beyond_counts[k];
    result->unexplained += result->unexplained_counts[k];
  }
  result->counts = result->beyond_counts = result->unexplained_counts = no_words;
  return 1;
}

static void *compare_remaining(void *argument) {
  while (compare_next(argument)) {}
  return NULL;
}

static void add_part(cpx_comparison *result, const part *other) {
  result->count += other->count;
  result->beyond += other->beyond;
  result->unexplained += other->unexplained;
  if (other->left < result->left) result->left = other->left;
  if (other->top < result->top) result->top = other->top;
  if (other->right > result->right) result->right = other->right;
  if (other->bottom > result->bottom) result->bottom = other->bottom;
  for (int k = 0; k < LANES; k++) {
    double distance = sqrt((double)other->squares[k]), unexplained = sqrt((double)other->unexplained_squares[k]);
    if (distance > result->distance) result->distance = distance;
    if (unexplained > result->unexplained_distance) result->unexplained_distance = unexplained;
  }
  result->changes_structure |= other->changes_structure;
  result->changes_smooth_areas |= other->changes_smooth_areas;
}

cpx_comparison cpx_compare(
  cpx_picture a, cpx_picture b, const uint8_t *explained, double tolerance, cpx_instructions instructions
) {
  cpx_comparison result;
  memset(&result, 0, sizeof result);
  result.left = a.width;
  result.top = a.height;
  comparison job = {.a = a, .b = b, .explained = explained, .tolerance_square = (float)(tolerance * tolerance)};
  job.groups = (a.width + LANES - 1) / LANES;
  fill_linear(job.linear);
  worker workers[MOST_THREADS];
  pthread_t threads[MOST_THREADS];
  int count = 0;
  long processors = 1;
  rows_comparer compare_rows = (instructions == CPX_BASELINE ? usual_functions() : fastest_functions()).compare_rows;
  do {
    worker *w = &workers[count];
    w->job = &job;
    w->compare_rows = compare_rows;
    if (!start_part(&w->result, &job)) {
      result.failed = 1;
      break;
    }
    count++;
    if (count == 1) {
      // Pictures with few differences are compared sooner than a thread starts.
      while (w->result.count < MANY && compare_next(w)) {}
      if (atomic_load(&job.next) < a.height) processors = sysconf(_SC_NPROCESSORS_ONLN);
    } else if (pthread_create(&threads[count - 1], NULL, compare_remaining, w) != 0) {
      free(w->result.touched);
      count--;
      break;
    }
  } while (count < processors && count < MOST_THREADS);
  if (count > 0) compare_remaining(&workers[0]);
  for (int i = 0; i < count; i++) {
    if (i > 0) pthread_join(threads[i], NULL);
    add_part(&result, &workers[i].result);
    free(workers[i].result.touched);
  }
  if (result.changes_structure) result.changes_smooth_areas = 0;
  if (result.count == 0) result.left = result.top = 0;
  return result;
}

void cpx_difference(cpx_picture a, cpx_picture b, uint8_t *pixels, size_t stride, uint32_t width, uint32_t height) {
  uint32_t common_width = a.width < b.width ? a.width : b.width, common_height = a.height < b.height ? a.height : b.height;
  differences_writer write_differences = fastest_functions().write_differences;
  for (uint32_t y = 0; y < height; y++) {
    uint8_t *row = pixels + (size_t)y * stride;
    uint32_t common = y < common_height ? common_width : 0;
    write_differences(&a, &b, y, common, row);
    for (uint32_t x = common; x < width; x++) {
      int is_outside = (x >= a.width || y >= a.height) && (x >= b.width || y >= b.height);
      uint32_t pixel = is_outside ? 0xffffffffu : 0xffff00ffu;
      memcpy(row + (size_t)x * 4, &pixel, 4);
    }
  }
}

uint64_t cpx_hash(const uint8_t *bytes, size_t count) {
  const uint64_t prime = 0x100000001b3u;
  uint64_t hash = 0xcbf29ce484222325u;
  const uint8_t *end = bytes + count;
  // In one expression, since each assignment goes to memory without an optimizing compiler.
  for (; end - bytes >= 8; bytes += 8) {
    hash = ((((((((hash ^ bytes[0]) * prime ^ bytes[1]) * prime ^ bytes[2]) * prime ^ bytes[3]) * prime ^ bytes[4]) * prime
              ^ bytes[5]) * prime ^ bytes[6]) * prime ^ bytes[7]) * prime;
  }
  for (; bytes < end; bytes++) hash = (hash ^ *bytes) * prime;
  return hash;
}
