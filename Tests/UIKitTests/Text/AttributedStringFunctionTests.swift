import Testing
import UIKit

/// Attributed strings by the functions of Core Foundation.
@Suite struct AttributedStringFunctionTests {
  @Test func stringsAreMadeAndChanged() throws {
    let name = NSAttributedString.Key("own")
    let string = CFAttributedStringCreate(
      nil, NSString(string: "Hello"), NSDictionary(dictionary: ["own": 1]))!
    #expect(CFAttributedStringGetLength(string) == 5 && CFAttributedStringGetString(string) == "Hello")
    #expect(string.attribute(name, at: 4, effectiveRange: nil) as? Int == 1)
    let copy = CFAttributedStringCreateMutableCopy(nil, 0, string)!
    CFAttributedStringSetAttribute(copy, CFRangeMake(0, 2), NSString(string: "own"), NSNumber(value: 2))
    CFAttributedStringReplaceString(copy, CFRangeMake(0, 1), NSString(string: "Tr"))
    #expect(copy.string == "Trello" && copy.attribute(name, at: 1, effectiveRange: nil) as? Int == 2)
    CFAttributedStringRemoveAttribute(copy, CFRangeMake(0, 6), NSString(string: "own"))
    #expect(copy.attribute(name, at: 5, effectiveRange: nil) == nil)
    let part = CFAttributedStringCreateWithSubstring(nil, string, CFRangeMake(1, 3))!
    CFAttributedStringReplaceAttributedString(copy, CFRangeMake(0, 2), part)
    #expect(copy.string == "ellello" && copy.attribute(name, at: 2, effectiveRange: nil) as? Int == 1)
    let empty = CFAttributedStringCreateMutable(nil, 0)!
    #expect(empty.length == 0 && CFAttributedStringCreateCopy(nil, empty)!.length == 0)
  }
}
