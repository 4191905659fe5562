#define _GNU_SOURCE
#include "CEventLoop.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define SWIFTCALL __attribute__((swiftcall))
#define REPLACEABLE __attribute__((weak, visibility("default")))

// The declarations of libdispatch that are needed. A queue is a pointer; blocks have the layout of clang's
// block ABI.
typedef void *Queue;
typedef struct {
  void *isa;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *block);
} Block;

extern struct OpaqueQueue { int opaque; } _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void *dispatch_block_create(unsigned long flags, void *block);

static _Atomic(const TinamouEventHandlers *) installed;

void tinamou_eventloop_install(const TinamouEventHandlers *handlers) {
  const TinamouEventHandlers *copy = NULL;
  if (handlers) {
    TinamouEventHandlers *made = malloc(sizeof *made);
    *made = *handlers;
    copy = made;
  }
  // The previous handlers are not freed, since another thread may still read them. They are small, and
  // installed once or twice in a process.
  atomic_store(&installed, copy);
}

static const TinamouEventHandlers *handlers(void) { return atomic_load_explicit(&installed, memory_order_acquire); }

static bool isMain(Queue queue) { return queue == (Queue)&_dispatch_main_q; }

bool tinamou_eventloop_is_first_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }

void tinamou_eventloop_retain(void *queue) { dispatch_retain(queue); }
void tinamou_eventloop_release(void *queue) { dispatch_release(queue); }

// MARK: libdispatch's own functions

#define REAL(name, type)                                                                                               \
  static type real_##name(void) {                                                                                      \
    static _Atomic(void *) found;                                                                                      \
    void *function = atomic_load_explicit(&found, memory_order_acquire);                                               \
    if (!function) {                                                                                                   \
      function = dlsym(RTLD_NEXT, #name);                                                                              \
      if (!function) abort();                                                                                          \
      atomic_store_explicit(&found, function, memory_order_release);                                                   \
    }                                                                                                                  \
    return (type)function;                                                                                             \
  }

typedef void (*AsyncBlock)(Queue, void *);
typedef void (*AsyncFunction)(Queue, void *, void (*)(void *));
typedef void (*AfterBlock)(uint64_t, Queue, void *);
typedef void (*AfterFunction)(uint64_t, Queue, void *, void (*)(void *));
typedef void (*GroupBlock)(void *, Queue, void *);
typedef void (*GroupFunction)(void *, Queue, void *, void (*)(void *));

REAL(dispatch_async, AsyncBlock)
REAL(dispatch_async_f, AsyncFunction)
REAL(dispatch_barrier_async, AsyncBlock)
REAL(dispatch_barrier_async_f, AsyncFunction)
REAL(dispatch_group_async, GroupBlock)
REAL(dispatch_group_async_f, GroupFunction)
REAL(dispatch_after, AfterBlock)
REAL(dispatch_after_f, AfterFunction)

REPLACEABLE void dispatch_async(Queue queue, void *block);

bool tinamou_eventloop_is_linked(void) {
  return dlsym(RTLD_DEFAULT, "dispatch_async") == (void *)dispatch_async && dlsym(RTLD_NEXT, "dispatch_async") != NULL;
}

// MARK: Work

static void callBlock(void *context) {
  ((Block *)context)->invoke(context);
  _Block_release(context);
}

static TinamouWork workOf(void *block) { return (TinamouWork){_Block_copy(block), callBlock}; }

/// The index of the word with the flags in a block that `dispatch_block_create` returns. The layout is
/// private to libdispatch; it is verified by creating two blocks. If it is another one, blocks are passed to
/// libdispatch unchanged.
enum { flagsWord = 5, barrierFlag = 1 };

static void nothing(void *block) { (void)block; }

/// Returns whether a block has to be passed to libdispatch unchanged because it is a barrier. Other blocks
/// with flags can be called directly: this loses their quality of service, but not their cancellation.
static bool mustStay(void *block) {
  static _Atomic(void *) special;
  static atomic_bool isKnown;
  void *function = atomic_load_explicit(&special, memory_order_acquire);
  if (!function) {
    extern struct OpaqueClass { int opaque; } _NSConcreteGlobalBlock[];
    static const struct { unsigned long reserved, size; } descriptor = {0, sizeof(Block) + sizeof(void *)};
    static struct { Block block; const void *descriptor; } empty = {{NULL, 1 << 28, 0, nothing}, &descriptor};
    empty.block.isa = _NSConcreteGlobalBlock;
    uintptr_t *plain = dispatch_block_create(0, &empty), *barrier = dispatch_block_create(barrierFlag, &empty);
    if (!plain || !barrier) return true;
    atomic_store(&isKnown, !(plain[flagsWord] & barrierFlag) && (barrier[flagsWord] & barrierFlag) &&
                               (plain[flagsWord] ^ barrier[flagsWord]) == barrierFlag);
    function = (void *)((Block *)plain)->invoke;
    _Block_release(plain);
    _Block_release(barrier);
    atomic_store_explicit(&special, function, memory_order_release);
  }
  if ((void *)((Block *)block)->invoke != function) return false;
  return !atomic_load(&isKnown) || (((uintptr_t *)block)[flagsWord] & barrierFlag);
}

