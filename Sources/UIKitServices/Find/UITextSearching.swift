import Foundation

/// The appearance of a range that a search has found. The raw values are UIKit's.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// That of other text.
  case normal = 0
  /// That of a range that was found.
  case found = 1
  /// That of the range that the user is at.
  case highlighted = 2
}

/// The options of a search.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The parts of words that match. The raw values are UIKit's.
  public enum WordMatchMethod: Int, Sendable {
    /// All parts.
    case contains = 0
    /// The start of words.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }

  /// The parts of words that match.
  open nonisolated var wordMatchMethod: WordMatchMethod { method }
  /// The options for comparing strings.
  open nonisolated var stringCompareOptions: NSString.CompareOptions { compareOptions }
  private nonisolated let method: WordMatchMethod
  private nonisolated let compareOptions: NSString.CompareOptions

  /// Creates options for all parts of words that are equal in every respect.
  public override init() {
    method = .contains
    compareOptions = []
    super.init()
  }

  package init(_ method: WordMatchMethod, _ compareOptions: NSString.CompareOptions) {
    self.method = method
    self.compareOptions = compareOptions
    super.init()
  }
}

/// An object that collects the ranges that a search finds. It may be used on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
  let results: FoundRanges

  /// The ranges in the order in which they were found.
  public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.ranges) }
  /// Adds a range of a document; `nil` if there is one only.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    results.add(range, document.map { AnyHashable($0) })
  }
  /// Removes a range of a document, whose text has changed.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    results.remove(range, document.map { AnyHashable($0) })
  }
  /// Removes all ranges.
  public func invalidate() { results.removeAll() }
  /// Ends the search: the ranges are ordered and displayed.
  public func finishedSearching() { results.finish() }
}

/// An object whose text a session of the class `UITextSearchingFindSession` searches.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// The type that identifies documents.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?
  /// The selection, near which a search begins; `nil` for none.
  var selectedTextRange: UITextRange? { get }
  /// Compares ranges that were found in a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Searches for a text, and adds the ranges to an aggregator.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Displays a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
  /// Displays all text in the normal style.
  func clearAllDecoratedFoundText()
  /// A Boolean value that indicates whether ranges can be replaced; `false` by default.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a range may be replaced; `true` by default.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  /// Replaces a range.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces all ranges with a text.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  /// Called before a range is displayed in the highlighted style.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls so that a range is visible.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The document of the selection; `nil` for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Compares documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  /// Always `false`.
  public var supportsTextReplacement: Bool { false }
  /// Returns `true`.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Always `nil`.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Returns that the documents are in no order.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
}
