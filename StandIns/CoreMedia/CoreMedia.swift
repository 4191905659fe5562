/// Stands in for Apple's CoreMedia: times and ranges of times compute; buffers of samples are never made.
@_exported import CoreVideo
@_exported import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32
/// Tells times of different clocks apart.
public typealias CMTimeEpoch = Int64

/// What is special about a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// How times become times of another scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity,
    roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch
  /// An invalid time.
  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
  /// All parts of a time.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// A fraction; without a scale the time is invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Seconds, cut to the parts of a scale.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    let value = seconds * Double(preferredTimescale)
    guard value < 0x1p63 else {
      self = .positiveInfinity
      return
    }
    guard value > -0x1p63 else {
      self = .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
    if Double(self.value) != value { flags.insert(.hasBeenRounded) }
  }
  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isPositiveInfinite: Bool { isPositiveInfinity }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// The time in seconds: not a number for times that are invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time with another scale.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0, newTimescale != timescale else { return self }
    let (high, low) = value.multipliedFullWidth(by: Int64(newTimescale))
    let scale = Int64(timescale)
    guard abs(high) < scale / 2 || high == 0 || high == -1 else { return self }
    let (quotient, remainder) = scale.dividingFullWidth((high, low))
    var result = CMTime(value: quotient, timescale: newTimescale, flags: flags, epoch: epoch)
    guard remainder != 0 else { return result }
    result.flags.insert(.hasBeenRounded)
    let sign: Int64 = remainder < 0 ? -1 : 1
    switch method {
    case .roundTowardZero: break
    case .roundAwayFromZero: result.value += sign
    case .roundTowardPositiveInfinity: if sign > 0 { result.value += 1 }
    case .roundTowardNegativeInfinity: if sign < 0 { result.value -= 1 }
    case .roundHalfAwayFromZero: if abs(remainder) * 2 >= scale { result.value += sign }
    case .quickTime:
      if newTimescale > timescale ? abs(remainder) * 2 >= scale : sign < 0 { result.value += sign }
    }
    return result
  }

  /// Both times in a scale that both have, if there is one.
  private static func aligned(_ a: CMTime, _ b: CMTime) -> (CMTime, CMTime) {
    if a.timescale == b.timescale { return (a, b) }
    var (x, y) = (Int64(a.timescale), Int64(b.timescale))
    while y != 0 { (x, y) = (y, x % y) }
    let common = Int64(a.timescale) / max(x, 1) * Int64(b.timescale)
    let scale = common <= Int64(Int32.max) && common > 0 ? CMTimeScale(common) : max(a.timescale, b.timescale)
    return (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
  }

  private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Double) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    guard a.isNumeric, b.isNumeric else {
      if a.isIndefinite || b.isIndefinite { return .indefinite }
      let sum = a.seconds + sign * b.seconds
      return sum.isNaN ? .invalid : sum > 0 ? .positiveInfinity : .negativeInfinity
    }
    let (x, y) = aligned(a, b)
    let (value, overflow) =
      sign > 0 ? x.value.addingReportingOverflow(y.value) : x.value.subtractingReportingOverflow(y.value)
    guard !overflow else { return x.value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: x.timescale, flags: x.flags.union(y.flags), epoch: a.epoch)
  }
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
  public static prefix func - (a: CMTime) -> CMTime { .zero - a }
  public static func += (a: inout CMTime, b: CMTime) { a = a + b }
  public static func -= (a: inout CMTime, b: CMTime) { a = a - b }
}

extension CMTime: Comparable, Hashable {
  /// The order of times: invalid, negative infinity, numbers, positive infinity, indefinite.
  private var rank: Int {
    !isValid ? 0 : isNegativeInfinity ? 1 : isNumeric ? 2 : isPositiveInfinity ? 3 : 4
  }
  public static func compare(_ a: CMTime, _ b: CMTime) -> Int32 {
    guard a.rank == 2, b.rank == 2 else { return a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0 }
    let left = a.value.multipliedFullWidth(by: Int64(b.timescale))
    let right = b.value.multipliedFullWidth(by: Int64(a.timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low < right.low ? -1 : left.low > right.low ? 1 : 0
  }
  public static func < (a: CMTime, b: CMTime) -> Bool { compare(a, b) < 0 }
  public static func == (a: CMTime, b: CMTime) -> Bool { compare(a, b) == 0 }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if rank == 2 { hasher.combine(seconds) }
  }
}

/// Time zero.
public let kCMTimeZero = CMTime.zero
/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that nobody knows.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time after all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time before all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// A fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A fraction of seconds.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Seconds, cut to the parts of a scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Seconds, cut to the parts of a scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time's seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// -1, 0 or 1: how two times are ordered.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }
/// The sum of times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A whole multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  var result = time
  result.value &*= Int64(multiplier)
  return result
}
/// A multiple of a time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  let scaled = (Double(time.value) * multiplier).rounded()
  return CMTime(value: CMTimeValue(scaled), timescale: time.timescale)
}
/// A multiple of a time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Double) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}
/// A fraction of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// A time in another scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// The earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// The time without a sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
/// Prints a time.
public func CMTimeShow(_ time: CMTime) { print("{\(time.value)/\(time.timescale) = \(time.seconds)}") }

