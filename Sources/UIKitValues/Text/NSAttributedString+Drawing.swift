import Foundation
import Typesetting

/// The options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, which match UIKit's.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left of the text instead of the baseline, and lines wrap.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Without effect: line heights are always those of the fonts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Without effect: text is measured by font metrics, not by glyph images.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size() -> CGSize {
    let size = typeset.layout(.init()).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Draws the text with its top left at a point in the current context.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = typeset
    let layout = text.layout(.init())
    text.draw(layout, at: point, width: CGFloat(layout.size.width), in: context)
  }

  /// Draws the text in a rectangle in the current context, wrapped at its width. Lines that do not fit are
  /// omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle in the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let (text, layout) = fitted(rect.size, options, context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= CGFloat(layout.firstBaseline) }
    text.draw(layout, at: origin, width: rect.width, in: graphics)
    context?.totalBounds = CGRect(
      origin: origin, size: CGSize(width: layout.size.width, height: layout.size.height))
  }

  /// Returns the bounding rectangle of the text, in points, not rounded.
  ///
  /// - Parameter size: The available size. Lines wrap at its width with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let (_, layout) = fitted(size, options, context)
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline - layout.size.height
    var width = layout.size.width
    // Labels, which are measured in this way, include spaces at line breaks as far as the width allows.
    if layout.lines.count > 1, size.width > 0, UITraitCollection.current.metrics.countsSpacesAtBreaks {
      width = max(width, min(layout.widthWithTrailingWhitespace, Double(size.width)))
    }
    // Code rounds the height up to pixels: five lines of 13.8 points are 69, not a little more.
    let height = (layout.size.height * 1_048_576).rounded() / 1_048_576
    let rect = CGRect(x: 0, y: y, width: width, height: height)
    context?.totalBounds = rect
    return rect
  }

  private var typeset: TypesetText { typeset(scale: 1) }

  private func typeset(scale: Double) -> TypesetText {
    // Text without a font attribute is set in the system font at 12 points.
    TypesetText(
      self, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphSettings(), scale: scale)
  }

  /// Returns the text and its layout in a size, scaled down as far as the context allows.
  private func fitted(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> (TypesetText, TextLayout) {
    func attempt(_ scale: Double) -> (TypesetText, TextLayout) {
      let text = typeset(scale: scale)
      return (text, text.layout(constraint(size, options, text)))
    }
    func fits(_ layout: TextLayout) -> Bool {
      let isNarrow = size.width <= 0 || layout.size.width <= Double(size.width) + 0.01
      let isLow = size.height <= 0 || layout.size.height <= Double(size.height) + 0.01
      return isNarrow && isLow && !layout.isTruncated
    }
    let whole = attempt(1)
    context?.actualScaleFactor = 1
    let smallest = Double(context?.minimumScaleFactor ?? 0)
    guard smallest > 0, smallest < 1, !fits(whole.1) else { return whole }
    // 64 steps, of which the last is the whole size.
    func scale(_ step: Int) -> Double { smallest + (1 - smallest) * Double(step) / 64 }
    let (step, result) = FontFitting.largest(of: 63, { attempt(scale($0)) }, fits: { fits($0.1) })
    context?.actualScaleFactor = CGFloat(scale(step))
    return result
  }

  private func constraint(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ text: TypesetText
  ) -> TextLayout.Constraint {
    guard options.contains(.usesLineFragmentOrigin) else {
      return .init(maximumLines: 1, lineBreaking: .byClipping)
    }
    let mode = text.styled.paragraphSpans.first?.style.lineBreaking ?? .byWordWrapping
    var constraint = TextLayout.Constraint(
      width: size.width > 0 ? Double(size.width) : .infinity,
      lineBreaking: mode.truncates ? mode : .byWordWrapping)
    if mode == .byCharWrapping { constraint.lineBreaking = .byCharWrapping }
    if mode.truncates, !options.contains(.truncatesLastVisibleLine) { constraint.maximumLines = 1 }
    if size.height > 0, size.height.isFinite, size.height < 1_000_000 {
      // Lines beyond the height are not part of the bounding rectangle.
      let layout = text.layout(constraint)
      let fitting = layout.lines.prefix { CGFloat($0.top + $0.height) <= size.height + 0.01 }.count
      if fitting < layout.lines.count {
        constraint.maximumLines = max(1, fitting)
        if options.contains(.truncatesLastVisibleLine) { constraint.lineBreaking = .byTruncatingTail }
      }
    }
    return constraint
  }
}

extension NSString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attrs).size()
  }

  /// Draws the text with its top left at a point in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attrs).draw(
      at: point)
  }

  /// Draws the text in a rectangle in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attrs).draw(
      in: rect)
  }

  /// Draws the text in a rectangle in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension StringProtocol {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  /// Draws the text with its top left at a point in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle in the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
  }

  /// Returns the bounding rectangle of the text, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
