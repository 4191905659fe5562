/// A constraint that Interface Builder makes when it builds a document, for views that have none: they keep the place and
/// size that they have in the document.
///
///
/// ```swift
/// for constraint in view.constraints
/// where NSStringFromClass(type(of: constraint)).hasPrefix("NSIBPrototypingLayoutConstraint") {
///   constraint.isActive = false
/// }
/// ```
package final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint {
  private static let name = "IB auto generated at build time for view with fixed frame"

  /// Returns the four inactive constraints that fix a view's frame in its superview: leading, top, width,
  /// height.
  package static func constraints(fixing view: UIView) -> [NSLayoutConstraint] {
    guard let parent = view.superview else { return [] }
    let rect = view.alignmentRect(forFrame: view.frame)
    func made(_ attribute: Attribute, _ other: LayoutItem?, _ constant: CGFloat) -> NSLayoutConstraint {
      NSIBPrototypingLayoutConstraint(
        view.item, attribute, .equal, other, other == nil ? .notAnAttribute : attribute, constant: constant,
        identifier: name)
    }
    // Documents are laid out from left to right.
    return [
      made(.leading, parent.item, rect.minX), made(.top, parent.item, rect.minY),
      made(.width, nil, rect.width),
      made(.height, nil, rect.height),
    ]
  }
}
