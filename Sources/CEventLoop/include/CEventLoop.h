// Interposition of calls of libdispatch and Foundation for the event loop.
//
// This module defines libdispatch's functions that enqueue work a second time, weakly. If the Swift libraries
// are shared libraries, the dynamic linker resolves the calls of all callers in the process to these
// definitions: those of the overlay, Foundation and the concurrency runtime. Until handlers are installed,
// each definition calls libdispatch's own. If the libraries are linked statically, libdispatch's definitions
// are used and no call is redirected, which `tinamou_eventloop_is_linked()` reports.
#ifndef TINAMOU_CEVENTLOOP_H
#define TINAMOU_CEVENTLOOP_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// A work item of libdispatch: a function and its argument. For a block, the argument is a copy of the block,
/// and the function calls and releases it.
typedef struct {
  void *context;
  void (*function)(void *context);
} TinamouWork;

/// Handlers of work. Work whose handler is null is left to libdispatch.
typedef struct {
  /// Accepts work for the main queue. `task` is the number of the task that the job belongs to; 0 for blocks.
  /// Returns whether the work was accepted.
  bool (*main)(TinamouWork work, uint64_t task);
  /// Accepts work for a queue that is due after a delay in seconds. `queue` is null for the main queue.
  /// `task` is the number of the sleeping task; 0 for blocks. Returns whether the work was accepted.
  bool (*after)(double seconds, void *queue, TinamouWork work, uint64_t task);
  /// Called when work for another queue is added (1) or has ended (-1). Returns whether added work is
  /// counted; the end is only reported for counted work. `isNested` is true if counted work adds it.
  bool (*background)(int change, bool isNested);
  /// Returns whether timers of the main queue that are created now are set with `setTimer`.
  bool (*hasTimers)(void);
  /// Schedules a timer of the main queue. `seconds` is the time from now, negative for never; `interval` is
  /// the time between repetitions, 0 for none. The handler calls `tinamou_eventloop_fire` whenever the timer
  /// is due.
  void (*setTimer)(void *source, double seconds, double interval);
} TinamouEventHandlers;

/// Installs handlers for the whole process; null removes them. The structure is copied.
void tinamou_eventloop_install(const TinamouEventHandlers *handlers);

/// Returns whether this process's calls of libdispatch are redirected to this module.
bool tinamou_eventloop_is_linked(void);

/// Enqueues work on libdispatch's main queue, bypassing the handlers.
void tinamou_eventloop_real_main(TinamouWork work);
/// Enqueues work on libdispatch's main queue after a delay in seconds, bypassing the handlers.
void tinamou_eventloop_real_after(double seconds, TinamouWork work);
/// Enqueues work on another queue, counted as background work. The queue has to be retained by the caller.
void tinamou_eventloop_async(void *queue, TinamouWork work);
/// Retains or releases a queue.
void tinamou_eventloop_retain(void *queue);
void tinamou_eventloop_release(void *queue);
/// Fires a timer of the main queue, by merging data into its source. Returns false if it was cancelled.
bool tinamou_eventloop_fire(void *source);
/// Returns whether the calling thread is the process's initial one.
bool tinamou_eventloop_is_first_thread(void);

/// Returns the number of the current task, as passed to handlers; 0 outside of tasks.
uint64_t tinamou_eventloop_current_task(void);

/// Handlers of calls of Foundation's run loops, which are identified by address. Dates are seconds since the
/// reference date.
typedef struct {
  /// Runs the loop until a date, or until it has handled one source if `handlesOne` is true. Returns -1 to
  /// leave the call to Foundation, and otherwise whether anything was handled.
  int (*run)(void *loop, double date, bool handlesOne);
  /// Accepts a Swift closure, represented by its two words. Returns whether it was accepted.
  bool (*perform)(void *loop, void *function, void *context);
  /// Starts a thread that calls a Swift closure. Returns whether it was started.
  bool (*detach)(void *function, void *context);
} TinamouRunLoopHandlers;

/// Installs handlers for the whole process. The structure is copied.
void tinamou_eventloop_install_run_loop(const TinamouRunLoopHandlers *handlers);
/// Runs a run loop of the calling thread in a mode, given by the two words of a string, until it has handled
/// one source or until a date, bypassing the handlers.
bool tinamou_eventloop_real_turn(void *loop, void *mode0, void *mode1, double date);

/// What takes the place of Foundation's `Thread.start()`: begins the thread by the former method, then tells the handler.
const void *tinamou_eventloop_start_thread_function(const void *former, void (*handler)(void *thread));

/// Sets the handlers of timers. `add` is called for a timer that is added to a run loop and returns whether
/// it accepts it; `schedule` is called for a timer that was created to be scheduled on the current run loop.
void tinamou_eventloop_set_timers(bool (*add)(void *loop, void *timer), void (*schedule)(void *timer));
/// Returns the replacement of `RunLoop.add(_:forMode:)` for timers, with Swift's calling convention.
const void *tinamou_eventloop_add_timer_function(void);
/// Sets the original function of `RunLoop.add(_:forMode:)`, which is called for timers that are not accepted.
void tinamou_eventloop_set_former_add_timer(const void *function);

/// Sets the date of the process, in seconds since 1970-01-01 00:00:00 UTC, for everything that asks for it. It advances by the time that
/// `tinamou_eventloop_set_elapsed` tells and by a microsecond with each reading, not with the machine's clock.
void tinamou_eventloop_set_date(double seconds);
/// Makes the machine's date that of the process again.
void tinamou_eventloop_clear_date(void);
/// Sets the seconds that have passed since the date that was set.
void tinamou_eventloop_set_elapsed(double seconds);
/// Returns whether the dates that this process asks for are those of this module.
bool tinamou_eventloop_replaces_date(void);

/// Makes a copy of the process, as fork(2), in which Swift's runtime locks.
///
/// The runtime keeps the identifier of each thread in a thread-local variable, and locks `static let` properties with it while they are
/// initialized. In a copy the kernel knows its thread by another identifier, so that two threads that meet at such a lock wait forever.
/// The variable of the calling thread gets the new one, unless the runtime is linked statically.
pid_t tinamou_eventloop_fork(void);

#endif
