import Foundation

/// An error of the compiler.
struct Diagnostic {
  let path: String
  let line: Int
  let column: Int
  let message: String

  /// The same of another file.
  func moved(to path: String) -> Diagnostic {
    Diagnostic(path: path, line: line, column: column, message: message)
  }

  /// The lines `path:line:column: error: message` of what the compiler prints, each once.
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
}
