import ClassMetadata

/// A constraint that Interface Builder adds when it compiles a document, for views without constraints, so
/// that they keep their position and size.
///
/// The class is private on iOS, too. Programs that create their own constraints find these by the name of
/// their class and deactivate them:
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

/// Returns the name of a constraint's class as Apple's runtime prints it, without a module for UIKit's own
/// classes.
public func NSStringFromClass(_ aClass: NSLayoutConstraint.Type) -> String {
  SystemModules.name(of: aClass)
}
