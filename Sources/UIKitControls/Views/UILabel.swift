import Foundation
import Typesetting
@_spi(UIKit) import UIKitCore

/// A view that displays one or more lines of text.
///
/// The intrinsic size is the width of the longest line and the height of all lines together, each rounded up
/// to a whole pixel once. If `numberOfLines` is not 1 and `preferredMaxLayoutWidth` is 0, the layout engine
/// measures the label again at the width that the constraints give it.
@preconcurrency @MainActor
open class UILabel: UIView {
  @_spi(UIKit) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(label: text, traits: .staticText)
  }

  private enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  private var content = Content.none
  private var typeset: (key: TypesetKey, text: TypesetText)?

  /// The values on which typeset text depends besides the content and properties, whose changes clear the
  /// cache.
  private struct TypesetKey: Equatable {
    var scale = 1.0
    var isHighlighted = false
  }

  // MARK: Making a label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  /// Reads a label from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    coder.finish(self, as: UILabel.self)
  }

  private func setUpLabel() {
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  // MARK: Text

  /// The text. Setting it replaces attributed text, whose attributes are lost.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      if case .plain(let old) = content, old == newValue { return KeyValueObserving.changed(self, "text") }
      storedFont = font
      content = newValue.map(Content.plain) ?? .none
      contentChanged()
    }
  }

  /// The text with its attributes. Plain text is returned with the label's own font, color and paragraph
  /// style.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: return nil
      case .plain(let text): return NSAttributedString(string: text, attributes: ownAttributes)
      case .attributed(let text): return text
      }
    }
    set {
      // Copied, since a mutable string may change later.
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
      contentChanged()
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: style]
  }

  /// The font of plain text; the 17-point system font by default. That of attributed text is the font it begins with, which plain text
  /// that is set later keeps. Setting it changes the font of all attributed text.
  open var font: UIFont! {
    get {
      guard case .attributed(let text) = content, text.length > 0 else { return storedFont }
      return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? storedFont
    }
    set {
      let new = newValue ?? UILabel.defaultFont
      if case .attributed = content { setAttribute(.font, new) } else if new.isEqual(storedFont) { return }
      storedFont = new
      contentChanged()
    }
  }
  private var storedFont = UILabel.defaultFont
  private static var defaultFont: UIFont { InitialFonts.system(UIFont.labelFontSize) }

  /// The color of plain text; `label` by default. Setting it changes the color of all attributed text.
  open var textColor: UIColor! {
    get { storedColor }
    set {
      storedColor = newValue ?? .label
      if case .attributed = content { setAttribute(.foregroundColor, storedColor) }
      appearanceChanged()
    }
  }
  private var storedColor = UIColor.label

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = content else { return }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    content = .attributed(copy)
  }

  /// The alignment of the lines; `natural`, which follows the layout direction, by default.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { appearanceChanged() } }
  }

  /// The way in which lines break and truncate; truncation with an ellipsis at the end by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  /// The strategy for choosing among possible line breaks of plain text.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { contentChanged() } }
  }

  /// The maximum number of lines, 1 by default; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  /// The width in points at which the intrinsic size wraps lines; 0, the default, uses the width that the
  /// layout engine determines.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// A Boolean value that determines whether the text is scaled down to fit into the bounds; `false` by
  /// default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { appearanceChanged() } }
  }

  /// The minimum factor by which text is scaled down; 0, the default, means no limit but a font size of 1
  /// point.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { appearanceChanged() } }
  }

  /// The vertical position of text that was scaled down.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// A Boolean value that determines whether spacing between letters is reduced before text is truncated;
  /// `false` by default.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { appearanceChanged() } }
  }

  /// A Boolean value that indicates whether the font follows the preferred text size; `false` by default.
  /// Only fonts of text styles and fonts made by `UIFontMetrics` change.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  /// A Boolean value that determines whether the text is drawn in its own color; `false` draws it in the
  /// tertiary label color. `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { appearanceChanged() } }
  }

  /// A Boolean value that determines whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { appearanceChanged() } }
  }

  /// The color of the text while the label is highlighted; `nil` uses the text's own color.
  open var highlightedTextColor: UIColor? {
    didSet { appearanceChanged() }
  }

  /// The color of the shadow, a copy of the text beneath it; `nil`, the default, draws none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the shadow in points; one point up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  /// Stored only: devices here have no pointer that could hover over the label.
  open var showsExpansionTextWhenTruncated = false

  // MARK: Changes

  private func contentChanged() {
    KeyValueObserving.changed(self)
    typeset = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func appearanceChanged() {
    KeyValueObserving.changed(self)
    typeset = nil
    setNeedsDisplay()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if case .attributed(let text) = content {
      let copy = NSMutableAttributedString(attributedString: text)
      text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
        if let font = value as? UIFont {
          copy.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
      }
      content = .attributed(copy)
    }
    let adjusted = storedFont.adjusted(to: traits)
    if !adjusted.isEqual(storedFont) { storedFont = adjusted }
    contentChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if traits.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
      || traits.legibilityWeight != previousTraitCollection?.legibilityWeight
    {
      adjustFont()
    }
    if traits.displayScale != previousTraitCollection?.displayScale
      || traits.layoutDirection != previousTraitCollection?.layoutDirection
      || traits.metrics != previousTraitCollection?.metrics
    {
      contentChanged()
    } else {
      appearanceChanged()
    }
  }

  // MARK: Measuring

  private var isEmpty: Bool { text?.isEmpty ?? true }
  final var isPlain: Bool { if case .attributed = content { false } else { true } }

  /// Returns the text at a factor of its size, in the colors of the label's state.
  private func typesetText(scale: Double = 1) -> TypesetText {
    let key = TypesetKey(scale: scale, isHighlighted: isHighlighted)
    if let typeset, typeset.key == key { return typeset.text }
    let metrics = metrics
    var settings = ParagraphSettings()
    settings.alignment = textAlignment.paragraphAlignment
    settings.lineBreaking = lineBreakMode.lineBreaking
    settings.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    settings.pushesOut =
      lineBreakStrategy.contains(.pushOut) && metrics.avoidsShortLastLines
    var color = storedColor
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    // The color that iOS draws disabled labels in.
    if !isEnabled { color = .tertiaryLabel }
    let text: TypesetText
    switch content {
    case .none:
      text = TypesetText("", font: storedFont, color: color, paragraph: settings, rules: metrics.textRules)
    case .plain(let string):
      let font = scale == 1 ? storedFont : storedFont.withSize(storedFont.pointSize * CGFloat(scale))
      text = TypesetText(string, font: font, color: color, paragraph: settings, rules: metrics.textRules)
    case .attributed(let string):
      // Attributed text brings its own line break strategy; none by default.
      settings.pushesOut = false
      settings.keepsHangulWords = false
      text = TypesetText(
        string, font: storedFont, color: color, paragraph: settings, scale: scale, rules: metrics.textRules)
    }
    typeset = (key, text)
    return text
  }

  /// The mode that determines how the last line ends: that of the attributed text, or the label's.
  private var breaking: LineBreaking {
    if case .attributed(let text) = content, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    {
      return style.lineBreakMode.lineBreaking
    }
    return lineBreakMode.lineBreaking
  }

  private func constraint(width: CGFloat, lines: Int) -> TextLayout.Constraint {
    TextLayout.Constraint(
      width: width > 0 && width < 1_000_000 ? Double(width) : .infinity, maximumLines: max(0, lines),
      lineBreaking: breaking, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      // A line break at the end adds an empty line, as both public documents that have one show.
      includesTrailingEmptyLine: true)
  }

  private func roundedSize(_ layout: TextLayout) -> CGSize {
    let scale = pixelScale
    return CGSize(
      width: CGFloat(layout.size.width).roundedUpToPixel(scale),
      height: CGFloat(layout.size.height).roundedUpToPixel(scale))
  }

  /// Returns the text and its layout in a width. A label of several lines that may scale its text uses the
  /// largest font, smaller by whole points, at which the lines suffice and no word is broken: a public
  /// Interface Builder document measures "DuckDuckGo - Paoli, PA", at most two lines of 13 points, at a width
  /// of 68 as two lines of 10 points. The minimum font size of 12 points that the document states, a property
  /// of iOS 6, had no effect.
  final func shrunk(width: CGFloat, lines: Int) -> (TypesetText, TextLayout) {
    var text = typesetText()
    var layout = text.layout(constraint(width: width, lines: lines))
    guard adjustsFontSizeToFitWidth, lines > 1, width > 0, width < UILabel.unlimited else {
      return (text, layout)
    }
    let largest = Double(storedFont.pointSize)
    let smallest = max(1, largest * Double(minimumScaleFactor))
    var size = largest
    while layout.isTruncated || layout.breaksWords, size > smallest {
      size = max(size - 1, smallest)
      text = typesetText(scale: size / largest)
      layout = text.layout(constraint(width: width, lines: lines))
    }
    return (text, layout)
  }

  /// Returns the rectangle of the text in `bounds`, from its top left corner, in points. Override it to
  /// change the intrinsic size.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = shrunk(width: bounds.width, lines: numberOfLines).1
    var size = roundedSize(layout)
    if layout.lines.count > 1, metrics.includesTrailingSpaces {
      let width = CGFloat(layout.widthWithTrailingWhitespace).roundedUpToPixel(pixelScale)
      size.width = max(size.width, width)
    }
    if bounds.width > 0 { size.width = min(size.width, bounds.width) }
    return CGRect(origin: bounds.origin, size: size)
  }

  open override var intrinsicContentSize: CGSize {
    let width =
      numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : UILabel.unlimited
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private static let unlimited: CGFloat = 1_000_000

  /// The size of the text without a limit of width, in points, not rounded to pixels.
  package var unroundedSize: CGSize {
    guard !isEmpty else { return .zero }
    let size = typesetText().layout(constraint(width: 0, lines: numberOfLines)).size
    return CGSize(width: size.width, height: size.height)
  }

  @_spi(UIKit) public override var debugText: String? { text }

  /// A Boolean value that indicates whether the text is truncated at the label's current size.
  package var isTextTruncated: Bool {
    guard !isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
    let (_, layout) = fitted(bounds.size)
    return layout.isTruncated || layout.size.width > Double(bounds.width) + 0.5
  }

  @_spi(UIKit) public override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !isEmpty
  }

  @_spi(UIKit) public override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Returns the size of the text. Lines wrap at `size.width` unless `numberOfLines` is 1 or the width is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : UILabel.unlimited
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  // MARK: Baselines

  private var baselineLayout: TextLayout {
    let width = wrapsContent ? wrapWidth(orNatural: preferredMaxLayoutWidth) : preferredMaxLayoutWidth
    let lines = numberOfLines
    return shrunk(width: lines == 1 ? 0 : width, lines: lines).1
  }

  @_spi(UIKit) public override var baselineFont: UIFont? { font }
  @_spi(UIKit) public override var firstBaselineOffsetFromTop: CGFloat {
    let offset = isEmpty ? storedFont.ascender : CGFloat(baselineLayout.firstBaseline)
    return offset.roundedToPixel(pixelScale)
  }

  @_spi(UIKit) public override var lastBaselineOffsetFromBottom: CGFloat {
    let scale = pixelScale
    if isEmpty { return (-storedFont.descender).roundedToPixel(scale) }
    let layout = baselineLayout
    return CGFloat(layout.size.height).roundedUpToPixel(scale)
      - CGFloat(layout.lastBaseline).roundedToPixel(scale)
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    guard !isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle in the label's coordinates, centered vertically. Override it to draw
  /// elsewhere.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty, rect.width > 0, rect.height > 0 else {
      return
    }
    let (text, layout) = fitted(rect.size)
    let pixels = pixelScale
    let y = top(of: layout, text, in: rect)
    let baseline = (y + CGFloat(layout.firstBaseline)).roundedToPixel(pixels)
    let origin = CGPoint(x: rect.minX, y: baseline - CGFloat(layout.firstBaseline))
    if let shadowColor {
      layout.draw(
        in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
        containerWidth: Double(rect.width), paint: { _ in TextPaint(color: shadowColor.cgColor) })
    }
    if isHighlighted, let highlightedTextColor {
      layout.draw(
        in: context, at: origin, containerWidth: Double(rect.width),
        paint: {
          var paint = text.paint($0)
          paint.color = highlightedTextColor.cgColor
          return paint
        }, attachment: { text.drawAttachment($0, $1) })
    } else {
      text.draw(layout, at: origin, width: rect.width, pixelScale: pixels, in: context)
    }
  }

  /// Returns the y-coordinate of the first line in a rectangle that the text is drawn in.
  final func top(of layout: TextLayout, _ text: TypesetText, in rect: CGRect) -> CGFloat {
    let pixels = pixelScale
    // Centers the whole pixels that the text occupies, rounding half a pixel up, so that a label at its
    // intrinsic size draws from its upper edge, as screenshots of iOS 13 to 18 show.
    var y =
      rect.minY
      + ((rect.height - CGFloat(layout.size.height).roundedUpToPixel(pixels)) / 2).roundedToPixel(pixels)
    if layout.size.height > Double(rect.height) + 0.5 { y = rect.minY }
    if text.styled.spans.first?.style.font.size ?? 0 < Double(storedFont.pointSize), numberOfLines == 1,
      case .plain = content
    {
      switch baselineAdjustment {
      case .alignBaselines:
        // The baseline stays where it would be at the full size.
        let full = storedFont.lineHeight
        y = rect.minY + (rect.height - full) / 2 + storedFont.ascender - CGFloat(layout.firstBaseline)
      case .alignCenters: break
      case .none: y = rect.minY
      }
    }
    return y
  }

  /// Returns the text and its layout fitted into a size: scaled down where the label allows it, and without
  /// lines that do not fit.
  final func fitted(_ size: CGSize) -> (TypesetText, TextLayout) {
    var (text, layout) = shrunk(width: size.width, lines: numberOfLines)
    if adjustsFontSizeToFitWidth, !fits(layout, size) {
      let largest = Double(storedFont.pointSize)
      let smallest = max(1, largest * Double(minimumScaleFactor))
      // Sizes go in eighths of a point.
      (text, layout) =
        FontFitting.largest(of: max(0, Int((largest - smallest) * 8))) { step in
          let text = typesetText(scale: max(smallest, smallest + Double(step) / 8) / largest)
          return (text, text.layout(constraint(width: size.width, lines: numberOfLines)))
        } fits: {
          fits($0.1, size)
        }.layout
    }
    if tightens, layout.isTruncated {
      // The spacing is reduced by at most a twentieth of the font size.
      for step in 1...5 {
        let closer = text.tightened(by: Double(storedFont.pointSize) * 0.01 * Double(step))
        let result = closer.layout(constraint(width: size.width, lines: numberOfLines))
        if !result.isTruncated {
          (text, layout) = (closer, result)
          break
        }
      }
    }
    if layout.lines.count > 1, layout.size.height > Double(size.height) + 0.5 {
      let limit = Double(size.height) + 0.5
      let visible = layout.lines.prefix { $0.top + $0.height <= limit }.count
      layout = text.layout(constraint(width: size.width, lines: max(1, visible)))
    }
    return (text, layout)
  }

  /// A Boolean value that indicates whether the label or the paragraph style of its text reduces the spacing
  /// between letters before truncation.
  private var tightens: Bool {
    if allowsDefaultTighteningForTruncation { return true }
    guard case .attributed(let text) = content, text.length > 0 else { return false }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.allowsDefaultTighteningForTruncation ?? false
  }

  private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
    !layout.isTruncated && layout.size.width <= Double(size.width) + 0.01
      && layout.size.height <= Double(size.height) + 0.5
  }
}

/// The vertical position of text that was scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of the text at its full size.
  case alignBaselines = 0
  /// The center of the rectangle.
  case alignCenters = 1
  /// The top of the rectangle.
  case none = 2
}

extension NamedMembers {
  static let label = NamedMembers(UILabel.self) {
    $0.property("font", \.font, isAppearance: true)
    $0.property("textColor", \.textColor, isAppearance: true)
    $0.appearance("highlightedTextColor", \.highlightedTextColor)
    $0.property("shadowColor", \.shadowColor, isAppearance: true)
    $0.property("text", \.text)
    $0.property("attributedText", \.attributedText)
    $0.property("textAlignment", \.textAlignment)
    $0.property("numberOfLines", \.numberOfLines)
    $0.property("minimumScaleFactor", \.minimumScaleFactor)
    $0.property("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
    $0.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    $0.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    $0.property("lineBreakMode", \.lineBreakMode)
  }
}
