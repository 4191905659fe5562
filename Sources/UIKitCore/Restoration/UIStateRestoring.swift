import Foundation

/// Something whose state is saved and restored: controllers, views, and objects that are registered for it.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that tells this one from others with the same identifier; nil by itself.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that finds the object again; nil by itself.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes the state down.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes the state back.
  func decodeRestorableState(with coder: NSCoder)
  /// All objects have their state back.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// None.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// None.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes or finds a controller whose state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// The controller of a path: the identifiers of those around it, the outermost first, and its own at last; nil where its
  /// state is not to be restored.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// A class that makes or finds an object whose state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// The object of a path; nil where its state is not to be restored.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A data source that tells what its rows show, so that the same are selected and in sight when the state is restored.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// What names the thing that a row or an item shows.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Where the thing is now.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// The key under which a controller's state has its storyboard.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

extension UIApplication {
  /// The key under which the application's state has the version of the bundle.
  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key under which the application's state has the idiom, a number.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key under which the application's state has the moment of saving. Nothing is there: states depend on no clock here.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The key under which the application's state has the version of iOS.
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
}
