import Typesetting

/// A tab stop.
///
/// Unchecked, since the class is open: its own properties are constants.
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
  /// What of the text up to the next tab stands at the stop. `natural` and `justified` are `left`.
  public let alignment: NSTextAlignment
  /// Distance from the leading edge in points.
  public let location: CGFloat
  /// What else is said of the stop: the characters that end a column.
  public let options: [OptionKey: Any]

  /// A stop at a distance in points from the leading edge.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// Whether stops are archived safely: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the stop of an archive.
  public required convenience init?(coder: NSCoder) {
    let terminators = coder.value(NSString.self, forKey: "NSColumnTerminators") as String?
    self.init(
      textAlignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left,
      location: CGFloat(coder.decodeDouble(forKey: "NSLocation")),
      options: terminators.map { [.columnTerminators: CharacterSet(charactersIn: $0)] } ?? [:])
  }

  /// Archives alignment and location, and whether a point or a comma ends the column.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
    guard case .decimal(let separator) = stop.alignment, let scalar = Unicode.Scalar(separator) else {
      return
    }
    coder.encode(String(Character(scalar)) as NSString, forKey: "NSColumnTerminators")
  }

  /// The characters that end a column of numbers in a locale: its decimal separator.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  /// The stop as the typesetter has it: `columnTerminators` with a point or comma make it one for decimals.
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
    /// The key's name.
    public var rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A set of characters. With a point or a comma in it, numbers stand with that character at the stop.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
