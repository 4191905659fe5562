// Calls of libdispatch and of Foundation that a program makes, as the event loop sees them.
//
// The functions of libdispatch that put work on queues are defined here once more, weakly. Where the Swift libraries are shared
// ones, the dynamic linker takes these for every caller in the process: the overlay, Foundation and the runtime of concurrency
// alike. As long as nothing is installed each hands over to libdispatch's own. Where the libraries are linked statically the
// ones of libdispatch win and nothing is redirected; `tinamou_eventloop_is_linked()` says so.
#ifndef TINAMOU_CEVENTLOOP_H
#define TINAMOU_CEVENTLOOP_H

#include <stdbool.h>
#include <stdint.h>

/// Work as libdispatch takes it: a function and its argument. A block is a copy of it, and the function that calls and releases it.
typedef struct {
  void *context;
  void (*function)(void *context);
} TinamouWork;

/// What takes work; a member that is null leaves that work to libdispatch.
typedef struct {
  /// Takes work for the main queue. `task` is the number of the task whose job it is; 0 for blocks. Returns whether it was taken.
  bool (*main)(TinamouWork work, uint64_t task);
  /// Takes work that is due on a queue after a time in seconds. `queue` is null for the main queue. `task` is the number of the task
  /// that sleeps; 0 for blocks. Returns whether it was taken.
  bool (*after)(double seconds, void *queue, TinamouWork work, uint64_t task);
  /// Work for another queue is added (1) or has ended (-1). Returns whether added work counts, which is then told when it has ended.
  /// `isNested` says that counted work adds it.
  bool (*background)(int change, bool isNested);
  /// Returns whether timers of the main queue that are made now are set by `setTimer`.
  bool (*hasTimers)(void);
  /// Sets the moment of a timer of the main queue: its seconds from now, negative for never, and the seconds after which it fires
  /// again, 0 for once. The handler calls `tinamou_eventloop_fire` at each moment.
  void (*setTimer)(void *source, double seconds, double interval);
} TinamouEventHandlers;

/// Installs handlers for the whole process; null removes them. The structure is copied.
void tinamou_eventloop_install(const TinamouEventHandlers *handlers);

/// Whether this process's calls of libdispatch come here.
bool tinamou_eventloop_is_linked(void);

/// Puts work on the main queue of libdispatch itself, past the handlers.
void tinamou_eventloop_real_main(TinamouWork work);
/// Puts work on the main queue of libdispatch itself after a time in seconds, past the handlers.
void tinamou_eventloop_real_after(double seconds, TinamouWork work);
/// Puts work on another queue now, counted as background work. The queue must be alive.
void tinamou_eventloop_async(void *queue, TinamouWork work);
/// Keeps a queue alive, or no longer.
void tinamou_eventloop_retain(void *queue);
void tinamou_eventloop_release(void *queue);
/// Fires a timer of the main queue, as data that has arrived. Returns false where it has been cancelled.
bool tinamou_eventloop_fire(void *source);
/// Whether the calling thread is the process's first one.
bool tinamou_eventloop_is_first_thread(void);

/// The number of the task that runs at present, as handlers get it; 0 outside of tasks.
uint64_t tinamou_eventloop_current_task(void);

/// What takes calls of Foundation's run loops, by the address of the run loop. Dates are seconds since the reference date.
typedef struct {
  /// Runs the loop until a date, or until it has handled one thing. Returns -1 to leave it to Foundation, else whether
  /// anything was handled.
  int (*run)(void *loop, double date, bool handlesOne);
  /// Takes a block of Swift's, as the two words of a closure. Returns whether it was taken.
  bool (*perform)(void *loop, void *function, void *context);
  /// Begins a thread that calls a block of Swift's. Returns whether it did.
  bool (*detach)(void *function, void *context);
} TinamouRunLoopHandlers;

/// Installs handlers for the whole process. The structure is copied.
void tinamou_eventloop_install_run_loop(const TinamouRunLoopHandlers *handlers);
/// Runs a run loop of the calling thread in a mode, two words of a string, until it has handled one thing or until a date, past
/// the handlers.
bool tinamou_eventloop_real_turn(void *loop, void *mode0, void *mode1, double date);

/// What takes the place of Foundation's `Thread.start()`: begins the thread by the former method, then tells the handler.
const void *tinamou_eventloop_start_thread_function(const void *former, void (*handler)(void *thread));

/// Sets what takes timers: one that is added to a run loop, and returns whether it took it; one that was made to be scheduled on
/// the present run loop.
void tinamou_eventloop_set_timers(bool (*add)(void *loop, void *timer), void (*schedule)(void *timer));
/// The function to put in the place of `RunLoop.add(_:forMode:)` for timers, in Swift's convention.
const void *tinamou_eventloop_add_timer_function(void);
/// The function that `RunLoop.add(_:forMode:)` was before, for timers that nobody takes.
void tinamou_eventloop_set_former_add_timer(const void *function);

#endif
