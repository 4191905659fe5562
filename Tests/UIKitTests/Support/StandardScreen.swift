import UIKit
import UIKitCore

/// Makes the screen that of a phone with 3 pixels per point: tests of other suites may have left another one.
///
/// Call it in a test's own body, on which no other test can break in.
@MainActor
func useStandardScreen() {
  // The version too: traits without one keep that of whichever device was current.
  let traits = UITraitCollection(values: .phone).replacing(.standard)
  UIScreen.main.configure(size: CGSize(width: 393, height: 852), traits: traits)
  UITraitCollection.current = traits
  // Nor has any other test's device anything to do with the windows that are made now.
  DeviceSession.current = DeviceSession(log: .current)
}
