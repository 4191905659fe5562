/// Stands in for Apple's CoreMedia: times and time ranges are computed. There are no sample buffers.
@_exported import CoreAudioTypes
@_exported import CoreVideo
@_exported import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the number of units per second.
public typealias CMTimeScale = Int32
/// The epoch of a time, which distinguishes timelines.
public typealias CMTimeEpoch = Int64

/// Special states of a time.
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

/// The rounding of a conversion to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity,
    roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a rational number of seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch
  /// Creates an invalid time.
  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }
  /// Creates a time from all of its fields.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Creates a time from a value and a timescale. It is invalid if the timescale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Creates a time from seconds, truncated to the timescale.
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
  /// The time in seconds; not a number if it is invalid or indefinite.
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

  /// Returns the time converted to another timescale.
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

  /// Returns both times in a common timescale, if there is one.
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
  /// The position in the order of times: invalid, negative infinity, numeric, positive infinity, indefinite.
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

/// The time zero.
public let kCMTimeZero = CMTime.zero
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// An indefinite time.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time later than all others.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// A time earlier than all others.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

/// Creates a time from a value and a timescale.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Creates a time from a value and a timescale.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Creates a time from seconds, truncated to the timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Creates a time from seconds, truncated to the timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Compares two times: -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { CMTime.compare(time1, time2) }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a time multiplied by an integer.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  var result = time
  result.value &*= Int64(multiplier)
  return result
}
/// Returns a time multiplied by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  let scaled = (Double(time.value) * multiplier).rounded()
  return CMTime(value: CMTimeValue(scaled), timescale: time.timescale)
}
/// Returns a time multiplied by a number.
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Double) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}
/// Returns a time multiplied by a ratio.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
/// Returns a time converted to another timescale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// Returns the earlier of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
/// Returns the absolute value of a time.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? -time : time }
/// Prints a time.
public func CMTimeShow(_ time: CMTime) { print("{\(time.value)/\(time.timescale) = \(time.seconds)}") }

/// A range of time.
public struct CMTimeRange: Sendable, Hashable {
  public var start: CMTime
  public var duration: CMTime
  /// Creates an invalid range.
  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()
  /// Returns whether the range contains a time. Its end is excluded.
  public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }
  /// Returns the range from the earlier start to the later end.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
  /// Returns the intersection of the ranges.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (from, to) = (max(start, other.start), min(end, other.end))
    return to > from ? CMTimeRange(start: from, end: to) : .zero
  }
}
/// An empty range.
public let kCMTimeRangeZero = CMTimeRange.zero
/// An invalid range.
public let kCMTimeRangeInvalid = CMTimeRange.invalid
/// Creates a range from a start and a duration.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Creates a range from a start and a duration.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Creates a range from a start and an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// Creates a range from a start and an end.
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns whether a range contains a time.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns whether two ranges are equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

/// A mapping of a range of time to another.
public struct CMTimeMapping: Sendable, Hashable {
  public var source: CMTimeRange
  public var target: CMTimeRange
  public init() { (source, target) = (.invalid, .invalid) }
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

extension NSValue {
  /// Creates a value with a range of times, see `init(time:)`.
  public convenience init(timeRange: CMTimeRange) {
    let parts = [timeRange.start, timeRange.duration].flatMap {
      [$0.value, Int64($0.timescale), Int64($0.flags.rawValue), $0.epoch]
    }
    self.init(bytes: parts, objCType: "[8d]")
  }
  /// The stored range; invalid if the value is of another type.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == "[8d]" else { return .invalid }
    var parts = [Int64](repeating: 0, count: 8)
    parts.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    let times = [0, 4].map {
      CMTime(
        value: parts[$0], timescale: CMTimeScale(truncatingIfNeeded: parts[$0 + 1]),
        flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[$0 + 2])), epoch: parts[$0 + 3])
    }
    return CMTimeRange(start: times[0], duration: times[1])
  }
  /// Creates a value with a time. Its Objective-C type is that of an array of numbers, since Foundation on
  /// this system encodes no structures.
  public convenience init(time: CMTime) {
    let parts = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: parts, objCType: "[4d]")
  }
  /// The stored time; invalid if the value is of another type.
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

