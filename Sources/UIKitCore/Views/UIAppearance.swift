/// A class whose instances an application can customize all at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy whose values all instances take on when they enter a window.
  static func appearance() -> Self
  /// Returns the proxy for instances that are contained in instances of the given classes, listed from the
  /// innermost container out.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy for instances with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for instances with the given traits that are contained in instances of the given
  /// classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can restrict an appearance to instances inside it: views, view controllers and presentation
/// controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// Appearance customization, as in `UIView.appearance().semanticContentAttribute = .forceRightToLeft`.
///
/// On iOS the result is a proxy that records messages. Here it is an instance of the class that is never
/// displayed: the values in which it differs from a new instance are applied to every view of the class that
/// enters a window, except where the view has a value set on it. This covers the properties that UIKit
/// documents as appearance properties of its classes, but not those that an application's subclasses add.
///
/// A subclass whose appearance is requested must be creatable with `init(coder:)`; otherwise the process
/// stops with a message.
extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy whose values all instances take on when they enter a window.
  public class func appearance() -> Self { appearanceProxy() }

  /// Returns the proxy for instances that are contained in instances of the given classes, listed from the
  /// innermost container out.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containers: containerTypes)
  }

  /// Returns the proxy for instances with the given traits.
  public class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(traits: trait) }

  /// Returns the proxy for instances with the given traits that are contained in instances of the given
  /// classes.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(traits: trait, containers: containerTypes)
  }

  private class func appearanceProxy(
    traits: UITraitCollection? = nil, containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    let present = AppearanceProxies.all.first {
      $0.type == self && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
    }
    if let view = present?.view { return unsafeDowncast(view, to: self) }
    guard let view = self.init(coder: DocumentCoder()), let fresh = self.init(coder: DocumentCoder()) else {
      fatalError("\(self).appearance(): the class cannot be created by init(coder:)")
    }
    AppearanceProxies.add(
      AppearanceProxy(type: self, view: view, fresh: fresh, traits: traits, containers: containers))
    return view
  }
}
