/// The macros of Apple's headers, which are functions in Swift.

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.flags.contains(.valid) }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !CMTIME_IS_VALID(time) }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool {
  time.flags.isSuperset(of: [.valid, .positiveInfinity])
}
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool {
  time.flags.isSuperset(of: [.valid, .negativeInfinity])
}
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.flags.isSuperset(of: [.valid, .indefinite]) }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool {
  time.flags.intersection([.valid, .impliedValueFlagsMask]) == .valid
}
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool {
  CMTIME_IS_NUMERIC(time) && time.flags.contains(.hasBeenRounded)
}
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool {
  CMTIME_IS_VALID(range.start) && CMTIME_IS_VALID(range.duration) && range.duration.epoch == 0
    && range.duration.value >= 0
}
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !CMTIMERANGE_IS_VALID(range) }
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool {
  CMTIMERANGE_IS_VALID(range) && (CMTIME_IS_INDEFINITE(range.start) || CMTIME_IS_INDEFINITE(range.duration))
}
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool {
  CMTIMERANGE_IS_VALID(range) && CMTIME_IS_NUMERIC(range.duration) && range.duration.value == 0
}
