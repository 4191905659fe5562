import Foundation
import TinamouCLI

/// The output of tests as it comes: all of it is passed on at once, and the lines that may be about tests are kept, within a limit. What
/// tests print beside them costs no memory, and results after it are not lost.
final class TestOutput {
  /// The most bytes of lines that are kept.
  static let limit = 16 << 20
  /// The most bytes of a line that is kept, and of one that is waited for.
  static let lineLimit = 1 << 18

  private let limit: Int
  private let write: (Data) throws -> Void
  private let shown: (String) -> String
  /// The beginning of a line whose end has not come.
  private var rest = Data()
  /// A Boolean value that indicates whether the beginning of that line was passed on already.
  private var isInLongLine = false
  private var kept = Data()
  /// The first error of writing, after which nothing is written.
  private var failure: (any Error)?

  /// A Boolean value that indicates whether lines were left out since there are too many of them.
  private(set) var isCut = false

  /// - Parameters:
  ///   - shown: replaces what is to be shown otherwise.
  ///   - write: passes text on.
  init(
    limit: Int = TestOutput.limit, shown: @escaping (String) -> String,
    write: @escaping (Data) throws -> Void
  ) {
    self.limit = limit
    self.shown = shown
    self.write = write
  }

  /// Takes a part of the output.
  func take(_ part: Data) {
    rest.append(part)
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else {
      guard rest.count > Self.lineLimit else { return }
      pass(rest)
      isInLongLine = true
      rest = Data()
      return
    }
    var whole = Data(rest[...end])
    rest = Data(rest[(end + 1)...])
    whole = pass(whole)
    // Most of what tests print beside their results has no such lines, and dividing it takes longest.
    guard Self.marks.contains(where: { whole.range(of: $0) != nil }) else {
      isInLongLine = false
      return
    }
    for line in whole.split(separator: UInt8(ascii: "\n")) {
      if isInLongLine {
        isInLongLine = false
      } else if line.count <= Self.lineLimit, Self.isOfTests(line) {
        keep(line)
      }
    }
  }

  /// Returns the lines that may be about tests, when all has been taken.
  func lines() throws -> String {
    if !rest.isEmpty { take(Data([UInt8(ascii: "\n")])) }
    if let failure { throw failure }
    return String(decoding: kept, as: UTF8.self)
  }

  @discardableResult
  private func pass(_ data: Data) -> Data {
    var words = String(decoding: data, as: UTF8.self)
    // Swift Testing colors its results also where they are read by another program.
    if data.contains(0x1B) { words = words.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    let text = Data(shown(words).utf8)
    guard failure == nil else { return text }
    do { try write(text) } catch { failure = error }
    return text
  }

  private func keep(_ line: Data) {
    guard kept.count + line.count < limit else {
      isCut = true
      return
    }
    kept.append(line)
    kept.append(UInt8(ascii: "\n"))
  }

  private static let errorMark = Data("error: ".utf8)
  private static let failureMark = Data("expected failure: ".utf8)
  private static let testMark = Data("Test ".utf8)
  private static let marks = [errorMark, failureMark, testMark]

  /// Returns whether a line has what those of XCTest and Swift Testing have.
  private static func isOfTests(_ line: Data) -> Bool {
    // Their own begin with it, after a symbol or none.
    if line.prefix(16).range(of: testMark) != nil { return true }
    return line.range(of: errorMark) != nil || line.range(of: failureMark) != nil
  }
}
