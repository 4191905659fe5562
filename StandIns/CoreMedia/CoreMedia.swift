/// Stands in for Apple's CoreMedia: times.
@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Sendable, Hashable, Comparable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var isValid: Bool { timescale > 0 }
  public var isNumeric: Bool { isValid }
  public var isIndefinite: Bool { false }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public init() { (value, timescale) = (0, 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: seconds.isFinite ? CMTimeValue(seconds * Double(preferredTimescale)) : 0,
      timescale: seconds.isFinite ? preferredTimescale : 0)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A span of time.
public struct CMTimeRange: Sendable, Hashable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
}
