/// Stands in for Apple's AVKit: a player controller is a placeholder with its name.
@_exported import AVFoundation

@preconcurrency @MainActor
open class AVPlayerViewController: PlaceholderController {
  open override var placeholderName: String { "AVPlayerViewController" }
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var contentOverlayView: UIView? { nil }
}
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}
