import Foundation
import Testing

import UIKit

/// Searches in text views and in objects of an application.
@MainActor @Suite struct FindTests {
  private func textView(_ text: String) -> UITextView {
    resetDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = text
    view.selectedRange = NSRange(location: 0, length: 0)
    return view
  }

  @Test func textViewsFindTheirText() throws {
    let view = textView("Cat, concat. A cat and another CAT")
    #expect(view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    let find = try #require(view.findInteraction)
    #expect(find === view.findInteraction && find.view === view && !find.isFindNavigatorVisible)
    find.searchText = "cat"
    find.presentFindNavigator(showingReplace: false)
    let session = try #require(find.activeFindSession as? UITextSearchingFindSession)
    #expect(
      session.resultCount == 4 && session.highlightedResultIndex == 0 && session.searchableObject === view)
    find.findNext()
    find.findNext()
    #expect(session.highlightedResultIndex == 2)
    for _ in 0..<3 { find.findPrevious() }
    #expect(session.highlightedResultIndex == 3)
    view.layoutIfNeeded()
    #expect(Bitmap(of: view).ink() > 0)
    find.dismissFindNavigator()
    #expect(session.resultCount == 0 && find.activeFindSession == nil)
  }

  @Test func foundRangesAreHighlighted() throws {
    let view = textView("cat")
    let plain = Bitmap(of: view)
    view.isFindInteractionEnabled = true
    let find = try #require(view.findInteraction)
    find.searchText = "cat"
    find.presentFindNavigator(showingReplace: false)
    #expect(Bitmap(of: view).difference(from: plain) > 0.001)
    find.dismissFindNavigator()
    #expect(Bitmap(of: view).difference(from: plain) == 0)
  }

  @Test func searchesBeginAtTheSelection() throws {
    let view = textView("a b a b a")
    view.selectedRange = NSRange(location: 3, length: 0)
    let session = UITextSearchingFindSession(searchableObject: view)
    session.performSearch(query: "a", options: nil)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 1)
  }

  @Test func resultsAreReplaced() {
    let view = textView("cat cat cat")
    let session = UITextSearchingFindSession(searchableObject: view)
    session.performSearch(query: "cat", options: UITextSearchOptions())
    session.highlightNextResult(in: .forward)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "cat", replacementString: "dog", options: nil)
    #expect(view.text == "cat dog cat" && session.resultCount == 2)
    session.replaceAll(searchQuery: "cat", replacementString: "bird", options: nil)
    #expect(view.text == "bird dog bird" && session.resultCount == 0)
    view.isEditable = false
    #expect(!session.supportsReplacement)
  }

  private final class Finder: NSObject, UIFindInteractionDelegate {
    var session: UIFindSession?
    var log: [String] = []
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      session
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
      log.append("begin")
    }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
      log.append("end")
    }
  }

  private final class Session: UIFindSession {
    var log: [String] = []
    override func performSearch(query: String, options: UITextSearchOptions?) {
      log.append("\(query) \(options?.stringCompareOptions == .caseInsensitive)")
    }
    override func highlightNextResult(in direction: UITextStorageDirection) { log.append("\(direction)") }
    override func invalidateFoundResults() { log.append("invalid") }
  }

  @Test func interactionsDriveTheSessionOfTheirDelegate() {
    let finder = Finder()
    let interaction = UIFindInteraction(sessionDelegate: finder)
    let view = UIView()
    view.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: true)
    #expect(!interaction.isFindNavigatorVisible && finder.log.isEmpty)
    let session = Session()
    finder.session = session
    interaction.presentFindNavigator(showingReplace: true)
    interaction.searchText = "x"
    interaction.findNext()
    view.removeInteraction(interaction)
    #expect(session.log == [" true", "x true", "forward", "invalid"] && finder.log == ["begin", "end"])
  }

  /// An object with two documents, found on another thread.
  private final class Documents: NSObject, UITextSearching {
    typealias DocumentIdentifier = Int
    final class Position: UITextPosition {
      let value: Int
      init(_ value: Int) {
        self.value = value
        super.init()
      }
    }
    final class Range: UITextRange {
      let first: Int
      init(_ first: Int) {
        self.first = first
        super.init()
      }
      override var start: UITextPosition { Position(first) }
    }
    var log: [String] = []
    var selectedTextRange: UITextRange? { nil }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
      let (one, two) = ((foundRange as? Range)?.first ?? 0, (toRange as? Range)?.first ?? 0)
      return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
    ) {
      for (place, document) in [(5, 2), (1, 2), (9, 1), (1, 2)] {
        resultAggregator.foundRange(Range(place), searchString: queryString, document: document)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle) {
      guard style == .highlighted else { return }
      log.append("\(document ?? 0):\((foundTextRange as? Range)?.first ?? 0)")
    }
    func clearAllDecoratedFoundText() {}
    func compare(document: Int, toDocument: Int) -> ComparisonResult {
      document < toDocument ? .orderedAscending : .orderedDescending
    }
  }

  @Test func resultsFollowTheOrderOfDocuments() {
    let documents = Documents()
    let session = UITextSearchingFindSession(searchableObject: documents)
    session.performSearch(query: "x", options: nil)
    for _ in 0..<3 { session.highlightNextResult(in: .forward) }
    #expect(session.resultCount == 4)
    #expect(documents.log.first == "1:9" && documents.log[1] == "2:1")
  }
}
