import Foundation
@_spi(UIKit) import UIKitCore

/// A control for selecting a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return AccessibilityDefaults(
      value: AccessibilityDefaults.percent(share), traits: accessibilityStates.union(.adjustable))
  }

  /// The value, limited to the range; 0 by default.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = permitted(min(max(newValue, minimumValue), max(minimumValue, maximumValue)))
      KeyValueObserving.changed(self, "value")
      setNeedsDisplay()
    }
  }

  private var storedValue: Float = 0

  /// The minimum value, at the leading end; 0 by default.
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  /// The maximum value, at the trailing end; 1 by default.
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// A Boolean value that determines whether `valueChanged` is sent while the thumb moves, or only at the end
  /// of a touch; `true` by default.
  open var isContinuous = true
  /// The color of the track before the thumb; `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the track after the thumb; `nil` for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the thumb; `nil` for the system's.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image at the leading end, which shortens the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the trailing end, which shortens the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The look of a slider. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default` = 0
    /// A track without a thumb, which a touch anywhere moves.
    case thumbless = 1
  }

  /// The look of the slider, in iOS 26; a track with a thumb by default.
  open var sliderStyle = Style.default { didSet { if sliderStyle != oldValue { setNeedsDisplay() } } }

  /// The ticks, limits and start of the track, in iOS 26; `nil`, the default, for a plain track.
  open var trackConfiguration: TrackConfiguration? {
    didSet {
      guard trackConfiguration != oldValue else { return }
      value = storedValue
    }
  }

  /// Returns the nearest value that the track's configuration permits.
  private func permitted(_ value: Float) -> Float {
    let length = maximumValue - minimumValue
    guard let trackConfiguration, length > 0, length.isFinite, value.isFinite else { return value }
    return minimumValue + trackConfiguration.permitted((value - minimumValue) / length) * length
  }

  // MARK: Images by state

  private enum Part { case thumb, minimumTrack, maximumTrack }
  private var images: [Part: [UInt: UIImage]] = [:]

  /// Returns the image of a state, or that of `normal`.
  private func image(_ part: Part, _ state: UIControl.State) -> UIImage? {
    images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
  }

  private func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images[part, default: [:]][state.rawValue] = image
    setNeedsDisplay()
  }

  /// Sets an image in place of the thumb; `nil` restores the system's.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .thumb, state) }
  /// Returns the image in place of the thumb in a state; `nil` for the system's.
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }
  /// The image in place of the thumb in the current state.
  open var currentThumbImage: UIImage? { image(.thumb, state) }
  /// Sets an image, which is stretched, in place of the track before the thumb; `nil` restores the system's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .minimumTrack, state)
  }
  /// Returns the image in place of the track before the thumb in a state; `nil` for the system's.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(.minimumTrack, state) }
  /// The image in place of the track before the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { image(.minimumTrack, state) }
  /// Sets an image, which is stretched, in place of the track after the thumb; `nil` restores the system's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, .maximumTrack, state)
  }
  /// Returns the image in place of the track after the thumb in a state; `nil` for the system's.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(.maximumTrack, state) }
  /// The image in place of the track after the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { image(.maximumTrack, state) }

  /// Sets the value, without animation.
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

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultLow, .defaultHigh)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.allowsContentOverflow = true
  }

  /// Creates a slider that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.allowsContentOverflow = true
    coder.finish(self, as: UISlider.self)
  }

  // MARK: Geometry and touches

  /// The distance between the images at the ends and the track, in points; an estimate.
  private static let imageGap: CGFloat = 12

  /// Returns the rectangle of the image at the leading end, which is empty if there is none.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(minimumValueImage, bounds, isAtLeft: !isRightToLeft)
  }

  /// Returns the rectangle of the image at the trailing end, which is empty if there is none.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(maximumValueImage, bounds, isAtLeft: isRightToLeft)
  }

  private func endRect(_ image: UIImage?, _ bounds: CGRect, isAtLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - size.height / 2).roundedToPixel(pixelScale), width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track: 4 points (6 and from edge to edge since iOS 26) or the height of its images high, inset from the sides by 3
  /// points or by the images at the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let widths = isRightToLeft ? (last.width, first.width) : (first.width, last.width)
    let isGlass = metrics.hasGlass
    let left = widths.0 > 0 ? widths.0 + Self.imageGap : isGlass ? 0 : 3
    let right = widths.1 > 0 ? widths.1 + Self.imageGap : isGlass ? 0 : 3
    let used = height > 0 ? height : isGlass ? 6 : 4
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - used / 2, width: max(bounds.width - left - right, 0),
      height: used)
  }

  /// Returns the rectangle of the thumb for a value: 37 by 24 points since iOS 26, and before 27 points wide, slightly above the track's center, at
  /// whole points, 2 points from the sides at the ends. Measured in screenshots of two widths.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = CGFloat(maximumValue - minimumValue)
    var part = range > 0 ? CGFloat(value - minimumValue) / range : 0
    // A media player's duration is not a number before it is known.
    if !part.isFinite { part = 0 }
    if isRightToLeft { part = 1 - part }
    // The thumb extends a point beyond the track at both ends.
    func place(_ width: CGFloat) -> CGFloat { (rect.minX - 1 + (rect.width - width + 2) * part).rounded() }
    if let size = currentThumbImage?.size {
      return CGRect(
        x: place(size.width), y: (bounds.midY - size.height / 2).roundedToPixel(pixelScale),
        width: size.width, height: size.height)
    }
    if metrics.hasGlass {
      let size = ControlDrawing.glassKnob
      let x = (rect.minX + (rect.width - size.width) * part).roundedToPixel(pixelScale)
      return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    let thumb: CGFloat = 27
    return CGRect(x: place(thumb), y: bounds.midY - thumb / 2 - 7 / 6, width: thumb, height: thumb)
  }

  /// The horizontal distance from the touch to the center of the thumb.
  private var grip: CGFloat = 0

  /// Begins tracking if the touch is on the thumb or up to 10 points beside it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    guard sliderStyle == .thumbless || thumb.insetBy(dx: -10, dy: -10).contains(place) else { return false }
    grip = thumb.midX - place.x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The centers of the thumb at both ends.
    let track = trackRect(forBounds: bounds)
    let low = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let high = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard low != high, (maximumValue - minimumValue).isFinite else { return true }
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

  /// Draws the track, filled up to the thumb, and the thumb. Values increase in the layout direction.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    var filled = track
    let start = fillStart(in: track)
    filled.origin.x = min(start, knob.midX)
    filled.size.width = abs(knob.midX - start)
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      if let image = currentMaximumTrackImage {
        draw(image, in: track)
      } else {
        ControlDrawing.fill(
          track, radius: track.height / 2,
          maximumTrackTintColor ?? (metrics.hasGlass ? Self.glassTrack : .secondarySystemFill), in: context)
      }
      if let image = currentMinimumTrackImage {
        draw(image, in: filled)
      } else {
        ControlDrawing.fill(filled, radius: track.height / 2, minimumTrackTintColor ?? tintColor, in: context)
      }
      drawTicks(on: track, in: context)
      if sliderStyle == .default {
        if let image = currentThumbImage {
          draw(image, in: knob)
        } else {
          ControlDrawing.knob(
            knob, thumbTintColor ?? .white, metrics.hasGlass ? .glass : .slider, in: context)
        }
      }
      for (image, rect) in [
        (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
        (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
      ] { if let image { draw(image, in: rect) } }
    }
  }

  /// The color of the track after the thumb since iOS 26: 229 on white in pictures of two authors. In dark mode a guess: that before.
  private static let glassTrack = UIColor {
    $0.userInterfaceStyle == .dark
      ? .secondarySystemFill.resolvedColor(with: $0) : UIColor(white: 0, alpha: 0.1)
  }

  /// Returns the place at which the filled part of the track begins: the neutral value, by default the leading
  /// end.
  private func fillStart(in track: CGRect) -> CGFloat {
    guard let neutral = trackConfiguration?.neutralValue, neutral > 0 else {
      return isRightToLeft ? track.maxX : track.minX
    }
    return place(ofFraction: neutral, on: track)
  }

  /// Returns the center of the thumb at a fraction of the range.
  private func place(ofFraction fraction: Float, on track: CGRect) -> CGFloat {
    let value = minimumValue + min(max(fraction, 0), 1) * (maximumValue - minimumValue)
    return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
  }

  /// The diameter of a tick in points; an estimate.
  private static let tickSize: CGFloat = 4

  /// Draws the ticks: images in the tint color, dots for those without.
  private func drawTicks(on track: CGRect, in context: CGContext) {
    for tick in trackConfiguration?.ticks ?? [] {
      let x = place(ofFraction: tick.position, on: track)
      if let image = tick.image {
        draw(
          image,
          in: CGRect(
            x: x - image.size.width / 2, y: track.midY - image.size.height / 2, width: image.size.width,
            height: image.size.height))
        continue
      }
      let size = UISlider.tickSize
      context.setFillColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
      context.fillEllipse(in: CGRect(x: x - size / 2, y: track.midY - size / 2, width: size, height: size))
    }
  }

  /// Draws an image; a template image in the tint color.
  private func draw(_ image: UIImage, in rect: CGRect) {
    let isTemplate =
      image.renderingMode == .alwaysTemplate || image.isSymbolImage && image.renderingMode == .automatic
    (isTemplate ? image.withTintColor(tintColor ?? .systemBlue) : image).draw(in: rect)
  }
}

extension NamedMembers {
  package static let slider = NamedMembers(UISlider.self) {
    $0.appearance("minimumTrackTintColor", \.minimumTrackTintColor)
    $0.appearance("maximumTrackTintColor", \.maximumTrackTintColor)
    $0.appearance("thumbTintColor", \.thumbTintColor)
    $0.property("value", \.value)
    $0.property("minimumValue", \.minimumValue)
    $0.property("maximumValue", \.maximumValue)
  }
}
