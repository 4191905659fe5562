import Testing
import UIKit

/// Attributes beyond a text's end are a programmer's mistake, not one of memory.
@Suite struct AttributedRangeTests {
  @Test func attributesInTheTextAreAdded() {
    let text = NSMutableAttributedString(string: "abc")
    text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    let any: Any = "link"
    text.addAttribute(.link, value: any, range: NSRange(location: 3, length: 0))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func attributesBeyondItStopTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSMutableAttributedString(string: "abc").addAttribute(
        .kern, value: 2, range: NSRange(location: 1, length: 3))
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "*** Terminating app due to uncaught exception 'NSRangeException', reason: "
          + "'NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds'"))
    await #expect(processExitsWith: .failure) {
      NSMutableAttributedString(string: "abc").addAttribute(
        .kern, value: 2, range: NSRange(location: NSNotFound, length: 0))
    }
  }
}
