import Foundation
import Testing
import UIKit

/// Attributed text as documents.
@MainActor @Suite struct DocumentWritingTests {
  private var text: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Bold <&> \"plain\"\n",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    text.addAttributes(
      [
        .font: UIFont.boldSystemFont(ofSize: 20),
        .foregroundColor: UIColor(red: 1, green: 0.2, blue: 0, alpha: 1),
      ],
      range: NSRange(location: 0, length: 4))
    text.append(
      NSAttributedString(
        string: "a link",
        attributes: [
          .link: URL(fileURLWithPath: "/a\"b"), .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    return text
  }

  private func data(_ type: NSAttributedString.DocumentType, _ range: NSRange? = nil) throws -> Data {
    let text = text
    return try text.data(
      from: range ?? NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
  }

  /// Text that is written as HTML is the same when it is read.
  @Test func htmlIsReadAgain() throws {
    let read = try NSAttributedString(
      data: try data(.html), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    #expect(read.string.trimmingCharacters(in: .newlines) == text.string)
    let attributes = read.attributes(at: 0, effectiveRange: nil)
    let font = try #require(attributes[.font] as? UIFont)
    #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    let link = read.attributes(at: (read.string as NSString).range(of: "link").location, effectiveRange: nil)
    #expect(link[.link] != nil && (link[.underlineStyle] as? Int ?? 0) != 0)
  }

  @Test func partsAreWrittenAsPlainText() throws {
    let range = NSRange(location: 5, length: 3)
    #expect(try data(.plain, range) == Data("<&>".utf8))
    #expect(try text.data(from: range) == Data("<&>".utf8))
    #expect(throws: CocoaError.self) { try data(.rtf) }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(string: "é").data(
        from: NSRange(location: 0, length: 1),
        documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
    }
  }

  @Test func insetsAreValuesOfObjects() {
    let any: Any = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect((any as? UIEdgeInsets)?.right == 4 && any as? UIOffset == nil)
    let transform: Any = CGAffineTransform(scaleX: 2, y: 2)
    #expect((transform as? NSValue)?.cgAffineTransformValue.a == 2)
    #expect(((UIOffset(horizontal: 1, vertical: 2) as Any) as? NSValue)?.uiOffsetValue.vertical == 2)
  }

  @Test func shortcutsCanBeChanged() {
    let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "b")
    item.localizedTitle = "c"
    item.userInfo = ["key": "value" as NSString]
    let fixed: UIApplicationShortcutItem = item
    #expect(fixed.localizedTitle == "c" && fixed.userInfo?["key"] as? NSString == "value")
  }

  @Test func generatorsOfFeedbackBelongToViews() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .heavy, view: view)
    #expect(generator.view === view && view.interactions.contains { $0 === generator })
    view.removeInteraction(generator)
    #expect(generator.view == nil)
    #expect(UICanvasFeedbackGenerator(view: view).view === view)
  }

  @Test func scrollViewsHaveAVisibleSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.visibleSize == CGSize(width: 240, height: 160))
  }
}
