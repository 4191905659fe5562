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

extension ConflictExplanation {
  /// The number of remedies in an advice.
  private static let advisedRemedies = 3

  /// The conflict in one line: the contradiction and the constraints, the one that is given up first.
  package var sentence: String {
    let members = constraints.enumerated().map { index, constraint in
      let place = constraint.source.map { " (\(fileName($0.file)):\($0.line))" } ?? ""
      return "\(constraint.equation)\(place)\(index == 0 ? ", given up" : "")"
    }
    let more = count > 1 ? " and \(count - 1) more of these lines" : ""
    return "\(summary.hasSuffix(".") ? String(summary.dropLast()) : summary): "
      + "\(members.joined(separator: "; "))\(more)"
  }

  /// The remedies, each of which was tried; one line.
  package var advice: String {
    guard !remedies.isEmpty else {
      return "no change of one constraint ends it without another conflict; remove one of them"
    }
    return remedies.prefix(Self.advisedRemedies).joined(separator: ", or ")
  }
}

extension AmbiguityExplanation {
  private var numbers: String { open.isEmpty ? "position or size" : open.joined(separator: " and ") }
  private var verb: String { open.count > 1 ? "are" : "is" }

  /// The views that are open for the same reason, or `nil` if there are none.
  private var othersPhrase: String? {
    guard !others.isEmpty else { return nil }
    let some = others.prefix(6).joined(separator: ", ") + (others.count > 6 ? ", …" : "")
    return
      "\(others.count) \(others.count == 1 ? "other view is" : "other views are") open for the same reason: "
      + some
  }

  /// The ambiguity in one line.
  ///
  /// - Parameter frame: The present frame of the view.
  package func sentence(frame: String) -> String {
    "The \(numbers) of \(view) \(verb) open: constraints allow other values than \(frame)"
      + (othersPhrase.map { "; \($0)" } ?? "")
  }

  /// Constraints that settle it, in one line.
  package var advice: String {
    settling.isEmpty
      ? "add constraints for its position and size; no constraint of one view settles it"
      : "settle it where it is with \(settling.joined(separator: " and "))"
  }

  /// The ambiguity in sentences.
  public var text: String {
    let place = source.map { " (\(fileName($0.file)):\($0.line))" } ?? ""
    var lines = ["The \(numbers) of \(view)\(place) \(verb) open: constraints allow other values."]
    if let othersPhrase { lines.append("  \(othersPhrase)") }
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
