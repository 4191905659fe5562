import Foundation
import Testing
import UIKit

/// Texts with attributes as values and as objects.
@MainActor @Suite struct AttributedStringTests {
  @Test func attributesAreTheSameThereAndBack() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let address = try #require(URL(string: "https://example.com"))
    let text = NSMutableAttributedString(
      string: "One two",
      attributes: [
        .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
        .kern: 1.5, .baselineOffset: 2, .paragraphStyle: style,
      ])
    text.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .link: address],
      range: NSRange(location: 4, length: 3))
    let value = AttributedString(text)
    #expect(String(value.characters) == "One two")
    #expect(value.runs.count == 2)
    #expect(value.runs.last?.underlineStyle == .single && value.runs.last?.link == address)
    #expect(value.runs.first?.font == .systemFont(ofSize: 13) && value.runs.first?.kern == 1.5)
    let back = NSAttributedString(value)
    #expect(back.string == "One two")
    for (key, expected) in text.attributes(at: 4, effectiveRange: nil) {
      let found = back.attribute(key, at: 4, effectiveRange: nil)
      if [.kern, .baselineOffset].contains(key) {
        #expect((found as? CGFloat) == (key == .kern ? 1.5 : 2))
      } else {
        #expect((found as? NSObject) == (expected as? NSObject), "\(key)")
      }
    }
    #expect(back.attribute(.link, at: 0, effectiveRange: nil) == nil)
  }

  @Test func namesOfResourcesThatAreNotThereGiveNothing() {
    #expect(UIImage(resource: ImageResource(name: "none", bundle: .main)).size == .zero)
    #expect(UIColor(resource: ColorResource(name: "none", bundle: .main)).cgColor.alpha == 0)
  }

  /// The bits are those of UIKit's header: 3 << 24 and 7 << 24.
  @Test func frameRatesOfAnimationsAreNoOtherOptions() {
    #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 50_331_648)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 117_440_512)
    let options: UIView.AnimationOptions = [
      .curveLinear, .preferredFramesPerSecond30, .transitionCrossDissolve,
    ]
    #expect(options.contains(.transitionCrossDissolve) && options.contains(.curveLinear))
  }

  /// A parent's change is told to who observes it, as containers that are not told otherwise count on.
  @Test func theParentCanBeObserved() {
    let (parent, child) = (UIViewController(), UIViewController())
    let count = Count()
    let observation = child.observe(\.parent, options: [.new]) { _, _ in count.value += 1 }
    parent.addChild(child)
    #expect(count.value == 1)
    child.removeFromParent()
    #expect(count.value == 2)
    observation.invalidate()
  }
  // Unchecked: used on the main actor only.
  private final class Count: @unchecked Sendable { var value = 0 }
}
