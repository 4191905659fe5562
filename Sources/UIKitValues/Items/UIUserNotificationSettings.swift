import Foundation
import ObjectiveCSupport

/// The types of notifications, for applications from before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits of the types, which are UIKit's.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A badge on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A named group of notification actions, which are not displayed here.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// The name of the category.
  open internal(set) var identifier: String?
}

/// The notification settings of an application from before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The types of notifications.
  public let types: UIUserNotificationType
  /// Stored only: the categories of notification actions.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }
}
