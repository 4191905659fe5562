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

/// The registrations of one object.
@MainActor
package final class TraitChangeRegistry {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  package init() {}

  package func register<Observable: AnyObject>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits: traits) { object, previous in
      if let object = object as? Observable { handler(object, previous) }
    }
    registrations.append(registration)
    return registration
  }

  package func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers whose traits differ between the two collections, in the order of registration.
  package func traitsChanged(
    of object: AnyObject, from previous: UITraitCollection, to current: UITraitCollection
  ) {
    for registration in registrations
    where registration.traits.contains(where: { !current.values.agrees(with: previous.values, on: $0) }) {
      registration.handler(object, previous)
    }
  }
}
