import Foundation
import InterfaceBuilder

/// Creates the objects of documents for `UINib` and `UIStoryboard`, which find this class by its name.
package final class DocumentLoader: DocumentLoading {
  package init() {}

  package func objects(of nib: UINib, owner: AnyObject?, external: [String: AnyObject]) -> [Any] {
    let instantiator = InterfaceInstantiator(nib.document, bundle: nib.bundle, neighbours: nib.neighbours)
    instantiator.owner = owner
    instantiator.external = external
    let objects = instantiator.topLevelObjects()
    instantiator.connect()
    return objects
  }

  package func controller(
    _ element: InterfaceElement, of storyboard: UIStoryboard, replacement: UIViewController?
  ) -> UIViewController? {
    let instantiator = InterfaceInstantiator(
      storyboard.document, bundle: storyboard.bundle, neighbours: storyboard.neighbours)
    instantiator.storyboard = storyboard
    return element.id.flatMap { instantiator.scene($0, for: element, replacement: replacement) }
  }

  package func foreignClass(named name: String) -> AnyClass? {
    for (module, known) in InterfaceInstantiator.foreign.values where known == name {
      return NSClassFromString("\(module).\(name)")
    }
    return nil
  }
}
