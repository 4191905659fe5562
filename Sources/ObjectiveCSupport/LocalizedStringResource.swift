import Foundation

extension String {
  /// A string to be localized: its key with the formats of its values, `"%lld photos"`, and the values.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value in the string.
    enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)

      /// Returns the value in a format such as `%lld` or `%.2f`, without a position. If the format is for
      /// another type, the value is described without it.
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

    /// The key in tables.
    let key: String
    let arguments: [Argument]

    /// Creates a string without values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a string without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a string with values.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Collects a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Creates an empty string.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends text, in which percent signs are escaped.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func add(_ format: String, _ argument: Argument) {
        key += format
        arguments.append(argument)
      }

      /// Appends a string: `%@`.
      public mutating func appendInterpolation(_ value: String) { add("%@", .text(value)) }
      /// Appends a string: `%@`.
      public mutating func appendInterpolation(_ value: Substring) { add("%@", .text(String(value))) }
      /// Appends the string of another resource: `%@`.
      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        add("%@", .text(String(localized: value)))
      }
      /// Appends an object's description: `%@`.
      public mutating func appendInterpolation(_ value: NSObject) { add("%@", .text(value.description)) }
      /// Appends an integer: `%lld`, `%d` for those of at most 32 bits, and `%llu` and `%u` for unsigned
      /// ones.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
        add(Self.format(Value.self), Self.argument(value))
      }
      /// Appends a number: `%lf`.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
      /// Appends a number: `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }
      /// Appends a number: `%f`.
      public mutating func appendInterpolation(_ value: Float) { add("%f", .number(Double(value))) }
      /// Appends an integer with a format such as `%05lld`.
      public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String) {
        add(specifier, Self.argument(value))
      }
      /// Appends a number with a format such as `%.2f`.
      public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value, specifier: String
      ) {
        add(specifier, .number(Double(value)))
      }
      /// Appends a value formatted by a style: `%@`.
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

    /// Returns a table's string with the values substituted.
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
        // A position, a name in parentheses, flags and widths; then the conversion.
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

  /// Creates the localized string of a key in a table of a bundle, by default `Localizable` of the main
  /// bundle; the key itself if there is none.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table), locale)
  }

  /// Creates the localized string of a key in a table of a bundle; the default value if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table), locale)
  }

  /// Creates the localized string of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(
      resource.bundle.bundle.localizedString(
        forKey: resource.key, value: resource.defaultValue.key, table: resource.table), resource.locale)
  }
}

/// A string that is localized when it is used: a key, its table and its bundle.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle of a resource's table.
  public enum BundleDescription: Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
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
  /// The string with its values if the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The locale for formatting the values.
  public var locale: Locale
  /// The bundle of the table.
  public let bundle: BundleDescription

  /// Creates a resource whose key is also the default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource with a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key: "\(key)", defaultValue, table, locale, bundle)
  }

  /// Creates a resource without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Creates a resource with values.
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

  /// Returns whether two resources have the same key, values, table, locale and bundle.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
      && left.locale == right.locale && left.bundle.bundle == right.bundle.bundle
  }
}
