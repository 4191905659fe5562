/// A token of a registration for trait changes.
public protocol UITraitChangeRegistration: AnyObject {}

/// What lets others register for changes of its traits: views, view controllers, windows.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls the handler, with the observed object and its former traits, when one of the traits has changed.
  /// The registration ends with the object; keeping the token is not needed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let holder = self as? any TraitChangeRegistryHolder else {
      preconditionFailure("\(type(of: self)) cannot be observed for trait changes")
    }
    let registry = holder.traitChangeRegistry ?? TraitChangeRegistry()
    holder.traitChangeRegistry = registry
    return registry.register(traits, handler: handler)
  }

  /// The same with a handler that says the type of the object itself, as `{ (self: Self, former) in … }` does.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, former: UITraitCollection) in
      if let object = object as? Observable { handler(object, former) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeRegistryHolder)?.traitChangeRegistry?.unregister(registration)
  }
}

/// The storage behind `UITraitChangeObservable`: its conformers conform to this as well.
@MainActor
package protocol TraitChangeRegistryHolder: AnyObject {
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}
