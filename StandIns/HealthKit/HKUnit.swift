import Foundation

/// A power of ten in front of a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate var symbol: String { Self.symbols[rawValue].symbol }
  fileprivate static let symbols: [(symbol: String, factor: Double)] = [
    ("", 1), ("p", 1e-12), ("n", 1e-9), ("mc", 1e-6), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1), ("da", 1e1),
    ("h", 1e2), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12), ("f", 1e-15),
  ]
}

public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let unitString: String
  /// The powers of the kinds of quantities, and the size in their base units.
  let dimension: [String: Int]
  let factor: Double
  /// The base unit's value of zero, of scales of temperature.
  let offset: Double

  /// Creates a unit from a text such as `mg/dL`; one that is not known is of its own kind.
  public init(from string: String) {
    let parsed = Self.parse(string)
    unitString = string
    (dimension, factor, offset) = (parsed.dimension.filter { $0.value != 0 }, parsed.factor, parsed.offset)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public static var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "unit") else { return nil }
    self.init(from: text as String)
  }
  open func encode(with coder: NSCoder) { coder.encode(NSString(string: unitString), forKey: "unit") }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hashValue }
  open override var description: String { unitString }
  open func isNull() -> Bool { unitString.isEmpty }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)*\(unit.unitString)") }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    let isCompound = unit.unitString.contains { "*/".contains($0) }
    return HKUnit(from: "\(unitString)/\(isCompound ? "(\(unit.unitString))" : unit.unitString)")
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    let isCompound = unitString.contains { "*/^".contains($0) }
    return HKUnit(from: "\(isCompound ? "(\(unitString))" : unitString)^\(power)")
  }
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  private typealias Size = (dimension: [String: Int], factor: Double, offset: Double)

  /// The units with a name: their kinds, sizes, and offsets.
  private static let named: [String: (kind: String, factor: Double, offset: Double)] = [
    "oz": ("mass", 28.349523125, 0), "lb": ("mass", 453.59237, 0), "st": ("mass", 6350.29318, 0),
    "in": ("length", 0.0254, 0), "ft": ("length", 0.3048, 0), "yd": ("length", 0.9144, 0),
    "mi": ("length", 1609.344, 0), "fl_oz_us": ("volume", 0.0295735295625, 0),
    "fl_oz_imp": ("volume", 0.0284130625, 0), "pt_us": ("volume", 0.473176473, 0),
    "pt_imp": ("volume", 0.56826125, 0), "cup_us": ("volume", 0.2365882365, 0),
    "cup_imp": ("volume", 0.284130625, 0), "mmHg": ("pressure", 133.322387415, 0),
    "cmAq": ("pressure", 98.0665, 0), "atm": ("pressure", 101325, 0), "inHg": ("pressure", 3386.388640341, 0),
    "dBASPL": ("sound", 1, 0), "dBHL": ("hearing", 1, 0), "min": ("time", 60, 0), "hr": ("time", 3600, 0),
    "d": ("time", 86400, 0), "cal": ("energy", 4.184, 0), "kcal": ("energy", 4184, 0),
    "Cal": ("energy", 4184, 0), "degC": ("temperature", 1, 273.15),
    "degF": ("temperature", 5 / 9.0, 459.67 * 5 / 9), "K": ("temperature", 1, 0),
    "IU": ("international", 1, 0),
    "count": ("", 1, 0), "%": ("", 0.01, 0), "D": ("diopter", 1, 0), "pD": ("prism", 1, 0),
    "deg": ("angle", Double.pi / 180, 0), "appleEffortScore": ("effort", 1, 0),
  ]
  /// The units that prefixes are put in front of.
  private static let metric = [
    "g": "mass", "m": "length", "L": "volume", "l": "volume", "Pa": "pressure", "s": "time", "J": "energy",
    "S": "conductance", "Hz": "frequency", "V": "potential", "W": "power", "rad": "angle", "lx": "light",
  ]

  private static func parse(_ text: String) -> Size {
    var rest = Substring(text)
    let size = product(&rest)
    return rest.isEmpty ? size : ([text: 1], 1, 0)
  }
  private static func product(_ rest: inout Substring, depth: Int = 0) -> Size {
    var size: Size = power(&rest, depth)
    while let sign = rest.first, "*/·".contains(sign) {
      rest.removeFirst()
      let next = power(&rest, depth)
      let exponent = sign == "/" ? -1 : 1
      size.dimension.merge(next.dimension.mapValues { $0 * exponent }, uniquingKeysWith: +)
      size.factor *= sign == "/" ? 1 / next.factor : next.factor
      size.offset = 0
    }
    return size
  }
  private static func power(_ rest: inout Substring, _ depth: Int) -> Size {
    var size: Size
    // Parentheses within many others are of no unit.
    if rest.first == "(", depth < 20 {
      rest.removeFirst()
      size = product(&rest, depth: depth + 1)
      if rest.first == ")" { rest.removeFirst() }
    } else {
      let name = rest.prefix { !"*/·^)".contains($0) }
      rest.removeFirst(name.count)
      size = unit(String(name))
    }
    if rest.first == "^" {
      rest.removeFirst()
      let digits = rest.prefix { $0 == "-" || $0.isNumber }
      rest.removeFirst(digits.count)
      let exponent = Int8(digits).map(Int.init) ?? 1
      size = (size.dimension.mapValues { $0 * exponent }, pow(size.factor, Double(exponent)), 0)
    }
    return size
  }
  private static func unit(_ name: String) -> Size {
    if name.isEmpty || name == "1" { return ([:], 1, 0) }
    if let unit = named[name] { return (unit.kind.isEmpty ? [:] : [unit.kind: 1], unit.factor, unit.offset) }
    for prefix in HKMetricPrefix.symbols where name.hasPrefix(prefix.symbol) {
      let base = String(name.dropFirst(prefix.symbol.count))
      if let kind = metric[base] { return ([kind: 1], prefix.factor, 0) }
      // Of a mole the mass is given, so that it is one of grams.
      if base.hasPrefix("mol<"), base.hasSuffix(">"), let mass = Double(base.dropFirst(4).dropLast()) {
        return (["mass": 1], prefix.factor * mass, 0)
      }
    }
    return ([name: 1], 1, 0)
  }
}

