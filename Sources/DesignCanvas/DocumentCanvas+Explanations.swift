import InterfaceBuilder
import LayoutExplanations
import UIKit
import UIKitDocuments
import ViewDescriptions

extension DocumentCanvas {
  /// Returns the conflicts of a scene in sentences.
  ///
  /// - Parameters:
  ///   - sets: The constraints of each conflict of the scene; those of the window's own are left out.
  ///   - file: The path of the document.
  func explanations(
    ofConflictsIn window: UIWindow, _ instantiator: InterfaceInstantiator, _ sets: [Set<ObjectIdentifier>],
    file: String
  ) -> [String] {
    let names = names(of: window, instantiator, file: file)
    return ExplainedConflict.conflicts(in: window, names: names).filter { conflict in
      let constraints = conflict.constraints.map { ObjectIdentifier($0) }
      return constraints.isEmpty || sets.contains { set in constraints.contains(where: set.contains) }
    }.map(\.explanation.sentence)
  }

  /// Returns the names of the views of a scene, as they are where it is shown on a device.
  private func names(
    of window: UIWindow, _ instantiator: InterfaceInstantiator, file: String
  ) -> ViewNames {
    var elements: [ObjectIdentifier: InterfaceElement] = [:]
    for (_, element, view) in instantiator.views { elements[ObjectIdentifier(view)] = element }
    let outlets = DocumentScene.outlets(in: document)
    func id(_ view: UIView) -> String? { elements[ObjectIdentifier(view)]?.id }
    return ViewNames(
      ViewNames.Facts(
        views: { Self.views(in: window) },
        outlets: { views in
          let named = views.compactMap { view in
            id(view).flatMap { outlets[$0] }.map { (ObjectIdentifier(view), $0) }
          }
          return Dictionary(named, uniquingKeysWith: { first, _ in first })
        }, stable: { [:] },
        place: { view in
          guard let element = elements[ObjectIdentifier(view)], element.line > 0 else { return nil }
          return SourcePlace(file: file, line: element.line)
        }, id: { id($0) }))
  }

  /// Returns a window and the views in it, from back to front.
  private static func views(in window: UIWindow) -> [UIView] {
    var result: [UIView] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      result.append(view)
      waiting += view.describedSubviews.reversed()
    }
    return result
  }
}
