import Foundation

// Names of Apple's C headers that layout code uses.

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001, now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let HUGE = Double.infinity
public let MAXFLOAT = Float.greatestFiniteMagnitude

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
