import Foundation
import ObjectiveCSupport
import Observation

/// Updates that are repeated after a change of an observable object's property that they have read, as iOS 26
/// does for layout, constraints, properties, drawing and configurations.
@MainActor
package enum ObservedUpdate {
  /// A Boolean value that indicates whether the application asks for it in iOS 18, too.
  private static let isRequested =
    Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool

  private static func isTracking(in traits: UITraitCollection) -> Bool {
    let version = traits.metrics.version
    return version >= 26 ? isRequested != false : version >= 18 && isRequested == true
  }

  /// Performs an update, and calls a closure when a property that it has read is about to change.
  ///
  /// - Parameters:
  ///   - owner: The object that is updated, which is passed to the closure and not retained.
  ///   - traits: The traits of the object, of whose version of iOS it depends whether properties are tracked.
  ///   - invalidate: The closure, which requests another update. It is called on the main actor, before the
  ///     change if that is made there, at most once.
  package static func track<Owner: AnyObject & Sendable>(
    _ owner: Owner, in traits: UITraitCollection,
    then invalidate: @escaping @MainActor @Sendable (Owner) -> Void, _ update: () -> Void
  ) {
    guard isTracking(in: traits) else { return update() }
    withObservationTracking(update) { [weak owner] in
      if MainThread.isCurrent {
        MainActor.assumeIsolated { if let owner { invalidate(owner) } }
      } else {
        DispatchQueue.main.async { if let owner { invalidate(owner) } }
      }
    }
  }

  /// Performs an update, and calls a closure after a property that it has read has changed: for updates that
  /// are made at once, which would read the former value before.
  package static func trackLater<Owner: AnyObject & Sendable>(
    _ owner: Owner, in traits: UITraitCollection,
    then invalidate: @escaping @MainActor @Sendable (Owner) -> Void, _ update: () -> Void
  ) {
    guard isTracking(in: traits) else { return update() }
    withObservationTracking(update) { [weak owner] in
      DispatchQueue.main.async { if let owner { invalidate(owner) } }
    }
  }
}
