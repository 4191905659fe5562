import Foundation
import InterfaceBuilder
import UIKitCore

/// The state that scenes created together share: warnings, files beside the document, and limits, since
/// documents may contain themselves.
@MainActor
final class InterfaceSession {
  /// The maximum number of scenes: documents may contain an exponential number of scenes.
  static let sceneLimit = 200
  static let depthLimit = 32

  var warnings: [InterfaceDocumentWarning] = []
  var scenes = 0
  /// The policy of designs; `nil` in programs.
  var policy: (any DocumentPolicy)?
  let neighbours: DocumentNeighbours?
  /// The directories, besides the bundle, that are searched for images and asset catalogs.
  let resourceDirectories: [String]
  /// Receives each view of a document with an id when it is created, also those of controllers that others contain.
  var noteView: ((InterfaceDocument, InterfaceElement, UIView) -> Void)?
  private var documents: [String: InterfaceDocument?] = [:]

  init(neighbours: DocumentNeighbours?) {
    self.neighbours = neighbours
    resourceDirectories = neighbours?.resourceDirectories ?? []
  }

  private var hasNotedCatalogs = false
  private var noted: Set<String> = []

  /// Adds the warnings about asset catalogs, once per session, whether or not another document has already
  /// caused them to be read.
  func noteCatalogs() {
    guard !hasNotedCatalogs else { return }
    hasNotedCatalogs = true
    for problem in AssetCatalogs.problems(in: resourceDirectories) { note(problem) }
  }

  /// Adds a warning about an unusable file beside the document, once per file.
  func note(_ problem: String) {
    if noted.insert(VectorImages.subject(of: problem)).inserted {
      warnings.append(InterfaceDocumentWarning(problem))
    }
  }

  /// Returns another storyboard beside the document; `nil` if there is no readable one.
  func storyboard(named name: String) -> InterfaceDocument? {
    if let known = documents[name] { return known }
    var found: InterfaceDocument?
    if let path = neighbours?.document(
      named: name, ending: "storyboard", language: InterfaceLanguage.current)
    {
      do {
        found = try InterfaceDocument(contentsOfFile: path, language: InterfaceLanguage.current)
      } catch {
        warnings.append(InterfaceDocumentWarning(error.description))
      }
    }
    documents[name] = .some(found)
    return found
  }
}
