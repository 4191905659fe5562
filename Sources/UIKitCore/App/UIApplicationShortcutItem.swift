import Foundation

/// An action of an application on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What the application knows the action by.
  open fileprivate(set) var type: String
  /// The title on the home screen.
  open fileprivate(set) var localizedTitle: String
  /// The line below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The picture beside the title.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the application wants to know when the action is chosen.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What the system may tell the action by.
  open var targetContentIdentifier: Any?

  /// Makes an action.
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

  /// Makes an action with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of an action on the home screen. Stored only: there is no home screen here.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Pictures that the system brings. Raw values are UIKit's.
  public enum IconType: Int, Sendable {
    /// Pictures of actions and places.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite
    /// Pictures of messages, dates and pictures.
    case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
    /// Pictures of tasks and sounds.
    case taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  let type: IconType?
  let imageName: String?

  /// A picture of the system's.
  public init(type: IconType) {
    self.type = type
    imageName = nil
  }

  /// An image of the application's.
  public init(templateImageName: String) {
    type = nil
    imageName = templateImageName
  }

  /// A symbol.
  public init(systemImageName: String) {
    type = nil
    imageName = systemImageName
  }
}
