#define _GNU_SOURCE
#include "CEventLoop.h"

#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The functions of the C library that tell the date, and those that wait until one, a second time, weakly: the dynamic linker
// resolves the calls of Foundation, libdispatch and the program to these. Sanitizers replace the same functions.

static _Atomic(bool) isSet;
/// Nanoseconds since 1970.
static _Atomic(int64_t) start;
static _Atomic(int64_t) elapsed;
/// Each reading is a microsecond later than the one before, so that readings have an order and loops until a date end.
static _Atomic(int64_t) readings;

void tinamou_eventloop_set_date(double seconds) {
  atomic_store(&start, (int64_t)(seconds * 1e9));
  atomic_store(&readings, 0);
  atomic_store(&isSet, true);
}

void tinamou_eventloop_clear_date(void) { atomic_store(&isSet, false); }

void tinamou_eventloop_set_elapsed(double seconds) {
  atomic_store_explicit(&elapsed, (int64_t)(seconds * 1e9), memory_order_relaxed);
}

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#ifdef IS_SANITIZED

bool tinamou_eventloop_replaces_date(void) { return false; }

#else

#define REPLACEABLE __attribute__((weak, visibility("default")))

typedef int (*GetTime)(clockid_t, struct timespec *);
typedef int (*WaitForCondition)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*WaitForSemaphore)(sem_t *, const struct timespec *);

static _Atomic(GetTime) realGetTime;
static _Atomic(WaitForCondition) realWaitForCondition;
static _Atomic(WaitForSemaphore) realWaitForSemaphore;

/// Looks the functions up before the program starts, because looking up can itself ask for the time.
__attribute__((constructor)) static void lookUp(void) {
  atomic_store(&realGetTime, (GetTime)dlsym(RTLD_NEXT, "clock_gettime"));
  // Processors on which the C library is older have two versions of this one.
  void *wait = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!wait) wait = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  atomic_store(&realWaitForCondition, (WaitForCondition)wait);
  atomic_store(&realWaitForSemaphore, (WaitForSemaphore)dlsym(RTLD_NEXT, "sem_timedwait"));
}

static int realTime(clockid_t clock, struct timespec *time) {
  GetTime function = atomic_load_explicit(&realGetTime, memory_order_relaxed);
  return function ? function(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

static int64_t nanoseconds(const struct timespec *time) { return (int64_t)time->tv_sec * 1000000000 + time->tv_nsec; }

static struct timespec timeOf(int64_t nanoseconds) {
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  if (time.tv_nsec < 0) {
    time.tv_sec -= 1;
    time.tv_nsec += 1000000000;
  }
  return time;
}

static int64_t present(void) {
  return atomic_load_explicit(&start, memory_order_relaxed) + atomic_load_explicit(&elapsed, memory_order_relaxed)
    + 1000 * atomic_fetch_add_explicit(&readings, 1, memory_order_relaxed);
}

REPLACEABLE int clock_gettime(clockid_t clock, struct timespec *time) {
  bool tellsDate = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
  if (!tellsDate || !atomic_load_explicit(&isSet, memory_order_acquire)) return realTime(clock, time);
  *time = timeOf(present());
  return 0;
}

REPLACEABLE int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (zone) *(struct timezone *)zone = (struct timezone){0};
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  if (result == 0) *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return result;
}

REPLACEABLE time_t time(time_t *time) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (time) *time = now.tv_sec;
  return now.tv_sec;
}

/// Returns the machine's date at which a wait until a date ends. Times of clocks since the machine's start, which are less than a
/// year, are returned themselves.
static struct timespec deadline(const struct timespec *date) {
  const time_t year = 366 * 86400;
  if (!atomic_load_explicit(&isSet, memory_order_acquire) || date->tv_sec < year) return *date;
  struct timespec now;
  realTime(CLOCK_REALTIME, &now);
  int64_t left = nanoseconds(date) - present();
  const int64_t longest = (int64_t)year * 1000000000;
  if (left > longest) left = longest;
  return timeOf(nanoseconds(&now) + (left > 0 ? left : 0));
}

REPLACEABLE int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict date) {
  struct timespec until = deadline(date);
  return atomic_load_explicit(&realWaitForCondition, memory_order_relaxed)(condition, mutex, &until);
}

REPLACEABLE int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict date) {
  struct timespec until = deadline(date);
  return atomic_load_explicit(&realWaitForSemaphore, memory_order_relaxed)(semaphore, &until);
}

bool tinamou_eventloop_replaces_date(void) {
  return dlsym(RTLD_DEFAULT, "clock_gettime") == (void *)clock_gettime;
}

#endif
