import ObjectiveCSupport
import UIKit
import UIKitCore
import UIKitValues

/// The version of iOS of the process during a test of this package that states what another version does.
///
/// Tests share the process: one that leaves another version behind changes what later tests measure. So the state is
/// restored before the test's last statement returns to the main actor, which traits cannot do.
@MainActor
package struct TestSystem {
  private let version: Int

  /// Sets the version of views without a device.
  package init(_ version: Int) {
    self.version = version
    Self.show(version)
  }

  /// Restores the default version.
  package func restore() { Self.show(RuntimeVersion.standardMajor) }

  private static func show(_ version: Int) {
    let metrics = SystemMetrics.of(version)
    let screen = UIScreen.main
    if screen.traitCollection.metrics != metrics {
      screen.configure(size: screen.bounds.size, traits: screen.traitCollection.replacing(metrics))
    }
    UITraitCollection.restoreCurrent(UITraitCollection.current.replacing(metrics))
  }
}
