/// A line in the output of an application between the steps of a visit, so that what it prints is told with the step.
package enum VisitMark {
  /// The character that no text begins with: a record separator.
  private static let beginning = "\u{1E}step "

  /// Returns the line before a step, which is counted from 1.
  static func line(step number: Int) -> String { beginning + "\(number)" }

  /// Returns the number of the step that begins after a line; `nil` for lines of the application.
  package static func step(of line: some StringProtocol) -> Int? {
    line.hasPrefix(beginning) ? Int(line.dropFirst(beginning.count)) : nil
  }
}
