import Foundation
import Typesetting

/// A line of text, or a part of one beside an exclusion path.
///
/// Its coordinates begin at the top left of `typographicBounds`, with y increasing downward.
open class NSTextLineFragment: NSObject, NSSecureCoding {
  /// The text, of which the line is a part.
  public let attributedString: NSAttributedString
  /// The range of the text on the line, with the white space and the separator at its end.
  public let characterRange: NSRange
  /// The bounds of the line in the coordinates of its layout fragment, in points.
  open private(set) var typographicBounds: CGRect

  private let typeset: TypesetText
  /// The layout with all lines of the layout fragment.
  private let layout: TextLayout
  private let index: Int
  /// The width in which lines are aligned, in points.
  private let containerWidth: Double
  /// The distance of the layout's text from the start of `attributedString`.
  private let base: Int

  /// Creates a single line with a range of a text.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let known = NSIntersectionRange(range, NSRange(location: 0, length: attributedString.length))
    self.attributedString = NSAttributedString(attributedString: attributedString)
    characterRange = known
    base = known.location
    typeset = TypesetText(
      attributedString.attributedSubstring(from: known), font: .systemFont(ofSize: 12), color: .black,
      paragraph: ParagraphSettings())
    layout = typeset.layout(.init(maximumLines: 1))
    index = 0
    containerWidth = layout.size.width
    let line = layout.lines.first
    typographicBounds = CGRect(x: 0, y: 0, width: line?.width ?? 0, height: line?.height ?? 0)
    super.init()
  }

  /// Creates a single line with a range of a text with attributes.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// Creates a line of a layout fragment.
  init(
    _ text: NSAttributedString, _ range: NSRange, _ typeset: TypesetText, _ layout: TextLayout, _ index: Int,
    width: Double, bounds: CGRect
  ) {
    attributedString = text
    characterRange = range
    base = 0
    self.typeset = typeset
    self.layout = layout
    self.index = index
    containerWidth = width
    typographicBounds = bounds
    super.init()
  }

  // MARK: Archiving

  /// A Boolean value that indicates that lines support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a single line from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "NSString") else { return nil }
    let range = NSRange(
      location: max(coder.decodeInteger(forKey: "NSLocation"), 0),
      length: max(coder.decodeInteger(forKey: "NSLength"), 0))
    self.init(attributedString: NSAttributedString(string: text as String), range: range)
  }

  /// Encodes the text without its attributes.
  open func encode(with coder: NSCoder) {
    coder.encode(attributedString.string as NSString, forKey: "NSString")
    coder.encode(characterRange.location, forKey: "NSLocation")
    coder.encode(characterRange.length, forKey: "NSLength")
  }

  // MARK: Glyphs

  private var line: TextLayout.Line? { layout.lines.indices.contains(index) ? layout.lines[index] : nil }
  /// The left edge of the glyphs in the layout, in points.
  private var left: Double { line == nil ? 0 : layout.origin(ofLine: index, containerWidth: containerWidth) }

  /// The start of the baseline, relative to the bounds.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: line.map { $0.baseline - $0.top } ?? 0) }

  /// Draws the line with the origin of its bounds at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line else { return }
    UIGraphicsPushContext(context)
    typeset.draw(
      layout.line(index), at: CGPoint(x: point.x - CGFloat(left), y: point.y - CGFloat(line.top)),
      width: CGFloat(containerWidth), in: context)
    UIGraphicsPopContext()
  }

  /// Returns the location of a character on the baseline, relative to the bounds; zero outside of the line.
  ///
  /// - Parameter index: The index in `attributedString`.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard line != nil, index >= characterRange.location,
      index <= characterRange.location + characterRange.length,
      let caret = layout.caret(atOffset: index - base, containerWidth: containerWidth)
    else { return .zero }
    // The end of a line is the start of the next one.
    let x = caret.line == self.index ? caret.x - left : Double(typographicBounds.width)
    return CGPoint(x: x, y: Double(glyphOrigin.y))
  }

  /// Returns the index in `attributedString` of the character at a point, or of the nearest one.
  open func characterIndex(for point: CGPoint) -> Int { character(at: point).index }

  /// Returns the fraction of the distance through the character at a point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { character(at: point).fraction }

  private func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    let end = characterRange.location + characterRange.length
    guard let line, !line.range.isEmpty else { return (characterRange.location, 0) }
    let x = Double(point.x) + left
    let single = layout.line(index)
    let near = single.offset(atX: x, y: line.top + line.height / 2, containerWidth: containerWidth)
    // The nearest boundary may be either one of the character.
    for candidate in [near - 1, near] where line.range.contains(candidate) {
      let rects = single.rects(of: candidate..<candidate + 1, containerWidth: containerWidth)
      if let rect = rects.first(where: { Double($0.minX) <= x && x < Double($0.maxX) }), rect.width > 0 {
        return (base + candidate, (CGFloat(x) - rect.minX) / rect.width)
      }
    }
    let last = max(line.range.upperBound - 1, line.range.lowerBound)
    return near > last
      ? (min(base + near, max(end - 1, 0)), near >= line.range.upperBound ? 1 : 0) : (base + near, 0)
  }

  // MARK: Segments

  /// Returns the rectangles of characters in the coordinates of the layout fragment.
  func rects(of range: Range<Int>) -> [CGRect] {
    guard let line else { return [] }
    let (x, y) = (Double(typographicBounds.minX) - left, Double(typographicBounds.minY) - line.top)
    return layout.line(index).rects(
      of: range.lowerBound - base..<range.upperBound - base, containerWidth: containerWidth
    ).map { $0.offsetBy(dx: x, dy: y) }
  }
}
