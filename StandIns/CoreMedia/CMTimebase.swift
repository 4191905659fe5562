import Foundation

/// A time that passes at a rate.
public final class CMTimebase: @unchecked Sendable {
  private let lock = NSLock()
  private let clock: CMClock
  private var start: CMTime
  private var anchor = CMTime.zero
  private var speed = 0.0

  public init(sourceClock: CMClock) throws {
    clock = sourceClock
    start = sourceClock.time
  }
  private var now: CMTime {
    guard speed != 0 else { return anchor }
    let elapsed = CMTimeSubtract(clock.time, start)
    return CMTimeAdd(anchor, CMTimeMultiplyByFloat64(elapsed, multiplier: speed))
  }
  public var time: CMTime { lock.withLock { now } }
  public var rate: Float64 { lock.withLock { speed } }
  public func setTime(_ time: CMTime) throws { lock.withLock { (anchor, start) = (time, clock.time) } }
  public func setRate(_ rate: Float64) throws {
    lock.withLock { (anchor, start, speed) = (now, clock.time, rate) }
  }
}
@discardableResult public func CMTimebaseCreateWithSourceClock(
  allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
  return 0
}
@discardableResult public func CMTimebaseCreateWithMasterClock(
  allocator: CFAllocator?, masterClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  CMTimebaseCreateWithSourceClock(allocator: allocator, sourceClock: masterClock, timebaseOut: timebaseOut)
}
@discardableResult public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
  try? timebase.setTime(time)
  return 0
}
@discardableResult public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Float64) -> OSStatus {
  try? timebase.setRate(rate)
  return 0
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Float64 { timebase.rate }