/// A work item for a queue other than the main one. It is counted until it has ended.
typedef struct {
  TinamouWork work;
  bool (*background)(int change, bool isNested);
} Counted;

/// True while the thread runs counted work.
static _Thread_local int countedDepth;

static bool counts(const TinamouEventHandlers *handlers) {
  return handlers->background && handlers->background(1, countedDepth > 0);
}

static void runCounted(void *context) {
  Counted counted = *(Counted *)context;
  free(context);
  countedDepth++;
  counted.work.function(counted.work.context);
  countedDepth--;
  counted.background(-1, false);
}

static void *counted(const TinamouEventHandlers *handlers, TinamouWork work) {
  Counted *result = malloc(sizeof *result);
  *result = (Counted){work, handlers->background};
  return result;
}

void tinamou_eventloop_real_main(TinamouWork work) {
  real_dispatch_async_f()((Queue)&_dispatch_main_q, work.context, work.function);
}

void tinamou_eventloop_real_after(double seconds, TinamouWork work) {
  real_dispatch_after_f()(dispatch_time(0, (int64_t)(seconds * 1e9)), (Queue)&_dispatch_main_q, work.context,
                          work.function);
}

void tinamou_eventloop_async(void *queue, TinamouWork work) {
  const TinamouEventHandlers *current = handlers();
  if (current && counts(current)) {
    real_dispatch_async_f()(queue, counted(current, work), runCounted);
  } else {
    real_dispatch_async_f()(queue, work.context, work.function);
  }
}

// MARK: Tasks

static void *currentTask(void) {
  typedef SWIFTCALL void *(*Function)(void);
  static _Atomic(void *) found;
  void *function = atomic_load_explicit(&found, memory_order_acquire);
  if (!function) {
    function = dlsym(RTLD_DEFAULT, "swift_task_getCurrent");
    if (!function) return NULL;
    atomic_store_explicit(&found, function, memory_order_release);
  }
  return ((Function)function)();
}

/// Returns the number of the task that a job belongs to. The runtime numbers tasks; addresses are reused. For
/// other jobs it returns the address. Tasks are recognized by the metadata pointer in their first word, which
/// is taken from the first task that runs.
static uint64_t identity(void *job) {
  typedef SWIFTCALL uint64_t (*Function)(void *);
  static _Atomic(void *) found;
  static _Atomic(void *) taskType;
  if (!job) return 0;
  if ((uintptr_t)job % sizeof(void *) || (uintptr_t)job < 4096) return (uint64_t)(uintptr_t)job;
  void *type = atomic_load_explicit(&taskType, memory_order_acquire);
  if (!type) {
    void *task = currentTask();
    if (task) {
      type = *(void **)task;
      atomic_store_explicit(&taskType, type, memory_order_release);
    }
  }
  void *function = atomic_load_explicit(&found, memory_order_acquire);
  if (!function) {
    function = dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId");
    atomic_store_explicit(&found, function, memory_order_release);
  }
  // Addresses are even.
  if (type && function && *(void **)job == type) return ((Function)function)(job) << 1 | 1;
  return (uint64_t)(uintptr_t)job;
}

uint64_t tinamou_eventloop_current_task(void) { return identity(currentTask()); }

// MARK: Replacements

/// Handles a block that is enqueued. Returns false if it has to be passed to libdispatch unchanged.
static bool take(Queue queue, void *block, AsyncFunction put) {
  const TinamouEventHandlers *current = handlers();
  if (current && isMain(queue) && current->main) {
    TinamouWork work = workOf(block);
    if (current->main(work, 0)) return true;
    _Block_release(work.context);
  } else if (current && !isMain(queue) && !mustStay(block) && counts(current)) {
    put(queue, counted(current, workOf(block)), runCounted);
    return true;
  }
  return false;
}

REPLACEABLE void dispatch_async(Queue queue, void *block) {
  if (!take(queue, block, real_dispatch_async_f())) real_dispatch_async()(queue, block);
}

