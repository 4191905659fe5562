import UIKit

/// The constraints of a screen or a document, and the views that they relate.
@MainActor
package struct ConstraintIndex {
  /// The constraints in the order in which they were added.
  package private(set) var descriptions: [ConstraintDescription] = []
  private var touching: [ObjectIdentifier: [String]] = [:]

  /// Creates an index without constraints.
  package init() {}

  /// Adds a constraint, described with the names of `LayoutNaming`.
  package mutating func add(_ constraint: NSLayoutConstraint, id: String) {
    let place = constraint.sourceLine
    descriptions.append(
      ConstraintDescription(
        id: id, description: constraint.description, file: place?.file, line: place?.line))
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item, let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { continue }
      let key = ObjectIdentifier(owner)
      if touching[key]?.last != id { touching[key, default: []].append(id) }
    }
  }

  /// The ids of the constraints that relate a view or one of its layout guides; `nil` if there are none.
  package subscript(view: UIView) -> [String]? { touching[ObjectIdentifier(view)] }
}
