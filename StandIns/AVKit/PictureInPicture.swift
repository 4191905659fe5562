import AVFoundation
import PlaceholderViews

public let AVKitErrorDomain = "AVKitErrorDomain"

/// An error of AVKit.
public struct AVKitError: _FrameworkError {
  public enum Code: Int, Sendable {
    case unknown = -1000
    case pictureInPictureStartFailed = -1001
    case contentRatingUnknown = -1100
    case contentDisallowedByPasscode = -1101
    case contentDisallowedByProfile = -1102
    case recordingFailed = -1200
  }
  public static var errorDomain: String { AVKitErrorDomain }
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static let unknown = Code.unknown
  public static let pictureInPictureStartFailed = Code.pictureInPictureStartFailed
  public static let contentRatingUnknown = Code.contentRatingUnknown
  public static let contentDisallowedByPasscode = Code.contentDisallowedByPasscode
  public static let contentDisallowedByProfile = Code.contentDisallowedByProfile
  public static let recordingFailed = Code.recordingFailed
}
extension AVKitError.Code: _ErrorCodeProtocol, CaseIterable {
  public typealias _ErrorType = AVKitError
}

/// A video in a window above other applications, which is not supported here.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The content of the window.
  open class ContentSource: NSObject {
    open private(set) weak var playerLayer: AVPlayerLayer?
    open private(set) weak var sampleBufferDisplayLayer: AVSampleBufferDisplayLayer?
    open private(set) weak var sampleBufferPlaybackDelegate:
      (any AVPictureInPictureSampleBufferPlaybackDelegate)?
    open private(set) weak var activeVideoCallSourceView: UIView?
    open private(set) var activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?
    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
      super.init()
    }
    public init(
      sampleBufferDisplayLayer: AVSampleBufferDisplayLayer,
      playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate
    ) {
      self.sampleBufferDisplayLayer = sampleBufferDisplayLayer
      sampleBufferPlaybackDelegate = playbackDelegate
      super.init()
    }
    public init(
      activeVideoCallSourceView sourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      activeVideoCallSourceView = sourceView
      activeVideoCallContentViewController = contentViewController
      super.init()
    }
  }

  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage { image("pip.enter") }
  open class var pictureInPictureButtonStopImage: UIImage { image("pip.exit") }
  open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?)
    -> UIImage
  {
    image("pip.enter")
  }
  open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?)
    -> UIImage
  {
    image("pip.exit")
  }
  private class func image(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  open var contentSource: ContentSource?
  open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var requiresLinearPlayback = false
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  /// Returns `nil`, as on a device that does not support it.
  public init?(playerLayer: AVPlayerLayer) { nil }
  public init(contentSource: ContentSource) {
    self.contentSource = contentSource
    super.init()
  }
  /// Tells the delegate that it failed.
  open func startPictureInPicture() {
    DispatchQueue.main.async { [self] in
      delegate?.pictureInPictureController(
        self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
    }
  }
  open func stopPictureInPicture() {}
  open func invalidatePlaybackState() {}
}

/// The delegate of a window of a video.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// The delegate that a window of sample buffers asks.
@preconcurrency @MainActor
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: AnyObject {
  func pictureInPictureController(_ controller: AVPictureInPictureController, setPlaying playing: Bool)
  func pictureInPictureControllerTimeRangeForPlayback(_ controller: AVPictureInPictureController)
    -> CMTimeRange
  func pictureInPictureControllerIsPlaybackPaused(_ controller: AVPictureInPictureController) -> Bool
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, didTransitionToRenderSize newRenderSize: CMVideoDimensions)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping () -> Void)
  func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
    _ controller: AVPictureInPictureController
  ) -> Bool
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
  public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
    _ controller: AVPictureInPictureController
  ) -> Bool { false }
}

/// The content of a window of a call.
@preconcurrency @MainActor
open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// A button for the choice of a loudspeaker, which is a box.
@preconcurrency @MainActor
open class AVRoutePickerView: PlaceholderView {
  open override var placeholderName: String { "AVRoutePickerView" }
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor!
  open var prioritizesVideoDevices = false
}
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