REPLACEABLE void dispatch_barrier_async(Queue queue, void *block) {
  if (!take(queue, block, real_dispatch_barrier_async_f())) real_dispatch_barrier_async()(queue, block);
}

typedef struct {
  TinamouWork work;
  void *group;
} Grouped;

static void runGrouped(void *context) {
  Grouped grouped = *(Grouped *)context;
  free(context);
  grouped.work.function(grouped.work.context);
  dispatch_group_leave(grouped.group);
  dispatch_release(grouped.group);
}

REPLACEABLE void dispatch_group_async(void *group, Queue queue, void *block) {
  const TinamouEventHandlers *current = handlers();
  if (current && isMain(queue) && current->main) {
    Grouped *grouped = malloc(sizeof *grouped);
    *grouped = (Grouped){workOf(block), group};
    dispatch_retain(group);
    dispatch_group_enter(group);
    if (current->main((TinamouWork){grouped, runGrouped}, 0)) return;
    dispatch_group_leave(group);
    dispatch_release(group);
    _Block_release(grouped->work.context);
    free(grouped);
  } else if (current && !isMain(queue) && !mustStay(block) && counts(current)) {
    return real_dispatch_group_async_f()(group, queue, counted(current, workOf(block)), runCounted);
  }
  real_dispatch_group_async()(group, queue, block);
}

/// The concurrency runtime enqueues jobs with this function.
REPLACEABLE void dispatch_async_f(Queue queue, void *context, void (*function)(void *)) {
  const TinamouEventHandlers *current = handlers();
  if (current && isMain(queue) && current->main) {
    if (current->main((TinamouWork){context, function}, identity(context))) return;
  } else if (current && !isMain(queue) && counts(current)) {
    return real_dispatch_async_f()(queue, counted(current, (TinamouWork){context, function}), runCounted);
  }
  real_dispatch_async_f()(queue, context, function);
}

/// Returns the seconds until a `dispatch_time_t` of any of its three clocks; negative for
/// `DISPATCH_TIME_FOREVER`.
static double secondsUntil(uint64_t when) {
  const uint64_t wall = 3ULL << 62, monotonic = 1ULL << 63;
  if (when == ~0ULL) return -1;
  if (when == 0) return 0;
  if ((when & wall) == wall) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    double delta = (double)(-(int64_t)when) / 1e9 - ((double)now.tv_sec + (double)now.tv_nsec / 1e9);
    return delta > 0 ? delta : 0;
  }
  uint64_t now = dispatch_time(when & monotonic, 0);
  return when > now ? (double)(when - now) / 1e9 : 0;
}

REPLACEABLE void dispatch_after(uint64_t when, Queue queue, void *block) {
  const TinamouEventHandlers *current = handlers();
  double seconds = current && current->after ? secondsUntil(when) : -1;
  if (seconds >= 0) {
    TinamouWork work = workOf(block);
    if (current->after(seconds, isMain(queue) ? NULL : queue, work, 0)) return;
    _Block_release(work.context);
  }
  real_dispatch_after()(when, queue, block);
}

/// Sleeping tasks are resumed through this function.
REPLACEABLE void dispatch_after_f(uint64_t when, Queue queue, void *context, void (*function)(void *)) {
  const TinamouEventHandlers *current = handlers();
  double seconds = current && current->after ? secondsUntil(when) : -1;
  if (seconds >= 0 &&
      current->after(seconds, isMain(queue) ? NULL : queue, (TinamouWork){context, function}, tinamou_eventloop_current_task()))
    return;
  real_dispatch_after_f()(when, queue, context, function);
}

// MARK: Timers of queues

// A timer source of the main queue is created as a data source, so that libdispatch still manages its
// handlers, suspension and cancellation. Data is merged into it when the timer is due on the event loop's
// clock.

typedef void *(*SourceCreate)(const void *type, uintptr_t handle, uintptr_t mask, Queue);
typedef void (*SourceSetTimer)(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
REAL(dispatch_source_create, SourceCreate)
REAL(dispatch_source_set_timer, SourceSetTimer)
extern void dispatch_source_merge_data(void *source, uintptr_t value);
extern intptr_t dispatch_source_testcancel(void *source);

/// The context of these sources.
static char clockTimer;
extern void *dispatch_get_context(void *object);
extern void dispatch_set_context(void *object, void *context);

REPLACEABLE void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, Queue queue) {
  const TinamouEventHandlers *current = handlers();
  if (current && current->hasTimers && isMain(queue) && type == dlsym(RTLD_DEFAULT, "_dispatch_source_type_timer") &&
      current->hasTimers()) {
    const void *data = dlsym(RTLD_DEFAULT, "_dispatch_source_type_data_add");
    void *source = data ? real_dispatch_source_create()(data, 0, 0, queue) : NULL;
    if (source) {
      dispatch_set_context(source, &clockTimer);
      return source;
    }
  }
  return real_dispatch_source_create()(type, handle, mask, queue);
}

