extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and the direction of a row. Raw values are UIKit's: an
  /// alignment is the bit at its attribute's raw value.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options, which are UIKit's.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns the left edges of a column.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns the right edges of a column.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns the top edges of a row.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns the bottom edges of a row.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns the leading edges of a column.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns the trailing edges of a column.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the horizontal centers of a column.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the vertical centers of a row.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the last baselines of a row.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the first baselines of a row.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The former name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The mask of all alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row is arranged from leading to trailing; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row is arranged from left to right, regardless of the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row is arranged from right to left, regardless of the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The spacing of a column is measured from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// The spacing of a column is measured from the last baseline of a view to the first baseline of the next
    /// one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes of the alignment options.
    var alignedAttributes: [Attribute] {
      (1...15).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }

  /// Creates constraints from a row or column of views in the visual format language, such as
  /// `H:|-[label]-(>=20)-[field(100)]|`.
  ///
  /// `|` is the superview. A single `-` is the standard spacing: 8 points between views, the layout margin at
  /// the superview. Numbers are in points. A format that cannot be parsed, an unknown name, or `|` beside a
  /// view without superview stops the process with Apple's message, which points at the column.
  /// - Parameters:
  ///   - format: The text in Apple's visual format language.
  ///   - opts: The alignment of the views with each other, and the direction of a row.
  ///   - metrics: The numbers that names stand for.
  ///   - views: The views and layout guides that names stand for.
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

  /// Creates constraints like `constraints(withVisualFormat:options:metrics:views:)`, but throws an error
  /// instead of stopping.
  static func constraints(
    readingVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try VisualFormatBuilder.constraints(
      of: VisualFormatParser.parse(format), options: options, metrics: metrics, views: views)
  }
}
