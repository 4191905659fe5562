import Foundation

// What date pickers show: a plain look of their three styles.
extension UIDatePicker {
  private var shownCalendar: Calendar {
    var shown = calendar ?? Calendar(identifier: .gregorian)
    shown.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? shown.timeZone
    shown.locale = shownLocale
    return shown
  }

  /// The date, within what calendars know.
  private var shownDate: Date {
    let seconds = date.timeIntervalSinceReferenceDate
    return seconds.isFinite
      ? Date(timeIntervalSinceReferenceDate: min(max(seconds, -6e10), 6e10))
      : Date(
        timeIntervalSinceReferenceDate: 0)
  }

  private var shownDuration: Int {
    countDownDuration.isFinite ? Int(min(max(countDownDuration, 0), 86_400)) : 0
  }

  private var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  private func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = shownCalendar
    formatter.locale = shownLocale
    formatter.timeZone = shownCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// The dates around the chosen one, from three units before it to three after.
  private func around(_ unit: Calendar.Component, _ template: String, step: Int = 1) -> [String] {
    let formatter = formatter(template)
    return (-3...3).map { index in
      shownCalendar.date(byAdding: unit, value: index * step, to: shownDate).map {
        formatter.string(from: $0)
      }
        ?? ""
    }
  }

  private var timeWheels: [WheelDrawing.Wheel] {
    let minutes = around(.minute, "mm", step: min(max(minuteInterval, 1), 30)).map {
      $0.count < 2 ? "0\($0)" : $0
    }
    let hour = shownCalendar.component(.hour, from: shownDate)
    let hourFormat = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: shownLocale) ?? "HH"
    guard hourFormat.contains("a") else {
      let hours = (-3...3).map { String(format: "%02d", (hour + $0 + 24) % 24) }
      return [.init(rows: hours, width: 50), .init(rows: minutes, width: 50)]
    }
    let symbols = [formatter("a").amSymbol, formatter("a").pmSymbol]
    let hours = (-3...3).map { "\((hour + $0 + 23) % 12 + 1)" }
    // The chosen half is in the middle, the other one beside it.
    let halves = hour < 12 ? ["", symbols[0], symbols[1]] : [symbols[0], symbols[1], ""]
    return [
      .init(rows: hours, width: 50), .init(rows: minutes, width: 50), .init(rows: halves, width: 56),
    ]
  }

  var wheels: [WheelDrawing.Wheel] {
    switch datePickerMode {
    case .time: timeWheels
    case .date:
      [
        .init(rows: around(.month, "MMMM"), width: 130), .init(rows: around(.day, "d"), width: 50),
        .init(rows: around(.year, "y"), width: 80),
      ]
    case .dateAndTime: [.init(rows: around(.day, "EEEMMMd"), width: 140)] + timeWheels
    case .countDownTimer:
      [(shownDuration / 3600, "hours"), (shownDuration / 60 % 60, "min")].flatMap {
        number, unit in
        [
          .init(rows: (-3...3).map { number + $0 < 0 ? "" : "\(number + $0)" }, width: 44),
          .init(rows: [unit], width: 70),
        ]
      }
    case .yearAndMonth:
      [.init(rows: around(.month, "MMMM"), width: 130), .init(rows: around(.year, "y"), width: 80)]
    }
  }

  /// Grey fields with the date and the time, beside each other.
  func drawFields(in context: CGContext) {
    var texts: [String] = []
    if datePickerMode != .time, datePickerMode != .countDownTimer {
      texts.append(formatter(datePickerMode == .yearAndMonth ? "yMMMM" : "yMMMd").string(from: shownDate))
    }
    if datePickerMode == .time || datePickerMode == .dateAndTime {
      texts.append(formatter("jmm").string(from: shownDate))
    }
    let font = UIFont.systemFont(ofSize: 17)
    var widths = texts.map { $0.size(withAttributes: [.font: font]).width.rounded(.up) + 24 }
    let room = bounds.width - CGFloat(max(texts.count - 1, 0)) * 6
    let needed = widths.reduce(0, +)
    if needed > room, needed > 0 { widths = widths.map { $0 * max(room, 0) / needed } }
    let size = min(17, 17 * max(room, 1) / max(needed, 1))
    var x = bounds.minX
    for (text, width) in zip(texts, widths) {
      let left = isRightToLeft ? bounds.maxX - (x - bounds.minX) - width : x
      let field = CGRect(x: left, y: bounds.midY - 17, width: width, height: 34)
      ControlDrawing.fill(field, radius: 6, .tertiarySystemFill, in: context)
      ControlDrawing.text(text, .systemFont(ofSize: size), .label, in: field)
      x += width + 6
    }
  }

  /// The month with the chosen day in a circle.
  func drawMonth(in context: CGContext) {
    let calendar = shownCalendar
    guard let month = calendar.dateInterval(of: .month, for: shownDate),
      let days = calendar.range(of: .day, in: .month, for: shownDate)
    else { return }
    let column = bounds.width / 7
    let row = min(bounds.height / 8, 44)
    ControlDrawing.text(
      formatter("yMMMM").string(from: shownDate), .systemFont(ofSize: 17, weight: .semibold), .label,
      in: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: row))
    func cell(_ place: Int, _ line: Int) -> CGRect {
      let place = isRightToLeft ? 6 - place : place
      return CGRect(
        x: bounds.minX + CGFloat(place) * column, y: bounds.minY + CGFloat(line) * row, width: column,
        height: row)
    }
    let names = formatter("EEE").shortStandaloneWeekdaySymbols
    for place in 0..<7 where names.count == 7 {
      ControlDrawing.text(
        names[(place + calendar.firstWeekday - 1) % 7].uppercased(with: shownLocale),
        .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: cell(place, 1))
    }
    let start = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    let chosen = calendar.component(.day, from: shownDate)
    for day in days {
      let frame = cell((start + day - 1) % 7, 2 + (start + day - 1) / 7)
      if day == chosen {
        let side = min(frame.width, frame.height)
        context.setFillColor(tintColor.withAlphaComponent(0.15).cgColor)
        context.fillEllipse(
          in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
      }
      ControlDrawing.text(
        "\(day)", .systemFont(ofSize: 20, weight: day == chosen ? .semibold : .regular),
        day == chosen ? tintColor : .label, in: frame)
    }
  }
}
