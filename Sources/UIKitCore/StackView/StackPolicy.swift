import CoreGraphics

/// The choices in which the stack views of a window may differ from UIKit's.
@MainActor
package protocol StackPolicy: LayoutPolicy {
  /// Returns the length of an arranged view along the axis of the stack, in points; `nil` for the length of
  /// its content.
  func length(of view: UIView, in arrangement: StackArrangement) -> CGFloat?

  /// Returns the preferred size across the axis of the stack for an arranged view that does not fill it.
  func thickness(of view: UIView, in arrangement: StackArrangement) -> StackArrangement.CrossSize

  /// Returns whether spacing lies between the edges of two views although the stack measures it between
  /// baselines.
  func spacesEdges(of before: UIView, and after: UIView, in arrangement: StackArrangement) -> Bool

  /// Adds constraints across the axis of the stack to those that are already in the arrangement.
  func complete(_ arrangement: inout StackArrangement)
}
