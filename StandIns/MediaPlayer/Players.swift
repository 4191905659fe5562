public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public typealias MPMoviePlaybackState = MPMusicPlaybackState
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
public protocol MPMediaPlayback {
  func prepareToPlay()
  var isPreparedToPlay: Bool { get }
  func play()
  func pause()
  func stop()
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
}
/// A player without music.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  public static let applicationQueuePlayer = MPMusicPlayerController()
  public static let iPodMusicPlayer = MPMusicPlayerController()
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var volume: Float = 1
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open func prepareToPlay() {}
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(UnavailableFrameworkError())
  }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func setQueue(with collection: MPMediaItemCollection) {}
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with storeIDs: [String]) {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
extension Notification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
  public static let MPMoviePlayerPlaybackDidFinish = Notification.Name(
    "MPMoviePlayerPlaybackDidFinishNotification")
  public static let MPMoviePlayerPlaybackStateDidChange = Notification.Name(
    "MPMoviePlayerPlaybackStateDidChangeNotification")
  public static let MPMoviePlayerLoadStateDidChange = Notification.Name(
    "MPMoviePlayerLoadStateDidChangeNotification")
}
public enum MPMovieControlStyle: Int, Sendable {
  case none, embedded, fullscreen
  public static let `default` = MPMovieControlStyle.embedded
}
public enum MPMovieScalingMode: Int, Sendable { case none, aspectFit, aspectFill, fill }
public enum MPMovieRepeatMode: Int, Sendable { case none, one }
public enum MPMovieSourceType: Int, Sendable { case unknown, file, streaming }
/// The movie player from before iOS 9: a placeholder.
@preconcurrency @MainActor
open class MPMoviePlayerController: NSObject {
  private final class Box: PlaceholderView {
    override var placeholderName: String { "MPMoviePlayerController" }
  }
  public let view: UIView! = Box(frame: .zero)
  public let backgroundView: UIView! = UIView()
  open var contentURL: URL!
  open var controlStyle = MPMovieControlStyle.default
  open var scalingMode = MPMovieScalingMode.aspectFit
  open var repeatMode = MPMovieRepeatMode.none
  open var movieSourceType = MPMovieSourceType.unknown
  open var shouldAutoplay = true
  open var isFullscreen = false
  open var allowsAirPlay = true
  open var initialPlaybackTime: TimeInterval = -1
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var playbackState: MPMoviePlaybackState { .stopped }
  open var duration: TimeInterval { 0 }
  open var naturalSize: CGSize { .zero }
  public init!(contentURL url: URL!) { contentURL = url }
  open func setFullscreen(_ fullscreen: Bool, animated: Bool) { isFullscreen = fullscreen }
  open func prepareToPlay() {}
  open func play() {}
  open func pause() {}
  open func stop() {}
}
@preconcurrency @MainActor
open class MPMoviePlayerViewController: PlaceholderController {
  open override var placeholderName: String { "MPMoviePlayerViewController" }
  open private(set) var moviePlayer: MPMoviePlayerController! = MPMoviePlayerController(contentURL: nil)
  public convenience init!(contentURL url: URL!) {
    self.init(nibName: nil, bundle: nil)
    moviePlayer.contentURL = url
  }
}
@preconcurrency @MainActor
open class MPVolumeView: PlaceholderView {
  open override var placeholderName: String { "MPVolumeView" }
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open var areWirelessRoutesAvailable: Bool { false }
  open var isWirelessRouteActive: Bool { false }
  open var volumeWarningSliderImage: UIImage?
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

// MARK: Now playing, and remote commands

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  public class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { open var interval: TimeInterval { 0 } }
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}
open class MPRatingCommandEvent: MPRemoteCommandEvent { open var rating: Float { 0 } }
open class MPFeedbackCommandEvent: MPRemoteCommandEvent { open var isNegative: Bool { false } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { open var playbackRate: Float { 1 } }
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent { open var repeatType: MPRepeatType { .off } }
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
}
/// A command of a headset or a car. None arrives.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  )
    -> Any
  { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand { open var preferredIntervals: [NSNumber] = [] }
open class MPRatingCommand: MPRemoteCommand {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}
open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPChangePlaybackRateCommand: MPRemoteCommand { open var supportedPlaybackRates: [NSNumber] = [] }
open class MPChangeRepeatModeCommand: MPRemoteCommand { open var currentRepeatType = MPRepeatType.off }
open class MPChangeShuffleModeCommand: MPRemoteCommand { open var currentShuffleType = MPShuffleType.off }
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  public class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}
