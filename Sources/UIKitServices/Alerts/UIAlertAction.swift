import ClassMetadata
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
  /// What applications set by key: the title's colour and alignment, an image before it, whether a mark follows it.
  var titleColor: UIColor? { didSet { alert?.actionChanged() } }
  var titleAlignment: NSTextAlignment? { didSet { alert?.actionChanged() } }
  var image: UIImage? { didSet { alert?.actionChanged() } }
  var imageColor: UIColor? { didSet { alert?.actionChanged() } }
  var isChecked = false { didSet { alert?.actionChanged() } }
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

/// Properties that UIKit's header does not name and that applications set by key.
extension UIAlertAction: BuiltInKeyValueCoding {
  /// The value of a property of UIKit's; `unknown` where the class has none of that name.
  nonisolated public func builtInValue(_ key: String) -> RuntimeClasses.Reply {
    // As for responders, on whichever thread asks.
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

  /// Sets a property of UIKit's; false where the class has none of that name.
  nonisolated public func setBuiltInValue(_ value: Any?, _ key: String) -> Bool {
    // Unchecked: key-value coding is called on the main thread here.
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
