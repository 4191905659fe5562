@testable import UIKit

/// Makes the screen that of a phone with 3 pixels per point: tests of other suites may have left another one.
///
/// Call it in a test's own body, on which no other test can break in.
@MainActor
func useStandardScreen() {
  let traits = UITraitCollection(values: .phone)
  UIScreen.main.configure(size: CGSize(width: 393, height: 852), traits: traits)
  UITraitCollection.current = traits
}
