import Foundation
@_spi(UIKit) import UIKitCore

/// A control that is on or off.
///
/// Its size is fixed: a frame of 51 x 31 points, whose alignment rectangle is 49 x 31. Constraints that require
/// another frame do not change what is drawn.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: isOn ? "1" : "0", traits: accessibilityStates.union(.button))
  }

  /// The style of a switch. Only the sliding style exists here.
  public enum Style: Int, Sendable {
    /// Chosen by the system: `sliding`.
    case automatic = 0
    /// A checkbox, which no switch is here.
    case checkbox = 1
    /// A sliding knob.
    case sliding = 2
  }

  /// The size of the frame in points.
  private var standardSize: CGSize { metrics.size(of: .switch).frameSize }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = CGRect(origin: frame.origin, size: standardSize)
    layer.allowsContentOverflow = true
  }

  /// Creates a switch that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = standardSize
    layer.allowsContentOverflow = true
    coder.finish(self, as: UISwitch.self)
  }

  /// A Boolean value that indicates whether the switch is on; `false` by default. Setting it sends no event.
  open var isOn = false {
    didSet {
      KeyValueObserving.changed(self, "on")
      if isOn != oldValue { setNeedsDisplay() }
    }
  }

  /// Sets the state without sending an event, and without animation.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The color of the track in the on state; green by default.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of the knob; white by default.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Without effect since iOS 7.
  open var onImage: UIImage?
  /// Without effect since iOS 7.
  open var offImage: UIImage?
  /// Stored only: only checkboxes have a title.
  open var title: String?
  /// Stored only: all switches are sliding.
  open var preferredStyle = Style.automatic
  /// The style of the switch.
  open var style: Style { .sliding }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { metrics.size(of: .switch).size }
  open override var alignmentRectInsets: UIEdgeInsets { metrics.size(of: .switch).alignmentRectInsets }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    isOn.toggle()
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  // MARK: Drawing

  /// The track of switches that are off since iOS 26: #C5C5C7 on white, and #5A5A5E on a dark card.
  private static let glassTrack = UIColor {
    UIColor(
      red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255,
      alpha: $0.userInterfaceStyle == .dark ? 0.67 : 0.43)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let track = CGRect(origin: bounds.origin, size: standardSize)
    // The knob is inset from the track by 2 points.
    let isAtRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let diameter = track.height - 4
    let width = metrics.hasGlass ? ControlDrawing.glassKnob.width : diameter
    let knob = CGRect(
      x: isAtRight ? track.maxX - 2 - width : track.minX + 2, y: track.minY + 2, width: width,
      height: diameter)
    let off = metrics.hasGlass ? Self.glassTrack : .secondarySystemFill
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      ControlDrawing.fill(
        track, radius: track.height / 2, isOn ? onTintColor ?? .systemGreen : off,
        in: context)
      // The knob's shadow is clipped to the track.
      context.addPath(
        CGPath(
          roundedRect: track, cornerWidth: track.height / 2, cornerHeight: track.height / 2, transform: nil))
      context.clip()
      ControlDrawing.knob(
        knob, thumbTintColor ?? .white, metrics.hasGlass ? .none : .switched, in: context)
    }
  }
}

extension NamedMembers {
  package static let `switch` = NamedMembers(UISwitch.self) {
    $0.appearance("onTintColor", \.onTintColor)
    $0.appearance("thumbTintColor", \.thumbTintColor)
    $0.property("isOn", \.isOn)
  }
}
