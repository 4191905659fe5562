import Foundation

/// A calendar that displays a month, with decorations below dates, and lets the user choose dates.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The size of a decoration. Raw values are UIKit's.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2

    /// The length of a side in points, an estimate.
    fileprivate var length: CGFloat {
      switch self {
      case .small: 6
      case .medium: 10
      case .large: 14
      }
    }
  }

  /// A mark below a date.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    fileprivate let makeView: () -> UIView

    private init(makeView: @escaping () -> UIView) {
      self.makeView = makeView
      super.init()
    }

    /// Creates a gray dot of medium size.
    public convenience override init() {
      self.init { Decoration.dot(.systemFill, .medium) }
    }

    /// Creates an image in a color; that of a decoration without an image is a dot.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init {
        guard let image else { return Decoration.dot(color ?? .systemFill, size) }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? .systemFill
        view.frame = CGRect(x: 0, y: 0, width: size.length + 4, height: size.length + 4)
        return view
      }
    }

    /// Creates a view that a closure returns.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(makeView: customViewProvider)
    }

    /// Returns a dot in a color.
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration { dot(color ?? .systemFill, size) } }

    /// Returns an image in a color.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a view that a closure returns.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    private static func dot(_ color: UIColor, _ size: DecorationSize) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: size.length, height: size.length))
      view.backgroundColor = color
      view.layer.cornerRadius = size.length / 2
      return view
    }
  }

  /// The delegate, which provides decorations. It is not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth() } }
  /// The way in which the user chooses dates; `nil`, the default, for none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      showMonth()
    }
  }
  /// The calendar. Its locale and time zone are those of the view.
  open var calendar: Calendar {
    get {
      var calendar = ownCalendar
      calendar.locale = locale
      if let timeZone { calendar.timeZone = timeZone }
      return calendar
    }
    set {
      ownCalendar = newValue
      showMonth()
    }
  }
  private var ownCalendar = Calendar.current
  /// The locale of names; the user's by default.
  open var locale = Locale.current { didSet { showMonth() } }
  /// The time zone; `nil`, the default, for the calendar's.
  open var timeZone: TimeZone? { didSet { showMonth() } }
  /// The design of the font; the system's by default.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }
  /// The dates that can be displayed; all by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { setVisibleDateComponents(visibleDateComponents, animated: false) }
  }
  /// A Boolean value that determines whether the delegate is asked for decorations; `true` by default.
  open var wantsDateDecorations = true { didSet { showMonth() } }

  private var month = Date()
  private let title = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let weekdays = UIStackView()
  private let weeks = UIStackView()

  /// The displayed month, with year and era. Setting it turns to the month, or the nearest that is available.
  open var visibleDateComponents: DateComponents {
    get {
      var components = calendar.dateComponents([.era, .year, .month], from: month)
      components.calendar = calendar
      return components
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Turns to a month, or the nearest that is available, without animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents) else { return }
    let former = visibleDateComponents
    month = min(max(date, availableDateRange.start), availableDateRange.end)
    showMonth()
    let present = visibleDateComponents
    if present.year != former.year || present.month != former.month || present.era != former.era {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
    }
  }

  /// Asks the delegate again for the decorations of dates, without animation.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { showMonth() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view that is read from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.font = .preferredFont(forTextStyle: .headline)
    previous.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    following.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    previous.accessibilityLabel = "Previous Month"
    following.accessibilityLabel = "Next Month"
    previous.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    following.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    weekdays.distribution = .fillEqually
    weeks.axis = .vertical
    weeks.distribution = .fillEqually
    let header = UIStackView(arrangedSubviews: [title, UIView(), previous, following])
    header.spacing = 24
    let whole = UIStackView(arrangedSubviews: [header, weekdays, weeks])
    whole.axis = .vertical
    whole.spacing = 8
    whole.translatesAutoresizingMaskIntoConstraints = false
    addSubview(whole)
    // In points; estimates.
    NSLayoutConstraint.activate([
      whole.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      whole.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      whole.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      whole.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    showMonth()
  }

  private func turn(by months: Int) {
    guard let date = calendar.date(byAdding: .month, value: months, to: month) else { return }
    setVisibleDateComponents(calendar.dateComponents([.era, .year, .month], from: date), animated: true)
  }

  /// The dates of the displayed month; `nil` for the days before the first one in its week.
  private var days: [Date?] {
    let calendar = calendar
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let before = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
    let dates = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    return Array(repeating: nil, count: before) + dates
  }

  /// Displays the month: its name, the days of the week and a button for each day.
  func showMonth() {
    let calendar = calendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMM yyyy")
    title.text = formatter.string(from: month)
    for view in weekdays.arrangedSubviews + weeks.arrangedSubviews { view.removeFromSuperview() }
    let names = formatter.shortStandaloneWeekdaySymbols
    for index in names.indices {
      let label = UILabel()
      label.text = names[(index + calendar.firstWeekday - 1) % names.count].uppercased()
      label.font = font(13, .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      weekdays.addArrangedSubview(label)
    }
    let days = days
    for start in stride(from: 0, to: days.count, by: 7) {
      let week = UIStackView()
      week.distribution = .fillEqually
      for index in start..<start + 7 {
        let day = days.indices.contains(index) ? days[index] : nil
        week.addArrangedSubview(day.map { DayView(self, $0) } ?? UIView())
      }
      weeks.addArrangedSubview(week)
    }
    let (earlier, later) = (days.compactMap { $0 }.first, days.compactMap { $0 }.last)
    previous.isEnabled = earlier.map { $0 > availableDateRange.start } ?? false
    following.isEnabled = later.map { $0 < availableDateRange.end } ?? false
  }

  fileprivate func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = font.fontDescriptor.withDesign(fontDesign) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  /// Returns the components by which a selection and the delegate are asked.
  func components(of date: Date) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }

  fileprivate func decoration(for date: Date) -> Decoration? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: components(of: date))
  }

  fileprivate func isSelected(_ date: Date) -> Bool {
    selectionBehavior?.chosen.contains { one in
      calendar.date(from: one).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    } ?? false
  }

  fileprivate func isAvailable(_ date: Date) -> Bool {
    guard let next = calendar.date(byAdding: .day, value: 1, to: date) else { return false }
    return next > availableDateRange.start && date <= availableDateRange.end
  }
}

