import DeviceModels
import Foundation
import UIKit

/// The line of a source file or document that has to change for an edit to last.
struct SourceChange: Hashable, Sendable {
  /// The path of the file.
  var file: String
  /// The line, starting at 1.
  var line: Int
  /// The line as it is.
  var before: String
  /// The line as it should be; the same as `before` if the value is not literally in it exactly once.
  var text: String

  /// A Boolean value that indicates whether the line has the new value.
  var isComplete: Bool { text != before }

  /// The place and the line as it should be.
  var words: String { "\(file):\(line): \(text.trimmingCharacters(in: .whitespaces))" }

  /// The change as JSON, with a `note` if it is not complete.
  var json: JSONValue {
    var values: [String: JSONValue] = [
      "file": .string(file), "line": .integer(line), "text": .string(text), "before": .string(before),
    ]
    if !isComplete {
      values["note"] = .string("the line does not have the value exactly once; it is as it was")
    }
    return .object(values)
  }

  /// Files up to this size in bytes are read.
  private static let largestFile = 10 << 20

  /// Reads the line; `nil` if there is none.
  init?(file: String, line: Int) {
    // The documents of an application are links to those of its project. What an application names is not trusted: a link of it may
    // lead to a file that is no source.
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard ["storyboard", "swift", "xib"].contains((path as NSString).pathExtension.lowercased()) else {
      return nil
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= Self.largestFile,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return nil }
    self.file = file
    self.line = line
    before = String(lines[line - 1])
    text = before
  }

  /// A Boolean value that indicates whether the file is a document of Interface Builder.
  private var isDocument: Bool {
    ["storyboard", "xib"].contains((file as NSString).pathExtension.lowercased())
  }

  /// Replaces a number: of a document the value of an attribute, else the only literal that has the old value.
  mutating func replace(_ attribute: String, _ old: Double, with new: Double, standard: Double) {
    if isDocument {
      replace(attribute, old == standard ? nil : { Double($0) == old }, with: Self.words(new))
      return
    }
    let found = Self.numbers(in: before).filter { Double(before[$0].replacing("_", with: "")) == old }
    guard found.count == 1 else { return }
    text = before.replacingCharacters(in: found[0], with: Self.words(new))
  }

  /// Returns the ranges of the literals of numbers in a line of Swift, with their signs.
  private static func numbers(in line: String) -> [Range<String.Index>] {
    line.matches(of: /-?[A-Za-z0-9_.]+/).map(\.range).filter { range in
      guard let first = line[range].first(where: { $0 != "-" }), first.isASCII, first.isNumber else {
        return false
      }
      return line[range].last?.isNumber == true
    }
  }

  /// Replaces the value of an attribute of a document's element, or adds the attribute.
  ///
  /// - Parameter isOld: Returns whether a value is the one to replace; `nil` if the attribute may be missing.
  mutating func replace(_ attribute: String, _ isOld: ((String) -> Bool)?, with new: String) {
    guard isDocument else { return }
    let escaped = new.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      "\"", with: "&quot;"
    )
    .replacing("\n", with: "&#10;")
    let found = before.matches(of: /\s([A-Za-z]+)="([^"]*)"/).filter { $0.1 == attribute }
    if let match = found.first, found.count == 1 {
      guard isOld?(String(match.2)) ?? true else { return }
      text = before.replacingCharacters(in: match.range, with: " \(attribute)=\"\(escaped)\"")
    } else if found.isEmpty, isOld == nil, let id = before.firstRange(of: " id=\"") {
      text = before.replacingCharacters(in: id, with: " \(attribute)=\"\(escaped)\" id=\"")
    }
  }

  private static func words(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
