import Foundation
import UIKit

extension VirtualDevice {
  /// Types characters one after the other into the first responder, as keys do: delegate methods are called
  /// for each. A newline is the return key.
  ///
  /// - Returns: Whether the first responder accepts text input.
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

  /// Presses a key with modifiers: the first responder in the chain that has a command for it performs that.
  ///
  /// - Parameters:
  ///   - characters: The key's characters, or a name such as `UIKeyCommand.inputUpArrow`.
  ///   - modifiers: The modifier keys. The default is none.
  /// - Returns: Whether there was a command.
  @discardableResult
  public func pressKey(_ characters: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    layOut()
    let first = session.firstResponder ?? window.rootViewController ?? window
    let done = collectingMessages { first.press(characters, modifiers) }
    layOut()
    return done
  }

  /// Presses the delete key.
  ///
  /// - Parameter count: The number of times.
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
