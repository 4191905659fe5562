import Foundation

/// Formats measurements: "3 mi", "62 miles", "20°C". Foundation on Linux has no such class.
///
/// Names of units and the units that a region prefers are those of the Unicode Common Locale Data Repository, as on Apple's platforms.
/// Unchecked, like Foundation's formatters: one thread configures them.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options for the unit of the text. Raw values match Foundation's.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, not the one that the region prefers.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit in which the number is neither large nor small. Without effect: units that a region prefers are of that scale always.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures have a degree sign only.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Options for the unit. The default is the unit that the region prefers.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name. The default is medium: a symbol.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the text and the region whose units are preferred.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the text of a measurement.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit, as long as the style has it.
  open func string(from unit: Unit) -> String {
    guard let name = UnitNames.identifier(of: unit),
      let text = UnitFormat.text("unit/\(name) \(width) .", of: 10, in: identifier)
    else { return unit.symbol }
    // The text of a number without the number; names of units, as L/100 km, have numbers of their own.
    let (before, rest) = (text.prefix { !$0.isNumber }, text.drop { !$0.isNumber }.drop(while: \.isNumber))
    return (before + rest).trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a measurement; `nil` for an object that is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map { text($0.doubleValue, $0.unit) }
      ?? (obj as? any AnyMeasurement).map { text($0.value, $0.anyUnit) }
  }

  private var identifier: String { (locale ?? .autoupdatingCurrent).identifier }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let isTemperature = unit is UnitTemperature
    if isTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      let own = unitOptions.contains(.providedUnit) ? nil : preferred(value, unit)
      return (own ?? number(value)) + "°"
    }
    guard let name = UnitNames.identifier(of: unit) else { return plain(value, unit) }
    let usage =
      unitOptions.contains(.providedUnit) ? "" : isTemperature ? " usage/weather" : " usage/default"
    return UnitFormat.text("unit/\(name) \(width)\(usage) \(precision)", of: value, in: identifier)
      ?? plain(value, unit)
  }

  /// Returns the number of a temperature in the unit that the region prefers.
  private func preferred(_ value: Double, _ unit: Unit) -> String? {
    UnitNames.identifier(of: unit).flatMap {
      UnitFormat.text(
        "unit/\($0) unit-width-narrow usage/weather \(precision)", of: value, in: identifier)
    }.map { text in String(text.prefix { $0 != "°" }) }
  }

  private func plain(_ value: Double, _ unit: Unit) -> String {
    number(value) + (unitStyle == .short ? "" : " ") + unit.symbol
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// The digits after the decimal point, in words of number skeletons: `.0##` for one to three.
  private var precision: String {
    let least = max(0, min(numberFormatter?.minimumFractionDigits ?? 0, 20))
    let most = max(least, min(numberFormatter?.maximumFractionDigits ?? 3, 20))
    let digits = "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    return digits + (numberFormatter?.usesGroupingSeparator == false ? " group-off" : "")
  }
}

/// The text of measurements by styles.
enum MeasurementText {
  /// Returns the text of a value with its unit.
  ///
  /// - Parameters:
  ///   - width: the length of the unit's name, in words of number skeletons.
  ///   - usage: what is measured, for the unit that the region prefers; `nil` for the unit itself.
  ///   - number: the style of the number; by default it has no more than two digits after the point.
  ///   - hidesScaleName: whether a temperature has a degree sign alone.
  static func text(
    _ value: Double, _ unit: Dimension, width: String, usage: String?, locale: Locale,
    number: FloatingPointFormatStyle<Double>?, hidesScaleName: Bool
  ) -> String {
    guard let name = UnitNames.identifier(of: unit) else {
      return (number?.format(value) ?? "\(value)") + " " + unit.symbol
    }
    let use = usage.map { " usage/\(unit is UnitTemperature && $0 == "default" ? "weather" : $0)" } ?? ""
    func text(_ digits: String) -> String {
      let width = hidesScaleName ? "unit-width-narrow" : width
      return UnitFormat.text("unit/\(name) \(width)\(use) \(digits)", of: value, in: locale.identifier)
        ?? "\(value)"
    }
    var result = text(unit is UnitTemperature ? "precision-integer" : ".##")
    if let number, let range = digits(in: result) {
      // The number in the unit that is written, whose region may write it with a comma.
      let region = "en_US@rg=\(locale.region?.identifier.lowercased() ?? "us")zzzz"
      let exact = UnitFormat.text(
        "unit/\(name) unit-width-short\(use) .############### group-off latin", of: value, in: region)
      let words = exact.flatMap { text in
        digits(in: text).map { text[$0].replacingOccurrences(of: ",", with: ".") }
      }
      if let converted = words.flatMap({ Double($0) }) {
        result.replaceSubrange(range, with: number.format(converted))
      }
    }
    if hidesScaleName, let degree = result.firstIndex(of: "°") { result = String(result[...degree]) }
    return result
  }

