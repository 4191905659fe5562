/// A film made of parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
  var parts: [AVMutableCompositionTrack] = []
  open override var tracks: [AVAssetTrack] { parts }
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
}
/// A film whose parts can be changed: they keep their times, and have no content.
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
/// A part of a composition.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}
/// A part of a composition that can be changed.
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

/// What is done in a span of a film.
public protocol AVVideoCompositionInstructionProtocol: AnyObject {
  var timeRange: CMTimeRange { get }
  var enablePostProcessing: Bool { get }
}
/// Draws the pictures of films, never.
public protocol AVVideoCompositing: AnyObject {}
/// How pictures of tracks become one.
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
/// How pictures of tracks become one, to be changed.
open class AVMutableVideoComposition: AVVideoComposition {}
/// What is done with layers in a span of a film.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  open var timeRange = CMTimeRange.zero
  open var enablePostProcessing = true
  open var backgroundColor: CGColor?
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}
/// What is done with layers in a span of a film, to be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}
/// Where a track's pictures are.
open class AVVideoCompositionLayerInstruction: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  public override init() { super.init() }
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
}
/// Where a track's pictures are, to be changed; the ramps are not kept.
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
/// Puts layers into films, never.
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
/// When animations of films begin, in seconds: a little after zero, which stands for now.
public let AVCoreAnimationBeginTimeAtZero: CFTimeInterval = 1e-100

/// How sounds of tracks become one.
open class AVAudioMix: NSObject { open var inputParameters: [AVAudioMixInputParameters] = [] }
/// How sounds of tracks become one, to be changed.
open class AVMutableAudioMix: AVAudioMix {}
/// How loud a track is.
open class AVAudioMixInputParameters: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  public override init() { super.init() }
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
}
/// How loud a track is, to be changed; volumes are not kept.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}
