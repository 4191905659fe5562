import Foundation

/// The part of alerts that `UIKitCore` uses. `UIKitCore` finds this class by its name.
package final class ServicesPart: CorePart {
  package init() {}

  package func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
    guard let alert = object as? UIAlertController else { return false }
    switch key {
    // Properties that are not in UIKit's headers and that applications set by key.
    case "attributedTitle", "_attributedTitle": alert.attributedTitle = value as? NSAttributedString
    case "attributedMessage", "_attributedMessage": alert.attributedMessage = value as? NSAttributedString
    case "contentViewController": alert.contentViewController = value as? UIViewController
    default: return false
    }
    return true
  }
}
