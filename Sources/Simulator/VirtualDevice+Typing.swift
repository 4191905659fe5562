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
      guard let input = session.firstResponder as? UIKeyInput else { return false }
      collectingMessages { input.insertText(String(character)) }
      layOut()
    }
    return session.firstResponder is UIKeyInput
  }

  /// Presses a key of a keyboard with others held: the first responder in the chain that has a command for it is sent that.
  ///
  /// - Parameters:
  ///   - characters: the key's, or a name such as `UIKeyCommand.inputUpArrow`.
  ///   - modifiers: what is held; nothing by default.
  /// - Returns: whether there was a command.
  @discardableResult
  public func pressKey(_ characters: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    layOut()
    let first = session.firstResponder ?? window.rootViewController ?? window
    let done = collectingMessages { first.press(characters, modifiers) }
    layOut()
    return done
  }

  /// Presses the key that deletes backwards.
  ///
  /// - Parameter count: how often.
  @discardableResult
  public func typeBackspace(_ count: Int = 1) -> Bool {
    becomeCurrent()
    for _ in 0..<max(count, 0) {
      guard let input = session.firstResponder as? UIKeyInput else { return false }
      collectingMessages { input.deleteBackward() }
      layOut()
    }
    return session.firstResponder is UIKeyInput
  }
}
