import Foundation

/// The objects of UIKit that receive `awakeFromNib` when a document's objects have been created and
/// connected.
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
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func awakeFromNib() {}
  /// The default implementation does nothing.
  @preconcurrency @MainActor public func prepareForInterfaceBuilder() {}
}
