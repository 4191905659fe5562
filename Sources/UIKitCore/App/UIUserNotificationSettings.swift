import Foundation
import ObjectiveCSupport

/// How notifications make themselves noticed, in applications from before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The flags.
  public let rawValue: UInt
  /// Types of flags.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// With a number on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// With a sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// With a text.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// Actions of notifications by name; kept, not shown.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// The name.
  open internal(set) var identifier: String?
}

/// What an application asks for, in applications from before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// How notifications make themselves noticed.
  public let types: UIUserNotificationType
  /// Stored only: what notifications offer.
  public let categories: Set<UIUserNotificationCategory>?

  /// Settings that an application asks for.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }
}
