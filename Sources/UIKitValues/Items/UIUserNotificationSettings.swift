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
  /// The actions by context.
  var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// Returns the actions in a context; those of the default context if it has none of its own.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actions[context] ?? actions[.default]
  }
}

/// A group of notification actions that can be changed.
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The name of the category.
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  /// Sets the actions in a context; `nil` for those of the default context.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    self.actions[context] = actions
  }
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

/// The behavior of a notification action. Raw values are UIKit's.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A button.
  case `default` = 0
  /// A text field.
  case textInput = 1
}

/// The state in which an action launches its application. Raw values are UIKit's.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// In the foreground.
  case foreground = 0
  /// In the background.
  case background = 1
}

/// The amount of space for actions. Raw values are UIKit's.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// Space for up to four actions.
  case `default` = 0
  /// Space for two actions.
  case minimal = 1
}

/// An action of a notification, which is not displayed here.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
  /// The name of the action.
  open internal(set) var identifier: String?
  /// The title of the button.
  open internal(set) var title: String?
  /// The behavior of the action.
  open internal(set) var behavior = UIUserNotificationActionBehavior.default
  /// The parameters of the behavior.
  open internal(set) var parameters: [AnyHashable: Any] = [:]
  /// The state in which the action launches the application.
  open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
  /// A Boolean value that indicates whether the device has to be unlocked.
  open internal(set) var isAuthenticationRequired = false
  /// A Boolean value that indicates whether the action destroys something.
  open internal(set) var isDestructive = false
}

/// An action of a notification that can be changed.
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The name of the action.
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  /// The title of the button.
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  /// The behavior of the action.
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }
  /// The parameters of the behavior.
  open override var parameters: [AnyHashable: Any] {
    get { super.parameters }
    set { super.parameters = newValue }
  }
  /// The state in which the action launches the application.
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  /// A Boolean value that indicates whether the device has to be unlocked.
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  /// A Boolean value that indicates whether the action destroys something.
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}

/// The key of the title of a text field's button, in the parameters of an action.
public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
/// The key of the text that a user entered, in the information of a response.
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// The types of remote notifications before iOS 8. Raw values are UIKit's.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A badge on the icon.
  public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
  /// New content for a newsstand.
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}
