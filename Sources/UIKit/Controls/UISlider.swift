import Foundation

/// A control for a value of a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, kept within the range.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }

  private var storedValue: Float = 0.5

  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    metrics.size(of: .slider).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { metrics.size(of: .slider).alignmentRectInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    // In programs sliders are higher than in documents, as pictures from iOS 17 and 18 say.
    let height = intrinsicContentSize.height + insets.top + insets.bottom
    let isProgram = layoutPolicy == nil && metrics.version >= 17
    return CGSize(width: size.width, height: isProgram ? max(height, 34) : height)
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.lettingContentOverflow = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.lettingContentOverflow = true
  }

  /// A track 4 points high, 3 from the sides, and a knob of 27 a little above it, at whole points between 2 from the
  /// sides; the value grows in the direction of reading. Measured in pictures of two widths.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let thumb: CGFloat = 27
    let range = CGFloat(maximumValue - minimumValue)
    var part = range > 0 ? CGFloat(value - minimumValue) / range : 0
    if isRightToLeft { part = 1 - part }
    let middle = bounds.midY
    let x = (bounds.minX + 2 + (bounds.width - thumb - 4) * part).rounded()
    let track = CGRect(x: bounds.minX + 3, y: middle - 2, width: max(bounds.width - 6, 0), height: 4)
    var filled = track
    if isRightToLeft { filled.origin.x = x + thumb / 2 }
    filled.size.width = isRightToLeft ? track.maxX - filled.minX : x + thumb / 2 - track.minX
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      ControlDrawing.fill(track, radius: 2, maximumTrackTintColor ?? .secondarySystemFill, in: context)
      ControlDrawing.fill(filled, radius: 2, minimumTrackTintColor ?? tintColor, in: context)
      ControlDrawing.knob(
        CGRect(x: x, y: middle - thumb / 2 - 7 / 6, width: thumb, height: thumb), thumbTintColor ?? .white,
        .slider, in: context)
    }
  }
}
