/// The truncation mode of a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text that does not fit is clipped. The default.
  public static let none = Self(rawValue: "none")
  /// The last line shows the end of the text after an ellipsis.
  public static let start = Self(rawValue: "start")
  /// The last line shows the beginning of the text and an ellipsis.
  public static let end = Self(rawValue: "end")
  /// The last line shows the beginning and the end of the text with an ellipsis in between.
  public static let middle = Self(rawValue: "middle")
}

/// The alignment mode of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The alignment of the text's direction. The default.
  public static let natural = Self(rawValue: "natural")
  /// Left-aligned.
  public static let left = Self(rawValue: "left")
  /// Right-aligned.
  public static let right = Self(rawValue: "right")
  /// Centered.
  public static let center = Self(rawValue: "center")
  /// Justified.
  public static let justified = Self(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds.
///
/// It is declared beside views, not in QuartzCore, which has no fonts.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font: a `UIFont`, whose size is ignored, a `CGFont`, or a font name. The default is Helvetica.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// The font size, in points. The default is 36.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The text color. The default is white.
  open var foregroundColor: CGColor? = CGColor.white { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether lines wrap at the bounds. The default is `false`.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// The truncation mode. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// The alignment mode. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// Stored only: glyphs are always drawn with subpixel positions.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
  }

  /// Creates an empty layer. Archives of layers are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text with the attributes with which it is drawn.
  private var attributed: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    switch alignmentMode {
    case .left: style.alignment = .left
    case .right: style.alignment = .right
    case .center: style.alignment = .center
    case .justified: style.alignment = .justified
    default: style.alignment = .natural
    }
    switch truncationMode {
    case .start: style.lineBreakMode = .byTruncatingHead
    case .middle: style.lineBreakMode = .byTruncatingMiddle
    case .end: style.lineBreakMode = .byTruncatingTail
    default: style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
    }
    if isWrapped, truncationMode == .none { style.lineBreakMode = .byWordWrapping }
    let known =
      (font as? UIFont)?.withSize(fontSize) ?? (font as? CGFont)?.font(ofSize: fontSize)
      ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
    attributes[.font] =
      known ?? UIFont(name: "Helvetica", size: fontSize) ?? UIFont.systemFont(ofSize: fontSize)
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return NSAttributedString(string: text, attributes: attributes)
  }

  /// Returns the size of the text on one line.
  open override func preferredFrameSize() -> CGSize {
    attributed?.size() ?? .zero
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = attributed else { return }
    let bounds0 = bounds
    // Text is drawn on the main actor, which the call below checks.
    nonisolated(unsafe) let (text0, ctx0) = (text, ctx)
    MainActor.assumeIsolated {
      UIGraphicsPushContext(ctx0)
      text0.draw(with: bounds0, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
      UIGraphicsPopContext()
    }
  }
}
