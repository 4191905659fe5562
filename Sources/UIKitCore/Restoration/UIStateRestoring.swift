import Foundation

/// An object whose state is preserved and restored: view controllers, views, and registered objects.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that distinguishes this one from others with the same identifier; `nil` by default.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that recreates or finds the object; `nil` by default.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state of the object.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state of the object.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after the state of all objects was decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Returns `nil`.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Returns `nil`.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that recreates or finds a view controller whose state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the view controller with a path: the restoration identifiers of its ancestors from the
  /// outermost, followed by its own. If it returns `nil`, the state is not restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// A class that recreates or finds an object whose state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Returns the object with a path of restoration identifiers. If it returns `nil`, the state is not
  /// restored.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A data source that associates rows or items with identifiers, so that the selection and the position are
/// restored.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the identifier of the element at an index path.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the current index path of the element with an identifier.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The key for the storyboard in the state of a view controller.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

extension UIApplication {
  /// The key for the bundle version in the state of the application.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key for the user interface idiom in the state of the application, a number.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key for the time of preservation in the state of the application. It is never set here: states do
  /// not depend on the clock.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The key for the system version in the state of the application.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
}
