import Foundation
import Testing

import UIKit

/// The parts that subclasses and delegates of layout managers take in layout, and what these tell of glyphs and lines.
@MainActor @Suite struct LayoutManagerMemberTests {
  private func laidOut(
    _ text: String, width: CGFloat = 150, manager: NSLayoutManager = NSLayoutManager()
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    resetDevice()
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: width, height: 1e7))
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var log: [String] = []
    var lines: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { lines }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { glyphIndex > 0 ? before : 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { after }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalid") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { log.append("\(Int(oldSize.width))") }
  }

  private func tops(_ manager: NSLayoutManager) -> [CGFloat] {
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      tops.append($0.minY)
      _ = ($1, $2, $3, $4)
    }
    return tops
  }

  @Test func delegatesAddSpaceBetweenLinesAndParagraphs() {
    let (storage, manager, container) = laidOut("one two three four five six\nseven", width: 100)
    let plain = tops(manager)
    let delegate = Spacing()
    delegate.lines = 5
    manager.delegate = delegate
    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
    let spaced = tops(manager)
    #expect(plain.count > 2 && spaced.count == plain.count)
    for (index, top) in spaced.enumerated() { #expect(abs(top - plain[index] - 5 * CGFloat(index)) < 0.001) }
    #expect(
      abs(manager.usedRect(for: container).height - (plain.last ?? 0) - 5 * CGFloat(plain.count) - 20.3) < 1)
    delegate.lines = 0
    (delegate.before, delegate.after) = (7, 3)
    manager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
    let paragraphs = tops(manager)
    let last = plain.count - 1
    #expect(paragraphs.dropLast() == plain.dropLast() && abs(paragraphs[last] - plain[last] - 10) < 0.001)
  }

  @Test func textViewsHaveTheSpacingOfTheDelegate() {
    resetDevice()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.text = "one\ntwo\nthree"
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    let delegate = Spacing()
    delegate.lines = 10
    view.layoutManager.delegate = delegate
    view.layoutManager.invalidateLayout(
      forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - height - 30) < 1)
  }

  @Test func delegatesAreToldOfInvalidLayoutAndGeometry() {
    let (storage, manager, container) = laidOut("text")
    let delegate = Spacing()
    manager.delegate = delegate
    _ = tops(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x")
    #expect(delegate.log == ["invalid"])
    _ = tops(manager)
    container.size.width = 80
    #expect(delegate.log == ["invalid", "150", "invalid"])
  }

  // MARK: Decorations

  private final class Decorated: NSLayoutManager {
    var log: [String] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
      color: UIColor
    ) {
      log.append("fill \(charRange.location)+\(charRange.length) \(rectCount) \(Int(rectArray[0].minX))")
      UIColor.blue.setFill()
      super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: .blue)
    }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
      baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
      containerOrigin: CGPoint
    ) {
      log.append("underline \(glyphRange.location)+\(glyphRange.length) \(baselineOffset > 2)")
    }
    override func strikethroughGlyphRange(
      _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
      lineFragmentRect lineRect: CGRect,
      lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
      log.append("strike \(glyphRange.location)+\(glyphRange.length)")
      super.strikethroughGlyphRange(
        glyphRange, strikethroughType: strikethroughVal, lineFragmentRect: lineRect,
        lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
  }

  @Test func subclassesDrawDecorations() throws {
    let manager = Decorated()
    let (storage, _, _) = laidOut("some words on lines", width: 400, manager: manager)
    storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    storage.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 5, length: 5))
    storage.addAttribute(.underlineColor, value: UIColor.green, range: NSRange(location: 5, length: 5))
    storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 11, length: 2))
    storage.addAttribute(.strikethroughColor, value: UIColor.red, range: NSRange(location: 11, length: 2))
    let all = NSRange(location: 0, length: storage.length)
    let drawn = Bitmap(CGSize(width: 400, height: 40)) { _ in
      manager.drawBackground(forGlyphRange: all, at: .zero)
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }
    #expect(manager.log == ["fill 0+4 1 5", "underline 5+5 true", "strike 11+2"])
    #expect(drawn.contains(red: 0, green: 0, blue: 255))
    #expect(!drawn.contains(red: 0, green: 255, blue: 0), "the engine draws no underline")
    #expect(drawn.contains(red: 255, green: 0, blue: 0), "the line through the text, and no background")
  }

  /// A subclass that overrides nothing of the decorations draws as the class itself does.
  @Test func otherSubclassesDrawAsTheClassDoes() {
    final class Plain: NSLayoutManager {}
    func drawn(_ manager: NSLayoutManager) -> Bitmap {
      let (storage, _, _) = laidOut("some words", width: 400, manager: manager)
      let all = NSRange(location: 0, length: storage.length)
      storage.addAttributes([.backgroundColor: UIColor.red, .underlineStyle: 1], range: all)
      return Bitmap(CGSize(width: 120, height: 30)) { _ in
        manager.drawBackground(forGlyphRange: all, at: .zero)
        manager.drawGlyphs(forGlyphRange: all, at: .zero)
      }
    }
    #expect(drawn(Plain()).difference(from: drawn(NSLayoutManager())) == 0)
  }

  /// The lines that the methods draw are where the engine's are.
  @Test func linesOfTheMethodsAreThoseOfTheEngine() {
    final class Calls: NSLayoutManager {
      override func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
      ) {
        super.underlineGlyphRange(
          glyphRange, underlineType: underlineVal, lineFragmentRect: lineRect,
          lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
      }
    }
    func drawn(_ manager: NSLayoutManager) -> Bitmap {
      let (storage, _, _) = laidOut("ooo", width: 400, manager: manager)
      let all = NSRange(location: 0, length: storage.length)
      storage.addAttributes([.underlineStyle: 1, .underlineColor: UIColor.red], range: all)
      return Bitmap(CGSize(width: 60, height: 30)) { _ in
        manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 3, y: 2))
      }
    }
    #expect(drawn(Calls()).difference(from: drawn(NSLayoutManager())) < 0.005)
  }

  // MARK: Glyphs and lines

  @Test func textThatEndsWithASeparatorHasAnExtraLine() {
    let (storage, manager, container) = laidOut("one\n")
    let rect = manager.extraLineFragmentRect
    let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil, withoutAdditionalLayout: true)
    #expect(abs(rect.minY - line.maxY) < 0.001 && rect.height == line.height && rect.width == 150)
    #expect(
      manager.extraLineFragmentTextContainer === container && manager.extraLineFragmentUsedRect.width == 10)
    storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: "two")
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(manager.extraLineFragmentRect.minY == 0 && manager.extraLineFragmentRect.height > 10)
  }

  @Test func glyphsHaveThePropertiesOfTheirCharacters() {
    let (storage, manager, _) = laidOut("a b\ne\u{301}\u{1F600}")
    defer { _ = storage.length }
    #expect(manager.propertyForGlyph(at: 0) == [] && manager.propertyForGlyph(at: 1) == .elastic)
    #expect(manager.propertyForGlyph(at: 3) == .controlCharacter && manager.notShownAttribute(forGlyphAt: 3))
    #expect(manager.propertyForGlyph(at: 5) == .nonBaseCharacter && manager.propertyForGlyph(at: 7) == .null)
    var isValid = ObjCBool(true)
    #expect(manager.cgGlyph(at: 99, isValidIndex: &isValid) == 0 && !isValid.boolValue)
    #expect(manager.cgGlyph(at: 0) != 0 && manager.cgGlyph(at: 0) != manager.cgGlyph(at: 2))
    #expect(manager.glyph(at: 0) == manager.cgGlyph(at: 0))
    var glyphs = [CGGlyph](repeating: 0, count: 3)
    var indexes = [Int](repeating: -1, count: 3)
    let count = manager.getGlyphs(
      in: NSRange(location: 1, length: 3), glyphs: &glyphs, properties: nil, characterIndexes: &indexes,
      bidiLevels: nil)
    #expect(count == 3 && indexes == [1, 2, 3] && glyphs[1] == manager.cgGlyph(at: 2))
    #expect(manager.firstUnlaidCharacterIndex() == 8 && !manager.hasNonContiguousLayout)
  }

  @Test func glyphsAreDrawnAtTheirPositions() {
    let (storage, manager, _) = laidOut("W", width: 100)
    let font = UIFont.systemFont(ofSize: 17)
    let location = manager.location(forGlyphAt: 0)
    let expected = Bitmap(CGSize(width: 40, height: 30)) { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: .zero)
    }
    let drawn = Bitmap(CGSize(width: 40, height: 30)) { context in
      var (glyph, position) = (manager.cgGlyph(at: 0), location)
      manager.showCGGlyphs(
        &glyph, positions: &position, count: 1, font: font, textMatrix: .identity, attributes: [:],
        in: context)
    }
    #expect(expected.ink() > 50 && drawn.difference(from: expected) < 0.02)
  }

  @Test func insertionPointsOfALineAreItsBoundaries() {
    let (storage, manager, _) = laidOut("ae\u{301}b")
    defer { _ = storage.length }
    var positions = [CGFloat](repeating: 0, count: 5)
    var indexes = [Int](repeating: 0, count: 5)
    let count = manager.getLineFragmentInsertionPoints(
      forCharacterAt: 0, alternatePositions: false, inDisplayOrder: true, positions: &positions,
      characterIndexes: &indexes)
    #expect(count == 4 && indexes.prefix(4) == [0, 1, 3, 4] && positions[0] == 5)
    #expect(zip(positions.prefix(4), positions.dropFirst().prefix(3)).allSatisfy { $0 < $1 })
  }

  @Test func truncatedGlyphsAreThoseBehindTheEllipsis() {
    let (storage, manager, container) = laidOut("a long text that does not fit on a single line", width: 120)
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(range.location > 5 && NSMaxRange(range) == storage.length)
    container.lineBreakMode = .byWordWrapping
    container.maximumNumberOfLines = 0
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test func storagesPostAndObserversFollow() {
    final class Observer: NSObject, NSTextStorageObserving {
      var textStorage: NSTextStorage?
      var log: [String] = []
      func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
      ) { log.append("\(newCharRange.location)+\(newCharRange.length) \(delta)") }
      func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        transaction()
      }
    }
    let storage = NSTextStorage(string: "abc")
    let observer = Observer()
    storage.textStorageObserver = observer
    #expect(observer.textStorage === storage)
    var names: [String] = []
    let center = NotificationCenter.default
    let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
      .map {
        center.addObserver(forName: $0, object: storage, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { names.append(name) }
        }
      }
    defer { for token in tokens { center.removeObserver(token) } }
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(observer.log == ["1+3 2"])
    #expect(
      names == ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"])
  }

  @Test func containersReplaceTheirLayoutManager() {
    let (storage, manager, container) = laidOut("text")
    let other = NSLayoutManager()
    container.replaceLayoutManager(other)
    #expect(container.layoutManager === other && other.textStorage === storage && manager.textStorage == nil)
    #expect(other.textContainers == [container] && manager.textContainers.isEmpty)
    #expect(container.isSimpleRectangularTextContainer && container.layoutOrientation == .horizontal)
  }
}
