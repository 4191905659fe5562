import ClassMetadata
import Foundation

/// An action of an alert or action sheet, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of the cancel action, which is last or separate and semibold. An alert can have one.
    case cancel = 1
    /// The style of an action that deletes data, in red.
    case destructive = 2
  }

  /// The title.
  open private(set) var title: String?
  /// The style.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the action is enabled. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged() } } }
  /// Properties that applications set by key: the color and alignment of the title, an image before it, and a
  /// checkmark after it.
  var titleColor: UIColor? { didSet { alert?.actionChanged() } }
  var titleAlignment: NSTextAlignment? { didSet { alert?.actionChanged() } }
  var image: UIImage? { didSet { alert?.actionChanged() } }
  var imageColor: UIColor? { didSet { alert?.actionChanged() } }
  var isChecked = false { didSet { alert?.actionChanged() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates an action with a title. The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Creates an action of the default style without a title and a handler.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Returns an action with the same properties and handler.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIAlertAction = MainActor.assumeIsolated {
      let made = UIAlertAction(title: title, style: style, handler: handler)
      made.isEnabled = isEnabled
      made.titleColor = titleColor
      made.titleAlignment = titleAlignment
      made.image = image
      made.imageColor = imageColor
      made.isChecked = isChecked
      return made
    }
    return copy
  }
}

/// Properties that are not in UIKit's headers and that applications set by key.
extension UIAlertAction: BuiltInKeyValueCoding {
  /// Returns the value of a property; `unknown` if the class has none with the name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // As for responders, the value is read on the thread of the caller.
    withoutIsolationCheck((self, key)) { object, key in
      switch key {
      case "title": .returned(object.title)
      case "titleTextColor", "_titleTextColor": .returned(object.titleColor)
      case "titleTextAlignment", "_titleTextAlignment": .returned(object.titleAlignment?.rawValue)
      case "image": .returned(object.image)
      case "imageTintColor", "_imageTintColor": .returned(object.imageColor)
      case "checked", "_checked", "isChecked": .returned(object.isChecked)
      case "enabled", "isEnabled": .returned(object.isEnabled)
      default: .unknown
      }
    }
  }

  /// Sets a property. Returns `false` if the class has none with the name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    // Unchecked: key-value coding is called on the main thread.
    nonisolated(unsafe) let value = value
    return MainActor.assumeIsolated {
      switch key {
      case "titleTextColor", "_titleTextColor": titleColor = value as? UIColor
      case "titleTextAlignment", "_titleTextAlignment":
        titleAlignment =
          (value as? Int ?? (value as? NSNumber)?.intValue).flatMap(NSTextAlignment.init)
          ?? value as? NSTextAlignment
      case "image": image = value as? UIImage
      case "imageTintColor", "_imageTintColor": imageColor = value as? UIColor
      case "checked", "_checked", "isChecked":
        isChecked = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
      case "enabled", "isEnabled": isEnabled = (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? true
      default: return false
      }
      return true
    }
  }
}
