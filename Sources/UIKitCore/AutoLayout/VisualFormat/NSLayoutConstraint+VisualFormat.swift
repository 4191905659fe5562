extension NSLayoutConstraint {
  /// How the views of a visual format lie beside their line, and in which direction it runs. Raw values are UIKit's:
  /// an alignment is the bit at its attribute's raw value.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits; they are UIKit's.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All left edges are on one line: in columns.
    public static let alignAllLeft = FormatOptions(.left)
    /// All right edges are on one line: in columns.
    public static let alignAllRight = FormatOptions(.right)
    /// All upper edges are on one line: in rows.
    public static let alignAllTop = FormatOptions(.top)
    /// All lower edges are on one line: in rows.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All leading edges are on one line: in columns.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All trailing edges are on one line: in columns.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All middles are on one vertical line: in columns.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All middles are on one horizontal line: in rows.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All last baselines are on one line: in rows.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All first baselines are on one line: in rows.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The older name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// All bits that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row runs with the language: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row runs from left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row runs from right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits that say how a row runs.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// A column's spaces reach from edge to edge: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// A column's spaces reach from the last baseline of a view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits that say what a column's spaces reach between.
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
