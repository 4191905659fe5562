import ClassMetadata

/// Updates of properties, which precede constraints and layout in the update cycle.
///
/// Marked views lead from the root to all pending updates. Views whose class has no `updateProperties()` of
/// its own are never marked, so that they cost nothing.
extension UIView {
  private final class PlainProbe: UIView {}
  private final class PropertiesProbe: UIView {
    override func updateProperties() { isHidden = false }
  }

  private static let propertyUpdates = MethodTable(
    base: UIView.self, plain: PlainProbe.self, overriding: [PropertiesProbe.self])

  /// Returns whether a class has an `updateProperties()` of its own.
  static func overridesUpdateProperties(_ type: UIView.Type) -> Bool {
    propertyUpdates.implementation(in: type) != .base
  }

  private static let roundLimit = 100

  /// Marks an update as pending: that of the view or of its controller.
  func markNeedsUpdateProperties(_ update: Flags) {
    guard !flags.contains(update) else { return }
    flags.insert(update)
    markPropertyWork()
  }

  /// Marks the view and its superviews, so that the next cycle finds the pending update.
  func markPropertyWork() {
    // Unsafe, since counting references to superviews would take most of the time in deep hierarchies.
    unowned(unsafe) var view: UIView? = self
    while let present = view, present.flags.insert(.descendantNeedsUpdateProperties).inserted {
      view = present._superview
    }
    backingLayer.markSubtreeNeedsLayout()
  }

  /// Calls pending `updateProperties()` in the subtree, from the root down.
  func runPropertyUpdates() {
    for _ in 0..<UIView.roundLimit {
      guard flags.contains(.descendantNeedsUpdateProperties) else { return }
      var stack: ContiguousArray<UIView> = [self]
      while let view = stack.popLast() {
        view.flags.remove(.descendantNeedsUpdateProperties)
        view.performPropertyUpdate()
        for child in view.children.reversed()
        where child.flags.contains(.descendantNeedsUpdateProperties) {
          stack.append(child)
        }
      }
    }
    forEachInSubtree {
      $0.flags.subtract([
        .needsUpdateProperties, .controllerNeedsUpdateProperties, .descendantNeedsUpdateProperties,
      ])
    }
    LayoutLog.write(
      "Properties below \(shortName(of: self)) did not come to rest: updateProperties asks for itself.")
  }

  /// Calls the pending methods of the controller and of the view.
  private func performPropertyUpdate() {
    let pending = flags.intersection([.needsUpdateProperties, .controllerNeedsUpdateProperties])
    guard !pending.isEmpty else { return }
    flags.subtract(pending)
    let traits = resolvedTraits
    // Applications for earlier versions of iOS do there what the method would do.
    guard traits.metrics.updatesProperties else { return }
    let controller = _viewController
    traits.withCurrent {
      if pending.contains(.controllerNeedsUpdateProperties), let controller {
        ObservedUpdate.track(controller, in: traits, then: { $0.setNeedsUpdateProperties() }) {
          controller.updateProperties()
        }
      }
      if pending.contains(.needsUpdateProperties) {
        ObservedUpdate.track(self, in: traits, then: { $0.setNeedsUpdateProperties() }) { updateProperties() }
      }
    }
  }
}

extension UIViewController {
  private final class PlainProbe: UIViewController {}
  private final class PropertiesProbe: UIViewController {
    override func updateProperties() { title = nil }
  }

  private static let propertyUpdates = MethodTable(
    base: UIViewController.self, plain: PlainProbe.self, overriding: [PropertiesProbe.self])

  /// Marks the controller's first `updateProperties()` as pending, if its class has one.
  func markFirstPropertyUpdate(of view: UIView) {
    guard UIViewController.propertyUpdates.implementation(in: type(of: self)) != .base else { return }
    view.markNeedsUpdateProperties(.controllerNeedsUpdateProperties)
  }
}

extension SystemMetrics {
  /// A Boolean value that indicates whether the version of iOS has updates of properties.
  var updatesProperties: Bool { version >= 26 }
}
