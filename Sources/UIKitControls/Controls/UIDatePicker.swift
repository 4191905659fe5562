import Foundation
@_spi(UIKit) import UIKitCore

/// A control for selecting a date, a time or both.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Its parts are elements.
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

  /// The color of the rows' text, which applications set by the key "textColor"; `nil` for the system's.
  var rowColor: UIColor? { didSet { setNeedsLayout() } }

  /// The components to select. Raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// Day, hours and minutes.
    case dateAndTime = 2
    /// A duration of hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4269
  }

  /// The components to select; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { looksChanged() } }
  }
  /// The selected date: the present one until it is set. It is limited to the minimum and maximum date.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = clamped(newValue)
      valueChanged()
    }
  }
  private var storedDate = Date()
  /// The earliest date that can be selected.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date that can be selected.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The interval of the minutes' rows; 1 by default, and for numbers that do not divide 60 or are above 30.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      valueChanged()
    }
  }
  private var storedInterval = 1
  /// A Boolean value that determines whether the date is rounded down to the interval of minutes; `true` by default.
  /// Stored only: the wheels show and choose minutes of the interval.
  open var roundsToMinuteInterval = true
  /// The selected duration in seconds, in whole minutes.
  open var countDownDuration: TimeInterval = 0 { didSet { valueChanged() } }
  /// The locale; English by default, whatever the machine's is.
  open var locale: Locale? { didSet { valueChanged() } }
  /// The calendar; Gregorian by default.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { valueChanged() } }
  /// The time zone; Greenwich Mean Time by default, whatever the machine's is.
  open var timeZone: TimeZone? { didSet { valueChanged() } }
  /// The preferred style; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      if preferredDatePickerStyle != oldValue { looksChanged() }
    }
  }

  /// The style in effect. With `automatic`, durations have wheels and the other modes are compact, or wheels
  /// before iOS 14.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let isCompact = datePickerMode != .countDownTimer && metrics.hasCompactDatePickers
    return isCompact ? .compact : .wheels
  }

  /// Selects a date, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func looksChanged() {
    invalidateIntrinsicContentSize()
    wheelViews.forEach { $0.removeFromSuperview() }
    wheelViews = []
    valueChanged()
  }

  private func valueChanged() {
    monthOffset = 0
    for wheel in wheelViews {
      wheel.choose(Self.middle, animated: false)
      wheel.reload()
    }
    if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Touches

  /// The number of months from the selected date's to the displayed one.
  var monthOffset = 0 { didSet { if monthOffset != oldValue { setNeedsDisplay() } } }

  /// The open field: `true` for that of the time, `nil` if none is open.
  private(set) var expandedField: Bool? { didSet { setNeedsDisplay() } }

  /// The number of rows before and after the selected one, more than a user turns.
  private static let middle = 5000
  private var wheelViews: [WheelView] = []

  private func makeWheels() {
    guard wheelViews.isEmpty else { return }
    wheelViews = visibleWheels.map { wheel in
      let view = WheelView(frame: .zero)
      view.rowCount = 2 * Self.middle + 1
      view.text = { [weak self] row in
        guard let self else { return nil }
        let rows = row - Self.middle
        let line = WheelDrawing.line(text(of: wheel, at: rows), color: rowColor)
        guard !allows(wheel, at: rows) else { return line }
        return NSAttributedString(
          string: line.string,
          attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.tertiaryLabel])
      }
      view.choose(Self.middle, animated: false)
      view.onChoice = { [weak self] row in self?.turn(wheel, row - Self.middle) }
      if case .unit = wheel { view.isUserInteractionEnabled = false }
      addSubview(view)
      return view
    }
  }

  /// Applies the rows by which the user turned a wheel.
  private func turn(_ wheel: Wheel, _ rows: Int) {
    switch wheel {
    case .hours, .minutes:
      if let duration = duration(turning: wheel, by: rows) { countDownDuration = TimeInterval(duration) }
    default:
      if let date = date(turning: wheel, by: rows) { self.date = date }
    }
    // Wheels return from rows that cannot be selected.
    valueChanged()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard datePickerStyle == .wheels else {
      wheelViews.forEach { $0.removeFromSuperview() }
      wheelViews = []
      return
    }
    makeWheels()
    let widths = visibleWheels.map(\.width)
    let total = widths.reduce(0, +)
    let fit = total > bounds.width && total > 0 ? bounds.width / total : 1
    var x = bounds.midX - total * fit / 2
    for (view, width) in zip(wheelViews, widths) {
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width * fit : x
      view.frame = CGRect(x: left, y: bounds.minY, width: width * fit, height: bounds.height)
      view.alpha = isEnabled ? 1 : 0.5
      view.isUserInteractionEnabled = isEnabled
      x += width * fit
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let point = touch.location(in: self)
    switch datePickerStyle {
    case .inline:
      if tapMonth(at: point) { send([.valueChanged, .primaryActionTriggered], with: event) }
    case .compact:
      if let field = fields.first(where: { $0.frame.contains(point) }) { open(field.isTime, field.frame) }
    case .wheels, .automatic: break
    }
  }

  /// Displays a calendar, or wheels for the time, beside a field.
  private func open(_ isTime: Bool, _ field: CGRect) {
    guard let window else { return }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = isTime || datePickerMode == .yearAndMonth ? .wheels : .inline
    picker.datePickerMode = isTime ? .time : datePickerMode == .yearAndMonth ? .yearAndMonth : .date
    (picker.minimumDate, picker.maximumDate) = (minimumDate, maximumDate)
    (picker.locale, picker.calendar, picker.timeZone) = (locale, calendar, timeZone)
    picker.minuteInterval = minuteInterval
    picker.tintColor = tintColor
    picker.date = date
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let self, let picker else { return }
        date = picker.date
        send([.valueChanged, .primaryActionTriggered], with: nil)
      }, for: .valueChanged)
    // The calendar has the size of the inline style; wheels of the time are narrower.
    let size =
      picker.preferredDatePickerStyle == .inline
      ? CGSize(width: min(320, window.bounds.width - 32), height: 352) : CGSize(width: 220, height: 200)
    let holder = UIView(frame: CGRect(origin: .zero, size: size))
    picker.frame = holder.bounds.insetOrEmpty(dx: 8, dy: 8)
    holder.addSubview(picker)
    expandedField = isTime
    send(.editingDidBegin, with: nil)
    Floating.show(holder, beside: convert(field, to: window), in: window) { [weak self] in
      self?.expandedField = nil
      self?.send(.editingDidEnd, with: nil)
    }
  }

  /// The size. In applications compact pickers are as wide as their fields; Interface Builder does not fix
  /// their width.
  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return metrics.size(of: .dateWheels).size }
    var size = metrics.size(of: .compactDatePicker).size
    if layoutPolicy == nil { size.width = fieldsWidth }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(UIKit) public override var defaultHuggingPriority:
    (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  {
    (.defaultHigh, .defaultHigh)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    ControlDrawing.draw(isEnabled: isEnabled, in: context) {
      switch datePickerStyle {
      case .compact: drawFields(in: context)
      case .inline: drawMonth(in: context)
      case .automatic, .wheels: WheelDrawing.band(in: bounds, isCapsule: metrics.hasGlass, context)
      }
    }
  }
}

/// The style of a date picker. Raw values are UIKit's.
public enum UIDatePickerStyle: Int, Sendable {
  /// Determined by the mode and the version of iOS: compact if it has compact pickers, otherwise wheels.
  case automatic = 0
  /// Wheels that are turned.
  case wheels = 1
  /// Labels that open a calendar or wheels.
  case compact = 2
  /// The days of a month.
  case inline = 3
}

extension NamedMembers {
  package static let datePicker = NamedMembers(UIDatePicker.self) {
    $0.property("date", \.date)
    $0.setting("textColor") { (picker, color: UIColor) in picker.rowColor = color }
    // The chosen rows have no colour of their own here.
    $0.ignoring("highlightsToday")
  }
}
