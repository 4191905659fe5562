import UIKit
import UIKitCore

/// Makes the screen that of a phone with 3 pixels per point: tests of other suites may have left another one.
///
/// Call it in a test's own body, on which no other test can break in.
@MainActor
func useStandardScreen() {
  // No other test's device has anything to do with the windows that are made now.
  DeviceSession.current = DeviceSession(log: .current)
}
