import Typesetting

/// A tab stop.
///
/// Unchecked, since the class is open: its own properties are constants.
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The alignment of the text before the next tab. `natural` and `justified` are treated as `left`.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  /// The options: the characters that end a column.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance from the leading edge, in points.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// A Boolean value that indicates that tab stops support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a tab stop from an archive.
  public required convenience init?(coder: NSCoder) {
    let terminators = coder.value(NSString.self, forKey: "NSColumnTerminators") as String?
    self.init(
      textAlignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left,
      location: CGFloat(coder.decodeDouble(forKey: "NSLocation")),
      options: terminators.map { [.columnTerminators: CharacterSet(charactersIn: $0)] } ?? [:])
  }

  /// Encodes alignment, location, and a decimal separator that ends the column.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
    guard case .decimal(let separator) = stop.alignment, let scalar = Unicode.Scalar(separator) else {
      return
    }
    coder.encode(String(Character(scalar)) as NSString, forKey: "NSColumnTerminators")
  }

  /// Returns the decimal separator of a locale, which ends a column of numbers.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  /// The tab stop in the typesetter's form. With a period or comma in `columnTerminators` it is a decimal
  /// one.
  package var stop: TabStop {
    if let terminators = options[.columnTerminators] as? CharacterSet {
      for separator in [".", ","] as [Unicode.Scalar] where terminators.contains(separator) {
        return TabStop(Double(location), alignment: .decimal(separator: UInt16(separator.value)))
      }
    }
    let aligned: TabStop.Alignment =
      switch alignment {
      case .center: .center
      case .right: .right
      default: .left
      }
    return TabStop(Double(location), alignment: aligned)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }

  /// A key of a tab stop's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column. With a period or comma, numbers are aligned at that character.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
