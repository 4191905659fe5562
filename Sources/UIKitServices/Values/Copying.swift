import Foundation
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitValues

// Objects that Apple's headers declare as `NSCopying`. What cannot change is its own copy.

extension UIKey: NSCopying {
  /// Returns the key itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UICommandAlternate: NSCopying {
  /// Returns the variant itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIPreviewTarget: NSCopying {
  /// Returns the target itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview: NSCopying {
  /// Returns the preview itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIDragPreview: NSCopying {
  /// Returns the preview itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIApplicationShortcutIcon: NSCopying {
  /// Returns the icon itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UICubicTimingParameters: NSCopying {
  /// Returns the parameters themselves.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UISpringTimingParameters: NSCopying {
  /// Returns the parameters themselves.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIPreviewParameters: NSCopying {
  /// Returns a copy of the same class if it is the system's.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIPreviewParameters = MainActor.assumeIsolated {
      let made = self is UIDragPreviewParameters ? UIDragPreviewParameters() : UIPreviewParameters()
      (made.visiblePath, made.shadowPath) = (visiblePath, shadowPath)
      made.backgroundColor = backgroundColor
      return made
    }
    return copy
  }
}

extension UIPasteConfiguration: NSCopying {
  /// Returns a copy.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIPasteConfiguration = MainActor.assumeIsolated {
      UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
    return copy
  }
}

extension UIApplicationShortcutItem: NSCopying, NSMutableCopying {
  /// Returns a copy that does not change.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    let copy: UIApplicationShortcutItem = MainActor.assumeIsolated {
      let made = UIApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
        userInfo: userInfo)
      made.targetContentIdentifier = targetContentIdentifier
      return made
    }
    return copy
  }

  /// Returns a copy whose properties can be changed.
  nonisolated public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy: UIMutableApplicationShortcutItem = MainActor.assumeIsolated {
      let made = UIMutableApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
        userInfo: userInfo)
      made.targetContentIdentifier = targetContentIdentifier
      return made
    }
    return copy
  }
}
