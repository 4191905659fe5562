import Foundation
import InterfaceBuilder

/// The scenes of a storyboard, which can be created repeatedly.
///
/// The file is located in the bundle's directory and its localizations (`Base.lproj`). Texts are translated
/// by the `.strings` and `.stringsdict` files of the current language beside it.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  package let document: InterfaceDocument
  package let bundle: Bundle
  private let name: String
  /// The name that was passed to the initializer.
  package var givenName: String { name }
  package let neighbours: DocumentNeighbours

  /// Creates a storyboard from a file in a bundle, the main bundle by default. Stops the process with UIKit's
  /// message if there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let path = ImageFiles.document("\(name).storyboard", in: storyboardBundleOrNil) else {
      fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle)")
    }
    do {
      document = try InterfaceDocument(
        contentsOfFile: path, language: InterfaceLanguage.current,
        isPad: UIDevice.current.userInterfaceIdiom == .pad)
    } catch {
      fatalError("Could not load the storyboard '\(name)': \(error)")
    }
    self.bundle = bundle
    self.name = name
    neighbours = DocumentNeighbours(file: path)
    super.init()
  }

  /// Returns whether a view controller has a storyboard identifier.
  package func has(_ identifier: String) -> Bool {
    document.scenes.contains { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// Creates the initial view controller; returns `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.initialController, let element = document.element(id) else { return nil }
    return make(element, nil)
  }

  /// Creates the initial view controller with a closure; its view and connections come from the storyboard.
  ///
  /// - Parameter creator: Calls an initializer of the class with the coder. If it returns `nil`, the
  ///   storyboard creates the view controller.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let id = document.initialController, let element = document.element(id) else { return nil }
    return make(element, creator?(DocumentCoder())) as? ViewController
  }

  /// Creates the view controller with a storyboard identifier. Stops the process with UIKit's message if
  /// there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(element(identifier), nil)
  }

  /// Creates the view controller with a storyboard identifier with a closure; its view and connections come
  /// from the storyboard.
  ///
  /// - Parameter creator: Calls an initializer of the class with the coder. If it returns `nil`, the
  ///   storyboard creates the view controller.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(element(identifier), creator?(DocumentCoder()))
    guard let controller = made as? ViewController else {
      fatalError(
        "The view controller with identifier '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)"
      )
    }
    return controller
  }

  /// Creates the view controller with an object identifier, or an empty one if the storyboard has none.
  package func controller(ofScene id: String) -> UIViewController {
    document.element(id).map { make($0, nil) } ?? UIViewController()
  }

  private func element(_ identifier: String) -> InterfaceElement {
    let element = document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
    guard let element else {
      fatalError(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return element
  }

  private func make(_ element: InterfaceElement, _ made: UIViewController?) -> UIViewController {
    let controller =
      CoreParts.documents.controller(element, of: self, replacement: made) ?? UIViewController()
    controller.keepUntilEndOfTurn()
    return controller
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }
}
