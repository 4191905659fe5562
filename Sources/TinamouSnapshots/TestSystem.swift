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
  private let former = DeviceSession.current

  /// Makes a device with the version current: the present one apart from that.
  package init(_ version: Int) {
    let session = DeviceSession(orientation: .portrait, layers: former.layers, log: former.log)
    session.kind = former.kind
    session.screen.configure(
      size: former.screen.bounds.size, traits: former.screen.traitCollection.replacing(.of(version)))
    DeviceSession.current = session
  }

  /// Restores the device before, with the default version.
  package func restore() {
    let (screen, metrics) = (former.screen, SystemMetrics.of(RuntimeVersion.standardMajor))
    if screen.traitCollection.metrics != metrics {
      screen.configure(size: screen.bounds.size, traits: screen.traitCollection.replacing(metrics))
    }
    DeviceSession.current = former
  }
}
