import Foundation

// Names of Apple's C headers that layout code uses.

/// Objective-C's signed integer.
public typealias NSInteger = Int
/// Objective-C's unsigned integer: Swift sees it as signed, as Apple's headers have it imported.
public typealias NSUInteger = Int

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The greatest finite `Float`, as Apple's headers have it.
public let HUGE = Float.greatestFiniteMagnitude
/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
