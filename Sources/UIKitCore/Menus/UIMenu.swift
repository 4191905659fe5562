/// A group of menu entries.
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The system's menu that has all others.
    public static let root = Identifier("root")
    /// The system's menu of files.
    public static let file = Identifier("file")
    /// The system's menu of editing.
    public static let edit = Identifier("edit")
    /// The system's menu of fonts and colours.
    public static let format = Identifier("format")
    /// The system's menu of undoing.
    public static let undoRedo = Identifier("undoRedo")
    /// The system's menu of copying and pasting.
    public static let standardEdit = Identifier("standardEdit")
    /// The system's menu of finding.
    public static let find = Identifier("find")
    /// The system's menu of replacing.
    public static let replace = Identifier("replace")
    /// The system's menu of sharing.
    public static let share = Identifier("share")
    /// The system's menu of spelling.
    public static let spelling = Identifier("spelling")
    /// The system's menu of substitutions.
    public static let substitutions = Identifier("substitutions")
    /// The system's menu of transformations.
    public static let transformations = Identifier("transformations")
    /// The system's menu of speech.
    public static let speech = Identifier("speech")
    /// The system's menu of looking words up.
    public static let lookup = Identifier("lookup")
    /// The system's menu of learning words.
    public static let learn = Identifier("learn")
    /// The system's menu of fonts.
    public static let font = Identifier("font")
    /// The system's menu of text styles.
    public static let textStyle = Identifier("textStyle")
    /// The system's menu of text sizes.
    public static let textSize = Identifier("textSize")
    /// The system's menu of text colours.
    public static let textColor = Identifier("textColor")
    /// The system's menu of styles of text that is pasted.
    public static let textStylePasteboard = Identifier("textStylePasteboard")
    /// The system's menu of text alignments.
    public static let alignment = Identifier("alignment")
    /// The system's menu of writing directions.
    public static let writingDirection = Identifier("writingDirection")
    /// The system's menu of new scenes.
    public static let newScene = Identifier("newScene")
    /// The system's menu of opening.
    public static let open = Identifier("open")
    /// The system's menu of recently opened files.
    public static let openRecent = Identifier("openRecent")
    /// The system's menu of closing.
    public static let close = Identifier("close")
    /// The system's menu of printing.
    public static let print = Identifier("print")
    /// The system's menu of documents.
    public static let document = Identifier("document")
    /// The system's menu of the application's description.
    public static let about = Identifier("about")
    /// The system's menu of preferences.
    public static let preferences = Identifier("preferences")
    /// The system's menu of services.
    public static let services = Identifier("services")
    /// The system's menu of hiding.
    public static let hide = Identifier("hide")
    /// The system's menu of ending the application.
    public static let quit = Identifier("quit")
    /// The system's menu of toolbars.
    public static let toolbar = Identifier("toolbar")
    /// The system's menu of side bars.
    public static let sidebar = Identifier("sidebar")
    /// The system's menu of the full screen.
    public static let fullscreen = Identifier("fullscreen")
    /// The system's menu of a window's size.
    public static let minimizeAndZoom = Identifier("minimizeAndZoom")
    /// The system's menu of bringing windows forward.
    public static let bringAllToFront = Identifier("bringAllToFront")
    /// The system's menu of views.
    public static let view = Identifier("view")
    /// The system's menu of windows.
    public static let window = Identifier("window")
    /// The system's menu of help.
    public static let help = Identifier("help")
    /// The system's menu of the application.
    public static let application = Identifier("application")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Entries stand in the menu around this one.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title looks dangerous.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one entry is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Entries are symbols in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large entries are. Raw values are UIKit's.
  public enum ElementSize: Int, Sendable {
    /// Symbols.
    case small
    /// Symbols with short titles.
    case medium
    /// Whole lines.
    case large
    /// Chosen by the system.
    case automatic = -1
  }

  /// By what the menu is found; a new one of its own where none was given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// The entries from top to bottom.
  open private(set) var children: [UIMenuElement]
  /// How large entries are: small and medium ones stand beside each other.
  open var preferredElementSize = ElementSize.automatic
  /// A line below the title, where the menu is an entry of another.
  open var subtitle: String?

  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
  }

  /// A menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are marked, also in menus within.
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

/// An entry whose entries are made when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the entries and hands them over.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
  let provider: Provider
  private let isCached: Bool
  /// The entries, once they were handed over.
  private(set) var made: [UIMenuElement]?

  /// Has the entries made, and calls when they come later.
  func make(_ later: @escaping @MainActor () -> Void) {
    var isNow = true
    provider { [weak self] elements in
      guard let self else { return }
      made = elements
      if !isNow { later() }
    }
    isNow = false
  }

  /// Has the entries made anew when the menu is shown next.
  func forget() { if !isCached { made = nil } }

  /// An entry with what makes its entries, which may hand them over later.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    isCached = true
    super.init(title: "", image: nil)
  }

  private init(uncached elementProvider: @escaping Provider) {
    provider = elementProvider
    isCached = false
    super.init(title: "", image: nil)
  }

  /// An entry whose entries are made anew each time, as all are here.
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }
}
