import Foundation

/// A pasteboard with representations by type, in memory. It is not shared with other processes.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The general pasteboard, for copying and pasting.
  open class var general: UIPasteboard { theGeneral }
  private static let theGeneral = UIPasteboard(name: Name(rawValue: "com.apple.UIKit.pboard.general"))

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string value of the name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted when the content has changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted when a pasteboard has been removed.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  private static var named: [Name: UIPasteboard] = [:]

  /// Creates an object for the pasteboard with a name, creating the pasteboard if that is requested;
  /// otherwise `nil` if there is none.
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

  /// Creates a pasteboard with a unique name.
  public static func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(name: Name(UUID().uuidString))
    named[made.name] = made
    return made
  }

  /// Removes the pasteboard with a name. The general one cannot be removed.
  public static func remove(withName pasteboardName: Name) {
    guard let gone = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: gone)
  }

  /// The content that pasteboards with the same name share.
  private final class Content {
    var items: [[String: Any]] = []
    var changeCount = 0
    var expiration: Date?
  }

  /// The name of the pasteboard.
  public let name: Name
  private var content = Content()

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// The items, each a dictionary of representations by type.
  open var items: [[String: Any]] {
    get {
      if let expiration = content.expiration, expiration <= Date() { replaceItems([]) }
      return content.items
    }
    set { replaceItems(newValue) }
  }

  private func replaceItems(_ newValue: [[String: Any]]) {
    let former = Set(content.items.flatMap(\.keys))
    let present = Set(newValue.flatMap(\.keys))
    content.items = newValue
    content.expiration = nil
    content.changeCount += 1
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: present.subtracting(former).sorted(),
        Self.changedTypesRemovedUserInfoKey: former.subtracting(present).sorted(),
      ])
  }

  /// Sets the date after which the items are removed; `nil` for never.
  package func expire(at date: Date?) { content.expiration = date }

  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The number of times the content has changed.
  open var changeCount: Int { content.changeCount }
  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }

  /// Returns the first item's representation of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Returns the data of the first item's representation of a type, which may be data or a string.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(of: value(forPasteboardType: pasteboardType))
  }

  /// Replaces the content by an item with one representation.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the content by an item with one representation.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Appends items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  private func all<Value>(_ type: String, _ kind: Value.Type) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func replace(_ type: String, _ values: [Any]?) { items = (values ?? []).map { [type: $0] } }

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The strings of all items.
  open var strings: [String]? {
    get { all("public.utf8-plain-text", String.self) }
    set { replace("public.utf8-plain-text", newValue) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items.
  open var urls: [URL]? {
    get { all("public.url", URL.self) }
    set { replace("public.url", newValue) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items.
  open var images: [UIImage]? {
    get { all("public.png", UIImage.self) }
    set { replace("public.png", newValue) }
  }
  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of all items.
  open var colors: [UIColor]? {
    get { all("com.apple.uikit.color", UIColor.self) }
    set { replace("com.apple.uikit.color", newValue) }
  }

  /// A Boolean value that indicates whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether there is an image.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether there is a color.
  open var hasColors: Bool { colors != nil }
}
