import Foundation

/// What has a main window: delegates of applications and of scenes.
///
/// Their `window` is an optional requirement on Apple's platforms, so that it reads as an optional of an optional
/// through the protocol (`delegate?.window??.rootViewController`). A property of that type in a protocol of its own
/// stands beside the requirement, which a class's `var window: UIWindow?` fulfils.
@preconcurrency @MainActor
public protocol WindowHolder: NSObjectProtocol {}

extension WindowHolder {
  /// The main window, as an optional requirement of Apple's reads.
  public var window: UIWindow?? {
    if let delegate = self as? any UIApplicationDelegate { return .some(delegate.window as UIWindow?) }
    if let delegate = self as? any UIWindowSceneDelegate { return .some(delegate.window as UIWindow?) }
    return nil
  }
}
