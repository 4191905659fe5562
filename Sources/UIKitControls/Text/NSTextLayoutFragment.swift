import Foundation
import Typesetting

/// The lines of a text element, in a rectangle of the container.
///
/// Subclasses draw more or reserve space: they override `draw(at:in:)`, `layoutFragmentFrame`,
/// `renderingSurfaceBounds`, the paddings and the margins.
open class NSTextLayoutFragment: NSObject, NSSecureCoding {
  /// Options of an enumeration. The bits are those of the text system.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes may be estimates. Here they never are.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// The fragments are laid out, as they always are here.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// Text that ends with a separator has an empty line, as it always has here.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The state of the layout. The raw values are those of the text system.
  public enum State: UInt, Sendable {
    /// The fragment is not laid out.
    case none = 0
    /// The size is an estimate.
    case estimatedUsageBounds = 1
    /// The size is known.
    case calculatedUsageBounds = 2
    /// The lines are known.
    case layoutAvailable = 3
  }

  /// The text layout manager, which is not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element whose text is laid out.
  public let textElement: NSTextElement?
  private let givenRange: NSTextRange?
  /// Without effect: layout is computed by the caller.
  open var layoutQueue: OperationQueue?

  /// The typeset text and its layout, once it is known.
  private var known: Layout?
  /// The frame in the container without the changes of subclasses.
  private var frame = CGRect.zero
  private var viewProviders: [(attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider)] = []

  /// A text with its layout.
  private struct Layout {
    let text: NSAttributedString
    let typeset: TypesetText
    let layout: TextLayout
    /// The width in which lines are aligned, in points.
    let width: Double
    /// The left edge of the lines, in points.
    let left: Double
    let lines: [NSTextLineFragment]
  }

  /// The place in a container where a fragment is laid out.
  struct Place {
    let container: NSTextContainer
    let top: CGFloat
    /// The index of the element's first character.
    let start: Int
    let maximumLines: Int
    let isLast: Bool
    let hyphenation: Double
  }

