import Foundation
import InterfaceBuilder

/// The scenes of a storyboard, to be made as often as needed.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: InterfaceDocument
  let bundle: Bundle
  private let name: String

  /// The storyboard of a name in a bundle, the main one by default. Stops with UIKit's message when there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let path = bundle.path(forResource: name, ofType: "storyboard") else {
      fatalError("Could not find a storyboard named '\(name)' in bundle \(bundle)")
    }
    do {
      document = try InterfaceDocument(contentsOfFile: path)
    } catch {
      fatalError("Could not load the storyboard '\(name)': \(error)")
    }
    self.bundle = bundle
    self.name = name
    super.init()
  }

  /// The controller to begin with, `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.initialController, let element = document.element(id) else { return nil }
    return make(element)
  }

  /// The controller with a storyboard identifier. Stops with UIKit's message when there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let element = document.scenes.compactMap(\.controller).first { $0["storyboardIdentifier"] == identifier }
    guard let element else {
      fatalError(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return make(element)
  }

  private func make(_ element: InterfaceElement) -> UIViewController {
    let instantiator = InterfaceInstantiator(document, bundle: bundle)
    let controller = instantiator.controller(element)
    controller.storyboard = self
    return controller
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIStoryboard: \(name)>" }
  }
}
