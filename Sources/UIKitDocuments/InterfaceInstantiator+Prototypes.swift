import Foundation
import InterfaceBuilder

extension InterfaceInstantiator {
  /// Registers the prototype cells of a table view's document.
  func registerPrototypes(_ prototypes: [InterfaceElement], in table: UITableView) {
    for element in prototypes {
      guard let identifier = element["reuseIdentifier"] else { continue }
      let maker = PrototypeMaker(self, element)
      table.registerPrototype(identifier) { maker.make() as? UITableViewCell }
    }
  }

  /// Registers the prototype cells, headers and footers of a collection view's document.
  func registerPrototypes(
    _ cells: [InterfaceElement], _ supplements: [InterfaceElement], in collection: UICollectionView
  ) {
    func register(_ kind: String?, _ element: InterfaceElement) {
      guard let identifier = element["reuseIdentifier"] else { return }
      let maker = PrototypeMaker(self, element)
      collection.registerPrototype(kind, identifier) { maker.make() as? UICollectionReusableView }
    }
    for cell in cells { register(nil, cell) }
    for view in supplements {
      let isFooter = view.key == "sectionFooterView"
      register(
        isFooter ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader, view
      )
    }
  }
}

/// Creates a view of a document on each call. Its outlets and actions are connected to its own objects and to
/// the controller of the scene.
@MainActor
final class PrototypeMaker {
  private let element: InterfaceElement
  private let document: InterfaceDocument
  private let bundle: Bundle
  private let traits: DocumentTraits
  private let neighbours: DocumentNeighbours?
  private let storyboard: UIStoryboard?
  private let segues: [String: SegueTemplate]
  private weak var controller: UIViewController?
  private let controllerID: String?

  init(_ instantiator: InterfaceInstantiator, _ element: InterfaceElement) {
    self.element = element
    document = instantiator.document
    bundle = instantiator.bundle
    traits = instantiator.traits
    neighbours = instantiator.session.neighbours
    storyboard = instantiator.storyboard
    segues = instantiator.segues
    controller = instantiator.sceneController
    controllerID = instantiator.sceneControllerID
  }

  func make() -> UIView {
    let instantiator = InterfaceInstantiator(document, bundle: bundle, traits: traits, neighbours: neighbours)
    instantiator.storyboard = storyboard
    instantiator.segues = segues
    instantiator.sceneController = controller
    if let controller, let controllerID { instantiator.note(controller, id: controllerID) }
    let view = instantiator.makeHierarchy(element)
    instantiator.connect()
    return view
  }
}
