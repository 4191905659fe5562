/// What has an appearance that an application may set for all instances at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// What is set on the result, all instances get when they come into a window.
  static func appearance() -> Self
  /// The same for instances inside of instances of the given classes, from the innermost out.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The same for instances with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The same for instances with the given traits inside of instances of the given classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What appearances may be restricted to the inside of: views, view controllers and presentations.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// `UIView.appearance().semanticContentAttribute = .forceRightToLeft`
///
/// On iOS the result is a proxy that records messages. Here it is a view of the class that is never shown: what it has
/// and a new one has not goes to every view of the class when the view comes into a window, unless the view has been
/// given a value of its own. That is done for the properties that UIKit documents as appearance of its classes; there
/// is no runtime that would do it for those of an application's subclasses.
///
/// A subclass that is asked for its appearance has to be creatable by `init(coder:)`.
extension UIView: UIAppearance, UIAppearanceContainer {
  /// What is set on the result, all instances get when they come into a window.
  public class func appearance() -> Self { appearanceProxy() }

  /// The same for instances inside of instances of the given classes, from the innermost out.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containers: containerTypes)
  }

  /// The same for instances with the given traits.
  public class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy(traits: trait) }

  /// The same for instances with the given traits inside of instances of the given classes.
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
