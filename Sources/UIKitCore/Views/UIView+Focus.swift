import Foundation

extension UIFocusEnvironment {
  /// The nearest environment behind a responder in its chain; `nil` for other objects.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    var responder = (self as? UIResponder)?.next
    while let present = responder {
      if let environment = present as? any UIFocusEnvironment { return environment }
      responder = present.next
    }
    return nil
  }

  /// A view itself, or the view of a controller; `nil` for other objects.
  public var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The first of `preferredFocusEnvironments`, if it is a view.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

  /// Returns no identifier.
  public var focusGroupIdentifier: String? { nil }

  /// Returns a Boolean value that indicates whether an environment is this one or inside it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var inner: (any UIFocusEnvironment)? = environment
    while let present = inner {
      if present === self { return true }
      inner = present.parentFocusEnvironment
    }
    return false
  }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The coordinate space of the view's subviews: the view itself.
  public var coordinateSpace: any UICoordinateSpace { self }
}
extension UIViewController: UIFocusEnvironment {}
extension UIScrollView: UIFocusItemScrollableContainer {}
