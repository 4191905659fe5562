import CoreGraphics
import Foundation

// Names are those of Apple's interface.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The key of the font; a constant.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = NSString(string: "NSFont")
/// The key of the kerning, in points; a constant.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = NSString(string: "NSKern")
/// The key of the tracking, in points; a constant.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = NSString(string: "CTTracking")
/// The key of the use of ligatures, a number; a constant.
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = NSString(string: "NSLigature")
/// The key of the text color, a `CGColor`; a constant.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString =
  NSString(string: "CTForegroundColor")
/// The key of the color behind the text, a `CGColor`; a constant.
public nonisolated(unsafe) let kCTBackgroundColorAttributeName: CFString =
  NSString(string: "CTBackgroundColor")
/// The key of the paragraph style, which is UIKit's; a constant.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = NSString(string: "NSParagraphStyle")
/// The key of the underline style; a constant.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = NSString(string: "NSUnderline")
/// The key of the color of the underline, a `CGColor`; a constant.
public nonisolated(unsafe) let kCTUnderlineColorAttributeName: CFString = NSString(string: "CTUnderlineColor")
/// The key of the stroke width, as a percentage of the font size; a constant.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = NSString(string: "NSStrokeWidth")
/// The key of the stroke color, a `CGColor`; a constant.
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = NSString(string: "CTStrokeColor")
/// The key of the distance above the baseline, in points; a constant.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = NSString(string: "NSBaselineOffset")
/// The key of embedded writing directions, an array of numbers; a constant.
public nonisolated(unsafe) let kCTWritingDirectionAttributeName: CFString =
  NSString(string: "NSWritingDirection")
/// The key of the language, an identifier; a constant.
public nonisolated(unsafe) let kCTLanguageAttributeName: CFString = NSString(string: "NSLanguage")
/// The key of a Boolean value by which text has the fill color of the context; a constant.
///
/// Without effect: the text is black, or has the color of `kCTForegroundColorAttributeName`.
public nonisolated(unsafe) let kCTForegroundColorFromContextAttributeName: CFString =
  NSString(string: "CTForegroundColorFromContext")
/// The key of a number that asks for superscripts (1) or subscripts (-1) of the font; a constant.
///
/// Without effect: fonts have none here.
public nonisolated(unsafe) let kCTSuperscriptAttributeName: CFString = NSString(string: "NSSuperScript")
/// The key of a Boolean value that asks for glyphs of vertical text; a constant. Without effect: text is horizontal.
public nonisolated(unsafe) let kCTVerticalFormsAttributeName: CFString = NSString(string: "CTVerticalForms")
/// The key of a number of characters that stand beside each other in vertical text; a constant. Without effect: text is horizontal.
public nonisolated(unsafe) let kCTHorizontalInVerticalFormsAttributeName: CFString =
  NSString(string: "CTHorizontalInVerticalForms")

enum CTText {
  /// Keys of Core Text's colors, and UIKit's.
  private static let colors: [(key: NSAttributedString.Key, uiKit: NSAttributedString.Key)] = [
    (.init("CTForegroundColor"), .foregroundColor), (.init("CTBackgroundColor"), .backgroundColor),
    (.init("CTUnderlineColor"), .underlineColor), (.init("CTStrokeColor"), .strokeColor),
  ]

  /// Returns a text with UIKit's attributes in place of Core Text's.
  static func drawable(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: text.length)
    for (key, uiKit) in colors {
      text.enumerateAttribute(key, in: all) { value, range, _ in
        guard let color = value as? CGColor else { return }
        result.addAttribute(uiKit, value: UIColor(cgColor: color), range: range)
      }
    }
    text.enumerateAttribute(.init("CTTracking"), in: all) { value, range, _ in
      guard let points = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init) else {
        return
      }
      result.addAttribute(.kern, value: points, range: range)
    }
    text.enumerateAttribute(.font, in: all) { value, range, _ in
      if value == nil {
        result.addAttribute(.font, value: UIFont(name: "Helvetica", size: 12) as Any, range: range)
      }
    }
    return result
  }

  /// Draws in a context with y increasing upward, as callers of Core Text use.
  package static func draw(at origin: CGPoint, in context: CGContext, _ body: () -> Void) {
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    context.restoreGState()
  }
}
