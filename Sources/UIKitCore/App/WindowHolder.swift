import Foundation

/// An object with a main window: the delegate of an application or scene.
///
/// On Apple's platforms their `window` is an optional requirement, which reads as a nested optional through
/// the protocol (`delegate?.window??.rootViewController`). This protocol has a property of that type beside
/// the requirement, which a class's `var window: UIWindow?` satisfies.
@preconcurrency @MainActor
public protocol WindowHolder: NSObjectProtocol {}

extension WindowHolder {
  /// The main window, as a nested optional like Apple's optional requirement.
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window as UIWindow?) }
    if let delegate = self as? any UIWindowSceneDelegate { return .some(delegate.window as UIWindow?) }
    return nil
  }
}
