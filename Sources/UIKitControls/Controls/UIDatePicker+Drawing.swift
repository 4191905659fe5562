import Foundation

// The content and drawing of date pickers, in a plain appearance of their three styles.
extension UIDatePicker {
  private var effectiveCalendar: Calendar {
    var shown = calendar ?? Calendar(identifier: .gregorian)
    shown.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? shown.timeZone
    shown.locale = effectiveLocale
    return shown
  }

  /// The date, limited to the range of calendars.
  private var displayedDate: Date {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite
      ? Date(timeIntervalSinceReferenceDate: min(max(seconds, -6e10), 6e10))
      : Date(
        timeIntervalSinceReferenceDate: 0)
  }

  private var displayedDuration: Int {
    countDownDuration.isFinite ? Int(min(max(countDownDuration, 0), 86_400)) : 0
  }

  private var effectiveLocale: Locale { locale ?? Locale(identifier: "en_US") }

  private func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = effectiveCalendar
    formatter.locale = effectiveLocale
    formatter.timeZone = effectiveCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  // MARK: Wheels

  /// A wheel, by the component that its rows change.
  enum Wheel: Hashable {
    case day, dayOfMonth, month, year, hour, minute, half
    case hours, minutes
    /// A word beside a wheel, which does not turn.
    case unit(String)

    /// The width in points.
    var width: CGFloat {
      switch self {
      case .day: 140
      case .month: 130
      case .year: 80
      case .half: 56
      case .hours, .minutes: 44
      case .unit: 70
      case .dayOfMonth, .hour, .minute: 50
      }
    }
  }

