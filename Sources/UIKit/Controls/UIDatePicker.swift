import Foundation

/// A control for a date, a time or both.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4269
  }

  open var datePickerMode = Mode.dateAndTime {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// What is chosen: the first moment of 2001 until it is set, since layouts have no clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  /// Seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { setNeedsDisplay() } }
  /// English by default, whatever the machine's is.
  open var locale: Locale? { didSet { setNeedsDisplay() } }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { setNeedsDisplay() } }
  /// Greenwich by default, whatever the machine's is.
  open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard preferredDatePickerStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The style that the picker shows. Where it is left open, durations have wheels and the other modes are compact, all
  /// of them wheels before iOS 14.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let isCompact = datePickerMode != .countDownTimer && metrics.hasCompactDatePickers
    return isCompact ? .compact : .wheels
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    metrics.size(of: datePickerStyle == .compact ? .compactDatePicker : .dateWheels).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var defaultHuggingPriority: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      switch datePickerStyle {
      case .compact: drawFields(in: context)
      case .inline: drawMonth(in: context)
      case .automatic, .wheels:
        WheelDrawing.draw(wheels, in: bounds, isRightToLeft: isRightToLeft, context)
      }
    }
  }
}

/// How a date picker lets one choose. Raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