  /// Creates a fragment for an element.
  ///
  /// - Parameter rangeInElement: The range of the text; `nil` for that of the element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    givenRange = rangeInElement
    super.init()
  }

  // MARK: Archiving

  /// A Boolean value that indicates that fragments support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a fragment of an empty element: archives contain no elements.
  public required init?(coder: NSCoder) {
    textElement = nil
    givenRange = nil
    super.init()
  }

  /// Encodes nothing: a fragment follows from its element.
  open func encode(with coder: NSCoder) {}

  // MARK: Layout

  /// The range of the text in the contents.
  open var rangeInElement: NSTextRange { textElement?.elementRange ?? givenRange ?? NSTextRange(0..<0) }

  /// The lines, which are laid out first.
  open var textLineFragments: [NSTextLineFragment] {
    textLayoutManager?.layOutIfNeeded()
    return known?.lines ?? []
  }

  /// The state of the layout.
  open var state: State { known == nil ? .none : .layoutAvailable }

  /// Invalidates the layout, which is computed again on demand.
  open func invalidateLayout() {
    forgetLayout()
    textLayoutManager?.contentsChanged()
  }

  func forgetLayout() {
    known = nil
    viewProviders = []
  }

  /// The frame in the container, which the fragments below begin after.
  open var layoutFragmentFrame: CGRect {
    textLayoutManager?.layOutIfNeeded()
    return frame
  }

  /// The bounds in which the fragment draws, relative to the origin of its frame: those of its lines and of glyphs
  /// beyond them.
  open var renderingSurfaceBounds: CGRect {
    var bounds = CGRect(origin: .zero, size: layoutFragmentFrame.size)
    for line in textLineFragments {
      // Slanted glyphs and accents reach beyond the line by less than a quarter of its height.
      bounds = bounds.union(line.typographicBounds.insetBy(dx: -line.typographicBounds.height / 4, dy: 0))
    }
    return bounds
  }

  /// The space before the lines in the frame, in points; 0 by default.
  open var leadingPadding: CGFloat { 0 }
  /// The space after the lines in the frame, in points; 0 by default.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the frame, in points; 0 by default.
  open var topMargin: CGFloat { 0 }
  /// The space below the frame, in points; 0 by default.
  open var bottomMargin: CGFloat { 0 }

  private var text: NSAttributedString {
    (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
  }

  /// The style of the paragraph.
  var paragraphStyle: NSParagraphStyle {
    let text = text
    let style =
      text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    return style ?? .default
  }

  /// Lays out the lines at a place, and returns their number and whether text is left out.
  func layOut(_ place: Place) -> (lines: Int, isTruncated: Bool) {
    let container = place.container
    let padding = container.lineFragmentPadding
    let isWide = container.size.width <= 0 || container.size.width >= 1_000_000
    let paddings = finite(leadingPadding) + finite(trailingPadding)
    var constraint = TextLayout.Constraint(
      width: isWide ? .infinity : max(0, Double(container.size.width - 2 * padding) - paddings),
      maximumLines: place.maximumLines, lineBreaking: container.lineBreakMode.lineBreaking,
      includesTrailingEmptyLine: place.isLast)
    constraint.region = container.region?.moved(by: Double(place.top), offset: place.start)
    let text = text
    let isSame =
      known.map { $0.text === text && $0.layout.constraint == constraint && constraint.region == nil }
      ?? false
    if !isSame {
      known = makeLayout(text, constraint, hyphenation: place.hyphenation)
    }
    guard let known else { return (0, false) }
    let width = known.lines.map { $0.typographicBounds.maxX }.max() ?? 0
    let height = known.lines.map { $0.typographicBounds.maxY }.max() ?? 0
    frame = CGRect(
      x: padding + CGFloat(known.left), y: place.top, width: width + CGFloat(finite(trailingPadding)),
      height: height)
    return (known.layout.lines.count, known.layout.isTruncated)
  }

  private func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }

  private func makeLayout(
    _ text: NSAttributedString, _ constraint: TextLayout.Constraint, hyphenation: Double
  ) -> Layout {
    let typeset = TypesetText(
      text, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphSettings(),
      hyphenation: hyphenation)
    let layout = typeset.layout(constraint)
    let width = constraint.width.isFinite ? constraint.width : layout.size.width
    let lefts = layout.lines.indices.map { layout.origin(ofLine: $0, containerWidth: width) }
    let left = lefts.min() ?? 0
    let lines = layout.lines.indices.map { index in
      let line = layout.lines[index]
      let next = index + 1
      let end = next < layout.lines.count ? layout.lines[next].range.lowerBound : text.length
      let bounds = CGRect(
        x: finite(leadingPadding) + lefts[index] - left, y: line.top, width: line.width, height: line.height)
      let range = NSRange(line.range.lowerBound..<max(end, line.range.lowerBound))
      return NSTextLineFragment(text, range, typeset, layout, index, width: width, bounds: bounds)
    }
    return Layout(text: text, typeset: typeset, layout: layout, width: width, left: left, lines: lines)
  }

  // MARK: Drawing

  /// Draws the lines with the origin of the frame at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    textLayoutManager?.layOutIfNeeded()
    textLayoutManager?.validateRenderingAttributes(of: self)
    guard let known else { return }
    let shown = shown(known)
    UIGraphicsPushContext(context)
    shown.typeset.draw(
      shown.layout, at: CGPoint(x: point.x + CGFloat(finite(leadingPadding) - known.left), y: point.y),
      width: CGFloat(known.width), in: context)
    UIGraphicsPopContext()
  }

  /// Returns the text with its rendering attributes, which do not change the lines.
  private func shown(_ known: Layout) -> (typeset: TypesetText, layout: TextLayout) {
    guard let manager = textLayoutManager, let text = manager.renderedText(known.text, of: self) else {
      return (known.typeset, known.layout)
    }
    let typeset = TypesetText(
      text, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphSettings(),
      hyphenation: manager.hyphenation)
    return (typeset, typeset.layout(known.layout.constraint))
  }

  // MARK: Attachments

  /// Calls a block with the attachments of the text and their offsets.
  private func forEachAttachment(_ body: (NSTextAttachment, Int, [NSAttributedString.Key: Any]) -> Void) {
    let text = text
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment else { return }
      body(attachment, range.location, text.attributes(at: range.location, effectiveRange: nil))
    }
  }

  /// The providers of the views of attachments, in the order of the text.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    var found: [(attachment: NSTextAttachment, provider: NSTextAttachmentViewProvider)] = []
    forEachAttachment { attachment, offset, _ in
      if let former = viewProviders.first(where: { $0.attachment === attachment }) {
        found.append(former)
      } else if attachment.usesTextAttachmentView, let location = location(offset),
        let provider = attachment.viewProvider(
          for: textLayoutManager?.hostView, location: location,
          textContainer: textLayoutManager?.textContainer)
      {
        provider.textLayoutManager = provider.textLayoutManager ?? textLayoutManager
        found.append((attachment, provider))
      }
    }
    viewProviders = found
    return found.map(\.provider)
  }

  private func location(_ offset: Int) -> (any NSTextLocation)? {
    let start = rangeInElement.location
    return textLayoutManager?.textContentManager?.location(start, offsetBy: offset)
      ?? (offset == 0 ? start : nil)
  }

  /// Returns the frame of the attachment at a location, relative to the origin of the frame; zero if there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let content = textLayoutManager?.textContentManager else { return .zero }
    let offset = content.offset(from: rangeInElement.location, to: location)
    let text = text
    guard offset != NSNotFound, offset >= 0, offset < text.length,
      let attachment = text.attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment,
      let line = textLineFragments.first(where: { NSLocationInRange(offset, $0.characterRange) }),
      let rect = line.rects(of: offset..<offset + 1).first
    else { return .zero }
    let bounds = attachment.layoutBounds(attributes: text.attributes(at: offset, effectiveRange: nil))
    let baseline = line.typographicBounds.minY + line.glyphOrigin.y
    return CGRect(
      x: rect.minX + attachment.lineLayoutPadding, y: baseline - bounds.maxY, width: bounds.width,
      height: bounds.height)
  }
}
