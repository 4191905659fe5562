import Foundation

extension UIMenuElement {
  /// The repetition of an element while its key is held, in iOS 26. Raw values are UIKit's.
  public enum RepeatBehavior: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// The element repeats.
    case repeatable = 1
    /// The element does not repeat.
    case nonRepeatable = 2
  }
}

extension UIAction {
  /// Stored only: the repetition while the key is held; keys do not repeat here.
  public var repeatBehavior: UIMenuElement.RepeatBehavior {
    get { AttachedValues.value("repeatBehavior", of: self) ?? .automatic }
    set { AttachedValues.set(newValue, "repeatBehavior", of: self) }
  }
}

extension UICommand {
  /// Stored only: the repetition while the key is held; keys do not repeat here.
  public var repeatBehavior: UIMenuElement.RepeatBehavior {
    get { AttachedValues.value("repeatBehavior", of: self) ?? .automatic }
    set { AttachedValues.set(newValue, "repeatBehavior", of: self) }
  }
}
