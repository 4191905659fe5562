import Foundation

/// The kinds of input that are expected.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  /// A Boolean value that indicates whether a pencil is expected. Stored only: virtual devices have none.
  open var isPencilInputExpected = false
  /// A Boolean value that indicates whether dictation is expected. Stored only: there is no dictation.
  open var isDictationInputExpected = false
  /// A Boolean value that indicates whether a hardware keyboard is expected. Stored only: the keyboard is on the screen.
  open var isHardwareKeyboardInputExpected = false

  public override init() { super.init() }

  private static let shared = UITextInputContext()

  /// Returns the context of the application.
  open class func current() -> UITextInputContext? { shared }
}
