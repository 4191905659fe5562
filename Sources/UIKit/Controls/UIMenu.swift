/// A group of menu entries.
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let root = Identifier("root")
    public static let file = Identifier("file")
    public static let edit = Identifier("edit")
    public static let view = Identifier("view")
    public static let window = Identifier("window")
    public static let help = Identifier("help")
    public static let application = Identifier("application")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large entries are. Raw values are UIKit's.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]
  open var preferredElementSize = ElementSize.automatic
  open var subtitle: String?

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

  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
