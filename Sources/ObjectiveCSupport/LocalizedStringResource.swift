import Foundation

extension String {
  /// A text to be localized: its key with the kinds of the values in it, `"%lld photos"`, and the values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value in the text.
    enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)

      /// The value in a format such as `%lld` or `%.2f`, without a position. A format of another kind takes the value as it is.
      func text(_ format: String, _ locale: Locale) -> String {
        let isFloat = format.last.map { "fFeEgGaA".contains($0) } ?? false
        let isInteger = format.last.map { "dDiuUxXoOc".contains($0) } ?? false
        switch self {
        case .integer(let number) where isInteger: return String(format: format, locale: locale, number)
        case .unsigned(let number) where isInteger: return String(format: format, locale: locale, number)
        case .number(let number) where isFloat: return String(format: format, locale: locale, number)
        case .text(let text): return text
        case .integer(let number): return "\(number)"
        case .unsigned(let number): return "\(number)"
        case .number(let number): return "\(number)"
        }
      }
    }

    /// The key that tables have.
    let key: String
    let arguments: [Argument]

    /// A text that is a key as it is.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// A text that is a key as it is.
    public init(stringLiteral value: String) { self.init(value) }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Collects a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// An empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Adds text, whose percent signs are no formats.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func add(_ format: String, _ argument: Argument) {
        key += format
        arguments.append(argument)
      }

      /// Adds a text: `%@`.
      public mutating func appendInterpolation(_ value: String) { add("%@", .text(value)) }
      /// Adds a text: `%@`.
      public mutating func appendInterpolation(_ value: Substring) { add("%@", .text(String(value))) }
      /// Adds the text of another resource: `%@`.
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        add("%@", .text(String(localized: value)))
      }
      /// Adds an object's description: `%@`.
      public mutating func appendInterpolation(_ value: NSObject) { add("%@", .text(value.description)) }
      /// Adds an integer: `%lld`, `%d` for those of at most 32 bits, and `%llu` and `%u` for unsigned ones.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        add(Self.format(Value.self), Self.argument(value))
      }
      /// Adds a number: `%lf`.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
      /// Adds a number: `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }
      /// Adds a number: `%f`.
      public mutating func appendInterpolation(_ value: Float) { add("%f", .number(Double(value))) }
      /// Adds an integer in a format of its own, `%05lld`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
        add(specifier, Self.argument(value))
      }
      /// Adds a number in a format of its own, `%.2f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        add(specifier, .number(Double(value)))
      }
      /// Adds what a style makes of a value: `%@`.
      public mutating func appendInterpolation<Value, Style: FormatStyle>(_ value: Value, format: Style)
      where Style.FormatInput == Value, Style.FormatOutput == String {
        add("%@", .text(format.format(value)))
      }

      private static func format<Value: FixedWidthInteger>(_ type: Value.Type) -> String {
        switch (Value.isSigned, Value.bitWidth > 32) {
        case (true, true): "%lld"
        case (true, false): "%d"
        case (false, true): "%llu"
        case (false, false): "%u"
        }
      }

      private static func argument<Value: FixedWidthInteger>(_ value: Value) -> Argument {
        Value.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
      }
    }

    /// A text of a table, with the values in their places.
    func text(_ template: String, _ locale: Locale) -> String {
      guard !arguments.isEmpty else { return template }
      var result = ""
      var rest = template[...]
      var next = 0
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        // A position, a name in parentheses, flags and widths; then the kind.
        var format = ""
        var index = next
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if rest.dropFirst(digits.count).first == "$", let position = Int(digits) {
          index = position - 1
          rest = rest.dropFirst(digits.count + 1)
        } else {
          next += 1
        }
        if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
        while let character = rest.first {
          rest = rest.dropFirst()
          format.append(character)
          if character == "@" || (character.isLetter && !"lhqzjtL".contains(character)) { break }
        }
        if arguments.indices.contains(index) { result += arguments[index].text("%" + format, locale) }
      }
      return result + rest
    }
  }

  /// The text of a key in a table of a bundle, `Localizable` of the main one by default; the key itself where there is none.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table), locale)
  }

  /// The text of a key in a table of a bundle; the default value where there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table), locale)
  }

  /// The text of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(
      resource.bundle.bundle.localizedString(
        forKey: resource.key, value: resource.defaultValue.key, table: resource.table), resource.locale)
  }
}

/// A text that is looked for when it is shown: a key, its table and its bundle.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where a resource's table is.
  public enum BundleDescription: Sendable {
    /// In the application.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text where the table has none, with the values.
  public let defaultValue: String.LocalizationValue
  /// The table's name; nil for `Localizable`.
  public let table: String?
  /// The locale of the numbers in the text.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// A text whose key says what it is.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// A text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, bundle)
  }

  /// A text that is a key as it is.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
    _ bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Whether two texts have the same key, table, bundle and values.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
      && left.locale == right.locale && left.bundle.bundle == right.bundle.bundle
  }
}
