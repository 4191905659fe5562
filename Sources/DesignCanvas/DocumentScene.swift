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

  /// The size that the scene's view was designed with, in points.
  private let designedSize: CGSize?
  private let file: String
  private let index: Int

  /// A Boolean value that indicates whether no phone has a screen of the size that the scene was designed with. A square of 600 points, with or
  /// without bars, stood for all devices.
  package var isLargerThanPhones: Bool {
    guard let size = designedSize, size.width != 600 || size.height > 600 else { return false }
    return min(size.width, size.height) > Self.widestPhone
  }

  /// The width of the widest phone in portrait, in points.
  private static let widestPhone =
    DeviceCatalog.standard.devices.filter { $0.idiom == .phone }
    .map { $0.size(in: .portrait).width }.max() ?? 440

  /// A new instance of a scene.
  package struct Instance {
    /// The controller, in the containers that show it.
    package let controller: UIViewController
    /// The policy for the window that shows it.
    package let policy: (any LayoutPolicy)?
    /// The view, if it has no controller and was smaller than its canvas: it is shown in another one, such as a list.
    package let part: UIView?
    private let elements: DocumentElements

    fileprivate init(
      controller: UIViewController, policy: (any LayoutPolicy)?, part: UIView?, elements: DocumentElements
    ) {
      self.controller = controller
      self.policy = policy
      self.part = part
      self.elements = elements
    }

    /// Returns the names of a view in the document.
    @MainActor package func identity(of view: UIView) -> ViewIdentity? {
      elements[view]?.id.map { ViewIdentity(id: $0, outlet: elements.outlets[$0]) }
    }

    /// Returns the line of the document with a view's element.
    @MainActor package func place(of view: UIView) -> SourcePlace? {
      guard let element = elements[view], element.line > 0 else { return nil }
      return SourcePlace(file: elements.file, line: element.line)
    }

    /// Returns the property of an outlet that a view is connected to.
    @MainActor package func outlet(of view: UIView) -> String? { identity(of: view)?.outlet }
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
      return DocumentScene(
        name: name, id: element.id ?? name, line: element.line,
        designedSize: shown.controller.map { canvas.scenes.designedSize(of: $0) }
          ?? shown.root?.view.frame?.size,
        file: path, index: index)
    }
  }

  /// Creates the scene.
  ///
  /// - Parameters:
  ///   - options: The options of the device that shows it, which is the current one.
  ///   - keepsSize: Whether a view without a controller that was smaller than its canvas has its saved size, in a view as large as
  ///     the screen. By default it is as large as the screen.
  package func make(_ options: DocumentOptions, keepsSize: Bool = false) throws -> Instance {
    let canvas = try DocumentCanvas(file: file, options: options)
    let elements = canvas.visibleElements()
    guard elements.indices.contains(index) else {
      throw InterfaceDocumentError("the scene is no longer there", line: line, file: file)
    }
    let shown = elements[index]
    let instantiator = canvas.makeInstantiator(.screen)
    let known = DocumentElements(file: file, outlets: Self.outlets(in: canvas.document))
    instantiator.noteViews { document, element, view in
      // Those of other storyboards have lines of other files.
      if document === canvas.document { known.add(element, view) }
    }
    (instantiator.policy as? DesignPolicy)?.unknowns = { known.unknowns(of: $0) }
    let controller: UIViewController
    var part: UIView?
    if let element = shown.controller {
      controller = canvas.scenes.wrap(instantiator.controller(element), of: element, instantiator)
    } else {
      let view = instantiator.makeHierarchy(shown.root?.view ?? canvas.document.root)
      view.translatesAutoresizingMaskIntoConstraints = true
      controller = UIViewController()
      if keepsSize, let saved = shown.root?.view.frame?.size, saved != canvas.designSize {
        part = view
        view.autoresizingMask = []
        view.frame = CGRect(origin: .zero, size: saved)
        controller.view = UIView()
        controller.view.addSubview(view)
      } else {
        controller.view = view
      }
    }
    controller.loadViewIfNeeded()
    return Instance(controller: controller, policy: instantiator.policy, part: part, elements: known)
  }

  /// The outlets of UIKit's own classes, whose names say nothing about the view.
  private static let systemOutlets: Set<String> = [
    "view", "delegate", "dataSource", "contentView", "searchDisplayController", "backgroundView",
  ]

  /// Returns the property of the first outlet to each object, by object id.
  static func outlets(in document: InterfaceDocument) -> [String: String] {
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

/// The elements of the views that were made of a document, also of those that are made later.
@MainActor
private final class DocumentElements {
  nonisolated let file: String
  /// The properties of outlets by the ids of the objects that they hold.
  nonisolated let outlets: [String: String]
  /// The views are kept, so that no other one takes the identity of one that is gone.
  private var elements: [ObjectIdentifier: (element: InterfaceElement, view: UIView)] = [:]

  nonisolated init(file: String, outlets: [String: String]) {
    self.file = file
    self.outlets = outlets
  }

  func add(_ element: InterfaceElement, _ view: UIView) { elements[ObjectIdentifier(view)] = (element, view) }

  subscript(view: UIView) -> InterfaceElement? { elements[ObjectIdentifier(view)]?.element }

  /// Returns the properties of a view that the document does not have.
  func unknowns(of view: UIView) -> ViewUnknowns {
    guard let element = self[view] else { return [] }
    var table: InterfaceElement?
    if view is UITableViewCell {
      table = sequence(first: view, next: \.superview).first { $0 is UITableView }.flatMap { self[$0] }
    }
    return ViewUnknowns(element, in: table)
  }
}
