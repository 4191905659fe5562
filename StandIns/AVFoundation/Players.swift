/// An item of a player, which has failed from the beginning.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The status of an item.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  open var status: Status { .failed }
  open var error: (any Error)? { UnavailableFrameworkError() }
  open var duration: CMTime { .indefinite }
  open var presentationSize: CGSize { .zero }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var canPlayFastForward: Bool { false }
  open var canPlayReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var externalMetadata: [AVMetadataItem] = []
  open var outputs: [AVPlayerItemOutput] { outputList }
  private var outputList: [AVPlayerItemOutput] = []
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var preferredPeakBitRateForExpensiveNetworks = 0.0
  open var preferredMaximumResolutionForExpensiveNetworks = CGSize.zero
  open var startsOnFirstEligibleVariant = false
  open var configuredTimeOffsetFromLive = CMTime.invalid
  open var automaticallyPreservesTimeOffsetFromLive = false
  open var seekingWaitsForVideoCompositionRendering = false
  open var appliesPerFrameHDRDisplayMetadata = true
  open var automaticallyHandlesInterstitialEvents = true
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  public init(asset: AVAsset) { self.asset = asset }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  open func currentTime() -> CMTime { .zero }
  open func currentDate() -> Date? { nil }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  @discardableResult public func seek(to time: CMTime) async -> Bool { false }
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { false }
  open func cancelPendingSeeks() {}
  open func step(byCount stepCount: Int) {}
  open func select(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {}
  open func add(_ output: AVPlayerItemOutput) { outputList.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputList.removeAll { $0 === output } }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}
/// The status of an item.
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// A track of an item.
open class AVPlayerItemTrack: NSObject {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
}
/// An output of an item.
open class AVPlayerItemOutput: NSObject {
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
  open var suppressesPlayerRendering = false
}
/// A video output of an item, without pictures.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  public init(pixelBufferAttributes: [String: Any]? = nil) {}
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?)
    -> CVPixelBuffer?
  { nil }
}
/// Metadata of a range of time.
open class AVTimedMetadataGroup: NSObject {
  public let items: [AVMetadataItem]
  public let timeRange: CMTimeRange
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    (self.items, self.timeRange) = (items, timeRange)
  }
}
/// A receiver of an output's flushes.
public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPushDelegate {
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
/// A receiver of metadata.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?)
}
extension AVPlayerItemMetadataOutputPushDelegate {
  public func metadataOutput(
    _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
    from track: AVPlayerItemTrack?
  ) {}
}
/// A metadata output of an item, of which none comes.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
  open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var advanceIntervalForDelegateInvocation: TimeInterval = 0
  public init(identifiers: [String]? = nil) {}
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}
extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}
/// The key of the error that ended an item.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// A player, which never plays: it stores its settings, and its item has failed.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The status of a player.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// The playback state of a player.
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  /// The reason why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
  }
  open internal(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var status: Status { .failed }
  open var error: (any Error)? { UnavailableFrameworkError() }
  open var timeControlStatus: TimeControlStatus { .paused }
  open var reasonForWaitingToPlay: WaitingReason? { nil }
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  open var preventsAutomaticBackgroundingDuringVideoPlayback = true
  open var isClosedCaptionDisplayEnabled = false
  open var audioOutputDeviceUniqueID: String?
  open var appliesMediaSelectionCriteriaAutomatically = true
  public override init() { super.init() }
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }
  open func play() {}
  open func pause() {}
  open func playImmediately(atRate rate: Float) {}
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {}
  open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  @discardableResult public func preroll(atRate rate: Float) async -> Bool { false }
  open func cancelPendingPrerolls() {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func seek(to time: CMTime) {}
  open func seek(to date: Date) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  @discardableResult public func seek(to time: CMTime) async -> Bool { false }
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { false }
  /// Never calls the block.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Never calls the block.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}
/// The status of a player.
public typealias AVPlayerStatus = AVPlayer.Status
/// The playback state of a player.
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
/// The action at the end of an item.
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd

/// A player of a queue of items, which it keeps in order.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = [] { didSet { currentItem = queue.first } }
  public override init() { super.init() }
  public override init(url: URL) {
    super.init(url: url)
    queue = currentItem.map { [$0] } ?? []
  }
  public override init(playerItem: AVPlayerItem?) {
    super.init(playerItem: playerItem)
    queue = playerItem.map { [$0] } ?? []
  }
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
  }
  open func items() -> [AVPlayerItem] { queue }
  open func advanceToNextItem() { if !queue.isEmpty { queue.removeFirst() } }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
  }
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  open func removeAllItems() { queue = [] }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
  }
}
/// A looper of a player item, which never plays.
open class AVPlayerLooper: NSObject {
  /// The status of a looper.
  public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
  open private(set) var status = Status.failed
  open var error: (any Error)? { UnavailableFrameworkError() }
  open var loopCount: Int { 0 }
  open var loopingPlayerItems: [AVPlayerItem] { [] }
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange)
  {}
  open func disableLooping() { status = .cancelled }
}
/// The layer of a player, without content.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  open var pixelBufferAttributes: [String: Any]?
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
/// The layer of sample buffers, without content.
open class AVSampleBufferDisplayLayer: CALayer {
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var controlTimebase: CMTimebase?
  open var preventsCapture = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var preventsAutomaticBackgroundingDuringVideoPlayback = false
  open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
  open var error: (any Error)? { nil }
  open var isReadyForDisplay: Bool { false }
  open var isReadyForMoreMediaData: Bool { false }
  open var hasSufficientMediaDataForReliablePlaybackStart: Bool { false }
  open var requiresFlushToResumeDecoding: Bool { false }
  open var outputObscuredDueToInsufficientExternalProtection: Bool { false }
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
  open func flush() {}
  open func flushAndRemoveImage() {}
  /// Never calls the block, since the layer is not ready for data.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
  open func stopRequestingMediaData() {}
}
/// The state of what shows sample buffers.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }
/// A layer whose animations are synchronized with an item.
open class AVSynchronizedLayer: CALayer {
  open var playerItem: AVPlayerItem?
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}
