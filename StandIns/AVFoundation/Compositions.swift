/// An asset composed of parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  var parts: [AVMutableCompositionTrack] = []
  open override var tracks: [AVAssetTrack] { parts }
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
}
/// A mutable composition: its parts have times, but no content.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  private var size = CGSize.zero
  public convenience init(urlAssetInitializationOptions: [String: Any]? = nil) { self.init() }
  open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
    -> AVMutableCompositionTrack?
  {
    let id =
      preferredTrackID == kCMPersistentTrackID_Invalid
      ? (parts.map(\.trackID).max() ?? 0) + 1 : preferredTrackID
    let track = AVMutableCompositionTrack(mediaType, id)
    parts.append(track)
    return track
  }
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    throw UnavailableFrameworkError()
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
/// A track of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}
/// A mutable track of a composition.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private let type: AVMediaType
  private let id: CMPersistentTrackID
  private var end = CMTime.zero
  private var transform = CGAffineTransform.identity
  init(_ type: AVMediaType, _ id: CMPersistentTrackID) { (self.type, self.id) = (type, id) }
  open override var mediaType: AVMediaType { type }
  open override var trackID: CMPersistentTrackID { id }
  open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, end: end) }
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    end = max(end, startTime + timeRange.duration)
  }
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws
  {
    throw UnavailableFrameworkError()
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { end = end + timeRange.duration }
  open func removeTimeRange(_ timeRange: CMTimeRange) { end = max(.zero, end - timeRange.duration) }
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    end = end - timeRange.duration + duration
  }
}

/// An instruction for a time range of a video composition.
public protocol AVVideoCompositionInstructionProtocol: AnyObject {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
}
/// A custom compositor. Never called.
public protocol AVVideoCompositing: AnyObject {}
/// The composition of video from tracks.
open class AVVideoComposition: NSObject {
  open var frameDuration = CMTime(value: 1, timescale: 30)
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var instructions: [any AVVideoCompositionInstructionProtocol] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?
  open var customVideoCompositorClass: (any AVVideoCompositing.Type)?
  open var colorPrimaries: String?
  open var colorTransferFunction: String?
  open var colorYCbCrMatrix: String?
  public override init() { super.init() }
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}
/// A mutable video composition.
open class AVMutableVideoComposition: AVVideoComposition {}
/// An instruction of a video composition.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  open var timeRange = CMTimeRange.zero
  open var enablePostProcessing = true
  open var backgroundColor: CGColor?
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}
/// A mutable instruction of a video composition.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}
/// The transform and opacity of a track's video.
open class AVVideoCompositionLayerInstruction: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  public override init() { super.init() }
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
}
/// A mutable layer instruction; ramps are not stored.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
  open func setCropRectangleRamp(
    fromStartCropRectangle: CGRect, toEndCropRectangle: CGRect, timeRange: CMTimeRange
  ) {}
}
/// A tool to add Core Animation layers to video. Never used.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    self.init()
  }
  public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
    self.init()
  }
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
    self.init()
  }
}
/// The begin time of animations in video, in seconds: slightly more than zero, which is treated as now.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// A mix of audio tracks.
open class AVAudioMix: NSObject { open var inputParameters: [AVAudioMixInputParameters] = [] }
/// A mutable audio mix.
open class AVMutableAudioMix: AVAudioMix {}
/// The parameters of a track in an audio mix.
open class AVAudioMixInputParameters: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  public override init() { super.init() }
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
}
/// Mutable parameters of a track in an audio mix; volumes are not stored.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}
