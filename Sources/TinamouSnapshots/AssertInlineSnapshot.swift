import FileAccess
import Foundation
import SnapshotComparison
import SourceScanner

/// Asserts that the text of a value equals the one in the source. If there is none, and in the record modes
/// that write references, the text is written into the source file, as a trailing closure of the call.
///
/// - Parameters:
///   - value: A controller, view or text.
///   - strategy: A strategy with text: `.frames`, `.hierarchy`, `.constraints`, `.lines`.
///   - mode: When the text is written.
///   - expected: The text.
@preconcurrency @MainActor
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  record mode: SnapshotRecordMode? = nil, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = SnapshotPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let failure = InlineSnapshot(place: place, mode: mode).verify(value, as: strategy, expected?())
  if let failure { SnapshotFailure.record(failure, at: place) }
}

/// Compares a text with the one in the source.
@MainActor
struct InlineSnapshot {
  let place: SnapshotPlace
  let mode: SnapshotRecordMode?

  func verify<Value>(
    _ value: () throws -> Value, as strategy: SnapshotStrategy<Value>, _ expected: String?
  ) -> SnapshotVerifier.Failure? {
    do {
      let mode = try SnapshotRecordMode.effective(mode)
      guard case .text(let whole) = try strategy.capture(value()) else {
        throw SnapshotError("only texts can stand in the source; choose .frames, .hierarchy or .constraints")
      }
      // A multi-line literal ends without a line break.
      let text = whole.hasSuffix("\n") ? String(whole.dropLast()) : whole
      let isEqual = expected == text
      if mode == .all {
        try InlineSource.write(
          text, file: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
        return SnapshotVerifier.Failure(
          message: "Recorded the text in the source. The record mode is all; take it away to compare with it."
        )
      }
      if isEqual { return nil }
      let writes = mode == .failed || mode == .missing && expected == nil
      if writes {
        try InlineSource.write(
          text, file: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
      }
      guard let expected else {
        return SnapshotVerifier.Failure(
          message: writes
            ? "There was no text; recorded it in the source. Run the test again to compare with it."
            : "There is no text in the source, and the record mode is never. The text is:\n\(text)")
      }
      return SnapshotVerifier.Failure(
        message:
          "The text differs from the one in the source:\n\(LineDifference.text(from: expected, to: text))"
          + (writes ? "\nThe record mode is failed: recorded it in the source." : ""))
    } catch {
      return SnapshotVerifier.Failure(message: "The snapshot could not be compared: \(error)")
    }
  }
}

/// Writes texts into calls in source files.
@MainActor
enum InlineSource {
  /// The edits of this run, by file: the positions of calls when the file was compiled, and the number of
  /// lines added.
  private static var edits: [String: [(line: Int, column: Int, delta: Int)]] = [:]

  static func write(_ text: String, file: String, line: Int, column: Int) throws {
    let source: String
    do { source = try String(contentsOfFile: file, encoding: .utf8) } catch {
      throw SnapshotError("\(file) cannot be read")
    }
    // A call that has been written already, in a loop, keeps its first text.
    guard edits[file]?.contains(where: { $0.line == line && $0.column == column }) != true else { return }
    let moved = (edits[file] ?? []).filter { $0.line < line }.reduce(line) { $0 + $1.delta }
    let new = try rewrite(source, line: moved, column: column, text: text)
    do { try Data(new.utf8).write(to: URL(fileURLWithPath: file), options: .atomic) } catch {
      throw SnapshotError("\(file) cannot be written: \(SystemError.words(of: error) ?? "\(error)")")
    }
    func lines(_ text: String) -> Int { text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
    edits[file, default: []].append((line, column, lines(new) - lines(source)))
  }

  /// Returns the source with a text added to the call at a line and column, both starting at 1.
  static func rewrite(_ source: String, line: Int, column: Int, text: String) throws -> String {
    let bytes = Array(source.utf8)
    var scanner = SourceScanner(bytes)
    let lineStart = scanner.start(ofLine: line)
    let indentation = bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }
    guard scanner.move(to: lineStart + column - 1, behind: "assertInlineSnapshot"), scanner.skipSpace(),
      scanner.skipPair(open: "(", close: ")")
    else {
      throw SnapshotError(
        "the call of assertInlineSnapshot was not found at line \(line); was the file changed?")
    }
    let end = scanner.position
    var rest = scanner
    var replaced = end
    if rest.skipSpace(), rest.isAt("{"), rest.skipPair(open: "{", close: "}") { replaced = rest.position }
    let margin = String(decoding: indentation, as: UTF8.self)
    let closure = " {\n" + literal(text, margin: margin + "  ") + "\n\(margin)}"
    return String(decoding: bytes[..<end], as: UTF8.self) + closure
      + String(decoding: bytes[replaced...], as: UTF8.self)
  }

  /// Returns a multi-line literal, with number signs if the text contains backslashes or quotes that would
  /// end it.
  private static func literal(_ text: String, margin: String) -> String {
    var marks = ""
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : margin + $0
    }
    return "\(margin)\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\(margin)\"\"\"\(marks)"
  }
}