/// The button of a day, with the decoration below it.
private final class DayView: UIControl {
  private let label = UILabel()
  private let circle = UIView()
  private var mark: UIView?

  init(_ calendarView: UICalendarView, _ date: Date) {
    super.init(frame: .zero)
    let isToday = calendarView.calendar.isDateInToday(date)
    let isChosen = calendarView.isSelected(date)
    let day = calendarView.components(of: date)
    isEnabled =
      calendarView.isAvailable(date) && calendarView.selectionBehavior?.mayChange(day) ?? false
    label.text = "\(day.day ?? 0)"
    label.textAlignment = .center
    label.font = calendarView.font(20, isChosen || isToday ? .semibold : .regular)
    let tint = calendarView.tintColor ?? .systemBlue
    let isPale = !calendarView.isAvailable(date) || calendarView.selectionBehavior != nil && !isEnabled
    label.textColor = isChosen ? (isToday ? .white : tint) : isPale ? .tertiaryLabel : isToday ? tint : .label
    circle.backgroundColor = isChosen ? (isToday ? tint : tint.withAlphaComponent(0.15)) : nil
    mark = calendarView.decoration(for: date)?.makeView()
    for view in [circle, label, mark].compactMap({ $0 }) {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isSelected = isChosen
    accessibilityLabel = label.text
    addAction(
      UIAction { [weak calendarView] _ in calendarView?.selectionBehavior?.touched(day) },
      for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // In points; estimates.
  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 52) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = min(bounds.width, 40)
    circle.frame = CGRect(x: bounds.midX - length / 2, y: 0, width: length, height: length)
    circle.layer.cornerRadius = length / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 40)
    guard let mark else { return }
    if mark.bounds.size == .zero { mark.sizeToFit() }
    mark.center = CGPoint(x: bounds.midX, y: 34 + mark.bounds.height / 2)
  }
}
