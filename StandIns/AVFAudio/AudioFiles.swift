import ObjectiveCSupport
import PlaceholderViews

/// An audio file, which can be neither read nor written.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public init(forReading fileURL: URL) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    url = fileURL
    super.init()
    throw UnavailableFrameworkError()
  }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open var isOpen: Bool { false }
  open func close() {}
  open func read(into buffer: AVAudioPCMBuffer) throws { throw UnavailableFrameworkError() }
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    throw UnavailableFrameworkError()
  }
  open func write(from buffer: AVAudioPCMBuffer) throws { throw UnavailableFrameworkError() }
}

public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData, inputRanDry, endOfStream, error }
public struct AVAudioConverterPrimeInfo: Sendable {
  public var leadingFrames: AVAudioFrameCount
  public var trailingFrames: AVAudioFrameCount
  public init() { (leadingFrames, trailingFrames) = (0, 0) }
  public init(leadingFrames: AVAudioFrameCount, trailingFrames: AVAudioFrameCount) {
    (self.leadingFrames, self.trailingFrames) = (leadingFrames, trailingFrames)
  }
}
/// A closure that gives a converter its input. Never called.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// A converter of formats. It stores its settings; every conversion fails.
open class AVAudioConverter: NSObject, @unchecked Sendable {
  public let inputFormat: AVAudioFormat
  public let outputFormat: AVAudioFormat
  open var channelMap: [NSNumber] = []
  open var magicCookie: Data?
  open var downmix = false
  open var dither = false
  open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
  open var sampleRateConverterAlgorithm: String?
  open var primeMethod = AVAudioConverterPrimeMethod.normal
  open var primeInfo = AVAudioConverterPrimeInfo()
  open var audioSyncPacketFrequency = 0
  open var contentSource = AVAudioContentSource.unspecified
  open var dynamicRangeControlConfiguration = AVAudioDynamicRangeControlConfiguration.none
  open var bitRate = 0
  open var bitRateStrategy: String?
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    (inputFormat, outputFormat) = (fromFormat, toFormat)
  }
  open var maximumOutputPacketSize: Int { Int(outputFormat.streamDescription.pointee.mBytesPerPacket) }
  open var availableEncodeBitRates: [NSNumber]? { nil }
  open var applicableEncodeBitRates: [NSNumber]? { nil }
  open var availableEncodeSampleRates: [NSNumber]? { nil }
  open var applicableEncodeSampleRates: [NSNumber]? { nil }
  open var availableEncodeChannelLayoutTags: [NSNumber]? { nil }
  open func reset() {}
  /// Fails.
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    throw UnavailableFrameworkError()
  }
  /// Fails, without asking for input.
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    outError?.pointee = UnavailableFrameworkError() as NSError
    return .error
  }
}
