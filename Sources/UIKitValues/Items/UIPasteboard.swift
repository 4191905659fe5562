import Foundation

/// What was copied: representations by type, in memory. All code of a process shares the general one; other processes do not
/// see it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of copying and pasting.
  public static let general = UIPasteboard(name: Name(rawValue: "com.apple.UIKit.pboard.general"))

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String
    /// A name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of a text, the same as `init(rawValue:)`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted when the content has changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted when a pasteboard has gone.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  private static var named: [Name: UIPasteboard] = [:]

  /// The pasteboard of a name, which is made where there is none and that is asked for.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.named[name] != nil || name == .general else { return nil }
    self.init(name: name)
    if name == .general {
      content = UIPasteboard.general.content
    } else if let known = Self.named[name] {
      content = known.content
    } else {
      Self.named[name] = self
    }
  }

  /// A new pasteboard with a name that no other has.
  public static func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(name: Name(UUID().uuidString))
    named[made.name] = made
    return made
  }

  /// Forgets the pasteboard of a name. The general one stays.
  public static func remove(withName pasteboardName: Name) {
    guard let gone = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: gone)
  }

  /// What pasteboards of one name share.
  private final class Content {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  /// The pasteboard's name.
  public let name: Name
  private var content = Content()

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// The items: each a dictionary of its representations by type.
  open var items: [[String: Any]] {
    get { content.items }
    set {
      content.items = newValue
      content.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How many items there are.
  open var numberOfItems: Int { items.count }
  /// How often the content has changed.
  open var changeCount: Int { content.changeCount }
  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }

  /// The first item's representation of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// The data of the first item's representation of a type: of data and of texts.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  /// Replaces the content by one item of one representation.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the content by one item of one representation.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Adds items after those that are there.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  private func all<Value>(_ type: String, _ kind: Value.Type) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func replace(_ type: String, _ values: [Any]?) { items = (values ?? []).map { [type: $0] } }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]? {
    get { all("public.utf8-plain-text", String.self) }
    set { replace("public.utf8-plain-text", newValue) }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { all("public.url", URL.self) }
    set { replace("public.url", newValue) }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures.
  open var images: [UIImage]? {
    get { all("public.png", UIImage.self) }
    set { replace("public.png", newValue) }
  }
  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours.
  open var colors: [UIColor]? {
    get { all("com.apple.uikit.color", UIColor.self) }
    set { replace("com.apple.uikit.color", newValue) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
}
