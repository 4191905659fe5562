import Foundation
import ObjectiveCSupport
import Typesetting

/// Attributed text in the typesetter's form, with the attributes that determine how its spans are painted.
package struct TypesetText {
  package let styled: StyledText
  /// The attributes of each span.
  private let attributes: [[NSAttributedString.Key: Any]]
  private let color: UIColor
  private let memo = Memo()

  /// The layouts of a text that is too long for the shared cache. Copies of the typeset text share them.
  private final class Memo {
    var layouts: [TextLayout] = []
  }

  /// Creates text with one font and color.
  ///
  /// - Parameter rules: The rules of the version of iOS. The default is that of the current traits.
  package init(
    _ string: String, font: UIFont, color: UIColor, paragraph: ParagraphSettings,
    rules: TextRules = UITraitCollection.current.metrics.textRules
  ) {
    var paragraph = paragraph
    paragraph.lineSpacing += font.styleLeading
    styled = StyledText(string, style: .init(font: font.textFont.with(rules)), paragraph: paragraph)
    attributes = [[:]]
    self.color = color
  }

  /// Creates typeset text from an attributed string.
  ///
  /// - Parameters:
  ///   - font: The font of text without a font attribute.
  ///   - color: The color of text without a color attribute.
  ///   - paragraph: The settings of paragraphs without a style.
  ///   - scale: A factor of all sizes, for text that is scaled to fit.
  ///   - hyphenation: The hyphenation factor of paragraphs whose style has none.
  ///   - rules: The rules of the version of iOS. The default is that of the current traits.
  package init(
    _ text: NSAttributedString, font: UIFont, color: UIColor, paragraph: ParagraphSettings, scale: Double = 1,
    hyphenation: Double = 0, rules: TextRules = UITraitCollection.current.metrics.textRules
  ) {
    self.color = color
    var spans: [StyledText.Span] = []
    var paragraphs: [StyledText.ParagraphSpan] = []
    var attributes: [[NSAttributedString.Key: Any]] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let style = TypesetText.style(values, font: font, scale: scale, rules: rules)
      spans.append(.init(length: range.length, style: style))
      attributes.append(values)
      var settings = (values[.paragraphStyle] as? NSParagraphStyle)?.settings ?? paragraph
      if settings.hyphenationFactor == 0 { settings.hyphenationFactor = hyphenation }
      if let last = paragraphs.last, last.style == settings {
        paragraphs[paragraphs.count - 1].length += range.length
      } else {
        paragraphs.append(.init(length: range.length, style: settings))
      }
    }
    if spans.isEmpty {
      spans = [.init(length: 0, style: .init(font: font.textFont.with(rules)))]
      attributes = [[:]]
    }
    styled = StyledText(text.string, spans: spans, paragraphSpans: paragraphs)
    self.attributes = attributes
  }

  private init(styled: StyledText, attributes: [[NSAttributedString.Key: Any]], color: UIColor) {
    self.styled = styled
    self.attributes = attributes
    self.color = color
  }

  /// Returns the text with tighter letter spacing, by a distance in points.
  package func tightened(by distance: Double) -> TypesetText {
    var styled = styled
    for index in styled.spans.indices { styled.spans[index].style.tracking -= distance }
    return TypesetText(styled: styled, attributes: attributes, color: color)
  }

  private static func style(
    _ values: [NSAttributedString.Key: Any], font: UIFont, scale: Double, rules: TextRules
  ) -> StyledText.Style {
    let chosen = (values[.font] as? UIFont ?? font).presenting(values[.inlinePresentationIntent])
    let font = chosen.textFont.with(rules)
    var style = StyledText.Style(font: scale == 1 ? font : font.withSize(font.size * scale))
    let (obliqueness, expansion) = (number(values[.obliqueness]) ?? 0, number(values[.expansion]) ?? 0)
    if obliqueness != 0 || expansion != 0 {
      style.font = style.font.skewed(by: obliqueness, expandedBy: expansion)
    }
    style.tracking = (number(values[.tracking]) ?? 0) * scale
    // As documented for Core Text attributes: kerning is ignored if there is tracking, and tracked text has
    // no ligatures unless it requests them.
    if style.tracking == 0 { style.kern = number(values[.kern]).map { $0 * scale } }
    style.usesLigatures = number(values[.ligature]).map { $0 != 0 } ?? (style.tracking == 0)
    style.baselineOffset = (number(values[.baselineOffset]) ?? 0) * scale
    if let attachment = values[.attachment] as? any NSTextAttachmentContainer {
      let laidOut = attachment as? any LaidOutTextAttachment
      let box =
        laidOut?.layoutBounds(attributes: values)
        ?? attachment.attachmentBounds(
          for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
      style.attachment = .init(
        width: finite(box.width) + 2 * finite(laidOut?.lineLayoutPadding ?? 0), height: finite(box.height),
        baselineOffset: finite(box.origin.y))
    }
    return style
  }

  private static func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

  /// Returns the number in an attribute, of any numeric type; `nil` if there is none or it is not finite.
  package static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the paint of a span, with dynamic colors resolved for the current traits.
  package func paint(_ span: Int) -> TextPaint {
    let values = attributes.indices.contains(span) ? attributes[span] : [:]
    func resolved(_ value: Any?) -> CGColor? { (value as? UIColor)?.cgColor }
    var paint = TextPaint(color: resolved(values[.foregroundColor]) ?? color.cgColor)
    if values.isEmpty { return paint }
    if values[.link] != nil, values[.foregroundColor] == nil { paint.color = UIColor.link.cgColor }
    paint.background = resolved(values[.backgroundColor])
    paint.underline = .init(rawValue: TypesetText.lineStyle(values[.underlineStyle]))
    paint.underlineColor = resolved(values[.underlineColor])
    paint.strikethrough = .init(rawValue: TypesetText.lineStyle(values[.strikethroughStyle]))
    if paint.strikethrough == [],
      InlinePresentationIntent(attribute: values[.inlinePresentationIntent])?.contains(.strikethrough) == true
    {
      paint.strikethrough = .single
    }
    paint.strikethroughColor = resolved(values[.strikethroughColor])
    paint.strokeWidth = CGFloat(TypesetText.number(values[.strokeWidth]) ?? 0)
    paint.strokeColor = resolved(values[.strokeColor])
    if let shadow = values[.shadow] as? NSShadow, let color = resolved(shadow.shadowColor) {
      paint.shadow = .init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
    }
    return paint
  }

  private static func lineStyle(_ value: Any?) -> Int {
    (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int(clamping: Int64($0)) } ?? 0
  }

  package func drawAttachment(_ span: Int, _ rect: CGRect) {
    guard attributes.indices.contains(span),
      let attachment = attributes[span][.attachment] as? any NSTextAttachmentContainer
    else { return }
    let laidOut = attachment as? any LaidOutTextAttachment
    if laidOut?.isDrawnByView == true { return }
    let rect = rect.insetBy(dx: laidOut?.lineLayoutPadding ?? 0, dy: 0)
    let drawn =
      laidOut?.layoutImage(for: rect, attributes: attributes[span])
      ?? attachment.image(forBounds: rect, textContainer: nil, characterIndex: 0)
    guard let image = drawn else { return }
    // Symbols and template images have the text color.
    if image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage {
      let color = attributes[span][.foregroundColor] as? UIColor ?? color
      image.withTintColor(color).draw(in: rect)
    } else {
      image.draw(in: rect)
    }
  }

  /// Returns the layout of the text for a constraint. Layouts are cached.
  package func layout(_ constraint: TextLayout.Constraint) -> TextLayout {
    guard styled.string.utf8.count >= TextLayoutCache.longestText else {
      return TextLayoutCache.shared.layout(styled, constraint)
    }
    if let known = memo.layouts.first(where: { $0.constraint == constraint }) { return known }
    let layout = TextLayout(styled, constraint: constraint)
    // Two layouts are kept, one for each axis.
    if memo.layouts.count == 2 { memo.layouts.removeFirst() }
    memo.layouts.append(layout)
    return layout
  }

  /// The decorations that are drawn elsewhere.
  package struct Omission: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let background = Omission(rawValue: 1)
    package static let underline = Omission(rawValue: 2)
    package static let strikethrough = Omission(rawValue: 4)
  }

  /// Draws a layout of this text.
  package func draw(
    _ layout: TextLayout, at origin: CGPoint, width: CGFloat, pixelScale: CGFloat? = nil,
    omitting omission: Omission = [], in context: CGContext
  ) {
    func paint(_ span: Int) -> TextPaint {
      var paint = self.paint(span)
      if omission.contains(.background) { paint.background = nil }
      if omission.contains(.underline) { paint.underline = [] }
      if omission.contains(.strikethrough) { paint.strikethrough = [] }
      return paint
    }
    layout.draw(
      in: context, at: origin, containerWidth: width, pixelScale: pixelScale, paint: paint,
      attachment: { self.drawAttachment($0, $1) })
  }
}
