/// A token of a registration for trait changes.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed: a view, view controller or window.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Registers a handler, which is called with the object and its previous traits when one of the traits has
  /// changed. The registration ends with the object; the token does not have to be retained.
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

  /// Registers a handler that declares the type of the object, such as `{ (self: Self, previous) in … }`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, former: UITraitCollection) in
      if let object = object as? Observable { handler(object, former) }
    }
  }

  /// Registers a method of an object, which is called when one of the traits has changed. Its parameters, which it may leave out from the
  /// last, are the object whose traits have changed and its previous traits.
  ///
  /// - Parameter target: The object with the method. It is not retained.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits) { [weak target = target as AnyObject] (object: Self, former) in
      guard let target else { return }
      action.send(to: target, sender: object, event: former, from: "\(type(of: object)) for trait changes")
    }
  }

  /// Registers a method of the object itself, which is called when one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeRegistryHolder)?.traitChangeRegistry?.unregister(registration)
  }
}

/// The storage of `UITraitChangeObservable`, to which its conforming types conform as well.
@MainActor
package protocol TraitChangeRegistryHolder: AnyObject {
  var traitChangeRegistry: TraitChangeRegistry? { get set }
}
