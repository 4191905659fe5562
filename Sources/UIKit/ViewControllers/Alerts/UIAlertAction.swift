import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// How the button looks and where it stands. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged() } } }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIAlertAction = MainActor.assumeIsolated {
      let made = UIAlertAction(title: title, style: style, handler: handler)
      made.isEnabled = isEnabled
      return made
    }
    return copy
  }
}
