import Foundation
import Testing

import UIKit

/// Selections that move through laid out text, and the text that keys delete.
@MainActor @Suite struct TextSelectionNavigationTests {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 150, height: 0))

  init() {
    resetDevice()
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.attributedString = NSAttributedString(
      string: "One two. Three\nfour e\u{301}\u{1F1E9}\u{1F1EA}!",
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }
  private func location(_ offset: Int) throws -> any NSTextLocation {
    try #require(content.location(content.documentRange.location, offsetBy: offset))
  }
  private func offset(_ location: any NSTextLocation) -> Int {
    content.offset(from: content.documentRange.location, to: location)
  }
  private func offsets(_ selection: NSTextSelection?) -> Range<Int>? {
    (selection?.textRanges.first).map { offset($0.location)..<offset($0.endLocation) }
  }
  private func moved(
    _ start: Int, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination
  ) throws -> Int? {
    let selection = NSTextSelection(try location(start), affinity: .downstream)
    return offsets(
      navigation.destinationSelection(
        for: selection, direction: direction, destination: destination, extending: false, confined: false)
    )?.lowerBound
  }

  @Test func insertionPointsMoveByUnits() throws {
    #expect(try moved(0, .forward, .character) == 1 && moved(1, .left, .character) == 0)
    #expect(try moved(0, .backward, .character) == nil && moved(27, .forward, .character) == nil)
    // A letter with an accent, and a flag.
    #expect(try moved(20, .right, .character) == 22 && moved(26, .backward, .character) == 22)
    #expect(
      try moved(0, .forward, .word) == 3 && moved(3, .forward, .word) == 7 && moved(7, .backward, .word) == 4)
    #expect(
      try moved(0, .forward, .sentence) == 9 && moved(5, .forward, .line) == 14
        && moved(5, .backward, .line) == 0)
    #expect(try moved(3, .forward, .paragraph) == 15 && moved(15, .backward, .paragraph) == 0)
    #expect(try moved(3, .forward, .document) == 27 && moved(20, .backward, .container) == 0)
  }

  @Test func insertionPointsMoveBetweenLines() throws {
    let down = try #require(try moved(2, .down, .character))
    #expect((16...18).contains(down))
    #expect(try moved(down, .up, .character) == 2 && moved(3, .up, .character) == 0)
    #expect(try moved(20, .down, .character) == 27)
  }

  @Test func selectionsAreExtendedFromTheirAnchor() throws {
    var selection = NSTextSelection(try location(4), affinity: .downstream)
    func extend(_ direction: NSTextSelectionNavigation.Direction) throws {
      selection = try #require(
        navigation.destinationSelection(
          for: selection, direction: direction, destination: .character, extending: true, confined: false))
    }
    try extend(.forward)
    try extend(.forward)
    #expect(offsets(selection) == 4..<6)
    for _ in 0..<3 { try extend(.backward) }
    #expect(offsets(selection) == 3..<4)
    // Moving without extending collapses.
    let end = navigation.destinationSelection(
      for: NSTextSelection(range: selection.textRanges[0], affinity: .downstream, granularity: .character),
      direction: .forward, destination: .character, extending: false, confined: false)
    #expect(offsets(end) == 4..<4)
    let confined = navigation.destinationSelection(
      for: selection, direction: .forward, destination: .document, extending: false, confined: true)
    #expect(offsets(confined) == 15..<15)
  }

  @Test func selectionsOfUnitsEncloseTheirText() throws {
    let range = try #require(NSTextRange(location: location(5), end: location(10)))
    let selection = NSTextSelection(range: range, affinity: .downstream, granularity: .character)
    #expect(offsets(navigation.textSelection(for: .word, enclosing: selection)) == 4..<14)
    #expect(offsets(navigation.textSelection(for: .paragraph, enclosing: selection)) == 0..<15)
    #expect(offsets(navigation.textSelection(for: .sentence, enclosing: selection)) == 0..<15)
    let point = CGPoint(x: 7, y: 5)
    #expect(
      offsets(
        navigation.textSelection(for: .word, enclosing: point, inContainerAt: content.documentRange.location))
        == 0..<3)
  }

  @Test func touchesSelect() throws {
    let start = content.documentRange.location
    let tapped = navigation.textSelections(
      interactingAt: CGPoint(x: 6, y: 30), inContainerAt: start, anchors: [], modifiers: [], selecting: false,
      bounds: .zero)
    #expect(tapped.map { offsets($0) } == [15..<15])
    let dragged = navigation.textSelections(
      interactingAt: CGPoint(x: 6, y: 5), inContainerAt: start, anchors: tapped, modifiers: .extend,
      selecting: true, bounds: .zero)
    #expect(dragged.map { offsets($0) } == [0..<15] && dragged.first?.isTransient == true)
  }

  @Test func keysDeleteCharactersWordsAndParts() throws {
    func deleted(
      _ start: Int, _ direction: NSTextSelectionNavigation.Direction,
      _ destination: NSTextSelectionNavigation.Destination, decomposing: Bool = false
    ) throws -> [Range<Int>] {
      navigation.deletionRanges(
        for: NSTextSelection(try location(start), affinity: .downstream), direction: direction,
        destination: destination, allowsDecomposition: decomposing
      ).map { offset($0.location)..<offset($0.endLocation) }
    }
    #expect(try deleted(3, .backward, .character) == [2..<3] && deleted(3, .backward, .word) == [0..<3])
    #expect(try deleted(22, .backward, .character) == [20..<22])
    #expect(try deleted(22, .backward, .character, decomposing: true) == [21..<22])
    // A flag is not divided.
    #expect(try deleted(26, .backward, .character, decomposing: true) == [22..<26])
    #expect(try deleted(0, .backward, .character).isEmpty)
  }

  @Test func rangesCompareTheirLocations() throws {
    let (one, two) = (
      try #require(NSTextRange(location: location(1), end: location(4))),
      try #require(NSTextRange(location: location(3), end: location(8)))
    )
    #expect(try NSTextRange(location: location(4), end: location(1)) == nil)
    #expect(try one.contains(location(1)) && !one.contains(location(4)) && one.intersects(two))
    let (both, all) = (one.intersection(two), one.union(two))
    #expect(both.map { offset($0.location)..<offset($0.endLocation) } == 3..<4)
    #expect(
      offset(all.location)..<offset(all.endLocation) == 1..<8 && all.contains(two) && !one.contains(two))
    let far = try #require(NSTextRange(location: location(9), end: location(10)))
    #expect(one.intersection(far) == nil && !one.intersects(far))
    #expect(try NSTextRange(location: location(2)).isEmpty && one.isEqual(to: one) && one != two)
  }

  @Test func paragraphsKnowTheirSeparators() throws {
    let elements = content.textElements(for: content.documentRange).compactMap { $0 as? NSTextParagraph }
    #expect(elements.count == 2)
    let separator = try #require(elements[0].paragraphSeparatorRange)
    #expect(offset(separator.location)..<offset(separator.endLocation) == 14..<15)
    #expect(elements[1].paragraphSeparatorRange == nil)
    #expect(elements[1].paragraphContentRange == elements[1].elementRange)
    #expect(content.attributedString(for: elements[0])?.string == "One two. Three\n")
    // A range does not divide a composed character.
    let half = try #require(NSTextRange(location: location(21), end: location(21)))
    #expect(
      content.adjustedRange(from: half, forEditingTextSelection: true).map { offset($0.location) } == 20)
  }
}
