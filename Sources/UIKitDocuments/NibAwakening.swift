import Foundation

/// Objects of UIKit's that are told when a document's objects have been made and connected.
@MainActor
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwakening {}
extension NSLayoutConstraint: NibAwakening {}
extension UIBarItem: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}
extension UINavigationItem: NibAwakening {}

extension NSObjectProtocol where Self: NSObject {
  /// Does nothing: what the method of a superclass is that has none of its own.
  @preconcurrency @MainActor public func awakeFromNib() {}
  /// Does nothing: what the method of a superclass is that has none of its own.
  @preconcurrency @MainActor public func prepareForInterfaceBuilder() {}
}
