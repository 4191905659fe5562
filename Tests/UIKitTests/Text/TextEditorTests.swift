import Foundation
import Testing

import UIKit

/// Text views whose storage, layout manager and container are an application's: highlighting editors, text around pictures.
@MainActor @Suite struct TextEditorTests {
  /// Subclasses override the initializer without arguments, and properties of classes.
  private final class Plain: NSTextStorage {
    let mark: String
    override init() {
      mark = "own"
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  // Unchecked, as its superclass is: nothing is added to it.
  private final class Wide: NSMutableParagraphStyle, @unchecked Sendable {
    override class var `default`: Wide {
      let style = Wide()
      style.lineSpacing = 7
      return style
    }
  }

  @Test func storagesAndStylesAreOverridden() {
    let storage = Plain()
    storage.append(NSAttributedString(string: "text"))
    #expect(storage.mark == "own" && storage.string == "text")
    #expect(NSTextStorage().length == 0 && NSTextStorage(string: "a").string == "a")
    #expect(Wide.default.lineSpacing == 7 && NSParagraphStyle.default.lineSpacing == 0)
  }

  /// Keeps its text elsewhere, as Apple's guide to text programming says that a subclass does, and colours words before it calls
  /// `super`.
  private final class Highlighter: NSTextStorage {
    private let backing = NSMutableAttributedString()
    var processed: [NSRange] = []
    var colorsAfterSuper = false

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range,
        changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    private func highlight(_ range: NSRange) {
      let paragraph = (string as NSString).paragraphRange(for: range)
      removeAttribute(.foregroundColor, range: paragraph)
      var search = paragraph
      while true {
        let found = (string as NSString).range(of: "let", options: [], range: search)
        guard found.location != NSNotFound else { break }
        addAttribute(.foregroundColor, value: UIColor.red as Any, range: found)
        let end = found.location + found.length
        search = NSRange(location: end, length: paragraph.location + paragraph.length - end)
      }
    }

    override func processEditing() {
      let range = editedRange
      processed.append(range)
      if !colorsAfterSuper { highlight(range) }
      super.processEditing()
      if colorsAfterSuper { highlight(range) }
    }
  }

  private func editor(_ storage: NSTextStorage, width: CGFloat = 200) -> UITextView {
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 200), textContainer: container)
    view.font = .systemFont(ofSize: 17)
    return view
  }

