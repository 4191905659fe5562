import Foundation

/// A search in the text of a view. This class finds nothing; subclasses do.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The display of the number of results. The raw values are UIKit's.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the highlighted result, and that of all.
    case currentAndTotal = 0
    /// The number of all results.
    case total = 1
    /// No number.
    case none = 2
  }

  public override init() { super.init() }

  /// The number of results; 0 by default.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result; `NSNotFound` without one, and by default.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The display of the number of results. Stored only: no navigator is displayed.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// A Boolean value that indicates whether results can be replaced; `false` by default.
  open var supportsReplacement: Bool { false }
  /// A Boolean value that indicates whether the highlighted result can be replaced; `false` by default.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// A Boolean value that indicates whether the highlighted result can be replaced.
  @available(*, deprecated, renamed: "allowsReplacementForCurrentlyHighlightedResult")
  open var allowsReplacement: Bool { allowsReplacementForCurrentlyHighlightedResult }

  /// Searches for a text. Does nothing by default.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result. Does nothing by default.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results of a search. Does nothing by default.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next or previous result. Does nothing by default.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Removes the results. Does nothing by default.
  open func invalidateFoundResults() {}
}

/// A search in the text of an object that finds and displays ranges.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  private let object: any SearchedObject
  private var results: FoundRanges?
  private var found: [FoundRanges.Found] = []
  private var highlighted: Int?

  /// The object that is searched; `nil` once it was released.
  open var searchableObject: (any UITextSearching)? { object.searchable }

  /// Creates a session for an object, which is not retained.
  public convenience init<Searchable: UITextSearching>(searchableObject: Searchable) {
    self.init(object: Searched(searchableObject))
  }

  init(object: any SearchedObject) {
    self.object = object
    super.init()
  }

  open override var resultCount: Int { found.count }
  open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
  open override var supportsReplacement: Bool { object.supportsTextReplacement }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && highlighted != nil
  }

  /// Searches for a text, displays the results, and highlights the first one at or after the selection.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard !query.isEmpty else { return }
    let made = FoundRanges { [weak self] in MainActor.assumeIsolated { self?.showResults() } }
    results = made
    object.search(query, options ?? UITextSearchOptions(), made)
    if made.endSearch() { showResults() }
  }

  private func showResults() {
    guard let results else { return }
    object.clear()
    found = results.all.sorted { object.isOrdered($0, before: $1) }
    highlighted = nil
    for result in found { object.decorate(result, .found) }
    if let first = object.firstIndex(of: found) { highlight(first) }
  }

  private func highlight(_ index: Int) {
    if let highlighted { object.decorate(found[highlighted], .found) }
    highlighted = index
    object.highlight(found[index])
  }

  /// Highlights the next or previous result; after the last one follows the first.
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : -1
    let start = highlighted ?? (direction == .forward ? -1 : 0)
    highlight((start + step + found.count) % found.count)
  }

  /// Replaces the highlighted result, if the object allows it, and searches again.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let highlighted, object.replace(found[highlighted], replacementString) else {
      return
    }
    performSearch(query: searchQuery, options: options)
    if found.indices.contains(highlighted) { highlight(highlighted) }
  }

  /// Replaces all results of a search, and searches again.
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    object.replaceAll(searchQuery, options ?? UITextSearchOptions(), replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func invalidateFoundResults() {
    results = nil
    found = []
    highlighted = nil
    object.clear()
  }
}

/// An object that is searched, whatever identifies its documents.
@MainActor
protocol SearchedObject: AnyObject {
  var searchable: (any UITextSearching)? { get }
  var supportsTextReplacement: Bool { get }
  func search(_ query: String, _ options: UITextSearchOptions, _ results: FoundRanges)
  func isOrdered(_ first: FoundRanges.Found, before second: FoundRanges.Found) -> Bool
  func firstIndex(of found: [FoundRanges.Found]) -> Int?
  func decorate(_ found: FoundRanges.Found, _ style: UITextSearchFoundTextStyle)
  func highlight(_ found: FoundRanges.Found)
  func clear()
  func replace(_ found: FoundRanges.Found, _ text: String) -> Bool
  func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String)
}

private final class Searched<Searchable: UITextSearching>: SearchedObject {
  private weak var object: Searchable?

  init(_ object: Searchable) { self.object = object }

  private func document(_ found: FoundRanges.Found) -> Searchable.DocumentIdentifier? {
    found.document?.base as? Searchable.DocumentIdentifier
  }

  var searchable: (any UITextSearching)? { object }
  var supportsTextReplacement: Bool { object?.supportsTextReplacement ?? false }

  func search(_ query: String, _ options: UITextSearchOptions, _ results: FoundRanges) {
    object?.performTextSearch(
      queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
  }

  func isOrdered(_ first: FoundRanges.Found, before second: FoundRanges.Found) -> Bool {
    guard let object else { return false }
    if let left = document(first), let right = document(second), left != right {
      return object.compare(document: left, toDocument: right) == .orderedAscending
    }
    return object.compare(first.range, toRange: second.range, document: document(first)) == .orderedAscending
  }

  /// Returns the first result that does not begin before the selection; the first one if all do.
  func firstIndex(of found: [FoundRanges.Found]) -> Int? {
    guard !found.isEmpty else { return nil }
    guard let object, let selection = object.selectedTextRange else { return 0 }
    let chosen = object.selectedTextSearchDocument
    return found.firstIndex {
      (chosen == nil || document($0) == chosen)
        && object.compare($0.range, toRange: selection, document: document($0)) != .orderedAscending
    } ?? 0
  }

  func decorate(_ found: FoundRanges.Found, _ style: UITextSearchFoundTextStyle) {
    object?.decorate(foundTextRange: found.range, document: document(found), usingStyle: style)
  }

  func highlight(_ found: FoundRanges.Found) {
    object?.willHighlight(foundTextRange: found.range, document: document(found))
    decorate(found, .highlighted)
    object?.scrollRangeToVisible(found.range, inDocument: document(found))
  }

  func clear() { object?.clearAllDecoratedFoundText() }

  func replace(_ found: FoundRanges.Found, _ text: String) -> Bool {
    guard let object,
      object.shouldReplace(foundTextRange: found.range, document: document(found), withText: text)
    else { return false }
    object.replace(foundTextRange: found.range, document: document(found), withText: text)
    return true
  }

  func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {
    object?.replaceAll(queryString: query, options: options, withText: text)
  }
}
