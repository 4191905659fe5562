/// The message with which a process ended itself, as Swift prints it before the backtrace.
package enum FatalErrorMessage {
  /// The most lines of a message; more are rather the output of other processes.
  private static let limit = 40
  /// Beginnings of the line after the message, which states the signal or the kind of the crash.
  private static let ends = [
    "*** Signal ", "*** Program crashed", "\u{1F4A3} Program crashed", "Current stack trace:",
  ]

  /// Returns all lines of the first message in the output of a process; `nil` if there is none.
  package static func find(in text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.firstIndex(where: { $0.contains("Fatal error") }) else { return nil }
    let message = lines[first...].prefix(limit).prefix { line in !ends.contains { line.hasPrefix($0) } }
    let last = message.lastIndex { $0.contains { !$0.isWhitespace } } ?? first
    return message[...last].joined(separator: "\n")
  }
}
