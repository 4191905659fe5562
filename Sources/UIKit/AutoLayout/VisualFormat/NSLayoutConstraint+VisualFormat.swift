extension NSLayoutConstraint {
  /// How the views of a visual format lie beside their line, and in which direction it runs. Raw values are UIKit's:
  /// an alignment is the bit at its attribute's raw value.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The older name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row runs with the language: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// A column's spaces reach from edge to edge: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// A column's spaces reach from the last baseline of a view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes whose bits are set.
    var alignedAttributes: [Attribute] {
      (1...15).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }

  /// Makes constraints from a row or column of views written as text, such as `H:|-[label]-(>=20)-[field(100)]|`.
  ///
  /// `|` is the superview. A lone `-` is the standard space: 8 points between views, the layout margin at the
  /// superview. Numbers are points. Stops with Apple's message, which points at the column, when the format cannot
  /// be read, a name is unknown, or `|` stands beside a view without superview.
  /// - Parameters:
  ///   - format: the text, in Apple's visual format language.
  ///   - opts: alignment of the views with each other, and the direction of a row.
  ///   - metrics: what names stand for that are numbers.
  ///   - views: what names stand for that are views or layout guides.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        readingVisualFormat: format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      fatalError(error.text)
    }
  }

  /// The same with an error instead of a stop.
  static func constraints(
    readingVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try VisualFormatBuilder.constraints(
      of: VisualFormatParser.parse(format), options: options, metrics: metrics, views: views)
  }
}
