import Foundation
import Typesetting

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left of lines, not the baseline; lines wrap.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings and results of drawing strings.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds: CGRect = .zero

  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// The size of the text on unlimited lines, in points, not rounded.
  public func size() -> CGSize {
    let size = typeset.layout(.init()).size
    return CGSize(width: size.width, height: size.height)
  }

  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let text = typeset
    let layout = text.layout(.init())
    text.draw(layout, at: point, width: CGFloat(layout.size.width), in: context)
  }

  /// Draws the text in a rectangle of the current context, wrapping at its width; what does not fit is left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let text = typeset
    let layout = text.layout(constraint(rect.size, options, text))
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= CGFloat(layout.firstBaseline) }
    text.draw(layout, at: origin, width: rect.width, in: graphics)
    context?.totalBounds = CGRect(
      origin: origin, size: CGSize(width: layout.size.width, height: layout.size.height))
  }

  /// The rectangle that the text takes, in points, not rounded.
  ///
  /// - Parameter size: the room; lines wrap at its width with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = typeset
    let layout = text.layout(constraint(size, options, text))
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : layout.firstBaseline - layout.size.height
    let rect = CGRect(x: 0, y: y, width: layout.size.width, height: layout.size.height)
    context?.totalBounds = rect
    return rect
  }

  private var typeset: TypesetText {
    // 12 points of the font named here is what attributed strings have on iOS where they name none.
    TypesetText(self, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphSettings())
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
      // Lines beyond the height are not part of the text's rectangle.
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
  /// The size of the text on unlimited lines, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attrs).size()
  }

  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attrs).draw(
      at: point)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attrs).draw(
      in: rect)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String._unconditionallyBridgeFromObjectiveC(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension StringProtocol {
  /// The size of the text on unlimited lines, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attrs).size()
  }

  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
  }

  /// The rectangle that the text takes, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
