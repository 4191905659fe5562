import Foundation
import DesignCanvas
import DeviceModels
import InterfaceBuilder
import ViewDescriptions

/// A document of Interface Builder as rules see it.
@MainActor
package final class LintDocument {
  package let file: String
  package let document: InterfaceDocument
  /// The frames of its views as Interface Builder shows them.
  package private(set) lazy var frames: DocumentFrames = DocumentCanvas.frames(ofFile: file)
  /// The files around it.
  package let neighbors: DocumentNeighbours
  /// The ids of the objects that outlets hold.
  let held: Set<String>

  package init(file: String) throws(InterfaceDocumentError) {
    self.file = file
    document = try InterfaceDocument(contentsOfFile: file)
    neighbors = DocumentNeighbours(file: file)
    var held: Set<String> = []
    document.root.forEach { element in
      if element.name == "outlet" || element.name == "outletCollection", let id = element["destination"] {
        held.insert(id)
      }
    }
    self.held = held
  }

  /// A Boolean value that indicates whether it has colors of a catalog that is not there: only their values of the light appearance
  /// are known.
  package var hasUnknownColors: Bool {
    !document.resources.colors.isEmpty && !ProjectFilesNearby.of(self).hasCatalogs
  }

  /// A Boolean value that indicates whether it was designed for a tablet: it would not be on a phone.
  package var isForTablets: Bool {
    if document.root["targetRuntime"]?.hasSuffix(".iPad") == true { return true }
    guard let id = document.device?.id else { return false }
    return DeviceCatalog.standard.device(inDocuments: id)?.idiom == .pad
  }

  /// Returns the place of an element.
  func place(_ element: InterfaceElement) -> SourcePlace? {
    element.line > 0 ? SourcePlace(file: file, line: element.line) : nil
  }

  /// Returns the name of an element: its text, its label in Interface Builder, or its kind.
  func name(of element: InterfaceElement) -> String {
    if let text = element["text"] ?? element["placeholder"], !text.isEmpty { return "\"\(text.prefix(40))\"" }
    let state = element.children.first { $0.name == "state" && $0.key == "normal" }
    if let title = state?["title"], !title.isEmpty { return "\"\(title.prefix(40))\"" }
    if let label = element["userLabel"], !label.isEmpty { return "\"\(label.prefix(40))\"" }
    let file = (file as NSString).lastPathComponent
    return element.line > 0 ? "\(element.name) (\(file):\(element.line))" : element.name
  }
}
