import Foundation
import InterfaceBuilder

/// The scenes of a storyboard, to be made as often as needed.
///
/// Its file is looked for in the bundle's directory and in those of languages (`Base.lproj`); texts are taken from the
/// `.strings` and `.stringsdict` files of the present language beside it.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  package let document: InterfaceDocument
  package let bundle: Bundle
  private let name: String
  /// The name that the storyboard was asked for by.
  package var givenName: String { name }
  package let neighbours: DocumentNeighbours

  /// The storyboard of a name in a bundle, the main one by default. Stops with UIKit's message when there is none.
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

  /// Whether there is a controller with a storyboard identifier.
  package func has(_ identifier: String) -> Bool {
    document.scenes.contains { $0.controller?["storyboardIdentifier"] == identifier }
  }

  /// The controller to begin with, `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.initialController, let element = document.element(id) else { return nil }
    return make(element, nil)
  }

  /// The controller to begin with, made by the program; its view and connections come from the storyboard.
  ///
  /// - Parameter creator: calls an initialiser of the controller's class with the coder; `nil` leaves it to the storyboard.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    guard let id = document.initialController, let element = document.element(id) else { return nil }
    return make(element, creator?(DocumentCoder())) as? ViewController
  }

  /// The controller with a storyboard identifier. Stops with UIKit's message when there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(element(identifier), nil)
  }

  /// The controller with a storyboard identifier, made by the program; its view and connections come from the storyboard.
  ///
  /// - Parameter creator: calls an initialiser of the controller's class with the coder; `nil` leaves it to the storyboard.
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

  /// The controller of an object id, an empty one if the storyboard has none.
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
    CoreParts.documents.controller(element, of: self, replacement: made) ?? UIViewController()
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }
}
