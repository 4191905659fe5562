import Foundation

/// Joins items as a language does: "a, b, and c". Foundation on Linux has no such class.
///
/// Words are those of the Unicode Common Locale Data Repository, as on Apple's platforms. Unchecked, like Foundation's formatters: one
/// thread configures them.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language. The default is the device's.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of items; without one, or where it has no text, an item is described.
  open var itemFormatter: Formatter?

  /// Returns strings joined in the device's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, .autoupdatingCurrent)
  }

  /// Returns items joined; `nil` for none on Apple's platforms, too.
  open func string(from items: [Any]) -> String? {
    guard !items.isEmpty else { return nil }
    return Self.join(
      items.map { itemFormatter?.string(for: $0) ?? "\($0)" }, locale ?? .autoupdatingCurrent)
  }

  /// Returns the items of an array joined; `nil` for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private static func join(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