  private func color(_ text: NSAttributedString, at index: Int) -> UIColor? {
    text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test(arguments: [false, true])
  func aHighlightingEditorShowsAndColoursItsText(afterSuper: Bool) throws {
    let storage = Highlighter()
    storage.colorsAfterSuper = afterSuper
    let view = editor(storage)
    view.text = "let a = 1\nvar b"
    #expect(storage.string == "let a = 1\nvar b" && view.text == storage.string)
    #expect(view.textStorage === storage && view.textContainer.layoutManager === view.layoutManager)
    #expect(color(view.attributedText, at: 1) == .red && color(view.attributedText, at: 4) == nil)
    // Typed text is coloured within its paragraph, and the storage hears which characters are new.
    view.selectedRange = NSRange(location: 10, length: 3)
    view.insertText("let")
    #expect(storage.string == "let a = 1\nlet b" && view.text == storage.string)
    #expect(storage.processed.last == NSRange(location: 10, length: 3))
    #expect(color(view.attributedText, at: 11) == .red)
    #expect(view.selectedRange == NSRange(location: 13, length: 0))
    view.deleteBackward()
    #expect(view.text == "let a = 1\nle b" && color(view.attributedText, at: 11) == nil)
    // Two lines, and red ones among the pixels.
    #expect(view.contentSize.height >= 0 && view.sizeThatFits(CGSize(width: 200, height: 1e6)).height > 50)
    let picture = Bitmap(of: view)
    #expect(picture.contains(red: 255, green: 0, blue: 0))
  }

  /// The view keeps the storage, which nobody else does.
  @Test func theViewKeepsItsStorage() {
    weak var storage: NSTextStorage?
    let view = { () -> UITextView in
      let made = Highlighter()
      storage = made
      return editor(made)
    }()
    view.text = "let"
    #expect(storage != nil && view.text == "let" && color(view.attributedText, at: 0) == .red)
  }

  /// A storage that comes after the view is shown, as where a subclass of the view exchanges it.
  @Test func aStorageCanBeExchanged() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "plain"
    let storage = Highlighter()
    view.textStorage.removeLayoutManager(view.layoutManager)
    storage.addLayoutManager(view.textContainer.layoutManager ?? NSLayoutManager())
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "let x")
    #expect(view.text == "let x" && view.textStorage === storage)
    #expect(color(view.attributedText, at: 0) == .red)
  }

  private final class Delegate: NSTextStorageDelegate {
    var ranges: [NSRange] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      if editedMask.contains(.editedCharacters) { ranges.append(editedRange) }
    }
  }

  /// A delegate of the storage of an ordinary view hears of what is typed.
  @Test func theStorageOfAnyViewHearsOfTyping() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab"
    let delegate = Delegate()
    view.textStorage.delegate = delegate
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("xyz")
    #expect(delegate.ranges == [NSRange(location: 1, length: 3)])
    #expect(view.text == "axyzb" && view.textStorage.string == "axyzb")
  }

  /// Lines of 20 points beside a square that takes the left 100 points of the first 50: three lines begin at 100 and the
  /// padding, those below at the padding.
  @Test func linesLeaveOutExclusionPaths() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 20
    style.maximumLineHeight = 20
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    view.attributedText = NSAttributedString(
      string: words, attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
    let plain = view.sizeThatFits(CGSize(width: 300, height: 1e6)).height
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))]
    var lines: [(rect: CGRect, text: NSRange)] = []
    let all = NSRange(location: 0, length: words.utf16.count)
    view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
      lines.append((rect, range))
    }
    #expect(lines.prefix(4).map(\.rect.minX) == [100, 100, 100, 0])
    #expect(lines.prefix(4).map(\.rect.width) == [200, 200, 200, 300])
    #expect(lines.prefix(4).map(\.rect.minY) == [0, 20, 40, 60])
    #expect(lines.reduce(0) { $0 + $1.text.length } == words.utf16.count)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1e6)).height > plain)
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(first.minX == 105)
    #expect(
      view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 4), in: view.textContainer
      ).minX == 105)
  }

  /// Around a picture in the middle, lines stand on both sides, on one baseline.
  @Test func linesStandOnBothSidesOfAPath() {
    let storage = NSTextStorage(
      string: Array(repeating: "word", count: 80).joined(separator: " "),
      attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
    container.lineFragmentPadding = 0
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 20, width: 100, height: 100))]
    manager.addTextContainer(container)
    var rows: [CGFloat: [CGRect]] = [:]
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, _, _ in
      rows[rect.minY, default: []].append(rect)
      #expect(used.maxX <= rect.maxX + 0.02)
    }
    let split = rows.filter { $0.value.count == 2 }
    #expect(split.count >= 5)
    for (_, rects) in split {
      // Within the circle's height nothing stands where it is widest in the line.
      #expect(rects[0].minX == 0 && rects[1].maxX == 300 && rects[0].maxX < rects[1].minX)
    }
    #expect(rows.values.contains { $0.count == 1 && $0[0].width == 300 })
    // A point right of the circle is in the text right of it.
    let left = manager.characterIndex(
      for: CGPoint(x: 5, y: 70), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    let right = manager.characterIndex(
      for: CGPoint(x: 290, y: 70), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(right > left + 8)
  }

  /// A container of the application's decides where lines stand: a column of 80 points.
  private final class Column: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      rect.origin.x = 20
      rect.size.width = 80
      return rect
    }
  }

  @Test func aContainerDecidesWhereLinesStand() {
    let storage = NSTextStorage(
      string: "some words that need lines", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = Column(size: CGSize(width: 300, height: 1000))
    manager.addTextContainer(container)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container).minX == 25)
    #expect(manager.usedRect(for: container).height > 30)
  }

  /// A container that does not follow the view's width scrolls sideways: one line, as wide as its text and the paddings.
  @Test func textMayBeWiderThanTheView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "A line of text that is much wider than a hundred points"
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 100)
    let wrapped = view.contentSize.height
    view.textContainer.widthTracksTextView = false
    view.textContainer.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    view.layoutIfNeeded()
    let wide = (view.text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(view.contentSize.width - wide - 10) < 1 && view.contentSize.height < wrapped / 2)
    // A narrow container of a wide view.
    view.frame.size.width = 300
    view.textContainer.size.width = 80
    view.layoutIfNeeded()
    #expect(view.contentSize.height > wrapped)
  }

  @Test func layoutManagersDivideWords() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "an internationalization of representation"
    let whole = view.sizeThatFits(CGSize(width: 90, height: 1e6)).height
    let lines = { view.layoutManager.usedRect(for: view.textContainer).height }
    let before = lines()
    view.layoutManager.hyphenationFactor = 1
    let picture = view.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    view.layoutManager.hyphenationFactor = 0
    // "an" takes a part of the long word along.
    #expect(
      picture.width > view.layoutManager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).width + 10)
    #expect(whole > 0 && before == lines())
  }

  private final class Numbers: NSLayoutManager {
    var backgrounds: [CGPoint] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      backgrounds.append(origin)
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  /// The layout manager of a view draws: its background is behind the text.
  @Test func layoutManagersDraw() throws {
    let storage = NSTextStorage()
    let manager = Numbers()
    storage.addLayoutManager(manager)
    let container = NSTextContainer()
    manager.addTextContainer(container)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60), textContainer: container)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 0)
    view.text = "text"
    #expect(container.widthTracksTextView)
    let picture = Bitmap(of: view)
    #expect(manager.backgrounds.first?.x == 30)
    #expect(picture.contains(red: 0, green: 0, blue: 255))
    #expect(picture.contains(red: 0, green: 0, blue: 0))
  }
}
