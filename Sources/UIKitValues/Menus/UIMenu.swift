/// A group of menu elements.
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The main menu, which contains all others.
    public static let root = Identifier("com.apple.menu.root")
    /// The File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The Format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu for undo and redo.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The menu for cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The menu for finding text.
    public static let find = Identifier("com.apple.menu.find")
    /// The menu for replacing text.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The menu for sharing.
    public static let share = Identifier("com.apple.menu.share")
    /// The menu for spelling.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The panel for spelling.
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    /// The options of spelling.
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    /// The panel for substitutions.
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    /// The options of substitutions.
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    /// The menu for text.
    public static let text = Identifier("com.apple.menu.text")
    /// The menu for substitutions.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The menu for transformations of text.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// The menu for speech.
    public static let speech = Identifier("com.apple.menu.speech")
    /// The menu for looking up words.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// The menu for learning words.
    public static let learn = Identifier("com.apple.menu.learn")
    /// The Font menu.
    public static let font = Identifier("com.apple.menu.font")
    /// The menu for text styles.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// The menu for text sizes.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The menu for text colors.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// The menu for copying and pasting text styles.
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    /// The menu for text alignments.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// The menu for writing directions.
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    /// The menu for new scenes.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The menu for opening documents.
    public static let open = Identifier("com.apple.menu.open")
    /// The menu of recently opened documents.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// The menu for closing windows.
    public static let close = Identifier("com.apple.menu.close")
    /// The menu for printing.
    public static let print = Identifier("com.apple.menu.print")
    /// The menu for documents.
    public static let document = Identifier("com.apple.menu.document")
    /// The menu with information about the application.
    public static let about = Identifier("com.apple.menu.about")
    /// The menu for preferences.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The Services menu.
    public static let services = Identifier("com.apple.menu.services")
    /// The menu for hiding applications.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The menu for quitting the application.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The menu for toolbars.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The menu for sidebars.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The menu for full screen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// The menu for minimizing and zooming windows.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// The menu for bringing windows to the front.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
    /// The View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The application menu.
    public static let application = Identifier("com.apple.menu.application")
  }

  /// The options of a menu's presentation.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options, which are UIKit's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entries appear inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the menu has the color of destructive actions.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one entry is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries are symbols in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the entries. The raw values are UIKit's.
  public enum ElementSize: Int, Sendable {
    /// Symbols.
    case small
    /// Symbols with short titles.
    case medium
    /// Full rows.
    case large
    /// The size that the system chooses.
    case automatic = -1
  }

  /// The identifier by which the menu is found; a unique one by default.
  public let identifier: Identifier
  /// The options of the presentation.
  public let options: Options
  /// The entries from top to bottom.
  open private(set) var children: [UIMenuElement]
  /// The size of the entries. Small and medium ones stand side by side.
  open var preferredElementSize = ElementSize.automatic
  /// The preferences for the display of the entries; `nil`, the default, for the system's.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu with entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns a copy of the menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The actions in the menu and its submenus that are on.
  open var selectedElements: [UIMenuElement] {
    var found: [UIMenuElement] = []
    var waiting = Array(children.reversed())
    while let element = waiting.popLast() {
      if let menu = element as? UIMenu { waiting.append(contentsOf: menu.children.reversed()) }
      if let action = element as? UIAction, action.state == .on { found.append(action) }
    }
    return found
  }
}

/// A menu element that is replaced by elements that a closure provides when the menu is presented.
open class UIDeferredMenuElement: UIMenuElement {
  /// The identity of an element whose elements responders provide, in iOS 26.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// An object that provides the elements of a deferred element, in iOS 26.
  @preconcurrency @MainActor
  open class Provider: NSObject {
    package let provide: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Creates a provider with a closure that provides the elements by calling its argument.
    public init(elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      provide = elementProvider
      super.init()
    }
  }

  /// The identifier by which responders recognize the element; unique unless one was given.
  public let identifier: Identifier
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements, once they were provided.
  package private(set) var made: [UIMenuElement]?

  /// Requests the elements, and calls a closure if they are provided after this method returns.
  package func make(_ later: @escaping @MainActor () -> Void) {
    var isNow = true
    provider { [weak self] elements in
      guard let self else { return }
      made = elements
      if !isNow { later() }
    }
    isNow = false
  }

  /// Discards the elements of an uncached element, so that they are requested for the next presentation.
  package func forget() { if !isCached { made = nil } }

  /// Creates an element whose elements are requested once, and may be provided later.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    identifier = Identifier(UUID().uuidString)
    super.init(title: "", image: nil)
  }

  package init(
    isCached: Bool, identifier: Identifier,
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    self.isCached = isCached
    self.identifier = identifier
    super.init(title: "", image: nil)
  }

  /// Returns an element whose elements are requested each time the menu is presented.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, identifier: Identifier(UUID().uuidString), elementProvider)
  }
}
