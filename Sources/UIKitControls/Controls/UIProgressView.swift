import Foundation
@_spi(UIKit) import UIKitCore

/// A bar that displays progress.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: AccessibilityDefaults.percent(progress), traits: .updatesFrequently)
  }

  /// The shape of a progress view. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A line with rounded ends.
    case `default` = 0
    /// A line for bars, with square ends.
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
  }

  /// Creates a bar that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.finish(self, as: UIProgressView.self)
  }

  /// The style, which determines the height and the ends.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The progress, limited to 0 through 1.
  open var progress: Float = 0 {
    didSet {
      progress = min(max(progress, 0), 1)
      KeyValueObserving.changed(self, "progress")
      setNeedsDisplay()
    }
  }

  /// The progress object that the bar follows, frame by frame while it is in a window; `nil` for none.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      follow()
    }
  }
  private var frames: (clock: MediaClock, number: Int)?

  private func follow() {
    if let frames { frames.clock.removeFrames(frames.number) }
    frames = nil
    guard let observedProgress else { return }
    progress = Float(observedProgress.fractionCompleted)
    guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    let clock = layer.clock
    let number = clock.addFrames(isEndless: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.stepFrame() ?? false }
    }
    frames = (clock, number)
  }

  /// Updates the progress; returns whether to continue.
  private func stepFrame() -> Bool {
    guard let observedProgress, window != nil else {
      frames = nil
      return false
    }
    let now = Float(observedProgress.fractionCompleted)
    if now != progress { progress = now }
    if observedProgress.isFinished || observedProgress.isCancelled {
      frames = nil
      return false
    }
    return true
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if observedProgress != nil { follow() }
  }

  /// The color of the filled part; `nil` for the tint color.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the unfilled part; `nil` for the system's.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the filled part, stretched; `nil` for a color.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the unfilled part, stretched; `nil` for a color.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    metrics.size(of: progressViewStyle == .bar ? .progressBar : .progressView).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // The ends of bars in navigation bars are square.
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    if let trackImage {
      trackImage.draw(in: bounds)
    } else {
      ControlDrawing.fill(bounds, radius: radius, trackTintColor ?? .secondarySystemFill, in: context)
    }
    var filled = bounds
    filled.size.width *= CGFloat(progress)
    if isRightToLeft { filled.origin.x = bounds.maxX - filled.width }
    if let progressImage {
      if filled.width > 0 { progressImage.draw(in: filled) }
    } else {
      ControlDrawing.fill(filled, radius: radius, progressTintColor ?? tintColor, in: context)
    }
  }
}

extension NamedMembers {
  package static let progressView = NamedMembers(UIProgressView.self) {
    $0.appearance("progressTintColor", \.progressTintColor)
    $0.appearance("trackTintColor", \.trackTintColor)
    $0.property("progress", \.progress)
  }
}
