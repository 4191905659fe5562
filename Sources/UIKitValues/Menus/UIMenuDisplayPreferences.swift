import Foundation

/// Preferences for the display of a menu's entries.
open class UIMenuDisplayPreferences: NSObject, NSCopying {
  /// Stored only: the maximum number of lines of an entry's title; 0, the default, for the system's number.
  /// Menus choose the number of lines themselves.
  open var maximumNumberOfTitleLines = 0

  /// Creates preferences of the system.
  public override init() { super.init() }

  /// Returns a copy of the preferences.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
