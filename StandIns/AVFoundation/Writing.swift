/// Exports an asset to a file. Always fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The status of an export.
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var metadata: [AVMetadataItem]?
  open var fileLengthLimit: Int64 = 0
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open private(set) var status = Status.unknown
  open var progress: Float { 0 }
  open var error: (any Error)? { status == .failed ? UnavailableFrameworkError() : nil }
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4] }
  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler() }
  }
  open func export() async { status = .failed }
  open func export(to url: URL, as fileType: AVFileType) async throws { throw UnavailableFrameworkError() }
  open func cancelExport() { status = .cancelled }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open class func allExportPresets() -> [String] { [] }
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
}
/// The algorithm for preserving pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
/// Small files.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Files of medium size.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Large files.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Large HEVC files.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Audio only.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// Passes media through without encoding.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Reads an asset's samples. Always fails.
open class AVAssetReader: NSObject {
  /// The status of a reader.
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public let asset: AVAsset
  open private(set) var outputs: [AVAssetReaderOutput] = []
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var status: Status { .failed }
  open var error: (any Error)? { UnavailableFrameworkError() }
  public init(asset: AVAsset) throws { self.asset = asset }
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  @discardableResult open func startReading() -> Bool { false }
  open func cancelReading() {}
}
/// An output of a reader, without samples.
open class AVAssetReaderOutput: NSObject {
  open var mediaType: AVMediaType { .video }
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
/// A reader's output of a track, without samples.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
}

/// Writes samples to a file. Always fails.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// The status of a writer.
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var inputs: [AVAssetWriterInput] = []
  open var metadata: [AVMetadataItem] = []
  open var shouldOptimizeForNetworkUse = false
  open var movieFragmentInterval = CMTime.invalid
  open var status: Status { .failed }
  open var error: (any Error)? { UnavailableFrameworkError() }
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
  @discardableResult open func startWriting() -> Bool { false }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() {}
  open func finishWriting(completionHandler handler: @escaping () -> Void) { handler() }
  open func finishWriting() async {}
}
/// An input of a writer.
open class AVAssetWriterInput: NSObject {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var metadata: [AVMetadataItem] = []
  open var isReadyForMoreMediaData: Bool { false }
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?)
  {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
  /// Never calls the block.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
}
/// An adaptor for pixel buffers of a writer's input.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  open var pixelBufferPool: CVPixelBufferPool? { nil }
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  )
    -> Bool
  { false }
}