/// The four-character code of a media type.
public typealias CMMediaType = FourCharCode
/// Video.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Audio.
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
/// H.264 video.
public let kCMVideoCodecType_H264: FourCharCode = 0x6176_6331
/// HEVC video.
public let kCMVideoCodecType_HEVC: FourCharCode = 0x6876_6331
/// HEVC video with transparency.
public let kCMVideoCodecType_HEVCWithAlpha: FourCharCode = 0x6D75_7861
/// MPEG-4 video.
public let kCMVideoCodecType_MPEG4Video: FourCharCode = 0x6D70_3476
/// JPEG pictures.
public let kCMVideoCodecType_JPEG: FourCharCode = 0x6A70_6567
/// VP9 video.
public let kCMVideoCodecType_VP9: FourCharCode = 0x7670_3039
/// AV1 video.
public let kCMVideoCodecType_AV1: FourCharCode = 0x6176_3031
/// Apple ProRes 422 video.
public let kCMVideoCodecType_AppleProRes422: FourCharCode = 0x6170_636E
/// Apple ProRes 4444 video.
public let kCMVideoCodecType_AppleProRes4444: FourCharCode = 0x6170_3468
/// The code of a codec.
public typealias CMVideoCodecType = FourCharCode

/// The dimensions of a video, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init() { (width, height) = (0, 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
/// A description of the format of samples: of audio, or an empty one.
public final class CMFormatDescription: @unchecked Sendable {
  public let dimensions = CMVideoDimensions()
  public var mediaSubType: FourCharCode { audioStreamBasicDescription?.mFormatID ?? 0 }
  /// The description of the audio, in memory that ends with this object.
  fileprivate let audio: UnsafeMutablePointer<AudioStreamBasicDescription>?
  /// Creates an empty description.
  public init() { audio = nil }
  /// Creates a description of audio. The layout and the cookie are not kept.
  public init(
    audioStreamBasicDescription: AudioStreamBasicDescription,
    layout: UnsafePointer<AudioChannelLayout>? = nil,
    magicCookie: Data? = nil
  ) throws {
    let audio = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
    audio.initialize(to: audioStreamBasicDescription)
    self.audio = audio
  }
  deinit { audio?.deallocate() }
  public var audioStreamBasicDescription: AudioStreamBasicDescription? { audio?.pointee }
}
/// A description of the format of video.
public typealias CMVideoFormatDescription = CMFormatDescription
/// A description of the format of audio.
public typealias CMAudioFormatDescription = CMFormatDescription
/// Returns the dimensions of a format: zero.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{ videoDesc.dimensions }
/// Returns the codec of a format, or 0.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType
}
/// Returns the media type of a format: that of audio, or 0.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType {
  desc.audio == nil ? 0 : 0x736f_756e
}
/// Returns the description of an audio stream, or `nil` if the format is not of audio.
public func CMAudioFormatDescriptionGetStreamBasicDescription(_ desc: CMAudioFormatDescription)
  -> UnsafePointer<AudioStreamBasicDescription>?
{ UnsafePointer(desc.audio) }
/// Creates a description of audio. The layout and the cookie are not kept.
@discardableResult
public func CMAudioFormatDescriptionCreate(
  allocator: AnyObject?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
  layout: UnsafePointer<AudioChannelLayout>?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?,
  extensions: NSDictionary?, formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
  formatDescriptionOut.pointee = try? CMFormatDescription(audioStreamBasicDescription: asbd.pointee)
  return 0
}

/// The presentation time and duration of a sample.
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
/// A buffer of samples. None is created by this module.
public final class CMSampleBuffer: @unchecked Sendable {
  public var imageBuffer: CVImageBuffer? { nil }
  public var formatDescription: CMFormatDescription? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: Int { 0 }
  public var isValid: Bool { false }
}
/// A block of memory with samples.
public final class CMBlockBuffer: @unchecked Sendable {}
/// Returns the image of a sample buffer: `nil`.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the data of a sample buffer: `nil`.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
/// Returns the format of a sample buffer: `nil`.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// Returns the presentation time of a sample buffer: an invalid time.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
/// Returns the duration of a sample buffer.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the number of samples: 0.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
/// Returns whether the data of a sample buffer is ready: `false`.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Returns whether a sample buffer is valid: `false`.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Returns an attachment of a sample buffer: `nil`.
public func CMGetAttachment(
  _ target: AnyObject, key: NSString, attachmentModeOut: UnsafeMutablePointer<UInt32>?
) -> AnyObject? { nil }

/// A clock.
public final class CMClock: @unchecked Sendable {
  /// The time since the machine started, in nanoseconds.
  public var time: CMTime {
    CMTime(value: CMTimeValue(DispatchTime.now().uptimeNanoseconds), timescale: 1_000_000_000)
  }
}
/// Returns the clock of the machine's time.
public func CMClockGetHostTimeClock() -> CMClock { CMClock() }
/// Returns the time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