REPLACEABLE void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  const TinamouEventHandlers *current = handlers();
  if (current && current->setTimer && dispatch_get_context(source) == &clockTimer) {
    double seconds = interval == 0 || interval >= INT64_MAX ? 0 : (double)interval / 1e9;
    current->setTimer(source, secondsUntil(start), seconds);
    return;
  }
  real_dispatch_source_set_timer()(source, start, interval, leeway);
}

bool tinamou_eventloop_fire(void *source) {
  if (dispatch_source_testcancel(source)) return false;
  dispatch_source_merge_data(source, 1);
  return true;
}

// MARK: Run loops

#define SYMBOL(name) __asm__(name)

static _Atomic(const TinamouRunLoopHandlers *) runLoopHandlers;

void tinamou_eventloop_install_run_loop(const TinamouRunLoopHandlers *handlers) {
  TinamouRunLoopHandlers *made = malloc(sizeof *made);
  *made = *handlers;
  atomic_store(&runLoopHandlers, made);
}

static const TinamouRunLoopHandlers *loopHandlers(void) {
  return atomic_load_explicit(&runLoopHandlers, memory_order_acquire);
}

#define SELF __attribute__((swift_context)) void *self
// Methods of extensions, which are called through their symbols. Strings and closures are two words each.
#define RUN_UNTIL "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"
#define RUN_MODE "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF"
#define PERFORM "$s10Foundation7RunLoopC7performyyyyYbcF"
#define PERFORM_IN_MODES "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"

typedef SWIFTCALL void (*RunUntil)(double date, SELF);
typedef SWIFTCALL bool (*RunMode)(void *mode0, void *mode1, double date, SELF);
typedef SWIFTCALL void (*Perform)(void *function, void *context, SELF);
typedef SWIFTCALL void (*PerformInModes)(void *modes, void *function, void *context, SELF);

static void *realSymbol(_Atomic(void *) *found, const char *name) {
  void *function = atomic_load_explicit(found, memory_order_acquire);
  if (function) return function;
  function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  atomic_store_explicit(found, function, memory_order_release);
  return function;
}

SWIFTCALL void tinamou_run_until(double date, SELF) SYMBOL(RUN_UNTIL);
REPLACEABLE SWIFTCALL void tinamou_run_until(double date, SELF) {
  static _Atomic(void *) real;
  const TinamouRunLoopHandlers *current = loopHandlers();
  if (current && current->run(self, date, false) >= 0) return;
  ((RunUntil)realSymbol(&real, RUN_UNTIL))(date, self);
}

static _Atomic(void *) realRunMode;

SWIFTCALL bool tinamou_run_mode(void *mode0, void *mode1, double date, SELF) SYMBOL(RUN_MODE);
REPLACEABLE SWIFTCALL bool tinamou_run_mode(void *mode0, void *mode1, double date, SELF) {
  const TinamouRunLoopHandlers *current = loopHandlers();
  int result = current ? current->run(self, date, true) : -1;
  if (result >= 0) return result != 0;
  return ((RunMode)realSymbol(&realRunMode, RUN_MODE))(mode0, mode1, date, self);
}

bool tinamou_eventloop_real_turn(void *loop, void *mode0, void *mode1, double date) {
  return ((RunMode)realSymbol(&realRunMode, RUN_MODE))(mode0, mode1, date, loop);
}

SWIFTCALL void tinamou_perform(void *function, void *context, SELF) SYMBOL(PERFORM);
REPLACEABLE SWIFTCALL void tinamou_perform(void *function, void *context, SELF) {
  static _Atomic(void *) real;
  const TinamouRunLoopHandlers *current = loopHandlers();
  if (current && current->perform(self, function, context)) return;
  ((Perform)realSymbol(&real, PERFORM))(function, context, self);
}

SWIFTCALL void tinamou_perform_in_modes(void *modes, void *function, void *context, SELF) SYMBOL(PERFORM_IN_MODES);
REPLACEABLE SWIFTCALL void tinamou_perform_in_modes(void *modes, void *function, void *context, SELF) {
  static _Atomic(void *) real;
  const TinamouRunLoopHandlers *current = loopHandlers();
  if (current && current->perform(self, function, context)) return;
  ((PerformInModes)realSymbol(&real, PERFORM_IN_MODES))(modes, function, context, self);
}

