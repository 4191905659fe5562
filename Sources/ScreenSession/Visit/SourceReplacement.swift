import DeviceModels
import Foundation
import ViewDescriptions

/// A replacement in a line of a source file or document that makes an edit last.
///
/// A session reads the line itself where it can. The sources of a project are not readable in the sandbox of its application, so
/// that the process which shows the answer reads them.
package struct SourceReplacement: Codable, Hashable, Sendable {
  package enum Value: Codable, Hashable, Sendable {
    /// A number by the one that is there, and the one that counts where there is none.
    case number(old: Double, new: Double, standard: Double)
    /// The value of an attribute that is there.
    case text(String)
    /// The value of an attribute that may not be there.
    case flag(String)
    /// Something of which the line is all that is known.
    case unknown
  }

  /// The path of the file.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The name of the value in documents.
  package var attribute: String
  package var value: Value

  /// The line as it is and as it should be; `nil` if it cannot be read.
  var change: SourceChange? {
    guard var change = SourceChange(file: file, line: line) else { return nil }
    switch value {
    case .number(let old, let new, let standard):
      change.replace(attribute, old, with: new, standard: standard)
    case .text(let new): change.replace(attribute, { _ in true }, with: new)
    case .flag(let new): change.replace(attribute, nil, with: new)
    case .unknown: break
    }
    return change
  }

  /// The key of an answer of `edit` with a replacement that the session cannot read the line of.
  package static let key = "replacement"

  /// Puts the change into an answer of `edit` that has a replacement instead.
  package static func complete(_ answer: inout SessionAnswer) {
    guard case .object(var values)? = answer.structured, let value = values.removeValue(forKey: key) else {
      return
    }
    let data = try? JSONEncoder().encode(value)
    let replacement = data.flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    if let change = replacement?.change {
      values["change"] = change.json
      answer.text = change.words
    }
    answer.structured = .object(values)
  }
}
