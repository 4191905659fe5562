import Foundation

/// The sections of an alphabetical list in the user's language, and the sections of its objects.
///
/// The sections are the letters A to Z, and `#` for what begins with something else. Letters with accents belong to
/// those without.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the collation of the user's language.
  open class func current() -> Self { unsafeDowncast(shared, to: Self.self) }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters.map(String.init) + ["#"] }
  /// The titles of the index, one for each section.
  open var sectionIndexTitles: [String] { sectionTitles }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Returns the index of the section for the title at an index of the list of titles.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the index of the section of an object, by the text that a method of it returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector)
    let first = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
      .first
    return first.flatMap { Self.letters.firstIndex(of: $0) } ?? Self.letters.count
  }

  /// Returns objects in the order of the texts that a method of them returns. Equal ones stay in their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { Self.text(of: $0, selector) }
    return array.indices.sorted { left, right in
      switch texts[left].localizedStandardCompare(texts[right]) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: left < right
      }
    }.map { array[$0] }
  }

  /// The text that a method of an object returns; the object's own text for strings.
  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    if let text = object as? NSString { return String(describing: text) }
    guard let object = object as? NSObject else { return "\(object)" }
    return object.value(forKey: selector.name) as? String ?? "\(object)"
  }
}
