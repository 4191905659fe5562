import Foundation
@_spi(UIKit) import UIKitCore

/// The menu system of the menu bar, in iOS 26.
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  /// The system, which is `UIMenuSystem.main` as well.
  public class var shared: UIMainMenuSystem { only }
  private static let only = UIMainMenuSystem()

  private override init() { super.init() }

  /// The configuration that was set.
  private(set) var configuration = Configuration()
  /// The closure that builds the menus in place of the application's responders.
  private(set) var buildHandler: ((any UIMenuBuilder) -> Void)?

  /// Sets which elements the system's menus contain, and a closure that builds the menus in place of
  /// `buildMenu(with:)`.
  public final func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    self.configuration = configuration.copied()
    self.buildHandler = buildHandler
    setNeedsRebuild()
  }

  /// Lets the closure, or the application's delegate, or the application build the menus.
  @_spi(UIKit) open override func build(with builder: any UIMenuBuilder) {
    if let buildHandler { return buildHandler(builder) }
    (UIApplication.shared.delegate as? UIResponder ?? UIApplication.shared).buildMenu(with: builder)
  }

  /// The elements that the system's menus contain. The system's own elements are none here.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Stored only: the preference for elements that open scenes.
    open var newScenePreference = UIMenuSystem.ElementGroupPreference.automatic
    /// Stored only: the preference for elements of documents.
    open var documentPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// Stored only: the preference for elements that print.
    open var printingPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// Stored only: the preference for elements that find text.
    open var findingPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// The configuration of the elements that find text.
    public let findingConfiguration = UIMenuSystem.FindElementGroupConfiguration()
    /// Stored only: the preference for elements of toolbars.
    open var toolbarPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// Stored only: the preference for elements of sidebars.
    open var sidebarPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// Stored only: the preference for elements of inspectors.
    open var inspectorPreference = UIMenuSystem.ElementGroupPreference.automatic
    /// Stored only: the preference for elements that format text.
    open var textFormattingPreference = UIMenuSystem.ElementGroupPreference.automatic

    /// Creates the configuration of the system.
    public override init() { super.init() }

    func copied() -> Configuration {
      let made = Configuration()
      made.newScenePreference = newScenePreference
      made.documentPreference = documentPreference
      made.printingPreference = printingPreference
      made.findingPreference = findingPreference
      made.findingConfiguration.style = findingConfiguration.style
      made.toolbarPreference = toolbarPreference
      made.sidebarPreference = sidebarPreference
      made.inspectorPreference = inspectorPreference
      made.textFormattingPreference = textFormattingPreference
      return made
    }

    /// Returns a copy of the configuration.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      let copy: Configuration = MainActor.assumeIsolated { copied() }
      return copy
    }
  }
}

extension UIMenuSystem {
  /// The main menu system, built on first use and again after `setNeedsRebuild()`.
  public static let main: UIMenuSystem = UIMainMenuSystem.shared
  /// The menu system for context menus. Responders do not build it: edit menus come from their interactions.
  public static let context: UIMenuSystem = UIContextMenuSystem.shared

  /// A preference for a group of the system's elements, in iOS 26. Raw values are UIKit's.
  public enum ElementGroupPreference: Int, Sendable {
    /// Determined by the system.
    case automatic = 0
    /// Without the elements.
    case removed = 1
    /// With the elements.
    case included = 2
  }

  /// The configuration of the elements that find text, in iOS 26.
  @preconcurrency @MainActor
  open class FindElementGroupConfiguration: NSObject {
    /// The elements that find text. Raw values are UIKit's.
    public enum Style: Int, Sendable {
      /// Determined by the system.
      case automatic = 0
      /// A search.
      case search = 1
      /// Elements for text that cannot be edited.
      case nonEditableText = 2
      /// Elements for text that can be edited.
      case editableText = 3
    }

    /// Stored only: the elements that find text, of which there are none here.
    open var style = Style.automatic
  }
}

/// The menu system of context menus, in iOS 26.
@preconcurrency @MainActor
open class UIContextMenuSystem: UIMenuSystem {
  /// The system, which is `UIMenuSystem.context` as well.
  public class var shared: UIContextMenuSystem { only }
  private static let only = UIContextMenuSystem()

  private override init() { super.init() }
}

extension UIDeferredMenuElement {
  /// Returns an element whose elements the first responder, or one that follows it, provides when the menu is
  /// presented, in iOS 26.
  public static func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool = false
  ) -> UIDeferredMenuElement {
    let found = FoundElement()
    let made = UIDeferredMenuElement(isCached: shouldCacheItems, identifier: identifier) { complete in
      guard let element = found.element else { return complete([]) }
      var responder = DeviceSession.current.firstResponder ?? UIApplication.shared
      while true {
        if let provider = responder.provider(for: element) { return provider.provide(complete) }
        guard let next = responder.next else { return complete([]) }
        responder = next
      }
    }
    found.element = made
    return made
  }

  @MainActor private final class FoundElement { weak var element: UIDeferredMenuElement? }
}
