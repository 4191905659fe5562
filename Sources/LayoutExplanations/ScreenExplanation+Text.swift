import ViewDescriptions

extension ScreenExplanation {
  /// The explanation as lines of text.
  public var text: String {
    if let view { return view.text }
    guard !isClean else { return "nothing conflicts, and nothing is ambiguous" }
    return (conflicts.map(\.text) + ambiguities.map(\.text)).joined(separator: "\n")
  }
}

extension ConstraintExplanation {
  /// The constraint in a line: `title.leading = view.leading + 20: 0 + 20 = 20 (Form.swift:12)`.
  public var text: String {
    var line = equation
    if let priority, priority != 1000 { line += " (priority \(points(priority)))" }
    if let arithmetic { line += ": \(arithmetic)" }
    if let source { line += " (\(fileName(source.file)):\(source.line))" }
    return line
  }
}

extension ConflictExplanation {
  /// The number of remedies in the text.
  private static let shownRemedies = 8

  /// The conflict in a sentence, the constraints, and the remedies.
  public var text: String {
    var lines = [summary]
    for (index, constraint) in constraints.enumerated() {
      let place = constraint.source.map { "\(fileName($0.file)):\($0.line): " } ?? ""
      var words = constraint.equation
      if let priority = constraint.priority {
        words += priority == 1000 ? " (required)" : " (priority \(points(priority)))"
      }
      lines.append("  \(place)\(words)\(index == 0 ? "; given up" : "")")
    }
    if count > 1 { lines.append("  and \(count - 1) more conflicts of these lines") }
    switch remedies.count {
    case 0: lines.append("  No change of one constraint ends it without another conflict.")
    case 1: lines.append("  This ends it, which was tried: \(remedies[0])")
    default:
      lines.append("  Any one of these ends it, which was tried:")
      lines += remedies.prefix(Self.shownRemedies).map { "    - \($0)" }
      let more = remedies.count - Self.shownRemedies
      if more > 0 { lines.append("    and \(more) more, which --format json lists") }
    }
    return lines.joined(separator: "\n")
  }
}

extension AmbiguityExplanation {
  /// The ambiguity in sentences.
  public var text: String {
    let place = source.map { " (\(fileName($0.file)):\($0.line))" } ?? ""
    let numbers = open.isEmpty ? "position or size" : open.joined(separator: " and ")
    var lines = [
      "The \(numbers) of \(view)\(place) \(open.count > 1 ? "are" : "is") open: constraints allow other values."
    ]
    if !others.isEmpty {
      let some = others.prefix(6).joined(separator: ", ") + (others.count > 6 ? ", …" : "")
      lines.append(
        "  \(others.count) \(others.count == 1 ? "other view is" : "other views are") open for the same reason: "
          + some)
    }
    if settling.isEmpty {
      lines.append("  No constraint of one view settles it.")
    } else {
      lines.append(
        "  This settles it at the present frame, which was tried: \(settling.joined(separator: "; "))")
    }
    return lines.joined(separator: "\n")
  }
}

extension ViewExplanation {
  /// The reasons for the frame, a paragraph for each number.
  public var text: String {
    let place = source.map { " (\(fileName($0.file)):\($0.line))" } ?? ""
    let inside = superview.map { " in \($0)" } ?? ""
    let numbers = frame.map(points)
    var lines = [
      "\(name), \(className)\(place): (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))\(inside)"
    ]
    for number in self.numbers { lines.append(number.text) }
    return lines.joined(separator: "\n")
  }
}

extension NumberExplanation {
  /// The reasons for the number, each in a line.
  public var text: String {
    var lines = ["\(name) = \(points(value))\(isOpen ? ", which constraints leave open" : "")"]
    if argument.isEmpty, !isOpen { lines.append("  the frame was set; no constraint decides it") }
    lines += argument.map { "  \($0.text)" }
    if let conclusion { lines.append("  so \(conclusion)") }
    lines += slack.map { "  not at its limit: \($0)" }
    lines += yielded.map { "  given up: \($0)" }
    lines += sensitivity.map { "  changes: \($0)" }
    return lines.joined(separator: "\n")
  }
}
