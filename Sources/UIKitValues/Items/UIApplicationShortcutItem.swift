import Foundation

/// A quick action of an application on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type by which the application identifies the action.
  open fileprivate(set) var type: String
  /// The title on the home screen.
  open fileprivate(set) var localizedTitle: String
  /// The subtitle; `nil` for none.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon; `nil` for none.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Additional information for the application.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content to which the action leads.
  open var targetContentIdentifier: Any?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates a quick action with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action whose properties can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type by which the application identifies the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title on the home screen.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle; `nil` for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon; `nil` for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// Additional information for the application.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// Stored only: the icon of a quick action, as there is no home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A system icon. Raw values are UIKit's.
  public enum IconType: Int, Sendable {
    /// Icons of actions and places.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    /// Icons of messages, dates and media.
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    /// Icons of tasks and sounds.
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  let type: IconType?
  let imageName: String?

  /// Creates a system icon.
  public init(type: IconType) {
    self.type = type
    imageName = nil
  }

  /// Creates an icon from an image of the application.
  public init(templateImageName: String) {
    type = nil
    imageName = templateImageName
  }

  /// Creates an icon from a symbol.
  public init(systemImageName: String) {
    type = nil
    imageName = systemImageName
  }
}
