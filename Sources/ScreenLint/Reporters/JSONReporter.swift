import Foundation

/// A report as an object of JSON.
enum JSONReporter {
  static func text(_ results: LintResults) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(results)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
