import Foundation

extension UIPasteboard {
  /// The items with the indexes of a set; all for `nil`. Indexes beyond the last item are left out.
  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return items }
    let present = items
    return itemSet.filter { $0 < present.count }.map { present[$0] }
  }

  /// Returns the types of the items with the indexes of a set, each in alphabetical order; all items for `nil`.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    let found = chosen(itemSet).map { $0.keys.sorted() }
    return found.isEmpty ? nil : found
  }

  /// Returns whether each of the items with the indexes of a set has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let found = chosen(itemSet)
    return !found.isEmpty && found.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the indexes of the items that have one of the types; `nil` if there are none.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = IndexSet(
      items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    return found.isEmpty ? nil : found
  }

  /// Returns the representations of a type of the items with the indexes of a set; `nil` if there are none.
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = chosen(itemSet).compactMap { $0[pasteboardType] }
    return found.isEmpty ? nil : found
  }

  /// Returns the data of the representations of a type of the items with the indexes of a set; `nil` if there
  /// are none.
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let found = chosen(itemSet).compactMap { Self.data(of: $0[pasteboardType]) }
    return found.isEmpty ? nil : found
  }

  /// The data of a representation, which may be data or a string.
  static func data(of value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }

  // MARK: Options

  /// A key in the options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date after which the system removes the items.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// The key of whether the items stay on the device, as they always do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces the items. They are gone after their date of expiration, if the options have one; they never
  /// leave the process.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items.map { item in
      guard let value = item[Self.typeAutomatic] else { return item }
      var typed = item
      typed[Self.typeAutomatic] = nil
      typed[Self.automaticType(of: value)] = value
      return typed
    }
    expire(at: options[.expirationDate] as? Date)
  }

  /// The type of a value whose type is automatic.
  private static func automaticType(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }

  /// The type of a value that stands for the type that suits it, in the items of `setItems(_:options:)`.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types of texts.
  public nonisolated class var typeListString: NSArray {
    [
      "public.utf8-plain-text", "public.text", "public.plain-text",
    ]
  }
  /// The types of URLs.
  public nonisolated class var typeListURL: NSArray { ["public.url"] }
  /// The types of images.
  public nonisolated class var typeListImage: NSArray {
    [
      "public.png", "public.tiff", "public.jpeg", "com.compuserve.gif", "com.microsoft.bmp", "com.apple.pict",
    ]
  }
  /// The types of colors.
  public nonisolated class var typeListColor: NSArray { ["com.apple.uikit.color"] }
  /// The key of the types that are new, in the information of `changedNotification`.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that are gone, in the information of `changedNotification`.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// Sets a value that has no effect: the former setter of `isPersistent`.
  public func setPersistent(_ persistent: Bool) {}
  /// A Boolean value that indicates whether the content survives the application; `true` for the general
  /// pasteboard.
  public var isPersistent: Bool { name == .general }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the pasteboard of searches, which each application has for itself since iOS 10.
public let UIPasteboardNameFind = "com.apple.UIKit.pboard.find"
