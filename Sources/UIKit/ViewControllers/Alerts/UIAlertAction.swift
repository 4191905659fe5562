import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// How the button looks and where it stands. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// A usual button.
    case `default` = 0
    /// The button that changes nothing: it stands last or apart, in semibold. There may be one.
    case cancel = 1
    /// A button in red that deletes something.
    case destructive = 2
  }

  /// The text of the button; nil for none.
  open private(set) var title: String?
  /// How the button looks and where it stands.
  open private(set) var style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged() } } }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// A button with a title; the handler is called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// A button like this one, with the same handler.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIAlertAction = MainActor.assumeIsolated {
      let made = UIAlertAction(title: title, style: style, handler: handler)
      made.isEnabled = isEnabled
      return made
    }
    return copy
  }
}
