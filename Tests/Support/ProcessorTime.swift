import Foundation

/// The processor time of a thread, for tests of work that must not grow without limit: unlike the time of a clock, it does
/// not depend on what else the machine does.
public enum ProcessorTime {
  /// The processor time of the current thread.
  public static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Returns the processor time that a body takes on the current thread.
  public static func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = now
    try body()
    return now - start
  }
}
