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

  /// The value at the left end; 0 by default. The value is kept above it.
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  /// The value at the right end; 1 by default. The value is kept below it.
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// Whether the event of a change is sent while the finger moves; else when it leaves. True by default.
  open var isContinuous = true
  /// The colour of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the track behind the thumb; nil for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the thumb; nil for the system's.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image at the left end of the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the right end of the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// Sets the value at once, animated or not.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    metrics.size(of: .slider).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { metrics.size(of: .slider).alignmentRectInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    let height = intrinsicContentSize.height + insets.top + insets.bottom
    return CGSize(width: size.width, height: max(height, metrics.fittingSliderHeight))
  }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.lettingContentOverflow = true
  }

  /// Reads a slider from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.lettingContentOverflow = true
  }

  // MARK: Geometry and touches

  /// The track's rectangle: 4 points high, 3 from the sides.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 3, y: bounds.midY - 2, width: max(bounds.width - 6, 0), height: 4)
  }

  /// The knob's rectangle for a value: of 27 points, a little above the track's middle, at whole points between 2 from the
  /// sides. Measured in pictures of two widths.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let thumb: CGFloat = 27
    let range = CGFloat(maximumValue - minimumValue)
    var part = range > 0 ? CGFloat(value - minimumValue) / range : 0
    if isRightToLeft { part = 1 - part }
    let x = (bounds.minX + 2 + (bounds.width - thumb - 4) * part).rounded()
    return CGRect(x: x, y: bounds.midY - thumb / 2 - 7 / 6, width: thumb, height: thumb)
  }

  /// From the finger to the middle of the knob that it holds.
  private var grip: CGFloat = 0

  /// Fingers move the knob when they come down on it or up to 10 points beside it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    guard thumb.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = thumb.midX - place.x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Where the knob's middle is at both ends.
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard low != high else { return true }
    let part = (touch.location(in: self).x + grip - low) / (high - low)
    let former = value
    value = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
    if value != former, isContinuous { send(.valueChanged, with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send(.valueChanged, with: event) }
  }

  /// The track, filled up to the knob, and the knob; the value grows in the direction of reading.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var filled = track
    if isRightToLeft { filled.origin.x = knob.midX }
    filled.size.width = isRightToLeft ? track.maxX - knob.midX : knob.midX - track.minX
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      ControlDrawing.fill(
        track, radius: track.height / 2, maximumTrackTintColor ?? .secondarySystemFill, in: context)
      ControlDrawing.fill(filled, radius: track.height / 2, minimumTrackTintColor ?? tintColor, in: context)
      ControlDrawing.knob(knob, thumbTintColor ?? .white, .slider, in: context)
    }
  }
}
