import Foundation
import ScreenSession
import Simulator
import ViewDescriptions

/// The description of a picture as a page reads it.
///
/// The process that draws a project's screens is the project's. Pages are never handed its text: it is read as values of these types, within
/// limits, and written anew.
package struct PageDescription: Codable, Equatable, Sendable {
  package var format: Int
  package var screen: String?
  package var device: ScreenDescription.Device?
  package var views: [ViewDescription]
  package var constraints: [ConstraintDescription]
  package var conflicts: [ConflictDescription]
  package var ambiguities: [ScreenDescription.Ambiguity]
  package var messages: [String]
  /// The defects that rules of lint find, for screens that are live.
  package var findings: [FindingDescription]?

  /// The most bytes of JSON that are read.
  package static let byteLimit = 32 << 20
  /// The most views, and the most entries of each other list.
  package static let countLimit = 20_000
  /// The most superviews that a view has.
  package static let depthLimit = 1000

  /// Creates the description of a screen.
  package init(_ description: ScreenDescription) {
    format = description.format
    screen = description.screen
    device = description.device
    views = description.views
    constraints = description.constraints
    conflicts = description.conflicts
    ambiguities = description.ambiguities
    messages = description.messages
    findings = description.findings
  }

  /// Reads a description.
  ///
  /// - Parameter json: JSON of any process.
  package init(json: String) throws(PageDescriptionError) {
    guard json.utf8.count <= Self.byteLimit else {
      throw PageDescriptionError(reason: "it has more than \(Self.byteLimit >> 20) MB")
    }
    do { self = try Self.decoder.decode(Self.self, from: Data(json.utf8)) } catch {
      throw PageDescriptionError(error)
    }
    try check()
  }

  /// A decoder that takes numbers as `JSONLine` writes them.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Throws an error if the description is over a limit.
  func check() throws(PageDescriptionError) {
    let lists = [
      ("views", views.count), ("constraints", constraints.count), ("conflicts", conflicts.count),
      ("ambiguities", ambiguities.count), ("messages", messages.count), ("findings", findings?.count ?? 0),
    ]
    for (name, count) in lists where count > Self.countLimit {
      throw PageDescriptionError(reason: "it has \(count) \(name), and at most \(Self.countLimit) are read")
    }
    if let view = views.first(where: { !(0...Self.depthLimit).contains($0.depth ?? 0) }) {
      throw PageDescriptionError(reason: "a view has the depth \(view.depth ?? 0)")
    }
  }

  /// The description as JSON.
  package var json: String { (try? JSONLine.text(of: self)) ?? "{}" }
}

/// A reason why a description is not shown.
package struct PageDescriptionError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(reason: String) { description = "the description of the picture cannot be read: \(reason)" }

  init(_ error: any Error) {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      default: nil
      }
    let path = (context?.codingPath ?? []).map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
    let place = path.isEmpty ? "" : " at \(path.joined())"
    self.init(reason: "it does not have the form of `frames --json`\(place)")
  }
}
