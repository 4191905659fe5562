import Foundation
import Testing

import UIKit

/// Text in containers of the application's own, and what a text view shows of its text.
@MainActor @Suite struct TextKitTests {
  private let text = "The quick brown fox jumps over the lazy dog"
  private let font = UIFont.systemFont(ofSize: 17)

  private func laidOut(_ sizes: [CGSize], padding: CGFloat = 0) -> (NSTextStorage, NSLayoutManager) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    for size in sizes {
      let container = NSTextContainer(size: size)
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
    }
    return (storage, manager)
  }

  /// The rectangle is that of the same text measured as a string.
  @Test func usedRectIsThatOfTheText() throws {
    let (storage, manager) = laidOut([CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)])
    let container = try #require(manager.textContainers.first)
    let measured = storage.boundingRect(
      with: CGSize(width: 120, height: 1e6), options: .usesLineFragmentOrigin, context: nil)
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - measured.height) < 0.01 && used.width <= 120)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      #expect(rect.width == 120 && used.width <= 120)
      lines.append(range)
    }
    #expect(lines.count > 2 && lines.reduce(0) { $0 + $1.length } == storage.length)
    #expect(lines[0].location == 0 && lines[1].location == lines[0].length)
  }

  /// A container may be told of its layout manager before it is added to it.
  @Test func layoutManagersOfContainersAreSet() {
    let (storage, manager) = laidOut([])
    let container = NSTextContainer(size: CGSize(width: 120, height: 1e6))
    container.layoutManager = manager
    #expect(container.layoutManager === manager && manager.textContainers.isEmpty)
    manager.addTextContainer(container)
    #expect(manager.textContainers == [container])
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: storage.length))
  }

  /// A point on a character is that character's, and its rectangle contains the point.
  @Test func charactersAreFoundByPoints() throws {
    let (storage, manager) = laidOut([CGSize(width: 150, height: 1e7)], padding: 5)
    let container = try #require(manager.textContainers.first)
    for index in 0..<storage.length where (text as NSString).character(at: index) != 32 {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil
      )
      #expect(found == index)
      #expect(manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil).contains(rect))
    }
    #expect(manager.location(forGlyphAt: 0).x == 5)
  }

  /// Text that has no space in the first container goes on in the next.
  @Test func textFlowsFromContainerToContainer() throws {
    let (storage, manager) = laidOut([CGSize(width: 120, height: 30), CGSize(width: 120, height: 300)])
    let first = manager.glyphRange(for: manager.textContainers[0])
    let second = manager.glyphRange(for: manager.textContainers[1])
    #expect(first.location == 0 && first.length > 0 && second.location == first.length)
    #expect(first.length + second.length == storage.length)
    #expect(
      manager.textContainer(forGlyphAt: first.length, effectiveRange: nil) === manager.textContainers[1])
  }

  private final class Watcher: NSTextStorageDelegate {
    var ranges: [NSRange] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      ranges.append(editedRange)
      if editedMask.contains(.editedCharacters) {
        textStorage.addAttribute(.foregroundColor, value: UIColor.red as Any, range: editedRange)
      }
    }
  }

  @Test func changesAreToldAndLaidOut() throws {
    let (storage, manager) = laidOut([CGSize(width: 120, height: 1e7)])
    let container = try #require(manager.textContainers.first)
    let former = manager.usedRect(for: container).height
    let watcher = Watcher()
    storage.delegate = watcher
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 5), with: "very very slow and old")
    storage.endEditing()
    #expect(watcher.ranges == [NSRange(location: 4, length: 22)])
    #expect(storage.attribute(.foregroundColor, at: 10, effectiveRange: nil) as? UIColor == .red)
    #expect(manager.usedRect(for: container).height > former)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
  }

  @Test func textViewsFollowTheirStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = text
    #expect(view.textStorage.string == text)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "A")
    #expect(view.text == "A" + text.dropFirst(3))
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height + 16 - view.sizeThatFits(CGSize(width: 200, height: 1e6)).height) < 1)
    view.text = "B"
    #expect(view.textStorage.string == "B")
  }

  @Test func glyphsAreDrawn() {
    let (storage, manager) = laidOut([CGSize(width: 120, height: 1e7)])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 10), at: .zero)
    }
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in }
    #expect(image.pngData() != plain.pngData() && storage.length > 0)
  }
}

/// Text of pages.
@MainActor @Suite struct HTMLTextTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
  }

  @Test(arguments: [
    ("plain <b>bold</b>", "plain bold"), ("<p>One</p>\n<p>Two   words</p>", "One\nTwo words\n"),
    ("a<br>b", "a\nb"), ("<ul><li>x</li><li>y</li></ul>", "\t•\tx\n\t•\ty\n"),
    ("<ol><li>x</li></ol>", "\t1.\tx\n"), ("&lt;&amp;&uuml; \u{00e9}", "<&ü é"),
    ("<pre>a  b</pre>", "a  b\n"),
    ("<html><head><style>b{color:red}</style><script>x()</script></head><body> a </body></html>", "a "),
    ("", ""), ("<div><div>a</div></div>b", "a\nb"),
  ])
  func pagesAreReadAsText(_ html: String, _ text: String) throws {
    #expect(try read(html).string == text)
  }

  @Test func pagesAreReadWithFontsAndColours() throws {
    let text = try read(
      "<style>.big { font-size: 20px } a { color: #00ff00 }</style><span class='big'>A</span><b>B</b>"
        + "<span style=\"color: rgb(255, 0, 0); font-family: Helvetica; text-decoration: underline\">C</span>"
        + "<a href='https://example.org/x'>D</a><i>E</i>")
    func value<Value>(_ key: NSAttributedString.Key, _ index: Int) -> Value? {
      text.attribute(key, at: index, effectiveRange: nil) as? Value
    }
    let fonts = (0..<5).map { value(.font, $0) as UIFont? }
    #expect(fonts[0]?.pointSize == 20 && fonts[1]?.pointSize == 12)
    #expect(fonts[1]?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(
      fonts[2]?.fontName == UIFont(name: "Helvetica", size: 12)?.fontName
        && fonts[4]?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(value(.foregroundColor, 2) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.foregroundColor, 3) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(value(.underlineStyle, 2) == NSUnderlineStyle.single.rawValue)
    #expect(value(.link, 3) == URL(string: "https://example.org/x"))
  }

  @Test func documentsOfOtherTypesAreErrors() throws {
    let plain = try NSAttributedString(
      data: Data("a".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "a")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xff, 0xfe, 0x00]), options: [.documentType: NSAttributedString.DocumentType.plain],
        documentAttributes: nil)
    }
  }
}
