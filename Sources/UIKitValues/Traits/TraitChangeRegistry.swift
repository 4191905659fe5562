/// The registrations of an object for trait changes.
@MainActor
package final class TraitChangeRegistry {
  private final class Registration: UITraitChangeRegistration {
    package let traits: [UITrait]
    package let handler: (AnyObject, UITraitCollection) -> Void

    package init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
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

  /// Calls the handlers whose traits differ between two collections, in the order of registration.
  package func traitsChanged(
    of object: AnyObject, from previous: UITraitCollection, to current: UITraitCollection
  ) {
    for registration in registrations
    where registration.traits.contains(where: { !current.values.agrees(with: previous.values, on: $0) }) {
      registration.handler(object, previous)
    }
  }
}
