import Foundation
import InterfaceBuilder

/// What the scenes of a document that are made together share: warnings, files beside the document, and limits, since
/// documents may contain themselves.
@MainActor
final class InterfaceSession {
  /// Storyboards nest a few levels deep; documents that contain scenes by the power of two must end.
  static let sceneLimit = 200
  static let depthLimit = 32

  var warnings: [InterfaceDocumentWarning] = []
  var scenes = 0
  /// What is done otherwise than for a program.
  var policy: (any DocumentPolicy)?
  let neighbours: DocumentNeighbours?
  /// Where images and catalogues are looked for beside the bundle.
  let resourceDirectories: [String]
  private var documents: [String: InterfaceDocument?] = [:]

  init(neighbours: DocumentNeighbours?) {
    self.neighbours = neighbours
    resourceDirectories = neighbours?.resourceDirectories ?? []
  }

  private var hasNotedCatalogs = false
  private var noted: Set<String> = []

  /// Warns of what is wrong with the catalogues, the first time that something is looked for in them. Whether another
  /// document has had them read does not matter.
  func noteCatalogs() {
    guard !hasNotedCatalogs else { return }
    hasNotedCatalogs = true
    for problem in AssetCatalogs.problems(in: resourceDirectories) { note(problem) }
  }

  /// Warns of a file beside the document that cannot be used, once.
  func note(_ problem: String) {
    if noted.insert(VectorImages.subject(of: problem)).inserted {
      warnings.append(InterfaceDocumentWarning(problem))
    }
  }

  /// Another storyboard beside the document; nil if there is none that can be read.
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
