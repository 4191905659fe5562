import Foundation

/// An error of the compiler.
struct Diagnostic {
  let path: String
  let line: Int
  let column: Int
  let message: String

  /// Returns the same error in another file.
  func moved(to path: String) -> Diagnostic {
    Diagnostic(path: path, line: line, column: column, message: message)
  }

  /// Returns the error with the column in the user's text if the adapter has changed the line. Columns before
  /// the first change are kept, those after the last one are counted from the end of the line, and those in
  /// between are set to the start of the change.
  ///
  /// - Parameters:
  ///   - adapted: the compiled text, whose first line may name the user's file.
  ///   - original: the user's text.
  func placed(adapted: String, original: String) -> Diagnostic {
    guard let (place, _) = column(adapted: adapted, original: original) else { return self }
    return Diagnostic(path: path, line: self.line, column: max(place, 0) + 1, message: message)
  }

  /// Returns whether the error is in code that the adapter has put into the line.
  func isInChange(adapted: String, original: String) -> Bool {
    column(adapted: adapted, original: original)?.isInChange == true
  }

  /// Returns the column in the user's text, from 0; `nil` if the adapter has not changed the line.
  private func column(adapted: String, original: String) -> (place: Int, isInChange: Bool)? {
    func line(_ number: Int, of text: String) -> [UInt8]? {
      let lines = text.utf8.split(separator: 10, maxSplits: number, omittingEmptySubsequences: false)
      return number > 0 && lines.count >= number ? Array(lines[number - 1]) : nil
    }
    let head = adapted.hasPrefix("#sourceLocation(") ? 1 : 0
    guard let compiled = line(self.line + head, of: adapted), let own = line(self.line, of: original),
      compiled != own
    else { return nil }
    let least = min(compiled.count, own.count)
    let start = zip(compiled, own).prefix { $0 == $1 }.count
    let end = zip(compiled.reversed(), own.reversed()).prefix { $0 == $1 }.prefix(least - start).count
    let offset = column - 1
    if offset < start || offset == start && end + start >= compiled.count { return (offset, false) }
    if offset >= compiled.count - end { return (own.count - (compiled.count - offset), false) }
    return (start, true)
  }

  /// Returns the errors, lines of the form `path:line:column: error: message`, in the compiler's output,
  /// without duplicates.
  static func errors(in text: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var seen: Set<Substring> = []
    for line in text.split(whereSeparator: \.isNewline)
    where line.contains(": error: ") && line.hasPrefix("/") {
      guard seen.insert(line).inserted, let mark = line.range(of: ": error: ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
      else {
        continue
      }
      let path = place.dropLast(2).joined(separator: ":")
      result.append(
        Diagnostic(path: path, line: row, column: column, message: String(line[mark.upperBound...])))
    }
    return result
  }

  /// Returns whether the compiler crashed.
  static func isCrash(_ text: String) -> Bool { text.contains("Stack dump:\n0.") }

  /// Returns the positions of compiler crashes: the last position in each stack dump's description, or the
  /// file if the compiler was processing a single one.
  static func crashes(in text: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for dump in text.components(separatedBy: "Stack dump:\n0.").dropFirst() {
      let lines = dump.split(separator: "\n", omittingEmptySubsequences: false)
      // The description is ordered from the outermost activity to the innermost and precedes the stack trace.
      let told = lines.dropFirst().prefix { !$0.contains("Stack dump without symbol") && !$0.hasPrefix("#") }
      let places = told.compactMap(place)
      let words = (lines.first ?? "").split(separator: " ")
      let files = zip(words, words.dropFirst()).filter { $0.0 == "-primary-file" }.map { String($0.1) }
      if let place = places.last {
        result.append(place)
      } else if files.count == 1 {
        result.append(Diagnostic(path: files[0], line: 0, column: 0, message: crashMessage))
      }
    }
    return result
  }

  private static let crashMessage = "the compiler crashes here"
  /// A Boolean value that indicates whether only the file is known.
  var isOfFile: Bool { line == 0 }

  /// Parses the position in a line: `(at /path:1:2)` or `[/path:1:2 - line:3:4]`.
  private static func place(_ line: Substring) -> Diagnostic? {
    guard let start = line.range(of: "(at /") ?? line.range(of: "[/") else { return nil }
    let path = line[line.index(before: start.upperBound)...]
    let parts = path.prefix { $0 != ")" && $0 != "]" }.components(separatedBy: " - ")[0].split(separator: ":")
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
      row > 0
    else { return nil }
    return Diagnostic(
      path: parts.dropLast(2).joined(separator: ":"), line: row, column: column, message: crashMessage)
  }
}
