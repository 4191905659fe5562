import Testing

import UIKit

@MainActor @Suite struct EditableTextTests {
  @Test func plainTextStaysPlain() {
    var text = EditableText()
    text.set("one three")
    text.replace(4..<9, with: "two")
    #expect(text.string == "one two")
    #expect(text.length == 7)
    #expect(text.attributed == nil)
    // A view's attributes are asked for only while the text has none of its own.
    #expect(text.attributed(by: [.kern: 2]).attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    text.set(NSAttributedString(string: "red", attributes: [.kern: 1]))
    #expect(text.attributed(by: [.kern: 2]).attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    text.set(nil)
    #expect(text.string == "" && text.attributed == nil)
  }

  @Test func attributesGoOn() {
    var text = EditableText()
    text.set(NSAttributedString(string: "ab", attributes: [.kern: 1]))
    text.replace(1..<2, with: "xyz")
    #expect(text.string == "axyz")
    #expect(text.attributed?.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
    let typed = NSAttributedString(string: "!", attributes: [.kern: 5])
    text.replace(4..<4, with: typed, own: [:])
    #expect(text.attributed?.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 5)
    text.addAttribute(.kern, 7)
    #expect(text.attributed?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 7)
  }

  /// A family of three people is eight units of UTF-16 and one character: two for each, and a joiner between them.
  @Test func deletingTakesTheSelectionOrACharacter() {
    var text = EditableText()
    text.set("a\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}b")
    #expect(text.length == 10)
    #expect(text.deletion(at: 3..<5) == 3..<5)
    #expect(text.deletion(at: 10..<10) == 9..<10)
    #expect(text.deletion(at: 9..<9) == 1..<9)
    #expect(text.deletion(at: 1..<1) == 0..<1)
    #expect(text.deletion(at: 0..<0) == nil)
  }
}
