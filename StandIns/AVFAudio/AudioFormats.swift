import ObjectiveCSupport

/// The common formats of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

  /// The bits of a sample, and the flags of its kind.
  var samples: (bits: UInt32, flags: AudioFormatFlags)? {
    switch self {
    case .otherFormat: nil
    case .pcmFormatFloat32: (32, kAudioFormatFlagIsFloat)
    case .pcmFormatFloat64: (64, kAudioFormatFlagIsFloat)
    case .pcmFormatInt16: (16, kAudioFormatFlagIsSignedInteger)
    case .pcmFormatInt32: (32, kAudioFormatFlagIsSignedInteger)
    }
  }
}

/// The layout of channels. Layouts with descriptions of channels keep the first one only.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
  private let memory: UnsafeMutablePointer<AudioChannelLayout>
  public init(layout: UnsafePointer<AudioChannelLayout>) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: layout.pointee)
  }
  public init?(layoutTag: AudioChannelLayoutTag) {
    guard layoutTag != kAudioChannelLayoutTag_UseChannelDescriptions,
      layoutTag != kAudioChannelLayoutTag_UseChannelBitmap
    else { return nil }
    memory = .allocate(capacity: 1)
    memory.initialize(to: AudioChannelLayout())
    memory.pointee.mChannelLayoutTag = layoutTag
  }
  deinit { memory.deallocate() }
  open var layout: UnsafePointer<AudioChannelLayout> { UnsafePointer(memory) }
  open var layoutTag: AudioChannelLayoutTag { memory.pointee.mChannelLayoutTag }
  open var channelCount: AVAudioChannelCount {
    switch layoutTag {
    case kAudioChannelLayoutTag_UseChannelDescriptions: memory.pointee.mNumberChannelDescriptions
    case kAudioChannelLayoutTag_UseChannelBitmap:
      AVAudioChannelCount(memory.pointee.mChannelBitmap.rawValue.nonzeroBitCount)
    default: AudioChannelLayoutTag_GetNumberOfChannels(layoutTag)
    }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioChannelLayout).map { $0.layoutTag == layoutTag && $0.channelCount == channelCount }
      ?? false
  }
  open override var hash: Int { layoutTag.hashValue }
}

