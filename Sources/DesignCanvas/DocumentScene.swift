import InterfaceBuilder
import UIKit
@_spi(UIKit) import UIKitCore
import ViewDescriptions

/// A scene of a document, or a top-level view, that can be shown on a device and used.
///
/// Its views are those of a design: classes of the application that are not there are replaced by UIKit's, and
/// actions do nothing.
@MainActor
public struct DocumentScene {
  /// The name of the scene: its storyboard identifier, class, title or label, or else its object id; with a
  /// number if several have the same.
  public let name: String
  /// Interface Builder's object id of the scene's controller or view.
  package let id: String
  /// The line of the document with the scene's element, starting at 1.
  public let line: Int

  private let file: String
  private let index: Int

  /// A new instance of a scene.
  package struct Instance {
    /// The controller, in the containers that show it.
    package let controller: UIViewController
    /// The policy for the window that shows it.
    package let policy: (any LayoutPolicy)?
    private let places: [ObjectIdentifier: SourcePlace]
    private let outlets: [ObjectIdentifier: String]
    private let ids: [ObjectIdentifier: String]

    init(
      controller: UIViewController, policy: (any LayoutPolicy)?, places: [ObjectIdentifier: SourcePlace],
      outlets: [ObjectIdentifier: String], ids: [ObjectIdentifier: String]
    ) {
      self.controller = controller
      self.policy = policy
      self.places = places
      self.outlets = outlets
      self.ids = ids
    }

    /// Returns Interface Builder's object id of a view.
    @MainActor package func id(of view: UIView) -> String? { ids[ObjectIdentifier(view)] }

    /// Returns the line of the document with a view's element.
    @MainActor package func place(of view: UIView) -> SourcePlace? { places[ObjectIdentifier(view)] }

    /// Returns the property of an outlet that a view is connected to.
    @MainActor package func outlet(of view: UIView) -> String? { outlets[ObjectIdentifier(view)] }
  }

  /// Returns the scenes of a document. Throws an error if it cannot be read.
  public static func scenes(ofFile path: String) throws -> [DocumentScene] {
    let canvas = try DocumentCanvas(file: path, options: DocumentOptions())
    var counts: [String: Int] = [:]
    return canvas.visibleElements().enumerated().compactMap { index, shown in
      guard let element = shown.controller ?? shown.root?.view else { return nil }
      var name = DocumentCanvas.name(of: element)
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { name += "-\(count)" }
      return DocumentScene(name: name, id: element.id ?? name, line: element.line, file: path, index: index)
    }
  }

  /// Creates the scene.
  ///
  /// - Parameter options: The options of the device that shows it, which is the current one.
  package func make(_ options: DocumentOptions) throws -> Instance {
    let canvas = try DocumentCanvas(file: file, options: options)
    let elements = canvas.visibleElements()
    guard elements.indices.contains(index) else {
      throw InterfaceDocumentError("the scene is no longer there", line: line, file: file)
    }
    let shown = elements[index]
    let instantiator = canvas.makeInstantiator(.screen)
    let controller: UIViewController
    if let element = shown.controller {
      controller = canvas.scenes.wrap(instantiator.controller(element), of: element, instantiator)
    } else {
      let view = instantiator.makeHierarchy(shown.root?.view ?? canvas.document.root)
      view.translatesAutoresizingMaskIntoConstraints = true
      controller = UIViewController()
      controller.view = view
    }
    controller.loadViewIfNeeded()
    let properties = Self.outlets(in: canvas.document)
    var places: [ObjectIdentifier: SourcePlace] = [:]
    var outlets: [ObjectIdentifier: String] = [:]
    var ids: [ObjectIdentifier: String] = [:]
    for (id, element, view) in instantiator.views {
      if element.line > 0 { places[ObjectIdentifier(view)] = SourcePlace(file: file, line: element.line) }
      outlets[ObjectIdentifier(view)] = properties[id]
      ids[ObjectIdentifier(view)] = id
    }
    return Instance(
      controller: controller, policy: instantiator.policy, places: places, outlets: outlets, ids: ids)
  }

  /// The outlets of UIKit's own classes, whose names say nothing about the view.
  private static let systemOutlets: Set<String> = [
    "view", "delegate", "dataSource", "contentView", "searchDisplayController", "backgroundView",
  ]

  /// Returns the property of the first outlet to each object, by object id.
  private static func outlets(in document: InterfaceDocument) -> [String: String] {
    var result: [String: String] = [:]
    document.root.forEach { element in
      for case .outlet(let property, let destination, _) in element.connections
      where result[destination] == nil && !systemOutlets.contains(property) {
        result[destination] = property
      }
    }
    return result
  }
}
