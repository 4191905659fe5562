import Foundation

/// What a window does otherwise than UIKit does for a program.
///
/// Programs have no policy. `DesignCanvas` has one, for what Interface Builder shows: it is asked where layout leaves a
/// choice. A view asks the policy of its window. `DocumentPolicy` adds what the instantiator of a document asks.
@MainActor
package protocol LayoutPolicy: AnyObject {
  /// What the objects are made for.
  var presentation: Presentation { get }

  // MARK: Layout

  /// The size that a view has instead of its content's; nil for that of the content.
  func contentSize(of view: UIView) -> SubstituteContentSize?

  /// Which of an application's required constraints, the last that was activated first, does not count in a conflict.
  ///
  /// - Parameters:
  ///   - otherwise: what a program breaks, if that is the application's.
  ///   - isOwnAlone: whether no constraint of the system's takes part.
  func brokenConstraint(
    of own: [NSLayoutConstraint], otherwise: NSLayoutConstraint?, isOwnAlone: Bool
  ) -> NSLayoutConstraint?

  // MARK: Stacks

  /// The length along the axis in points that a view has in the arrangement instead of its content's, nil for that.
  func length(of view: UIView, in arrangement: StackArrangement) -> CGFloat?

  /// How thick a view tends to be in an arrangement that it does not fill.
  func thickness(of view: UIView, in arrangement: StackArrangement) -> StackArrangement.Thickness

  /// Whether spacing is between the edges of two views where the stack measures it between baselines.
  func spacesEdges(of before: UIView, and after: UIView, in arrangement: StackArrangement) -> Bool

  /// Adds constraints to those that are made so far: what ties the views to the stack and to each other across it.
  func complete(_ arrangement: inout StackArrangement)
}

/// A size in the place of a content's.
package struct SubstituteContentSize {
  /// Points.
  package var size: CGSize
  /// Whether text still wraps where there is less width.
  package var wraps: Bool

  package init(size: CGSize, wraps: Bool) {
    self.size = size
    self.wraps = wraps
  }
}

extension UIView {
  /// The policy of the window that the view is in, nil in programs.
  var layoutPolicy: (any LayoutPolicy)? { (self as? UIWindow ?? window)?.policy }
}
