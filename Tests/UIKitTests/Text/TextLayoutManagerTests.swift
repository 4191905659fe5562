import Foundation
import TestSupport
import Testing

import UIKit

/// The layout of a text content storage in layout fragments and lines.
@MainActor @Suite struct TextLayoutManagerTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let text = "The quick brown fox jumps over the lazy dog\nSecond paragraph\n\nLast"

  private struct Laid {
    let content = NSTextContentStorage()
    let manager = NSTextLayoutManager()
    let container: NSTextContainer
    var storage: NSTextStorage { content.textStorage ?? NSTextStorage() }
    var fragments: [NSTextLayoutFragment] {
      var all: [NSTextLayoutFragment] = []
      manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
        all.append($0)
        return true
      }
      return all
    }
    func range(_ location: Int, _ length: Int) throws -> NSTextRange {
      let start = try #require(content.location(content.documentRange.location, offsetBy: location))
      return try #require(NSTextRange(location: start, end: content.location(start, offsetBy: length)))
    }
    func offset(_ location: any NSTextLocation) -> Int {
      content.offset(from: content.documentRange.location, to: location)
    }
    func offsets(_ range: NSTextRange) -> Range<Int> { offset(range.location)..<offset(range.endLocation) }
  }

  private func laid(_ text: String = text, width: CGFloat = 150, padding: CGFloat = 5) -> Laid {
    resetDevice()
    let laid = Laid(container: NSTextContainer(size: CGSize(width: width, height: 0)))
    laid.container.lineFragmentPadding = padding
    laid.content.addTextLayoutManager(laid.manager)
    laid.manager.textContainer = laid.container
    laid.content.attributedString = NSAttributedString(string: text, attributes: [.font: Self.font])
    return laid
  }

  // MARK: Fragments

  /// The lines are those of the same text in a layout manager.
  @Test func linesAreThoseOfALayoutManager() throws {
    let laid = laid(Self.text + "\n")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 150, height: 1e7))
    let storage = NSTextStorage(attributedString: laid.storage)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var expected: [(CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      expected.append(($1, $3))
      _ = ($0, $2, $4)
    }
    var found: [(CGRect, Int)] = []
    for fragment in laid.fragments {
      let start = laid.offset(fragment.rangeInElement.location)
      for line in fragment.textLineFragments {
        let bounds = line.typographicBounds.offsetBy(
          dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY)
        found.append((bounds, start + line.characterRange.location))
      }
    }
    // The separator at the end begins an empty line.
    let end = found.popLast()
    let last = try #require(end)
    #expect(last.1 == laid.storage.length && last.0.width == 0)
    #expect(
      last.0.minY == manager.extraLineFragmentRect.minY
        && last.0.height == manager.extraLineFragmentRect.height)
    // Lines without glyphs are compared by the lines around them.
    let filled = found.filter { $0.0.width > 0 }
    expected.removeAll { $0.0.width <= 10 }
    #expect(filled.count == expected.count && filled.count >= 4)
    for (own, other) in zip(filled, expected) {
      #expect(abs(own.0.minY - other.0.minY) < 0.001 && abs(own.0.height - other.0.height) < 0.001)
      #expect(abs(own.0.width + 10 - other.0.width) < 0.001 && own.1 == other.1.location)
    }
  }

  @Test func fragmentsTileTheContainer() throws {
    let laid = laid()
    let fragments = laid.fragments
    #expect(
      fragments.count == 4
        && fragments.map { laid.offsets($0.rangeInElement) } == [0..<44, 44..<61, 61..<62, 62..<66])
    #expect(fragments[0].textLineFragments.count > 1 && fragments[2].textLineFragments.count == 1)
    for (one, next) in zip(fragments, fragments.dropFirst()) {
      #expect(abs(one.layoutFragmentFrame.maxY - next.layoutFragmentFrame.minY) < 0.001)
    }
    #expect(fragments.allSatisfy { $0.state == .layoutAvailable && $0.layoutFragmentFrame.minX == 5 })
    let bounds = laid.manager.usageBoundsForTextContainer
    #expect(bounds.maxY == fragments[3].layoutFragmentFrame.maxY && bounds.width <= 140)
    let middle = try #require(
      laid.manager.textLayoutFragment(for: CGPoint(x: 10, y: fragments[1].layoutFragmentFrame.midY)))
    #expect(middle === fragments[1])
    #expect(laid.manager.textLayoutFragment(for: CGPoint(x: 0, y: -1)) == nil)
    #expect(laid.manager.textLayoutFragment(for: try laid.range(61, 0).location) === fragments[2])
    #expect(laid.manager.textLayoutFragment(for: laid.content.documentRange.endLocation) === fragments[3])
  }

  @Test func reverseEnumerationsBeginAtTheEnd() throws {
    let laid = laid()
    var order: [Int] = []
    let end = laid.manager.enumerateTextLayoutFragments(from: nil, options: .reverse) {
      order.append(laid.offset($0.rangeInElement.location))
      return order.count < 2
    }
    #expect(order == [62, 61] && end.map(laid.offset) == 61)
    var elements: [Int] = []
    laid.content.enumerateTextElements(from: try laid.range(50, 0).location, options: .reverse) {
      elements.append($0.elementRange.map { laid.offset($0.location) } ?? -1)
      return true
    }
    #expect(elements == [44, 0])
  }

  /// Spacing and alignment of paragraphs are those of their styles.
  @Test func paragraphStylesPlaceFragments() throws {
    let laid = laid("ab\ncd", width: 200)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.paragraphSpacingBefore = 7
    laid.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 3, length: 2))
    let first = NSMutableParagraphStyle()
    first.paragraphSpacing = 4
    first.firstLineHeadIndent = 20
    laid.storage.addAttribute(.paragraphStyle, value: first, range: NSRange(location: 0, length: 3))
    let (one, two) = (laid.fragments[0].layoutFragmentFrame, laid.fragments[1].layoutFragmentFrame)
    #expect(one.minX == 25 && abs(two.minY - one.maxY - 11) < 0.001 && abs(two.maxX - 195) < 0.001)
  }

  /// Unchanged paragraphs keep their fragments, and later ones move.
  @Test func editsLayOutChangedParagraphsOnly() throws {
    let laid = laid()
    let before = laid.fragments
    let height = before[3].layoutFragmentFrame.minY
    laid.content.performEditingTransaction {
      laid.storage.replaceCharacters(in: NSRange(location: 50, length: 0), with: " with much more text in it")
    }
    let after = laid.fragments
    #expect(after.count == 4 && after[0] === before[0] && after[1] !== before[1] && after[3] === before[3])
    #expect(after[3].layoutFragmentFrame.minY > height && laid.offset(after[3].rangeInElement.location) == 88)
    laid.storage.deleteCharacters(in: NSRange(location: 43, length: 1))
    #expect(laid.fragments.count == 3)
    laid.content.attributedString = nil
    #expect(laid.fragments.isEmpty && laid.manager.usageBoundsForTextContainer == .zero)
  }

  /// Random edits lead to the layout of the same text made anew. The seed is in the failure's message.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func randomEditsLeadToTheSameLayout(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let laid = laid("a\nb\n", width: 80)
    let pieces = ["x", "\n", "long words here ", "", "\n\n", "\r\n"]
    for step in 0..<60 {
      let start = Int.random(in: 0...laid.storage.length, using: &random)
      let length = Int.random(in: 0...min(6, laid.storage.length - start), using: &random)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      laid.storage.replaceCharacters(
        in: NSRange(location: start, length: length),
        with: NSAttributedString(string: piece, attributes: [.font: Self.font]))
      if step % 3 == 0 { _ = laid.fragments }
    }
    let fresh = self.laid("", width: 80)
    fresh.content.attributedString = NSAttributedString(attributedString: laid.storage)
    func lines(_ laid: Laid) -> [String] {
      laid.fragments.flatMap { fragment in
        fragment.textLineFragments.map { line in
          "\(fragment.layoutFragmentFrame) \(laid.offsets(fragment.rangeInElement)) \(line.characterRange) \(line.typographicBounds)"
        }
      }
    }
    #expect(lines(laid) == lines(fresh), "seed \(seed)")
  }

  @Test func containersLimitLinesAndExcludePaths() {
    let laid = laid()
    laid.container.maximumNumberOfLines = 2
    #expect(laid.fragments.flatMap(\.textLineFragments).count == 2)
    laid.container.maximumNumberOfLines = 0
    let count = laid.fragments.flatMap(\.textLineFragments).count
    laid.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60))]
    #expect(laid.fragments[0].textLineFragments[0].typographicBounds.minX >= 79)
    #expect(laid.fragments.flatMap(\.textLineFragments).count > count)
    laid.container.exclusionPaths = []
    laid.container.size.width = 400
    #expect(laid.fragments.flatMap(\.textLineFragments).count == 4)
  }

  // MARK: Lines

  @Test func charactersOfLinesAreFoundByPoints() throws {
    let laid = laid()
    for line in laid.fragments[0].textLineFragments {
      let text = line.attributedString.string as NSString
      for index in line.characterRange.location..<NSMaxRange(line.characterRange)
      where text.character(at: index) > 32 {
        let (start, end) = (
          line.locationForCharacter(at: index).x, line.locationForCharacter(at: index + 1).x
        )
        let point = CGPoint(x: start + (end - start) * 0.25, y: 5)
        #expect(line.characterIndex(for: point) == index)
        #expect(abs(line.fractionOfDistanceThroughGlyph(for: point) - 0.25) < 0.01)
      }
    }
    let single = NSTextLineFragment(
      string: "Hello world", attributes: [.font: Self.font], range: NSRange(location: 6, length: 5))
    let whole = NSAttributedString(string: "world", attributes: [.font: Self.font]).size()
    #expect(
      abs(single.typographicBounds.width - whole.width) < 0.001 && single.characterIndex(for: .zero) == 6)
    #expect(single.glyphOrigin.y > 10 && single.glyphOrigin.y < single.typographicBounds.height)
  }

  // MARK: Segments

  @Test func segmentsCoverTheirRange() throws {
    let laid = laid()
    var standard: [CGRect] = []
    laid.manager.enumerateTextSegments(in: try laid.range(4, 5), type: .standard) {
      range, rect, baseline, container in
      standard.append(rect)
      #expect(range.map(laid.offsets) == 4..<9 && container === laid.container && baseline > 10)
      return true
    }
    let width = NSAttributedString(string: "quick", attributes: [.font: Self.font]).size().width
    #expect(standard.count == 1 && abs(standard[0].width - width) < 0.01 && standard[0].minY == 0)
    var selection: [CGRect] = []
    laid.manager.enumerateTextSegments(
      in: laid.content.documentRange, type: .selection, options: .rangeNotRequired
    ) {
      #expect($0 == nil)
      _ = ($2, $3)
      selection.append($1)
      return true
    }
    // Lines that continue extend to the edge.
    #expect(selection.dropLast().allSatisfy { abs($0.maxX - 145) < 0.001 } && selection.count >= 5)
    #expect(try #require(selection.last).maxX < 100)
    var carets: [CGRect] = []
    for options in [NSTextLayoutManager.SegmentOptions.upstreamAffinity, []] {
      let start = laid.fragments[0].textLineFragments[1].characterRange.location
      laid.manager.enumerateTextSegments(in: try laid.range(start, 0), type: .standard, options: options) {
        _ = ($0, $2, $3)
        carets.append($1)
        return true
      }
    }
    #expect(
      carets.count == 2 && carets[0].minY < carets[1].minY && carets[1].minX == 5 && carets[0].minX > 50)
  }

  // MARK: Delegates

  private final class Bubble: NSTextLayoutFragment {
    var drawn = 0
    override var topMargin: CGFloat { 10 }
    override var bottomMargin: CGFloat { 4 }
    override var leadingPadding: CGFloat { 12 }
    override var layoutFragmentFrame: CGRect {
      var frame = super.layoutFragmentFrame
      frame.size.height += 6
      return frame
    }
    override func draw(at point: CGPoint, in context: CGContext) {
      drawn += 1
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
      super.draw(at: point, in: context)
    }
  }

  private final class Bubbles: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
    var hides = false
    func textLayoutManager(
      _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
      in textElement: NSTextElement
    ) -> NSTextLayoutFragment { Bubble(textElement: textElement, range: textElement.elementRange) }

    func textContentStorage(
      _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
      guard range.location > 0, let storage = textContentStorage.textStorage else { return nil }
      let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: text.length))
      return NSTextParagraph(attributedString: text)
    }

    func textContentManager(
      _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
      options: NSTextContentManager.EnumerationOptions
    ) -> Bool {
      !hides || (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("hidden") != true
    }
  }

  @Test func fragmentsOfTheDelegateReserveSpace() throws {
    let laid = laid("one\ntwo")
    let delegate = Bubbles()
    let plain = laid.fragments[0].layoutFragmentFrame
    laid.manager.delegate = delegate
    let (one, two) = (laid.fragments[0].layoutFragmentFrame, laid.fragments[1].layoutFragmentFrame)
    #expect(laid.fragments.allSatisfy { $0 is Bubble })
    #expect(
      one.minY == 10 && abs(one.height - plain.height - 6) < 0.001 && abs(two.minY - one.maxY - 14) < 0.001)
    #expect(laid.fragments[0].textLineFragments[0].typographicBounds.minX == 12)
  }

  @Test func paragraphsOfTheDelegateAreLaidOutAndHidden() {
    let laid = laid("one\nhidden\nthree", width: 300)
    let delegate = Bubbles()
    let height = laid.fragments[2].layoutFragmentFrame.height
    laid.content.delegate = delegate
    #expect(laid.fragments[2].layoutFragmentFrame.height > 2 * height)
    delegate.hides = true
    laid.content.synchronizeTextLayoutManagers()
    #expect(laid.fragments.count == 2)
    #expect(laid.fragments.map { laid.offset($0.rangeInElement.location) } == [0, 11])
  }

  // MARK: Drawing

  @Test func fragmentsDrawWhatTheTextDraws() {
    let laid = laid()
    let expected = Bitmap(CGSize(width: 150, height: 200)) { _ in
      laid.storage.draw(in: CGRect(x: 5, y: 0, width: 140, height: 200))
    }
    let drawn = Bitmap(CGSize(width: 150, height: 200)) { context in
      for fragment in laid.fragments { fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context) }
    }
    let lines = Bitmap(CGSize(width: 150, height: 200)) { context in
      for fragment in laid.fragments {
        for line in fragment.textLineFragments {
          let origin = fragment.layoutFragmentFrame.origin
          line.draw(
            at: CGPoint(x: origin.x + line.typographicBounds.minX, y: origin.y + line.typographicBounds.minY),
            in: context)
        }
      }
    }
    #expect(expected.ink() > 500)
    #expect(drawn.difference(from: expected) < 0.02 && lines.difference(from: expected) < 0.02)
  }

  @Test func renderingAttributesChangeColorsOnly() throws {
    let laid = laid("plain text")
    func red() -> Bool {
      Bitmap(CGSize(width: 150, height: 40)) { context in
        for fragment in laid.fragments { fragment.draw(at: .zero, in: context) }
      }.contains(red: 255, green: 0, blue: 0)
    }
    #expect(!red())
    let frame = laid.fragments[0].layoutFragmentFrame
    laid.manager.addRenderingAttribute(.backgroundColor, value: UIColor.red, for: try laid.range(0, 5))
    #expect(red() && laid.fragments[0].layoutFragmentFrame == frame)
    var found: [(Int, Range<Int>)] = []
    laid.manager.enumerateRenderingAttributes(from: laid.content.documentRange.location, reverse: false) {
      found.append(($1.count, laid.offsets($2)))
      _ = $0
      return true
    }
    #expect(found.count == 1 && found[0].0 == 1 && found[0].1 == 0..<5)
    // Attributes move with their text.
    laid.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx")
    found = []
    laid.manager.enumerateRenderingAttributes(from: laid.content.documentRange.location, reverse: false) {
      found.append(($1.count, laid.offsets($2)))
      _ = $0
      return true
    }
    #expect(found.map(\.1) == [2..<7])
    laid.manager.removeRenderingAttribute(.backgroundColor, for: laid.content.documentRange)
    #expect(!red())
    laid.manager.renderingAttributesValidator = { manager, fragment in
      manager.setRenderingAttributes([.backgroundColor: UIColor.red], for: fragment.rangeInElement)
    }
    #expect(red())
  }

  // MARK: Text views

  @Test func textViewsUseATextLayoutManagerUntilTheLayoutManagerIsUsed() throws {
    resetDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "one\ntwo"
    let manager = try #require(view.textLayoutManager)
    #expect(manager === view.textLayoutManager && view.textContainer.textLayoutManager === manager)
    var ends: [Int] = []
    func update() {
      ends = []
      manager.enumerateTextLayoutFragments(from: nil) { fragment in
        ends.append(
          manager.offset(from: manager.documentRange.location, to: fragment.rangeInElement.endLocation))
        return true
      }
    }
    update()
    #expect(ends == [4, 7])
    view.text = "one\ntwo\nthree"
    update()
    #expect(ends == [4, 8, 13])
    _ = view.layoutManager
    #expect(view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
  }

  @Test func textViewsDrawTheFragmentsOfTheDelegate() throws {
    resetDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "one\ntwo"
    let delegate = Bubbles()
    #expect(!Bitmap(of: view).contains(red: 255, green: 0, blue: 0))
    let manager = try #require(view.textLayoutManager)
    manager.delegate = delegate
    view.setNeedsDisplay()
    #expect(Bitmap(of: view).contains(red: 255, green: 0, blue: 0))
  }

  @Test func textViewsAdoptTheTextLayoutManagerOfTheirContainer() {
    let laid = laid()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 150, height: 300), textContainer: laid.container)
    #expect(view.textLayoutManager === laid.manager && view.text == Self.text)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("New\n")
    #expect(laid.storage.string == "New\n" + Self.text && laid.fragments.count == 5)
  }

  // MARK: The visible part

  private final class Viewport: NSObject, NSTextViewportLayoutControllerDelegate {
    var bounds = CGRect.zero
    var log: [String] = []
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { log.append("\(textLayoutFragment.rangeInElement)") }
    func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
      log.append("will")
    }
    func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
      log.append("did")
    }
  }

  @Test func theViewportConfiguresVisibleFragments() throws {
    let laid = laid()
    let delegate = Viewport()
    let controller = laid.manager.textViewportLayoutController
    controller.delegate = delegate
    let second = laid.fragments[1].layoutFragmentFrame
    delegate.bounds = CGRect(x: 0, y: second.minY + 1, width: 150, height: second.height)
    controller.layoutViewport()
    #expect(delegate.log == ["will", "44...61", "61...62", "did"])
    #expect(controller.viewportRange.map(laid.offsets) == 44..<62)
    #expect(controller.relocateViewport(to: try laid.range(45, 0).location) == second.minY)
  }
}
