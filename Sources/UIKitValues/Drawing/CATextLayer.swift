/// How a text layer shortens lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text that does not fit is cut off; the default.
  public static let none = Self(rawValue: "none")
  /// The last line shows the text's end, after an ellipsis.
  public static let start = Self(rawValue: "start")
  /// The last line shows what fits, and an ellipsis.
  public static let end = Self(rawValue: "end")
  /// The last line shows both ends of the text, an ellipsis between them.
  public static let middle = Self(rawValue: "middle")
}

/// How a text layer aligns lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the text; the default.
  public static let natural = Self(rawValue: "natural")
  /// At the left edge.
  public static let left = Self(rawValue: "left")
  /// At the right edge.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// At both edges, by wider spaces.
  public static let justified = Self(rawValue: "justified")
}

/// A layer that draws a text from the top of its bounds.
///
/// It stands beside views, not among the other layers, since those know no fonts.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, whose size does not count, a `CGFont`, or a font's name. Helvetica by default.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// Points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// White by default.
  open var foregroundColor: CGColor? = CGColor.white { didSet { setNeedsDisplay() } }
  /// Whether lines are broken at the end of the bounds.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// What becomes of text that does not fit; it is cut off by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// How lines are aligned; by the direction of the text by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// Stored only: text is drawn with smooth edges of all its own.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's own values.
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

  /// Creates an empty layer: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The text as it is drawn.
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

  /// The size of the text on one line.
  open override func preferredFrameSize() -> CGSize {
    attributed?.size() ?? .zero
  }

  /// Draws the text.
  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = attributed else { return }
    let bounds0 = bounds
    // Text is drawn on the main actor, which the next line checks.
    nonisolated(unsafe) let (text0, ctx0) = (text, ctx)
    MainActor.assumeIsolated {
      UIGraphicsPushContext(ctx0)
      text0.draw(with: bounds0, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
      UIGraphicsPopContext()
    }
  }
}