  /// Returns the range of a number without its sign: digits, with what stands between them.
  private static func digits(in text: String) -> Range<String.Index>? {
    guard let first = text.firstIndex(where: \.isNumber) else { return nil }
    var end = first
    var index = first
    while index < text.endIndex,
      text[index].isNumber || ".,'\u{A0}\u{202F}\u{66B}\u{66C}".contains(text[index])
    {
      if text[index].isNumber { end = text.index(after: index) }
      index = text.index(after: index)
    }
    return first..<end
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

/// Numbers with units by ICU, which Foundation links. Its functions are found by name, since its module does not export them.
enum UnitFormat {
  private typealias Open =
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) ->
    OpaquePointer?
  private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Format =
    @convention(c) (OpaquePointer, Double, OpaquePointer, UnsafeMutablePointer<Int32>) -> Void
  private typealias Read =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) ->
    Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private struct Functions: Sendable {
    let open: Open
    let close: Close
    let openResult: OpenResult
    let closeResult: Close
    let format: Format
    let read: Read
  }

  private static let functions: Functions? = {
    func function<Type>(_ name: String, _: Type.Type) -> Type? {
      dlsym(nil, "swift_unumf_" + name).map { unsafeBitCast($0, to: Type.self) }
    }
    guard let open = function("openForSkeletonAndLocale", Open.self),
      let close = function("close", Close.self), let openResult = function("openResult", OpenResult.self),
      let closeResult = function("closeResult", Close.self),
      let format = function("formatDouble", Format.self), let read = function("resultToString", Read.self)
    else { return nil }
    return Functions(
      open: open, close: close, openResult: openResult, closeResult: closeResult, format: format, read: read)
  }()

  /// Returns the text of a number by a skeleton; `nil` where ICU cannot.
  static func text(_ skeleton: String, of value: Double, in locale: String) -> String? {
    guard let functions else { return nil }
    var status: Int32 = 0
    let words = Array(skeleton.utf16)
    guard let formatter = functions.open(words, Int32(words.count), locale, &status), status <= 0 else {
      return nil
    }
    defer { functions.close(formatter) }
    guard let result = functions.openResult(&status), status <= 0 else { return nil }
    defer { functions.closeResult(result) }
    functions.format(formatter, value, result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let count = functions.read(result, &text, Int32(text.count), &status)
    guard status <= 0, count >= 0, Int(count) <= text.count else { return nil }
    return String(decoding: text[..<Int(count)], as: UTF16.self)
  }
}

/// The names of Foundation's units in the Unicode Common Locale Data Repository.
enum UnitNames {
  /// The name of a unit; `nil` for one that Foundation does not have.
  static func identifier(of unit: Unit) -> String? {
    guard let dimension = unit as? Dimension else { return nil }
    return all["\(Swift.type(of: dimension)) \(dimension.symbol)"]
  }

  private static let all: [String: String] = {
    var names: [String: String] = [:]
    for (unit, name) in table { names["\(Swift.type(of: unit)) \(unit.symbol)"] = name }
    return names
  }()

  /// The units with their names.
  static var table: [(Dimension, String)] {
    lengths + areas + volumes + masses + others
  }

  private static let lengths: [(UnitLength, String)] = [
    (.megameters, "megameter"), (.kilometers, "kilometer"), (.hectometers, "hectometer"),
    (.decameters, "decameter"), (.meters, "meter"), (.decimeters, "decimeter"),
    (.centimeters, "centimeter"), (.millimeters, "millimeter"), (.micrometers, "micrometer"),
    (.nanometers, "nanometer"), (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"),
    (.yards, "yard"), (.miles, "mile"), (.scandinavianMiles, "mile-scandinavian"),
    (.lightyears, "light-year"), (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"),
    (.furlongs, "furlong"), (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
  ]

  private static let areas: [(UnitArea, String)] = [
    (.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"),
    (.squareMeters, "square-meter"), (.squareCentimeters, "square-centimeter"),
    (.squareMillimeters, "square-millimeter"), (.squareMicrometers, "square-micrometer"),
    (.squareNanometers, "square-nanometer"), (.squareInches, "square-inch"), (.squareFeet, "square-foot"),
    (.squareYards, "square-yard"), (.squareMiles, "square-mile"), (.acres, "acre"),
    (.hectares, "hectare"),
  ]

  private static let volumes: [(UnitVolume, String)] = [
    (.megaliters, "megaliter"), (.kiloliters, "kiloliter"), (.liters, "liter"), (.deciliters, "deciliter"),
    (.centiliters, "centiliter"), (.milliliters, "milliliter"), (.cubicKilometers, "cubic-kilometer"),
    (.cubicMeters, "cubic-meter"), (.cubicDecimeters, "cubic-decimeter"),
    (.cubicCentimeters, "cubic-centimeter"), (.cubicMillimeters, "cubic-millimeter"),
    (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"), (.cubicYards, "cubic-yard"),
    (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"), (.bushels, "bushel"),
    (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"), (.cups, "cup"),
    (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"),
    (.imperialFluidOunces, "fluid-ounce-imperial"), (.imperialGallons, "gallon-imperial"),
    (.metricCups, "cup-metric"),
  ]

  private static let masses: [(UnitMass, String)] = [
    (.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"), (.centigrams, "centigram"),
    (.milligrams, "milligram"), (.micrograms, "microgram"), (.nanograms, "nanogram"),
    (.picograms, "picogram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
    (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
  ]

  private static let others: [(Dimension, String)] = [
    (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
    (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
    (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"),
    (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.horsepower, "horsepower"),
    (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
    (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricResistance.ohms, "ohm"),
    (UnitIlluminance.lux, "lux"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.kilobits, "kilobit"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
    (UnitInformationStorage.bytes, "byte"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabytes, "megabyte"), (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.petabytes, "petabyte"),
  ]
}
