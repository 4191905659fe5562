/// Stands in for Apple's MediaPlayer: a library without music, a player that is silent, remote commands that never come.
@_exported import PlaceholderViews

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

open class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
  public init(image: UIImage) {}
}
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
}
open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
}
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  public class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject {}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  )
    -> Any
  { NSObject() }
  open func removeTarget(_ target: Any?) {}
}
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  public class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted }
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  open var nowPlayingItem: MPMediaItem? { nil }
  open var playbackState: MPMusicPlaybackState { .stopped }
  open func play() {}
  open func pause() {}
  open func stop() {}
  open func setQueue(with collection: MPMediaItemCollection) {}
}
@preconcurrency @MainActor
open class MPVolumeView: PlaceholderView {
  open override var placeholderName: String { "MPVolumeView" }
  open var showsVolumeSlider = true
}