// MARK: Threads

#define DETACH "$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ"
typedef SWIFTCALL void (*Detach)(void *function, void *context, SELF);

SWIFTCALL void tinamou_detach_thread(void *function, void *context, SELF) SYMBOL(DETACH);
REPLACEABLE SWIFTCALL void tinamou_detach_thread(void *function, void *context, SELF) {
  static _Atomic(void *) real;
  const TinamouRunLoopHandlers *current = loopHandlers();
  if (current && current->detach(function, context)) return;
  ((Detach)realSymbol(&real, DETACH))(function, context, self);
}

typedef SWIFTCALL void (*StartThread)(SELF);

static StartThread formerStartThread;
static void (*startThreadHandler)(void *thread);

/// In place of `Thread.start()`.
static SWIFTCALL void startThread(SELF) {
  formerStartThread(self);
  startThreadHandler(self);
}

const void *tinamou_eventloop_start_thread_function(const void *former, void (*handler)(void *thread)) {
  formerStartThread = (StartThread)former;
  startThreadHandler = handler;
  return (const void *)startThread;
}

// MARK: Timers

/// Seconds since the reference date, 2001-01-01 00:00:00 UTC.
static double presentDate(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (double)now.tv_sec - 978307200.0 + (double)now.tv_nsec / 1e9;
}

typedef SWIFTCALL void (*AddTimer)(void *timer, void *mode0, void *mode1, SELF);
typedef SWIFTCALL void *(*ScheduleTimer)(double interval, bool repeats, void *function, void *context, SELF);
typedef SWIFTCALL void *(*MakeTimer)(double date, double interval, bool repeats, void *function, void *context, SELF);

static AddTimer formerAddTimer;
static bool (*addTimerHandler)(void *loop, void *timer);
static void (*scheduleTimerHandler)(void *timer);

/// The replacement of `RunLoop.add(_:forMode:)` for timers.
static SWIFTCALL void addTimer(void *timer, void *mode0, void *mode1, SELF) {
  if (!addTimerHandler(self, timer)) formerAddTimer(timer, mode0, mode1, self);
}

/// Creates a timer that first fires after its interval. Consumes the closure's context, as initializers do.
static void *makeTimer(double interval, bool repeats, void *function, void *context, void *type) {
  static _Atomic(void *) make;
  return ((MakeTimer)realSymbol(
      &make, "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"))(
      presentDate() + interval, interval, repeats, function, context, type);
}

#define SCHEDULE "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"

/// The replacement of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`, which is called through its
/// symbol: creates the timer and adds it to the current run loop.
SWIFTCALL void *tinamou_schedule_timer(double interval, bool repeats, void *function, void *context, SELF)
    SYMBOL(SCHEDULE);
REPLACEABLE SWIFTCALL void *tinamou_schedule_timer(double interval, bool repeats, void *function, void *context, SELF) {
  static _Atomic(void *) retain;
  static _Atomic(void *) real;
  if (!scheduleTimerHandler)
    return ((ScheduleTimer)realSymbol(&real, SCHEDULE))(interval, repeats, function, context, self);
  // The caller keeps ownership of the closure.
  ((void *(*)(void *))realSymbol(&retain, "swift_retain"))(context);
  void *timer = makeTimer(interval, repeats, function, context, self);
  scheduleTimerHandler(timer);
  return timer;
}

#define TIMER_INIT "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"

/// The replacement of `Timer(timeInterval:repeats:block:)`. Foundation's timer first fires as soon as it is
/// added to a run loop; on iOS it fires after its interval.
SWIFTCALL void *tinamou_make_timer(double interval, bool repeats, void *function, void *context, SELF)
    SYMBOL(TIMER_INIT);
REPLACEABLE SWIFTCALL void *tinamou_make_timer(double interval, bool repeats, void *function, void *context, SELF) {
  static _Atomic(void *) real;
  if (!scheduleTimerHandler)
    return ((ScheduleTimer)realSymbol(&real, TIMER_INIT))(interval, repeats, function, context, self);
  return makeTimer(interval, repeats, function, context, self);
}

void tinamou_eventloop_set_timers(bool (*add)(void *loop, void *timer), void (*schedule)(void *timer)) {
  addTimerHandler = add;
  scheduleTimerHandler = schedule;
}

const void *tinamou_eventloop_add_timer_function(void) { return (const void *)addTimer; }

void tinamou_eventloop_set_former_add_timer(const void *function) { formerAddTimer = (AddTimer)function; }
