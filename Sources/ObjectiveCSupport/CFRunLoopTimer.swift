import Foundation

/// A timer of Core Foundation, which is Foundation's.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a closure at a date, and again after each interval if that is positive.
///
/// - Parameters:
///   - fireDate: Seconds since 2001-01-01 00:00:00 UTC.
///   - interval: Seconds; 0 for once.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // Unsafe in name only: the block is called on the thread of the run loop that the timer is added to, as in C.
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { block?($0) }
}
/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  rl.add(timer, forMode: mode == .commonModes ? .common : .default)
}
/// Removes a timer from a run loop; it does not fire again.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer.invalidate()
}
/// Stops a timer from firing again.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
/// Returns whether a timer can fire again.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
/// Returns the seconds between repetitions.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }
/// Returns the next date at which a timer fires, in seconds since 2001-01-01 00:00:00 UTC.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer.fireDate.timeIntervalSinceReferenceDate
}
/// Sets the next date at which a timer fires, in seconds since 2001-01-01 00:00:00 UTC.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
