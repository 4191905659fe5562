import Foundation

/// The choices of layout in which a window may differ from UIKit.
///
/// Running programs have no policy. `DesignCanvas` has one, which lays views out as Interface Builder
/// displays them. A view uses the policy of its window. `StackPolicy` adds the choices of stack views, `DocumentPolicy` those of
/// the instantiator of documents.
@MainActor
package protocol LayoutPolicy: AnyObject {
  /// The purpose of the objects.
  var presentation: Presentation { get }

  /// Returns the size that replaces the size of a view's content; `nil` for no replacement.
  func contentSize(of view: UIView) -> SubstituteContentSize?

  /// Returns the constraint that is ignored in a conflict of required constraints of the application.
  ///
  /// - Parameters:
  ///   - own: The constraints of the application, the one that was activated last first.
  ///   - otherwise: The constraint that a program ignores, if it is the application's.
  ///   - isOwnAlone: Whether no constraint of the system takes part in the conflict.
  func brokenConstraint(
    of own: [NSLayoutConstraint], otherwise: NSLayoutConstraint?, isOwnAlone: Bool
  ) -> NSLayoutConstraint?
}

/// A size that replaces the size of a view's content.
package struct SubstituteContentSize {
  /// The size, in points.
  package var size: CGSize
  /// A Boolean value that indicates whether text still wraps if the width is smaller.
  package var wraps: Bool

  package init(size: CGSize, wraps: Bool) {
    self.size = size
    self.wraps = wraps
  }
}

extension UIView {
  /// The layout policy of the view's window; `nil` in running programs.
  package var layoutPolicy: (any LayoutPolicy)? { (self as? UIWindow ?? window)?.policy }
}
