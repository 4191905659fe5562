import ForkSafeLocks
import Foundation

/// The output of the tool: data goes to standard output, everything else to standard error.
///
/// Messages can have words of applications, of files and of other programs. All of them are shown as `ReportedText` has them, here and
/// nowhere else: without sequences that control a terminal, and without commands to services of continuous integration.
package struct Console: Sendable {
  /// Takes data for standard output.
  private(set) var output: @Sendable (Data) throws -> Void

  /// Writes text to standard error.
  let errorOutput: @Sendable (String) -> Void

  /// A Boolean value that indicates whether messages may be colored.
  let usesColor: Bool

  /// A Boolean value that indicates whether standard error is a terminal on which a line can be overwritten.
  package let isInteractive: Bool

  /// The width of the terminal, in characters.
  let columns: Int

  /// A Boolean value that indicates whether nothing is said of how far the work is.
  private(set) var isQuiet = false

  /// The time of the last line of progress, where it is no terminal.
  private let lastLine = LastLine()
  private final class LastLine: Sendable { let time = Mutex(ContinuousClock.now) }

  /// Seconds between lines of progress where they are not written over.
  private static let interval = 5.0

  package init(
    output: @escaping @Sendable (Data) throws -> Void, errorOutput: @escaping @Sendable (String) -> Void,
    usesColor: Bool = false, isInteractive: Bool = false, columns: Int = 80
  ) {
    self.output = output
    self.errorOutput = errorOutput
    self.usesColor = usesColor
    self.isInteractive = isInteractive
    self.columns = columns
  }

  /// The console of the process. Colors require a terminal that supports them and no NO_COLOR
  /// (https://no-color.org).
  package static let standard: Console = {
    let environment = ProcessInfo.processInfo.environment
    // Terminals that are dumb or of unknown type only get plain lines.
    let isTerminal = isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(environment["TERM", default: ""])
    return Console(
      output: { try StandardStreams.write($0, to: STDOUT_FILENO) },
      // A failure to write messages cannot be reported.
      errorOutput: { try? StandardStreams.write(Data($0.utf8), to: STDERR_FILENO) },
      usesColor: isTerminal && environment["NO_COLOR", default: ""].isEmpty,
      isInteractive: isTerminal,
      columns: Int(environment["COLUMNS", default: ""]).map { min(max($0, 40), 120) } ?? 80)
  }()

  /// Prints a line of data.
  package func print(_ line: String) throws {
    try write(Data((line + "\n").utf8))
  }

  /// Writes data to standard output.
  package func write(_ data: Data) throws {
    do {
      try output(data)
    } catch let error as StandardStreams.Failure {
      throw ToolError.cannotWrite("standard output", reason: error.description)
    } catch {
      throw ToolError.cannotWrite("standard output", reason: (error as NSError).localizedDescription)
    }
  }

  /// Prints the words of a program on standard output, as logs of tests are.
  package func print(wordsOf text: String) throws {
    try write(Data(ReportedText.lines(text).utf8))
  }

  /// Prints a message.
  package func message(_ text: String) { message("", text) }

  package func error(_ text: String) { message(colored("error:", "31;1") + " ", text) }

  package func warning(_ text: String) { message(colored("warning:", "33;1") + " ", text) }

  /// - Parameter start: words of the tool in front of the text, which may have colors.
  private func message(_ start: String, _ text: String) {
    errorOutput((isInteractive ? "\r\u{1B}[K" : "") + start + ReportedText.lines(text) + "\n")
  }

  /// Prints a step of a long operation where no progress line can be shown.
  package func step(_ what: String) {
    if !isInteractive, !isQuiet { message(what) }
  }

  /// The same console that says nothing of how far the work is.
  package func quiet() -> Console {
    var console = self
    console.isQuiet = true
    return console
  }

  /// The same console whose data goes elsewhere.
  func writing(to output: @escaping @Sendable (Data) throws -> Void) -> Console {
    var console = self
    console.output = output
    return console
  }

  /// Writes the progress of the work: one line that is written over on a terminal, elsewhere a line every few
  /// seconds.
  ///
  /// - Parameter total: 0 where it is not known.
  package func progress(_ done: Int, of total: Int, _ what: String) {
    guard !isQuiet else { return }
    guard isInteractive else {
      let isDue = lastLine.time.withLock { time in
        let now = ContinuousClock.now
        guard (now - time) / .seconds(1) >= Self.interval else { return false }
        time = now
        return true
      }
      if isDue { message(total == 0 ? "\(done): \(what)" : "\(done)/\(total): \(what)") }
      return
    }
    let width = 24
    let filled = total == 0 ? width : width * done / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let line = "\(bar) \(done)/\(total) \(ReportedText.line(what))"
    errorOutput("\r\u{1B}[K" + String(line.prefix(columns - 1)))
  }

  /// Clears the progress line.
  package func endProgress() {
    if isInteractive, !isQuiet { errorOutput("\r\u{1B}[K") }
  }

  private func colored(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
