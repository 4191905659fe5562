import Foundation

/// A list in text, which paragraph styles name in `textLists`. It makes the markers of items.
///
/// Unchecked, since the class is open: it belongs to one thread at a time, as on iOS.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The options of a list. The bits are those of the text system.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Markers begin with the marker of the enclosing list.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The format of markers: text in which names in braces stand for symbols or for the item's number.
  public let markerFormat: MarkerFormat
  /// The options.
  public let listOptions: Options
  /// The number of the first item.
  open var startingItemNumber: Int

  /// Creates a list with a format, options and the number of the first item.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list with a format and the bits of options. The number of the first item is 1.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: mask), startingItemNumber: 1)
  }

  /// A Boolean value that indicates that lists support secure coding. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a list from an archive; `nil` if it contains none.
  public required convenience init?(coder: NSCoder) {
    guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
    self.init(
      markerFormat: MarkerFormat(format as String),
      options: Options(rawValue: coder.decodeInteger(forKey: "NSOptions")),
      startingItemNumber: coder.decodeInteger(forKey: "NSStartingItemNumber"))
  }

  /// Encodes the format, the options and the number of the first item.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(listOptions.rawValue, forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// Returns this list: paragraphs of one list refer to the same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A Boolean value that indicates whether markers contain the item's number.
  open var isOrdered: Bool { markerFormat.parts.contains { if case .number = $0 { true } else { false } } }

  /// Returns the marker of an item, without that of an enclosing list.
  open func marker(forItemNumber itemNumber: Int) -> String {
    markerFormat.parts.map { part in
      switch part {
      case .text(let text): text
      case .number(let numeral): numeral.string(itemNumber)
      }
    }.joined()
  }
}

extension NSTextList {
  /// The format of a list's markers: text in which names in braces stand for symbols or for the item's number.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String
    /// Creates a format from its text, such as `{decimal}.`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from its text, such as `{decimal}.`.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A disc.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A square.
    public static let square = MarkerFormat("{square}")
    /// The number in hexadecimal digits, with lowercase letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// The number in hexadecimal digits, with uppercase letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// The number in octal digits.
    public static let octal = MarkerFormat("{octal}")
    /// The number as lowercase letters: a to z, then aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// The number as uppercase letters: A to Z, then AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// The number as lowercase letters: a to z, then aa.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// The number as uppercase letters: A to Z, then AA.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// The number as a lowercase Roman numeral.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// The number as an uppercase Roman numeral.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// The number in decimal digits.
    public static let decimal = MarkerFormat("{decimal}")

    /// A part of a format.
    fileprivate enum Part {
      case text(String)
      case number(Numeral)
    }

    private static let symbols = [
      "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
      "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    /// The text and the names in order. Unknown names are text.
    fileprivate var parts: [Part] {
      var parts: [Part] = []
      var rest = rawValue[...]
      while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: start)..<end])
        if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
        if let symbol = Self.symbols[name] {
          parts.append(.text(symbol))
        } else if let numeral = Numeral(rawValue: name) {
          parts.append(.number(numeral))
        } else {
          parts.append(.text(String(rest[start...end])))
        }
        rest = rest[rest.index(after: end)...]
      }
      if !rest.isEmpty { parts.append(.text(String(rest))) }
      return parts
    }
  }

  /// A way to write the number of an item.
  fileprivate enum Numeral: String {
    case decimal
    case octal
    case lowerHexadecimal = "lower-hexadecimal"
    case upperHexadecimal = "upper-hexadecimal"
    case lowerAlpha = "lower-alpha"
    case upperAlpha = "upper-alpha"
    case lowerLatin = "lower-latin"
    case upperLatin = "upper-latin"
    case lowerRoman = "lower-roman"
    case upperRoman = "upper-roman"

    /// Returns a number; in decimal digits where letters and Roman numerals have none.
    func string(_ number: Int) -> String {
      switch self {
      case .decimal: String(number)
      case .octal: String(number, radix: 8)
      case .lowerHexadecimal: String(number, radix: 16)
      case .upperHexadecimal: String(number, radix: 16, uppercase: true)
      case .lowerAlpha, .lowerLatin: Self.letters(number) ?? String(number)
      case .upperAlpha, .upperLatin: Self.letters(number)?.uppercased() ?? String(number)
      case .lowerRoman: Self.roman(number)?.lowercased() ?? String(number)
      case .upperRoman: Self.roman(number) ?? String(number)
      }
    }

    private static func letters(_ number: Int) -> String? {
      guard number > 0 else { return nil }
      var (rest, letters) = (number, "")
      while rest > 0 {
        rest -= 1
        letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
        rest /= 26
      }
      return letters
    }

    private static func roman(_ number: Int) -> String? {
      guard (1..<4000).contains(number) else { return nil }
      let digits = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
        (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
      ]
      var (rest, numeral) = (number, "")
      for (value, letters) in digits {
        while rest >= value {
          numeral += letters
          rest -= value
        }
      }
      return numeral
    }
  }
}