/// The format of audio.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  private let memory: UnsafeMutablePointer<AudioStreamBasicDescription>
  public let channelLayout: AVAudioChannelLayout?
  open var magicCookie: Data?

  private init(description: AudioStreamBasicDescription, layout: AVAudioChannelLayout?) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: description)
    channelLayout = layout
  }
  deinit { memory.deallocate() }

  private static func description(
    _ format: AVAudioCommonFormat, _ sampleRate: Double, _ channels: AVAudioChannelCount, _ interleaved: Bool
  ) -> AudioStreamBasicDescription? {
    guard let samples = format.samples else { return nil }
    let bytes = samples.bits / 8 * (interleaved ? channels : 1)
    return AudioStreamBasicDescription(
      mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: samples.flags | kAudioFormatFlagIsPacked
        | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
      mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
      mBitsPerChannel: samples.bits, mReserved: 0)
  }

  /// The standard format with 44,100 Hz and two channels.
  public override convenience init() {
    self.init(
      description: Self.description(.pcmFormatFloat32, 44_100, 2, false) ?? AudioStreamBasicDescription(),
      layout: nil)
  }
  /// Creates a format of floating-point samples, or `nil` for more than two channels, which need a layout.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard channels <= 2, let description = Self.description(.pcmFormatFloat32, sampleRate, channels, false)
    else { return nil }
    self.init(description: description, layout: nil)
  }
  public convenience init(
    standardFormatWithSampleRate sampleRate: Double, channelLayout layout: AVAudioChannelLayout
  ) {
    let description = Self.description(.pcmFormatFloat32, sampleRate, layout.channelCount, false)
    self.init(description: description ?? AudioStreamBasicDescription(), layout: layout)
  }
  /// Creates a format of samples, or `nil` for more than two channels, which need a layout.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels <= 2, let description = Self.description(format, sampleRate, channels, interleaved) else {
      return nil
    }
    self.init(description: description, layout: nil)
  }
  public convenience init(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout layout: AVAudioChannelLayout
  ) {
    let description = Self.description(format, sampleRate, layout.channelCount, interleaved)
    self.init(description: description ?? AudioStreamBasicDescription(), layout: layout)
  }
  /// Creates a format of a description, or `nil` for more than two channels of samples.
  public convenience init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
    guard asbd.pointee.mChannelsPerFrame <= 2 || asbd.pointee.mFormatID != kAudioFormatLinearPCM else {
      return nil
    }
    self.init(description: asbd.pointee, layout: nil)
  }
  public convenience init?(
    streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>,
    channelLayout layout: AVAudioChannelLayout?
  ) {
    guard layout != nil || asbd.pointee.mChannelsPerFrame <= 2 else { return nil }
    self.init(description: asbd.pointee, layout: layout)
  }
  public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
    let description = CMAudioFormatDescriptionGetStreamBasicDescription(formatDescription)
    self.init(description: description?.pointee ?? AudioStreamBasicDescription(), layout: nil)
  }
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> NSNumber? {
      switch settings[key] {
      case let value as NSNumber: value
      case let value as Int: NSNumber(value: value)
      case let value as UInt32: NSNumber(value: value)
      case let value as Double: NSNumber(value: value)
      case let value as Float: NSNumber(value: value)
      case let value as Bool: NSNumber(value: value)
      default: nil
      }
    }
    let rate = number(AVSampleRateKey)?.doubleValue ?? 44_100
    let channels = AVAudioChannelCount(max(0, number(AVNumberOfChannelsKey)?.intValue ?? 1))
    let identifier = number(AVFormatIDKey)?.uint32Value ?? kAudioFormatLinearPCM
    var description = AudioStreamBasicDescription()
    if identifier == kAudioFormatLinearPCM {
      let bits = number(AVLinearPCMBitDepthKey)?.uint32Value ?? 16
      let (isFloat, isBig) = (
        number(AVLinearPCMIsFloatKey)?.boolValue ?? false,
        number(AVLinearPCMIsBigEndianKey)?.boolValue ?? false
      )
      FillOutASBDForLPCM(
        &description, rate, channels, bits, bits, isFloat, isBig,
        number(AVLinearPCMIsNonInterleaved)?.boolValue ?? false)
    } else {
      (description.mFormatID, description.mSampleRate) = (identifier, rate)
      description.mChannelsPerFrame = channels
    }
    self.init(description: description, layout: nil)
  }

  open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(memory) }
  open var sampleRate: Double { memory.pointee.mSampleRate }
  open var channelCount: AVAudioChannelCount { memory.pointee.mChannelsPerFrame }
  open var commonFormat: AVAudioCommonFormat {
    let value = memory.pointee
    guard value.mFormatID == kAudioFormatLinearPCM, value.mFormatFlags & kAudioFormatFlagIsBigEndian == 0
    else {
      return .otherFormat
    }
    let flags = value.mFormatFlags & (kAudioFormatFlagIsFloat | kAudioFormatFlagIsSignedInteger)
    let formats: [AVAudioCommonFormat] = [
      .pcmFormatFloat32, .pcmFormatFloat64, .pcmFormatInt16, .pcmFormatInt32,
    ]
    return formats.first { $0.samples?.bits == value.mBitsPerChannel && $0.samples?.flags == flags }
      ?? .otherFormat
  }
  open var isInterleaved: Bool { memory.pointee.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// Kept with the format, so that pointers to it stay valid.
  open private(set) lazy var formatDescription: CMAudioFormatDescription =
    (try? CMAudioFormatDescription(audioStreamBasicDescription: memory.pointee)) ?? CMAudioFormatDescription()
  open var settings: [String: Any] {
    let value = memory.pointee
    var settings: [String: Any] = [
      AVFormatIDKey: value.mFormatID, AVSampleRateKey: value.mSampleRate,
      AVNumberOfChannelsKey: Int(value.mChannelsPerFrame),
    ]
    if value.mFormatID == kAudioFormatLinearPCM {
      settings[AVLinearPCMBitDepthKey] = Int(value.mBitsPerChannel)
      settings[AVLinearPCMIsFloatKey] = value.mFormatFlags & kAudioFormatFlagIsFloat != 0
      settings[AVLinearPCMIsBigEndianKey] = value.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
      settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
    }
    return settings
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? AVAudioFormat)?.memory.pointee else { return false }
    let value = memory.pointee
    return other.mSampleRate == value.mSampleRate && other.mFormatID == value.mFormatID
      && other.mFormatFlags == value.mFormatFlags && other.mChannelsPerFrame == value.mChannelsPerFrame
      && other.mBitsPerChannel == value.mBitsPerChannel && other.mBytesPerFrame == value.mBytesPerFrame
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(memory.pointee.mSampleRate)
    hasher.combine(memory.pointee.mFormatID)
    hasher.combine(memory.pointee.mChannelsPerFrame)
    return hasher.finalize()
  }
}