  private var usesHalves: Bool {
    (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: effectiveLocale) ?? "HH").contains("a")
  }

  /// The wheels from left to right.
  var visibleWheels: [Wheel] {
    let time: [Wheel] = usesHalves ? [.hour, .minute, .half] : [.hour, .minute]
    return switch datePickerMode {
    case .time: time
    case .date: [.month, .dayOfMonth, .year]
    case .dateAndTime: [.day] + time
    case .countDownTimer: [.hours, .unit("hours"), .minutes, .unit("min")]
    case .yearAndMonth: [.month, .year]
    }
  }

  private var minuteStep: Int { min(max(minuteInterval, 1), 30) }

  /// Returns the date after a wheel turned by a number of rows; `nil` if there is no such row.
  func date(turning wheel: Wheel, by rows: Int) -> Date? {
    let (calendar, date) = (effectiveCalendar, displayedDate)
    func adding(_ unit: Calendar.Component, _ value: Int) -> Date? {
      calendar.date(byAdding: unit, value: value, to: date)
    }
    switch wheel {
    case .day: return adding(.day, rows)
    case .year: return adding(.year, rows)
    case .month:
      // Turning beyond December does not change the year.
      let month = calendar.component(.month, from: date)
      let count = calendar.range(of: .month, in: .year, for: date)?.count ?? 12
      return adding(.month, (month - 1 + rows).remainder(of: count) + 1 - month)
    case .dayOfMonth:
      let day = calendar.component(.day, from: date)
      let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
      return adding(.day, (day - 1 + rows).remainder(of: count) + 1 - day)
    case .hour:
      let hour = calendar.component(.hour, from: date)
      return adding(.hour, (hour + rows).remainder(of: 24) - hour)
    case .minute:
      let minute = calendar.component(.minute, from: date)
      let count = 60 / minuteStep
      return adding(.minute, (minute / minuteStep + rows).remainder(of: count) * minuteStep - minute)
    case .half:
      let isMorning = calendar.component(.hour, from: date) < 12
      guard rows != 0 else { return date }
      return rows == (isMorning ? 1 : -1) ? adding(.hour, isMorning ? 12 : -12) : nil
    case .hours, .minutes, .unit: return nil
    }
  }

  /// Returns the duration in seconds after a wheel turned by a number of rows; `nil` if there is no such row.
  func duration(turning wheel: Wheel, by rows: Int) -> Int? {
    let (hours, minutes) = (displayedDuration / 3600, displayedDuration / 60 % 60)
    switch wheel {
    case .hours: return (0...23).contains(hours + rows) ? (hours + rows) * 3600 + minutes * 60 : nil
    case .minutes:
      let minute = minutes / minuteStep + rows
      return (0..<60 / minuteStep).contains(minute) ? hours * 3600 + minute * minuteStep * 60 : nil
    default: return nil
    }
  }

  /// Returns the text of a row, given its distance from the selected one.
  func text(of wheel: Wheel, at rows: Int) -> String {
    if case .unit(let word) = wheel { return rows == 0 ? word : "" }
    if wheel == .hours || wheel == .minutes {
      guard let duration = duration(turning: wheel, by: rows) else { return "" }
      return wheel == .hours ? "\(duration / 3600)" : "\(duration / 60 % 60)"
    }
    guard let date = date(turning: wheel, by: rows) else { return "" }
    let hour = effectiveCalendar.component(.hour, from: date)
    switch wheel {
    case .day: return cachedFormatter("EEEMMMd").string(from: date)
    case .month: return cachedFormatter("MMMM").string(from: date)
    case .dayOfMonth: return cachedFormatter("d").string(from: date)
    case .year: return cachedFormatter("y").string(from: date)
    case .hour: return usesHalves ? "\((hour + 11) % 12 + 1)" : String(format: "%02d", hour)
    case .half: return hour < 12 ? cachedFormatter("a").amSymbol : cachedFormatter("a").pmSymbol
    default: return String(format: "%02d", effectiveCalendar.component(.minute, from: date))
    }
  }

  /// Returns whether a row can be selected.
  func allows(_ wheel: Wheel, at rows: Int) -> Bool {
    guard let date = date(turning: wheel, by: rows) else { return true }
    return clamped(date) == date
  }

  /// Returns the date limited to the minimum and maximum date.
  func clamped(_ date: Date) -> Date {
    var date = date
    if let maximumDate, date > maximumDate { date = maximumDate }
    if let minimumDate, date < minimumDate { date = minimumDate }
    return date
  }

  private func cachedFormatter(_ template: String) -> DateFormatter {
    let key = FormatterKey(
      template: template, locale: effectiveLocale, calendar: effectiveCalendar.identifier,
      zone: effectiveCalendar.timeZone)
    if let known = FormatterKey.known[key] { return known }
    let made = formatter(template)
    FormatterKey.known[key] = made
    return made
  }

  private struct FormatterKey: Hashable {
    let template: String
    let locale: Locale
    let calendar: Calendar.Identifier
    let zone: TimeZone
    @MainActor static var known: [FormatterKey: DateFormatter] = [:]
  }

  // MARK: Fields

  /// The texts of the compact style's fields, and their widths.
  private var fieldTexts: [(text: String, isTime: Bool, width: CGFloat)] {
    var texts: [(String, Bool)] = []
    if datePickerMode != .time, datePickerMode != .countDownTimer {
      let template = datePickerMode == .yearAndMonth ? "yMMMM" : "yMMMd"
      texts.append((cachedFormatter(template).string(from: displayedDate), false))
    }
    if datePickerMode == .time || datePickerMode == .dateAndTime {
      texts.append((cachedFormatter("jmm").string(from: displayedDate), true))
    }
    let font = UIFont.systemFont(ofSize: 17)
    return texts.map { text, isTime in
      (text, isTime, text.size(withAttributes: [.font: font]).width.rounded(.up) + 24)
    }
  }

  /// The width of the compact style's fields, with 6 points between them.
  var fieldsWidth: CGFloat {
    let texts = fieldTexts
    return texts.reduce(0) { $0 + $1.width } + CGFloat(max(texts.count - 1, 0)) * 6
  }

  /// The fields of the compact style, with texts and frames; the date comes before the time.
  var fields: [(text: String, frame: CGRect, isTime: Bool)] {
    let texts = fieldTexts
    var widths = texts.map(\.width)
    let space = bounds.width - CGFloat(max(texts.count - 1, 0)) * 6
    let needed = widths.reduce(0, +)
    if needed > space, needed > 0 { widths = widths.map { $0 * max(space, 0) / needed } }
    var x = bounds.minX
    return zip(texts, widths).map { text, width in
      defer { x += width + 6 }
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
      let height = fieldHeight
      return (
        text.text, CGRect(x: left, y: bounds.midY - height / 2, width: width, height: height), text.isTime
      )
    }
  }

  /// The height of the compact style's fields, in points: since iOS 26 that of the picker, by frames that Interface Builder saved.
  private var fieldHeight: CGFloat {
    metrics.hasGlass ? metrics.size(of: .compactDatePicker).size.height : 34
  }

  /// Draws gray fields with the date and the time side by side; the open one is in the tint color. Since iOS 26 they are capsules, which is a
  /// guess by analogy with buttons.
  func drawFields(in context: CGContext) {
    let font = UIFont.systemFont(ofSize: 17)
    for field in fields {
      let needed = field.text.size(withAttributes: [.font: font]).width.rounded(.up) + 24
      ControlDrawing.fill(
        field.frame, radius: metrics.hasGlass ? field.frame.height / 2 : 6, isContinuous: metrics.hasGlass,
        .tertiarySystemFill, in: context)
      let isOpen = expandedField == field.isTime
      ControlDrawing.text(
        field.text, .systemFont(ofSize: min(17, 17 * field.frame.width / max(needed, 1))),
        isOpen ? tintColor : .label, in: field.frame)
    }
  }

  // MARK: Calendar

  /// The displayed month.
  private var displayedMonth: DateInterval? {
    let month =
      effectiveCalendar.date(byAdding: .month, value: monthOffset, to: displayedDate) ?? displayedDate
    return effectiveCalendar.dateInterval(of: .month, for: month)
  }

  /// The height of a row in points.
  private var monthRow: CGFloat { min(bounds.height / 8, 44) }

  private func cell(_ place: Int, _ line: Int) -> CGRect {
    let place = isRightToLeft ? 6 - place : place
    return CGRect(
      x: bounds.minX + CGFloat(place) * bounds.width / 7, y: bounds.minY + CGFloat(line) * monthRow,
      width: bounds.width / 7, height: monthRow)
  }

  /// The days of the displayed month, with their frames.
  private var dayCells: [(day: Int, date: Date, frame: CGRect)] {
    let calendar = effectiveCalendar
    guard let month = displayedMonth, let days = calendar.range(of: .day, in: .month, for: month.start) else {
      return []
    }
    let start = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let time = displayedDate.timeIntervalSince(calendar.startOfDay(for: displayedDate))
    return days.compactMap { day in
      guard let date = calendar.date(byAdding: .day, value: day - 1, to: month.start) else { return nil }
      let frame = cell((start + day - 1) % 7, 2 + (start + day - 1) / 7)
      return (day, date.addingTimeInterval(time), frame)
    }
  }

  /// Handles a tap on the calendar.
  ///
  /// - Returns: Whether the date changed.
  func tapMonth(at point: CGPoint) -> Bool {
    if point.y < bounds.minY + monthRow {
      for (index, arrow) in monthArrows.enumerated() where arrow.insetBy(dx: -8, dy: -8).contains(point) {
        monthOffset += index == 0 ? -1 : 1
      }
      return false
    }
    guard let cell = dayCells.first(where: { $0.frame.contains(point) }), clamped(cell.date) == cell.date,
      cell.date != displayedDate
    else { return false }
    date = cell.date
    return true
  }

  /// The frames of the arrows to the previous and next month.
  private var monthArrows: [CGRect] {
    [CGFloat(5), 6].map { place in
      let frame = cell(Int(place), 0)
      return CGRect(x: frame.midX - 10, y: frame.midY - 10, width: 20, height: 20)
    }
  }

  /// Draws the month with the selected day in a circle, and arrows to the neighboring months.
  func drawMonth(in context: CGContext) {
    let calendar = effectiveCalendar
    guard let month = displayedMonth else { return }
    let row = monthRow
    let title = formatter("yMMMM").string(from: month.start)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    let size = title.size(withAttributes: attributes)
    title.draw(
      at: CGPoint(
        x: isRightToLeft ? bounds.maxX - 16 - size.width : bounds.minX + 16,
        y: bounds.minY + (row - size.height) / 2), withAttributes: attributes)
    for (index, frame) in monthArrows.enumerated() {
      let isLeft = (index == 0) != isRightToLeft
      let (x, reach) = (frame.midX, CGFloat(isLeft ? -4 : 4))
      context.setStrokeColor(tintColor.cgColor)
      context.setLineWidth(2.3)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.move(to: CGPoint(x: x - reach, y: frame.midY - 8))
      context.addLine(to: CGPoint(x: x + reach, y: frame.midY))
      context.addLine(to: CGPoint(x: x - reach, y: frame.midY + 8))
      context.strokePath()
    }
    let names = formatter("EEE").shortStandaloneWeekdaySymbols
    for place in 0..<7 where names.count == 7 {
      ControlDrawing.text(
        names[(place + calendar.firstWeekday - 1) % 7].uppercased(with: effectiveLocale),
        .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: cell(place, 1))
    }
    for cell in dayCells {
      let isChosen = calendar.isDate(cell.date, inSameDayAs: displayedDate)
      let frame = cell.frame
      if isChosen {
        let side = min(frame.width, frame.height)
        context.setFillColor(tintColor.withAlphaComponent(0.15).cgColor)
        context.fillEllipse(
          in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
      }
      let color = isChosen ? tintColor : clamped(cell.date) == cell.date ? .label : .tertiaryLabel
      ControlDrawing.text(
        "\(cell.day)", .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular), color ?? .label,
        in: frame)
    }
  }
}

extension Int {
  /// Returns the remainder of a division, which is not negative even for negative numbers.
  fileprivate func remainder(of divisor: Int) -> Int {
    let rest = self % Swift.max(divisor, 1)
    return rest < 0 ? rest + divisor : rest
  }
}
