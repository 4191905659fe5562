import Foundation
import UIKit

extension VirtualDevice {
  /// Types characters one after the other into what gets keyboard input, as keys do: delegates are asked and told for each. A
  /// newline is the return key.
  ///
  /// - Returns: whether anything gets keyboard input.
  @discardableResult
  public func typeText(_ text: String) -> Bool {
    layOut()
    for character in text {
      guard let input = UIResponder.presentFirst as? UIKeyInput else { return false }
      collectingMessages { input.insertText(String(character)) }
      layOut()
    }
    return UIResponder.presentFirst is UIKeyInput
  }

  /// Presses the key that deletes backwards.
  ///
  /// - Parameter count: how often.
  @discardableResult
  public func typeBackspace(_ count: Int = 1) -> Bool {
    for _ in 0..<max(count, 0) {
      guard let input = UIResponder.presentFirst as? UIKeyInput else { return false }
      collectingMessages { input.deleteBackward() }
      layOut()
    }
    return UIResponder.presentFirst is UIKeyInput
  }
}