/// A span of time.
public struct CMTimeRange: Sendable, Hashable {
  public var start: CMTime
  public var duration: CMTime
  /// No range.
  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()
  /// Whether a time is in the range; its end is not.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }
  /// From the earlier start to the later end.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
  /// What both have in common.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (from, to) = (max(start, other.start), min(end, other.end))
    return to > from ? CMTimeRange(start: from, end: to) : .zero
  }
}
/// An empty range.
public let kCMTimeRangeZero = CMTimeRange.zero
/// No range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// A range of a start and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A range of a start and a length.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A range of a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// A range of a start and an end.
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// A range's end.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Whether two ranges are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// A range and where it goes.
public struct CMTimeMapping: Sendable, Hashable {
  public var source: CMTimeRange
  public var target: CMTimeRange
  public init() { (source, target) = (.invalid, .invalid) }
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

extension NSValue {
  /// A time as an object. Its type is that of an array of numbers: Foundation encodes no structures here.
  public convenience init(time: CMTime) {
    let parts = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: parts, objCType: "[4d]")
  }
  /// The time that is kept; invalid if something else is.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "[4d]" else { return .invalid }
    var parts: [Int64] = [0, 0, 0, 0]
    parts.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    return CMTime(
      value: parts[0], timescale: CMTimeScale(truncatingIfNeeded: parts[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2])), epoch: parts[3])
  }
}

// MARK: Samples

/// The kind of a medium.
public typealias CMMediaType = FourCharCode
/// Pictures that move.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
/// A film's coding: H.264.
public let kCMVideoCodecType_H264: FourCharCode = 0x6176_6331
/// A film's coding: HEVC.
public let kCMVideoCodecType_HEVC: FourCharCode = 0x6876_6331

/// The size of pictures, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init() { (width, height) = (0, 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
/// What samples are like.
public final class CMFormatDescription: @unchecked Sendable {
  public let dimensions = CMVideoDimensions()
  public let mediaSubType: FourCharCode = 0
  /// A description of nothing.
  public init() {}
}
/// What pictures are like.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What sounds are like.
public typealias CMAudioFormatDescription = CMFormatDescription
/// The size of pictures: nothing.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{ videoDesc.dimensions }
/// The kind of a coding: none.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { 0 }
/// The kind of a medium: none.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { 0 }

/// When a sample is shown, and for how long.
public struct CMSampleTimingInfo: Sendable {
  public var duration: CMTime
  public var presentationTimeStamp: CMTime
  public var decodeTimeStamp: CMTime
  public init() { (duration, presentationTimeStamp, decodeTimeStamp) = (.invalid, .invalid, .invalid) }
  public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
    (self.duration, self.presentationTimeStamp, self.decodeTimeStamp) = (
      duration, presentationTimeStamp, decodeTimeStamp
    )
  }
}
/// Samples of a camera or a file: there are none.
public final class CMSampleBuffer: @unchecked Sendable {
  public var imageBuffer: CVImageBuffer? { nil }
  public var formatDescription: CMFormatDescription? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: Int { 0 }
  public var isValid: Bool { false }
}
/// Bytes of samples.
public final class CMBlockBuffer: @unchecked Sendable {}
/// The samples' picture: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// The samples' bytes: none.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
/// What the samples are like: nobody knows.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// When the samples are shown: never.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
/// For how long the samples are shown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// The number of samples: none.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
/// Whether samples can be read: no.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Whether samples are there: no.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Notes about samples: none.
public func CMGetAttachment(
  _ target: AnyObject, key: NSString, attachmentModeOut: UnsafeMutablePointer<UInt32>?
) -> AnyObject? { nil }

/// A clock.
public final class CMClock: @unchecked Sendable {
  /// The time since the machine started, in billionths of a second.
  public var time: CMTime {
    CMTime(value: CMTimeValue(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
  }
}
/// What the machine's time is read from.
public func CMClockGetHostTimeClock() -> CMClock { CMClock() }
/// A clock's time.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
