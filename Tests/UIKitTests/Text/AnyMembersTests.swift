import Testing
import UIKit

/// Members looked up in objects of no known type.
@MainActor @Suite struct AnyMembersTests {
  @Test func boxedValuesAreFoundByMember() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(AnyMembers(NSValue(cgRect: rect)).cgRectValue == rect)
    #expect(AnyMembers(rect as AnyObject).cgRectValue.width == 3)
    #expect(AnyMembers(CGPoint(x: 1, y: 2) as AnyObject).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(AnyMembers("no rectangle").cgRectValue == nil)
    #expect(AnyMembers(nil).cgRectValue == nil)
    #expect(AnyMembers(NSNumber(value: 2.5)).doubleValue == 2.5)
    #expect(AnyMembers("7" as NSString).integerValue == 7)
    #expect(AnyMembers(["a": 1] as NSDictionary)["a"] as? Int == 1)
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = .defaultHigh
    #expect(AnyMembers(constraint).member("priority") == Float(750))
    #expect(AnyMembers(constraint).member("constant") == CGFloat(5))
    #expect(AnyMembers(constraint).member("noSuchProperty") == String?.none)
    #expect(AnyMembers([4, 5] as NSArray)[1] as? Int == 5 && AnyMembers([4] as NSArray)[1] == nil)
    #expect(AnyMembers([1, 2, 3]).count == 3)
  }

  final class Place: UITextPosition {
    let index: Int
    init(index: Int) {
      self.index = index
      super.init()
    }
  }

  /// Positions and ranges of an application's own are the same only where they are the same object.
  @Test func ownPositionsAreEqualOnlyToThemselves() {
    let first = Place(index: 1)
    #expect(first == first && first != Place(index: 2) && first != Place(index: 1))
    let field = UITextField()
    field.text = "abc"
    #expect(field.beginningOfDocument == field.beginningOfDocument)
  }

  @Test func fontsWithoutSizeHaveTheLayersSize() throws {
    let font = try #require(CGFont("HelveticaNeue" as NSString))
    #expect("\(font.postScriptName ?? "")" == "HelveticaNeue")
    #expect(CGFont("NoSuchFontAtAll" as NSString) == nil)
    let layer = CATextLayer()
    layer.string = "A"
    layer.fontSize = 20
    layer.font = font
    #expect(layer.preferredFrameSize().height > 20)
    #expect(UIFont().pointSize == 12)
    #expect(UIColor().cgColor.alpha == 0)
  }

  @Test func textsHaveTheirMethods() {
    let text = AnyMembers("a B/c" as AnyObject)
    #expect(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) == "a%20B%2Fc")
    #expect(text.components(separatedBy: "/") == ["a B", "c"] && text.hasPrefix("a") && !text.hasSuffix("a"))
    #expect(text.replacingOccurrences(of: "B", with: "D") == "a D/c" && text.uppercased == "A B/C")
    #expect(text.substring(from: 2) == "B/c" && text.substring(with: NSRange(location: 1, length: 2)) == " B")
    #expect(text.trimmingCharacters(in: CharacterSet(charactersIn: "ac")) == " B/")
  }
}