extension HKUnit {
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  public class func day() -> HKUnit { HKUnit(from: "d") }
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  public class func calorie() -> HKUnit { HKUnit(from: "cal") }
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  public class func count() -> HKUnit { HKUnit(from: "count") }
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  public class func second() -> HKUnit { HKUnit(from: "s") }
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "g") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "m") }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "L") }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Pa") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "s") }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "J") }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "S") }
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Hz") }
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "V") }
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "W") }
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "rad")
  }
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "lx") }
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
  }
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
}

/// Units of formatters, each with one of HealthKit's.
extension HKUnit {
  private static let masses: [(unit: MassFormatter.Unit, text: String)] = [
    (.gram, "g"), (.kilogram, "kg"), (.ounce, "oz"), (.pound, "lb"), (.stone, "st"),
  ]
  private static let lengths: [(unit: LengthFormatter.Unit, text: String)] = [
    (.meter, "m"), (.millimeter, "mm"), (.centimeter, "cm"), (.kilometer, "km"), (.inch, "in"), (.foot, "ft"),
    (.yard, "yd"), (.mile, "mi"),
  ]
  private static let energies: [(unit: EnergyFormatter.Unit, text: String)] = [
    (.joule, "J"), (.kilojoule, "kJ"), (.calorie, "cal"), (.kilocalorie, "kcal"),
  ]
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    self.init(from: Self.masses.first { $0.unit == massFormatterUnit }?.text ?? "g")
  }
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    self.init(from: Self.lengths.first { $0.unit == lengthFormatterUnit }?.text ?? "m")
  }
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    self.init(from: Self.energies.first { $0.unit == energyFormatterUnit }?.text ?? "J")
  }
  /// The formatter's unit; grams for those without one.
  public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
    masses.first { $0.text == unit.unitString }?.unit ?? .gram
  }
  /// The formatter's unit; meters for those without one.
  public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
    lengths.first { $0.text == unit.unitString }?.unit ?? .meter
  }
  /// The formatter's unit; joules for those without one.
  public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
    energies.first { $0.text == unit.unitString }?.unit ?? .joule
  }
}

/// A number with a unit.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public static var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
    self.init(unit: unit, doubleValue: coder.decodeDouble(forKey: "value"))
  }
  open func encode(with coder: NSCoder) {
    coder.encode(unit, forKey: "unit")
    coder.encode(value, forKey: "value")
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }
  /// Returns the number in another unit, which is to be of the same kind.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      `is`(compatibleWith: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
    if unit == self.unit { return value }
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { unit.dimension.hashValue }
  open override var description: String { "\(value) \(unit)" }
}
