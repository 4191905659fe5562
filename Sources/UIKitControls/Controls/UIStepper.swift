import Foundation
@_spi(UIKit) import UIKitCore

/// A control for increasing or decreasing a value in steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Its parts are elements.
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = CGRect(origin: frame.origin, size: metrics.size(of: .stepper).frameSize)
  }

  /// Creates a stepper that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = metrics.size(of: .stepper).frameSize
    coder.finish(self, as: UIStepper.self)
  }

  /// The value, limited to the range; 0 by default.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      KeyValueObserving.changed(self, "value")
      setNeedsDisplay()
    }
  }

  private var storedValue = 0.0

  /// The minimum value; 0 by default.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The maximum value; 100 by default.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The amount by which a step changes the value; 1 by default.
  open var stepValue = 1.0
  /// A Boolean value that determines whether `valueChanged` is sent at each step, or only at the end of a
  /// touch; `true` by default.
  open var isContinuous = true
  /// A Boolean value that determines whether steps repeat during a touch; `true` by default.
  open var autorepeat = true
  /// A Boolean value that determines whether the value wraps around at the ends of the range; `false` by
  /// default.
  open var wraps = false

  // MARK: Images

  private var images: [String: UIImage] = [:]

  private func key(_ name: String, _ state: State) -> String { "\(name) \(state.rawValue)" }
  private func set(_ image: UIImage?, _ key: String) {
    images[key] = image
    setNeedsDisplay()
  }
  private func image(_ name: String, _ state: State) -> UIImage? {
    images[key(name, state)] ?? images[key(name, .normal)]
  }

  /// Sets the image of the increment half; `nil` for a plus sign.
  open func setIncrementImage(_ image: UIImage?, for state: State) { set(image, key("increment", state)) }
  /// Returns the image of the increment half that was set for exactly a state.
  open func incrementImage(for state: State) -> UIImage? { images[key("increment", state)] }
  /// Sets the image of the decrement half; `nil` for a minus sign.
  open func setDecrementImage(_ image: UIImage?, for state: State) { set(image, key("decrement", state)) }
  /// Returns the image of the decrement half that was set for exactly a state.
  open func decrementImage(for state: State) -> UIImage? { images[key("decrement", state)] }
  /// Sets the image behind both halves; `nil` for a rounded background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, key("background", state)) }
  /// Returns the image behind both halves that was set for exactly a state.
  open func backgroundImage(for state: State) -> UIImage? { images[key("background", state)] }
  /// Sets the image between the halves; `nil` for a line. Only the image for two normal states is drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { set(image, key("divider \(leftState.rawValue)", rightState)) }
  /// Returns the image between the halves that was set for exactly these states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { images[key("divider \(leftState.rawValue)", rightState)] }

  private func draw(_ image: UIImage, around center: CGPoint, _ color: UIColor) {
    let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
    shown.draw(
      at: CGPoint(x: center.x - image.size.width / 2, y: center.y - image.size.height / 2))
  }

  open override var intrinsicContentSize: CGSize { metrics.size(of: .stepper).size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size(of: .stepper).frameSize }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }

  // MARK: Touches

  private var repetition: MediaClock.Call?

  /// Performs a step, and with `autorepeat` further ones during the touch: after half a second ten per
  /// second.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let isRightHalf = touch.location(in: self).x >= bounds.midX
    step(isRightHalf != isRightToLeft, with: event)
    if autorepeat { repeatStep(isRightHalf != isRightToLeft, after: 0.5) }
    return true
  }

  private func repeatStep(_ isUp: Bool, after seconds: TimeInterval) {
    let clock = layer.clock
    repetition = clock.call(at: clock.now + seconds) { [weak self] in
      MainActor.assumeIsolated { self?.timePassed(isUp) }
    }
  }

  private func timePassed(_ isUp: Bool) {
    guard isTracking else { return }
    step(isUp, with: nil)
    repeatStep(isUp, after: 0.1)
  }

  private func step(_ isUp: Bool, with event: UIEvent?) {
    let former = value
    let next = value + (isUp ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if value != former, isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    repetition?.cancel()
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    repetition?.cancel()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      if let background = image("background", state) {
        background.draw(in: bounds)
      } else {
        ControlDrawing.fill(
          bounds, radius: metrics.hasGlass ? bounds.height / 2 : 8, isContinuous: metrics.hasGlass,
          .tertiarySystemFill, in: context)
      }
      // The divider, two thirds of a point wide.
      if let divider = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
        divider.draw(
          in: CGRect(
            x: bounds.midX - divider.size.width / 2, y: 0, width: divider.size.width, height: bounds.height))
      } else {
        let isNew = metrics.hasGlass
        context.setFillColor((isNew ? UIColor.tertiaryLabel : .label.withAlphaComponent(0.1)).cgColor)
        let (width, height): (CGFloat, CGFloat) = isNew ? (1, 24) : (2.0 / 3, 18)
        let x = bounds.midX - width / 2
        context.fill(
          CGRect(
            x: isNew ? x.roundedToPixel(pixelScale) : x, y: bounds.midY - height / 2, width: width,
            height: height))
      }
      for isPlus in [false, true] {
        let canGo = wraps || (isPlus ? value < maximumValue : value > minimumValue)
        context.setStrokeColor((canGo ? UIColor.label : .tertiaryLabel).cgColor)
        context.setLineWidth(metrics.hasGlass ? 1.67 : 1.45)
        context.setLineCap(.round)
        let x = bounds.midX + place(ofPlus: isPlus)
        if let own = image(isPlus ? "increment" : "decrement", canGo ? state : .disabled) {
          draw(own, around: CGPoint(x: x, y: bounds.midY), canGo ? .label : .tertiaryLabel)
          continue
        }
        let reach: CGFloat = metrics.hasGlass ? 5.67 : 6.1
        // Both lines are one stroke, so that a transparent color does not add up where they cross.
        let y = bounds.midY + (metrics.hasGlass ? 1.0 / 6 : 0)
        context.move(to: CGPoint(x: x - reach, y: y))
        context.addLine(to: CGPoint(x: x + reach, y: y))
        if isPlus {
          context.move(to: CGPoint(x: x, y: y - reach))
          context.addLine(to: CGPoint(x: x, y: y + reach))
        }
        context.strokePath()
      }
    }
  }

  /// Returns the distance of a sign from the middle, in points: since iOS 26 the plus is a third of a point nearer than the minus.
  private func place(ofPlus isPlus: Bool) -> CGFloat {
    let distance = metrics.hasGlass ? isPlus ? 23.167 : 23.5 : 23.8
    return isPlus != isRightToLeft ? distance : -distance
  }
}

extension NamedMembers {
  package static let stepper = NamedMembers(UIStepper.self) {
    $0.property("value", \.value)
    $0.property("minimumValue", \.minimumValue)
    $0.property("maximumValue", \.maximumValue)
    $0.property("stepValue", \.stepValue)
  }
}
